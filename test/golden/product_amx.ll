; passes: always_inliner sroa simplify_cfg instruction_combine
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
@product_amx_0_config = internal constant [64 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\40\00\40\00\40\00\40\00\40\00\40\00\40\00\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\10\10\10\10\10\10\10\10\00\00\00\00\00\00\00\00", align 64
define internal void @product_amx_0_row(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, i64 %m, i64 %rows, i64 %n, i64 %have, ptr noalias %c) noinline #0 {
entry:
  br label %head1
head1:
  %i1 = phi i64 [ 0, %entry ], [ %next1, %exit16 ]
  %go1 = icmp slt i64 %i1, %rows
  br i1 %go1, label %body1, label %exit1
body1:
  %v2 = add nuw nsw i64 %m, %i1
  %v3 = mul nuw nsw i64 %i1, 32
  %v4 = getelementptr inbounds float, ptr %c, i64 %v3
  %v5 = sub nsw i64 0, %n
  %v6 = getelementptr float, ptr %v4, i64 %v5
  %v7 = and i64 %have, -16
  %v8 = add nuw nsw i64 %n, %v7
  %v12 = mul i64 %v2, 90
  %v13 = getelementptr float, ptr %p0, i64 %v12
  br label %head9
head9:
  %i9 = phi i64 [ %n, %body1 ], [ %next9, %body9 ]
  %go9 = icmp slt i64 %i9, %v8
  br i1 %go9, label %body9, label %exit9
body9:
  %v10 = getelementptr float, ptr %v6, i64 %i9
  %v11 = load <16 x float>, ptr %v10, align 4
  %v14 = getelementptr float, ptr %v13, i64 %i9
  store <16 x float> %v11, ptr %v14, align 4
  %next9 = add nuw nsw i64 %i9, 16
  br label %head9, !llvm.loop !1
exit9:
  %v15 = add nuw nsw i64 %n, %have
  br label %head16
head16:
  %i16 = phi i64 [ %v8, %exit9 ], [ %next16, %body16 ]
  %go16 = icmp slt i64 %i16, %v15
  br i1 %go16, label %body16, label %exit16
body16:
  %v17 = getelementptr float, ptr %v6, i64 %i16
  %v18 = load float, ptr %v17, align 4
  %v19 = add i64 %v12, %i16
  %v20 = getelementptr inbounds float, ptr %p0, i64 %v19
  store float %v18, ptr %v20
  %next16 = add nuw nsw i64 %i16, 1
  br label %head16, !llvm.loop !1
exit16:
  %next1 = add nuw nsw i64 %i1, 1
  br label %head1, !llvm.loop !1
exit1:
  ret void
}
define internal void @product_amx_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  call void @llvm.x86.ldtilecfg(ptr @product_amx_0_config)
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 20480
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 40960
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit200 ]
  %go4 = icmp slt i64 %i4, %end
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = urem i64 %i4, 2
  %v6 = udiv i64 %i4, 2
  %v7 = urem i64 %v6, 1
  %v8 = udiv i64 %v6, 1
  %v9 = icmp eq i64 %v5, 0
  %v10 = icmp eq i64 %i4, %start
  %v11 = or i1 %v9, %v10
  %v12 = mul nuw nsw i64 %v7, 64
  %v13 = mul nuw nsw i64 %v5, 64
  %v14 = sub nsw i64 40, %v12
  %v15 = icmp slt i64 64, %v14
  %v16 = select i1 %v15, i64 64, i64 %v14
  %v17 = sub nsw i64 90, %v13
  %v18 = icmp slt i64 64, %v17
  %v19 = select i1 %v18, i64 64, i64 %v17
  %v20 = add nuw nsw i64 %v19, 15
  %v21 = udiv i64 %v20, 16
  br label %head22
head22:
  %i22 = phi i64 [ 0, %body4 ], [ %next22, %exit23 ]
  %go22 = icmp slt i64 %i22, %v21
  br i1 %go22, label %body22, label %exit22
body22:
  br label %head23
head23:
  %i23 = phi i64 [ 0, %body22 ], [ %next23, %exit74 ]
  %go23 = icmp slt i64 %i23, 5
  br i1 %go23, label %body23, label %exit23
