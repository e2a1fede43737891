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
  %v5 = icmp eq i64 %have, 32
  %v6 = zext i1 %v5 to i64
  br label %head7
head7:
  %i7 = phi i64 [ 0, %body1 ], [ %next7, %exit8 ]
  %go7 = icmp slt i64 %i7, %v6
  br i1 %go7, label %body7, label %exit7
body7:
  br label %head8
head8:
  %i8 = phi i64 [ 0, %body7 ], [ %next8, %body8 ]
  %go8 = icmp slt i64 %i8, 32
  br i1 %go8, label %body8, label %exit8
body8:
  %v9 = getelementptr inbounds float, ptr %v4, i64 %i8
  %v10 = load float, ptr %v9
  %v11 = add nuw nsw i64 %n, %i8
  %v12 = mul i64 %v2, 20
  %v13 = add i64 %v12, %v11
  %v14 = getelementptr inbounds float, ptr %p0, i64 %v13
  store float %v10, ptr %v14
  %next8 = add nuw nsw i64 %i8, 1
  br label %head8, !llvm.loop !21
exit8:
  %next7 = add nuw nsw i64 %i7, 1
  br label %head7
exit7:
  %v15 = select i1 %v5, i64 0, i64 %have
  br label %head16
head16:
  %i16 = phi i64 [ 0, %exit7 ], [ %next16, %body16 ]
  %go16 = icmp slt i64 %i16, %v15
  br i1 %go16, label %body16, label %exit16
body16:
  %v17 = getelementptr inbounds float, ptr %v4, i64 %i16
  %v18 = load float, ptr %v17
  %v19 = add nuw nsw i64 %n, %i16
  %v20 = mul i64 %v2, 20
  %v21 = add i64 %v20, %v19
  %v22 = getelementptr inbounds float, ptr %p0, i64 %v21
  store float %v18, ptr %v22
  %next16 = add nuw nsw i64 %i16, 1
  br label %head16
