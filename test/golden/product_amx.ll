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
  %v3 = mul nuw nsw i64 %i1, 128
  %v4 = getelementptr i8, ptr %c, i64 %v3
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
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit250 ]
  %go4 = icmp slt i64 %i4, %end
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = urem i64 %i4, 1
  %v6 = udiv i64 %i4, 1
  %v7 = urem i64 %v6, 1
  %v8 = udiv i64 %v6, 1
  %v9 = icmp eq i64 %v5, 0
  %v10 = icmp eq i64 %i4, %start
  %v11 = or i1 %v9, %v10
  %v12 = mul nuw nsw i64 %v5, 64
  %v13 = mul nuw nsw i64 %v7, 32
  %v14 = sub nsw i64 40, %v12
  %v15 = icmp slt i64 64, %v14
  %v16 = select i1 %v15, i64 64, i64 %v14
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
  %v28 = udiv i64 %i23, 2
  %v29 = mul nuw nsw i64 %v28, 10240
  %v30 = getelementptr i8, ptr %v1, i64 %v29
  %v31 = urem i64 %i23, 2
  %v32 = mul nuw nsw i64 %v31, 1024
  %v33 = getelementptr inbounds i8, ptr %v30, i64 %v32
  %v34 = add nuw nsw i64 %v13, %v25
  %v35 = add nuw nsw i64 0, %v26
  %v36 = mul i64 %v34, 160
  %v37 = add i64 %v36, %v35
  %v38 = icmp sgt i64 %v27, 0
  %v39 = select i1 %v38, i64 0, i64 0
  %v40 = mul nuw nsw i64 %v39, 160
  %v41 = add nuw nsw i64 %v37, %v40
  %v42 = icmp sgt i64 %v27, 1
  %v43 = select i1 %v42, i64 1, i64 0
  %v44 = mul nuw nsw i64 %v43, 160
  %v45 = add nuw nsw i64 %v37, %v44
  %v46 = icmp sgt i64 %v27, 2
  %v47 = select i1 %v46, i64 2, i64 0
  %v48 = mul nuw nsw i64 %v47, 160
  %v49 = add nuw nsw i64 %v37, %v48
  %v50 = icmp sgt i64 %v27, 3
  %v51 = select i1 %v50, i64 3, i64 0
  %v52 = mul nuw nsw i64 %v51, 160
  %v53 = add nuw nsw i64 %v37, %v52
  %v54 = icmp sgt i64 %v27, 4
  %v55 = select i1 %v54, i64 4, i64 0
  %v56 = mul nuw nsw i64 %v55, 160
  %v57 = add nuw nsw i64 %v37, %v56
  %v58 = icmp sgt i64 %v27, 5
  %v59 = select i1 %v58, i64 5, i64 0
  %v60 = mul nuw nsw i64 %v59, 160
  %v61 = add nuw nsw i64 %v37, %v60
  %v62 = icmp sgt i64 %v27, 6
  %v63 = select i1 %v62, i64 6, i64 0
  %v64 = mul nuw nsw i64 %v63, 160
  %v65 = add nuw nsw i64 %v37, %v64
  %v66 = icmp sgt i64 %v27, 7
  %v67 = select i1 %v66, i64 7, i64 0
  %v68 = mul nuw nsw i64 %v67, 160
  %v69 = add nuw nsw i64 %v37, %v68
  %v70 = icmp sgt i64 %v27, 8
  %v71 = select i1 %v70, i64 8, i64 0
  %v72 = mul nuw nsw i64 %v71, 160
  %v73 = add nuw nsw i64 %v37, %v72
  %v74 = icmp sgt i64 %v27, 9
  %v75 = select i1 %v74, i64 9, i64 0
  %v76 = mul nuw nsw i64 %v75, 160
  %v77 = add nuw nsw i64 %v37, %v76
  %v78 = icmp sgt i64 %v27, 10
  %v79 = select i1 %v78, i64 10, i64 0
  %v80 = mul nuw nsw i64 %v79, 160
  %v81 = add nuw nsw i64 %v37, %v80
  %v82 = icmp sgt i64 %v27, 11
  %v83 = select i1 %v82, i64 11, i64 0
  %v84 = mul nuw nsw i64 %v83, 160
  %v85 = add nuw nsw i64 %v37, %v84
  %v86 = icmp sgt i64 %v27, 12
  %v87 = select i1 %v86, i64 12, i64 0
  %v88 = mul nuw nsw i64 %v87, 160
  %v89 = add nuw nsw i64 %v37, %v88
  %v90 = icmp sgt i64 %v27, 13
  %v91 = select i1 %v90, i64 13, i64 0
  %v92 = mul nuw nsw i64 %v91, 160
  %v93 = add nuw nsw i64 %v37, %v92
  %v94 = icmp sgt i64 %v27, 14
  %v95 = select i1 %v94, i64 14, i64 0
  %v96 = mul nuw nsw i64 %v95, 160
  %v97 = add nuw nsw i64 %v37, %v96
  %v98 = icmp sgt i64 %v27, 15
  %v99 = select i1 %v98, i64 15, i64 0
  %v100 = mul nuw nsw i64 %v99, 160
  %v101 = add nuw nsw i64 %v37, %v100
  %v102 = getelementptr inbounds i16, ptr %p2, i64 %v41
  %v103 = load <32 x i16>, ptr %v102, align 2
  %v104 = getelementptr inbounds i16, ptr %p2, i64 %v45
  %v105 = load <32 x i16>, ptr %v104, align 2
  %v106 = getelementptr inbounds i16, ptr %p2, i64 %v49
  %v107 = load <32 x i16>, ptr %v106, align 2
  %v108 = getelementptr inbounds i16, ptr %p2, i64 %v53
  %v109 = load <32 x i16>, ptr %v108, align 2
  %v110 = getelementptr inbounds i16, ptr %p2, i64 %v57
  %v111 = load <32 x i16>, ptr %v110, align 2
  %v112 = getelementptr inbounds i16, ptr %p2, i64 %v61
  %v113 = load <32 x i16>, ptr %v112, align 2
  %v114 = getelementptr inbounds i16, ptr %p2, i64 %v65
  %v115 = load <32 x i16>, ptr %v114, align 2
  %v116 = getelementptr inbounds i16, ptr %p2, i64 %v69
  %v117 = load <32 x i16>, ptr %v116, align 2
  %v118 = getelementptr inbounds i16, ptr %p2, i64 %v73
  %v119 = load <32 x i16>, ptr %v118, align 2
  %v120 = getelementptr inbounds i16, ptr %p2, i64 %v77
  %v121 = load <32 x i16>, ptr %v120, align 2
  %v122 = getelementptr inbounds i16, ptr %p2, i64 %v81
  %v123 = load <32 x i16>, ptr %v122, align 2
  %v124 = getelementptr inbounds i16, ptr %p2, i64 %v85
  %v125 = load <32 x i16>, ptr %v124, align 2
  %v126 = getelementptr inbounds i16, ptr %p2, i64 %v89
  %v127 = load <32 x i16>, ptr %v126, align 2
  %v128 = getelementptr inbounds i16, ptr %p2, i64 %v93
  %v129 = load <32 x i16>, ptr %v128, align 2
  %v130 = getelementptr inbounds i16, ptr %p2, i64 %v97
  %v131 = load <32 x i16>, ptr %v130, align 2
  %v132 = getelementptr inbounds i16, ptr %p2, i64 %v101
  %v133 = load <32 x i16>, ptr %v132, align 2
  %v134 = bitcast <32 x i16> %v103 to <16 x float>
  %v135 = bitcast <32 x i16> %v105 to <16 x float>
  %v136 = bitcast <32 x i16> %v107 to <16 x float>
  %v137 = bitcast <32 x i16> %v109 to <16 x float>
  %v138 = bitcast <32 x i16> %v111 to <16 x float>
  %v139 = bitcast <32 x i16> %v113 to <16 x float>
  %v140 = bitcast <32 x i16> %v115 to <16 x float>
  %v141 = bitcast <32 x i16> %v117 to <16 x float>
  %v142 = bitcast <32 x i16> %v119 to <16 x float>
  %v143 = bitcast <32 x i16> %v121 to <16 x float>
  %v144 = bitcast <32 x i16> %v123 to <16 x float>
  %v145 = bitcast <32 x i16> %v125 to <16 x float>
  %v146 = bitcast <32 x i16> %v127 to <16 x float>
  %v147 = bitcast <32 x i16> %v129 to <16 x float>
  %v148 = bitcast <32 x i16> %v131 to <16 x float>
  %v149 = bitcast <32 x i16> %v133 to <16 x float>
  %v150 = shufflevector <16 x float> %v134, <16 x float> %v142, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v151 = shufflevector <16 x float> %v134, <16 x float> %v142, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v152 = shufflevector <16 x float> %v135, <16 x float> %v143, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v153 = shufflevector <16 x float> %v135, <16 x float> %v143, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v154 = shufflevector <16 x float> %v136, <16 x float> %v144, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v155 = shufflevector <16 x float> %v136, <16 x float> %v144, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v156 = shufflevector <16 x float> %v137, <16 x float> %v145, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v157 = shufflevector <16 x float> %v137, <16 x float> %v145, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v158 = shufflevector <16 x float> %v138, <16 x float> %v146, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v159 = shufflevector <16 x float> %v138, <16 x float> %v146, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v160 = shufflevector <16 x float> %v139, <16 x float> %v147, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v161 = shufflevector <16 x float> %v139, <16 x float> %v147, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v162 = shufflevector <16 x float> %v140, <16 x float> %v148, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v163 = shufflevector <16 x float> %v140, <16 x float> %v148, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v164 = shufflevector <16 x float> %v141, <16 x float> %v149, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v165 = shufflevector <16 x float> %v141, <16 x float> %v149, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v166 = shufflevector <16 x float> %v150, <16 x float> %v158, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v167 = shufflevector <16 x float> %v150, <16 x float> %v158, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v168 = shufflevector <16 x float> %v151, <16 x float> %v159, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v169 = shufflevector <16 x float> %v151, <16 x float> %v159, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v170 = shufflevector <16 x float> %v152, <16 x float> %v160, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v171 = shufflevector <16 x float> %v152, <16 x float> %v160, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v172 = shufflevector <16 x float> %v153, <16 x float> %v161, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v173 = shufflevector <16 x float> %v153, <16 x float> %v161, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v174 = shufflevector <16 x float> %v154, <16 x float> %v162, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v175 = shufflevector <16 x float> %v154, <16 x float> %v162, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v176 = shufflevector <16 x float> %v155, <16 x float> %v163, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v177 = shufflevector <16 x float> %v155, <16 x float> %v163, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v178 = shufflevector <16 x float> %v156, <16 x float> %v164, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v179 = shufflevector <16 x float> %v156, <16 x float> %v164, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v180 = shufflevector <16 x float> %v157, <16 x float> %v165, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v181 = shufflevector <16 x float> %v157, <16 x float> %v165, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v182 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v183 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v184 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v185 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v186 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v187 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v188 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v189 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v190 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v191 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v192 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v193 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v194 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v195 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v196 = shufflevector <16 x float> %v173, <16 x float> %v181, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v197 = shufflevector <16 x float> %v173, <16 x float> %v181, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v198 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v199 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v200 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v201 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v202 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v203 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v204 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v205 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v206 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v207 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v208 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v209 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v210 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v211 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v212 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v213 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v214 = bitcast <16 x float> %v198 to <32 x i16>
  %v215 = bitcast <16 x float> %v199 to <32 x i16>
  %v216 = bitcast <16 x float> %v200 to <32 x i16>
  %v217 = bitcast <16 x float> %v201 to <32 x i16>
  %v218 = bitcast <16 x float> %v202 to <32 x i16>
  %v219 = bitcast <16 x float> %v203 to <32 x i16>
  %v220 = bitcast <16 x float> %v204 to <32 x i16>
  %v221 = bitcast <16 x float> %v205 to <32 x i16>
  %v222 = bitcast <16 x float> %v206 to <32 x i16>
  %v223 = bitcast <16 x float> %v207 to <32 x i16>
  %v224 = bitcast <16 x float> %v208 to <32 x i16>
  %v225 = bitcast <16 x float> %v209 to <32 x i16>
  %v226 = bitcast <16 x float> %v210 to <32 x i16>
  %v227 = bitcast <16 x float> %v211 to <32 x i16>
  %v228 = bitcast <16 x float> %v212 to <32 x i16>
  %v229 = bitcast <16 x float> %v213 to <32 x i16>
  %v230 = mul nuw nsw i64 %i24, 2048
  %v231 = getelementptr inbounds i8, ptr %v33, i64 %v230
  %v232 = getelementptr inbounds i8, ptr %v231, i64 0
  store <32 x i16> %v214, ptr %v232, align 64
  %v233 = getelementptr inbounds i8, ptr %v231, i64 64
  store <32 x i16> %v215, ptr %v233, align 64
  %v234 = getelementptr inbounds i8, ptr %v231, i64 128
  store <32 x i16> %v216, ptr %v234, align 64
  %v235 = getelementptr inbounds i8, ptr %v231, i64 192
  store <32 x i16> %v217, ptr %v235, align 64
  %v236 = getelementptr inbounds i8, ptr %v231, i64 256
  store <32 x i16> %v218, ptr %v236, align 64
  %v237 = getelementptr inbounds i8, ptr %v231, i64 320
  store <32 x i16> %v219, ptr %v237, align 64
  %v238 = getelementptr inbounds i8, ptr %v231, i64 384
  store <32 x i16> %v220, ptr %v238, align 64
  %v239 = getelementptr inbounds i8, ptr %v231, i64 448
  store <32 x i16> %v221, ptr %v239, align 64
  %v240 = getelementptr inbounds i8, ptr %v231, i64 512
  store <32 x i16> %v222, ptr %v240, align 64
  %v241 = getelementptr inbounds i8, ptr %v231, i64 576
  store <32 x i16> %v223, ptr %v241, align 64
  %v242 = getelementptr inbounds i8, ptr %v231, i64 640
  store <32 x i16> %v224, ptr %v242, align 64
  %v243 = getelementptr inbounds i8, ptr %v231, i64 704
  store <32 x i16> %v225, ptr %v243, align 64
  %v244 = getelementptr inbounds i8, ptr %v231, i64 768
  store <32 x i16> %v226, ptr %v244, align 64
  %v245 = getelementptr inbounds i8, ptr %v231, i64 832
  store <32 x i16> %v227, ptr %v245, align 64
  %v246 = getelementptr inbounds i8, ptr %v231, i64 896
  store <32 x i16> %v228, ptr %v246, align 64
  %v247 = getelementptr inbounds i8, ptr %v231, i64 960
  store <32 x i16> %v229, ptr %v247, align 64
  %next24 = add nuw nsw i64 %i24, 1
  br label %head24