body23:
  %v24 = mul nuw nsw i64 %i22, 16
  %v25 = mul nuw nsw i64 %i23, 32
  %v26 = sub nsw i64 %v19, %v24
  %v27 = call i64 asm "", "=r,0"(i64 %v26)
  %v28 = udiv i64 %i22, 2
  %v29 = mul nuw nsw i64 %v28, 10240
  %v30 = getelementptr i8, ptr %v1, i64 %v29
  %v31 = urem i64 %i22, 2
  %v32 = mul nuw nsw i64 %v31, 1024
  %v33 = getelementptr i8, ptr %v30, i64 %v32
  %v34 = mul nuw nsw i64 %i23, 2048
  %v35 = getelementptr i8, ptr %v33, i64 %v34
  %v36 = call ptr asm "", "=r,0"(ptr %v35)
  %v37 = add nuw nsw i64 %v13, %v24
  %v38 = add nuw nsw i64 0, %v25
  %v39 = mul i64 %v37, 160
  %v40 = add i64 %v39, %v38
  %v41 = call i64 asm "", "=r,0"(i64 %v40)
  %v42 = add nuw nsw i64 %v41, 2560
  %v43 = getelementptr inbounds i16, ptr %p2, i64 %v42
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 2, i32 1)
  %v44 = add nuw nsw i64 %v41, 2720
  %v45 = getelementptr inbounds i16, ptr %p2, i64 %v44
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 2, i32 1)
  %v46 = add nuw nsw i64 %v41, 2880
  %v47 = getelementptr inbounds i16, ptr %p2, i64 %v46
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 2, i32 1)
  %v48 = add nuw nsw i64 %v41, 3040
  %v49 = getelementptr inbounds i16, ptr %p2, i64 %v48
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = add nuw nsw i64 %v41, 3200
  %v51 = getelementptr inbounds i16, ptr %p2, i64 %v50
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = add nuw nsw i64 %v41, 3360
  %v53 = getelementptr inbounds i16, ptr %p2, i64 %v52
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = add nuw nsw i64 %v41, 3520
  %v55 = getelementptr inbounds i16, ptr %p2, i64 %v54
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = add nuw nsw i64 %v41, 3680
  %v57 = getelementptr inbounds i16, ptr %p2, i64 %v56
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = add nuw nsw i64 %v41, 3840
  %v59 = getelementptr inbounds i16, ptr %p2, i64 %v58
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = add nuw nsw i64 %v41, 4000
  %v61 = getelementptr inbounds i16, ptr %p2, i64 %v60
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = add nuw nsw i64 %v41, 4160
  %v63 = getelementptr inbounds i16, ptr %p2, i64 %v62
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = add nuw nsw i64 %v41, 4320
  %v65 = getelementptr inbounds i16, ptr %p2, i64 %v64
  call void @llvm.prefetch.p0(ptr %v65, i32 0, i32 2, i32 1)
  %v66 = add nuw nsw i64 %v41, 4480
  %v67 = getelementptr inbounds i16, ptr %p2, i64 %v66
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 2, i32 1)
  %v68 = add nuw nsw i64 %v41, 4640
  %v69 = getelementptr inbounds i16, ptr %p2, i64 %v68
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 2, i32 1)
  %v70 = add nuw nsw i64 %v41, 4800
  %v71 = getelementptr inbounds i16, ptr %p2, i64 %v70
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 2, i32 1)
  %v72 = add nuw nsw i64 %v41, 4960
  %v73 = getelementptr inbounds i16, ptr %p2, i64 %v72
  call void @llvm.prefetch.p0(ptr %v73, i32 0, i32 2, i32 1)
  br label %head74
head74:
  %i74 = phi i64 [ 0, %body23 ], [ %next74, %body74 ]
  %go74 = icmp slt i64 %i74, 4
  br i1 %go74, label %body74, label %exit74
