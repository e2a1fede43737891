; few passes
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
  %v12 = mul i64 %v2, 20
  br label %head9
head9:
  %i9 = phi i64 [ %n, %body1 ], [ %next9, %body9 ]
  %go9 = icmp slt i64 %i9, %v8
  br i1 %go9, label %body9, label %exit9
body9:
  %v10 = getelementptr float, ptr %v6, i64 %i9
  %v11 = load <16 x float>, ptr %v10, align 4
  %v13 = add i64 %v12, %i9
  %v14 = getelementptr float, ptr %p0, i64 %v13
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
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 10240
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 20480
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit169 ]
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
  %v12 = mul nuw nsw i64 %v5, 32
  %v13 = mul nuw nsw i64 %v7, 32
  %v14 = sub nsw i64 40, %v12
  %v15 = icmp slt i64 32, %v14
  %v16 = select i1 %v15, i64 32, i64 %v14
  %v17 = sub nsw i64 20, %v13
  %v18 = icmp slt i64 32, %v17
  %v19 = select i1 %v18, i64 32, i64 %v17
  %v20 = add nuw nsw i64 %v19, 15
  %v21 = udiv i64 %v20, 16
  %v22 = select i1 %v11, i64 %v21, i64 0
  br label %head23
head23:
  %i23 = phi i64 [ 0, %body4 ], [ %next23, %exit24 ]
  %go23 = icmp slt i64 %i23, %v22
  br i1 %go23, label %body23, label %exit23
body23:
  br label %head24
head24:
  %i24 = phi i64 [ 0, %body23 ], [ %next24, %exit43 ]
  %go24 = icmp slt i64 %i24, 5
  br i1 %go24, label %body24, label %exit24
body24:
  %v25 = mul nuw nsw i64 %i23, 16
  %v26 = mul nuw nsw i64 %i24, 32
  %v27 = sub nsw i64 %v19, %v25
  %v28 = call i64 asm "", "=r,0"(i64 %v27)
  %v29 = udiv i64 %i23, 2
  %v30 = mul nuw nsw i64 %v29, 10240
  %v31 = getelementptr i8, ptr %v1, i64 %v30
  %v32 = urem i64 %i23, 2
  %v33 = mul nuw nsw i64 %v32, 1024
  %v34 = getelementptr i8, ptr %v31, i64 %v33
  %v35 = mul nuw nsw i64 %i24, 2048
  %v36 = getelementptr i8, ptr %v34, i64 %v35
  %v37 = call ptr asm "", "=r,0"(ptr %v36)
  %v38 = add nuw nsw i64 %v13, %v25
  %v39 = add nuw nsw i64 0, %v26
  %v40 = mul i64 %v38, 160
  %v41 = add i64 %v40, %v39
  %v42 = call i64 asm "", "=r,0"(i64 %v41)
  br label %head43
head43:
  %i43 = phi i64 [ 0, %body24 ], [ %next43, %body43 ]
  %go43 = icmp slt i64 %i43, 4
  br i1 %go43, label %body43, label %exit43
