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
  %v12 = mul i64 %v2, 90
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
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 20480
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 40960
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit168 ]
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
  %i23 = phi i64 [ 0, %body22 ], [ %next23, %exit42 ]
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
  br label %head42
head42:
  %i42 = phi i64 [ 0, %body23 ], [ %next42, %body42 ]
  %go42 = icmp slt i64 %i42, 4
  br i1 %go42, label %body42, label %exit42
body42:
  %v43 = mul nuw nsw i64 %i42, 8
  %v44 = add nuw nsw i64 %v41, %v43
  %v45 = icmp sgt i64 %v27, 0
  %v46 = select i1 %v45, i64 0, i64 0
  %v47 = mul nuw nsw i64 %v46, 160
  %v48 = add nuw nsw i64 %v44, %v47
  %v49 = icmp sgt i64 %v27, 1
  %v50 = select i1 %v49, i64 1, i64 0
  %v51 = mul nuw nsw i64 %v50, 160
  %v52 = add nuw nsw i64 %v44, %v51
  %v53 = icmp sgt i64 %v27, 2
  %v54 = select i1 %v53, i64 2, i64 0
  %v55 = mul nuw nsw i64 %v54, 160
  %v56 = add nuw nsw i64 %v44, %v55
  %v57 = icmp sgt i64 %v27, 3
  %v58 = select i1 %v57, i64 3, i64 0
  %v59 = mul nuw nsw i64 %v58, 160
  %v60 = add nuw nsw i64 %v44, %v59
  %v61 = icmp sgt i64 %v27, 4
  %v62 = select i1 %v61, i64 4, i64 0
  %v63 = mul nuw nsw i64 %v62, 160
  %v64 = add nuw nsw i64 %v44, %v63
  %v65 = icmp sgt i64 %v27, 5
  %v66 = select i1 %v65, i64 5, i64 0
  %v67 = mul nuw nsw i64 %v66, 160
  %v68 = add nuw nsw i64 %v44, %v67
  %v69 = icmp sgt i64 %v27, 6
  %v70 = select i1 %v69, i64 6, i64 0
  %v71 = mul nuw nsw i64 %v70, 160
  %v72 = add nuw nsw i64 %v44, %v71
  %v73 = icmp sgt i64 %v27, 7
  %v74 = select i1 %v73, i64 7, i64 0
  %v75 = mul nuw nsw i64 %v74, 160
  %v76 = add nuw nsw i64 %v44, %v75
  %v77 = icmp sgt i64 %v27, 8
  %v78 = select i1 %v77, i64 8, i64 0
  %v79 = mul nuw nsw i64 %v78, 160
  %v80 = add nuw nsw i64 %v44, %v79
  %v81 = icmp sgt i64 %v27, 9
  %v82 = select i1 %v81, i64 9, i64 0
  %v83 = mul nuw nsw i64 %v82, 160
  %v84 = add nuw nsw i64 %v44, %v83
  %v85 = icmp sgt i64 %v27, 10
  %v86 = select i1 %v85, i64 10, i64 0
  %v87 = mul nuw nsw i64 %v86, 160
  %v88 = add nuw nsw i64 %v44, %v87
  %v89 = icmp sgt i64 %v27, 11
  %v90 = select i1 %v89, i64 11, i64 0
  %v91 = mul nuw nsw i64 %v90, 160
  %v92 = add nuw nsw i64 %v44, %v91
  %v93 = icmp sgt i64 %v27, 12
  %v94 = select i1 %v93, i64 12, i64 0
  %v95 = mul nuw nsw i64 %v94, 160
  %v96 = add nuw nsw i64 %v44, %v95
  %v97 = icmp sgt i64 %v27, 13
  %v98 = select i1 %v97, i64 13, i64 0
  %v99 = mul nuw nsw i64 %v98, 160
  %v100 = add nuw nsw i64 %v44, %v99
  %v101 = icmp sgt i64 %v27, 14
  %v102 = select i1 %v101, i64 14, i64 0
  %v103 = mul nuw nsw i64 %v102, 160
  %v104 = add nuw nsw i64 %v44, %v103
  %v105 = icmp sgt i64 %v27, 15
  %v106 = select i1 %v105, i64 15, i64 0
  %v107 = mul nuw nsw i64 %v106, 160
  %v108 = add nuw nsw i64 %v44, %v107
  %v109 = getelementptr inbounds i16, ptr %p2, i64 %v48
  %v110 = load <8 x i16>, ptr %v109, align 2
  %v111 = getelementptr inbounds i16, ptr %p2, i64 %v52
  %v112 = load <8 x i16>, ptr %v111, align 2
  %v113 = getelementptr inbounds i16, ptr %p2, i64 %v56
  %v114 = load <8 x i16>, ptr %v113, align 2
  %v115 = getelementptr inbounds i16, ptr %p2, i64 %v60
  %v116 = load <8 x i16>, ptr %v115, align 2
  %v117 = getelementptr inbounds i16, ptr %p2, i64 %v64
  %v118 = load <8 x i16>, ptr %v117, align 2
  %v119 = getelementptr inbounds i16, ptr %p2, i64 %v68
  %v120 = load <8 x i16>, ptr %v119, align 2
  %v121 = getelementptr inbounds i16, ptr %p2, i64 %v72
  %v122 = load <8 x i16>, ptr %v121, align 2
  %v123 = getelementptr inbounds i16, ptr %p2, i64 %v76
  %v124 = load <8 x i16>, ptr %v123, align 2
  %v125 = getelementptr inbounds i16, ptr %p2, i64 %v80
  %v126 = load <8 x i16>, ptr %v125, align 2
  %v127 = getelementptr inbounds i16, ptr %p2, i64 %v84
  %v128 = load <8 x i16>, ptr %v127, align 2
  %v129 = getelementptr inbounds i16, ptr %p2, i64 %v88
  %v130 = load <8 x i16>, ptr %v129, align 2
  %v131 = getelementptr inbounds i16, ptr %p2, i64 %v92
  %v132 = load <8 x i16>, ptr %v131, align 2
  %v133 = getelementptr inbounds i16, ptr %p2, i64 %v96
  %v134 = load <8 x i16>, ptr %v133, align 2
  %v135 = getelementptr inbounds i16, ptr %p2, i64 %v100
  %v136 = load <8 x i16>, ptr %v135, align 2
  %v137 = getelementptr inbounds i16, ptr %p2, i64 %v104
  %v138 = load <8 x i16>, ptr %v137, align 2
  %v139 = getelementptr inbounds i16, ptr %p2, i64 %v108
  %v140 = load <8 x i16>, ptr %v139, align 2
  %v141 = shufflevector <8 x i16> %v110, <8 x i16> %v118, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v142 = shufflevector <8 x i16> %v126, <8 x i16> %v134, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v143 = shufflevector <16 x i16> %v141, <16 x i16> %v142, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v144 = shufflevector <8 x i16> %v112, <8 x i16> %v120, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v145 = shufflevector <8 x i16> %v128, <8 x i16> %v136, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v146 = shufflevector <16 x i16> %v144, <16 x i16> %v145, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v147 = shufflevector <8 x i16> %v114, <8 x i16> %v122, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v148 = shufflevector <8 x i16> %v130, <8 x i16> %v138, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v149 = shufflevector <16 x i16> %v147, <16 x i16> %v148, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v150 = shufflevector <8 x i16> %v116, <8 x i16> %v124, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v151 = shufflevector <8 x i16> %v132, <8 x i16> %v140, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v152 = shufflevector <16 x i16> %v150, <16 x i16> %v151, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v153 = shufflevector <32 x i16> %v143, <32 x i16> %v146, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v154 = shufflevector <32 x i16> %v143, <32 x i16> %v146, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v155 = shufflevector <32 x i16> %v149, <32 x i16> %v152, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v156 = shufflevector <32 x i16> %v149, <32 x i16> %v152, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v157 = shufflevector <32 x i16> %v153, <32 x i16> %v155, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v158 = shufflevector <32 x i16> %v153, <32 x i16> %v155, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v159 = shufflevector <32 x i16> %v154, <32 x i16> %v156, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v160 = shufflevector <32 x i16> %v154, <32 x i16> %v156, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v161 = mul nuw nsw i64 %i42, 256
  %v162 = getelementptr i8, ptr %v36, i64 %v161
  store <32 x i16> %v157, ptr %v162, align 64
  %v163 = getelementptr i8, ptr %v162, i64 64
  store <32 x i16> %v158, ptr %v163, align 64
  %v164 = getelementptr i8, ptr %v162, i64 128
  store <32 x i16> %v159, ptr %v164, align 64
  %v165 = getelementptr i8, ptr %v162, i64 192
  store <32 x i16> %v160, ptr %v165, align 64
  %next42 = add nuw nsw i64 %i42, 1
  br label %head42, !llvm.loop !1