exit24:
  %next23 = add nuw nsw i64 %i23, 1
  br label %head23
exit23:
  %v248 = add nuw nsw i64 %v16, 31
  %v249 = udiv i64 %v248, 32
  br label %head250
head250:
  %i250 = phi i64 [ 0, %exit23 ], [ %next250, %exit504 ]
  %go250 = icmp slt i64 %i250, %v249
  br i1 %go250, label %body250, label %exit250
body250:
  %v251 = mul nuw nsw i64 %i250, 32
  %v252 = add nuw nsw i64 %v12, %v251
  %v253 = sub nsw i64 40, %v252
  %v254 = icmp slt i64 32, %v253
  %v255 = select i1 %v254, i64 32, i64 %v253
  %v256 = add nuw nsw i64 %v255, 15
  %v257 = udiv i64 %v256, 16
  br label %head258
head258:
  %i258 = phi i64 [ 0, %body250 ], [ %next258, %exit259 ]
  %go258 = icmp slt i64 %i258, 5
  br i1 %go258, label %body258, label %exit258
body258:
  br label %head259
head259:
  %i259 = phi i64 [ 0, %body258 ], [ %next259, %body259 ]
  %go259 = icmp slt i64 %i259, %v257
  br i1 %go259, label %body259, label %exit259