body43:
  %v44 = mul nuw nsw i64 %i43, 8
  %v45 = add nuw nsw i64 %v42, %v44
  %v46 = icmp sgt i64 %v28, 0
  %v47 = select i1 %v46, i64 0, i64 0
  %v48 = mul nuw nsw i64 %v47, 160
  %v49 = add nuw nsw i64 %v45, %v48
  %v50 = icmp sgt i64 %v28, 1
  %v51 = select i1 %v50, i64 1, i64 0
  %v52 = mul nuw nsw i64 %v51, 160
  %v53 = add nuw nsw i64 %v45, %v52
  %v54 = icmp sgt i64 %v28, 2
  %v55 = select i1 %v54, i64 2, i64 0
  %v56 = mul nuw nsw i64 %v55, 160
  %v57 = add nuw nsw i64 %v45, %v56
  %v58 = icmp sgt i64 %v28, 3
  %v59 = select i1 %v58, i64 3, i64 0
  %v60 = mul nuw nsw i64 %v59, 160
  %v61 = add nuw nsw i64 %v45, %v60
  %v62 = icmp sgt i64 %v28, 4
  %v63 = select i1 %v62, i64 4, i64 0
  %v64 = mul nuw nsw i64 %v63, 160
  %v65 = add nuw nsw i64 %v45, %v64
  %v66 = icmp sgt i64 %v28, 5
  %v67 = select i1 %v66, i64 5, i64 0
  %v68 = mul nuw nsw i64 %v67, 160
  %v69 = add nuw nsw i64 %v45, %v68
  %v70 = icmp sgt i64 %v28, 6
  %v71 = select i1 %v70, i64 6, i64 0
  %v72 = mul nuw nsw i64 %v71, 160
  %v73 = add nuw nsw i64 %v45, %v72
  %v74 = icmp sgt i64 %v28, 7
  %v75 = select i1 %v74, i64 7, i64 0
  %v76 = mul nuw nsw i64 %v75, 160
  %v77 = add nuw nsw i64 %v45, %v76
  %v78 = icmp sgt i64 %v28, 8
  %v79 = select i1 %v78, i64 8, i64 0
  %v80 = mul nuw nsw i64 %v79, 160
  %v81 = add nuw nsw i64 %v45, %v80
  %v82 = icmp sgt i64 %v28, 9
  %v83 = select i1 %v82, i64 9, i64 0
  %v84 = mul nuw nsw i64 %v83, 160
  %v85 = add nuw nsw i64 %v45, %v84
  %v86 = icmp sgt i64 %v28, 10
  %v87 = select i1 %v86, i64 10, i64 0
  %v88 = mul nuw nsw i64 %v87, 160
  %v89 = add nuw nsw i64 %v45, %v88
  %v90 = icmp sgt i64 %v28, 11
  %v91 = select i1 %v90, i64 11, i64 0
  %v92 = mul nuw nsw i64 %v91, 160
  %v93 = add nuw nsw i64 %v45, %v92
  %v94 = icmp sgt i64 %v28, 12
  %v95 = select i1 %v94, i64 12, i64 0
  %v96 = mul nuw nsw i64 %v95, 160
  %v97 = add nuw nsw i64 %v45, %v96
  %v98 = icmp sgt i64 %v28, 13
  %v99 = select i1 %v98, i64 13, i64 0
  %v100 = mul nuw nsw i64 %v99, 160
  %v101 = add nuw nsw i64 %v45, %v100
  %v102 = icmp sgt i64 %v28, 14
  %v103 = select i1 %v102, i64 14, i64 0
  %v104 = mul nuw nsw i64 %v103, 160
  %v105 = add nuw nsw i64 %v45, %v104
  %v106 = icmp sgt i64 %v28, 15
  %v107 = select i1 %v106, i64 15, i64 0
  %v108 = mul nuw nsw i64 %v107, 160
  %v109 = add nuw nsw i64 %v45, %v108
  %v110 = getelementptr inbounds i16, ptr %p2, i64 %v49
  %v111 = load <8 x i16>, ptr %v110, align 2
  %v112 = getelementptr inbounds i16, ptr %p2, i64 %v53
  %v113 = load <8 x i16>, ptr %v112, align 2
  %v114 = getelementptr inbounds i16, ptr %p2, i64 %v57
  %v115 = load <8 x i16>, ptr %v114, align 2
  %v116 = getelementptr inbounds i16, ptr %p2, i64 %v61
  %v117 = load <8 x i16>, ptr %v116, align 2
  %v118 = getelementptr inbounds i16, ptr %p2, i64 %v65
  %v119 = load <8 x i16>, ptr %v118, align 2
  %v120 = getelementptr inbounds i16, ptr %p2, i64 %v69
  %v121 = load <8 x i16>, ptr %v120, align 2
  %v122 = getelementptr inbounds i16, ptr %p2, i64 %v73
  %v123 = load <8 x i16>, ptr %v122, align 2
  %v124 = getelementptr inbounds i16, ptr %p2, i64 %v77
  %v125 = load <8 x i16>, ptr %v124, align 2
  %v126 = getelementptr inbounds i16, ptr %p2, i64 %v81
  %v127 = load <8 x i16>, ptr %v126, align 2
  %v128 = getelementptr inbounds i16, ptr %p2, i64 %v85
  %v129 = load <8 x i16>, ptr %v128, align 2
  %v130 = getelementptr inbounds i16, ptr %p2, i64 %v89
  %v131 = load <8 x i16>, ptr %v130, align 2
  %v132 = getelementptr inbounds i16, ptr %p2, i64 %v93
  %v133 = load <8 x i16>, ptr %v132, align 2
  %v134 = getelementptr inbounds i16, ptr %p2, i64 %v97
  %v135 = load <8 x i16>, ptr %v134, align 2
  %v136 = getelementptr inbounds i16, ptr %p2, i64 %v101
  %v137 = load <8 x i16>, ptr %v136, align 2
  %v138 = getelementptr inbounds i16, ptr %p2, i64 %v105
  %v139 = load <8 x i16>, ptr %v138, align 2
  %v140 = getelementptr inbounds i16, ptr %p2, i64 %v109
  %v141 = load <8 x i16>, ptr %v140, align 2
  %v142 = shufflevector <8 x i16> %v111, <8 x i16> %v119, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v143 = shufflevector <8 x i16> %v127, <8 x i16> %v135, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v144 = shufflevector <16 x i16> %v142, <16 x i16> %v143, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v145 = shufflevector <8 x i16> %v113, <8 x i16> %v121, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v146 = shufflevector <8 x i16> %v129, <8 x i16> %v137, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v147 = shufflevector <16 x i16> %v145, <16 x i16> %v146, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v148 = shufflevector <8 x i16> %v115, <8 x i16> %v123, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v149 = shufflevector <8 x i16> %v131, <8 x i16> %v139, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v150 = shufflevector <16 x i16> %v148, <16 x i16> %v149, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v151 = shufflevector <8 x i16> %v117, <8 x i16> %v125, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v152 = shufflevector <8 x i16> %v133, <8 x i16> %v141, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v153 = shufflevector <16 x i16> %v151, <16 x i16> %v152, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v154 = shufflevector <32 x i16> %v144, <32 x i16> %v147, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v155 = shufflevector <32 x i16> %v144, <32 x i16> %v147, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v156 = shufflevector <32 x i16> %v150, <32 x i16> %v153, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v157 = shufflevector <32 x i16> %v150, <32 x i16> %v153, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v158 = shufflevector <32 x i16> %v154, <32 x i16> %v156, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v159 = shufflevector <32 x i16> %v154, <32 x i16> %v156, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v160 = shufflevector <32 x i16> %v155, <32 x i16> %v157, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v161 = shufflevector <32 x i16> %v155, <32 x i16> %v157, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v162 = mul nuw nsw i64 %i43, 256
  %v163 = getelementptr i8, ptr %v37, i64 %v162
  store <32 x i16> %v158, ptr %v163, align 64
  %v164 = getelementptr i8, ptr %v163, i64 64
  store <32 x i16> %v159, ptr %v164, align 64
  %v165 = getelementptr i8, ptr %v163, i64 128
  store <32 x i16> %v160, ptr %v165, align 64
  %v166 = getelementptr i8, ptr %v163, i64 192
  store <32 x i16> %v161, ptr %v166, align 64
  %next43 = add nuw nsw i64 %i43, 1
  br label %head43, !llvm.loop !1