exit42:
  %next23 = add nuw nsw i64 %i23, 1
  br label %head23, !llvm.loop !1
exit23:
  %next22 = add nuw nsw i64 %i22, 1
  br label %head22, !llvm.loop !1
exit22:
  %v166 = add nuw nsw i64 %v16, 63
  %v167 = udiv i64 %v166, 64
  br label %head168
head168:
  %i168 = phi i64 [ 0, %exit22 ], [ %next168, %exit362 ]
  %go168 = icmp slt i64 %i168, %v167
  br i1 %go168, label %body168, label %exit168
body168:
  %v169 = mul nuw nsw i64 %i168, 2
  %v170 = mul nuw nsw i64 %v169, 32
  %v171 = add nuw nsw i64 %v12, %v170
  %v172 = sub nsw i64 %v16, %v170
  %v173 = icmp slt i64 64, %v172
  %v174 = select i1 %v173, i64 64, i64 %v172
  %v175 = mul nuw nsw i64 %v169, 10240
  %v176 = getelementptr i8, ptr %v2, i64 %v175
  %v177 = add nuw nsw i64 %v174, 15
  %v178 = udiv i64 %v177, 16
  %v179 = select i1 %v11, i64 5, i64 0
  br label %head180
head180:
  %i180 = phi i64 [ 0, %body168 ], [ %next180, %exit181 ]
  %go180 = icmp slt i64 %i180, %v179
  br i1 %go180, label %body180, label %exit180
