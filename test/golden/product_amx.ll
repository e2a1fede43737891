declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
@product_amx_0_config = internal constant [64 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\40\00\40\00\40\00\40\00\40\00\40\00\40\00\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\10\10\10\10\10\10\10\10\00\00\00\00\00\00\00\00", align 64
define internal void @product_amx_0_t(ptr noalias %a, i64 %row, i64 %next_a, i64 %half, ptr noalias %b, i64 %terms, ptr noalias %c, i64 %cs, i1 %add, ptr %f, i64 %fs, ptr %w, i64 %ws) noinline #0 {
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
  %g0 = mul i64 %fs, 0
  %f0 = getelementptr i8, ptr %f, i64 %g0
  %g1 = mul i64 %fs, 1
  %f1 = getelementptr i8, ptr %f, i64 %g1
  %g2 = mul i64 %fs, 2
  %f2 = getelementptr i8, ptr %f, i64 %g2
  %g3 = mul i64 %fs, 3
  %f3 = getelementptr i8, ptr %f, i64 %g3
  %g4 = mul i64 %fs, 4
  %f4 = getelementptr i8, ptr %f, i64 %g4
  %g5 = mul i64 %fs, 5
  %f5 = getelementptr i8, ptr %f, i64 %g5
  %g6 = mul i64 %fs, 6
  %f6 = getelementptr i8, ptr %f, i64 %g6
  %g7 = mul i64 %fs, 7
  %f7 = getelementptr i8, ptr %f, i64 %g7
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
  %at_a = mul i64 %k, %next_a
  %at = mul i64 %k, 2048
  %a0 = getelementptr i8, ptr %a, i64 %at_a
  %a1 = getelementptr i8, ptr %a0, i64 %half
  %b0 = getelementptr i8, ptr %b, i64 %at
  %b1 = getelementptr i8, ptr %b0, i64 1024
  call void @llvm.x86.tileloadd64(i8 4, ptr %a0, i64 %row)
  call void @llvm.x86.tileloadd64(i8 5, ptr %a1, i64 %row)
  call void @llvm.x86.tileloadd64(i8 6, ptr %b0, i64 64)
  call void @llvm.x86.tileloadd64(i8 7, ptr %b1, i64 64)
  %line = mul i64 %k, 64
  %p0 = getelementptr i8, ptr %f0, i64 %line
  call void @llvm.prefetch.p0(ptr %p0, i32 0, i32 2, i32 1)
  %p1 = getelementptr i8, ptr %f1, i64 %line
  call void @llvm.prefetch.p0(ptr %p1, i32 0, i32 2, i32 1)
  %p2 = getelementptr i8, ptr %f2, i64 %line
  call void @llvm.prefetch.p0(ptr %p2, i32 0, i32 2, i32 1)
  %p3 = getelementptr i8, ptr %f3, i64 %line
  call void @llvm.prefetch.p0(ptr %p3, i32 0, i32 2, i32 1)
  %p4 = getelementptr i8, ptr %f4, i64 %line
  call void @llvm.prefetch.p0(ptr %p4, i32 0, i32 2, i32 1)
  %p5 = getelementptr i8, ptr %f5, i64 %line
  call void @llvm.prefetch.p0(ptr %p5, i32 0, i32 2, i32 1)
  %p6 = getelementptr i8, ptr %f6, i64 %line
  call void @llvm.prefetch.p0(ptr %p6, i32 0, i32 2, i32 1)
  %p7 = getelementptr i8, ptr %f7, i64 %line
  call void @llvm.prefetch.p0(ptr %p7, i32 0, i32 2, i32 1)
  %row_at = mul i64 %k, %ws
  %q0 = add i64 %row_at, 0
  %w0 = getelementptr i8, ptr %w, i64 %q0
  call void @llvm.prefetch.p0(ptr %w0, i32 1, i32 2, i32 1)
  %q1 = add i64 %row_at, 64
  %w1 = getelementptr i8, ptr %w, i64 %q1
  call void @llvm.prefetch.p0(ptr %w1, i32 1, i32 2, i32 1)
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
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 92160
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit619 ]
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
  %v279 = add nuw nsw i64 %v16, 15
  %v280 = udiv i64 %v279, 16
  br label %head281