exit43:
  %next24 = add nuw nsw i64 %i24, 1
  br label %head24, !llvm.loop !1
exit24:
  %next23 = add nuw nsw i64 %i23, 1
  br label %head23, !llvm.loop !1
exit23:
  %v167 = add nuw nsw i64 %v16, 31
  %v168 = udiv i64 %v167, 32
  br label %head169
head169:
  %i169 = phi i64 [ 0, %exit23 ], [ %next169, %exit362 ]
  %go169 = icmp slt i64 %i169, %v168
  br i1 %go169, label %body169, label %exit169
body169:
  %v170 = mul nuw nsw i64 %i169, 32
  %v171 = add nuw nsw i64 %v12, %v170
  %v172 = sub nsw i64 %v16, %v170
  %v173 = icmp slt i64 32, %v172
  %v174 = select i1 %v173, i64 32, i64 %v172
  %v175 = add nuw nsw i64 %v174, 15
  %v176 = udiv i64 %v175, 16
  br label %head177
head177:
  %i177 = phi i64 [ 0, %body169 ], [ %next177, %exit178 ]
  %go177 = icmp slt i64 %i177, 5
  br i1 %go177, label %body177, label %exit177
body177:
  br label %head178
head178:
  %i178 = phi i64 [ 0, %body177 ], [ %next178, %exit197 ]
  %go178 = icmp slt i64 %i178, %v176
  br i1 %go178, label %body178, label %exit178