body180:
  br label %head181
head181:
  %i181 = phi i64 [ 0, %body180 ], [ %next181, %exit200 ]
  %go181 = icmp slt i64 %i181, %v178
  br i1 %go181, label %body181, label %exit181
body181:
  %v182 = mul nuw nsw i64 %i181, 16
  %v183 = mul nuw nsw i64 %i180, 32
  %v184 = sub nsw i64 %v174, %v182
  %v185 = call i64 asm "", "=r,0"(i64 %v184)
  %v186 = udiv i64 %i181, 2
  %v187 = mul nuw nsw i64 %v186, 10240
  %v188 = getelementptr i8, ptr %v176, i64 %v187
  %v189 = urem i64 %i181, 2
  %v190 = mul nuw nsw i64 %v189, 1024
  %v191 = getelementptr i8, ptr %v188, i64 %v190
  %v192 = mul nuw nsw i64 %i180, 2048
  %v193 = getelementptr i8, ptr %v191, i64 %v192
  %v194 = call ptr asm "", "=r,0"(ptr %v193)
  %v195 = add nuw nsw i64 %v171, %v182
  %v196 = add nuw nsw i64 0, %v183
  %v197 = mul i64 %v196, 40
  %v198 = add i64 %v197, %v195
  %v199 = call i64 asm "", "=r,0"(i64 %v198)
  br label %head200
head200:
  %i200 = phi i64 [ 0, %body181 ], [ %next200, %body200 ]
  %go200 = icmp slt i64 %i200, 2
  br i1 %go200, label %body200, label %exit200
