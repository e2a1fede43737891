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
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit377 ]
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
  %v28 = udiv i64 %i23, 2
  %v29 = mul nuw nsw i64 %v28, 10240
  %v30 = getelementptr i8, ptr %v1, i64 %v29
  %v31 = urem i64 %i23, 2
  %v32 = mul nuw nsw i64 %v31, 1024
  %v33 = getelementptr i8, ptr %v30, i64 %v32
  %v34 = mul nuw nsw i64 %i24, 2048
  %v35 = getelementptr i8, ptr %v33, i64 %v34
  %v36 = add nuw nsw i64 %v13, %v25
  %v37 = add nuw nsw i64 0, %v26
  %v38 = mul i64 %v36, 160
  %v39 = add i64 %v38, %v37
  %v40 = icmp sgt i64 %v27, 0
  %v41 = select i1 %v40, i64 0, i64 0
  %v42 = mul nuw nsw i64 %v41, 160
  %v43 = add nuw nsw i64 %v39, %v42
  %v44 = icmp sgt i64 %v27, 1
  %v45 = select i1 %v44, i64 1, i64 0
  %v46 = mul nuw nsw i64 %v45, 160
  %v47 = add nuw nsw i64 %v39, %v46
  %v48 = icmp sgt i64 %v27, 2
  %v49 = select i1 %v48, i64 2, i64 0
  %v50 = mul nuw nsw i64 %v49, 160
  %v51 = add nuw nsw i64 %v39, %v50
  %v52 = icmp sgt i64 %v27, 3
  %v53 = select i1 %v52, i64 3, i64 0
  %v54 = mul nuw nsw i64 %v53, 160
  %v55 = add nuw nsw i64 %v39, %v54
  %v56 = icmp sgt i64 %v27, 4
  %v57 = select i1 %v56, i64 4, i64 0
  %v58 = mul nuw nsw i64 %v57, 160
  %v59 = add nuw nsw i64 %v39, %v58
  %v60 = icmp sgt i64 %v27, 5
  %v61 = select i1 %v60, i64 5, i64 0
  %v62 = mul nuw nsw i64 %v61, 160
  %v63 = add nuw nsw i64 %v39, %v62
  %v64 = icmp sgt i64 %v27, 6
  %v65 = select i1 %v64, i64 6, i64 0
  %v66 = mul nuw nsw i64 %v65, 160
  %v67 = add nuw nsw i64 %v39, %v66
  %v68 = icmp sgt i64 %v27, 7
  %v69 = select i1 %v68, i64 7, i64 0
  %v70 = mul nuw nsw i64 %v69, 160
  %v71 = add nuw nsw i64 %v39, %v70
  %v72 = icmp sgt i64 %v27, 8
  %v73 = select i1 %v72, i64 8, i64 0
  %v74 = mul nuw nsw i64 %v73, 160
  %v75 = add nuw nsw i64 %v39, %v74
  %v76 = icmp sgt i64 %v27, 9
  %v77 = select i1 %v76, i64 9, i64 0
  %v78 = mul nuw nsw i64 %v77, 160
  %v79 = add nuw nsw i64 %v39, %v78
  %v80 = icmp sgt i64 %v27, 10
  %v81 = select i1 %v80, i64 10, i64 0
  %v82 = mul nuw nsw i64 %v81, 160
  %v83 = add nuw nsw i64 %v39, %v82
  %v84 = icmp sgt i64 %v27, 11
  %v85 = select i1 %v84, i64 11, i64 0
  %v86 = mul nuw nsw i64 %v85, 160
  %v87 = add nuw nsw i64 %v39, %v86
  %v88 = icmp sgt i64 %v27, 12
  %v89 = select i1 %v88, i64 12, i64 0
  %v90 = mul nuw nsw i64 %v89, 160
  %v91 = add nuw nsw i64 %v39, %v90
  %v92 = icmp sgt i64 %v27, 13
  %v93 = select i1 %v92, i64 13, i64 0
  %v94 = mul nuw nsw i64 %v93, 160
  %v95 = add nuw nsw i64 %v39, %v94
  %v96 = icmp sgt i64 %v27, 14
  %v97 = select i1 %v96, i64 14, i64 0
  %v98 = mul nuw nsw i64 %v97, 160
  %v99 = add nuw nsw i64 %v39, %v98
  %v100 = icmp sgt i64 %v27, 15
  %v101 = select i1 %v100, i64 15, i64 0
  %v102 = mul nuw nsw i64 %v101, 160
  %v103 = add nuw nsw i64 %v39, %v102
  %v104 = getelementptr inbounds i16, ptr %p2, i64 %v43
  %v105 = load <8 x i16>, ptr %v104, align 2
  %v106 = getelementptr inbounds i16, ptr %p2, i64 %v47
  %v107 = load <8 x i16>, ptr %v106, align 2
  %v108 = getelementptr inbounds i16, ptr %p2, i64 %v51
  %v109 = load <8 x i16>, ptr %v108, align 2
  %v110 = getelementptr inbounds i16, ptr %p2, i64 %v55
  %v111 = load <8 x i16>, ptr %v110, align 2
  %v112 = getelementptr inbounds i16, ptr %p2, i64 %v59
  %v113 = load <8 x i16>, ptr %v112, align 2
  %v114 = getelementptr inbounds i16, ptr %p2, i64 %v63
  %v115 = load <8 x i16>, ptr %v114, align 2
  %v116 = getelementptr inbounds i16, ptr %p2, i64 %v67
  %v117 = load <8 x i16>, ptr %v116, align 2
  %v118 = getelementptr inbounds i16, ptr %p2, i64 %v71
  %v119 = load <8 x i16>, ptr %v118, align 2
  %v120 = getelementptr inbounds i16, ptr %p2, i64 %v75
  %v121 = load <8 x i16>, ptr %v120, align 2
  %v122 = getelementptr inbounds i16, ptr %p2, i64 %v79
  %v123 = load <8 x i16>, ptr %v122, align 2
  %v124 = getelementptr inbounds i16, ptr %p2, i64 %v83
  %v125 = load <8 x i16>, ptr %v124, align 2
  %v126 = getelementptr inbounds i16, ptr %p2, i64 %v87
  %v127 = load <8 x i16>, ptr %v126, align 2
  %v128 = getelementptr inbounds i16, ptr %p2, i64 %v91
  %v129 = load <8 x i16>, ptr %v128, align 2
  %v130 = getelementptr inbounds i16, ptr %p2, i64 %v95
  %v131 = load <8 x i16>, ptr %v130, align 2
  %v132 = getelementptr inbounds i16, ptr %p2, i64 %v99
  %v133 = load <8 x i16>, ptr %v132, align 2
  %v134 = getelementptr inbounds i16, ptr %p2, i64 %v103
  %v135 = load <8 x i16>, ptr %v134, align 2
  %v136 = shufflevector <8 x i16> %v105, <8 x i16> %v113, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v137 = shufflevector <8 x i16> %v121, <8 x i16> %v129, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v138 = shufflevector <16 x i16> %v136, <16 x i16> %v137, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v139 = shufflevector <8 x i16> %v107, <8 x i16> %v115, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v140 = shufflevector <8 x i16> %v123, <8 x i16> %v131, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v141 = shufflevector <16 x i16> %v139, <16 x i16> %v140, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v142 = shufflevector <8 x i16> %v109, <8 x i16> %v117, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v143 = shufflevector <8 x i16> %v125, <8 x i16> %v133, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v144 = shufflevector <16 x i16> %v142, <16 x i16> %v143, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v145 = shufflevector <8 x i16> %v111, <8 x i16> %v119, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v146 = shufflevector <8 x i16> %v127, <8 x i16> %v135, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v147 = shufflevector <16 x i16> %v145, <16 x i16> %v146, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v148 = shufflevector <32 x i16> %v138, <32 x i16> %v141, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v149 = shufflevector <32 x i16> %v138, <32 x i16> %v141, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v150 = shufflevector <32 x i16> %v144, <32 x i16> %v147, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v151 = shufflevector <32 x i16> %v144, <32 x i16> %v147, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v152 = shufflevector <32 x i16> %v148, <32 x i16> %v150, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v153 = shufflevector <32 x i16> %v148, <32 x i16> %v150, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v154 = shufflevector <32 x i16> %v149, <32 x i16> %v151, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v155 = shufflevector <32 x i16> %v149, <32 x i16> %v151, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v156 = add nuw nsw i64 %v43, 8
  %v157 = getelementptr inbounds i16, ptr %p2, i64 %v156
  %v158 = load <8 x i16>, ptr %v157, align 2
  %v159 = add nuw nsw i64 %v47, 8
  %v160 = getelementptr inbounds i16, ptr %p2, i64 %v159
  %v161 = load <8 x i16>, ptr %v160, align 2
  %v162 = add nuw nsw i64 %v51, 8
  %v163 = getelementptr inbounds i16, ptr %p2, i64 %v162
  %v164 = load <8 x i16>, ptr %v163, align 2
  %v165 = add nuw nsw i64 %v55, 8
  %v166 = getelementptr inbounds i16, ptr %p2, i64 %v165
  %v167 = load <8 x i16>, ptr %v166, align 2
  %v168 = add nuw nsw i64 %v59, 8
  %v169 = getelementptr inbounds i16, ptr %p2, i64 %v168
  %v170 = load <8 x i16>, ptr %v169, align 2
  %v171 = add nuw nsw i64 %v63, 8
  %v172 = getelementptr inbounds i16, ptr %p2, i64 %v171
  %v173 = load <8 x i16>, ptr %v172, align 2
  %v174 = add nuw nsw i64 %v67, 8
  %v175 = getelementptr inbounds i16, ptr %p2, i64 %v174
  %v176 = load <8 x i16>, ptr %v175, align 2
  %v177 = add nuw nsw i64 %v71, 8
  %v178 = getelementptr inbounds i16, ptr %p2, i64 %v177
  %v179 = load <8 x i16>, ptr %v178, align 2
  %v180 = add nuw nsw i64 %v75, 8
  %v181 = getelementptr inbounds i16, ptr %p2, i64 %v180
  %v182 = load <8 x i16>, ptr %v181, align 2
  %v183 = add nuw nsw i64 %v79, 8
  %v184 = getelementptr inbounds i16, ptr %p2, i64 %v183
  %v185 = load <8 x i16>, ptr %v184, align 2
  %v186 = add nuw nsw i64 %v83, 8
  %v187 = getelementptr inbounds i16, ptr %p2, i64 %v186
  %v188 = load <8 x i16>, ptr %v187, align 2
  %v189 = add nuw nsw i64 %v87, 8
  %v190 = getelementptr inbounds i16, ptr %p2, i64 %v189
  %v191 = load <8 x i16>, ptr %v190, align 2
  %v192 = add nuw nsw i64 %v91, 8
  %v193 = getelementptr inbounds i16, ptr %p2, i64 %v192
  %v194 = load <8 x i16>, ptr %v193, align 2
  %v195 = add nuw nsw i64 %v95, 8
  %v196 = getelementptr inbounds i16, ptr %p2, i64 %v195
  %v197 = load <8 x i16>, ptr %v196, align 2
  %v198 = add nuw nsw i64 %v99, 8
  %v199 = getelementptr inbounds i16, ptr %p2, i64 %v198
  %v200 = load <8 x i16>, ptr %v199, align 2
  %v201 = add nuw nsw i64 %v103, 8
  %v202 = getelementptr inbounds i16, ptr %p2, i64 %v201
  %v203 = load <8 x i16>, ptr %v202, align 2
  %v204 = shufflevector <8 x i16> %v158, <8 x i16> %v170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v205 = shufflevector <8 x i16> %v182, <8 x i16> %v194, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v206 = shufflevector <16 x i16> %v204, <16 x i16> %v205, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v207 = shufflevector <8 x i16> %v161, <8 x i16> %v173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v208 = shufflevector <8 x i16> %v185, <8 x i16> %v197, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v209 = shufflevector <16 x i16> %v207, <16 x i16> %v208, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v210 = shufflevector <8 x i16> %v164, <8 x i16> %v176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v211 = shufflevector <8 x i16> %v188, <8 x i16> %v200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v212 = shufflevector <16 x i16> %v210, <16 x i16> %v211, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v213 = shufflevector <8 x i16> %v167, <8 x i16> %v179, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v214 = shufflevector <8 x i16> %v191, <8 x i16> %v203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v215 = shufflevector <16 x i16> %v213, <16 x i16> %v214, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v216 = shufflevector <32 x i16> %v206, <32 x i16> %v209, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v217 = shufflevector <32 x i16> %v206, <32 x i16> %v209, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v218 = shufflevector <32 x i16> %v212, <32 x i16> %v215, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v219 = shufflevector <32 x i16> %v212, <32 x i16> %v215, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v220 = shufflevector <32 x i16> %v216, <32 x i16> %v218, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v221 = shufflevector <32 x i16> %v216, <32 x i16> %v218, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v222 = shufflevector <32 x i16> %v217, <32 x i16> %v219, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v223 = shufflevector <32 x i16> %v217, <32 x i16> %v219, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v224 = add nuw nsw i64 %v43, 16
  %v225 = getelementptr inbounds i16, ptr %p2, i64 %v224
  %v226 = load <8 x i16>, ptr %v225, align 2
  %v227 = add nuw nsw i64 %v47, 16
  %v228 = getelementptr inbounds i16, ptr %p2, i64 %v227
  %v229 = load <8 x i16>, ptr %v228, align 2
  %v230 = add nuw nsw i64 %v51, 16
  %v231 = getelementptr inbounds i16, ptr %p2, i64 %v230
  %v232 = load <8 x i16>, ptr %v231, align 2
  %v233 = add nuw nsw i64 %v55, 16
  %v234 = getelementptr inbounds i16, ptr %p2, i64 %v233
  %v235 = load <8 x i16>, ptr %v234, align 2
  %v236 = add nuw nsw i64 %v59, 16
  %v237 = getelementptr inbounds i16, ptr %p2, i64 %v236
  %v238 = load <8 x i16>, ptr %v237, align 2
  %v239 = add nuw nsw i64 %v63, 16
  %v240 = getelementptr inbounds i16, ptr %p2, i64 %v239
  %v241 = load <8 x i16>, ptr %v240, align 2
  %v242 = add nuw nsw i64 %v67, 16
  %v243 = getelementptr inbounds i16, ptr %p2, i64 %v242
  %v244 = load <8 x i16>, ptr %v243, align 2
  %v245 = add nuw nsw i64 %v71, 16
  %v246 = getelementptr inbounds i16, ptr %p2, i64 %v245
  %v247 = load <8 x i16>, ptr %v246, align 2
  %v248 = add nuw nsw i64 %v75, 16
  %v249 = getelementptr inbounds i16, ptr %p2, i64 %v248
  %v250 = load <8 x i16>, ptr %v249, align 2
  %v251 = add nuw nsw i64 %v79, 16
  %v252 = getelementptr inbounds i16, ptr %p2, i64 %v251
  %v253 = load <8 x i16>, ptr %v252, align 2
  %v254 = add nuw nsw i64 %v83, 16
  %v255 = getelementptr inbounds i16, ptr %p2, i64 %v254
  %v256 = load <8 x i16>, ptr %v255, align 2
  %v257 = add nuw nsw i64 %v87, 16
  %v258 = getelementptr inbounds i16, ptr %p2, i64 %v257
  %v259 = load <8 x i16>, ptr %v258, align 2
  %v260 = add nuw nsw i64 %v91, 16
  %v261 = getelementptr inbounds i16, ptr %p2, i64 %v260
  %v262 = load <8 x i16>, ptr %v261, align 2
  %v263 = add nuw nsw i64 %v95, 16
  %v264 = getelementptr inbounds i16, ptr %p2, i64 %v263
  %v265 = load <8 x i16>, ptr %v264, align 2
  %v266 = add nuw nsw i64 %v99, 16
  %v267 = getelementptr inbounds i16, ptr %p2, i64 %v266
  %v268 = load <8 x i16>, ptr %v267, align 2
  %v269 = add nuw nsw i64 %v103, 16
  %v270 = getelementptr inbounds i16, ptr %p2, i64 %v269
  %v271 = load <8 x i16>, ptr %v270, align 2
  %v272 = shufflevector <8 x i16> %v226, <8 x i16> %v238, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v273 = shufflevector <8 x i16> %v250, <8 x i16> %v262, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v274 = shufflevector <16 x i16> %v272, <16 x i16> %v273, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v275 = shufflevector <8 x i16> %v229, <8 x i16> %v241, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v276 = shufflevector <8 x i16> %v253, <8 x i16> %v265, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v277 = shufflevector <16 x i16> %v275, <16 x i16> %v276, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v278 = shufflevector <8 x i16> %v232, <8 x i16> %v244, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v279 = shufflevector <8 x i16> %v256, <8 x i16> %v268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v280 = shufflevector <16 x i16> %v278, <16 x i16> %v279, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v281 = shufflevector <8 x i16> %v235, <8 x i16> %v247, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v282 = shufflevector <8 x i16> %v259, <8 x i16> %v271, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v283 = shufflevector <16 x i16> %v281, <16 x i16> %v282, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v284 = shufflevector <32 x i16> %v274, <32 x i16> %v277, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v285 = shufflevector <32 x i16> %v274, <32 x i16> %v277, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v286 = shufflevector <32 x i16> %v280, <32 x i16> %v283, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v287 = shufflevector <32 x i16> %v280, <32 x i16> %v283, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v288 = shufflevector <32 x i16> %v284, <32 x i16> %v286, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v289 = shufflevector <32 x i16> %v284, <32 x i16> %v286, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v290 = shufflevector <32 x i16> %v285, <32 x i16> %v287, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v291 = shufflevector <32 x i16> %v285, <32 x i16> %v287, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v292 = add nuw nsw i64 %v43, 24
  %v293 = getelementptr inbounds i16, ptr %p2, i64 %v292
  %v294 = load <8 x i16>, ptr %v293, align 2
  %v295 = add nuw nsw i64 %v47, 24
  %v296 = getelementptr inbounds i16, ptr %p2, i64 %v295
  %v297 = load <8 x i16>, ptr %v296, align 2
  %v298 = add nuw nsw i64 %v51, 24
  %v299 = getelementptr inbounds i16, ptr %p2, i64 %v298
  %v300 = load <8 x i16>, ptr %v299, align 2
  %v301 = add nuw nsw i64 %v55, 24
  %v302 = getelementptr inbounds i16, ptr %p2, i64 %v301
  %v303 = load <8 x i16>, ptr %v302, align 2
  %v304 = add nuw nsw i64 %v59, 24
  %v305 = getelementptr inbounds i16, ptr %p2, i64 %v304
  %v306 = load <8 x i16>, ptr %v305, align 2
  %v307 = add nuw nsw i64 %v63, 24
  %v308 = getelementptr inbounds i16, ptr %p2, i64 %v307
  %v309 = load <8 x i16>, ptr %v308, align 2
  %v310 = add nuw nsw i64 %v67, 24
  %v311 = getelementptr inbounds i16, ptr %p2, i64 %v310
  %v312 = load <8 x i16>, ptr %v311, align 2
  %v313 = add nuw nsw i64 %v71, 24
  %v314 = getelementptr inbounds i16, ptr %p2, i64 %v313
  %v315 = load <8 x i16>, ptr %v314, align 2
  %v316 = add nuw nsw i64 %v75, 24
  %v317 = getelementptr inbounds i16, ptr %p2, i64 %v316
  %v318 = load <8 x i16>, ptr %v317, align 2
  %v319 = add nuw nsw i64 %v79, 24
  %v320 = getelementptr inbounds i16, ptr %p2, i64 %v319
  %v321 = load <8 x i16>, ptr %v320, align 2
  %v322 = add nuw nsw i64 %v83, 24
  %v323 = getelementptr inbounds i16, ptr %p2, i64 %v322
  %v324 = load <8 x i16>, ptr %v323, align 2
  %v325 = add nuw nsw i64 %v87, 24
  %v326 = getelementptr inbounds i16, ptr %p2, i64 %v325
  %v327 = load <8 x i16>, ptr %v326, align 2
  %v328 = add nuw nsw i64 %v91, 24
  %v329 = getelementptr inbounds i16, ptr %p2, i64 %v328
  %v330 = load <8 x i16>, ptr %v329, align 2
  %v331 = add nuw nsw i64 %v95, 24
  %v332 = getelementptr inbounds i16, ptr %p2, i64 %v331
  %v333 = load <8 x i16>, ptr %v332, align 2
  %v334 = add nuw nsw i64 %v99, 24
  %v335 = getelementptr inbounds i16, ptr %p2, i64 %v334
  %v336 = load <8 x i16>, ptr %v335, align 2
  %v337 = add nuw nsw i64 %v103, 24
  %v338 = getelementptr inbounds i16, ptr %p2, i64 %v337
  %v339 = load <8 x i16>, ptr %v338, align 2
  %v340 = shufflevector <8 x i16> %v294, <8 x i16> %v306, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v341 = shufflevector <8 x i16> %v318, <8 x i16> %v330, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v342 = shufflevector <16 x i16> %v340, <16 x i16> %v341, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v343 = shufflevector <8 x i16> %v297, <8 x i16> %v309, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v344 = shufflevector <8 x i16> %v321, <8 x i16> %v333, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v345 = shufflevector <16 x i16> %v343, <16 x i16> %v344, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v346 = shufflevector <8 x i16> %v300, <8 x i16> %v312, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v347 = shufflevector <8 x i16> %v324, <8 x i16> %v336, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v348 = shufflevector <16 x i16> %v346, <16 x i16> %v347, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v349 = shufflevector <8 x i16> %v303, <8 x i16> %v315, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v350 = shufflevector <8 x i16> %v327, <8 x i16> %v339, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v351 = shufflevector <16 x i16> %v349, <16 x i16> %v350, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v352 = shufflevector <32 x i16> %v342, <32 x i16> %v345, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v353 = shufflevector <32 x i16> %v342, <32 x i16> %v345, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v354 = shufflevector <32 x i16> %v348, <32 x i16> %v351, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v355 = shufflevector <32 x i16> %v348, <32 x i16> %v351, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v356 = shufflevector <32 x i16> %v352, <32 x i16> %v354, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v357 = shufflevector <32 x i16> %v352, <32 x i16> %v354, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v358 = shufflevector <32 x i16> %v353, <32 x i16> %v355, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v359 = shufflevector <32 x i16> %v353, <32 x i16> %v355, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  store <32 x i16> %v152, ptr %v35, align 64
  %v360 = getelementptr i8, ptr %v35, i64 64
  store <32 x i16> %v153, ptr %v360, align 64
  %v361 = getelementptr i8, ptr %v35, i64 128
  store <32 x i16> %v154, ptr %v361, align 64
  %v362 = getelementptr i8, ptr %v35, i64 192
  store <32 x i16> %v155, ptr %v362, align 64
  %v363 = getelementptr i8, ptr %v35, i64 256
  store <32 x i16> %v220, ptr %v363, align 64
  %v364 = getelementptr i8, ptr %v35, i64 320
  store <32 x i16> %v221, ptr %v364, align 64
  %v365 = getelementptr i8, ptr %v35, i64 384
  store <32 x i16> %v222, ptr %v365, align 64
  %v366 = getelementptr i8, ptr %v35, i64 448
  store <32 x i16> %v223, ptr %v366, align 64
  %v367 = getelementptr i8, ptr %v35, i64 512
  store <32 x i16> %v288, ptr %v367, align 64
  %v368 = getelementptr i8, ptr %v35, i64 576
  store <32 x i16> %v289, ptr %v368, align 64
  %v369 = getelementptr i8, ptr %v35, i64 640
  store <32 x i16> %v290, ptr %v369, align 64
  %v370 = getelementptr i8, ptr %v35, i64 704
  store <32 x i16> %v291, ptr %v370, align 64
  %v371 = getelementptr i8, ptr %v35, i64 768
  store <32 x i16> %v356, ptr %v371, align 64
  %v372 = getelementptr i8, ptr %v35, i64 832
  store <32 x i16> %v357, ptr %v372, align 64
  %v373 = getelementptr i8, ptr %v35, i64 896
  store <32 x i16> %v358, ptr %v373, align 64
  %v374 = getelementptr i8, ptr %v35, i64 960
  store <32 x i16> %v359, ptr %v374, align 64
  %next24 = add nuw nsw i64 %i24, 1
  br label %head24