body178:
  %v179 = mul nuw nsw i64 %i178, 16
  %v180 = mul nuw nsw i64 %i177, 32
  %v181 = sub nsw i64 %v174, %v179
  %v182 = call i64 asm "", "=r,0"(i64 %v181)
  %v183 = udiv i64 %i178, 2
  %v184 = mul nuw nsw i64 %v183, 10240
  %v185 = getelementptr i8, ptr %v2, i64 %v184
  %v186 = urem i64 %i178, 2
  %v187 = mul nuw nsw i64 %v186, 1024
  %v188 = getelementptr i8, ptr %v185, i64 %v187
  %v189 = mul nuw nsw i64 %i177, 2048
  %v190 = getelementptr i8, ptr %v188, i64 %v189
  %v191 = call ptr asm "", "=r,0"(ptr %v190)
  %v192 = add nuw nsw i64 %v171, %v179
  %v193 = add nuw nsw i64 0, %v180
  %v194 = mul i64 %v193, 40
  %v195 = add i64 %v194, %v192
  %v196 = call i64 asm "", "=r,0"(i64 %v195)
  br label %head197
head197:
  %i197 = phi i64 [ 0, %body178 ], [ %next197, %body197 ]
  %go197 = icmp slt i64 %i197, 2
  br i1 %go197, label %body197, label %exit197