body200:
  %v201 = mul nuw nsw i64 %i200, 8
  %v202 = sub nsw i64 %v185, %v201
  %v203 = trunc i64 %v202 to i32
  %v204 = insertelement <8 x i32> poison, i32 %v203, i64 0
  %v205 = shufflevector <8 x i32> %v204, <8 x i32> poison, <8 x i32> zeroinitializer
  %v206 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v205
  %v207 = add nuw nsw i64 %v199, %v201
  %v208 = getelementptr inbounds i16, ptr %p1, i64 %v207
  %v209 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v208, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v210 = add nuw nsw i64 %v207, 40
  %v211 = getelementptr inbounds i16, ptr %p1, i64 %v210
  %v212 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v211, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v213 = add nuw nsw i64 %v207, 80
  %v214 = getelementptr inbounds i16, ptr %p1, i64 %v213
  %v215 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v214, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v216 = add nuw nsw i64 %v207, 120
  %v217 = getelementptr inbounds i16, ptr %p1, i64 %v216
  %v218 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v217, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v219 = add nuw nsw i64 %v207, 160
  %v220 = getelementptr inbounds i16, ptr %p1, i64 %v219
  %v221 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v220, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v222 = add nuw nsw i64 %v207, 200
  %v223 = getelementptr inbounds i16, ptr %p1, i64 %v222
  %v224 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v223, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v225 = add nuw nsw i64 %v207, 240
  %v226 = getelementptr inbounds i16, ptr %p1, i64 %v225
  %v227 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v226, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v228 = add nuw nsw i64 %v207, 280
  %v229 = getelementptr inbounds i16, ptr %p1, i64 %v228
  %v230 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v229, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v231 = add nuw nsw i64 %v207, 320
  %v232 = getelementptr inbounds i16, ptr %p1, i64 %v231
  %v233 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v232, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v234 = add nuw nsw i64 %v207, 360
  %v235 = getelementptr inbounds i16, ptr %p1, i64 %v234
  %v236 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v235, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v237 = add nuw nsw i64 %v207, 400
  %v238 = getelementptr inbounds i16, ptr %p1, i64 %v237
  %v239 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v238, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v240 = add nuw nsw i64 %v207, 440
  %v241 = getelementptr inbounds i16, ptr %p1, i64 %v240
  %v242 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v241, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v243 = add nuw nsw i64 %v207, 480
  %v244 = getelementptr inbounds i16, ptr %p1, i64 %v243
  %v245 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v244, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v246 = add nuw nsw i64 %v207, 520
  %v247 = getelementptr inbounds i16, ptr %p1, i64 %v246
  %v248 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v247, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v249 = add nuw nsw i64 %v207, 560
  %v250 = getelementptr inbounds i16, ptr %p1, i64 %v249
  %v251 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v250, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v252 = add nuw nsw i64 %v207, 600
  %v253 = getelementptr inbounds i16, ptr %p1, i64 %v252
  %v254 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v253, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v255 = add nuw nsw i64 %v207, 640
  %v256 = getelementptr inbounds i16, ptr %p1, i64 %v255
  %v257 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v256, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v258 = add nuw nsw i64 %v207, 680
  %v259 = getelementptr inbounds i16, ptr %p1, i64 %v258
  %v260 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v259, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v261 = add nuw nsw i64 %v207, 720
  %v262 = getelementptr inbounds i16, ptr %p1, i64 %v261
  %v263 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v262, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v264 = add nuw nsw i64 %v207, 760
  %v265 = getelementptr inbounds i16, ptr %p1, i64 %v264
  %v266 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v265, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v267 = add nuw nsw i64 %v207, 800
  %v268 = getelementptr inbounds i16, ptr %p1, i64 %v267
  %v269 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v268, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v270 = add nuw nsw i64 %v207, 840
  %v271 = getelementptr inbounds i16, ptr %p1, i64 %v270
  %v272 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v271, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v273 = add nuw nsw i64 %v207, 880
  %v274 = getelementptr inbounds i16, ptr %p1, i64 %v273
  %v275 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v274, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v276 = add nuw nsw i64 %v207, 920
  %v277 = getelementptr inbounds i16, ptr %p1, i64 %v276
  %v278 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v277, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v279 = add nuw nsw i64 %v207, 960
  %v280 = getelementptr inbounds i16, ptr %p1, i64 %v279
  %v281 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v280, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v282 = add nuw nsw i64 %v207, 1000
  %v283 = getelementptr inbounds i16, ptr %p1, i64 %v282
  %v284 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v283, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v285 = add nuw nsw i64 %v207, 1040
  %v286 = getelementptr inbounds i16, ptr %p1, i64 %v285
  %v287 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v286, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v288 = add nuw nsw i64 %v207, 1080
  %v289 = getelementptr inbounds i16, ptr %p1, i64 %v288
  %v290 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v289, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v291 = add nuw nsw i64 %v207, 1120
  %v292 = getelementptr inbounds i16, ptr %p1, i64 %v291
  %v293 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v292, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v294 = add nuw nsw i64 %v207, 1160
  %v295 = getelementptr inbounds i16, ptr %p1, i64 %v294
  %v296 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v295, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v297 = add nuw nsw i64 %v207, 1200
  %v298 = getelementptr inbounds i16, ptr %p1, i64 %v297
  %v299 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v298, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
  %v300 = add nuw nsw i64 %v207, 1240
  %v301 = getelementptr inbounds i16, ptr %p1, i64 %v300
  %v302 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v301, i32 2, <8 x i1> %v206, <8 x i16> zeroinitializer)
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
  %v324 = shufflevector <8 x i16> %v230, <8 x i16> %v254, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v325 = shufflevector <8 x i16> %v278, <8 x i16> %v302, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v326 = shufflevector <16 x i16> %v324, <16 x i16> %v325, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v327 = shufflevector <32 x i16> %v305, <32 x i16> %v308, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v328 = shufflevector <32 x i16> %v305, <32 x i16> %v308, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v329 = shufflevector <32 x i16> %v311, <32 x i16> %v314, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v330 = shufflevector <32 x i16> %v311, <32 x i16> %v314, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v331 = shufflevector <32 x i16> %v317, <32 x i16> %v320, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v332 = shufflevector <32 x i16> %v317, <32 x i16> %v320, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v333 = shufflevector <32 x i16> %v323, <32 x i16> %v326, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v334 = shufflevector <32 x i16> %v323, <32 x i16> %v326, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v335 = shufflevector <32 x i16> %v327, <32 x i16> %v329, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v336 = shufflevector <32 x i16> %v327, <32 x i16> %v329, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v337 = shufflevector <32 x i16> %v331, <32 x i16> %v333, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v338 = shufflevector <32 x i16> %v331, <32 x i16> %v333, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v339 = shufflevector <32 x i16> %v328, <32 x i16> %v330, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v340 = shufflevector <32 x i16> %v328, <32 x i16> %v330, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v341 = shufflevector <32 x i16> %v332, <32 x i16> %v334, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v342 = shufflevector <32 x i16> %v332, <32 x i16> %v334, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v343 = shufflevector <32 x i16> %v335, <32 x i16> %v337, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v344 = shufflevector <32 x i16> %v335, <32 x i16> %v337, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v345 = shufflevector <32 x i16> %v339, <32 x i16> %v341, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v346 = shufflevector <32 x i16> %v339, <32 x i16> %v341, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v347 = shufflevector <32 x i16> %v336, <32 x i16> %v338, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v348 = shufflevector <32 x i16> %v336, <32 x i16> %v338, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v349 = shufflevector <32 x i16> %v340, <32 x i16> %v342, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v350 = shufflevector <32 x i16> %v340, <32 x i16> %v342, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v351 = mul nuw nsw i64 %i200, 512
  %v352 = getelementptr i8, ptr %v194, i64 %v351
  store <32 x i16> %v343, ptr %v352, align 64
  %v353 = getelementptr i8, ptr %v352, i64 64
  store <32 x i16> %v344, ptr %v353, align 64
  %v354 = getelementptr i8, ptr %v352, i64 128
  store <32 x i16> %v347, ptr %v354, align 64
  %v355 = getelementptr i8, ptr %v352, i64 192
  store <32 x i16> %v348, ptr %v355, align 64
  %v356 = getelementptr i8, ptr %v352, i64 256
  store <32 x i16> %v345, ptr %v356, align 64
  %v357 = getelementptr i8, ptr %v352, i64 320
  store <32 x i16> %v346, ptr %v357, align 64
  %v358 = getelementptr i8, ptr %v352, i64 384
  store <32 x i16> %v349, ptr %v358, align 64
  %v359 = getelementptr i8, ptr %v352, i64 448
  store <32 x i16> %v350, ptr %v359, align 64
  %next200 = add nuw nsw i64 %i200, 1
  br label %head200, !llvm.loop !1