exit24:
  %next23 = add nuw nsw i64 %i23, 1
  br label %head23
exit23:
  %v375 = add nuw nsw i64 %v16, 31
  %v376 = udiv i64 %v375, 32
  br label %head377
head377:
  %i377 = phi i64 [ 0, %exit23 ], [ %next377, %exit719 ]
  %go377 = icmp slt i64 %i377, %v376
  br i1 %go377, label %body377, label %exit377
body377:
  %v378 = mul nuw nsw i64 %i377, 32
  %v379 = add nuw nsw i64 %v12, %v378
  %v380 = sub nsw i64 %v16, %v378
  %v381 = icmp slt i64 32, %v380
  %v382 = select i1 %v381, i64 32, i64 %v380
  %v383 = add nuw nsw i64 %v382, 15
  %v384 = udiv i64 %v383, 16
  br label %head385
head385:
  %i385 = phi i64 [ 0, %body377 ], [ %next385, %exit386 ]
  %go385 = icmp slt i64 %i385, 5
  br i1 %go385, label %body385, label %exit385
body385:
  br label %head386
head386:
  %i386 = phi i64 [ 0, %body385 ], [ %next386, %body386 ]
  %go386 = icmp slt i64 %i386, %v384
  br i1 %go386, label %body386, label %exit386