body197:
  %v198 = mul nuw nsw i64 %i197, 8
  %v199 = sub nsw i64 %v182, %v198
  %v200 = trunc i64 %v199 to i32
  %v201 = insertelement <8 x i32> poison, i32 %v200, i64 0
  %v202 = shufflevector <8 x i32> %v201, <8 x i32> poison, <8 x i32> zeroinitializer
  %v203 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v202
  %v204 = add nuw nsw i64 %v196, %v198
  %v205 = getelementptr inbounds i16, ptr %p1, i64 %v204
  %v206 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v205, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v207 = add nuw nsw i64 %v204, 40
  %v208 = getelementptr inbounds i16, ptr %p1, i64 %v207
  %v209 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v208, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v210 = add nuw nsw i64 %v204, 80
  %v211 = getelementptr inbounds i16, ptr %p1, i64 %v210
  %v212 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v211, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v213 = add nuw nsw i64 %v204, 120
  %v214 = getelementptr inbounds i16, ptr %p1, i64 %v213
  %v215 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v214, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v216 = add nuw nsw i64 %v204, 160
  %v217 = getelementptr inbounds i16, ptr %p1, i64 %v216
  %v218 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v217, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v219 = add nuw nsw i64 %v204, 200
  %v220 = getelementptr inbounds i16, ptr %p1, i64 %v219
  %v221 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v220, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v222 = add nuw nsw i64 %v204, 240
  %v223 = getelementptr inbounds i16, ptr %p1, i64 %v222
  %v224 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v223, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v225 = add nuw nsw i64 %v204, 280
  %v226 = getelementptr inbounds i16, ptr %p1, i64 %v225
  %v227 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v226, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v228 = add nuw nsw i64 %v204, 320
  %v229 = getelementptr inbounds i16, ptr %p1, i64 %v228
  %v230 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v229, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v231 = add nuw nsw i64 %v204, 360
  %v232 = getelementptr inbounds i16, ptr %p1, i64 %v231
  %v233 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v232, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v234 = add nuw nsw i64 %v204, 400
  %v235 = getelementptr inbounds i16, ptr %p1, i64 %v234
  %v236 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v235, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v237 = add nuw nsw i64 %v204, 440
  %v238 = getelementptr inbounds i16, ptr %p1, i64 %v237
  %v239 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v238, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v240 = add nuw nsw i64 %v204, 480
  %v241 = getelementptr inbounds i16, ptr %p1, i64 %v240
  %v242 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v241, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v243 = add nuw nsw i64 %v204, 520
  %v244 = getelementptr inbounds i16, ptr %p1, i64 %v243
  %v245 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v244, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v246 = add nuw nsw i64 %v204, 560
  %v247 = getelementptr inbounds i16, ptr %p1, i64 %v246
  %v248 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v247, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v249 = add nuw nsw i64 %v204, 600
  %v250 = getelementptr inbounds i16, ptr %p1, i64 %v249
  %v251 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v250, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v252 = add nuw nsw i64 %v204, 640
  %v253 = getelementptr inbounds i16, ptr %p1, i64 %v252
  %v254 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v253, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v255 = add nuw nsw i64 %v204, 680
  %v256 = getelementptr inbounds i16, ptr %p1, i64 %v255
  %v257 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v256, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v258 = add nuw nsw i64 %v204, 720
  %v259 = getelementptr inbounds i16, ptr %p1, i64 %v258
  %v260 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v259, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v261 = add nuw nsw i64 %v204, 760
  %v262 = getelementptr inbounds i16, ptr %p1, i64 %v261
  %v263 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v262, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v264 = add nuw nsw i64 %v204, 800
  %v265 = getelementptr inbounds i16, ptr %p1, i64 %v264
  %v266 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v265, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v267 = add nuw nsw i64 %v204, 840
  %v268 = getelementptr inbounds i16, ptr %p1, i64 %v267
  %v269 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v268, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v270 = add nuw nsw i64 %v204, 880
  %v271 = getelementptr inbounds i16, ptr %p1, i64 %v270
  %v272 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v271, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v273 = add nuw nsw i64 %v204, 920
  %v274 = getelementptr inbounds i16, ptr %p1, i64 %v273
  %v275 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v274, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v276 = add nuw nsw i64 %v204, 960
  %v277 = getelementptr inbounds i16, ptr %p1, i64 %v276
  %v278 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v277, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v279 = add nuw nsw i64 %v204, 1000
  %v280 = getelementptr inbounds i16, ptr %p1, i64 %v279
  %v281 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v280, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v282 = add nuw nsw i64 %v204, 1040
  %v283 = getelementptr inbounds i16, ptr %p1, i64 %v282
  %v284 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v283, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v285 = add nuw nsw i64 %v204, 1080
  %v286 = getelementptr inbounds i16, ptr %p1, i64 %v285
  %v287 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v286, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v288 = add nuw nsw i64 %v204, 1120
  %v289 = getelementptr inbounds i16, ptr %p1, i64 %v288
  %v290 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v289, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v291 = add nuw nsw i64 %v204, 1160
  %v292 = getelementptr inbounds i16, ptr %p1, i64 %v291
  %v293 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v292, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v294 = add nuw nsw i64 %v204, 1200
  %v295 = getelementptr inbounds i16, ptr %p1, i64 %v294
  %v296 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v295, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v297 = add nuw nsw i64 %v204, 1240
  %v298 = getelementptr inbounds i16, ptr %p1, i64 %v297
  %v299 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v298, i32 2, <8 x i1> %v203, <8 x i16> zeroinitializer)
  %v300 = shufflevector <8 x i16> %v206, <8 x i16> %v230, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v301 = shufflevector <8 x i16> %v254, <8 x i16> %v278, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v302 = shufflevector <16 x i16> %v300, <16 x i16> %v301, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v303 = shufflevector <8 x i16> %v209, <8 x i16> %v233, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v304 = shufflevector <8 x i16> %v257, <8 x i16> %v281, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v305 = shufflevector <16 x i16> %v303, <16 x i16> %v304, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v306 = shufflevector <8 x i16> %v212, <8 x i16> %v236, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v307 = shufflevector <8 x i16> %v260, <8 x i16> %v284, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v308 = shufflevector <16 x i16> %v306, <16 x i16> %v307, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v309 = shufflevector <8 x i16> %v215, <8 x i16> %v239, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v310 = shufflevector <8 x i16> %v263, <8 x i16> %v287, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v311 = shufflevector <16 x i16> %v309, <16 x i16> %v310, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v312 = shufflevector <8 x i16> %v218, <8 x i16> %v242, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v313 = shufflevector <8 x i16> %v266, <8 x i16> %v290, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v314 = shufflevector <16 x i16> %v312, <16 x i16> %v313, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v315 = shufflevector <8 x i16> %v221, <8 x i16> %v245, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v316 = shufflevector <8 x i16> %v269, <8 x i16> %v293, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v317 = shufflevector <16 x i16> %v315, <16 x i16> %v316, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v318 = shufflevector <8 x i16> %v224, <8 x i16> %v248, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v319 = shufflevector <8 x i16> %v272, <8 x i16> %v296, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v320 = shufflevector <16 x i16> %v318, <16 x i16> %v319, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v321 = shufflevector <8 x i16> %v227, <8 x i16> %v251, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v322 = shufflevector <8 x i16> %v275, <8 x i16> %v299, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v323 = shufflevector <16 x i16> %v321, <16 x i16> %v322, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v324 = shufflevector <32 x i16> %v302, <32 x i16> %v305, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v325 = shufflevector <32 x i16> %v302, <32 x i16> %v305, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v326 = shufflevector <32 x i16> %v308, <32 x i16> %v311, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v327 = shufflevector <32 x i16> %v308, <32 x i16> %v311, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v328 = shufflevector <32 x i16> %v314, <32 x i16> %v317, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v329 = shufflevector <32 x i16> %v314, <32 x i16> %v317, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v330 = shufflevector <32 x i16> %v320, <32 x i16> %v323, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v331 = shufflevector <32 x i16> %v320, <32 x i16> %v323, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v332 = shufflevector <32 x i16> %v324, <32 x i16> %v326, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v333 = shufflevector <32 x i16> %v324, <32 x i16> %v326, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v334 = shufflevector <32 x i16> %v328, <32 x i16> %v330, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v335 = shufflevector <32 x i16> %v328, <32 x i16> %v330, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v336 = shufflevector <32 x i16> %v325, <32 x i16> %v327, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v337 = shufflevector <32 x i16> %v325, <32 x i16> %v327, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v338 = shufflevector <32 x i16> %v329, <32 x i16> %v331, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v339 = shufflevector <32 x i16> %v329, <32 x i16> %v331, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v340 = shufflevector <32 x i16> %v332, <32 x i16> %v334, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v341 = shufflevector <32 x i16> %v332, <32 x i16> %v334, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v342 = shufflevector <32 x i16> %v336, <32 x i16> %v338, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v343 = shufflevector <32 x i16> %v336, <32 x i16> %v338, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v344 = shufflevector <32 x i16> %v333, <32 x i16> %v335, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v345 = shufflevector <32 x i16> %v333, <32 x i16> %v335, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v346 = shufflevector <32 x i16> %v337, <32 x i16> %v339, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v347 = shufflevector <32 x i16> %v337, <32 x i16> %v339, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v348 = mul nuw nsw i64 %i197, 512
  %v349 = getelementptr i8, ptr %v191, i64 %v348
  store <32 x i16> %v340, ptr %v349, align 64
  %v350 = getelementptr i8, ptr %v349, i64 64
  store <32 x i16> %v341, ptr %v350, align 64
  %v351 = getelementptr i8, ptr %v349, i64 128
  store <32 x i16> %v344, ptr %v351, align 64
  %v352 = getelementptr i8, ptr %v349, i64 192
  store <32 x i16> %v345, ptr %v352, align 64
  %v353 = getelementptr i8, ptr %v349, i64 256
  store <32 x i16> %v342, ptr %v353, align 64
  %v354 = getelementptr i8, ptr %v349, i64 320
  store <32 x i16> %v343, ptr %v354, align 64
  %v355 = getelementptr i8, ptr %v349, i64 384
  store <32 x i16> %v346, ptr %v355, align 64
  %v356 = getelementptr i8, ptr %v349, i64 448
  store <32 x i16> %v347, ptr %v356, align 64
  %next197 = add nuw nsw i64 %i197, 1
  br label %head197, !llvm.loop !1