exit16:
  %next1 = add nuw nsw i64 %i1, 1
  br label %head1, !llvm.loop !20
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
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit380 ]
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
  %i24 = phi i64 [ 0, %body23 ], [ %next24, %body24 ]
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
  %v43 = icmp sgt i64 %v28, 0
  %v44 = select i1 %v43, i64 0, i64 0
  %v45 = mul nuw nsw i64 %v44, 160
  %v46 = add nuw nsw i64 %v42, %v45
  %v47 = icmp sgt i64 %v28, 1
  %v48 = select i1 %v47, i64 1, i64 0
  %v49 = mul nuw nsw i64 %v48, 160
  %v50 = add nuw nsw i64 %v42, %v49
  %v51 = icmp sgt i64 %v28, 2
  %v52 = select i1 %v51, i64 2, i64 0
  %v53 = mul nuw nsw i64 %v52, 160
  %v54 = add nuw nsw i64 %v42, %v53
  %v55 = icmp sgt i64 %v28, 3
  %v56 = select i1 %v55, i64 3, i64 0
  %v57 = mul nuw nsw i64 %v56, 160
  %v58 = add nuw nsw i64 %v42, %v57
  %v59 = icmp sgt i64 %v28, 4
  %v60 = select i1 %v59, i64 4, i64 0
  %v61 = mul nuw nsw i64 %v60, 160
  %v62 = add nuw nsw i64 %v42, %v61
  %v63 = icmp sgt i64 %v28, 5
  %v64 = select i1 %v63, i64 5, i64 0
  %v65 = mul nuw nsw i64 %v64, 160
  %v66 = add nuw nsw i64 %v42, %v65
  %v67 = icmp sgt i64 %v28, 6
  %v68 = select i1 %v67, i64 6, i64 0
  %v69 = mul nuw nsw i64 %v68, 160
  %v70 = add nuw nsw i64 %v42, %v69
  %v71 = icmp sgt i64 %v28, 7
  %v72 = select i1 %v71, i64 7, i64 0
  %v73 = mul nuw nsw i64 %v72, 160
  %v74 = add nuw nsw i64 %v42, %v73
  %v75 = icmp sgt i64 %v28, 8
  %v76 = select i1 %v75, i64 8, i64 0
  %v77 = mul nuw nsw i64 %v76, 160
  %v78 = add nuw nsw i64 %v42, %v77
  %v79 = icmp sgt i64 %v28, 9
  %v80 = select i1 %v79, i64 9, i64 0
  %v81 = mul nuw nsw i64 %v80, 160
  %v82 = add nuw nsw i64 %v42, %v81
  %v83 = icmp sgt i64 %v28, 10
  %v84 = select i1 %v83, i64 10, i64 0
  %v85 = mul nuw nsw i64 %v84, 160
  %v86 = add nuw nsw i64 %v42, %v85
  %v87 = icmp sgt i64 %v28, 11
  %v88 = select i1 %v87, i64 11, i64 0
  %v89 = mul nuw nsw i64 %v88, 160
  %v90 = add nuw nsw i64 %v42, %v89
  %v91 = icmp sgt i64 %v28, 12
  %v92 = select i1 %v91, i64 12, i64 0
  %v93 = mul nuw nsw i64 %v92, 160
  %v94 = add nuw nsw i64 %v42, %v93
  %v95 = icmp sgt i64 %v28, 13
  %v96 = select i1 %v95, i64 13, i64 0
  %v97 = mul nuw nsw i64 %v96, 160
  %v98 = add nuw nsw i64 %v42, %v97
  %v99 = icmp sgt i64 %v28, 14
  %v100 = select i1 %v99, i64 14, i64 0
  %v101 = mul nuw nsw i64 %v100, 160
  %v102 = add nuw nsw i64 %v42, %v101
  %v103 = icmp sgt i64 %v28, 15
  %v104 = select i1 %v103, i64 15, i64 0
  %v105 = mul nuw nsw i64 %v104, 160
  %v106 = add nuw nsw i64 %v42, %v105
  %v107 = getelementptr inbounds i16, ptr %p2, i64 %v46
  %v108 = load <8 x i16>, ptr %v107, align 2
  %v109 = getelementptr inbounds i16, ptr %p2, i64 %v50
  %v110 = load <8 x i16>, ptr %v109, align 2
  %v111 = getelementptr inbounds i16, ptr %p2, i64 %v54
  %v112 = load <8 x i16>, ptr %v111, align 2
  %v113 = getelementptr inbounds i16, ptr %p2, i64 %v58
  %v114 = load <8 x i16>, ptr %v113, align 2
  %v115 = getelementptr inbounds i16, ptr %p2, i64 %v62
  %v116 = load <8 x i16>, ptr %v115, align 2
  %v117 = getelementptr inbounds i16, ptr %p2, i64 %v66
  %v118 = load <8 x i16>, ptr %v117, align 2
  %v119 = getelementptr inbounds i16, ptr %p2, i64 %v70
  %v120 = load <8 x i16>, ptr %v119, align 2
  %v121 = getelementptr inbounds i16, ptr %p2, i64 %v74
  %v122 = load <8 x i16>, ptr %v121, align 2
  %v123 = getelementptr inbounds i16, ptr %p2, i64 %v78
  %v124 = load <8 x i16>, ptr %v123, align 2
  %v125 = getelementptr inbounds i16, ptr %p2, i64 %v82
  %v126 = load <8 x i16>, ptr %v125, align 2
  %v127 = getelementptr inbounds i16, ptr %p2, i64 %v86
  %v128 = load <8 x i16>, ptr %v127, align 2
  %v129 = getelementptr inbounds i16, ptr %p2, i64 %v90
  %v130 = load <8 x i16>, ptr %v129, align 2
  %v131 = getelementptr inbounds i16, ptr %p2, i64 %v94
  %v132 = load <8 x i16>, ptr %v131, align 2
  %v133 = getelementptr inbounds i16, ptr %p2, i64 %v98
  %v134 = load <8 x i16>, ptr %v133, align 2
  %v135 = getelementptr inbounds i16, ptr %p2, i64 %v102
  %v136 = load <8 x i16>, ptr %v135, align 2
  %v137 = getelementptr inbounds i16, ptr %p2, i64 %v106
  %v138 = load <8 x i16>, ptr %v137, align 2
  %v139 = shufflevector <8 x i16> %v108, <8 x i16> %v116, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v140 = shufflevector <8 x i16> %v124, <8 x i16> %v132, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v141 = shufflevector <16 x i16> %v139, <16 x i16> %v140, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v142 = shufflevector <8 x i16> %v110, <8 x i16> %v118, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v143 = shufflevector <8 x i16> %v126, <8 x i16> %v134, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v144 = shufflevector <16 x i16> %v142, <16 x i16> %v143, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v145 = shufflevector <8 x i16> %v112, <8 x i16> %v120, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v146 = shufflevector <8 x i16> %v128, <8 x i16> %v136, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v147 = shufflevector <16 x i16> %v145, <16 x i16> %v146, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v148 = shufflevector <8 x i16> %v114, <8 x i16> %v122, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v149 = shufflevector <8 x i16> %v130, <8 x i16> %v138, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v150 = shufflevector <16 x i16> %v148, <16 x i16> %v149, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v151 = shufflevector <32 x i16> %v141, <32 x i16> %v144, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v152 = shufflevector <32 x i16> %v141, <32 x i16> %v144, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v153 = shufflevector <32 x i16> %v147, <32 x i16> %v150, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v154 = shufflevector <32 x i16> %v147, <32 x i16> %v150, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v155 = shufflevector <32 x i16> %v151, <32 x i16> %v153, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v156 = shufflevector <32 x i16> %v151, <32 x i16> %v153, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v157 = shufflevector <32 x i16> %v152, <32 x i16> %v154, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v158 = shufflevector <32 x i16> %v152, <32 x i16> %v154, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v159 = add nuw nsw i64 %v46, 8
  %v160 = getelementptr inbounds i16, ptr %p2, i64 %v159
  %v161 = load <8 x i16>, ptr %v160, align 2
  %v162 = add nuw nsw i64 %v50, 8
  %v163 = getelementptr inbounds i16, ptr %p2, i64 %v162
  %v164 = load <8 x i16>, ptr %v163, align 2
  %v165 = add nuw nsw i64 %v54, 8
  %v166 = getelementptr inbounds i16, ptr %p2, i64 %v165
  %v167 = load <8 x i16>, ptr %v166, align 2
  %v168 = add nuw nsw i64 %v58, 8
  %v169 = getelementptr inbounds i16, ptr %p2, i64 %v168
  %v170 = load <8 x i16>, ptr %v169, align 2
  %v171 = add nuw nsw i64 %v62, 8
  %v172 = getelementptr inbounds i16, ptr %p2, i64 %v171
  %v173 = load <8 x i16>, ptr %v172, align 2
  %v174 = add nuw nsw i64 %v66, 8
  %v175 = getelementptr inbounds i16, ptr %p2, i64 %v174
  %v176 = load <8 x i16>, ptr %v175, align 2
  %v177 = add nuw nsw i64 %v70, 8
  %v178 = getelementptr inbounds i16, ptr %p2, i64 %v177
  %v179 = load <8 x i16>, ptr %v178, align 2
  %v180 = add nuw nsw i64 %v74, 8
  %v181 = getelementptr inbounds i16, ptr %p2, i64 %v180
  %v182 = load <8 x i16>, ptr %v181, align 2
  %v183 = add nuw nsw i64 %v78, 8
  %v184 = getelementptr inbounds i16, ptr %p2, i64 %v183
  %v185 = load <8 x i16>, ptr %v184, align 2
  %v186 = add nuw nsw i64 %v82, 8
  %v187 = getelementptr inbounds i16, ptr %p2, i64 %v186
  %v188 = load <8 x i16>, ptr %v187, align 2
  %v189 = add nuw nsw i64 %v86, 8
  %v190 = getelementptr inbounds i16, ptr %p2, i64 %v189
  %v191 = load <8 x i16>, ptr %v190, align 2
  %v192 = add nuw nsw i64 %v90, 8
  %v193 = getelementptr inbounds i16, ptr %p2, i64 %v192
  %v194 = load <8 x i16>, ptr %v193, align 2
  %v195 = add nuw nsw i64 %v94, 8
  %v196 = getelementptr inbounds i16, ptr %p2, i64 %v195
  %v197 = load <8 x i16>, ptr %v196, align 2
  %v198 = add nuw nsw i64 %v98, 8
  %v199 = getelementptr inbounds i16, ptr %p2, i64 %v198
  %v200 = load <8 x i16>, ptr %v199, align 2
  %v201 = add nuw nsw i64 %v102, 8
  %v202 = getelementptr inbounds i16, ptr %p2, i64 %v201
  %v203 = load <8 x i16>, ptr %v202, align 2
  %v204 = add nuw nsw i64 %v106, 8
  %v205 = getelementptr inbounds i16, ptr %p2, i64 %v204
  %v206 = load <8 x i16>, ptr %v205, align 2
  %v207 = shufflevector <8 x i16> %v161, <8 x i16> %v173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v208 = shufflevector <8 x i16> %v185, <8 x i16> %v197, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v209 = shufflevector <16 x i16> %v207, <16 x i16> %v208, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v210 = shufflevector <8 x i16> %v164, <8 x i16> %v176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v211 = shufflevector <8 x i16> %v188, <8 x i16> %v200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v212 = shufflevector <16 x i16> %v210, <16 x i16> %v211, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v213 = shufflevector <8 x i16> %v167, <8 x i16> %v179, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v214 = shufflevector <8 x i16> %v191, <8 x i16> %v203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v215 = shufflevector <16 x i16> %v213, <16 x i16> %v214, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v216 = shufflevector <8 x i16> %v170, <8 x i16> %v182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v217 = shufflevector <8 x i16> %v194, <8 x i16> %v206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v218 = shufflevector <16 x i16> %v216, <16 x i16> %v217, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v219 = shufflevector <32 x i16> %v209, <32 x i16> %v212, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v220 = shufflevector <32 x i16> %v209, <32 x i16> %v212, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v221 = shufflevector <32 x i16> %v215, <32 x i16> %v218, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v222 = shufflevector <32 x i16> %v215, <32 x i16> %v218, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v223 = shufflevector <32 x i16> %v219, <32 x i16> %v221, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v224 = shufflevector <32 x i16> %v219, <32 x i16> %v221, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v225 = shufflevector <32 x i16> %v220, <32 x i16> %v222, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v226 = shufflevector <32 x i16> %v220, <32 x i16> %v222, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v227 = add nuw nsw i64 %v46, 16
  %v228 = getelementptr inbounds i16, ptr %p2, i64 %v227
  %v229 = load <8 x i16>, ptr %v228, align 2
  %v230 = add nuw nsw i64 %v50, 16
  %v231 = getelementptr inbounds i16, ptr %p2, i64 %v230
  %v232 = load <8 x i16>, ptr %v231, align 2
  %v233 = add nuw nsw i64 %v54, 16
  %v234 = getelementptr inbounds i16, ptr %p2, i64 %v233
  %v235 = load <8 x i16>, ptr %v234, align 2
  %v236 = add nuw nsw i64 %v58, 16
  %v237 = getelementptr inbounds i16, ptr %p2, i64 %v236
  %v238 = load <8 x i16>, ptr %v237, align 2
  %v239 = add nuw nsw i64 %v62, 16
  %v240 = getelementptr inbounds i16, ptr %p2, i64 %v239
  %v241 = load <8 x i16>, ptr %v240, align 2
  %v242 = add nuw nsw i64 %v66, 16
  %v243 = getelementptr inbounds i16, ptr %p2, i64 %v242
  %v244 = load <8 x i16>, ptr %v243, align 2
  %v245 = add nuw nsw i64 %v70, 16
  %v246 = getelementptr inbounds i16, ptr %p2, i64 %v245
  %v247 = load <8 x i16>, ptr %v246, align 2
  %v248 = add nuw nsw i64 %v74, 16
  %v249 = getelementptr inbounds i16, ptr %p2, i64 %v248
  %v250 = load <8 x i16>, ptr %v249, align 2
  %v251 = add nuw nsw i64 %v78, 16
  %v252 = getelementptr inbounds i16, ptr %p2, i64 %v251
  %v253 = load <8 x i16>, ptr %v252, align 2
  %v254 = add nuw nsw i64 %v82, 16
  %v255 = getelementptr inbounds i16, ptr %p2, i64 %v254
  %v256 = load <8 x i16>, ptr %v255, align 2
  %v257 = add nuw nsw i64 %v86, 16
  %v258 = getelementptr inbounds i16, ptr %p2, i64 %v257
  %v259 = load <8 x i16>, ptr %v258, align 2
  %v260 = add nuw nsw i64 %v90, 16
  %v261 = getelementptr inbounds i16, ptr %p2, i64 %v260
  %v262 = load <8 x i16>, ptr %v261, align 2
  %v263 = add nuw nsw i64 %v94, 16
  %v264 = getelementptr inbounds i16, ptr %p2, i64 %v263
  %v265 = load <8 x i16>, ptr %v264, align 2
  %v266 = add nuw nsw i64 %v98, 16
  %v267 = getelementptr inbounds i16, ptr %p2, i64 %v266
  %v268 = load <8 x i16>, ptr %v267, align 2
  %v269 = add nuw nsw i64 %v102, 16
  %v270 = getelementptr inbounds i16, ptr %p2, i64 %v269
  %v271 = load <8 x i16>, ptr %v270, align 2
  %v272 = add nuw nsw i64 %v106, 16
  %v273 = getelementptr inbounds i16, ptr %p2, i64 %v272
  %v274 = load <8 x i16>, ptr %v273, align 2
  %v275 = shufflevector <8 x i16> %v229, <8 x i16> %v241, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v276 = shufflevector <8 x i16> %v253, <8 x i16> %v265, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v277 = shufflevector <16 x i16> %v275, <16 x i16> %v276, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v278 = shufflevector <8 x i16> %v232, <8 x i16> %v244, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v279 = shufflevector <8 x i16> %v256, <8 x i16> %v268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v280 = shufflevector <16 x i16> %v278, <16 x i16> %v279, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v281 = shufflevector <8 x i16> %v235, <8 x i16> %v247, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v282 = shufflevector <8 x i16> %v259, <8 x i16> %v271, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v283 = shufflevector <16 x i16> %v281, <16 x i16> %v282, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v284 = shufflevector <8 x i16> %v238, <8 x i16> %v250, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v285 = shufflevector <8 x i16> %v262, <8 x i16> %v274, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v286 = shufflevector <16 x i16> %v284, <16 x i16> %v285, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v287 = shufflevector <32 x i16> %v277, <32 x i16> %v280, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v288 = shufflevector <32 x i16> %v277, <32 x i16> %v280, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v289 = shufflevector <32 x i16> %v283, <32 x i16> %v286, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v290 = shufflevector <32 x i16> %v283, <32 x i16> %v286, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v291 = shufflevector <32 x i16> %v287, <32 x i16> %v289, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v292 = shufflevector <32 x i16> %v287, <32 x i16> %v289, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v293 = shufflevector <32 x i16> %v288, <32 x i16> %v290, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v294 = shufflevector <32 x i16> %v288, <32 x i16> %v290, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v295 = add nuw nsw i64 %v46, 24
  %v296 = getelementptr inbounds i16, ptr %p2, i64 %v295
  %v297 = load <8 x i16>, ptr %v296, align 2
  %v298 = add nuw nsw i64 %v50, 24
  %v299 = getelementptr inbounds i16, ptr %p2, i64 %v298
  %v300 = load <8 x i16>, ptr %v299, align 2
  %v301 = add nuw nsw i64 %v54, 24
  %v302 = getelementptr inbounds i16, ptr %p2, i64 %v301
  %v303 = load <8 x i16>, ptr %v302, align 2
  %v304 = add nuw nsw i64 %v58, 24
  %v305 = getelementptr inbounds i16, ptr %p2, i64 %v304
  %v306 = load <8 x i16>, ptr %v305, align 2
  %v307 = add nuw nsw i64 %v62, 24
  %v308 = getelementptr inbounds i16, ptr %p2, i64 %v307
  %v309 = load <8 x i16>, ptr %v308, align 2
  %v310 = add nuw nsw i64 %v66, 24
  %v311 = getelementptr inbounds i16, ptr %p2, i64 %v310
  %v312 = load <8 x i16>, ptr %v311, align 2
  %v313 = add nuw nsw i64 %v70, 24
  %v314 = getelementptr inbounds i16, ptr %p2, i64 %v313
  %v315 = load <8 x i16>, ptr %v314, align 2
  %v316 = add nuw nsw i64 %v74, 24
  %v317 = getelementptr inbounds i16, ptr %p2, i64 %v316
  %v318 = load <8 x i16>, ptr %v317, align 2
  %v319 = add nuw nsw i64 %v78, 24
  %v320 = getelementptr inbounds i16, ptr %p2, i64 %v319
  %v321 = load <8 x i16>, ptr %v320, align 2
  %v322 = add nuw nsw i64 %v82, 24
  %v323 = getelementptr inbounds i16, ptr %p2, i64 %v322
  %v324 = load <8 x i16>, ptr %v323, align 2
  %v325 = add nuw nsw i64 %v86, 24
  %v326 = getelementptr inbounds i16, ptr %p2, i64 %v325
  %v327 = load <8 x i16>, ptr %v326, align 2
  %v328 = add nuw nsw i64 %v90, 24
  %v329 = getelementptr inbounds i16, ptr %p2, i64 %v328
  %v330 = load <8 x i16>, ptr %v329, align 2
  %v331 = add nuw nsw i64 %v94, 24
  %v332 = getelementptr inbounds i16, ptr %p2, i64 %v331
  %v333 = load <8 x i16>, ptr %v332, align 2
  %v334 = add nuw nsw i64 %v98, 24
  %v335 = getelementptr inbounds i16, ptr %p2, i64 %v334
  %v336 = load <8 x i16>, ptr %v335, align 2
  %v337 = add nuw nsw i64 %v102, 24
  %v338 = getelementptr inbounds i16, ptr %p2, i64 %v337
  %v339 = load <8 x i16>, ptr %v338, align 2
  %v340 = add nuw nsw i64 %v106, 24
  %v341 = getelementptr inbounds i16, ptr %p2, i64 %v340
  %v342 = load <8 x i16>, ptr %v341, align 2
  %v343 = shufflevector <8 x i16> %v297, <8 x i16> %v309, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v344 = shufflevector <8 x i16> %v321, <8 x i16> %v333, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v345 = shufflevector <16 x i16> %v343, <16 x i16> %v344, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v346 = shufflevector <8 x i16> %v300, <8 x i16> %v312, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v347 = shufflevector <8 x i16> %v324, <8 x i16> %v336, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v348 = shufflevector <16 x i16> %v346, <16 x i16> %v347, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v349 = shufflevector <8 x i16> %v303, <8 x i16> %v315, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v350 = shufflevector <8 x i16> %v327, <8 x i16> %v339, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v351 = shufflevector <16 x i16> %v349, <16 x i16> %v350, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v352 = shufflevector <8 x i16> %v306, <8 x i16> %v318, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v353 = shufflevector <8 x i16> %v330, <8 x i16> %v342, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v354 = shufflevector <16 x i16> %v352, <16 x i16> %v353, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v355 = shufflevector <32 x i16> %v345, <32 x i16> %v348, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v356 = shufflevector <32 x i16> %v345, <32 x i16> %v348, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v357 = shufflevector <32 x i16> %v351, <32 x i16> %v354, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v358 = shufflevector <32 x i16> %v351, <32 x i16> %v354, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v359 = shufflevector <32 x i16> %v355, <32 x i16> %v357, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v360 = shufflevector <32 x i16> %v355, <32 x i16> %v357, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v361 = shufflevector <32 x i16> %v356, <32 x i16> %v358, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v362 = shufflevector <32 x i16> %v356, <32 x i16> %v358, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  store <32 x i16> %v155, ptr %v37, align 64
  %v363 = getelementptr i8, ptr %v37, i64 64
  store <32 x i16> %v156, ptr %v363, align 64
  %v364 = getelementptr i8, ptr %v37, i64 128
  store <32 x i16> %v157, ptr %v364, align 64
  %v365 = getelementptr i8, ptr %v37, i64 192
  store <32 x i16> %v158, ptr %v365, align 64
  %v366 = getelementptr i8, ptr %v37, i64 256
  store <32 x i16> %v223, ptr %v366, align 64
  %v367 = getelementptr i8, ptr %v37, i64 320
  store <32 x i16> %v224, ptr %v367, align 64
  %v368 = getelementptr i8, ptr %v37, i64 384
  store <32 x i16> %v225, ptr %v368, align 64
  %v369 = getelementptr i8, ptr %v37, i64 448
  store <32 x i16> %v226, ptr %v369, align 64
  %v370 = getelementptr i8, ptr %v37, i64 512
  store <32 x i16> %v291, ptr %v370, align 64
  %v371 = getelementptr i8, ptr %v37, i64 576
  store <32 x i16> %v292, ptr %v371, align 64
  %v372 = getelementptr i8, ptr %v37, i64 640
  store <32 x i16> %v293, ptr %v372, align 64
  %v373 = getelementptr i8, ptr %v37, i64 704
  store <32 x i16> %v294, ptr %v373, align 64
  %v374 = getelementptr i8, ptr %v37, i64 768
  store <32 x i16> %v359, ptr %v374, align 64
  %v375 = getelementptr i8, ptr %v37, i64 832
  store <32 x i16> %v360, ptr %v375, align 64
  %v376 = getelementptr i8, ptr %v37, i64 896
  store <32 x i16> %v361, ptr %v376, align 64
  %v377 = getelementptr i8, ptr %v37, i64 960
  store <32 x i16> %v362, ptr %v377, align 64
  %next24 = add nuw nsw i64 %i24, 1
  br label %head24