body259:
  %v260 = mul nuw nsw i64 %i259, 16
  %v261 = mul nuw nsw i64 %i258, 32
  %v262 = sub nsw i64 %v255, %v260
  %v263 = udiv i64 %i259, 2
  %v264 = mul nuw nsw i64 %v263, 10240
  %v265 = getelementptr i8, ptr %v2, i64 %v264
  %v266 = urem i64 %i259, 2
  %v267 = mul nuw nsw i64 %v266, 1024
  %v268 = getelementptr inbounds i8, ptr %v265, i64 %v267
  %v269 = add nuw nsw i64 %v252, %v260
  %v270 = add nuw nsw i64 0, %v261
  %v271 = mul i64 %v270, 40
  %v272 = add i64 %v271, %v269
  %v273 = trunc i64 %v262 to i32
  %v274 = insertelement <16 x i32> poison, i32 %v273, i64 0
  %v275 = shufflevector <16 x i32> %v274, <16 x i32> poison, <16 x i32> zeroinitializer
  %v276 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v275
  %v277 = getelementptr inbounds i16, ptr %p1, i64 %v272
  %v278 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v277, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v279 = add nuw nsw i64 %v272, 40
  %v280 = getelementptr inbounds i16, ptr %p1, i64 %v279
  %v281 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v280, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v282 = add nuw nsw i64 %v272, 80
  %v283 = getelementptr inbounds i16, ptr %p1, i64 %v282
  %v284 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v283, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v285 = add nuw nsw i64 %v272, 120
  %v286 = getelementptr inbounds i16, ptr %p1, i64 %v285
  %v287 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v286, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v288 = add nuw nsw i64 %v272, 160
  %v289 = getelementptr inbounds i16, ptr %p1, i64 %v288
  %v290 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v289, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v291 = add nuw nsw i64 %v272, 200
  %v292 = getelementptr inbounds i16, ptr %p1, i64 %v291
  %v293 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v292, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v294 = add nuw nsw i64 %v272, 240
  %v295 = getelementptr inbounds i16, ptr %p1, i64 %v294
  %v296 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v295, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v297 = add nuw nsw i64 %v272, 280
  %v298 = getelementptr inbounds i16, ptr %p1, i64 %v297
  %v299 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v298, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v300 = add nuw nsw i64 %v272, 320
  %v301 = getelementptr inbounds i16, ptr %p1, i64 %v300
  %v302 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v301, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v303 = add nuw nsw i64 %v272, 360
  %v304 = getelementptr inbounds i16, ptr %p1, i64 %v303
  %v305 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v304, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v306 = add nuw nsw i64 %v272, 400
  %v307 = getelementptr inbounds i16, ptr %p1, i64 %v306
  %v308 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v307, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v309 = add nuw nsw i64 %v272, 440
  %v310 = getelementptr inbounds i16, ptr %p1, i64 %v309
  %v311 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v310, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v312 = add nuw nsw i64 %v272, 480
  %v313 = getelementptr inbounds i16, ptr %p1, i64 %v312
  %v314 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v313, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v315 = add nuw nsw i64 %v272, 520
  %v316 = getelementptr inbounds i16, ptr %p1, i64 %v315
  %v317 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v316, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v318 = add nuw nsw i64 %v272, 560
  %v319 = getelementptr inbounds i16, ptr %p1, i64 %v318
  %v320 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v319, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v321 = add nuw nsw i64 %v272, 600
  %v322 = getelementptr inbounds i16, ptr %p1, i64 %v321
  %v323 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v322, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v324 = add nuw nsw i64 %v272, 640
  %v325 = getelementptr inbounds i16, ptr %p1, i64 %v324
  %v326 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v325, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v327 = add nuw nsw i64 %v272, 680
  %v328 = getelementptr inbounds i16, ptr %p1, i64 %v327
  %v329 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v328, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v330 = add nuw nsw i64 %v272, 720
  %v331 = getelementptr inbounds i16, ptr %p1, i64 %v330
  %v332 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v331, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v333 = add nuw nsw i64 %v272, 760
  %v334 = getelementptr inbounds i16, ptr %p1, i64 %v333
  %v335 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v334, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v336 = add nuw nsw i64 %v272, 800
  %v337 = getelementptr inbounds i16, ptr %p1, i64 %v336
  %v338 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v337, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v339 = add nuw nsw i64 %v272, 840
  %v340 = getelementptr inbounds i16, ptr %p1, i64 %v339
  %v341 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v340, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v342 = add nuw nsw i64 %v272, 880
  %v343 = getelementptr inbounds i16, ptr %p1, i64 %v342
  %v344 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v343, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v345 = add nuw nsw i64 %v272, 920
  %v346 = getelementptr inbounds i16, ptr %p1, i64 %v345
  %v347 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v346, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v348 = add nuw nsw i64 %v272, 960
  %v349 = getelementptr inbounds i16, ptr %p1, i64 %v348
  %v350 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v349, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v351 = add nuw nsw i64 %v272, 1000
  %v352 = getelementptr inbounds i16, ptr %p1, i64 %v351
  %v353 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v352, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v354 = add nuw nsw i64 %v272, 1040
  %v355 = getelementptr inbounds i16, ptr %p1, i64 %v354
  %v356 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v355, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v357 = add nuw nsw i64 %v272, 1080
  %v358 = getelementptr inbounds i16, ptr %p1, i64 %v357
  %v359 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v358, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v360 = add nuw nsw i64 %v272, 1120
  %v361 = getelementptr inbounds i16, ptr %p1, i64 %v360
  %v362 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v361, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v363 = add nuw nsw i64 %v272, 1160
  %v364 = getelementptr inbounds i16, ptr %p1, i64 %v363
  %v365 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v364, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v366 = add nuw nsw i64 %v272, 1200
  %v367 = getelementptr inbounds i16, ptr %p1, i64 %v366
  %v368 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v367, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v369 = add nuw nsw i64 %v272, 1240
  %v370 = getelementptr inbounds i16, ptr %p1, i64 %v369
  %v371 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v370, i32 2, <16 x i1> %v276, <16 x i16> zeroinitializer)
  %v372 = shufflevector <16 x i16> %v278, <16 x i16> %v281, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v373 = shufflevector <16 x i16> %v284, <16 x i16> %v287, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v374 = shufflevector <16 x i16> %v290, <16 x i16> %v293, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v375 = shufflevector <16 x i16> %v296, <16 x i16> %v299, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v376 = shufflevector <16 x i16> %v302, <16 x i16> %v305, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v377 = shufflevector <16 x i16> %v308, <16 x i16> %v311, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v378 = shufflevector <16 x i16> %v314, <16 x i16> %v317, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v379 = shufflevector <16 x i16> %v320, <16 x i16> %v323, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v380 = shufflevector <16 x i16> %v326, <16 x i16> %v329, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v381 = shufflevector <16 x i16> %v332, <16 x i16> %v335, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v382 = shufflevector <16 x i16> %v338, <16 x i16> %v341, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v383 = shufflevector <16 x i16> %v344, <16 x i16> %v347, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v384 = shufflevector <16 x i16> %v350, <16 x i16> %v353, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v385 = shufflevector <16 x i16> %v356, <16 x i16> %v359, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v386 = shufflevector <16 x i16> %v362, <16 x i16> %v365, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v387 = shufflevector <16 x i16> %v368, <16 x i16> %v371, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v388 = bitcast <32 x i16> %v372 to <16 x float>
  %v389 = bitcast <32 x i16> %v373 to <16 x float>
  %v390 = bitcast <32 x i16> %v374 to <16 x float>
  %v391 = bitcast <32 x i16> %v375 to <16 x float>
  %v392 = bitcast <32 x i16> %v376 to <16 x float>
  %v393 = bitcast <32 x i16> %v377 to <16 x float>
  %v394 = bitcast <32 x i16> %v378 to <16 x float>
  %v395 = bitcast <32 x i16> %v379 to <16 x float>
  %v396 = bitcast <32 x i16> %v380 to <16 x float>
  %v397 = bitcast <32 x i16> %v381 to <16 x float>
  %v398 = bitcast <32 x i16> %v382 to <16 x float>
  %v399 = bitcast <32 x i16> %v383 to <16 x float>
  %v400 = bitcast <32 x i16> %v384 to <16 x float>
  %v401 = bitcast <32 x i16> %v385 to <16 x float>
  %v402 = bitcast <32 x i16> %v386 to <16 x float>
  %v403 = bitcast <32 x i16> %v387 to <16 x float>
  %v404 = shufflevector <16 x float> %v388, <16 x float> %v396, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v405 = shufflevector <16 x float> %v388, <16 x float> %v396, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v406 = shufflevector <16 x float> %v389, <16 x float> %v397, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v407 = shufflevector <16 x float> %v389, <16 x float> %v397, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v408 = shufflevector <16 x float> %v390, <16 x float> %v398, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v409 = shufflevector <16 x float> %v390, <16 x float> %v398, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v410 = shufflevector <16 x float> %v391, <16 x float> %v399, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v411 = shufflevector <16 x float> %v391, <16 x float> %v399, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v412 = shufflevector <16 x float> %v392, <16 x float> %v400, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v413 = shufflevector <16 x float> %v392, <16 x float> %v400, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v414 = shufflevector <16 x float> %v393, <16 x float> %v401, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v415 = shufflevector <16 x float> %v393, <16 x float> %v401, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v416 = shufflevector <16 x float> %v394, <16 x float> %v402, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v417 = shufflevector <16 x float> %v394, <16 x float> %v402, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v418 = shufflevector <16 x float> %v395, <16 x float> %v403, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v419 = shufflevector <16 x float> %v395, <16 x float> %v403, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v420 = shufflevector <16 x float> %v404, <16 x float> %v412, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v421 = shufflevector <16 x float> %v404, <16 x float> %v412, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v422 = shufflevector <16 x float> %v405, <16 x float> %v413, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v423 = shufflevector <16 x float> %v405, <16 x float> %v413, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v424 = shufflevector <16 x float> %v406, <16 x float> %v414, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v425 = shufflevector <16 x float> %v406, <16 x float> %v414, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v426 = shufflevector <16 x float> %v407, <16 x float> %v415, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v427 = shufflevector <16 x float> %v407, <16 x float> %v415, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v428 = shufflevector <16 x float> %v408, <16 x float> %v416, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v429 = shufflevector <16 x float> %v408, <16 x float> %v416, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v430 = shufflevector <16 x float> %v409, <16 x float> %v417, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v431 = shufflevector <16 x float> %v409, <16 x float> %v417, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v432 = shufflevector <16 x float> %v410, <16 x float> %v418, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v433 = shufflevector <16 x float> %v410, <16 x float> %v418, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v434 = shufflevector <16 x float> %v411, <16 x float> %v419, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v435 = shufflevector <16 x float> %v411, <16 x float> %v419, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v436 = shufflevector <16 x float> %v420, <16 x float> %v428, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v437 = shufflevector <16 x float> %v420, <16 x float> %v428, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v438 = shufflevector <16 x float> %v421, <16 x float> %v429, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v439 = shufflevector <16 x float> %v421, <16 x float> %v429, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v440 = shufflevector <16 x float> %v422, <16 x float> %v430, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v441 = shufflevector <16 x float> %v422, <16 x float> %v430, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v442 = shufflevector <16 x float> %v423, <16 x float> %v431, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v443 = shufflevector <16 x float> %v423, <16 x float> %v431, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v444 = shufflevector <16 x float> %v424, <16 x float> %v432, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v445 = shufflevector <16 x float> %v424, <16 x float> %v432, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v446 = shufflevector <16 x float> %v425, <16 x float> %v433, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v447 = shufflevector <16 x float> %v425, <16 x float> %v433, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v448 = shufflevector <16 x float> %v426, <16 x float> %v434, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v449 = shufflevector <16 x float> %v426, <16 x float> %v434, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v450 = shufflevector <16 x float> %v427, <16 x float> %v435, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v451 = shufflevector <16 x float> %v427, <16 x float> %v435, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v452 = shufflevector <16 x float> %v436, <16 x float> %v444, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v453 = shufflevector <16 x float> %v436, <16 x float> %v444, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v454 = shufflevector <16 x float> %v437, <16 x float> %v445, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v455 = shufflevector <16 x float> %v437, <16 x float> %v445, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v456 = shufflevector <16 x float> %v438, <16 x float> %v446, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v457 = shufflevector <16 x float> %v438, <16 x float> %v446, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v458 = shufflevector <16 x float> %v439, <16 x float> %v447, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v459 = shufflevector <16 x float> %v439, <16 x float> %v447, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v460 = shufflevector <16 x float> %v440, <16 x float> %v448, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v461 = shufflevector <16 x float> %v440, <16 x float> %v448, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v462 = shufflevector <16 x float> %v441, <16 x float> %v449, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v463 = shufflevector <16 x float> %v441, <16 x float> %v449, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v464 = shufflevector <16 x float> %v442, <16 x float> %v450, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v465 = shufflevector <16 x float> %v442, <16 x float> %v450, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v466 = shufflevector <16 x float> %v443, <16 x float> %v451, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v467 = shufflevector <16 x float> %v443, <16 x float> %v451, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v468 = bitcast <16 x float> %v452 to <32 x i16>
  %v469 = bitcast <16 x float> %v453 to <32 x i16>
  %v470 = bitcast <16 x float> %v454 to <32 x i16>
  %v471 = bitcast <16 x float> %v455 to <32 x i16>
  %v472 = bitcast <16 x float> %v456 to <32 x i16>
  %v473 = bitcast <16 x float> %v457 to <32 x i16>
  %v474 = bitcast <16 x float> %v458 to <32 x i16>
  %v475 = bitcast <16 x float> %v459 to <32 x i16>
  %v476 = bitcast <16 x float> %v460 to <32 x i16>
  %v477 = bitcast <16 x float> %v461 to <32 x i16>
  %v478 = bitcast <16 x float> %v462 to <32 x i16>
  %v479 = bitcast <16 x float> %v463 to <32 x i16>
  %v480 = bitcast <16 x float> %v464 to <32 x i16>
  %v481 = bitcast <16 x float> %v465 to <32 x i16>
  %v482 = bitcast <16 x float> %v466 to <32 x i16>
  %v483 = bitcast <16 x float> %v467 to <32 x i16>
  %v484 = mul nuw nsw i64 %i258, 2048
  %v485 = getelementptr inbounds i8, ptr %v268, i64 %v484
  %v486 = getelementptr inbounds i8, ptr %v485, i64 0
  store <32 x i16> %v468, ptr %v486, align 64
  %v487 = getelementptr inbounds i8, ptr %v485, i64 64
  store <32 x i16> %v469, ptr %v487, align 64
  %v488 = getelementptr inbounds i8, ptr %v485, i64 128
  store <32 x i16> %v470, ptr %v488, align 64
  %v489 = getelementptr inbounds i8, ptr %v485, i64 192
  store <32 x i16> %v471, ptr %v489, align 64
  %v490 = getelementptr inbounds i8, ptr %v485, i64 256
  store <32 x i16> %v472, ptr %v490, align 64
  %v491 = getelementptr inbounds i8, ptr %v485, i64 320
  store <32 x i16> %v473, ptr %v491, align 64
  %v492 = getelementptr inbounds i8, ptr %v485, i64 384
  store <32 x i16> %v474, ptr %v492, align 64
  %v493 = getelementptr inbounds i8, ptr %v485, i64 448
  store <32 x i16> %v475, ptr %v493, align 64
  %v494 = getelementptr inbounds i8, ptr %v485, i64 512
  store <32 x i16> %v476, ptr %v494, align 64
  %v495 = getelementptr inbounds i8, ptr %v485, i64 576
  store <32 x i16> %v477, ptr %v495, align 64
  %v496 = getelementptr inbounds i8, ptr %v485, i64 640
  store <32 x i16> %v478, ptr %v496, align 64
  %v497 = getelementptr inbounds i8, ptr %v485, i64 704
  store <32 x i16> %v479, ptr %v497, align 64
  %v498 = getelementptr inbounds i8, ptr %v485, i64 768
  store <32 x i16> %v480, ptr %v498, align 64
  %v499 = getelementptr inbounds i8, ptr %v485, i64 832
  store <32 x i16> %v481, ptr %v499, align 64
  %v500 = getelementptr inbounds i8, ptr %v485, i64 896
  store <32 x i16> %v482, ptr %v500, align 64
  %v501 = getelementptr inbounds i8, ptr %v485, i64 960
  store <32 x i16> %v483, ptr %v501, align 64
  %next259 = add nuw nsw i64 %i259, 1
  br label %head259