exit197:
  %next178 = add nuw nsw i64 %i178, 1
  br label %head178, !llvm.loop !1
exit178:
  %next177 = add nuw nsw i64 %i177, 1
  br label %head177, !llvm.loop !1
exit177:
  %v357 = sub nsw i64 40, %v171
  %v358 = icmp slt i64 32, %v357
  %v359 = select i1 %v358, i64 32, i64 %v357
  %v360 = add nuw nsw i64 %v19, 31
  %v361 = udiv i64 %v360, 32
  br label %head362
head362:
  %i362 = phi i64 [ 0, %exit177 ], [ %next362, %exit381 ]
  %go362 = icmp slt i64 %i362, %v361
  br i1 %go362, label %body362, label %exit362
body362:
  %v363 = mul nuw nsw i64 %i362, 32
  %v364 = add nuw nsw i64 %v13, %v363
  %v365 = and i64 %i362, 1
  %v366 = mul nuw nsw i64 %v365, 1024
  %v367 = getelementptr inbounds float, ptr %v3, i64 %v366
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %v368 = sub nsw i64 %i362, 1
  %v369 = icmp ne i64 %i362, 0
  %v370 = select i1 %v369, i64 %v359, i64 0
  %v371 = sub nsw i64 %v364, 32
  %v372 = and i64 %v368, 1
  %v373 = mul nuw nsw i64 %v372, 1024
  %v374 = getelementptr inbounds float, ptr %v3, i64 %v373
  %v375 = mul i64 %v171, 20
  %v376 = add i64 %v375, %v364
  %v377 = getelementptr inbounds float, ptr %p0, i64 %v376
  %v378 = getelementptr i8, ptr %v377, i64 64
  %v379 = mul nuw nsw i64 %i362, 10240
  %v380 = getelementptr i8, ptr %v1, i64 %v379
  br label %head381