body386:
  %v387 = mul nuw nsw i64 %i386, 16
  %v388 = mul nuw nsw i64 %i385, 32
  %v389 = sub nsw i64 %v382, %v387
  %v390 = udiv i64 %i386, 2
  %v391 = mul nuw nsw i64 %v390, 10240
  %v392 = getelementptr i8, ptr %v2, i64 %v391
  %v393 = urem i64 %i386, 2
  %v394 = mul nuw nsw i64 %v393, 1024
  %v395 = getelementptr i8, ptr %v392, i64 %v394
  %v396 = mul nuw nsw i64 %i385, 2048
  %v397 = getelementptr i8, ptr %v395, i64 %v396
  %v398 = add nuw nsw i64 %v379, %v387
  %v399 = add nuw nsw i64 0, %v388
  %v400 = mul i64 %v399, 40
  %v401 = add i64 %v400, %v398
  %v402 = sub nsw i64 %v389, 0
  %v403 = trunc i64 %v402 to i32
  %v404 = insertelement <8 x i32> poison, i32 %v403, i64 0
  %v405 = shufflevector <8 x i32> %v404, <8 x i32> poison, <8 x i32> zeroinitializer
  %v406 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v405
  %v407 = getelementptr inbounds i16, ptr %p1, i64 %v401
  %v408 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v407, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v409 = add nuw nsw i64 %v401, 40
  %v410 = getelementptr inbounds i16, ptr %p1, i64 %v409
  %v411 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v410, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v412 = add nuw nsw i64 %v401, 80
  %v413 = getelementptr inbounds i16, ptr %p1, i64 %v412
  %v414 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v413, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v415 = add nuw nsw i64 %v401, 120
  %v416 = getelementptr inbounds i16, ptr %p1, i64 %v415
  %v417 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v416, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v418 = add nuw nsw i64 %v401, 160
  %v419 = getelementptr inbounds i16, ptr %p1, i64 %v418
  %v420 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v419, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v421 = add nuw nsw i64 %v401, 200
  %v422 = getelementptr inbounds i16, ptr %p1, i64 %v421
  %v423 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v422, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v424 = add nuw nsw i64 %v401, 240
  %v425 = getelementptr inbounds i16, ptr %p1, i64 %v424
  %v426 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v425, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v427 = add nuw nsw i64 %v401, 280
  %v428 = getelementptr inbounds i16, ptr %p1, i64 %v427
  %v429 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v428, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v430 = add nuw nsw i64 %v401, 320
  %v431 = getelementptr inbounds i16, ptr %p1, i64 %v430
  %v432 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v431, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v433 = add nuw nsw i64 %v401, 360
  %v434 = getelementptr inbounds i16, ptr %p1, i64 %v433
  %v435 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v434, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v436 = add nuw nsw i64 %v401, 400
  %v437 = getelementptr inbounds i16, ptr %p1, i64 %v436
  %v438 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v437, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v439 = add nuw nsw i64 %v401, 440
  %v440 = getelementptr inbounds i16, ptr %p1, i64 %v439
  %v441 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v440, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v442 = add nuw nsw i64 %v401, 480
  %v443 = getelementptr inbounds i16, ptr %p1, i64 %v442
  %v444 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v443, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v445 = add nuw nsw i64 %v401, 520
  %v446 = getelementptr inbounds i16, ptr %p1, i64 %v445
  %v447 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v446, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v448 = add nuw nsw i64 %v401, 560
  %v449 = getelementptr inbounds i16, ptr %p1, i64 %v448
  %v450 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v449, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v451 = add nuw nsw i64 %v401, 600
  %v452 = getelementptr inbounds i16, ptr %p1, i64 %v451
  %v453 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v452, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v454 = add nuw nsw i64 %v401, 640
  %v455 = getelementptr inbounds i16, ptr %p1, i64 %v454
  %v456 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v455, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v457 = add nuw nsw i64 %v401, 680
  %v458 = getelementptr inbounds i16, ptr %p1, i64 %v457
  %v459 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v458, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v460 = add nuw nsw i64 %v401, 720
  %v461 = getelementptr inbounds i16, ptr %p1, i64 %v460
  %v462 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v461, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v463 = add nuw nsw i64 %v401, 760
  %v464 = getelementptr inbounds i16, ptr %p1, i64 %v463
  %v465 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v464, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v466 = add nuw nsw i64 %v401, 800
  %v467 = getelementptr inbounds i16, ptr %p1, i64 %v466
  %v468 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v467, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v469 = add nuw nsw i64 %v401, 840
  %v470 = getelementptr inbounds i16, ptr %p1, i64 %v469
  %v471 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v470, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v472 = add nuw nsw i64 %v401, 880
  %v473 = getelementptr inbounds i16, ptr %p1, i64 %v472
  %v474 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v473, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v475 = add nuw nsw i64 %v401, 920
  %v476 = getelementptr inbounds i16, ptr %p1, i64 %v475
  %v477 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v476, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v478 = add nuw nsw i64 %v401, 960
  %v479 = getelementptr inbounds i16, ptr %p1, i64 %v478
  %v480 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v479, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v481 = add nuw nsw i64 %v401, 1000
  %v482 = getelementptr inbounds i16, ptr %p1, i64 %v481
  %v483 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v482, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v484 = add nuw nsw i64 %v401, 1040
  %v485 = getelementptr inbounds i16, ptr %p1, i64 %v484
  %v486 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v485, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v487 = add nuw nsw i64 %v401, 1080
  %v488 = getelementptr inbounds i16, ptr %p1, i64 %v487
  %v489 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v488, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v490 = add nuw nsw i64 %v401, 1120
  %v491 = getelementptr inbounds i16, ptr %p1, i64 %v490
  %v492 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v491, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v493 = add nuw nsw i64 %v401, 1160
  %v494 = getelementptr inbounds i16, ptr %p1, i64 %v493
  %v495 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v494, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v496 = add nuw nsw i64 %v401, 1200
  %v497 = getelementptr inbounds i16, ptr %p1, i64 %v496
  %v498 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v497, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v499 = add nuw nsw i64 %v401, 1240
  %v500 = getelementptr inbounds i16, ptr %p1, i64 %v499
  %v501 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v500, i32 2, <8 x i1> %v406, <8 x i16> zeroinitializer)
  %v502 = shufflevector <8 x i16> %v408, <8 x i16> %v432, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v503 = shufflevector <8 x i16> %v456, <8 x i16> %v480, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v504 = shufflevector <16 x i16> %v502, <16 x i16> %v503, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v505 = shufflevector <8 x i16> %v411, <8 x i16> %v435, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v506 = shufflevector <8 x i16> %v459, <8 x i16> %v483, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v507 = shufflevector <16 x i16> %v505, <16 x i16> %v506, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
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
  %v526 = shufflevector <32 x i16> %v504, <32 x i16> %v507, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v527 = shufflevector <32 x i16> %v504, <32 x i16> %v507, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v528 = shufflevector <32 x i16> %v510, <32 x i16> %v513, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v529 = shufflevector <32 x i16> %v510, <32 x i16> %v513, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v530 = shufflevector <32 x i16> %v516, <32 x i16> %v519, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v531 = shufflevector <32 x i16> %v516, <32 x i16> %v519, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v532 = shufflevector <32 x i16> %v522, <32 x i16> %v525, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v533 = shufflevector <32 x i16> %v522, <32 x i16> %v525, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v534 = shufflevector <32 x i16> %v526, <32 x i16> %v528, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v535 = shufflevector <32 x i16> %v526, <32 x i16> %v528, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v536 = shufflevector <32 x i16> %v530, <32 x i16> %v532, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v537 = shufflevector <32 x i16> %v530, <32 x i16> %v532, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v538 = shufflevector <32 x i16> %v527, <32 x i16> %v529, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v539 = shufflevector <32 x i16> %v527, <32 x i16> %v529, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v540 = shufflevector <32 x i16> %v531, <32 x i16> %v533, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v541 = shufflevector <32 x i16> %v531, <32 x i16> %v533, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v542 = shufflevector <32 x i16> %v534, <32 x i16> %v536, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v543 = shufflevector <32 x i16> %v534, <32 x i16> %v536, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v544 = shufflevector <32 x i16> %v538, <32 x i16> %v540, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v545 = shufflevector <32 x i16> %v538, <32 x i16> %v540, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v546 = shufflevector <32 x i16> %v535, <32 x i16> %v537, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v547 = shufflevector <32 x i16> %v535, <32 x i16> %v537, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v548 = shufflevector <32 x i16> %v539, <32 x i16> %v541, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v549 = shufflevector <32 x i16> %v539, <32 x i16> %v541, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v550 = sub nsw i64 %v389, 8
  %v551 = trunc i64 %v550 to i32
  %v552 = insertelement <8 x i32> poison, i32 %v551, i64 0
  %v553 = shufflevector <8 x i32> %v552, <8 x i32> poison, <8 x i32> zeroinitializer
  %v554 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v553
  %v555 = add nuw nsw i64 %v401, 8
  %v556 = getelementptr inbounds i16, ptr %p1, i64 %v555
  %v557 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v556, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v558 = add nuw nsw i64 %v555, 40
  %v559 = getelementptr inbounds i16, ptr %p1, i64 %v558
  %v560 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v559, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v561 = add nuw nsw i64 %v555, 80
  %v562 = getelementptr inbounds i16, ptr %p1, i64 %v561
  %v563 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v562, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v564 = add nuw nsw i64 %v555, 120
  %v565 = getelementptr inbounds i16, ptr %p1, i64 %v564
  %v566 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v565, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v567 = add nuw nsw i64 %v555, 160
  %v568 = getelementptr inbounds i16, ptr %p1, i64 %v567
  %v569 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v568, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v570 = add nuw nsw i64 %v555, 200
  %v571 = getelementptr inbounds i16, ptr %p1, i64 %v570
  %v572 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v571, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v573 = add nuw nsw i64 %v555, 240
  %v574 = getelementptr inbounds i16, ptr %p1, i64 %v573
  %v575 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v574, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v576 = add nuw nsw i64 %v555, 280
  %v577 = getelementptr inbounds i16, ptr %p1, i64 %v576
  %v578 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v577, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v579 = add nuw nsw i64 %v555, 320
  %v580 = getelementptr inbounds i16, ptr %p1, i64 %v579
  %v581 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v580, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v582 = add nuw nsw i64 %v555, 360
  %v583 = getelementptr inbounds i16, ptr %p1, i64 %v582
  %v584 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v583, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v585 = add nuw nsw i64 %v555, 400
  %v586 = getelementptr inbounds i16, ptr %p1, i64 %v585
  %v587 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v586, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v588 = add nuw nsw i64 %v555, 440
  %v589 = getelementptr inbounds i16, ptr %p1, i64 %v588
  %v590 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v589, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v591 = add nuw nsw i64 %v555, 480
  %v592 = getelementptr inbounds i16, ptr %p1, i64 %v591
  %v593 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v592, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v594 = add nuw nsw i64 %v555, 520
  %v595 = getelementptr inbounds i16, ptr %p1, i64 %v594
  %v596 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v595, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v597 = add nuw nsw i64 %v555, 560
  %v598 = getelementptr inbounds i16, ptr %p1, i64 %v597
  %v599 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v598, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v600 = add nuw nsw i64 %v555, 600
  %v601 = getelementptr inbounds i16, ptr %p1, i64 %v600
  %v602 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v601, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v603 = add nuw nsw i64 %v555, 640
  %v604 = getelementptr inbounds i16, ptr %p1, i64 %v603
  %v605 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v604, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v606 = add nuw nsw i64 %v555, 680
  %v607 = getelementptr inbounds i16, ptr %p1, i64 %v606
  %v608 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v607, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v609 = add nuw nsw i64 %v555, 720
  %v610 = getelementptr inbounds i16, ptr %p1, i64 %v609
  %v611 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v610, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v612 = add nuw nsw i64 %v555, 760
  %v613 = getelementptr inbounds i16, ptr %p1, i64 %v612
  %v614 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v613, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v615 = add nuw nsw i64 %v555, 800
  %v616 = getelementptr inbounds i16, ptr %p1, i64 %v615
  %v617 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v616, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v618 = add nuw nsw i64 %v555, 840
  %v619 = getelementptr inbounds i16, ptr %p1, i64 %v618
  %v620 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v619, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v621 = add nuw nsw i64 %v555, 880
  %v622 = getelementptr inbounds i16, ptr %p1, i64 %v621
  %v623 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v622, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v624 = add nuw nsw i64 %v555, 920
  %v625 = getelementptr inbounds i16, ptr %p1, i64 %v624
  %v626 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v625, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v627 = add nuw nsw i64 %v555, 960
  %v628 = getelementptr inbounds i16, ptr %p1, i64 %v627
  %v629 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v628, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v630 = add nuw nsw i64 %v555, 1000
  %v631 = getelementptr inbounds i16, ptr %p1, i64 %v630
  %v632 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v631, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v633 = add nuw nsw i64 %v555, 1040
  %v634 = getelementptr inbounds i16, ptr %p1, i64 %v633
  %v635 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v634, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v636 = add nuw nsw i64 %v555, 1080
  %v637 = getelementptr inbounds i16, ptr %p1, i64 %v636
  %v638 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v637, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v639 = add nuw nsw i64 %v555, 1120
  %v640 = getelementptr inbounds i16, ptr %p1, i64 %v639
  %v641 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v640, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v642 = add nuw nsw i64 %v555, 1160
  %v643 = getelementptr inbounds i16, ptr %p1, i64 %v642
  %v644 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v643, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v645 = add nuw nsw i64 %v555, 1200
  %v646 = getelementptr inbounds i16, ptr %p1, i64 %v645
  %v647 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v646, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v648 = add nuw nsw i64 %v555, 1240
  %v649 = getelementptr inbounds i16, ptr %p1, i64 %v648
  %v650 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %v649, i32 2, <8 x i1> %v554, <8 x i16> zeroinitializer)
  %v651 = shufflevector <8 x i16> %v557, <8 x i16> %v581, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v652 = shufflevector <8 x i16> %v605, <8 x i16> %v629, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v653 = shufflevector <16 x i16> %v651, <16 x i16> %v652, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v654 = shufflevector <8 x i16> %v560, <8 x i16> %v584, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v655 = shufflevector <8 x i16> %v608, <8 x i16> %v632, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v656 = shufflevector <16 x i16> %v654, <16 x i16> %v655, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
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
  %v675 = shufflevector <32 x i16> %v653, <32 x i16> %v656, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v676 = shufflevector <32 x i16> %v653, <32 x i16> %v656, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v677 = shufflevector <32 x i16> %v659, <32 x i16> %v662, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v678 = shufflevector <32 x i16> %v659, <32 x i16> %v662, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v679 = shufflevector <32 x i16> %v665, <32 x i16> %v668, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v680 = shufflevector <32 x i16> %v665, <32 x i16> %v668, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v681 = shufflevector <32 x i16> %v671, <32 x i16> %v674, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
  %v682 = shufflevector <32 x i16> %v671, <32 x i16> %v674, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v683 = shufflevector <32 x i16> %v675, <32 x i16> %v677, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v684 = shufflevector <32 x i16> %v675, <32 x i16> %v677, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v685 = shufflevector <32 x i16> %v679, <32 x i16> %v681, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v686 = shufflevector <32 x i16> %v679, <32 x i16> %v681, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v687 = shufflevector <32 x i16> %v676, <32 x i16> %v678, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v688 = shufflevector <32 x i16> %v676, <32 x i16> %v678, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v689 = shufflevector <32 x i16> %v680, <32 x i16> %v682, <32 x i32> <i32 0, i32 1, i32 32, i32 33, i32 2, i32 3, i32 34, i32 35, i32 8, i32 9, i32 40, i32 41, i32 10, i32 11, i32 42, i32 43, i32 16, i32 17, i32 48, i32 49, i32 18, i32 19, i32 50, i32 51, i32 24, i32 25, i32 56, i32 57, i32 26, i32 27, i32 58, i32 59>
  %v690 = shufflevector <32 x i16> %v680, <32 x i16> %v682, <32 x i32> <i32 4, i32 5, i32 36, i32 37, i32 6, i32 7, i32 38, i32 39, i32 12, i32 13, i32 44, i32 45, i32 14, i32 15, i32 46, i32 47, i32 20, i32 21, i32 52, i32 53, i32 22, i32 23, i32 54, i32 55, i32 28, i32 29, i32 60, i32 61, i32 30, i32 31, i32 62, i32 63>
  %v691 = shufflevector <32 x i16> %v683, <32 x i16> %v685, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v692 = shufflevector <32 x i16> %v683, <32 x i16> %v685, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v693 = shufflevector <32 x i16> %v687, <32 x i16> %v689, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v694 = shufflevector <32 x i16> %v687, <32 x i16> %v689, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v695 = shufflevector <32 x i16> %v684, <32 x i16> %v686, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v696 = shufflevector <32 x i16> %v684, <32 x i16> %v686, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  %v697 = shufflevector <32 x i16> %v688, <32 x i16> %v690, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 33, i32 34, i32 35, i32 8, i32 9, i32 10, i32 11, i32 40, i32 41, i32 42, i32 43, i32 16, i32 17, i32 18, i32 19, i32 48, i32 49, i32 50, i32 51, i32 24, i32 25, i32 26, i32 27, i32 56, i32 57, i32 58, i32 59>
  %v698 = shufflevector <32 x i16> %v688, <32 x i16> %v690, <32 x i32> <i32 4, i32 5, i32 6, i32 7, i32 36, i32 37, i32 38, i32 39, i32 12, i32 13, i32 14, i32 15, i32 44, i32 45, i32 46, i32 47, i32 20, i32 21, i32 22, i32 23, i32 52, i32 53, i32 54, i32 55, i32 28, i32 29, i32 30, i32 31, i32 60, i32 61, i32 62, i32 63>
  store <32 x i16> %v542, ptr %v397, align 64
  %v699 = getelementptr i8, ptr %v397, i64 64
  store <32 x i16> %v543, ptr %v699, align 64
  %v700 = getelementptr i8, ptr %v397, i64 128
  store <32 x i16> %v546, ptr %v700, align 64
  %v701 = getelementptr i8, ptr %v397, i64 192
  store <32 x i16> %v547, ptr %v701, align 64
  %v702 = getelementptr i8, ptr %v397, i64 256
  store <32 x i16> %v544, ptr %v702, align 64
  %v703 = getelementptr i8, ptr %v397, i64 320
  store <32 x i16> %v545, ptr %v703, align 64
  %v704 = getelementptr i8, ptr %v397, i64 384
  store <32 x i16> %v548, ptr %v704, align 64
  %v705 = getelementptr i8, ptr %v397, i64 448
  store <32 x i16> %v549, ptr %v705, align 64
  %v706 = getelementptr i8, ptr %v397, i64 512
  store <32 x i16> %v691, ptr %v706, align 64
  %v707 = getelementptr i8, ptr %v397, i64 576
  store <32 x i16> %v692, ptr %v707, align 64
  %v708 = getelementptr i8, ptr %v397, i64 640
  store <32 x i16> %v695, ptr %v708, align 64
  %v709 = getelementptr i8, ptr %v397, i64 704
  store <32 x i16> %v696, ptr %v709, align 64
  %v710 = getelementptr i8, ptr %v397, i64 768
  store <32 x i16> %v693, ptr %v710, align 64
  %v711 = getelementptr i8, ptr %v397, i64 832
  store <32 x i16> %v694, ptr %v711, align 64
  %v712 = getelementptr i8, ptr %v397, i64 896
  store <32 x i16> %v697, ptr %v712, align 64
  %v713 = getelementptr i8, ptr %v397, i64 960
  store <32 x i16> %v698, ptr %v713, align 64
  %next386 = add nuw nsw i64 %i386, 1
  br label %head386
