@product_amx_0_config = internal constant [64 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\40\00\40\00\40\00\40\00\40\00\40\00\40\00\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\10\10\10\10\10\10\10\10\00\00\00\00\00\00\00\00", align 64
define internal void @product_amx_0_t(ptr noalias %a, ptr noalias %b, i64 %terms, ptr noalias %c, i64 %cs, i1 %add) noinline #0 {
entry:
  %up = add i64 %terms, 31
  %end = udiv i64 %up, 32
  %step = mul i64 %cs, 4
  %m0 = mul i64 %cs, 0
  %o0 = add i64 %m0, 0
  %c0 = getelementptr float, ptr %c, i64 %o0
  %m1 = mul i64 %cs, 0
  %o1 = add i64 %m1, 16
  %c1 = getelementptr float, ptr %c, i64 %o1
  %m2 = mul i64 %cs, 16
  %o2 = add i64 %m2, 0
  %c2 = getelementptr float, ptr %c, i64 %o2
  %m3 = mul i64 %cs, 16
  %o3 = add i64 %m3, 16
  %c3 = getelementptr float, ptr %c, i64 %o3
  br i1 %add, label %more, label %none
more:
  call void @llvm.x86.tileloadd64(i8 0, ptr %c0, i64 %step)
  call void @llvm.x86.tileloadd64(i8 1, ptr %c1, i64 %step)
  call void @llvm.x86.tileloadd64(i8 2, ptr %c2, i64 %step)
  call void @llvm.x86.tileloadd64(i8 3, ptr %c3, i64 %step)
  br label %head
none:
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %head
head:
  %k = phi i64 [ 0, %more ], [ 0, %none ], [ %next, %body ]
  %go = icmp slt i64 %k, %end
  br i1 %go, label %body, label %exit
body:
  %at = mul i64 %k, 2048
  %a0 = getelementptr i8, ptr %a, i64 %at
  %a1 = getelementptr i8, ptr %a0, i64 1024
  %b0 = getelementptr i8, ptr %b, i64 %at
  %b1 = getelementptr i8, ptr %b0, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr %a0, i64 64)
  call void @llvm.x86.tileloadd64(i8 5, ptr %a1, i64 64)
  call void @llvm.x86.tileloadd64(i8 6, ptr %b0, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %b1, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %next = add nuw nsw i64 %k, 1
  br label %head
exit:
  call void @llvm.x86.tilestored64(i8 0, ptr %c0, i64 %step)
  call void @llvm.x86.tilestored64(i8 1, ptr %c1, i64 %step)
  call void @llvm.x86.tilestored64(i8 2, ptr %c2, i64 %step)
  call void @llvm.x86.tilestored64(i8 3, ptr %c3, i64 %step)
  ret void
}
define internal void @product_amx_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  call void @llvm.x86.ldtilecfg(ptr @product_amx_0_config)
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 10240
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 30720
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit623 ]
  %go4 = icmp slt i64 %i4, %end
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = urem i64 %i4, 1
  %v6 = udiv i64 %i4, 1
  %v7 = urem i64 %v6, 1
  %v8 = udiv i64 %v6, 1
  %v9 = mul nuw nsw i64 %v5, 64
  %v10 = mul nuw nsw i64 %v7, 32
  %v11 = sub nsw i64 40, %v9
  %v12 = icmp slt i64 64, %v11
  %v13 = select i1 %v12, i64 64, i64 %v11
  %v14 = sub nsw i64 20, %v10
  %v15 = icmp slt i64 32, %v14
  %v16 = select i1 %v15, i64 32, i64 %v14
  %v17 = icmp eq i64 %v5, 0
  %v18 = icmp eq i64 %i4, %start
  %v19 = or i1 %v17, %v18
  %v20 = add nuw nsw i64 %v16, 15
  %v21 = udiv i64 %v20, 16
  %v22 = select i1 %v19, i64 %v21, i64 0
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
  %v27 = sub nsw i64 %v16, %v25
  %v28 = udiv i64 %i23, 2
  %v29 = mul nuw nsw i64 %v28, 10240
  %v30 = getelementptr inbounds i8, ptr %v1, i64 %v29
  %v31 = urem i64 %i23, 2
  %v32 = mul nuw nsw i64 %v31, 1024
  %v33 = getelementptr inbounds i8, ptr %v30, i64 %v32
  %v34 = add nuw nsw i64 %v10, %v25
  %v35 = add nuw nsw i64 0, %v26
  %v36 = mul i64 %v34, 160
  %v37 = add i64 %v36, %v35
  %v38 = getelementptr inbounds i16, ptr %p2, i64 %v37
  %v39 = icmp sgt i64 %v27, 0
  %v40 = select i1 %v39, i64 32, i64 0
  %v41 = insertelement <32 x i64> poison, i64 %v40, i64 0
  %v42 = shufflevector <32 x i64> %v41, <32 x i64> poison, <32 x i32> zeroinitializer
  %v43 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v42
  %v44 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v38, i32 2, <32 x i1> %v43, <32 x i16> zeroinitializer)
  %v45 = add nuw nsw i64 %v37, 160
  %v46 = getelementptr inbounds i16, ptr %p2, i64 %v45
  %v47 = icmp sgt i64 %v27, 1
  %v48 = select i1 %v47, i64 32, i64 0
  %v49 = insertelement <32 x i64> poison, i64 %v48, i64 0
  %v50 = shufflevector <32 x i64> %v49, <32 x i64> poison, <32 x i32> zeroinitializer
  %v51 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v50
  %v52 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v46, i32 2, <32 x i1> %v51, <32 x i16> zeroinitializer)
  %v53 = add nuw nsw i64 %v37, 320
  %v54 = getelementptr inbounds i16, ptr %p2, i64 %v53
  %v55 = icmp sgt i64 %v27, 2
  %v56 = select i1 %v55, i64 32, i64 0
  %v57 = insertelement <32 x i64> poison, i64 %v56, i64 0
  %v58 = shufflevector <32 x i64> %v57, <32 x i64> poison, <32 x i32> zeroinitializer
  %v59 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v58
  %v60 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v54, i32 2, <32 x i1> %v59, <32 x i16> zeroinitializer)
  %v61 = add nuw nsw i64 %v37, 480
  %v62 = getelementptr inbounds i16, ptr %p2, i64 %v61
  %v63 = icmp sgt i64 %v27, 3
  %v64 = select i1 %v63, i64 32, i64 0
  %v65 = insertelement <32 x i64> poison, i64 %v64, i64 0
  %v66 = shufflevector <32 x i64> %v65, <32 x i64> poison, <32 x i32> zeroinitializer
  %v67 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v66
  %v68 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v62, i32 2, <32 x i1> %v67, <32 x i16> zeroinitializer)
  %v69 = add nuw nsw i64 %v37, 640
  %v70 = getelementptr inbounds i16, ptr %p2, i64 %v69
  %v71 = icmp sgt i64 %v27, 4
  %v72 = select i1 %v71, i64 32, i64 0
  %v73 = insertelement <32 x i64> poison, i64 %v72, i64 0
  %v74 = shufflevector <32 x i64> %v73, <32 x i64> poison, <32 x i32> zeroinitializer
  %v75 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v74
  %v76 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v70, i32 2, <32 x i1> %v75, <32 x i16> zeroinitializer)
  %v77 = add nuw nsw i64 %v37, 800
  %v78 = getelementptr inbounds i16, ptr %p2, i64 %v77
  %v79 = icmp sgt i64 %v27, 5
  %v80 = select i1 %v79, i64 32, i64 0
  %v81 = insertelement <32 x i64> poison, i64 %v80, i64 0
  %v82 = shufflevector <32 x i64> %v81, <32 x i64> poison, <32 x i32> zeroinitializer
  %v83 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v82
  %v84 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v78, i32 2, <32 x i1> %v83, <32 x i16> zeroinitializer)
  %v85 = add nuw nsw i64 %v37, 960
  %v86 = getelementptr inbounds i16, ptr %p2, i64 %v85
  %v87 = icmp sgt i64 %v27, 6
  %v88 = select i1 %v87, i64 32, i64 0
  %v89 = insertelement <32 x i64> poison, i64 %v88, i64 0
  %v90 = shufflevector <32 x i64> %v89, <32 x i64> poison, <32 x i32> zeroinitializer
  %v91 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v90
  %v92 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v86, i32 2, <32 x i1> %v91, <32 x i16> zeroinitializer)
  %v93 = add nuw nsw i64 %v37, 1120
  %v94 = getelementptr inbounds i16, ptr %p2, i64 %v93
  %v95 = icmp sgt i64 %v27, 7
  %v96 = select i1 %v95, i64 32, i64 0
  %v97 = insertelement <32 x i64> poison, i64 %v96, i64 0
  %v98 = shufflevector <32 x i64> %v97, <32 x i64> poison, <32 x i32> zeroinitializer
  %v99 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v98
  %v100 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v94, i32 2, <32 x i1> %v99, <32 x i16> zeroinitializer)
  %v101 = add nuw nsw i64 %v37, 1280
  %v102 = getelementptr inbounds i16, ptr %p2, i64 %v101
  %v103 = icmp sgt i64 %v27, 8
  %v104 = select i1 %v103, i64 32, i64 0
  %v105 = insertelement <32 x i64> poison, i64 %v104, i64 0
  %v106 = shufflevector <32 x i64> %v105, <32 x i64> poison, <32 x i32> zeroinitializer
  %v107 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v106
  %v108 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v102, i32 2, <32 x i1> %v107, <32 x i16> zeroinitializer)
  %v109 = add nuw nsw i64 %v37, 1440
  %v110 = getelementptr inbounds i16, ptr %p2, i64 %v109
  %v111 = icmp sgt i64 %v27, 9
  %v112 = select i1 %v111, i64 32, i64 0
  %v113 = insertelement <32 x i64> poison, i64 %v112, i64 0
  %v114 = shufflevector <32 x i64> %v113, <32 x i64> poison, <32 x i32> zeroinitializer
  %v115 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v114
  %v116 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v110, i32 2, <32 x i1> %v115, <32 x i16> zeroinitializer)
  %v117 = add nuw nsw i64 %v37, 1600
  %v118 = getelementptr inbounds i16, ptr %p2, i64 %v117
  %v119 = icmp sgt i64 %v27, 10
  %v120 = select i1 %v119, i64 32, i64 0
  %v121 = insertelement <32 x i64> poison, i64 %v120, i64 0
  %v122 = shufflevector <32 x i64> %v121, <32 x i64> poison, <32 x i32> zeroinitializer
  %v123 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v122
  %v124 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v118, i32 2, <32 x i1> %v123, <32 x i16> zeroinitializer)
  %v125 = add nuw nsw i64 %v37, 1760
  %v126 = getelementptr inbounds i16, ptr %p2, i64 %v125
  %v127 = icmp sgt i64 %v27, 11
  %v128 = select i1 %v127, i64 32, i64 0
  %v129 = insertelement <32 x i64> poison, i64 %v128, i64 0
  %v130 = shufflevector <32 x i64> %v129, <32 x i64> poison, <32 x i32> zeroinitializer
  %v131 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v130
  %v132 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v126, i32 2, <32 x i1> %v131, <32 x i16> zeroinitializer)
  %v133 = add nuw nsw i64 %v37, 1920
  %v134 = getelementptr inbounds i16, ptr %p2, i64 %v133
  %v135 = icmp sgt i64 %v27, 12
  %v136 = select i1 %v135, i64 32, i64 0
  %v137 = insertelement <32 x i64> poison, i64 %v136, i64 0
  %v138 = shufflevector <32 x i64> %v137, <32 x i64> poison, <32 x i32> zeroinitializer
  %v139 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v138
  %v140 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v134, i32 2, <32 x i1> %v139, <32 x i16> zeroinitializer)
  %v141 = add nuw nsw i64 %v37, 2080
  %v142 = getelementptr inbounds i16, ptr %p2, i64 %v141
  %v143 = icmp sgt i64 %v27, 13
  %v144 = select i1 %v143, i64 32, i64 0
  %v145 = insertelement <32 x i64> poison, i64 %v144, i64 0
  %v146 = shufflevector <32 x i64> %v145, <32 x i64> poison, <32 x i32> zeroinitializer
  %v147 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v146
  %v148 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v142, i32 2, <32 x i1> %v147, <32 x i16> zeroinitializer)
  %v149 = add nuw nsw i64 %v37, 2240
  %v150 = getelementptr inbounds i16, ptr %p2, i64 %v149
  %v151 = icmp sgt i64 %v27, 14
  %v152 = select i1 %v151, i64 32, i64 0
  %v153 = insertelement <32 x i64> poison, i64 %v152, i64 0
  %v154 = shufflevector <32 x i64> %v153, <32 x i64> poison, <32 x i32> zeroinitializer
  %v155 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v154
  %v156 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v150, i32 2, <32 x i1> %v155, <32 x i16> zeroinitializer)
  %v157 = add nuw nsw i64 %v37, 2400
  %v158 = getelementptr inbounds i16, ptr %p2, i64 %v157
  %v159 = icmp sgt i64 %v27, 15
  %v160 = select i1 %v159, i64 32, i64 0
  %v161 = insertelement <32 x i64> poison, i64 %v160, i64 0
  %v162 = shufflevector <32 x i64> %v161, <32 x i64> poison, <32 x i32> zeroinitializer
  %v163 = icmp slt <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %v162
  %v164 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v158, i32 2, <32 x i1> %v163, <32 x i16> zeroinitializer)
  %v165 = bitcast <32 x i16> %v44 to <16 x float>
  %v166 = bitcast <32 x i16> %v52 to <16 x float>
  %v167 = bitcast <32 x i16> %v60 to <16 x float>
  %v168 = bitcast <32 x i16> %v68 to <16 x float>
  %v169 = bitcast <32 x i16> %v76 to <16 x float>
  %v170 = bitcast <32 x i16> %v84 to <16 x float>
  %v171 = bitcast <32 x i16> %v92 to <16 x float>
  %v172 = bitcast <32 x i16> %v100 to <16 x float>
  %v173 = bitcast <32 x i16> %v108 to <16 x float>
  %v174 = bitcast <32 x i16> %v116 to <16 x float>
  %v175 = bitcast <32 x i16> %v124 to <16 x float>
  %v176 = bitcast <32 x i16> %v132 to <16 x float>
  %v177 = bitcast <32 x i16> %v140 to <16 x float>
  %v178 = bitcast <32 x i16> %v148 to <16 x float>
  %v179 = bitcast <32 x i16> %v156 to <16 x float>
  %v180 = bitcast <32 x i16> %v164 to <16 x float>
  %v181 = shufflevector <16 x float> %v165, <16 x float> %v173, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v182 = shufflevector <16 x float> %v165, <16 x float> %v173, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v183 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v184 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v185 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v186 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v187 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v188 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v189 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v190 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v191 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v192 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v193 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v194 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v195 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v196 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v197 = shufflevector <16 x float> %v181, <16 x float> %v189, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v198 = shufflevector <16 x float> %v181, <16 x float> %v189, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v199 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v200 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v201 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v202 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v203 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v204 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v205 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v206 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v207 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v208 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v209 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v210 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v211 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v212 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v213 = shufflevector <16 x float> %v197, <16 x float> %v205, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v214 = shufflevector <16 x float> %v197, <16 x float> %v205, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v215 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v216 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v217 = shufflevector <16 x float> %v199, <16 x float> %v207, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v218 = shufflevector <16 x float> %v199, <16 x float> %v207, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v219 = shufflevector <16 x float> %v200, <16 x float> %v208, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v220 = shufflevector <16 x float> %v200, <16 x float> %v208, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v221 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v222 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v223 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v224 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v225 = shufflevector <16 x float> %v203, <16 x float> %v211, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v226 = shufflevector <16 x float> %v203, <16 x float> %v211, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v227 = shufflevector <16 x float> %v204, <16 x float> %v212, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v228 = shufflevector <16 x float> %v204, <16 x float> %v212, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v229 = shufflevector <16 x float> %v213, <16 x float> %v221, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v230 = shufflevector <16 x float> %v213, <16 x float> %v221, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v231 = shufflevector <16 x float> %v214, <16 x float> %v222, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v232 = shufflevector <16 x float> %v214, <16 x float> %v222, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v233 = shufflevector <16 x float> %v215, <16 x float> %v223, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v234 = shufflevector <16 x float> %v215, <16 x float> %v223, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v235 = shufflevector <16 x float> %v216, <16 x float> %v224, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v236 = shufflevector <16 x float> %v216, <16 x float> %v224, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v237 = shufflevector <16 x float> %v217, <16 x float> %v225, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v238 = shufflevector <16 x float> %v217, <16 x float> %v225, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v239 = shufflevector <16 x float> %v218, <16 x float> %v226, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v240 = shufflevector <16 x float> %v218, <16 x float> %v226, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v241 = shufflevector <16 x float> %v219, <16 x float> %v227, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v242 = shufflevector <16 x float> %v219, <16 x float> %v227, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v243 = shufflevector <16 x float> %v220, <16 x float> %v228, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v244 = shufflevector <16 x float> %v220, <16 x float> %v228, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v245 = bitcast <16 x float> %v229 to <32 x i16>
  %v246 = bitcast <16 x float> %v230 to <32 x i16>
  %v247 = bitcast <16 x float> %v231 to <32 x i16>
  %v248 = bitcast <16 x float> %v232 to <32 x i16>
  %v249 = bitcast <16 x float> %v233 to <32 x i16>
  %v250 = bitcast <16 x float> %v234 to <32 x i16>
  %v251 = bitcast <16 x float> %v235 to <32 x i16>
  %v252 = bitcast <16 x float> %v236 to <32 x i16>
  %v253 = bitcast <16 x float> %v237 to <32 x i16>
  %v254 = bitcast <16 x float> %v238 to <32 x i16>
  %v255 = bitcast <16 x float> %v239 to <32 x i16>
  %v256 = bitcast <16 x float> %v240 to <32 x i16>
  %v257 = bitcast <16 x float> %v241 to <32 x i16>
  %v258 = bitcast <16 x float> %v242 to <32 x i16>
  %v259 = bitcast <16 x float> %v243 to <32 x i16>
  %v260 = bitcast <16 x float> %v244 to <32 x i16>
  %v261 = mul nuw nsw i64 %i24, 2048
  %v262 = getelementptr inbounds i8, ptr %v33, i64 %v261
  %v263 = getelementptr inbounds i8, ptr %v262, i64 0
  store <32 x i16> %v245, ptr %v263, align 64
  %v264 = getelementptr inbounds i8, ptr %v262, i64 64
  store <32 x i16> %v246, ptr %v264, align 64
  %v265 = getelementptr inbounds i8, ptr %v262, i64 128
  store <32 x i16> %v247, ptr %v265, align 64
  %v266 = getelementptr inbounds i8, ptr %v262, i64 192
  store <32 x i16> %v248, ptr %v266, align 64
  %v267 = getelementptr inbounds i8, ptr %v262, i64 256
  store <32 x i16> %v249, ptr %v267, align 64
  %v268 = getelementptr inbounds i8, ptr %v262, i64 320
  store <32 x i16> %v250, ptr %v268, align 64
  %v269 = getelementptr inbounds i8, ptr %v262, i64 384
  store <32 x i16> %v251, ptr %v269, align 64
  %v270 = getelementptr inbounds i8, ptr %v262, i64 448
  store <32 x i16> %v252, ptr %v270, align 64
  %v271 = getelementptr inbounds i8, ptr %v262, i64 512
  store <32 x i16> %v253, ptr %v271, align 64
  %v272 = getelementptr inbounds i8, ptr %v262, i64 576
  store <32 x i16> %v254, ptr %v272, align 64
  %v273 = getelementptr inbounds i8, ptr %v262, i64 640
  store <32 x i16> %v255, ptr %v273, align 64
  %v274 = getelementptr inbounds i8, ptr %v262, i64 704
  store <32 x i16> %v256, ptr %v274, align 64
  %v275 = getelementptr inbounds i8, ptr %v262, i64 768
  store <32 x i16> %v257, ptr %v275, align 64
  %v276 = getelementptr inbounds i8, ptr %v262, i64 832
  store <32 x i16> %v258, ptr %v276, align 64
  %v277 = getelementptr inbounds i8, ptr %v262, i64 896
  store <32 x i16> %v259, ptr %v277, align 64
  %v278 = getelementptr inbounds i8, ptr %v262, i64 960
  store <32 x i16> %v260, ptr %v278, align 64
  %next24 = add nuw nsw i64 %i24, 1
  br label %head24