exit24:
  %next23 = add nuw nsw i64 %i23, 1
  br label %head23
exit23:
  %v378 = add nuw nsw i64 %v16, 31
  %v379 = udiv i64 %v378, 32
  br label %head380
head380:
  %i380 = phi i64 [ 0, %exit23 ], [ %next380, %exit725 ]
  %go380 = icmp slt i64 %i380, %v379
  br i1 %go380, label %body380, label %exit380
body380:
  %v381 = mul nuw nsw i64 %i380, 32
  %v382 = add nuw nsw i64 %v12, %v381
  %v383 = sub nsw i64 %v16, %v381
  %v384 = icmp slt i64 32, %v383
  %v385 = select i1 %v384, i64 32, i64 %v383
  %v386 = add nuw nsw i64 %v385, 15
  %v387 = udiv i64 %v386, 16
  br label %head388
head388:
  %i388 = phi i64 [ 0, %body380 ], [ %next388, %exit389 ]
  %go388 = icmp slt i64 %i388, 5
  br i1 %go388, label %body388, label %exit388
body388:
  br label %head389
head389:
  %i389 = phi i64 [ 0, %body388 ], [ %next389, %body389 ]
  %go389 = icmp slt i64 %i389, %v387
  br i1 %go389, label %body389, label %exit389