body74:
  %v75 = mul nuw nsw i64 %i74, 8
  %v76 = add nuw nsw i64 %v41, %v75
  %v77 = icmp sgt i64 %v27, 0
  %v78 = select i1 %v77, i64 0, i64 0
  %v79 = mul nuw nsw i64 %v78, 160
  %v80 = add nuw nsw i64 %v76, %v79
  %v81 = icmp sgt i64 %v27, 1
  %v82 = select i1 %v81, i64 1, i64 0
  %v83 = mul nuw nsw i64 %v82, 160
  %v84 = add nuw nsw i64 %v76, %v83
  %v85 = icmp sgt i64 %v27, 2
  %v86 = select i1 %v85, i64 2, i64 0
  %v87 = mul nuw nsw i64 %v86, 160
  %v88 = add nuw nsw i64 %v76, %v87
  %v89 = icmp sgt i64 %v27, 3
  %v90 = select i1 %v89, i64 3, i64 0
  %v91 = mul nuw nsw i64 %v90, 160
  %v92 = add nuw nsw i64 %v76, %v91
  %v93 = icmp sgt i64 %v27, 4
  %v94 = select i1 %v93, i64 4, i64 0
  %v95 = mul nuw nsw i64 %v94, 160
  %v96 = add nuw nsw i64 %v76, %v95
  %v97 = icmp sgt i64 %v27, 5
  %v98 = select i1 %v97, i64 5, i64 0
  %v99 = mul nuw nsw i64 %v98, 160
  %v100 = add nuw nsw i64 %v76, %v99
  %v101 = icmp sgt i64 %v27, 6
  %v102 = select i1 %v101, i64 6, i64 0
  %v103 = mul nuw nsw i64 %v102, 160
  %v104 = add nuw nsw i64 %v76, %v103
  %v105 = icmp sgt i64 %v27, 7
  %v106 = select i1 %v105, i64 7, i64 0
  %v107 = mul nuw nsw i64 %v106, 160
  %v108 = add nuw nsw i64 %v76, %v107
  %v109 = icmp sgt i64 %v27, 8
  %v110 = select i1 %v109, i64 8, i64 0
  %v111 = mul nuw nsw i64 %v110, 160
  %v112 = add nuw nsw i64 %v76, %v111
  %v113 = icmp sgt i64 %v27, 9
  %v114 = select i1 %v113, i64 9, i64 0
  %v115 = mul nuw nsw i64 %v114, 160
  %v116 = add nuw nsw i64 %v76, %v115
  %v117 = icmp sgt i64 %v27, 10
  %v118 = select i1 %v117, i64 10, i64 0
  %v119 = mul nuw nsw i64 %v118, 160
  %v120 = add nuw nsw i64 %v76, %v119
  %v121 = icmp sgt i64 %v27, 11
  %v122 = select i1 %v121, i64 11, i64 0
  %v123 = mul nuw nsw i64 %v122, 160
  %v124 = add nuw nsw i64 %v76, %v123
  %v125 = icmp sgt i64 %v27, 12
  %v126 = select i1 %v125, i64 12, i64 0
  %v127 = mul nuw nsw i64 %v126, 160
  %v128 = add nuw nsw i64 %v76, %v127
  %v129 = icmp sgt i64 %v27, 13
  %v130 = select i1 %v129, i64 13, i64 0
  %v131 = mul nuw nsw i64 %v130, 160
  %v132 = add nuw nsw i64 %v76, %v131
  %v133 = icmp sgt i64 %v27, 14
  %v134 = select i1 %v133, i64 14, i64 0
  %v135 = mul nuw nsw i64 %v134, 160
  %v136 = add nuw nsw i64 %v76, %v135
  %v137 = icmp sgt i64 %v27, 15
  %v138 = select i1 %v137, i64 15, i64 0
  %v139 = mul nuw nsw i64 %v138, 160
  %v140 = add nuw nsw i64 %v76, %v139
  %v141 = getelementptr inbounds i16, ptr %p2, i64 %v80
  %v142 = load <8 x i16>, ptr %v141, align 2
  %v143 = getelementptr inbounds i16, ptr %p2, i64 %v84
  %v144 = load <8 x i16>, ptr %v143, align 2
  %v145 = getelementptr inbounds i16, ptr %p2, i64 %v88
  %v146 = load <8 x i16>, ptr %v145, align 2
  %v147 = getelementptr inbounds i16, ptr %p2, i64 %v92
  %v148 = load <8 x i16>, ptr %v147, align 2
  %v149 = getelementptr inbounds i16, ptr %p2, i64 %v96
  %v150 = load <8 x i16>, ptr %v149, align 2
  %v151 = getelementptr inbounds i16, ptr %p2, i64 %v100
  %v152 = load <8 x i16>, ptr %v151, align 2
  %v153 = getelementptr inbounds i16, ptr %p2, i64 %v104
  %v154 = load <8 x i16>, ptr %v153, align 2
  %v155 = getelementptr inbounds i16, ptr %p2, i64 %v108
  %v156 = load <8 x i16>, ptr %v155, align 2
  %v157 = getelementptr inbounds i16, ptr %p2, i64 %v112
  %v158 = load <8 x i16>, ptr %v157, align 2
  %v159 = getelementptr inbounds i16, ptr %p2, i64 %v116
  %v160 = load <8 x i16>, ptr %v159, align 2
  %v161 = getelementptr inbounds i16, ptr %p2, i64 %v120
  %v162 = load <8 x i16>, ptr %v161, align 2
  %v163 = getelementptr inbounds i16, ptr %p2, i64 %v124
  %v164 = load <8 x i16>, ptr %v163, align 2
  %v165 = getelementptr inbounds i16, ptr %p2, i64 %v128
  %v166 = load <8 x i16>, ptr %v165, align 2
  %v167 = getelementptr inbounds i16, ptr %p2, i64 %v132
  %v168 = load <8 x i16>, ptr %v167, align 2
  %v169 = getelementptr inbounds i16, ptr %p2, i64 %v136
  %v170 = load <8 x i16>, ptr %v169, align 2
  %v171 = getelementptr inbounds i16, ptr %p2, i64 %v140
  %v172 = load <8 x i16>, ptr %v171, align 2
  %v173 = shufflevector <8 x i16> %v142, <8 x i16> %v150, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v174 = shufflevector <8 x i16> %v158, <8 x i16> %v166, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v175 = shufflevector <16 x i16> %v173, <16 x i16> %v174, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v176 = shufflevector <8 x i16> %v144, <8 x i16> %v152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v177 = shufflevector <8 x i16> %v160, <8 x i16> %v168, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v178 = shufflevector <16 x i16> %v176, <16 x i16> %v177, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v179 = shufflevector <8 x i16> %v146, <8 x i16> %v154, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v180 = shufflevector <8 x i16> %v162, <8 x i16> %v170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v181 = shufflevector <16 x i16> %v179, <16 x i16> %v180, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v182 = shufflevector <8 x i16> %v148, <8 x i16> %v156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v183 = shufflevector <8 x i16> %v164, <8 x i16> %v172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v184 = shufflevector <16 x i16> %v182, <16 x i16> %v183, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v185 = shufflevector <32 x i16> %v175, <32 x i16> %v178, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v186 = shufflevector <32 x i16> %v175, <32 x i16> %v178, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v187 = shufflevector <32 x i16> %v181, <32 x i16> %v184, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v188 = shufflevector <32 x i16> %v181, <32 x i16> %v184, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v189 = shufflevector <32 x i16> %v185, <32 x i16> %v187, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v190 = shufflevector <32 x i16> %v185, <32 x i16> %v187, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v191 = shufflevector <32 x i16> %v186, <32 x i16> %v188, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v192 = shufflevector <32 x i16> %v186, <32 x i16> %v188, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v193 = mul nuw nsw i64 %i74, 256
  %v194 = getelementptr i8, ptr %v36, i64 %v193
  store <32 x i16> %v189, ptr %v194, align 64
  %v195 = getelementptr i8, ptr %v194, i64 64
  store <32 x i16> %v190, ptr %v195, align 64
  %v196 = getelementptr i8, ptr %v194, i64 128
  store <32 x i16> %v191, ptr %v196, align 64
  %v197 = getelementptr i8, ptr %v194, i64 192
  store <32 x i16> %v192, ptr %v197, align 64
  %next74 = add nuw nsw i64 %i74, 1
  br label %head74, !llvm.loop !1