exit24:
  %next23 = add nuw nsw i64 %i23, 1
  br label %head23
exit23:
  %v279 = icmp eq i64 %v7, 0
  %v280 = icmp eq i64 %i4, %start
  %v281 = or i1 %v279, %v280
  %v282 = add nuw nsw i64 %v13, 15
  %v283 = udiv i64 %v282, 16
  %v284 = select i1 %v281, i64 5, i64 0
  br label %head285
head285:
  %i285 = phi i64 [ 0, %exit23 ], [ %next285, %exit286 ]
  %go285 = icmp slt i64 %i285, %v284
  br i1 %go285, label %body285, label %exit285
body285:
  br label %head286
head286:
  %i286 = phi i64 [ 0, %body285 ], [ %next286, %body286 ]
  %go286 = icmp slt i64 %i286, %v283
  br i1 %go286, label %body286, label %exit286
body286:
  %v287 = mul nuw nsw i64 %i286, 16
  %v288 = mul nuw nsw i64 %i285, 32
  %v289 = sub nsw i64 %v13, %v287
  %v290 = udiv i64 %i286, 2
  %v291 = mul nuw nsw i64 %v290, 10240
  %v292 = getelementptr inbounds i8, ptr %v2, i64 %v291
  %v293 = urem i64 %i286, 2
  %v294 = mul nuw nsw i64 %v293, 1024
  %v295 = getelementptr inbounds i8, ptr %v292, i64 %v294
  %v296 = add nuw nsw i64 %v9, %v287
  %v297 = add nuw nsw i64 0, %v288
  %v298 = mul i64 %v297, 40
  %v299 = add i64 %v298, %v296
  %v300 = getelementptr inbounds i16, ptr %p1, i64 %v299
  %v301 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v302 = shufflevector <16 x i64> %v301, <16 x i64> poison, <16 x i32> zeroinitializer
  %v303 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v302
  %v304 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v300, i32 2, <16 x i1> %v303, <16 x i16> zeroinitializer)
  %v305 = add nuw nsw i64 %v299, 40
  %v306 = getelementptr inbounds i16, ptr %p1, i64 %v305
  %v307 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v308 = shufflevector <16 x i64> %v307, <16 x i64> poison, <16 x i32> zeroinitializer
  %v309 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v308
  %v310 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v306, i32 2, <16 x i1> %v309, <16 x i16> zeroinitializer)
  %v311 = add nuw nsw i64 %v299, 80
  %v312 = getelementptr inbounds i16, ptr %p1, i64 %v311
  %v313 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v314 = shufflevector <16 x i64> %v313, <16 x i64> poison, <16 x i32> zeroinitializer
  %v315 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v314
  %v316 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v312, i32 2, <16 x i1> %v315, <16 x i16> zeroinitializer)
  %v317 = add nuw nsw i64 %v299, 120
  %v318 = getelementptr inbounds i16, ptr %p1, i64 %v317
  %v319 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v320 = shufflevector <16 x i64> %v319, <16 x i64> poison, <16 x i32> zeroinitializer
  %v321 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v320
  %v322 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v318, i32 2, <16 x i1> %v321, <16 x i16> zeroinitializer)
  %v323 = add nuw nsw i64 %v299, 160
  %v324 = getelementptr inbounds i16, ptr %p1, i64 %v323
  %v325 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v326 = shufflevector <16 x i64> %v325, <16 x i64> poison, <16 x i32> zeroinitializer
  %v327 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v326
  %v328 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v324, i32 2, <16 x i1> %v327, <16 x i16> zeroinitializer)
  %v329 = add nuw nsw i64 %v299, 200
  %v330 = getelementptr inbounds i16, ptr %p1, i64 %v329
  %v331 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v332 = shufflevector <16 x i64> %v331, <16 x i64> poison, <16 x i32> zeroinitializer
  %v333 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v332
  %v334 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v330, i32 2, <16 x i1> %v333, <16 x i16> zeroinitializer)
  %v335 = add nuw nsw i64 %v299, 240
  %v336 = getelementptr inbounds i16, ptr %p1, i64 %v335
  %v337 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v338 = shufflevector <16 x i64> %v337, <16 x i64> poison, <16 x i32> zeroinitializer
  %v339 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v338
  %v340 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v336, i32 2, <16 x i1> %v339, <16 x i16> zeroinitializer)
  %v341 = add nuw nsw i64 %v299, 280
  %v342 = getelementptr inbounds i16, ptr %p1, i64 %v341
  %v343 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v344 = shufflevector <16 x i64> %v343, <16 x i64> poison, <16 x i32> zeroinitializer
  %v345 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v344
  %v346 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v342, i32 2, <16 x i1> %v345, <16 x i16> zeroinitializer)
  %v347 = add nuw nsw i64 %v299, 320
  %v348 = getelementptr inbounds i16, ptr %p1, i64 %v347
  %v349 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v350 = shufflevector <16 x i64> %v349, <16 x i64> poison, <16 x i32> zeroinitializer
  %v351 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v350
  %v352 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v348, i32 2, <16 x i1> %v351, <16 x i16> zeroinitializer)
  %v353 = add nuw nsw i64 %v299, 360
  %v354 = getelementptr inbounds i16, ptr %p1, i64 %v353
  %v355 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v356 = shufflevector <16 x i64> %v355, <16 x i64> poison, <16 x i32> zeroinitializer
  %v357 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v356
  %v358 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v354, i32 2, <16 x i1> %v357, <16 x i16> zeroinitializer)
  %v359 = add nuw nsw i64 %v299, 400
  %v360 = getelementptr inbounds i16, ptr %p1, i64 %v359
  %v361 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v362 = shufflevector <16 x i64> %v361, <16 x i64> poison, <16 x i32> zeroinitializer
  %v363 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v362
  %v364 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v360, i32 2, <16 x i1> %v363, <16 x i16> zeroinitializer)
  %v365 = add nuw nsw i64 %v299, 440
  %v366 = getelementptr inbounds i16, ptr %p1, i64 %v365
  %v367 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v368 = shufflevector <16 x i64> %v367, <16 x i64> poison, <16 x i32> zeroinitializer
  %v369 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v368
  %v370 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v366, i32 2, <16 x i1> %v369, <16 x i16> zeroinitializer)
  %v371 = add nuw nsw i64 %v299, 480
  %v372 = getelementptr inbounds i16, ptr %p1, i64 %v371
  %v373 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v374 = shufflevector <16 x i64> %v373, <16 x i64> poison, <16 x i32> zeroinitializer
  %v375 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v374
  %v376 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v372, i32 2, <16 x i1> %v375, <16 x i16> zeroinitializer)
  %v377 = add nuw nsw i64 %v299, 520
  %v378 = getelementptr inbounds i16, ptr %p1, i64 %v377
  %v379 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v380 = shufflevector <16 x i64> %v379, <16 x i64> poison, <16 x i32> zeroinitializer
  %v381 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v380
  %v382 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v378, i32 2, <16 x i1> %v381, <16 x i16> zeroinitializer)
  %v383 = add nuw nsw i64 %v299, 560
  %v384 = getelementptr inbounds i16, ptr %p1, i64 %v383
  %v385 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v386 = shufflevector <16 x i64> %v385, <16 x i64> poison, <16 x i32> zeroinitializer
  %v387 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v386
  %v388 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v384, i32 2, <16 x i1> %v387, <16 x i16> zeroinitializer)
  %v389 = add nuw nsw i64 %v299, 600
  %v390 = getelementptr inbounds i16, ptr %p1, i64 %v389
  %v391 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v392 = shufflevector <16 x i64> %v391, <16 x i64> poison, <16 x i32> zeroinitializer
  %v393 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v392
  %v394 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v390, i32 2, <16 x i1> %v393, <16 x i16> zeroinitializer)
  %v395 = add nuw nsw i64 %v299, 640
  %v396 = getelementptr inbounds i16, ptr %p1, i64 %v395
  %v397 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v398 = shufflevector <16 x i64> %v397, <16 x i64> poison, <16 x i32> zeroinitializer
  %v399 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v398
  %v400 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v396, i32 2, <16 x i1> %v399, <16 x i16> zeroinitializer)
  %v401 = add nuw nsw i64 %v299, 680
  %v402 = getelementptr inbounds i16, ptr %p1, i64 %v401
  %v403 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v404 = shufflevector <16 x i64> %v403, <16 x i64> poison, <16 x i32> zeroinitializer
  %v405 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v404
  %v406 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v402, i32 2, <16 x i1> %v405, <16 x i16> zeroinitializer)
  %v407 = add nuw nsw i64 %v299, 720
  %v408 = getelementptr inbounds i16, ptr %p1, i64 %v407
  %v409 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v410 = shufflevector <16 x i64> %v409, <16 x i64> poison, <16 x i32> zeroinitializer
  %v411 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v410
  %v412 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v408, i32 2, <16 x i1> %v411, <16 x i16> zeroinitializer)
  %v413 = add nuw nsw i64 %v299, 760
  %v414 = getelementptr inbounds i16, ptr %p1, i64 %v413
  %v415 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v416 = shufflevector <16 x i64> %v415, <16 x i64> poison, <16 x i32> zeroinitializer
  %v417 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v416
  %v418 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v414, i32 2, <16 x i1> %v417, <16 x i16> zeroinitializer)
  %v419 = add nuw nsw i64 %v299, 800
  %v420 = getelementptr inbounds i16, ptr %p1, i64 %v419
  %v421 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v422 = shufflevector <16 x i64> %v421, <16 x i64> poison, <16 x i32> zeroinitializer
  %v423 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v422
  %v424 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v420, i32 2, <16 x i1> %v423, <16 x i16> zeroinitializer)
  %v425 = add nuw nsw i64 %v299, 840
  %v426 = getelementptr inbounds i16, ptr %p1, i64 %v425
  %v427 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v428 = shufflevector <16 x i64> %v427, <16 x i64> poison, <16 x i32> zeroinitializer
  %v429 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v428
  %v430 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v426, i32 2, <16 x i1> %v429, <16 x i16> zeroinitializer)
  %v431 = add nuw nsw i64 %v299, 880
  %v432 = getelementptr inbounds i16, ptr %p1, i64 %v431
  %v433 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v434 = shufflevector <16 x i64> %v433, <16 x i64> poison, <16 x i32> zeroinitializer
  %v435 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v434
  %v436 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v432, i32 2, <16 x i1> %v435, <16 x i16> zeroinitializer)
  %v437 = add nuw nsw i64 %v299, 920
  %v438 = getelementptr inbounds i16, ptr %p1, i64 %v437
  %v439 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v440 = shufflevector <16 x i64> %v439, <16 x i64> poison, <16 x i32> zeroinitializer
  %v441 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v440
  %v442 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v438, i32 2, <16 x i1> %v441, <16 x i16> zeroinitializer)
  %v443 = add nuw nsw i64 %v299, 960
  %v444 = getelementptr inbounds i16, ptr %p1, i64 %v443
  %v445 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v446 = shufflevector <16 x i64> %v445, <16 x i64> poison, <16 x i32> zeroinitializer
  %v447 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v446
  %v448 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v444, i32 2, <16 x i1> %v447, <16 x i16> zeroinitializer)
  %v449 = add nuw nsw i64 %v299, 1000
  %v450 = getelementptr inbounds i16, ptr %p1, i64 %v449
  %v451 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v452 = shufflevector <16 x i64> %v451, <16 x i64> poison, <16 x i32> zeroinitializer
  %v453 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v452
  %v454 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v450, i32 2, <16 x i1> %v453, <16 x i16> zeroinitializer)
  %v455 = add nuw nsw i64 %v299, 1040
  %v456 = getelementptr inbounds i16, ptr %p1, i64 %v455
  %v457 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v458 = shufflevector <16 x i64> %v457, <16 x i64> poison, <16 x i32> zeroinitializer
  %v459 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v458
  %v460 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v456, i32 2, <16 x i1> %v459, <16 x i16> zeroinitializer)
  %v461 = add nuw nsw i64 %v299, 1080
  %v462 = getelementptr inbounds i16, ptr %p1, i64 %v461
  %v463 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v464 = shufflevector <16 x i64> %v463, <16 x i64> poison, <16 x i32> zeroinitializer
  %v465 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v464
  %v466 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v462, i32 2, <16 x i1> %v465, <16 x i16> zeroinitializer)
  %v467 = add nuw nsw i64 %v299, 1120
  %v468 = getelementptr inbounds i16, ptr %p1, i64 %v467
  %v469 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v470 = shufflevector <16 x i64> %v469, <16 x i64> poison, <16 x i32> zeroinitializer
  %v471 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v470
  %v472 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v468, i32 2, <16 x i1> %v471, <16 x i16> zeroinitializer)
  %v473 = add nuw nsw i64 %v299, 1160
  %v474 = getelementptr inbounds i16, ptr %p1, i64 %v473
  %v475 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v476 = shufflevector <16 x i64> %v475, <16 x i64> poison, <16 x i32> zeroinitializer
  %v477 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v476
  %v478 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v474, i32 2, <16 x i1> %v477, <16 x i16> zeroinitializer)
  %v479 = add nuw nsw i64 %v299, 1200
  %v480 = getelementptr inbounds i16, ptr %p1, i64 %v479
  %v481 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v482 = shufflevector <16 x i64> %v481, <16 x i64> poison, <16 x i32> zeroinitializer
  %v483 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v482
  %v484 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v480, i32 2, <16 x i1> %v483, <16 x i16> zeroinitializer)
  %v485 = add nuw nsw i64 %v299, 1240
  %v486 = getelementptr inbounds i16, ptr %p1, i64 %v485
  %v487 = insertelement <16 x i64> poison, i64 %v289, i64 0
  %v488 = shufflevector <16 x i64> %v487, <16 x i64> poison, <16 x i32> zeroinitializer
  %v489 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v488
  %v490 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v486, i32 2, <16 x i1> %v489, <16 x i16> zeroinitializer)
  %v491 = shufflevector <16 x i16> %v304, <16 x i16> %v310, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v492 = shufflevector <16 x i16> %v316, <16 x i16> %v322, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v493 = shufflevector <16 x i16> %v328, <16 x i16> %v334, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v494 = shufflevector <16 x i16> %v340, <16 x i16> %v346, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v495 = shufflevector <16 x i16> %v352, <16 x i16> %v358, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v496 = shufflevector <16 x i16> %v364, <16 x i16> %v370, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v497 = shufflevector <16 x i16> %v376, <16 x i16> %v382, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v498 = shufflevector <16 x i16> %v388, <16 x i16> %v394, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v499 = shufflevector <16 x i16> %v400, <16 x i16> %v406, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v500 = shufflevector <16 x i16> %v412, <16 x i16> %v418, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v501 = shufflevector <16 x i16> %v424, <16 x i16> %v430, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v502 = shufflevector <16 x i16> %v436, <16 x i16> %v442, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v503 = shufflevector <16 x i16> %v448, <16 x i16> %v454, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v504 = shufflevector <16 x i16> %v460, <16 x i16> %v466, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v505 = shufflevector <16 x i16> %v472, <16 x i16> %v478, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v506 = shufflevector <16 x i16> %v484, <16 x i16> %v490, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v507 = bitcast <32 x i16> %v491 to <16 x float>
  %v508 = bitcast <32 x i16> %v492 to <16 x float>
  %v509 = bitcast <32 x i16> %v493 to <16 x float>
  %v510 = bitcast <32 x i16> %v494 to <16 x float>
  %v511 = bitcast <32 x i16> %v495 to <16 x float>
  %v512 = bitcast <32 x i16> %v496 to <16 x float>
  %v513 = bitcast <32 x i16> %v497 to <16 x float>
  %v514 = bitcast <32 x i16> %v498 to <16 x float>
  %v515 = bitcast <32 x i16> %v499 to <16 x float>
  %v516 = bitcast <32 x i16> %v500 to <16 x float>
  %v517 = bitcast <32 x i16> %v501 to <16 x float>
  %v518 = bitcast <32 x i16> %v502 to <16 x float>
  %v519 = bitcast <32 x i16> %v503 to <16 x float>
  %v520 = bitcast <32 x i16> %v504 to <16 x float>
  %v521 = bitcast <32 x i16> %v505 to <16 x float>
  %v522 = bitcast <32 x i16> %v506 to <16 x float>
  %v523 = shufflevector <16 x float> %v507, <16 x float> %v515, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v524 = shufflevector <16 x float> %v507, <16 x float> %v515, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v525 = shufflevector <16 x float> %v508, <16 x float> %v516, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v526 = shufflevector <16 x float> %v508, <16 x float> %v516, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v527 = shufflevector <16 x float> %v509, <16 x float> %v517, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v528 = shufflevector <16 x float> %v509, <16 x float> %v517, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v529 = shufflevector <16 x float> %v510, <16 x float> %v518, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v530 = shufflevector <16 x float> %v510, <16 x float> %v518, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v531 = shufflevector <16 x float> %v511, <16 x float> %v519, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v532 = shufflevector <16 x float> %v511, <16 x float> %v519, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v533 = shufflevector <16 x float> %v512, <16 x float> %v520, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v534 = shufflevector <16 x float> %v512, <16 x float> %v520, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v535 = shufflevector <16 x float> %v513, <16 x float> %v521, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v536 = shufflevector <16 x float> %v513, <16 x float> %v521, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v537 = shufflevector <16 x float> %v514, <16 x float> %v522, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v538 = shufflevector <16 x float> %v514, <16 x float> %v522, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v539 = shufflevector <16 x float> %v523, <16 x float> %v531, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v540 = shufflevector <16 x float> %v523, <16 x float> %v531, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v541 = shufflevector <16 x float> %v524, <16 x float> %v532, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v542 = shufflevector <16 x float> %v524, <16 x float> %v532, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v543 = shufflevector <16 x float> %v525, <16 x float> %v533, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v544 = shufflevector <16 x float> %v525, <16 x float> %v533, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v545 = shufflevector <16 x float> %v526, <16 x float> %v534, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v546 = shufflevector <16 x float> %v526, <16 x float> %v534, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v547 = shufflevector <16 x float> %v527, <16 x float> %v535, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v548 = shufflevector <16 x float> %v527, <16 x float> %v535, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v549 = shufflevector <16 x float> %v528, <16 x float> %v536, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v550 = shufflevector <16 x float> %v528, <16 x float> %v536, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v551 = shufflevector <16 x float> %v529, <16 x float> %v537, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v552 = shufflevector <16 x float> %v529, <16 x float> %v537, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v553 = shufflevector <16 x float> %v530, <16 x float> %v538, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v554 = shufflevector <16 x float> %v530, <16 x float> %v538, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v555 = shufflevector <16 x float> %v539, <16 x float> %v547, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v556 = shufflevector <16 x float> %v539, <16 x float> %v547, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v557 = shufflevector <16 x float> %v540, <16 x float> %v548, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v558 = shufflevector <16 x float> %v540, <16 x float> %v548, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v559 = shufflevector <16 x float> %v541, <16 x float> %v549, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v560 = shufflevector <16 x float> %v541, <16 x float> %v549, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v561 = shufflevector <16 x float> %v542, <16 x float> %v550, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v562 = shufflevector <16 x float> %v542, <16 x float> %v550, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v563 = shufflevector <16 x float> %v543, <16 x float> %v551, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v564 = shufflevector <16 x float> %v543, <16 x float> %v551, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v565 = shufflevector <16 x float> %v544, <16 x float> %v552, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v566 = shufflevector <16 x float> %v544, <16 x float> %v552, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v567 = shufflevector <16 x float> %v545, <16 x float> %v553, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v568 = shufflevector <16 x float> %v545, <16 x float> %v553, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v569 = shufflevector <16 x float> %v546, <16 x float> %v554, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v570 = shufflevector <16 x float> %v546, <16 x float> %v554, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v571 = shufflevector <16 x float> %v555, <16 x float> %v563, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v572 = shufflevector <16 x float> %v555, <16 x float> %v563, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v573 = shufflevector <16 x float> %v556, <16 x float> %v564, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v574 = shufflevector <16 x float> %v556, <16 x float> %v564, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v575 = shufflevector <16 x float> %v557, <16 x float> %v565, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v576 = shufflevector <16 x float> %v557, <16 x float> %v565, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v577 = shufflevector <16 x float> %v558, <16 x float> %v566, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v578 = shufflevector <16 x float> %v558, <16 x float> %v566, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v579 = shufflevector <16 x float> %v559, <16 x float> %v567, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v580 = shufflevector <16 x float> %v559, <16 x float> %v567, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v581 = shufflevector <16 x float> %v560, <16 x float> %v568, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v582 = shufflevector <16 x float> %v560, <16 x float> %v568, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v583 = shufflevector <16 x float> %v561, <16 x float> %v569, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v584 = shufflevector <16 x float> %v561, <16 x float> %v569, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v585 = shufflevector <16 x float> %v562, <16 x float> %v570, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v586 = shufflevector <16 x float> %v562, <16 x float> %v570, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v587 = bitcast <16 x float> %v571 to <32 x i16>
  %v588 = bitcast <16 x float> %v572 to <32 x i16>
  %v589 = bitcast <16 x float> %v573 to <32 x i16>
  %v590 = bitcast <16 x float> %v574 to <32 x i16>
  %v591 = bitcast <16 x float> %v575 to <32 x i16>
  %v592 = bitcast <16 x float> %v576 to <32 x i16>
  %v593 = bitcast <16 x float> %v577 to <32 x i16>
  %v594 = bitcast <16 x float> %v578 to <32 x i16>
  %v595 = bitcast <16 x float> %v579 to <32 x i16>
  %v596 = bitcast <16 x float> %v580 to <32 x i16>
  %v597 = bitcast <16 x float> %v581 to <32 x i16>
  %v598 = bitcast <16 x float> %v582 to <32 x i16>
  %v599 = bitcast <16 x float> %v583 to <32 x i16>
  %v600 = bitcast <16 x float> %v584 to <32 x i16>
  %v601 = bitcast <16 x float> %v585 to <32 x i16>
  %v602 = bitcast <16 x float> %v586 to <32 x i16>
  %v603 = mul nuw nsw i64 %i285, 2048
  %v604 = getelementptr inbounds i8, ptr %v295, i64 %v603
  %v605 = getelementptr inbounds i8, ptr %v604, i64 0
  store <32 x i16> %v587, ptr %v605, align 64
  %v606 = getelementptr inbounds i8, ptr %v604, i64 64
  store <32 x i16> %v588, ptr %v606, align 64
  %v607 = getelementptr inbounds i8, ptr %v604, i64 128
  store <32 x i16> %v589, ptr %v607, align 64
  %v608 = getelementptr inbounds i8, ptr %v604, i64 192
  store <32 x i16> %v590, ptr %v608, align 64
  %v609 = getelementptr inbounds i8, ptr %v604, i64 256
  store <32 x i16> %v591, ptr %v609, align 64
  %v610 = getelementptr inbounds i8, ptr %v604, i64 320
  store <32 x i16> %v592, ptr %v610, align 64
  %v611 = getelementptr inbounds i8, ptr %v604, i64 384
  store <32 x i16> %v593, ptr %v611, align 64
  %v612 = getelementptr inbounds i8, ptr %v604, i64 448
  store <32 x i16> %v594, ptr %v612, align 64
  %v613 = getelementptr inbounds i8, ptr %v604, i64 512
  store <32 x i16> %v595, ptr %v613, align 64
  %v614 = getelementptr inbounds i8, ptr %v604, i64 576
  store <32 x i16> %v596, ptr %v614, align 64
  %v615 = getelementptr inbounds i8, ptr %v604, i64 640
  store <32 x i16> %v597, ptr %v615, align 64
  %v616 = getelementptr inbounds i8, ptr %v604, i64 704
  store <32 x i16> %v598, ptr %v616, align 64
  %v617 = getelementptr inbounds i8, ptr %v604, i64 768
  store <32 x i16> %v599, ptr %v617, align 64
  %v618 = getelementptr inbounds i8, ptr %v604, i64 832
  store <32 x i16> %v600, ptr %v618, align 64
  %v619 = getelementptr inbounds i8, ptr %v604, i64 896
  store <32 x i16> %v601, ptr %v619, align 64
  %v620 = getelementptr inbounds i8, ptr %v604, i64 960
  store <32 x i16> %v602, ptr %v620, align 64
  %next286 = add nuw nsw i64 %i286, 1
  br label %head286