body389:
  %v390 = mul nuw nsw i64 %i389, 16
  %v391 = mul nuw nsw i64 %i388, 32
  %v392 = sub nsw i64 %v385, %v390
  %v393 = call i64 asm "", "=r,0"(i64 %v392)
  %v394 = udiv i64 %i389, 2
  %v395 = mul nuw nsw i64 %v394, 10240
  %v396 = getelementptr i8, ptr %v2, i64 %v395
  %v397 = urem i64 %i389, 2
  %v398 = mul nuw nsw i64 %v397, 1024
  %v399 = getelementptr i8, ptr %v396, i64 %v398
  %v400 = mul nuw nsw i64 %i388, 2048
  %v401 = getelementptr i8, ptr %v399, i64 %v400
  %v402 = call ptr asm "", "=r,0"(ptr %v401)
  %v403 = add nuw nsw i64 %v382, %v390
  %v404 = add nuw nsw i64 0, %v391
  %v405 = mul i64 %v404, 40
  %v406 = add i64 %v405, %v403
  %v407 = call i64 asm "", "=r,0"(i64 %v406)
  %v408 = sub nsw i64 %v393, 0
  %v409 = trunc i64 %v408 to i32
  %v410 = insertelement <8 x i32> poison, i32 %v409, i64 0
  %v411 = shufflevector <8 x i32> %v410, <8 x i32> poison, <8 x i32> zeroinitializer
  %v412 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v411
  %v413 = getelementptr inbounds i16, ptr %p1, i64 %v407
  %v414 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v413, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v415 = add nuw nsw i64 %v407, 40
  %v416 = getelementptr inbounds i16, ptr %p1, i64 %v415
  %v417 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v416, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v418 = add nuw nsw i64 %v407, 80
  %v419 = getelementptr inbounds i16, ptr %p1, i64 %v418
  %v420 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v419, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v421 = add nuw nsw i64 %v407, 120
  %v422 = getelementptr inbounds i16, ptr %p1, i64 %v421
  %v423 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v422, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v424 = add nuw nsw i64 %v407, 160
  %v425 = getelementptr inbounds i16, ptr %p1, i64 %v424
  %v426 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v425, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v427 = add nuw nsw i64 %v407, 200
  %v428 = getelementptr inbounds i16, ptr %p1, i64 %v427
  %v429 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v428, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v430 = add nuw nsw i64 %v407, 240
  %v431 = getelementptr inbounds i16, ptr %p1, i64 %v430
  %v432 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v431, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v433 = add nuw nsw i64 %v407, 280
  %v434 = getelementptr inbounds i16, ptr %p1, i64 %v433
  %v435 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v434, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v436 = add nuw nsw i64 %v407, 320
  %v437 = getelementptr inbounds i16, ptr %p1, i64 %v436
  %v438 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v437, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v439 = add nuw nsw i64 %v407, 360
  %v440 = getelementptr inbounds i16, ptr %p1, i64 %v439
  %v441 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v440, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v442 = add nuw nsw i64 %v407, 400
  %v443 = getelementptr inbounds i16, ptr %p1, i64 %v442
  %v444 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v443, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v445 = add nuw nsw i64 %v407, 440
  %v446 = getelementptr inbounds i16, ptr %p1, i64 %v445
  %v447 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v446, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v448 = add nuw nsw i64 %v407, 480
  %v449 = getelementptr inbounds i16, ptr %p1, i64 %v448
  %v450 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v449, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v451 = add nuw nsw i64 %v407, 520
  %v452 = getelementptr inbounds i16, ptr %p1, i64 %v451
  %v453 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v452, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v454 = add nuw nsw i64 %v407, 560
  %v455 = getelementptr inbounds i16, ptr %p1, i64 %v454
  %v456 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v455, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v457 = add nuw nsw i64 %v407, 600
  %v458 = getelementptr inbounds i16, ptr %p1, i64 %v457
  %v459 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v458, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v460 = add nuw nsw i64 %v407, 640
  %v461 = getelementptr inbounds i16, ptr %p1, i64 %v460
  %v462 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v461, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v463 = add nuw nsw i64 %v407, 680
  %v464 = getelementptr inbounds i16, ptr %p1, i64 %v463
  %v465 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v464, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v466 = add nuw nsw i64 %v407, 720
  %v467 = getelementptr inbounds i16, ptr %p1, i64 %v466
  %v468 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v467, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v469 = add nuw nsw i64 %v407, 760
  %v470 = getelementptr inbounds i16, ptr %p1, i64 %v469
  %v471 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v470, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v472 = add nuw nsw i64 %v407, 800
  %v473 = getelementptr inbounds i16, ptr %p1, i64 %v472
  %v474 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v473, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v475 = add nuw nsw i64 %v407, 840
  %v476 = getelementptr inbounds i16, ptr %p1, i64 %v475
  %v477 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v476, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v478 = add nuw nsw i64 %v407, 880
  %v479 = getelementptr inbounds i16, ptr %p1, i64 %v478
  %v480 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v479, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v481 = add nuw nsw i64 %v407, 920
  %v482 = getelementptr inbounds i16, ptr %p1, i64 %v481
  %v483 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v482, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v484 = add nuw nsw i64 %v407, 960
  %v485 = getelementptr inbounds i16, ptr %p1, i64 %v484
  %v486 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v485, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v487 = add nuw nsw i64 %v407, 1000
  %v488 = getelementptr inbounds i16, ptr %p1, i64 %v487
  %v489 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v488, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v490 = add nuw nsw i64 %v407, 1040
  %v491 = getelementptr inbounds i16, ptr %p1, i64 %v490
  %v492 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v491, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v493 = add nuw nsw i64 %v407, 1080
  %v494 = getelementptr inbounds i16, ptr %p1, i64 %v493
  %v495 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v494, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v496 = add nuw nsw i64 %v407, 1120
  %v497 = getelementptr inbounds i16, ptr %p1, i64 %v496
  %v498 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v497, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v499 = add nuw nsw i64 %v407, 1160
  %v500 = getelementptr inbounds i16, ptr %p1, i64 %v499
  %v501 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v500, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v502 = add nuw nsw i64 %v407, 1200
  %v503 = getelementptr inbounds i16, ptr %p1, i64 %v502
  %v504 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v503, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v505 = add nuw nsw i64 %v407, 1240
  %v506 = getelementptr inbounds i16, ptr %p1, i64 %v505
  %v507 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v506, i32 2, <8 x i1> %v412, <8 x i16> zeroinitializer)
  %v508 = shufflevector <8 x i16> %v414, <8 x i16> %v438, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v509 = shufflevector <8 x i16> %v462, <8 x i16> %v486, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v510 = shufflevector <16 x i16> %v508, <16 x i16> %v509, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v511 = shufflevector <8 x i16> %v417, <8 x i16> %v441, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v512 = shufflevector <8 x i16> %v465, <8 x i16> %v489, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v513 = shufflevector <16 x i16> %v511, <16 x i16> %v512, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v514 = shufflevector <8 x i16> %v420, <8 x i16> %v444, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v515 = shufflevector <8 x i16> %v468, <8 x i16> %v492, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v516 = shufflevector <16 x i16> %v514, <16 x i16> %v515, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v517 = shufflevector <8 x i16> %v423, <8 x i16> %v447, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v518 = shufflevector <8 x i16> %v471, <8 x i16> %v495, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v519 = shufflevector <16 x i16> %v517, <16 x i16> %v518, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v520 = shufflevector <8 x i16> %v426, <8 x i16> %v450, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v521 = shufflevector <8 x i16> %v474, <8 x i16> %v498, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v522 = shufflevector <16 x i16> %v520, <16 x i16> %v521, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v523 = shufflevector <8 x i16> %v429, <8 x i16> %v453, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v524 = shufflevector <8 x i16> %v477, <8 x i16> %v501, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v525 = shufflevector <16 x i16> %v523, <16 x i16> %v524, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v526 = shufflevector <8 x i16> %v432, <8 x i16> %v456, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v527 = shufflevector <8 x i16> %v480, <8 x i16> %v504, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v528 = shufflevector <16 x i16> %v526, <16 x i16> %v527, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v529 = shufflevector <8 x i16> %v435, <8 x i16> %v459, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v530 = shufflevector <8 x i16> %v483, <8 x i16> %v507, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v531 = shufflevector <16 x i16> %v529, <16 x i16> %v530, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v532 = shufflevector <32 x i16> %v510, <32 x i16> %v513, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v533 = shufflevector <32 x i16> %v510, <32 x i16> %v513, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v534 = shufflevector <32 x i16> %v516, <32 x i16> %v519, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v535 = shufflevector <32 x i16> %v516, <32 x i16> %v519, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v536 = shufflevector <32 x i16> %v522, <32 x i16> %v525, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v537 = shufflevector <32 x i16> %v522, <32 x i16> %v525, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v538 = shufflevector <32 x i16> %v528, <32 x i16> %v531, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v539 = shufflevector <32 x i16> %v528, <32 x i16> %v531, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v540 = shufflevector <32 x i16> %v532, <32 x i16> %v534, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v541 = shufflevector <32 x i16> %v532, <32 x i16> %v534, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v542 = shufflevector <32 x i16> %v536, <32 x i16> %v538, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v543 = shufflevector <32 x i16> %v536, <32 x i16> %v538, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v544 = shufflevector <32 x i16> %v533, <32 x i16> %v535, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v545 = shufflevector <32 x i16> %v533, <32 x i16> %v535, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v546 = shufflevector <32 x i16> %v537, <32 x i16> %v539, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v547 = shufflevector <32 x i16> %v537, <32 x i16> %v539, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v548 = shufflevector <32 x i16> %v540, <32 x i16> %v542, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v549 = shufflevector <32 x i16> %v540, <32 x i16> %v542, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v550 = shufflevector <32 x i16> %v544, <32 x i16> %v546, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v551 = shufflevector <32 x i16> %v544, <32 x i16> %v546, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v552 = shufflevector <32 x i16> %v541, <32 x i16> %v543, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v553 = shufflevector <32 x i16> %v541, <32 x i16> %v543, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v554 = shufflevector <32 x i16> %v545, <32 x i16> %v547, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v555 = shufflevector <32 x i16> %v545, <32 x i16> %v547, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v556 = sub nsw i64 %v393, 8
  %v557 = trunc i64 %v556 to i32
  %v558 = insertelement <8 x i32> poison, i32 %v557, i64 0
  %v559 = shufflevector <8 x i32> %v558, <8 x i32> poison, <8 x i32> zeroinitializer
  %v560 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v559
  %v561 = add nuw nsw i64 %v407, 8
  %v562 = getelementptr inbounds i16, ptr %p1, i64 %v561
  %v563 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v562, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v564 = add nuw nsw i64 %v561, 40
  %v565 = getelementptr inbounds i16, ptr %p1, i64 %v564
  %v566 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v565, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v567 = add nuw nsw i64 %v561, 80
  %v568 = getelementptr inbounds i16, ptr %p1, i64 %v567
  %v569 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v568, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v570 = add nuw nsw i64 %v561, 120
  %v571 = getelementptr inbounds i16, ptr %p1, i64 %v570
  %v572 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v571, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v573 = add nuw nsw i64 %v561, 160
  %v574 = getelementptr inbounds i16, ptr %p1, i64 %v573
  %v575 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v574, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v576 = add nuw nsw i64 %v561, 200
  %v577 = getelementptr inbounds i16, ptr %p1, i64 %v576
  %v578 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v577, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v579 = add nuw nsw i64 %v561, 240
  %v580 = getelementptr inbounds i16, ptr %p1, i64 %v579
  %v581 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v580, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v582 = add nuw nsw i64 %v561, 280
  %v583 = getelementptr inbounds i16, ptr %p1, i64 %v582
  %v584 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v583, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v585 = add nuw nsw i64 %v561, 320
  %v586 = getelementptr inbounds i16, ptr %p1, i64 %v585
  %v587 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v586, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v588 = add nuw nsw i64 %v561, 360
  %v589 = getelementptr inbounds i16, ptr %p1, i64 %v588
  %v590 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v589, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v591 = add nuw nsw i64 %v561, 400
  %v592 = getelementptr inbounds i16, ptr %p1, i64 %v591
  %v593 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v592, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v594 = add nuw nsw i64 %v561, 440
  %v595 = getelementptr inbounds i16, ptr %p1, i64 %v594
  %v596 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v595, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v597 = add nuw nsw i64 %v561, 480
  %v598 = getelementptr inbounds i16, ptr %p1, i64 %v597
  %v599 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v598, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v600 = add nuw nsw i64 %v561, 520
  %v601 = getelementptr inbounds i16, ptr %p1, i64 %v600
  %v602 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v601, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v603 = add nuw nsw i64 %v561, 560
  %v604 = getelementptr inbounds i16, ptr %p1, i64 %v603
  %v605 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v604, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v606 = add nuw nsw i64 %v561, 600
  %v607 = getelementptr inbounds i16, ptr %p1, i64 %v606
  %v608 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v607, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v609 = add nuw nsw i64 %v561, 640
  %v610 = getelementptr inbounds i16, ptr %p1, i64 %v609
  %v611 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v610, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v612 = add nuw nsw i64 %v561, 680
  %v613 = getelementptr inbounds i16, ptr %p1, i64 %v612
  %v614 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v613, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v615 = add nuw nsw i64 %v561, 720
  %v616 = getelementptr inbounds i16, ptr %p1, i64 %v615
  %v617 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v616, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v618 = add nuw nsw i64 %v561, 760
  %v619 = getelementptr inbounds i16, ptr %p1, i64 %v618
  %v620 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v619, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v621 = add nuw nsw i64 %v561, 800
  %v622 = getelementptr inbounds i16, ptr %p1, i64 %v621
  %v623 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v622, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v624 = add nuw nsw i64 %v561, 840
  %v625 = getelementptr inbounds i16, ptr %p1, i64 %v624
  %v626 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v625, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v627 = add nuw nsw i64 %v561, 880
  %v628 = getelementptr inbounds i16, ptr %p1, i64 %v627
  %v629 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v628, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v630 = add nuw nsw i64 %v561, 920
  %v631 = getelementptr inbounds i16, ptr %p1, i64 %v630
  %v632 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v631, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v633 = add nuw nsw i64 %v561, 960
  %v634 = getelementptr inbounds i16, ptr %p1, i64 %v633
  %v635 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v634, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v636 = add nuw nsw i64 %v561, 1000
  %v637 = getelementptr inbounds i16, ptr %p1, i64 %v636
  %v638 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v637, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v639 = add nuw nsw i64 %v561, 1040
  %v640 = getelementptr inbounds i16, ptr %p1, i64 %v639
  %v641 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v640, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v642 = add nuw nsw i64 %v561, 1080
  %v643 = getelementptr inbounds i16, ptr %p1, i64 %v642
  %v644 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v643, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v645 = add nuw nsw i64 %v561, 1120
  %v646 = getelementptr inbounds i16, ptr %p1, i64 %v645
  %v647 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v646, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v648 = add nuw nsw i64 %v561, 1160
  %v649 = getelementptr inbounds i16, ptr %p1, i64 %v648
  %v650 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v649, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v651 = add nuw nsw i64 %v561, 1200
  %v652 = getelementptr inbounds i16, ptr %p1, i64 %v651
  %v653 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v652, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v654 = add nuw nsw i64 %v561, 1240
  %v655 = getelementptr inbounds i16, ptr %p1, i64 %v654
  %v656 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v655, i32 2, <8 x i1> %v560, <8 x i16> zeroinitializer)
  %v657 = shufflevector <8 x i16> %v563, <8 x i16> %v587, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v658 = shufflevector <8 x i16> %v611, <8 x i16> %v635, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v659 = shufflevector <16 x i16> %v657, <16 x i16> %v658, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v660 = shufflevector <8 x i16> %v566, <8 x i16> %v590, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v661 = shufflevector <8 x i16> %v614, <8 x i16> %v638, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v662 = shufflevector <16 x i16> %v660, <16 x i16> %v661, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v663 = shufflevector <8 x i16> %v569, <8 x i16> %v593, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v664 = shufflevector <8 x i16> %v617, <8 x i16> %v641, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v665 = shufflevector <16 x i16> %v663, <16 x i16> %v664, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v666 = shufflevector <8 x i16> %v572, <8 x i16> %v596, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v667 = shufflevector <8 x i16> %v620, <8 x i16> %v644, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v668 = shufflevector <16 x i16> %v666, <16 x i16> %v667, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v669 = shufflevector <8 x i16> %v575, <8 x i16> %v599, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v670 = shufflevector <8 x i16> %v623, <8 x i16> %v647, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v671 = shufflevector <16 x i16> %v669, <16 x i16> %v670, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v672 = shufflevector <8 x i16> %v578, <8 x i16> %v602, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v673 = shufflevector <8 x i16> %v626, <8 x i16> %v650, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v674 = shufflevector <16 x i16> %v672, <16 x i16> %v673, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v675 = shufflevector <8 x i16> %v581, <8 x i16> %v605, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v676 = shufflevector <8 x i16> %v629, <8 x i16> %v653, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v677 = shufflevector <16 x i16> %v675, <16 x i16> %v676, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v678 = shufflevector <8 x i16> %v584, <8 x i16> %v608, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v679 = shufflevector <8 x i16> %v632, <8 x i16> %v656, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v680 = shufflevector <16 x i16> %v678, <16 x i16> %v679, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v681 = shufflevector <32 x i16> %v659, <32 x i16> %v662, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v682 = shufflevector <32 x i16> %v659, <32 x i16> %v662, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v683 = shufflevector <32 x i16> %v665, <32 x i16> %v668, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v684 = shufflevector <32 x i16> %v665, <32 x i16> %v668, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v685 = shufflevector <32 x i16> %v671, <32 x i16> %v674, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v686 = shufflevector <32 x i16> %v671, <32 x i16> %v674, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v687 = shufflevector <32 x i16> %v677, <32 x i16> %v680, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v688 = shufflevector <32 x i16> %v677, <32 x i16> %v680, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v689 = shufflevector <32 x i16> %v681, <32 x i16> %v683, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v690 = shufflevector <32 x i16> %v681, <32 x i16> %v683, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v691 = shufflevector <32 x i16> %v685, <32 x i16> %v687, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v692 = shufflevector <32 x i16> %v685, <32 x i16> %v687, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v693 = shufflevector <32 x i16> %v682, <32 x i16> %v684, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v694 = shufflevector <32 x i16> %v682, <32 x i16> %v684, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v695 = shufflevector <32 x i16> %v686, <32 x i16> %v688, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v696 = shufflevector <32 x i16> %v686, <32 x i16> %v688, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v697 = shufflevector <32 x i16> %v689, <32 x i16> %v691, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v698 = shufflevector <32 x i16> %v689, <32 x i16> %v691, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v699 = shufflevector <32 x i16> %v693, <32 x i16> %v695, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v700 = shufflevector <32 x i16> %v693, <32 x i16> %v695, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v701 = shufflevector <32 x i16> %v690, <32 x i16> %v692, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v702 = shufflevector <32 x i16> %v690, <32 x i16> %v692, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v703 = shufflevector <32 x i16> %v694, <32 x i16> %v696, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v704 = shufflevector <32 x i16> %v694, <32 x i16> %v696, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  store <32 x i16> %v548, ptr %v402, align 64
  %v705 = getelementptr i8, ptr %v402, i64 64
  store <32 x i16> %v549, ptr %v705, align 64
  %v706 = getelementptr i8, ptr %v402, i64 128
  store <32 x i16> %v552, ptr %v706, align 64
  %v707 = getelementptr i8, ptr %v402, i64 192
  store <32 x i16> %v553, ptr %v707, align 64
  %v708 = getelementptr i8, ptr %v402, i64 256
  store <32 x i16> %v550, ptr %v708, align 64
  %v709 = getelementptr i8, ptr %v402, i64 320
  store <32 x i16> %v551, ptr %v709, align 64
  %v710 = getelementptr i8, ptr %v402, i64 384
  store <32 x i16> %v554, ptr %v710, align 64
  %v711 = getelementptr i8, ptr %v402, i64 448
  store <32 x i16> %v555, ptr %v711, align 64
  %v712 = getelementptr i8, ptr %v402, i64 512
  store <32 x i16> %v697, ptr %v712, align 64
  %v713 = getelementptr i8, ptr %v402, i64 576
  store <32 x i16> %v698, ptr %v713, align 64
  %v714 = getelementptr i8, ptr %v402, i64 640
  store <32 x i16> %v701, ptr %v714, align 64
  %v715 = getelementptr i8, ptr %v402, i64 704
  store <32 x i16> %v702, ptr %v715, align 64
  %v716 = getelementptr i8, ptr %v402, i64 768
  store <32 x i16> %v699, ptr %v716, align 64
  %v717 = getelementptr i8, ptr %v402, i64 832
  store <32 x i16> %v700, ptr %v717, align 64
  %v718 = getelementptr i8, ptr %v402, i64 896
  store <32 x i16> %v703, ptr %v718, align 64
  %v719 = getelementptr i8, ptr %v402, i64 960
  store <32 x i16> %v704, ptr %v719, align 64
  %next389 = add nuw nsw i64 %i389, 1
  br label %head389