head281:
  %i281 = phi i64 [ 0, %exit23 ], [ %next281, %exit282 ]
  %go281 = icmp slt i64 %i281, 5
  br i1 %go281, label %body281, label %exit281
body281:
  br label %head282
head282:
  %i282 = phi i64 [ 0, %body281 ], [ %next282, %body282 ]
  %go282 = icmp slt i64 %i282, %v280
  br i1 %go282, label %body282, label %exit282
body282:
  %v283 = mul nuw nsw i64 %i282, 16
  %v284 = mul nuw nsw i64 %i281, 32
  %v285 = sub nsw i64 %v16, %v283
  %v286 = udiv i64 %i282, 2
  %v287 = mul nuw nsw i64 %v286, 10240
  %v288 = getelementptr i8, ptr %v2, i64 %v287
  %v289 = urem i64 %i282, 2
  %v290 = mul nuw nsw i64 %v289, 1024
  %v291 = getelementptr inbounds i8, ptr %v288, i64 %v290
  %v292 = add nuw nsw i64 %v12, %v283
  %v293 = add nuw nsw i64 0, %v284
  %v294 = mul i64 %v293, 40
  %v295 = add i64 %v294, %v292
  %v296 = getelementptr inbounds i16, ptr %p1, i64 %v295
  %v297 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v298 = shufflevector <16 x i64> %v297, <16 x i64> poison, <16 x i32> zeroinitializer
  %v299 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v298
  %v300 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v296, i32 2, <16 x i1> %v299, <16 x i16> zeroinitializer)
  %v301 = add nuw nsw i64 %v295, 40
  %v302 = getelementptr inbounds i16, ptr %p1, i64 %v301
  %v303 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v304 = shufflevector <16 x i64> %v303, <16 x i64> poison, <16 x i32> zeroinitializer
  %v305 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v304
  %v306 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v302, i32 2, <16 x i1> %v305, <16 x i16> zeroinitializer)
  %v307 = add nuw nsw i64 %v295, 80
  %v308 = getelementptr inbounds i16, ptr %p1, i64 %v307
  %v309 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v310 = shufflevector <16 x i64> %v309, <16 x i64> poison, <16 x i32> zeroinitializer
  %v311 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v310
  %v312 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v308, i32 2, <16 x i1> %v311, <16 x i16> zeroinitializer)
  %v313 = add nuw nsw i64 %v295, 120
  %v314 = getelementptr inbounds i16, ptr %p1, i64 %v313
  %v315 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v316 = shufflevector <16 x i64> %v315, <16 x i64> poison, <16 x i32> zeroinitializer
  %v317 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v316
  %v318 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v314, i32 2, <16 x i1> %v317, <16 x i16> zeroinitializer)
  %v319 = add nuw nsw i64 %v295, 160
  %v320 = getelementptr inbounds i16, ptr %p1, i64 %v319
  %v321 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v322 = shufflevector <16 x i64> %v321, <16 x i64> poison, <16 x i32> zeroinitializer
  %v323 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v322
  %v324 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v320, i32 2, <16 x i1> %v323, <16 x i16> zeroinitializer)
  %v325 = add nuw nsw i64 %v295, 200
  %v326 = getelementptr inbounds i16, ptr %p1, i64 %v325
  %v327 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v328 = shufflevector <16 x i64> %v327, <16 x i64> poison, <16 x i32> zeroinitializer
  %v329 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v328
  %v330 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v326, i32 2, <16 x i1> %v329, <16 x i16> zeroinitializer)
  %v331 = add nuw nsw i64 %v295, 240
  %v332 = getelementptr inbounds i16, ptr %p1, i64 %v331
  %v333 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v334 = shufflevector <16 x i64> %v333, <16 x i64> poison, <16 x i32> zeroinitializer
  %v335 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v334
  %v336 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v332, i32 2, <16 x i1> %v335, <16 x i16> zeroinitializer)
  %v337 = add nuw nsw i64 %v295, 280
  %v338 = getelementptr inbounds i16, ptr %p1, i64 %v337
  %v339 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v340 = shufflevector <16 x i64> %v339, <16 x i64> poison, <16 x i32> zeroinitializer
  %v341 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v340
  %v342 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v338, i32 2, <16 x i1> %v341, <16 x i16> zeroinitializer)
  %v343 = add nuw nsw i64 %v295, 320
  %v344 = getelementptr inbounds i16, ptr %p1, i64 %v343
  %v345 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v346 = shufflevector <16 x i64> %v345, <16 x i64> poison, <16 x i32> zeroinitializer
  %v347 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v346
  %v348 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v344, i32 2, <16 x i1> %v347, <16 x i16> zeroinitializer)
  %v349 = add nuw nsw i64 %v295, 360
  %v350 = getelementptr inbounds i16, ptr %p1, i64 %v349
  %v351 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v352 = shufflevector <16 x i64> %v351, <16 x i64> poison, <16 x i32> zeroinitializer
  %v353 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v352
  %v354 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v350, i32 2, <16 x i1> %v353, <16 x i16> zeroinitializer)
  %v355 = add nuw nsw i64 %v295, 400
  %v356 = getelementptr inbounds i16, ptr %p1, i64 %v355
  %v357 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v358 = shufflevector <16 x i64> %v357, <16 x i64> poison, <16 x i32> zeroinitializer
  %v359 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v358
  %v360 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v356, i32 2, <16 x i1> %v359, <16 x i16> zeroinitializer)
  %v361 = add nuw nsw i64 %v295, 440
  %v362 = getelementptr inbounds i16, ptr %p1, i64 %v361
  %v363 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v364 = shufflevector <16 x i64> %v363, <16 x i64> poison, <16 x i32> zeroinitializer
  %v365 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v364
  %v366 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v362, i32 2, <16 x i1> %v365, <16 x i16> zeroinitializer)
  %v367 = add nuw nsw i64 %v295, 480
  %v368 = getelementptr inbounds i16, ptr %p1, i64 %v367
  %v369 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v370 = shufflevector <16 x i64> %v369, <16 x i64> poison, <16 x i32> zeroinitializer
  %v371 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v370
  %v372 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v368, i32 2, <16 x i1> %v371, <16 x i16> zeroinitializer)
  %v373 = add nuw nsw i64 %v295, 520
  %v374 = getelementptr inbounds i16, ptr %p1, i64 %v373
  %v375 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v376 = shufflevector <16 x i64> %v375, <16 x i64> poison, <16 x i32> zeroinitializer
  %v377 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v376
  %v378 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v374, i32 2, <16 x i1> %v377, <16 x i16> zeroinitializer)
  %v379 = add nuw nsw i64 %v295, 560
  %v380 = getelementptr inbounds i16, ptr %p1, i64 %v379
  %v381 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v382 = shufflevector <16 x i64> %v381, <16 x i64> poison, <16 x i32> zeroinitializer
  %v383 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v382
  %v384 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v380, i32 2, <16 x i1> %v383, <16 x i16> zeroinitializer)
  %v385 = add nuw nsw i64 %v295, 600
  %v386 = getelementptr inbounds i16, ptr %p1, i64 %v385
  %v387 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v388 = shufflevector <16 x i64> %v387, <16 x i64> poison, <16 x i32> zeroinitializer
  %v389 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v388
  %v390 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v386, i32 2, <16 x i1> %v389, <16 x i16> zeroinitializer)
  %v391 = add nuw nsw i64 %v295, 640
  %v392 = getelementptr inbounds i16, ptr %p1, i64 %v391
  %v393 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v394 = shufflevector <16 x i64> %v393, <16 x i64> poison, <16 x i32> zeroinitializer
  %v395 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v394
  %v396 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v392, i32 2, <16 x i1> %v395, <16 x i16> zeroinitializer)
  %v397 = add nuw nsw i64 %v295, 680
  %v398 = getelementptr inbounds i16, ptr %p1, i64 %v397
  %v399 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v400 = shufflevector <16 x i64> %v399, <16 x i64> poison, <16 x i32> zeroinitializer
  %v401 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v400
  %v402 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v398, i32 2, <16 x i1> %v401, <16 x i16> zeroinitializer)
  %v403 = add nuw nsw i64 %v295, 720
  %v404 = getelementptr inbounds i16, ptr %p1, i64 %v403
  %v405 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v406 = shufflevector <16 x i64> %v405, <16 x i64> poison, <16 x i32> zeroinitializer
  %v407 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v406
  %v408 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v404, i32 2, <16 x i1> %v407, <16 x i16> zeroinitializer)
  %v409 = add nuw nsw i64 %v295, 760
  %v410 = getelementptr inbounds i16, ptr %p1, i64 %v409
  %v411 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v412 = shufflevector <16 x i64> %v411, <16 x i64> poison, <16 x i32> zeroinitializer
  %v413 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v412
  %v414 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v410, i32 2, <16 x i1> %v413, <16 x i16> zeroinitializer)
  %v415 = add nuw nsw i64 %v295, 800
  %v416 = getelementptr inbounds i16, ptr %p1, i64 %v415
  %v417 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v418 = shufflevector <16 x i64> %v417, <16 x i64> poison, <16 x i32> zeroinitializer
  %v419 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v418
  %v420 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v416, i32 2, <16 x i1> %v419, <16 x i16> zeroinitializer)
  %v421 = add nuw nsw i64 %v295, 840
  %v422 = getelementptr inbounds i16, ptr %p1, i64 %v421
  %v423 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v424 = shufflevector <16 x i64> %v423, <16 x i64> poison, <16 x i32> zeroinitializer
  %v425 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v424
  %v426 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v422, i32 2, <16 x i1> %v425, <16 x i16> zeroinitializer)
  %v427 = add nuw nsw i64 %v295, 880
  %v428 = getelementptr inbounds i16, ptr %p1, i64 %v427
  %v429 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v430 = shufflevector <16 x i64> %v429, <16 x i64> poison, <16 x i32> zeroinitializer
  %v431 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v430
  %v432 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v428, i32 2, <16 x i1> %v431, <16 x i16> zeroinitializer)
  %v433 = add nuw nsw i64 %v295, 920
  %v434 = getelementptr inbounds i16, ptr %p1, i64 %v433
  %v435 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v436 = shufflevector <16 x i64> %v435, <16 x i64> poison, <16 x i32> zeroinitializer
  %v437 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v436
  %v438 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v434, i32 2, <16 x i1> %v437, <16 x i16> zeroinitializer)
  %v439 = add nuw nsw i64 %v295, 960
  %v440 = getelementptr inbounds i16, ptr %p1, i64 %v439
  %v441 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v442 = shufflevector <16 x i64> %v441, <16 x i64> poison, <16 x i32> zeroinitializer
  %v443 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v442
  %v444 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v440, i32 2, <16 x i1> %v443, <16 x i16> zeroinitializer)
  %v445 = add nuw nsw i64 %v295, 1000
  %v446 = getelementptr inbounds i16, ptr %p1, i64 %v445
  %v447 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v448 = shufflevector <16 x i64> %v447, <16 x i64> poison, <16 x i32> zeroinitializer
  %v449 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v448
  %v450 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v446, i32 2, <16 x i1> %v449, <16 x i16> zeroinitializer)
  %v451 = add nuw nsw i64 %v295, 1040
  %v452 = getelementptr inbounds i16, ptr %p1, i64 %v451
  %v453 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v454 = shufflevector <16 x i64> %v453, <16 x i64> poison, <16 x i32> zeroinitializer
  %v455 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v454
  %v456 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v452, i32 2, <16 x i1> %v455, <16 x i16> zeroinitializer)
  %v457 = add nuw nsw i64 %v295, 1080
  %v458 = getelementptr inbounds i16, ptr %p1, i64 %v457
  %v459 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v460 = shufflevector <16 x i64> %v459, <16 x i64> poison, <16 x i32> zeroinitializer
  %v461 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v460
  %v462 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v458, i32 2, <16 x i1> %v461, <16 x i16> zeroinitializer)
  %v463 = add nuw nsw i64 %v295, 1120
  %v464 = getelementptr inbounds i16, ptr %p1, i64 %v463
  %v465 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v466 = shufflevector <16 x i64> %v465, <16 x i64> poison, <16 x i32> zeroinitializer
  %v467 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v466
  %v468 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v464, i32 2, <16 x i1> %v467, <16 x i16> zeroinitializer)
  %v469 = add nuw nsw i64 %v295, 1160
  %v470 = getelementptr inbounds i16, ptr %p1, i64 %v469
  %v471 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v472 = shufflevector <16 x i64> %v471, <16 x i64> poison, <16 x i32> zeroinitializer
  %v473 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v472
  %v474 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v470, i32 2, <16 x i1> %v473, <16 x i16> zeroinitializer)
  %v475 = add nuw nsw i64 %v295, 1200
  %v476 = getelementptr inbounds i16, ptr %p1, i64 %v475
  %v477 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v478 = shufflevector <16 x i64> %v477, <16 x i64> poison, <16 x i32> zeroinitializer
  %v479 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v478
  %v480 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v476, i32 2, <16 x i1> %v479, <16 x i16> zeroinitializer)
  %v481 = add nuw nsw i64 %v295, 1240
  %v482 = getelementptr inbounds i16, ptr %p1, i64 %v481
  %v483 = insertelement <16 x i64> poison, i64 %v285, i64 0
  %v484 = shufflevector <16 x i64> %v483, <16 x i64> poison, <16 x i32> zeroinitializer
  %v485 = icmp slt <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v484
  %v486 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v482, i32 2, <16 x i1> %v485, <16 x i16> zeroinitializer)
  %v487 = shufflevector <16 x i16> %v300, <16 x i16> %v306, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v488 = shufflevector <16 x i16> %v312, <16 x i16> %v318, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v489 = shufflevector <16 x i16> %v324, <16 x i16> %v330, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v490 = shufflevector <16 x i16> %v336, <16 x i16> %v342, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v491 = shufflevector <16 x i16> %v348, <16 x i16> %v354, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v492 = shufflevector <16 x i16> %v360, <16 x i16> %v366, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v493 = shufflevector <16 x i16> %v372, <16 x i16> %v378, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v494 = shufflevector <16 x i16> %v384, <16 x i16> %v390, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v495 = shufflevector <16 x i16> %v396, <16 x i16> %v402, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v496 = shufflevector <16 x i16> %v408, <16 x i16> %v414, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v497 = shufflevector <16 x i16> %v420, <16 x i16> %v426, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v498 = shufflevector <16 x i16> %v432, <16 x i16> %v438, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v499 = shufflevector <16 x i16> %v444, <16 x i16> %v450, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v500 = shufflevector <16 x i16> %v456, <16 x i16> %v462, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v501 = shufflevector <16 x i16> %v468, <16 x i16> %v474, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v502 = shufflevector <16 x i16> %v480, <16 x i16> %v486, <32 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v503 = bitcast <32 x i16> %v487 to <16 x float>
  %v504 = bitcast <32 x i16> %v488 to <16 x float>
  %v505 = bitcast <32 x i16> %v489 to <16 x float>
  %v506 = bitcast <32 x i16> %v490 to <16 x float>
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
  %v519 = shufflevector <16 x float> %v503, <16 x float> %v511, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v520 = shufflevector <16 x float> %v503, <16 x float> %v511, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v521 = shufflevector <16 x float> %v504, <16 x float> %v512, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v522 = shufflevector <16 x float> %v504, <16 x float> %v512, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v523 = shufflevector <16 x float> %v505, <16 x float> %v513, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v524 = shufflevector <16 x float> %v505, <16 x float> %v513, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v525 = shufflevector <16 x float> %v506, <16 x float> %v514, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v526 = shufflevector <16 x float> %v506, <16 x float> %v514, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v527 = shufflevector <16 x float> %v507, <16 x float> %v515, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v528 = shufflevector <16 x float> %v507, <16 x float> %v515, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v529 = shufflevector <16 x float> %v508, <16 x float> %v516, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v530 = shufflevector <16 x float> %v508, <16 x float> %v516, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v531 = shufflevector <16 x float> %v509, <16 x float> %v517, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v532 = shufflevector <16 x float> %v509, <16 x float> %v517, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v533 = shufflevector <16 x float> %v510, <16 x float> %v518, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v534 = shufflevector <16 x float> %v510, <16 x float> %v518, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v535 = shufflevector <16 x float> %v519, <16 x float> %v527, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v536 = shufflevector <16 x float> %v519, <16 x float> %v527, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v537 = shufflevector <16 x float> %v520, <16 x float> %v528, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v538 = shufflevector <16 x float> %v520, <16 x float> %v528, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v539 = shufflevector <16 x float> %v521, <16 x float> %v529, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v540 = shufflevector <16 x float> %v521, <16 x float> %v529, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v541 = shufflevector <16 x float> %v522, <16 x float> %v530, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v542 = shufflevector <16 x float> %v522, <16 x float> %v530, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v543 = shufflevector <16 x float> %v523, <16 x float> %v531, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v544 = shufflevector <16 x float> %v523, <16 x float> %v531, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v545 = shufflevector <16 x float> %v524, <16 x float> %v532, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v546 = shufflevector <16 x float> %v524, <16 x float> %v532, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v547 = shufflevector <16 x float> %v525, <16 x float> %v533, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v548 = shufflevector <16 x float> %v525, <16 x float> %v533, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v549 = shufflevector <16 x float> %v526, <16 x float> %v534, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v550 = shufflevector <16 x float> %v526, <16 x float> %v534, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v551 = shufflevector <16 x float> %v535, <16 x float> %v543, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v552 = shufflevector <16 x float> %v535, <16 x float> %v543, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v553 = shufflevector <16 x float> %v536, <16 x float> %v544, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v554 = shufflevector <16 x float> %v536, <16 x float> %v544, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v555 = shufflevector <16 x float> %v537, <16 x float> %v545, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v556 = shufflevector <16 x float> %v537, <16 x float> %v545, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v557 = shufflevector <16 x float> %v538, <16 x float> %v546, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v558 = shufflevector <16 x float> %v538, <16 x float> %v546, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v559 = shufflevector <16 x float> %v539, <16 x float> %v547, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v560 = shufflevector <16 x float> %v539, <16 x float> %v547, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v561 = shufflevector <16 x float> %v540, <16 x float> %v548, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v562 = shufflevector <16 x float> %v540, <16 x float> %v548, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v563 = shufflevector <16 x float> %v541, <16 x float> %v549, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v564 = shufflevector <16 x float> %v541, <16 x float> %v549, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v565 = shufflevector <16 x float> %v542, <16 x float> %v550, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v566 = shufflevector <16 x float> %v542, <16 x float> %v550, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v567 = shufflevector <16 x float> %v551, <16 x float> %v559, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v568 = shufflevector <16 x float> %v551, <16 x float> %v559, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v569 = shufflevector <16 x float> %v552, <16 x float> %v560, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v570 = shufflevector <16 x float> %v552, <16 x float> %v560, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v571 = shufflevector <16 x float> %v553, <16 x float> %v561, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v572 = shufflevector <16 x float> %v553, <16 x float> %v561, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v573 = shufflevector <16 x float> %v554, <16 x float> %v562, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v574 = shufflevector <16 x float> %v554, <16 x float> %v562, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v575 = shufflevector <16 x float> %v555, <16 x float> %v563, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v576 = shufflevector <16 x float> %v555, <16 x float> %v563, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v577 = shufflevector <16 x float> %v556, <16 x float> %v564, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v578 = shufflevector <16 x float> %v556, <16 x float> %v564, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v579 = shufflevector <16 x float> %v557, <16 x float> %v565, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v580 = shufflevector <16 x float> %v557, <16 x float> %v565, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v581 = shufflevector <16 x float> %v558, <16 x float> %v566, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v582 = shufflevector <16 x float> %v558, <16 x float> %v566, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v583 = bitcast <16 x float> %v567 to <32 x i16>
  %v584 = bitcast <16 x float> %v568 to <32 x i16>
  %v585 = bitcast <16 x float> %v569 to <32 x i16>
  %v586 = bitcast <16 x float> %v570 to <32 x i16>
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
  %v599 = mul nuw nsw i64 %i281, 2048
  %v600 = getelementptr inbounds i8, ptr %v291, i64 %v599
  %v601 = getelementptr inbounds i8, ptr %v600, i64 0
  store <32 x i16> %v583, ptr %v601, align 64
  %v602 = getelementptr inbounds i8, ptr %v600, i64 64
  store <32 x i16> %v584, ptr %v602, align 64
  %v603 = getelementptr inbounds i8, ptr %v600, i64 128
  store <32 x i16> %v585, ptr %v603, align 64
  %v604 = getelementptr inbounds i8, ptr %v600, i64 192
  store <32 x i16> %v586, ptr %v604, align 64
  %v605 = getelementptr inbounds i8, ptr %v600, i64 256
  store <32 x i16> %v587, ptr %v605, align 64
  %v606 = getelementptr inbounds i8, ptr %v600, i64 320
  store <32 x i16> %v588, ptr %v606, align 64
  %v607 = getelementptr inbounds i8, ptr %v600, i64 384
  store <32 x i16> %v589, ptr %v607, align 64
  %v608 = getelementptr inbounds i8, ptr %v600, i64 448
  store <32 x i16> %v590, ptr %v608, align 64
  %v609 = getelementptr inbounds i8, ptr %v600, i64 512
  store <32 x i16> %v591, ptr %v609, align 64
  %v610 = getelementptr inbounds i8, ptr %v600, i64 576
  store <32 x i16> %v592, ptr %v610, align 64
  %v611 = getelementptr inbounds i8, ptr %v600, i64 640
  store <32 x i16> %v593, ptr %v611, align 64
  %v612 = getelementptr inbounds i8, ptr %v600, i64 704
  store <32 x i16> %v594, ptr %v612, align 64
  %v613 = getelementptr inbounds i8, ptr %v600, i64 768
  store <32 x i16> %v595, ptr %v613, align 64
  %v614 = getelementptr inbounds i8, ptr %v600, i64 832
  store <32 x i16> %v596, ptr %v614, align 64
  %v615 = getelementptr inbounds i8, ptr %v600, i64 896
  store <32 x i16> %v597, ptr %v615, align 64
  %v616 = getelementptr inbounds i8, ptr %v600, i64 960
  store <32 x i16> %v598, ptr %v616, align 64
  %next282 = add nuw nsw i64 %i282, 1
  br label %head282