exit386:
  %next385 = add nuw nsw i64 %i385, 1
  br label %head385
exit385:
  %v714 = sub nsw i64 40, %v379
  %v715 = icmp slt i64 32, %v714
  %v716 = select i1 %v715, i64 32, i64 %v714
  %v717 = add nuw nsw i64 %v19, 31
  %v718 = udiv i64 %v717, 32
  br label %head719
head719:
  %i719 = phi i64 [ 0, %exit385 ], [ %next719, %exit738 ]
  %go719 = icmp slt i64 %i719, %v718
  br i1 %go719, label %body719, label %exit719
body719:
  %v720 = mul nuw nsw i64 %i719, 32
  %v721 = add nuw nsw i64 %v13, %v720
  %v722 = and i64 %i719, 1
  %v723 = mul nuw nsw i64 %v722, 1024
  %v724 = getelementptr inbounds float, ptr %v3, i64 %v723
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %v725 = sub nsw i64 %i719, 1
  %v726 = icmp ne i64 %i719, 0
  %v727 = select i1 %v726, i64 %v716, i64 0
  %v728 = sub nsw i64 %v721, 32
  %v729 = and i64 %v725, 1
  %v730 = mul nuw nsw i64 %v729, 1024
  %v731 = getelementptr inbounds float, ptr %v3, i64 %v730
  %v732 = mul i64 %v379, 20
  %v733 = add i64 %v732, %v721
  %v734 = getelementptr inbounds float, ptr %p0, i64 %v733
  %v735 = getelementptr i8, ptr %v734, i64 64
  %v736 = mul nuw nsw i64 %i719, 10240
  %v737 = getelementptr i8, ptr %v1, i64 %v736
  br label %head738