exit389:
  %next388 = add nuw nsw i64 %i388, 1
  br label %head388
exit388:
  %v720 = sub nsw i64 40, %v382
  %v721 = icmp slt i64 32, %v720
  %v722 = select i1 %v721, i64 32, i64 %v720
  %v723 = add nuw nsw i64 %v19, 31
  %v724 = udiv i64 %v723, 32
  br label %head725
head725:
  %i725 = phi i64 [ 0, %exit388 ], [ %next725, %exit744 ]
  %go725 = icmp slt i64 %i725, %v724
  br i1 %go725, label %body725, label %exit725
body725:
  %v726 = mul nuw nsw i64 %i725, 32
  %v727 = add nuw nsw i64 %v13, %v726
  %v728 = and i64 %i725, 1
  %v729 = mul nuw nsw i64 %v728, 1024
  %v730 = getelementptr inbounds float, ptr %v3, i64 %v729
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %v731 = sub nsw i64 %i725, 1
  %v732 = icmp ne i64 %i725, 0
  %v733 = select i1 %v732, i64 %v722, i64 0
  %v734 = sub nsw i64 %v727, 32
  %v735 = and i64 %v731, 1
  %v736 = mul nuw nsw i64 %v735, 1024
  %v737 = getelementptr inbounds float, ptr %v3, i64 %v736
  %v738 = mul i64 %v382, 20
  %v739 = add i64 %v738, %v727
  %v740 = getelementptr inbounds float, ptr %p0, i64 %v739
  %v741 = getelementptr i8, ptr %v740, i64 64
  %v742 = mul nuw nsw i64 %i725, 10240
  %v743 = getelementptr i8, ptr %v1, i64 %v742
  br label %head744