exit74:
  %next23 = add nuw nsw i64 %i23, 1
  br label %head23, !llvm.loop !1
exit23:
  %next22 = add nuw nsw i64 %i22, 1
  br label %head22, !llvm.loop !1
exit22:
  %v198 = add nuw nsw i64 %v16, 63
  %v199 = udiv i64 %v198, 64
  br label %head200
head200:
  %i200 = phi i64 [ 0, %exit22 ], [ %next200, %exit394 ]
  %go200 = icmp slt i64 %i200, %v199
  br i1 %go200, label %body200, label %exit200
body200:
  %v201 = mul nuw nsw i64 %i200, 2
  %v202 = mul nuw nsw i64 %v201, 32
  %v203 = add nuw nsw i64 %v12, %v202
  %v204 = sub nsw i64 %v16, %v202
  %v205 = icmp slt i64 64, %v204
  %v206 = select i1 %v205, i64 64, i64 %v204
  %v207 = mul nuw nsw i64 %v201, 10240
  %v208 = getelementptr i8, ptr %v2, i64 %v207
  %v209 = add nuw nsw i64 %v206, 15
  %v210 = udiv i64 %v209, 16
  %v211 = select i1 %v11, i64 5, i64 0
  br label %head212
head212:
  %i212 = phi i64 [ 0, %body200 ], [ %next212, %exit213 ]
  %go212 = icmp slt i64 %i212, %v211
  br i1 %go212, label %body212, label %exit212
body212:
  br label %head213
head213:
  %i213 = phi i64 [ 0, %body212 ], [ %next213, %exit232 ]
  %go213 = icmp slt i64 %i213, %v210
  br i1 %go213, label %body213, label %exit213
body213:
  %v214 = mul nuw nsw i64 %i213, 16
  %v215 = mul nuw nsw i64 %i212, 32
  %v216 = sub nsw i64 %v206, %v214
  %v217 = call i64 asm "", "=r,0"(i64 %v216)
  %v218 = udiv i64 %i213, 2
  %v219 = mul nuw nsw i64 %v218, 10240
  %v220 = getelementptr i8, ptr %v208, i64 %v219
  %v221 = urem i64 %i213, 2
  %v222 = mul nuw nsw i64 %v221, 1024
  %v223 = getelementptr i8, ptr %v220, i64 %v222
  %v224 = mul nuw nsw i64 %i212, 2048
  %v225 = getelementptr i8, ptr %v223, i64 %v224
  %v226 = call ptr asm "", "=r,0"(ptr %v225)
  %v227 = add nuw nsw i64 %v203, %v214
  %v228 = add nuw nsw i64 0, %v215
  %v229 = mul i64 %v228, 40
  %v230 = add i64 %v229, %v227
  %v231 = call i64 asm "", "=r,0"(i64 %v230)
  br label %head232
head232:
  %i232 = phi i64 [ 0, %body213 ], [ %next232, %body232 ]
  %go232 = icmp slt i64 %i232, 2
  br i1 %go232, label %body232, label %exit232