exit200:
  %next181 = add nuw nsw i64 %i181, 1
  br label %head181, !llvm.loop !1
exit181:
  %next180 = add nuw nsw i64 %i180, 1
  br label %head180, !llvm.loop !1
exit180:
  %v360 = add nuw nsw i64 %v174, 31
  %v361 = udiv i64 %v360, 32
  br label %head362
head362:
  %i362 = phi i64 [ 0, %exit180 ], [ %next362, %exit373 ]
  %go362 = icmp slt i64 %i362, %v361
  br i1 %go362, label %body362, label %exit362
body362:
  %v363 = add nuw nsw i64 %v169, %i362
  %v364 = mul nuw nsw i64 %i362, 10240
  %v365 = getelementptr i8, ptr %v176, i64 %v364
  %v366 = mul nuw nsw i64 %v363, 32
  %v367 = add nuw nsw i64 %v12, %v366
  %v368 = sub nsw i64 40, %v367
  %v369 = icmp slt i64 32, %v368
  %v370 = select i1 %v369, i64 32, i64 %v368
  %v371 = add nuw nsw i64 %v19, 31
  %v372 = udiv i64 %v371, 32
  br label %head373
head373:
  %i373 = phi i64 [ 0, %body362 ], [ %next373, %exit392 ]
  %go373 = icmp slt i64 %i373, %v372
  br i1 %go373, label %body373, label %exit373