head738:
  %i738 = phi i64 [ 0, %body719 ], [ %next738, %exit777 ]
  %go738 = icmp slt i64 %i738, 5
  br i1 %go738, label %body738, label %exit738
body738:
  %v739 = mul nuw nsw i64 %i738, 2048
  %v740 = getelementptr i8, ptr %v2, i64 %v739
  %v741 = mul nuw nsw i64 %i738, 2048
  %v742 = getelementptr i8, ptr %v737, i64 %v741
  %v743 = getelementptr i8, ptr %v740, i64 1024
  %v744 = getelementptr i8, ptr %v742, i64 1024
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v742, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v740, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v744, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 5, ptr %v743, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v745 = mul nuw nsw i64 %i738, 560
  %v746 = getelementptr i8, ptr %v734, i64 %v745
  call void @llvm.prefetch.p0(ptr %v746, i32 1, i32 2, i32 1)
  %v747 = getelementptr i8, ptr %v746, i64 80
  call void @llvm.prefetch.p0(ptr %v747, i32 1, i32 2, i32 1)
  %v748 = mul nuw nsw i64 80, 2
  %v749 = getelementptr i8, ptr %v746, i64 %v748
  call void @llvm.prefetch.p0(ptr %v749, i32 1, i32 2, i32 1)
  %v750 = mul nuw nsw i64 80, 3
  %v751 = getelementptr i8, ptr %v746, i64 %v750
  call void @llvm.prefetch.p0(ptr %v751, i32 1, i32 2, i32 1)
  %v752 = mul nuw nsw i64 80, 4
  %v753 = getelementptr i8, ptr %v746, i64 %v752
  call void @llvm.prefetch.p0(ptr %v753, i32 1, i32 2, i32 1)
  %v754 = mul nuw nsw i64 80, 5
  %v755 = getelementptr i8, ptr %v746, i64 %v754
  call void @llvm.prefetch.p0(ptr %v755, i32 1, i32 2, i32 1)
  %v756 = mul nuw nsw i64 80, 6
  %v757 = getelementptr i8, ptr %v746, i64 %v756
  call void @llvm.prefetch.p0(ptr %v757, i32 1, i32 2, i32 1)
  %v758 = mul nuw nsw i64 %i738, 560
  %v759 = getelementptr i8, ptr %v735, i64 %v758
  call void @llvm.prefetch.p0(ptr %v759, i32 1, i32 2, i32 1)
  %v760 = getelementptr i8, ptr %v759, i64 80
  call void @llvm.prefetch.p0(ptr %v760, i32 1, i32 2, i32 1)
  %v761 = mul nuw nsw i64 80, 2
  %v762 = getelementptr i8, ptr %v759, i64 %v761
  call void @llvm.prefetch.p0(ptr %v762, i32 1, i32 2, i32 1)
  %v763 = mul nuw nsw i64 80, 3
  %v764 = getelementptr i8, ptr %v759, i64 %v763
  call void @llvm.prefetch.p0(ptr %v764, i32 1, i32 2, i32 1)
  %v765 = mul nuw nsw i64 80, 4
  %v766 = getelementptr i8, ptr %v759, i64 %v765
  call void @llvm.prefetch.p0(ptr %v766, i32 1, i32 2, i32 1)
  %v767 = mul nuw nsw i64 80, 5
  %v768 = getelementptr i8, ptr %v759, i64 %v767
  call void @llvm.prefetch.p0(ptr %v768, i32 1, i32 2, i32 1)
  %v769 = mul nuw nsw i64 80, 6
  %v770 = getelementptr i8, ptr %v759, i64 %v769
  call void @llvm.prefetch.p0(ptr %v770, i32 1, i32 2, i32 1)
  %v771 = mul nuw nsw i64 %i738, 7
  %v772 = sub nsw i64 %v727, %v771
  %v773 = icmp slt i64 7, %v772
  %v774 = select i1 %v773, i64 7, i64 %v772
  %v775 = icmp sgt i64 %v774, 0
  %v776 = zext i1 %v775 to i64
  br label %head777