body232:
  %v233 = mul nuw nsw i64 %i232, 8
  %v234 = sub nsw i64 %v217, %v233
  %v235 = trunc i64 %v234 to i32
  %v236 = insertelement <8 x i32> poison, i32 %v235, i64 0
  %v237 = shufflevector <8 x i32> %v236, <8 x i32> poison, <8 x i32> zeroinitializer
  %v238 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v237
  %v239 = add nuw nsw i64 %v231, %v233
  %v240 = getelementptr inbounds i16, ptr %p1, i64 %v239
  %v241 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v240, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v242 = add nuw nsw i64 %v239, 40
  %v243 = getelementptr inbounds i16, ptr %p1, i64 %v242
  %v244 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v243, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v245 = add nuw nsw i64 %v239, 80
  %v246 = getelementptr inbounds i16, ptr %p1, i64 %v245
  %v247 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v246, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v248 = add nuw nsw i64 %v239, 120
  %v249 = getelementptr inbounds i16, ptr %p1, i64 %v248
  %v250 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v249, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v251 = add nuw nsw i64 %v239, 160
  %v252 = getelementptr inbounds i16, ptr %p1, i64 %v251
  %v253 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v252, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v254 = add nuw nsw i64 %v239, 200
  %v255 = getelementptr inbounds i16, ptr %p1, i64 %v254
  %v256 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v255, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v257 = add nuw nsw i64 %v239, 240
  %v258 = getelementptr inbounds i16, ptr %p1, i64 %v257
  %v259 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v258, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v260 = add nuw nsw i64 %v239, 280
  %v261 = getelementptr inbounds i16, ptr %p1, i64 %v260
  %v262 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v261, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v263 = add nuw nsw i64 %v239, 320
  %v264 = getelementptr inbounds i16, ptr %p1, i64 %v263
  %v265 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v264, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v266 = add nuw nsw i64 %v239, 360
  %v267 = getelementptr inbounds i16, ptr %p1, i64 %v266
  %v268 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v267, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v269 = add nuw nsw i64 %v239, 400
  %v270 = getelementptr inbounds i16, ptr %p1, i64 %v269
  %v271 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v270, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v272 = add nuw nsw i64 %v239, 440
  %v273 = getelementptr inbounds i16, ptr %p1, i64 %v272
  %v274 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v273, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v275 = add nuw nsw i64 %v239, 480
  %v276 = getelementptr inbounds i16, ptr %p1, i64 %v275
  %v277 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v276, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v278 = add nuw nsw i64 %v239, 520
  %v279 = getelementptr inbounds i16, ptr %p1, i64 %v278
  %v280 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v279, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v281 = add nuw nsw i64 %v239, 560
  %v282 = getelementptr inbounds i16, ptr %p1, i64 %v281
  %v283 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v282, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v284 = add nuw nsw i64 %v239, 600
  %v285 = getelementptr inbounds i16, ptr %p1, i64 %v284
  %v286 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v285, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v287 = add nuw nsw i64 %v239, 640
  %v288 = getelementptr inbounds i16, ptr %p1, i64 %v287
  %v289 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v288, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v290 = add nuw nsw i64 %v239, 680
  %v291 = getelementptr inbounds i16, ptr %p1, i64 %v290
  %v292 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v291, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v293 = add nuw nsw i64 %v239, 720
  %v294 = getelementptr inbounds i16, ptr %p1, i64 %v293
  %v295 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v294, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v296 = add nuw nsw i64 %v239, 760
  %v297 = getelementptr inbounds i16, ptr %p1, i64 %v296
  %v298 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v297, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v299 = add nuw nsw i64 %v239, 800
  %v300 = getelementptr inbounds i16, ptr %p1, i64 %v299
  %v301 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v300, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v302 = add nuw nsw i64 %v239, 840
  %v303 = getelementptr inbounds i16, ptr %p1, i64 %v302
  %v304 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v303, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v305 = add nuw nsw i64 %v239, 880
  %v306 = getelementptr inbounds i16, ptr %p1, i64 %v305
  %v307 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v306, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v308 = add nuw nsw i64 %v239, 920
  %v309 = getelementptr inbounds i16, ptr %p1, i64 %v308
  %v310 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v309, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v311 = add nuw nsw i64 %v239, 960
  %v312 = getelementptr inbounds i16, ptr %p1, i64 %v311
  %v313 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v312, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v314 = add nuw nsw i64 %v239, 1000
  %v315 = getelementptr inbounds i16, ptr %p1, i64 %v314
  %v316 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v315, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v317 = add nuw nsw i64 %v239, 1040
  %v318 = getelementptr inbounds i16, ptr %p1, i64 %v317
  %v319 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v318, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v320 = add nuw nsw i64 %v239, 1080
  %v321 = getelementptr inbounds i16, ptr %p1, i64 %v320
  %v322 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v321, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v323 = add nuw nsw i64 %v239, 1120
  %v324 = getelementptr inbounds i16, ptr %p1, i64 %v323
  %v325 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v324, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v326 = add nuw nsw i64 %v239, 1160
  %v327 = getelementptr inbounds i16, ptr %p1, i64 %v326
  %v328 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v327, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v329 = add nuw nsw i64 %v239, 1200
  %v330 = getelementptr inbounds i16, ptr %p1, i64 %v329
  %v331 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v330, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v332 = add nuw nsw i64 %v239, 1240
  %v333 = getelementptr inbounds i16, ptr %p1, i64 %v332
  %v334 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v333, i32 2, <8 x i1> %v238, <8 x i16> zeroinitializer)
  %v335 = shufflevector <8 x i16> %v241, <8 x i16> %v265, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v336 = shufflevector <8 x i16> %v289, <8 x i16> %v313, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v337 = shufflevector <16 x i16> %v335, <16 x i16> %v336, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v338 = shufflevector <8 x i16> %v244, <8 x i16> %v268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v339 = shufflevector <8 x i16> %v292, <8 x i16> %v316, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v340 = shufflevector <16 x i16> %v338, <16 x i16> %v339, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v341 = shufflevector <8 x i16> %v247, <8 x i16> %v271, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v342 = shufflevector <8 x i16> %v295, <8 x i16> %v319, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v343 = shufflevector <16 x i16> %v341, <16 x i16> %v342, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v344 = shufflevector <8 x i16> %v250, <8 x i16> %v274, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v345 = shufflevector <8 x i16> %v298, <8 x i16> %v322, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v346 = shufflevector <16 x i16> %v344, <16 x i16> %v345, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v347 = shufflevector <8 x i16> %v253, <8 x i16> %v277, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v348 = shufflevector <8 x i16> %v301, <8 x i16> %v325, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v349 = shufflevector <16 x i16> %v347, <16 x i16> %v348, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v350 = shufflevector <8 x i16> %v256, <8 x i16> %v280, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v351 = shufflevector <8 x i16> %v304, <8 x i16> %v328, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v352 = shufflevector <16 x i16> %v350, <16 x i16> %v351, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v353 = shufflevector <8 x i16> %v259, <8 x i16> %v283, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v354 = shufflevector <8 x i16> %v307, <8 x i16> %v331, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v355 = shufflevector <16 x i16> %v353, <16 x i16> %v354, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v356 = shufflevector <8 x i16> %v262, <8 x i16> %v286, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v357 = shufflevector <8 x i16> %v310, <8 x i16> %v334, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v358 = shufflevector <16 x i16> %v356, <16 x i16> %v357, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v359 = shufflevector <32 x i16> %v337, <32 x i16> %v340, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v360 = shufflevector <32 x i16> %v337, <32 x i16> %v340, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v361 = shufflevector <32 x i16> %v343, <32 x i16> %v346, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v362 = shufflevector <32 x i16> %v343, <32 x i16> %v346, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v363 = shufflevector <32 x i16> %v349, <32 x i16> %v352, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v364 = shufflevector <32 x i16> %v349, <32 x i16> %v352, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v365 = shufflevector <32 x i16> %v355, <32 x i16> %v358, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v366 = shufflevector <32 x i16> %v355, <32 x i16> %v358, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v367 = shufflevector <32 x i16> %v359, <32 x i16> %v361, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v368 = shufflevector <32 x i16> %v359, <32 x i16> %v361, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v369 = shufflevector <32 x i16> %v363, <32 x i16> %v365, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v370 = shufflevector <32 x i16> %v363, <32 x i16> %v365, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v371 = shufflevector <32 x i16> %v360, <32 x i16> %v362, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v372 = shufflevector <32 x i16> %v360, <32 x i16> %v362, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v373 = shufflevector <32 x i16> %v364, <32 x i16> %v366, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v374 = shufflevector <32 x i16> %v364, <32 x i16> %v366, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v375 = shufflevector <32 x i16> %v367, <32 x i16> %v369, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v376 = shufflevector <32 x i16> %v367, <32 x i16> %v369, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v377 = shufflevector <32 x i16> %v371, <32 x i16> %v373, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v378 = shufflevector <32 x i16> %v371, <32 x i16> %v373, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v379 = shufflevector <32 x i16> %v368, <32 x i16> %v370, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v380 = shufflevector <32 x i16> %v368, <32 x i16> %v370, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v381 = shufflevector <32 x i16> %v372, <32 x i16> %v374, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v382 = shufflevector <32 x i16> %v372, <32 x i16> %v374, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v383 = mul nuw nsw i64 %i232, 512
  %v384 = getelementptr i8, ptr %v226, i64 %v383
  store <32 x i16> %v375, ptr %v384, align 64
  %v385 = getelementptr i8, ptr %v384, i64 64
  store <32 x i16> %v376, ptr %v385, align 64
  %v386 = getelementptr i8, ptr %v384, i64 128
  store <32 x i16> %v379, ptr %v386, align 64
  %v387 = getelementptr i8, ptr %v384, i64 192
  store <32 x i16> %v380, ptr %v387, align 64
  %v388 = getelementptr i8, ptr %v384, i64 256
  store <32 x i16> %v377, ptr %v388, align 64
  %v389 = getelementptr i8, ptr %v384, i64 320
  store <32 x i16> %v378, ptr %v389, align 64
  %v390 = getelementptr i8, ptr %v384, i64 384
  store <32 x i16> %v381, ptr %v390, align 64
  %v391 = getelementptr i8, ptr %v384, i64 448
  store <32 x i16> %v382, ptr %v391, align 64
  %next232 = add nuw nsw i64 %i232, 1
  br label %head232, !llvm.loop !1