exit286:
  %next285 = add nuw nsw i64 %i285, 1
  br label %head285
exit285:
  %v621 = add nuw nsw i64 %v16, 31
  %v622 = udiv i64 %v621, 32
  br label %head623
head623:
  %i623 = phi i64 [ 0, %exit285 ], [ %next623, %exit627 ]
  %go623 = icmp slt i64 %i623, %v622
  br i1 %go623, label %body623, label %exit623
body623:
  %v624 = mul nuw nsw i64 %i623, 32
  %v625 = add nuw nsw i64 %v13, 31
  %v626 = udiv i64 %v625, 32
  br label %head627
head627:
  %i627 = phi i64 [ 0, %body623 ], [ %next627, %exit642 ]
  %go627 = icmp slt i64 %i627, %v626
  br i1 %go627, label %body627, label %exit627
body627:
  %v628 = mul nuw nsw i64 %i627, 32
  %v629 = udiv i64 %v628, 32
  %v630 = mul nuw nsw i64 %v629, 10240
  %v631 = getelementptr inbounds i8, ptr %v2, i64 %v630
  %v632 = mul nuw nsw i64 %i623, 10240
  %v633 = getelementptr inbounds i8, ptr %v1, i64 %v632
  call void @product_amx_0_t(ptr %v631, ptr %v633, i64 160, ptr %v3, i64 32, i1 false)
  %v634 = sub nsw i64 %v13, %v628
  %v635 = icmp slt i64 32, %v634
  %v636 = select i1 %v635, i64 32, i64 %v634
  %v637 = sub nsw i64 %v16, %v624
  %v638 = icmp slt i64 32, %v637
  %v639 = select i1 %v638, i64 32, i64 %v637
  %v640 = add nuw nsw i64 %v9, %v628
  %v641 = add nuw nsw i64 %v10, %v624
  br label %head642