exit259:
  %next258 = add nuw nsw i64 %i258, 1
  br label %head258
exit258:
  %v502 = add nuw nsw i64 %v19, 31
  %v503 = udiv i64 %v502, 32
  br label %head504
head504:
  %i504 = phi i64 [ 0, %exit258 ], [ %next504, %exit529 ]
  %go504 = icmp slt i64 %i504, %v503
  br i1 %go504, label %body504, label %exit504
body504:
  %v505 = mul nuw nsw i64 %i504, 32
  %v506 = add nuw nsw i64 %v13, %v505
  %v507 = and i64 %i504, 1
  %v508 = mul nuw nsw i64 %v507, 1024
  %v509 = getelementptr inbounds float, ptr %v3, i64 %v508
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %v510 = sub nsw i64 %i504, 1
  %v511 = icmp ne i64 %i504, 0
  %v512 = select i1 %v511, i64 %v255, i64 0
  %v513 = sub nsw i64 %v506, 32
  %v514 = and i64 %v510, 1
  %v515 = mul nuw nsw i64 %v514, 1024
  %v516 = getelementptr inbounds float, ptr %v3, i64 %v515
  %v517 = add nuw nsw i64 %v252, 32
  %v518 = mul i64 0, 40
  %v519 = add i64 %v518, %v517
  %v520 = mul nuw nsw i64 %i504, 1600
  %v521 = add nsw i64 %v519, %v520
  %v522 = getelementptr inbounds i16, ptr %p1, i64 %v521
  %v523 = mul i64 %v252, 20
  %v524 = add i64 %v523, %v506
  %v525 = getelementptr inbounds float, ptr %p0, i64 %v524
  %v526 = getelementptr i8, ptr %v525, i64 64
  %v527 = mul nuw nsw i64 %i504, 10240
  %v528 = getelementptr i8, ptr %v1, i64 %v527
  br label %head529