exit232:
  %next213 = add nuw nsw i64 %i213, 1
  br label %head213, !llvm.loop !1
exit213:
  %next212 = add nuw nsw i64 %i212, 1
  br label %head212, !llvm.loop !1
exit212:
  %v392 = add nuw nsw i64 %v206, 31
  %v393 = udiv i64 %v392, 32
  br label %head394
head394:
  %i394 = phi i64 [ 0, %exit212 ], [ %next394, %exit405 ]
  %go394 = icmp slt i64 %i394, %v393
  br i1 %go394, label %body394, label %exit394
body394:
  %v395 = add nuw nsw i64 %v201, %i394
  %v396 = mul nuw nsw i64 %i394, 10240
  %v397 = getelementptr i8, ptr %v208, i64 %v396
  %v398 = mul nuw nsw i64 %v395, 32
  %v399 = add nuw nsw i64 %v12, %v398
  %v400 = sub nsw i64 40, %v399
  %v401 = icmp slt i64 32, %v400
  %v402 = select i1 %v401, i64 32, i64 %v400
  %v403 = add nuw nsw i64 %v19, 31
  %v404 = udiv i64 %v403, 32
  br label %head405
head405:
  %i405 = phi i64 [ 0, %body394 ], [ %next405, %exit424 ]
  %go405 = icmp slt i64 %i405, %v404
  br i1 %go405, label %body405, label %exit405