body373:
  %v374 = mul nuw nsw i64 %i373, 32
  %v375 = add nuw nsw i64 %v13, %v374
  %v376 = and i64 %i373, 1
  %v377 = mul nuw nsw i64 %v376, 1024
  %v378 = getelementptr inbounds float, ptr %v3, i64 %v377
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %v379 = sub nsw i64 %i373, 1
  %v380 = icmp ne i64 %i373, 0
  %v381 = select i1 %v380, i64 %v370, i64 0
  %v382 = sub nsw i64 %v375, 32
  %v383 = and i64 %v379, 1
  %v384 = mul nuw nsw i64 %v383, 1024
  %v385 = getelementptr inbounds float, ptr %v3, i64 %v384
  %v386 = mul i64 %v367, 90
  %v387 = add i64 %v386, %v375
  %v388 = getelementptr inbounds float, ptr %p0, i64 %v387
  %v389 = getelementptr i8, ptr %v388, i64 64
  %v390 = mul nuw nsw i64 %i373, 10240
  %v391 = getelementptr i8, ptr %v1, i64 %v390
  br label %head392
head392:
  %i392 = phi i64 [ 0, %body373 ], [ %next392, %exit431 ]
  %go392 = icmp slt i64 %i392, 5
  br i1 %go392, label %body392, label %exit392