head642:
  %i642 = phi i64 [ 0, %body627 ], [ %next642, %exit646 ]
  %go642 = icmp slt i64 %i642, %v636
  br i1 %go642, label %body642, label %exit642
body642:
  %v643 = add nuw nsw i64 %v640, %i642
  %v644 = mul nuw nsw i64 %i642, 32
  %v645 = getelementptr inbounds float, ptr %v3, i64 %v644
  br label %head646
head646:
  %i646 = phi i64 [ 0, %body642 ], [ %next646, %body646 ]
  %go646 = icmp slt i64 %i646, %v639
  br i1 %go646, label %body646, label %exit646
body646:
  %v647 = getelementptr inbounds float, ptr %v645, i64 %i646
  %v648 = load float, ptr %v647
  %v649 = add nuw nsw i64 %v641, %i646
  %v650 = mul i64 %v643, 20
  %v651 = add i64 %v650, %v649
  %v652 = getelementptr inbounds float, ptr %p0, i64 %v651
  store float %v648, ptr %v652
  %next646 = add nuw nsw i64 %i646, 1
  br label %head646
exit646:
  %next642 = add nuw nsw i64 %i642, 1
  br label %head642
exit642:
  %next627 = add nuw nsw i64 %i627, 1
  br label %head627
exit627:
  %next623 = add nuw nsw i64 %i623, 1
  br label %head623
exit623:
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
attributes #0 = { nounwind "prefer-vector-width"="512" }