head381:
  %i381 = phi i64 [ 0, %body362 ], [ %next381, %exit420 ]
  %go381 = icmp slt i64 %i381, 5
  br i1 %go381, label %body381, label %exit381
body381:
  %v382 = mul nuw nsw i64 %i381, 2048
  %v383 = getelementptr i8, ptr %v2, i64 %v382
  %v384 = mul nuw nsw i64 %i381, 2048
  %v385 = getelementptr i8, ptr %v380, i64 %v384
  %v386 = getelementptr i8, ptr %v383, i64 1024
  %v387 = getelementptr i8, ptr %v385, i64 1024
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v385, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v383, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v387, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 5, ptr %v386, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v388 = mul nuw nsw i64 %i381, 560
  %v389 = getelementptr i8, ptr %v377, i64 %v388
  call void @llvm.prefetch.p0(ptr %v389, i32 1, i32 2, i32 1)
  %v390 = getelementptr i8, ptr %v389, i64 80
  call void @llvm.prefetch.p0(ptr %v390, i32 1, i32 2, i32 1)
  %v391 = mul nuw nsw i64 80, 2
  %v392 = getelementptr i8, ptr %v389, i64 %v391
  call void @llvm.prefetch.p0(ptr %v392, i32 1, i32 2, i32 1)
  %v393 = mul nuw nsw i64 80, 3
  %v394 = getelementptr i8, ptr %v389, i64 %v393
  call void @llvm.prefetch.p0(ptr %v394, i32 1, i32 2, i32 1)
  %v395 = mul nuw nsw i64 80, 4
  %v396 = getelementptr i8, ptr %v389, i64 %v395
  call void @llvm.prefetch.p0(ptr %v396, i32 1, i32 2, i32 1)
  %v397 = mul nuw nsw i64 80, 5
  %v398 = getelementptr i8, ptr %v389, i64 %v397
  call void @llvm.prefetch.p0(ptr %v398, i32 1, i32 2, i32 1)
  %v399 = mul nuw nsw i64 80, 6
  %v400 = getelementptr i8, ptr %v389, i64 %v399
  call void @llvm.prefetch.p0(ptr %v400, i32 1, i32 2, i32 1)
  %v401 = mul nuw nsw i64 %i381, 560
  %v402 = getelementptr i8, ptr %v378, i64 %v401
  call void @llvm.prefetch.p0(ptr %v402, i32 1, i32 2, i32 1)
  %v403 = getelementptr i8, ptr %v402, i64 80
  call void @llvm.prefetch.p0(ptr %v403, i32 1, i32 2, i32 1)
  %v404 = mul nuw nsw i64 80, 2
  %v405 = getelementptr i8, ptr %v402, i64 %v404
  call void @llvm.prefetch.p0(ptr %v405, i32 1, i32 2, i32 1)
  %v406 = mul nuw nsw i64 80, 3
  %v407 = getelementptr i8, ptr %v402, i64 %v406
  call void @llvm.prefetch.p0(ptr %v407, i32 1, i32 2, i32 1)
  %v408 = mul nuw nsw i64 80, 4
  %v409 = getelementptr i8, ptr %v402, i64 %v408
  call void @llvm.prefetch.p0(ptr %v409, i32 1, i32 2, i32 1)
  %v410 = mul nuw nsw i64 80, 5
  %v411 = getelementptr i8, ptr %v402, i64 %v410
  call void @llvm.prefetch.p0(ptr %v411, i32 1, i32 2, i32 1)
  %v412 = mul nuw nsw i64 80, 6
  %v413 = getelementptr i8, ptr %v402, i64 %v412
  call void @llvm.prefetch.p0(ptr %v413, i32 1, i32 2, i32 1)
  %v414 = mul nuw nsw i64 %i381, 7
  %v415 = sub nsw i64 %v370, %v414
  %v416 = icmp slt i64 7, %v415
  %v417 = select i1 %v416, i64 7, i64 %v415
  %v418 = icmp sgt i64 %v417, 0
  %v419 = zext i1 %v418 to i64
  br label %head420