head744:
  %i744 = phi i64 [ 0, %body725 ], [ %next744, %exit783 ]
  %go744 = icmp slt i64 %i744, 5
  br i1 %go744, label %body744, label %exit744
body744:
  %v745 = mul nuw nsw i64 %i744, 2048
  %v746 = getelementptr i8, ptr %v2, i64 %v745
  %v747 = mul nuw nsw i64 %i744, 2048
  %v748 = getelementptr i8, ptr %v743, i64 %v747
  %v749 = getelementptr i8, ptr %v746, i64 1024
  %v750 = getelementptr i8, ptr %v748, i64 1024
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v748, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v746, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v750, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 5, ptr %v749, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v751 = mul nuw nsw i64 %i744, 560
  %v752 = getelementptr i8, ptr %v740, i64 %v751
  call void @llvm.prefetch.p0(ptr %v752, i32 1, i32 2, i32 1)
  %v753 = getelementptr i8, ptr %v752, i64 80
  call void @llvm.prefetch.p0(ptr %v753, i32 1, i32 2, i32 1)
  %v754 = mul nuw nsw i64 80, 2
  %v755 = getelementptr i8, ptr %v752, i64 %v754
  call void @llvm.prefetch.p0(ptr %v755, i32 1, i32 2, i32 1)
  %v756 = mul nuw nsw i64 80, 3
  %v757 = getelementptr i8, ptr %v752, i64 %v756
  call void @llvm.prefetch.p0(ptr %v757, i32 1, i32 2, i32 1)
  %v758 = mul nuw nsw i64 80, 4
  %v759 = getelementptr i8, ptr %v752, i64 %v758
  call void @llvm.prefetch.p0(ptr %v759, i32 1, i32 2, i32 1)
  %v760 = mul nuw nsw i64 80, 5
  %v761 = getelementptr i8, ptr %v752, i64 %v760
  call void @llvm.prefetch.p0(ptr %v761, i32 1, i32 2, i32 1)
  %v762 = mul nuw nsw i64 80, 6
  %v763 = getelementptr i8, ptr %v752, i64 %v762
  call void @llvm.prefetch.p0(ptr %v763, i32 1, i32 2, i32 1)
  %v764 = mul nuw nsw i64 %i744, 560
  %v765 = getelementptr i8, ptr %v741, i64 %v764
  call void @llvm.prefetch.p0(ptr %v765, i32 1, i32 2, i32 1)
  %v766 = getelementptr i8, ptr %v765, i64 80
  call void @llvm.prefetch.p0(ptr %v766, i32 1, i32 2, i32 1)
  %v767 = mul nuw nsw i64 80, 2
  %v768 = getelementptr i8, ptr %v765, i64 %v767
  call void @llvm.prefetch.p0(ptr %v768, i32 1, i32 2, i32 1)
  %v769 = mul nuw nsw i64 80, 3
  %v770 = getelementptr i8, ptr %v765, i64 %v769
  call void @llvm.prefetch.p0(ptr %v770, i32 1, i32 2, i32 1)
  %v771 = mul nuw nsw i64 80, 4
  %v772 = getelementptr i8, ptr %v765, i64 %v771
  call void @llvm.prefetch.p0(ptr %v772, i32 1, i32 2, i32 1)
  %v773 = mul nuw nsw i64 80, 5
  %v774 = getelementptr i8, ptr %v765, i64 %v773
  call void @llvm.prefetch.p0(ptr %v774, i32 1, i32 2, i32 1)
  %v775 = mul nuw nsw i64 80, 6
  %v776 = getelementptr i8, ptr %v765, i64 %v775
  call void @llvm.prefetch.p0(ptr %v776, i32 1, i32 2, i32 1)
  %v777 = mul nuw nsw i64 %i744, 7
  %v778 = sub nsw i64 %v733, %v777
  %v779 = icmp slt i64 7, %v778
  %v780 = select i1 %v779, i64 7, i64 %v778
  %v781 = icmp sgt i64 %v780, 0
  %v782 = zext i1 %v781 to i64
  br label %head783