body405:
  %v406 = mul nuw nsw i64 %i405, 32
  %v407 = add nuw nsw i64 %v13, %v406
  %v408 = and i64 %i405, 1
  %v409 = mul nuw nsw i64 %v408, 1024
  %v410 = getelementptr inbounds float, ptr %v3, i64 %v409
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %v411 = sub nsw i64 %i405, 1
  %v412 = icmp ne i64 %i405, 0
  %v413 = select i1 %v412, i64 %v402, i64 0
  %v414 = sub nsw i64 %v407, 32
  %v415 = and i64 %v411, 1
  %v416 = mul nuw nsw i64 %v415, 1024
  %v417 = getelementptr inbounds float, ptr %v3, i64 %v416
  %v418 = mul i64 %v399, 90
  %v419 = add i64 %v418, %v407
  %v420 = getelementptr inbounds float, ptr %p0, i64 %v419
  %v421 = getelementptr i8, ptr %v420, i64 64
  %v422 = mul nuw nsw i64 %i405, 10240
  %v423 = getelementptr i8, ptr %v1, i64 %v422
  br label %head424
head424:
  %i424 = phi i64 [ 0, %body405 ], [ %next424, %exit463 ]
  %go424 = icmp slt i64 %i424, 5
  br i1 %go424, label %body424, label %exit424