head420:
  %i420 = phi i64 [ 0, %body381 ], [ %next420, %body420 ]
  %go420 = icmp slt i64 %i420, %v419
  br i1 %go420, label %body420, label %exit420
body420:
  %v421 = mul nuw nsw i64 %v414, 128
  %v422 = getelementptr i8, ptr %v374, i64 %v421
  %v423 = add nuw nsw i64 %v171, %v414
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v423, i64 %v417, i64 %v371, i64 32, ptr %v422)
  %next420 = add nuw nsw i64 %i420, 1
  br label %head420, !llvm.loop !1
exit420:
  %next381 = add nuw nsw i64 %i381, 1
  br label %head381, !llvm.loop !1
exit381:
  call void @llvm.x86.tilestored64(i8 0, ptr %v367, i64 128)
  %v424 = getelementptr i8, ptr %v367, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v424, i64 128)
  %v425 = getelementptr i8, ptr %v367, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr %v425, i64 128)
  %v426 = getelementptr i8, ptr %v367, i64 2112
  call void @llvm.x86.tilestored64(i8 3, ptr %v426, i64 128)
  %next362 = add nuw nsw i64 %i362, 1
  br label %head362, !llvm.loop !1
exit362:
  %v427 = sub nsw i64 %v361, 1
  %v428 = mul nuw nsw i64 %v427, 32
  %v429 = sub nsw i64 %v19, %v428
  %v430 = icmp slt i64 32, %v429
  %v431 = select i1 %v430, i64 32, i64 %v429
  %v432 = and i64 %v427, 1
  %v433 = mul nuw nsw i64 %v432, 1024
  %v434 = getelementptr inbounds float, ptr %v3, i64 %v433
  %v435 = add nuw nsw i64 %v13, %v428
  %v436 = mul nuw nsw i64 0, 128
  %v437 = getelementptr i8, ptr %v434, i64 %v436
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v171, i64 %v359, i64 %v435, i64 %v431, ptr %v437)
  %next169 = add nuw nsw i64 %i169, 1
  br label %head169, !llvm.loop !1
exit169:
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