exit282:
  %next281 = add nuw nsw i64 %i281, 1
  br label %head281
exit281:
  %v617 = add nuw nsw i64 %v16, 31
  %v618 = udiv i64 %v617, 32
  br label %head619
head619:
  %i619 = phi i64 [ 0, %exit281 ], [ %next619, %exit647 ]
  %go619 = icmp slt i64 %i619, %v618
  br i1 %go619, label %body619, label %exit619
body619:
  %v620 = mul nuw nsw i64 %i619, 32
  %v621 = sub nsw i64 %v16, %v620
  %v622 = icmp slt i64 32, %v621
  %v623 = select i1 %v622, i64 32, i64 %v621
  %v624 = add nuw nsw i64 %v19, 31
  %v625 = udiv i64 %v624, 32
  br label %head626
head626:
  %i626 = phi i64 [ 0, %body619 ], [ %next626, %body626 ]
  %go626 = icmp slt i64 %i626, %v625
  br i1 %go626, label %body626, label %exit626
body626:
  %v627 = mul nuw nsw i64 %i626, 32
  %v628 = udiv i64 %v620, 32
  %v629 = mul nuw nsw i64 %v628, 10240
  %v630 = getelementptr i8, ptr %v2, i64 %v629
  %v631 = mul nuw nsw i64 %i626, 10240
  %v632 = getelementptr i8, ptr %v1, i64 %v631
  %v633 = getelementptr inbounds float, ptr %v3, i64 %v627
  %v634 = mul nuw nsw i64 %i626, 8
  %v635 = udiv i64 %v620, 32
  %v636 = add nuw nsw i64 %v635, 1
  %v637 = mul nuw nsw i64 %v636, 10240
  %v638 = getelementptr i8, ptr %v2, i64 %v637
  %v639 = mul nuw nsw i64 %v634, 320
  %v640 = getelementptr i8, ptr %v638, i64 %v639
  %v641 = add nuw nsw i64 %v12, %v620
  %v642 = add nuw nsw i64 %v13, %v627
  %v643 = mul i64 %v641, 20
  %v644 = add i64 %v643, %v642
  %v645 = getelementptr inbounds float, ptr %p0, i64 %v644
  call void @product_amx_0_t(ptr %v630, i64 64, i64 2048, i64 1024, ptr %v632, i64 160, ptr %v633, i64 48, i1 false, ptr %v640, i64 320, ptr %v645, i64 80)
  %next626 = add nuw nsw i64 %i626, 1
  br label %head626