body424:
  %v425 = mul nuw nsw i64 %i424, 2048
  %v426 = getelementptr i8, ptr %v397, i64 %v425
  %v427 = mul nuw nsw i64 %i424, 2048
  %v428 = getelementptr i8, ptr %v423, i64 %v427
  %v429 = getelementptr i8, ptr %v426, i64 1024
  %v430 = getelementptr i8, ptr %v428, i64 1024
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v428, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v426, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v430, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 5, ptr %v429, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v431 = mul nuw nsw i64 %i424, 2520
  %v432 = getelementptr i8, ptr %v420, i64 %v431
  call void @llvm.prefetch.p0(ptr %v432, i32 1, i32 2, i32 1)
  %v433 = getelementptr i8, ptr %v432, i64 360
  call void @llvm.prefetch.p0(ptr %v433, i32 1, i32 2, i32 1)
  %v434 = mul nuw nsw i64 360, 2
  %v435 = getelementptr i8, ptr %v432, i64 %v434
  call void @llvm.prefetch.p0(ptr %v435, i32 1, i32 2, i32 1)
  %v436 = mul nuw nsw i64 360, 3
  %v437 = getelementptr i8, ptr %v432, i64 %v436
  call void @llvm.prefetch.p0(ptr %v437, i32 1, i32 2, i32 1)
  %v438 = mul nuw nsw i64 360, 4
  %v439 = getelementptr i8, ptr %v432, i64 %v438
  call void @llvm.prefetch.p0(ptr %v439, i32 1, i32 2, i32 1)
  %v440 = mul nuw nsw i64 360, 5
  %v441 = getelementptr i8, ptr %v432, i64 %v440
  call void @llvm.prefetch.p0(ptr %v441, i32 1, i32 2, i32 1)
  %v442 = mul nuw nsw i64 360, 6
  %v443 = getelementptr i8, ptr %v432, i64 %v442
  call void @llvm.prefetch.p0(ptr %v443, i32 1, i32 2, i32 1)
  %v444 = mul nuw nsw i64 %i424, 2520
  %v445 = getelementptr i8, ptr %v421, i64 %v444
  call void @llvm.prefetch.p0(ptr %v445, i32 1, i32 2, i32 1)
  %v446 = getelementptr i8, ptr %v445, i64 360
  call void @llvm.prefetch.p0(ptr %v446, i32 1, i32 2, i32 1)
  %v447 = mul nuw nsw i64 360, 2
  %v448 = getelementptr i8, ptr %v445, i64 %v447
  call void @llvm.prefetch.p0(ptr %v448, i32 1, i32 2, i32 1)
  %v449 = mul nuw nsw i64 360, 3
  %v450 = getelementptr i8, ptr %v445, i64 %v449
  call void @llvm.prefetch.p0(ptr %v450, i32 1, i32 2, i32 1)
  %v451 = mul nuw nsw i64 360, 4
  %v452 = getelementptr i8, ptr %v445, i64 %v451
  call void @llvm.prefetch.p0(ptr %v452, i32 1, i32 2, i32 1)
  %v453 = mul nuw nsw i64 360, 5
  %v454 = getelementptr i8, ptr %v445, i64 %v453
  call void @llvm.prefetch.p0(ptr %v454, i32 1, i32 2, i32 1)
  %v455 = mul nuw nsw i64 360, 6
  %v456 = getelementptr i8, ptr %v445, i64 %v455
  call void @llvm.prefetch.p0(ptr %v456, i32 1, i32 2, i32 1)
  %v457 = mul nuw nsw i64 %i424, 7
  %v458 = sub nsw i64 %v413, %v457
  %v459 = icmp slt i64 7, %v458
  %v460 = select i1 %v459, i64 7, i64 %v458
  %v461 = icmp sgt i64 %v460, 0
  %v462 = zext i1 %v461 to i64
  br label %head463
head463:
  %i463 = phi i64 [ 0, %body424 ], [ %next463, %body463 ]
  %go463 = icmp slt i64 %i463, %v462
  br i1 %go463, label %body463, label %exit463
body463:
  %v464 = mul nuw nsw i64 %v457, 128
  %v465 = getelementptr i8, ptr %v417, i64 %v464
  %v466 = add nuw nsw i64 %v399, %v457
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v466, i64 %v460, i64 %v414, i64 32, ptr %v465)
  %next463 = add nuw nsw i64 %i463, 1
  br label %head463, !llvm.loop !1
exit463:
  %next424 = add nuw nsw i64 %i424, 1
  br label %head424, !llvm.loop !1
exit424:
  call void @llvm.x86.tilestored64(i8 0, ptr %v410, i64 128)
  %v467 = getelementptr i8, ptr %v410, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v467, i64 128)
  %v468 = getelementptr i8, ptr %v410, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr %v468, i64 128)
  %v469 = getelementptr i8, ptr %v410, i64 2112
  call void @llvm.x86.tilestored64(i8 3, ptr %v469, i64 128)
  %next405 = add nuw nsw i64 %i405, 1
  br label %head405, !llvm.loop !1
exit405:
  %v470 = sub nsw i64 %v404, 1
  %v471 = mul nuw nsw i64 %v470, 32
  %v472 = sub nsw i64 %v19, %v471
  %v473 = icmp slt i64 32, %v472
  %v474 = select i1 %v473, i64 32, i64 %v472
  %v475 = and i64 %v470, 1
  %v476 = mul nuw nsw i64 %v475, 1024
  %v477 = getelementptr inbounds float, ptr %v3, i64 %v476
  %v478 = add nuw nsw i64 %v13, %v471
  %v479 = mul nuw nsw i64 0, 128
  %v480 = getelementptr i8, ptr %v477, i64 %v479
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v399, i64 %v402, i64 %v478, i64 %v474, ptr %v480)
  %next394 = add nuw nsw i64 %i394, 1
  br label %head394, !llvm.loop !1
exit394:
  %next200 = add nuw nsw i64 %i200, 1
  br label %head200, !llvm.loop !1
exit200:
  %next4 = add nuw nsw i64 %i4, 1
  br label %head4, !llvm.loop !1
exit4:
  call void @llvm.x86.tilerelease()
  ret void
}
define void @product_amx_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %p2 = load ptr, ptr %a2
  %a3 = getelementptr ptr, ptr %args, i64 3
  %scratch = load ptr, ptr %a3
  call void @product_amx_0_body(ptr %p0, ptr %p1, ptr %p2, ptr %scratch, i64 %start, i64 %end)
  ret void
}
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