head783:
  %i783 = phi i64 [ 0, %body744 ], [ %next783, %body783 ]
  %go783 = icmp slt i64 %i783, %v782
  br i1 %go783, label %body783, label %exit783
body783:
  %v784 = mul nuw nsw i64 %v777, 128
  %v785 = getelementptr i8, ptr %v737, i64 %v784
  %v786 = add nuw nsw i64 %v382, %v777
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v786, i64 %v780, i64 %v734, i64 32, ptr %v785)
  %next783 = add nuw nsw i64 %i783, 1
  br label %head783, !llvm.loop !20
exit783:
  %next744 = add nuw nsw i64 %i744, 1
  br label %head744, !llvm.loop !20
exit744:
  call void @llvm.x86.tilestored64(i8 0, ptr %v730, i64 128)
  %v787 = getelementptr i8, ptr %v730, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v787, i64 128)
  %v788 = getelementptr i8, ptr %v730, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr %v788, i64 128)
  %v789 = getelementptr i8, ptr %v730, i64 2112
  call void @llvm.x86.tilestored64(i8 3, ptr %v789, i64 128)
  %next725 = add nuw nsw i64 %i725, 1
  br label %head725
exit725:
  %v790 = sub nsw i64 %v724, 1
  %v791 = mul nuw nsw i64 %v790, 32
  %v792 = sub nsw i64 %v19, %v791
  %v793 = icmp slt i64 32, %v792
  %v794 = select i1 %v793, i64 32, i64 %v792
  %v795 = and i64 %v790, 1
  %v796 = mul nuw nsw i64 %v795, 1024
  %v797 = getelementptr inbounds float, ptr %v3, i64 %v796
  %v798 = add nuw nsw i64 %v13, %v791
  %v799 = mul nuw nsw i64 0, 128
  %v800 = getelementptr i8, ptr %v797, i64 %v799
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v382, i64 %v722, i64 %v798, i64 %v794, ptr %v800)
  %next380 = add nuw nsw i64 %i380, 1
  br label %head380
exit380:
  %next4 = add nuw nsw i64 %i4, 1
  br label %head4
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
!20 = distinct !{!20, !22}
!21 = distinct !{!21, !22, !23, !24, !25}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!"llvm.loop.vectorize.enable", i1 true}
!24 = !{!"llvm.loop.vectorize.width", i32 16}
!25 = !{!"llvm.loop.interleave.count", i32 2}
attributes #0 = { nounwind "prefer-vector-width"="512" }