exit626:
  %v646 = add nuw nsw i64 %v12, %v620
  br label %head647
head647:
  %i647 = phi i64 [ 0, %exit626 ], [ %next647, %exit651 ]
  %go647 = icmp slt i64 %i647, %v623
  br i1 %go647, label %body647, label %exit647
body647:
  %v648 = add nuw nsw i64 %v646, %i647
  %v649 = mul nuw nsw i64 %i647, 48
  %v650 = getelementptr inbounds float, ptr %v3, i64 %v649
  br label %head651
head651:
  %i651 = phi i64 [ 0, %body647 ], [ %next651, %body651 ]
  %go651 = icmp slt i64 %i651, %v19
  br i1 %go651, label %body651, label %exit651
body651:
  %v652 = getelementptr inbounds float, ptr %v650, i64 %i651
  %v653 = load float, ptr %v652
  %v654 = add nuw nsw i64 %v13, %i651
  %v655 = mul i64 %v648, 20
  %v656 = add i64 %v655, %v654
  %v657 = getelementptr inbounds float, ptr %p0, i64 %v656
  store float %v653, ptr %v657
  %next651 = add nuw nsw i64 %i651, 1
  br label %head651
exit651:
  %next647 = add nuw nsw i64 %i647, 1
  br label %head647
exit647:
  %next619 = add nuw nsw i64 %i619, 1
  br label %head619
exit619:
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