head777:
  %i777 = phi i64 [ 0, %body738 ], [ %next777, %body777 ]
  %go777 = icmp slt i64 %i777, %v776
  br i1 %go777, label %body777, label %exit777
body777:
  %v778 = mul nuw nsw i64 %v771, 128
  %v779 = getelementptr i8, ptr %v731, i64 %v778
  %v780 = add nuw nsw i64 %v379, %v771
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v780, i64 %v774, i64 %v728, i64 32, ptr %v779)
  %next777 = add nuw nsw i64 %i777, 1
  br label %head777, !llvm.loop !20
exit777:
  %next738 = add nuw nsw i64 %i738, 1
  br label %head738, !llvm.loop !20
exit738:
  call void @llvm.x86.tilestored64(i8 0, ptr %v724, i64 128)
  %v781 = getelementptr i8, ptr %v724, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v781, i64 128)
  %v782 = getelementptr i8, ptr %v724, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr %v782, i64 128)
  %v783 = getelementptr i8, ptr %v724, i64 2112
  call void @llvm.x86.tilestored64(i8 3, ptr %v783, i64 128)
  %next719 = add nuw nsw i64 %i719, 1
  br label %head719
exit719:
  %v784 = sub nsw i64 %v718, 1
  %v785 = mul nuw nsw i64 %v784, 32
  %v786 = sub nsw i64 %v19, %v785
  %v787 = icmp slt i64 32, %v786
  %v788 = select i1 %v787, i64 32, i64 %v786
  %v789 = and i64 %v784, 1
  %v790 = mul nuw nsw i64 %v789, 1024
  %v791 = getelementptr inbounds float, ptr %v3, i64 %v790
  %v792 = add nuw nsw i64 %v13, %v785
  %v793 = mul nuw nsw i64 0, 128
  %v794 = getelementptr i8, ptr %v791, i64 %v793
  call void @product_amx_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v379, i64 %v716, i64 %v792, i64 %v788, ptr %v794)
  %next377 = add nuw nsw i64 %i377, 1
  br label %head377
exit377:
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