body392:
  %v393 = mul nuw nsw i64 %i392, 2048
  %v394 = getelementptr i8, ptr %v365, i64 %v393
  %v395 = mul nuw nsw i64 %i392, 2048
  %v396 = getelementptr i8, ptr %v391, i64 %v395
  %v397 = getelementptr i8, ptr %v394, i64 1024
  %v398 = getelementptr i8, ptr %v396, i64 1024
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v396, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v394, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v398, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 5, ptr %v397, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v399 = mul nuw nsw i64 %i392, 2520
  %v400 = getelementptr i8, ptr %v388, i64 %v399
  call void @llvm.prefetch.p0(ptr %v400, i32 1, i32 2, i32 1)
  %v401 = getelementptr i8, ptr %v400, i64 360
  call void @llvm.prefetch.p0(ptr %v401, i32 1, i32 2, i32 1)
  %v402 = mul nuw nsw i64 360, 2
  %v403 = getelementptr i8, ptr %v400, i64 %v402
  call void @llvm.prefetch.p0(ptr %v403, i32 1, i32 2, i32 1)
  %v404 = mul nuw nsw i64 360, 3
  %v405 = getelementptr i8, ptr %v400, i64 %v404
  call void @llvm.prefetch.p0(ptr %v405, i32 1, i32 2, i32 1)
  %v406 = mul nuw nsw i64 360, 4
  %v407 = getelementptr i8, ptr %v400, i64 %v406
  call void @llvm.prefetch.p0(ptr %v407, i32 1, i32 2, i32 1)
  %v408 = mul nuw nsw i64 360, 5
  %v409 = getelementptr i8, ptr %v400, i64 %v408
  call void @llvm.prefetch.p0(ptr %v409, i32 1, i32 2, i32 1)
  %v410 = mul nuw nsw i64 360, 6
  %v411 = getelementptr i8, ptr %v400, i64 %v410
  call void @llvm.prefetch.p0(ptr %v411, i32 1, i32 2, i32 1)
  %v412 = mul nuw nsw i64 %i392, 2520
  %v413 = getelementptr i8, ptr %v389, i64 %v412
  call void @llvm.prefetch.p0(ptr %v413, i32 1, i32 2, i32 1)
  %v414 = getelementptr i8, ptr %v413, i64 360
  call void @llvm.prefetch.p0(ptr %v414, i32 1, i32 2, i32 1)
  %v415 = mul nuw nsw i64 360, 2
  %v416 = getelementptr i8, ptr %v413, i64 %v415
  call void @llvm.prefetch.p0(ptr %v416, i32 1, i32 2, i32 1)
  %v417 = mul nuw nsw i64 360, 3
  %v418 = getelementptr i8, ptr %v413, i64 %v417
  call void @llvm.prefetch.p0(ptr %v418, i32 1, i32 2, i32 1)
  %v419 = mul nuw nsw i64 360, 4
  %v420 = getelementptr i8, ptr %v413, i64 %v419
  call void @llvm.prefetch.p0(ptr %v420, i32 1, i32 2, i32 1)
  %v421 = mul nuw nsw i64 360, 5
  %v422 = getelementptr i8, ptr %v413, i64 %v421
  call void @llvm.prefetch.p0(ptr %v422, i32 1, i32 2, i32 1)
  %v423 = mul nuw nsw i64 360, 6
  %v424 = getelementptr i8, ptr %v413, i64 %v423
  call void @llvm.prefetch.p0(ptr %v424, i32 1, i32 2, i32 1)
  %v425 = mul nuw nsw i64 %i392, 7
  %v426 = sub nsw i64 %v381, %v425
  %v427 = icmp slt i64 7, %v426
  %v428 = select i1 %v427, i64 7, i64 %v426
  %v429 = icmp sgt i64 %v428, 0
  %v430 = zext i1 %v429 to i64
  br label %head431
head431:
  %i431 = phi i64 [ 0, %body392 ], [ %next431, %body431 ]
  %go431 = icmp slt i64 %i431, %v430
  br i1 %go431, label %body431, label %exit431
body431:
  %v432 = mul nuw nsw i64 %v425, 128
  %v433 = getelementptr i8, ptr %v385, i64 %v432
  %v434 = add nuw nsw i64 %v367, %v425
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v434, i64 %v428, i64 %v382, i64 32, ptr %v433)
  %next431 = add nuw nsw i64 %i431, 1
  br label %head431, !llvm.loop !1
exit431:
  %next392 = add nuw nsw i64 %i392, 1
  br label %head392, !llvm.loop !1
exit392:
  call void @llvm.x86.tilestored64(i8 0, ptr %v378, i64 128)
  %v435 = getelementptr i8, ptr %v378, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v435, i64 128)
  %v436 = getelementptr i8, ptr %v378, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr %v436, i64 128)
  %v437 = getelementptr i8, ptr %v378, i64 2112
  call void @llvm.x86.tilestored64(i8 3, ptr %v437, i64 128)
  %next373 = add nuw nsw i64 %i373, 1
  br label %head373, !llvm.loop !1
exit373:
  %v438 = sub nsw i64 %v372, 1
  %v439 = mul nuw nsw i64 %v438, 32
  %v440 = sub nsw i64 %v19, %v439
  %v441 = icmp slt i64 32, %v440
  %v442 = select i1 %v441, i64 32, i64 %v440
  %v443 = and i64 %v438, 1
  %v444 = mul nuw nsw i64 %v443, 1024
  %v445 = getelementptr inbounds float, ptr %v3, i64 %v444
  %v446 = add nuw nsw i64 %v13, %v439
  %v447 = mul nuw nsw i64 0, 128
  %v448 = getelementptr i8, ptr %v445, i64 %v447
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v367, i64 %v370, i64 %v446, i64 %v442, ptr %v448)
  %next362 = add nuw nsw i64 %i362, 1
  br label %head362, !llvm.loop !1
exit362:
  %next168 = add nuw nsw i64 %i168, 1
  br label %head168, !llvm.loop !1
exit168:
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