head529:
  %i529 = phi i64 [ 0, %body504 ], [ %next529, %exit583 ]
  %go529 = icmp slt i64 %i529, 5
  br i1 %go529, label %body529, label %exit529
body529:
  %v530 = mul nuw nsw i64 %i529, 2048
  %v531 = getelementptr i8, ptr %v2, i64 %v530
  %v532 = mul nuw nsw i64 %i529, 2048
  %v533 = getelementptr i8, ptr %v528, i64 %v532
  %v534 = getelementptr i8, ptr %v531, i64 1024
  %v535 = getelementptr i8, ptr %v533, i64 1024
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v533, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v531, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v535, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 5, ptr %v534, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v536 = mul nuw nsw i64 %i529, 640
  %v537 = getelementptr i8, ptr %v522, i64 %v536
  call void @llvm.prefetch.p0(ptr %v537, i32 0, i32 2, i32 1)
  %v538 = getelementptr i8, ptr %v537, i64 80
  call void @llvm.prefetch.p0(ptr %v538, i32 0, i32 2, i32 1)
  %v539 = mul nuw nsw i64 80, 2
  %v540 = getelementptr i8, ptr %v537, i64 %v539
  call void @llvm.prefetch.p0(ptr %v540, i32 0, i32 2, i32 1)
  %v541 = mul nuw nsw i64 80, 3
  %v542 = getelementptr i8, ptr %v537, i64 %v541
  call void @llvm.prefetch.p0(ptr %v542, i32 0, i32 2, i32 1)
  %v543 = mul nuw nsw i64 80, 4
  %v544 = getelementptr i8, ptr %v537, i64 %v543
  call void @llvm.prefetch.p0(ptr %v544, i32 0, i32 2, i32 1)
  %v545 = mul nuw nsw i64 80, 5
  %v546 = getelementptr i8, ptr %v537, i64 %v545
  call void @llvm.prefetch.p0(ptr %v546, i32 0, i32 2, i32 1)
  %v547 = mul nuw nsw i64 80, 6
  %v548 = getelementptr i8, ptr %v537, i64 %v547
  call void @llvm.prefetch.p0(ptr %v548, i32 0, i32 2, i32 1)
  %v549 = mul nuw nsw i64 80, 7
  %v550 = getelementptr i8, ptr %v537, i64 %v549
  call void @llvm.prefetch.p0(ptr %v550, i32 0, i32 2, i32 1)
  %v551 = mul nuw nsw i64 %i529, 560
  %v552 = getelementptr i8, ptr %v525, i64 %v551
  call void @llvm.prefetch.p0(ptr %v552, i32 1, i32 2, i32 1)
  %v553 = getelementptr i8, ptr %v552, i64 80
  call void @llvm.prefetch.p0(ptr %v553, i32 1, i32 2, i32 1)
  %v554 = mul nuw nsw i64 80, 2
  %v555 = getelementptr i8, ptr %v552, i64 %v554
  call void @llvm.prefetch.p0(ptr %v555, i32 1, i32 2, i32 1)
  %v556 = mul nuw nsw i64 80, 3
  %v557 = getelementptr i8, ptr %v552, i64 %v556
  call void @llvm.prefetch.p0(ptr %v557, i32 1, i32 2, i32 1)
  %v558 = mul nuw nsw i64 80, 4
  %v559 = getelementptr i8, ptr %v552, i64 %v558
  call void @llvm.prefetch.p0(ptr %v559, i32 1, i32 2, i32 1)
  %v560 = mul nuw nsw i64 80, 5
  %v561 = getelementptr i8, ptr %v552, i64 %v560
  call void @llvm.prefetch.p0(ptr %v561, i32 1, i32 2, i32 1)
  %v562 = mul nuw nsw i64 80, 6
  %v563 = getelementptr i8, ptr %v552, i64 %v562
  call void @llvm.prefetch.p0(ptr %v563, i32 1, i32 2, i32 1)
  %v564 = mul nuw nsw i64 %i529, 560
  %v565 = getelementptr i8, ptr %v526, i64 %v564
  call void @llvm.prefetch.p0(ptr %v565, i32 1, i32 2, i32 1)
  %v566 = getelementptr i8, ptr %v565, i64 80
  call void @llvm.prefetch.p0(ptr %v566, i32 1, i32 2, i32 1)
  %v567 = mul nuw nsw i64 80, 2
  %v568 = getelementptr i8, ptr %v565, i64 %v567
  call void @llvm.prefetch.p0(ptr %v568, i32 1, i32 2, i32 1)
  %v569 = mul nuw nsw i64 80, 3
  %v570 = getelementptr i8, ptr %v565, i64 %v569
  call void @llvm.prefetch.p0(ptr %v570, i32 1, i32 2, i32 1)
  %v571 = mul nuw nsw i64 80, 4
  %v572 = getelementptr i8, ptr %v565, i64 %v571
  call void @llvm.prefetch.p0(ptr %v572, i32 1, i32 2, i32 1)
  %v573 = mul nuw nsw i64 80, 5
  %v574 = getelementptr i8, ptr %v565, i64 %v573
  call void @llvm.prefetch.p0(ptr %v574, i32 1, i32 2, i32 1)
  %v575 = mul nuw nsw i64 80, 6
  %v576 = getelementptr i8, ptr %v565, i64 %v575
  call void @llvm.prefetch.p0(ptr %v576, i32 1, i32 2, i32 1)
  %v577 = mul nuw nsw i64 %i529, 7
  %v578 = sub nsw i64 %v512, %v577
  %v579 = icmp slt i64 7, %v578
  %v580 = select i1 %v579, i64 7, i64 %v578
  %v581 = icmp sgt i64 %v580, 0
  %v582 = zext i1 %v581 to i64
  br label %head583
head583:
  %i583 = phi i64 [ 0, %body529 ], [ %next583, %body583 ]
  %go583 = icmp slt i64 %i583, %v582
  br i1 %go583, label %body583, label %exit583
body583:
  %v584 = mul nuw nsw i64 %v577, 128
  %v585 = getelementptr i8, ptr %v516, i64 %v584
  %v586 = add nuw nsw i64 %v252, %v577
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v586, i64 %v580, i64 %v513, i64 32, ptr %v585)
  %next583 = add nuw nsw i64 %i583, 1
  br label %head583, !llvm.loop !20
exit583:
  %next529 = add nuw nsw i64 %i529, 1
  br label %head529, !llvm.loop !20
exit529:
  call void @llvm.x86.tilestored64(i8 0, ptr %v509, i64 128)
  %v587 = getelementptr i8, ptr %v509, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v587, i64 128)
  %v588 = getelementptr i8, ptr %v509, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr %v588, i64 128)
  %v589 = getelementptr i8, ptr %v509, i64 2112
  call void @llvm.x86.tilestored64(i8 3, ptr %v589, i64 128)
  %next504 = add nuw nsw i64 %i504, 1
  br label %head504
exit504:
  %v590 = sub nsw i64 %v503, 1
  %v591 = mul nuw nsw i64 %v590, 32
  %v592 = sub nsw i64 %v19, %v591
  %v593 = icmp slt i64 32, %v592
  %v594 = select i1 %v593, i64 32, i64 %v592
  %v595 = and i64 %v590, 1
  %v596 = mul nuw nsw i64 %v595, 1024
  %v597 = getelementptr inbounds float, ptr %v3, i64 %v596
  %v598 = add nuw nsw i64 %v13, %v591
  %v599 = mul nuw nsw i64 0, 128
  %v600 = getelementptr i8, ptr %v597, i64 %v599
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v252, i64 %v255, i64 %v598, i64 %v594, ptr %v600)
  %next250 = add nuw nsw i64 %i250, 1
  br label %head250
exit250:
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
