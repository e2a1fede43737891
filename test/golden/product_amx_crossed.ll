; few passes
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
@product_amx_crossed_0_config = internal constant [64 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\40\00\40\00\40\00\40\00\40\00\40\00\40\00\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\10\10\10\10\10\10\10\10\00\00\00\00\00\00\00\00", align 64
define internal void @product_amx_crossed_0_turn(ptr noalias %from, ptr noalias %to) noinline #0 {
entry:
  br label %head1
head1:
  %i1 = phi i64 [ 0, %entry ], [ %next1, %exit2 ]
  %go1 = icmp slt i64 %i1, 2
  br i1 %go1, label %body1, label %exit1
body1:
  br label %head2
head2:
  %i2 = phi i64 [ 0, %body1 ], [ %next2, %body2 ]
  %go2 = icmp slt i64 %i2, 2
  br i1 %go2, label %body2, label %exit2
body2:
  %v3 = mul nuw nsw i64 %i2, 512
  %v4 = mul nuw nsw i64 %i1, 16
  %v5 = add nuw nsw i64 %v3, %v4
  %v6 = getelementptr inbounds float, ptr %from, i64 %v5
  %v7 = getelementptr inbounds float, ptr %v6, i64 0
  %v8 = load <16 x float>, ptr %v7, align 64
  %v9 = getelementptr inbounds float, ptr %v6, i64 32
  %v10 = load <16 x float>, ptr %v9, align 64
  %v11 = getelementptr inbounds float, ptr %v6, i64 64
  %v12 = load <16 x float>, ptr %v11, align 64
  %v13 = getelementptr inbounds float, ptr %v6, i64 96
  %v14 = load <16 x float>, ptr %v13, align 64
  %v15 = getelementptr inbounds float, ptr %v6, i64 128
  %v16 = load <16 x float>, ptr %v15, align 64
  %v17 = getelementptr inbounds float, ptr %v6, i64 160
  %v18 = load <16 x float>, ptr %v17, align 64
  %v19 = getelementptr inbounds float, ptr %v6, i64 192
  %v20 = load <16 x float>, ptr %v19, align 64
  %v21 = getelementptr inbounds float, ptr %v6, i64 224
  %v22 = load <16 x float>, ptr %v21, align 64
  %v23 = getelementptr inbounds float, ptr %v6, i64 256
  %v24 = load <16 x float>, ptr %v23, align 64
  %v25 = getelementptr inbounds float, ptr %v6, i64 288
  %v26 = load <16 x float>, ptr %v25, align 64
  %v27 = getelementptr inbounds float, ptr %v6, i64 320
  %v28 = load <16 x float>, ptr %v27, align 64
  %v29 = getelementptr inbounds float, ptr %v6, i64 352
  %v30 = load <16 x float>, ptr %v29, align 64
  %v31 = getelementptr inbounds float, ptr %v6, i64 384
  %v32 = load <16 x float>, ptr %v31, align 64
  %v33 = getelementptr inbounds float, ptr %v6, i64 416
  %v34 = load <16 x float>, ptr %v33, align 64
  %v35 = getelementptr inbounds float, ptr %v6, i64 448
  %v36 = load <16 x float>, ptr %v35, align 64
  %v37 = getelementptr inbounds float, ptr %v6, i64 480
  %v38 = load <16 x float>, ptr %v37, align 64
  %v39 = mul nuw nsw i64 %i1, 512
  %v40 = mul nuw nsw i64 %i2, 16
  %v41 = add nuw nsw i64 %v39, %v40
  %v42 = getelementptr inbounds float, ptr %to, i64 %v41
  %v43 = shufflevector <16 x float> %v8, <16 x float> %v24, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v44 = shufflevector <16 x float> %v8, <16 x float> %v24, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v45 = shufflevector <16 x float> %v10, <16 x float> %v26, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v46 = shufflevector <16 x float> %v10, <16 x float> %v26, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v47 = shufflevector <16 x float> %v12, <16 x float> %v28, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v48 = shufflevector <16 x float> %v12, <16 x float> %v28, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v49 = shufflevector <16 x float> %v14, <16 x float> %v30, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v50 = shufflevector <16 x float> %v14, <16 x float> %v30, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v51 = shufflevector <16 x float> %v16, <16 x float> %v32, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v52 = shufflevector <16 x float> %v16, <16 x float> %v32, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v53 = shufflevector <16 x float> %v18, <16 x float> %v34, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v54 = shufflevector <16 x float> %v18, <16 x float> %v34, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v55 = shufflevector <16 x float> %v20, <16 x float> %v36, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v56 = shufflevector <16 x float> %v20, <16 x float> %v36, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v57 = shufflevector <16 x float> %v22, <16 x float> %v38, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v58 = shufflevector <16 x float> %v22, <16 x float> %v38, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v59 = shufflevector <16 x float> %v43, <16 x float> %v51, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v60 = shufflevector <16 x float> %v43, <16 x float> %v51, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v61 = shufflevector <16 x float> %v44, <16 x float> %v52, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v62 = shufflevector <16 x float> %v44, <16 x float> %v52, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v63 = shufflevector <16 x float> %v45, <16 x float> %v53, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v64 = shufflevector <16 x float> %v45, <16 x float> %v53, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v65 = shufflevector <16 x float> %v46, <16 x float> %v54, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v66 = shufflevector <16 x float> %v46, <16 x float> %v54, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v67 = shufflevector <16 x float> %v47, <16 x float> %v55, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v68 = shufflevector <16 x float> %v47, <16 x float> %v55, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v69 = shufflevector <16 x float> %v48, <16 x float> %v56, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v70 = shufflevector <16 x float> %v48, <16 x float> %v56, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v71 = shufflevector <16 x float> %v49, <16 x float> %v57, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v72 = shufflevector <16 x float> %v49, <16 x float> %v57, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v73 = shufflevector <16 x float> %v50, <16 x float> %v58, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v74 = shufflevector <16 x float> %v50, <16 x float> %v58, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v75 = shufflevector <16 x float> %v59, <16 x float> %v67, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v76 = shufflevector <16 x float> %v59, <16 x float> %v67, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v77 = shufflevector <16 x float> %v60, <16 x float> %v68, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v78 = shufflevector <16 x float> %v60, <16 x float> %v68, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v79 = shufflevector <16 x float> %v61, <16 x float> %v69, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v80 = shufflevector <16 x float> %v61, <16 x float> %v69, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v81 = shufflevector <16 x float> %v62, <16 x float> %v70, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v82 = shufflevector <16 x float> %v62, <16 x float> %v70, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v83 = shufflevector <16 x float> %v63, <16 x float> %v71, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v84 = shufflevector <16 x float> %v63, <16 x float> %v71, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v85 = shufflevector <16 x float> %v64, <16 x float> %v72, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v86 = shufflevector <16 x float> %v64, <16 x float> %v72, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v87 = shufflevector <16 x float> %v65, <16 x float> %v73, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v88 = shufflevector <16 x float> %v65, <16 x float> %v73, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v89 = shufflevector <16 x float> %v66, <16 x float> %v74, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v90 = shufflevector <16 x float> %v66, <16 x float> %v74, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v91 = shufflevector <16 x float> %v75, <16 x float> %v83, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v92 = shufflevector <16 x float> %v75, <16 x float> %v83, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v93 = shufflevector <16 x float> %v76, <16 x float> %v84, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v94 = shufflevector <16 x float> %v76, <16 x float> %v84, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v95 = shufflevector <16 x float> %v77, <16 x float> %v85, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v96 = shufflevector <16 x float> %v77, <16 x float> %v85, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v97 = shufflevector <16 x float> %v78, <16 x float> %v86, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v98 = shufflevector <16 x float> %v78, <16 x float> %v86, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v99 = shufflevector <16 x float> %v79, <16 x float> %v87, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v100 = shufflevector <16 x float> %v79, <16 x float> %v87, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v101 = shufflevector <16 x float> %v80, <16 x float> %v88, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v102 = shufflevector <16 x float> %v80, <16 x float> %v88, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v103 = shufflevector <16 x float> %v81, <16 x float> %v89, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v104 = shufflevector <16 x float> %v81, <16 x float> %v89, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v105 = shufflevector <16 x float> %v82, <16 x float> %v90, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v106 = shufflevector <16 x float> %v82, <16 x float> %v90, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v107 = getelementptr inbounds float, ptr %v42, i64 0
  store <16 x float> %v91, ptr %v107, align 64
  %v108 = getelementptr inbounds float, ptr %v42, i64 32
  store <16 x float> %v92, ptr %v108, align 64
  %v109 = getelementptr inbounds float, ptr %v42, i64 64
  store <16 x float> %v93, ptr %v109, align 64
  %v110 = getelementptr inbounds float, ptr %v42, i64 96
  store <16 x float> %v94, ptr %v110, align 64
  %v111 = getelementptr inbounds float, ptr %v42, i64 128
  store <16 x float> %v95, ptr %v111, align 64
  %v112 = getelementptr inbounds float, ptr %v42, i64 160
  store <16 x float> %v96, ptr %v112, align 64
  %v113 = getelementptr inbounds float, ptr %v42, i64 192
  store <16 x float> %v97, ptr %v113, align 64
  %v114 = getelementptr inbounds float, ptr %v42, i64 224
  store <16 x float> %v98, ptr %v114, align 64
  %v115 = getelementptr inbounds float, ptr %v42, i64 256
  store <16 x float> %v99, ptr %v115, align 64
  %v116 = getelementptr inbounds float, ptr %v42, i64 288
  store <16 x float> %v100, ptr %v116, align 64
  %v117 = getelementptr inbounds float, ptr %v42, i64 320
  store <16 x float> %v101, ptr %v117, align 64
  %v118 = getelementptr inbounds float, ptr %v42, i64 352
  store <16 x float> %v102, ptr %v118, align 64
  %v119 = getelementptr inbounds float, ptr %v42, i64 384
  store <16 x float> %v103, ptr %v119, align 64
  %v120 = getelementptr inbounds float, ptr %v42, i64 416
  store <16 x float> %v104, ptr %v120, align 64
  %v121 = getelementptr inbounds float, ptr %v42, i64 448
  store <16 x float> %v105, ptr %v121, align 64
  %v122 = getelementptr inbounds float, ptr %v42, i64 480
  store <16 x float> %v106, ptr %v122, align 64
  %next2 = add nuw nsw i64 %i2, 1
  br label %head2, !llvm.loop !1
exit2:
  %next1 = add nuw nsw i64 %i1, 1
  br label %head1, !llvm.loop !1
exit1:
  ret void
}
define internal void @product_amx_crossed_0_row(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, i64 %m, i64 %rows, i64 %n, i64 %have, ptr noalias %c) noinline #0 {
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
define internal void @product_amx_crossed_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  call void @llvm.x86.ldtilecfg(ptr @product_amx_crossed_0_config)
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 10240
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 20480
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit88 ]
  %go4 = icmp slt i64 %i4, %end
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = urem i64 %i4, 1
  %v6 = udiv i64 %i4, 1
  %v7 = urem i64 %v6, 2
  %v8 = udiv i64 %v6, 2
  %v9 = icmp eq i64 %v5, 0
  %v10 = icmp eq i64 %i4, %start
  %v11 = or i1 %v9, %v10
  %v12 = mul nuw nsw i64 %v5, 32
  %v13 = mul nuw nsw i64 %v7, 32
  %v14 = sub nsw i64 20, %v12
  %v15 = icmp slt i64 32, %v14
  %v16 = select i1 %v15, i64 32, i64 %v14
  %v17 = sub nsw i64 40, %v13
  %v18 = icmp slt i64 32, %v17
  %v19 = select i1 %v18, i64 32, i64 %v17
  %v20 = mul nuw nsw i64 5, 4
  %v21 = select i1 %v11, i64 %v20, i64 0
  br label %head22
head22:
  %i22 = phi i64 [ 0, %body4 ], [ %next22, %exit31 ]
  %go22 = icmp slt i64 %i22, %v21
  br i1 %go22, label %body22, label %exit22
body22:
  %v23 = mul nuw nsw i64 %i22, 8
  %v24 = udiv i64 %i22, 4
  %v25 = mul nuw nsw i64 %v24, 2048
  %v26 = urem i64 %i22, 4
  %v27 = mul nuw nsw i64 %v26, 256
  %v28 = add nuw nsw i64 %v25, %v27
  %v29 = add nuw nsw i64 %v19, 31
  %v30 = udiv i64 %v29, 32
  br label %head31
head31:
  %i31 = phi i64 [ 0, %body22 ], [ %next31, %body31 ]
  %go31 = icmp slt i64 %i31, %v30
  br i1 %go31, label %body31, label %exit31
body31:
  %v32 = mul nuw nsw i64 %i31, 32
  %v33 = sub nsw i64 %v19, %v32
  %v34 = call i64 asm "", "=r,0"(i64 %v33)
  %v35 = trunc i64 %v34 to i32
  %v36 = insertelement <32 x i32> poison, i32 %v35, i64 0
  %v37 = shufflevector <32 x i32> %v36, <32 x i32> poison, <32 x i32> zeroinitializer
  %v38 = icmp slt <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v37
  %v39 = add nuw nsw i64 %v13, %v32
  %v40 = add nuw nsw i64 0, %v23
  %v41 = mul i64 %v40, 40
  %v42 = add i64 %v41, %v39
  %v43 = call i64 asm "", "=r,0"(i64 %v42)
  %v44 = mul nuw nsw i64 %i31, 10240
  %v45 = getelementptr i8, ptr %v1, i64 %v44
  %v46 = getelementptr i8, ptr %v45, i64 %v28
  %v47 = call ptr asm "", "=r,0"(ptr %v46)
  %v48 = getelementptr inbounds i16, ptr %p1, i64 %v43
  %v49 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v48, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v50 = add nuw nsw i64 %v43, 40
  %v51 = getelementptr inbounds i16, ptr %p1, i64 %v50
  %v52 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v51, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v53 = shufflevector <32 x i16> %v49, <32 x i16> %v52, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  store <32 x i16> %v53, ptr %v47, align 64
  %v54 = shufflevector <32 x i16> %v49, <32 x i16> %v52, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v55 = getelementptr i8, ptr %v47, i64 1024
  store <32 x i16> %v54, ptr %v55, align 64
  %v56 = add nuw nsw i64 %v43, 80
  %v57 = getelementptr inbounds i16, ptr %p1, i64 %v56
  %v58 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v57, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v59 = add nuw nsw i64 %v43, 120
  %v60 = getelementptr inbounds i16, ptr %p1, i64 %v59
  %v61 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v60, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v62 = shufflevector <32 x i16> %v58, <32 x i16> %v61, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  %v63 = getelementptr i8, ptr %v47, i64 64
  store <32 x i16> %v62, ptr %v63, align 64
  %v64 = shufflevector <32 x i16> %v58, <32 x i16> %v61, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v65 = getelementptr i8, ptr %v47, i64 1088
  store <32 x i16> %v64, ptr %v65, align 64
  %v66 = add nuw nsw i64 %v43, 160
  %v67 = getelementptr inbounds i16, ptr %p1, i64 %v66
  %v68 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v67, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v69 = add nuw nsw i64 %v43, 200
  %v70 = getelementptr inbounds i16, ptr %p1, i64 %v69
  %v71 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v70, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v72 = shufflevector <32 x i16> %v68, <32 x i16> %v71, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  %v73 = getelementptr i8, ptr %v47, i64 128
  store <32 x i16> %v72, ptr %v73, align 64
  %v74 = shufflevector <32 x i16> %v68, <32 x i16> %v71, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v75 = getelementptr i8, ptr %v47, i64 1152
  store <32 x i16> %v74, ptr %v75, align 64
  %v76 = add nuw nsw i64 %v43, 240
  %v77 = getelementptr inbounds i16, ptr %p1, i64 %v76
  %v78 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v77, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v79 = add nuw nsw i64 %v43, 280
  %v80 = getelementptr inbounds i16, ptr %p1, i64 %v79
  %v81 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v80, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v82 = shufflevector <32 x i16> %v78, <32 x i16> %v81, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  %v83 = getelementptr i8, ptr %v47, i64 192
  store <32 x i16> %v82, ptr %v83, align 64
  %v84 = shufflevector <32 x i16> %v78, <32 x i16> %v81, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v85 = getelementptr i8, ptr %v47, i64 1216
  store <32 x i16> %v84, ptr %v85, align 64
  %next31 = add nuw nsw i64 %i31, 1
  br label %head31, !llvm.loop !1
exit31:
  %next22 = add nuw nsw i64 %i22, 1
  br label %head22, !llvm.loop !1
exit22:
  %v86 = add nuw nsw i64 %v16, 31
  %v87 = udiv i64 %v86, 32
  br label %head88
head88:
  %i88 = phi i64 [ 0, %exit22 ], [ %next88, %exit232 ]
  %go88 = icmp slt i64 %i88, %v87
  br i1 %go88, label %body88, label %exit88
body88:
  %v89 = mul nuw nsw i64 %i88, 32
  %v90 = add nuw nsw i64 %v12, %v89
  %v91 = sub nsw i64 %v16, %v89
  %v92 = icmp slt i64 32, %v91
  %v93 = select i1 %v92, i64 32, i64 %v91
  %v94 = add nuw nsw i64 %v93, 15
  %v95 = udiv i64 %v94, 16
  br label %head96
head96:
  %i96 = phi i64 [ 0, %body88 ], [ %next96, %exit106 ]
  %go96 = icmp slt i64 %i96, %v95
  br i1 %go96, label %body96, label %exit96
body96:
  %v97 = mul nuw nsw i64 %i96, 16
  %v98 = sub nsw i64 %v93, %v97
  %v99 = call i64 asm "", "=r,0"(i64 %v98)
  %v100 = udiv i64 %v97, 32
  %v101 = mul nuw nsw i64 %v100, 10240
  %v102 = getelementptr i8, ptr %v2, i64 %v101
  %v103 = urem i64 %v97, 32
  %v104 = mul nuw nsw i64 %v103, 64
  %v105 = getelementptr i8, ptr %v102, i64 %v104
  br label %head106
head106:
  %i106 = phi i64 [ 0, %body96 ], [ %next106, %body106 ]
  %go106 = icmp slt i64 %i106, 5
  br i1 %go106, label %body106, label %exit106
body106:
  %v107 = mul nuw nsw i64 %i106, 32
  %v108 = add nuw nsw i64 %v90, %v97
  %v109 = add nuw nsw i64 0, %v107
  %v110 = mul i64 %v108, 160
  %v111 = add i64 %v110, %v109
  %v112 = call i64 asm "", "=r,0"(i64 %v111)
  %v113 = mul nuw nsw i64 %i106, 2048
  %v114 = getelementptr i8, ptr %v105, i64 %v113
  %v115 = call ptr asm "", "=r,0"(ptr %v114)
  %v116 = icmp sgt i64 %v99, 0
  %v117 = select i1 %v116, i64 0, i64 0
  %v118 = mul nuw nsw i64 %v117, 160
  %v119 = add nuw nsw i64 %v112, %v118
  %v120 = getelementptr inbounds i16, ptr %p2, i64 %v119
  %v121 = load <32 x i16>, ptr %v120, align 2
  store <32 x i16> %v121, ptr %v115, align 64
  %v122 = icmp sgt i64 %v99, 1
  %v123 = select i1 %v122, i64 1, i64 0
  %v124 = mul nuw nsw i64 %v123, 160
  %v125 = add nuw nsw i64 %v112, %v124
  %v126 = getelementptr inbounds i16, ptr %p2, i64 %v125
  %v127 = load <32 x i16>, ptr %v126, align 2
  %v128 = getelementptr i8, ptr %v115, i64 64
  store <32 x i16> %v127, ptr %v128, align 64
  %v129 = icmp sgt i64 %v99, 2
  %v130 = select i1 %v129, i64 2, i64 0
  %v131 = mul nuw nsw i64 %v130, 160
  %v132 = add nuw nsw i64 %v112, %v131
  %v133 = getelementptr inbounds i16, ptr %p2, i64 %v132
  %v134 = load <32 x i16>, ptr %v133, align 2
  %v135 = getelementptr i8, ptr %v115, i64 128
  store <32 x i16> %v134, ptr %v135, align 64
  %v136 = icmp sgt i64 %v99, 3
  %v137 = select i1 %v136, i64 3, i64 0
  %v138 = mul nuw nsw i64 %v137, 160
  %v139 = add nuw nsw i64 %v112, %v138
  %v140 = getelementptr inbounds i16, ptr %p2, i64 %v139
  %v141 = load <32 x i16>, ptr %v140, align 2
  %v142 = getelementptr i8, ptr %v115, i64 192
  store <32 x i16> %v141, ptr %v142, align 64
  %v143 = icmp sgt i64 %v99, 4
  %v144 = select i1 %v143, i64 4, i64 0
  %v145 = mul nuw nsw i64 %v144, 160
  %v146 = add nuw nsw i64 %v112, %v145
  %v147 = getelementptr inbounds i16, ptr %p2, i64 %v146
  %v148 = load <32 x i16>, ptr %v147, align 2
  %v149 = getelementptr i8, ptr %v115, i64 256
  store <32 x i16> %v148, ptr %v149, align 64
  %v150 = icmp sgt i64 %v99, 5
  %v151 = select i1 %v150, i64 5, i64 0
  %v152 = mul nuw nsw i64 %v151, 160
  %v153 = add nuw nsw i64 %v112, %v152
  %v154 = getelementptr inbounds i16, ptr %p2, i64 %v153
  %v155 = load <32 x i16>, ptr %v154, align 2
  %v156 = getelementptr i8, ptr %v115, i64 320
  store <32 x i16> %v155, ptr %v156, align 64
  %v157 = icmp sgt i64 %v99, 6
  %v158 = select i1 %v157, i64 6, i64 0
  %v159 = mul nuw nsw i64 %v158, 160
  %v160 = add nuw nsw i64 %v112, %v159
  %v161 = getelementptr inbounds i16, ptr %p2, i64 %v160
  %v162 = load <32 x i16>, ptr %v161, align 2
  %v163 = getelementptr i8, ptr %v115, i64 384
  store <32 x i16> %v162, ptr %v163, align 64
  %v164 = icmp sgt i64 %v99, 7
  %v165 = select i1 %v164, i64 7, i64 0
  %v166 = mul nuw nsw i64 %v165, 160
  %v167 = add nuw nsw i64 %v112, %v166
  %v168 = getelementptr inbounds i16, ptr %p2, i64 %v167
  %v169 = load <32 x i16>, ptr %v168, align 2
  %v170 = getelementptr i8, ptr %v115, i64 448
  store <32 x i16> %v169, ptr %v170, align 64
  %v171 = icmp sgt i64 %v99, 8
  %v172 = select i1 %v171, i64 8, i64 0
  %v173 = mul nuw nsw i64 %v172, 160
  %v174 = add nuw nsw i64 %v112, %v173
  %v175 = getelementptr inbounds i16, ptr %p2, i64 %v174
  %v176 = load <32 x i16>, ptr %v175, align 2
  %v177 = getelementptr i8, ptr %v115, i64 512
  store <32 x i16> %v176, ptr %v177, align 64
  %v178 = icmp sgt i64 %v99, 9
  %v179 = select i1 %v178, i64 9, i64 0
  %v180 = mul nuw nsw i64 %v179, 160
  %v181 = add nuw nsw i64 %v112, %v180
  %v182 = getelementptr inbounds i16, ptr %p2, i64 %v181
  %v183 = load <32 x i16>, ptr %v182, align 2
  %v184 = getelementptr i8, ptr %v115, i64 576
  store <32 x i16> %v183, ptr %v184, align 64
  %v185 = icmp sgt i64 %v99, 10
  %v186 = select i1 %v185, i64 10, i64 0
  %v187 = mul nuw nsw i64 %v186, 160
  %v188 = add nuw nsw i64 %v112, %v187
  %v189 = getelementptr inbounds i16, ptr %p2, i64 %v188
  %v190 = load <32 x i16>, ptr %v189, align 2
  %v191 = getelementptr i8, ptr %v115, i64 640
  store <32 x i16> %v190, ptr %v191, align 64
  %v192 = icmp sgt i64 %v99, 11
  %v193 = select i1 %v192, i64 11, i64 0
  %v194 = mul nuw nsw i64 %v193, 160
  %v195 = add nuw nsw i64 %v112, %v194
  %v196 = getelementptr inbounds i16, ptr %p2, i64 %v195
  %v197 = load <32 x i16>, ptr %v196, align 2
  %v198 = getelementptr i8, ptr %v115, i64 704
  store <32 x i16> %v197, ptr %v198, align 64
  %v199 = icmp sgt i64 %v99, 12
  %v200 = select i1 %v199, i64 12, i64 0
  %v201 = mul nuw nsw i64 %v200, 160
  %v202 = add nuw nsw i64 %v112, %v201
  %v203 = getelementptr inbounds i16, ptr %p2, i64 %v202
  %v204 = load <32 x i16>, ptr %v203, align 2
  %v205 = getelementptr i8, ptr %v115, i64 768
  store <32 x i16> %v204, ptr %v205, align 64
  %v206 = icmp sgt i64 %v99, 13
  %v207 = select i1 %v206, i64 13, i64 0
  %v208 = mul nuw nsw i64 %v207, 160
  %v209 = add nuw nsw i64 %v112, %v208
  %v210 = getelementptr inbounds i16, ptr %p2, i64 %v209
  %v211 = load <32 x i16>, ptr %v210, align 2
  %v212 = getelementptr i8, ptr %v115, i64 832
  store <32 x i16> %v211, ptr %v212, align 64
  %v213 = icmp sgt i64 %v99, 14
  %v214 = select i1 %v213, i64 14, i64 0
  %v215 = mul nuw nsw i64 %v214, 160
  %v216 = add nuw nsw i64 %v112, %v215
  %v217 = getelementptr inbounds i16, ptr %p2, i64 %v216
  %v218 = load <32 x i16>, ptr %v217, align 2
  %v219 = getelementptr i8, ptr %v115, i64 896
  store <32 x i16> %v218, ptr %v219, align 64
  %v220 = icmp sgt i64 %v99, 15
  %v221 = select i1 %v220, i64 15, i64 0
  %v222 = mul nuw nsw i64 %v221, 160
  %v223 = add nuw nsw i64 %v112, %v222
  %v224 = getelementptr inbounds i16, ptr %p2, i64 %v223
  %v225 = load <32 x i16>, ptr %v224, align 2
  %v226 = getelementptr i8, ptr %v115, i64 960
  store <32 x i16> %v225, ptr %v226, align 64
  %next106 = add nuw nsw i64 %i106, 1
  br label %head106, !llvm.loop !1
exit106:
  %next96 = add nuw nsw i64 %i96, 1
  br label %head96, !llvm.loop !1
exit96:
  %v227 = sub nsw i64 20, %v90
  %v228 = icmp slt i64 32, %v227
  %v229 = select i1 %v228, i64 32, i64 %v227
  %v230 = add nuw nsw i64 %v19, 31
  %v231 = udiv i64 %v230, 32
  br label %head232
head232:
  %i232 = phi i64 [ 0, %exit96 ], [ %next232, %exit254 ]
  %go232 = icmp slt i64 %i232, %v231
  br i1 %go232, label %body232, label %exit232
body232:
  %v233 = mul nuw nsw i64 %i232, 32
  %v234 = add nuw nsw i64 %v13, %v233
  %v235 = and i64 %i232, 1
  %v236 = mul nuw nsw i64 %v235, 1024
  %v237 = getelementptr inbounds float, ptr %v3, i64 %v236
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %v238 = sub nsw i64 %i232, 1
  %v239 = icmp ne i64 %i232, 0
  %v240 = select i1 %v239, i64 %v229, i64 0
  %v241 = sub nsw i64 %v234, 32
  %v242 = and i64 %v238, 1
  %v243 = add nuw nsw i64 %v242, 2
  %v244 = mul nuw nsw i64 %v243, 1024
  %v245 = getelementptr inbounds float, ptr %v3, i64 %v244
  %v246 = icmp sgt i64 %v240, 0
  %v247 = select i1 %v246, i64 32, i64 0
  %v248 = mul i64 %v234, 20
  %v249 = add i64 %v248, %v90
  %v250 = getelementptr inbounds float, ptr %p0, i64 %v249
  %v251 = getelementptr i8, ptr %v250, i64 64
  %v252 = mul nuw nsw i64 %i232, 10240
  %v253 = getelementptr i8, ptr %v1, i64 %v252
  br label %head254
head254:
  %i254 = phi i64 [ 0, %body232 ], [ %next254, %exit293 ]
  %go254 = icmp slt i64 %i254, 5
  br i1 %go254, label %body254, label %exit254
body254:
  %v255 = mul nuw nsw i64 %i254, 2048
  %v256 = getelementptr i8, ptr %v2, i64 %v255
  %v257 = mul nuw nsw i64 %i254, 2048
  %v258 = getelementptr i8, ptr %v253, i64 %v257
  %v259 = getelementptr i8, ptr %v256, i64 1024
  %v260 = getelementptr i8, ptr %v258, i64 1024
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v258, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v256, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v260, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 5, ptr %v259, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v261 = mul nuw nsw i64 %i254, 560
  %v262 = getelementptr i8, ptr %v250, i64 %v261
  call void @llvm.prefetch.p0(ptr %v262, i32 1, i32 2, i32 1)
  %v263 = getelementptr i8, ptr %v262, i64 80
  call void @llvm.prefetch.p0(ptr %v263, i32 1, i32 2, i32 1)
  %v264 = mul nuw nsw i64 80, 2
  %v265 = getelementptr i8, ptr %v262, i64 %v264
  call void @llvm.prefetch.p0(ptr %v265, i32 1, i32 2, i32 1)
  %v266 = mul nuw nsw i64 80, 3
  %v267 = getelementptr i8, ptr %v262, i64 %v266
  call void @llvm.prefetch.p0(ptr %v267, i32 1, i32 2, i32 1)
  %v268 = mul nuw nsw i64 80, 4
  %v269 = getelementptr i8, ptr %v262, i64 %v268
  call void @llvm.prefetch.p0(ptr %v269, i32 1, i32 2, i32 1)
  %v270 = mul nuw nsw i64 80, 5
  %v271 = getelementptr i8, ptr %v262, i64 %v270
  call void @llvm.prefetch.p0(ptr %v271, i32 1, i32 2, i32 1)
  %v272 = mul nuw nsw i64 80, 6
  %v273 = getelementptr i8, ptr %v262, i64 %v272
  call void @llvm.prefetch.p0(ptr %v273, i32 1, i32 2, i32 1)
  %v274 = mul nuw nsw i64 %i254, 560
  %v275 = getelementptr i8, ptr %v251, i64 %v274
  call void @llvm.prefetch.p0(ptr %v275, i32 1, i32 2, i32 1)
  %v276 = getelementptr i8, ptr %v275, i64 80
  call void @llvm.prefetch.p0(ptr %v276, i32 1, i32 2, i32 1)
  %v277 = mul nuw nsw i64 80, 2
  %v278 = getelementptr i8, ptr %v275, i64 %v277
  call void @llvm.prefetch.p0(ptr %v278, i32 1, i32 2, i32 1)
  %v279 = mul nuw nsw i64 80, 3
  %v280 = getelementptr i8, ptr %v275, i64 %v279
  call void @llvm.prefetch.p0(ptr %v280, i32 1, i32 2, i32 1)
  %v281 = mul nuw nsw i64 80, 4
  %v282 = getelementptr i8, ptr %v275, i64 %v281
  call void @llvm.prefetch.p0(ptr %v282, i32 1, i32 2, i32 1)
  %v283 = mul nuw nsw i64 80, 5
  %v284 = getelementptr i8, ptr %v275, i64 %v283
  call void @llvm.prefetch.p0(ptr %v284, i32 1, i32 2, i32 1)
  %v285 = mul nuw nsw i64 80, 6
  %v286 = getelementptr i8, ptr %v275, i64 %v285
  call void @llvm.prefetch.p0(ptr %v286, i32 1, i32 2, i32 1)
  %v287 = mul nuw nsw i64 %i254, 7
  %v288 = sub nsw i64 %v247, %v287
  %v289 = icmp slt i64 7, %v288
  %v290 = select i1 %v289, i64 7, i64 %v288
  %v291 = icmp sgt i64 %v290, 0
  %v292 = zext i1 %v291 to i64
  br label %head293
head293:
  %i293 = phi i64 [ 0, %body254 ], [ %next293, %body293 ]
  %go293 = icmp slt i64 %i293, %v292
  br i1 %go293, label %body293, label %exit293
body293:
  %v294 = mul nuw nsw i64 %v287, 128
  %v295 = getelementptr i8, ptr %v245, i64 %v294
  %v296 = add nuw nsw i64 %v241, %v287
  call void @product_amx_crossed_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v296, i64 %v290, i64 %v90, i64 %v240, ptr %v295)
  %next293 = add nuw nsw i64 %i293, 1
  br label %head293, !llvm.loop !1
exit293:
  %next254 = add nuw nsw i64 %i254, 1
  br label %head254, !llvm.loop !1
exit254:
  call void @llvm.x86.tilestored64(i8 0, ptr %v237, i64 128)
  %v297 = getelementptr i8, ptr %v237, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v297, i64 128)
  %v298 = getelementptr i8, ptr %v237, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr %v298, i64 128)
  %v299 = getelementptr i8, ptr %v237, i64 2112
  call void @llvm.x86.tilestored64(i8 3, ptr %v299, i64 128)
  %v300 = and i64 %i232, 1
  %v301 = add nuw nsw i64 %v300, 2
  %v302 = mul nuw nsw i64 %v301, 1024
  %v303 = getelementptr inbounds float, ptr %v3, i64 %v302
  call void @product_amx_crossed_0_turn(ptr %v237, ptr %v303)
  %next232 = add nuw nsw i64 %i232, 1
  br label %head232, !llvm.loop !1
exit232:
  %v304 = sub nsw i64 %v231, 1
  %v305 = mul nuw nsw i64 %v304, 32
  %v306 = sub nsw i64 %v19, %v305
  %v307 = icmp slt i64 32, %v306
  %v308 = select i1 %v307, i64 32, i64 %v306
  %v309 = and i64 %v304, 1
  %v310 = add nuw nsw i64 %v309, 2
  %v311 = mul nuw nsw i64 %v310, 1024
  %v312 = getelementptr inbounds float, ptr %v3, i64 %v311
  %v313 = add nuw nsw i64 %v13, %v305
  %v314 = icmp sgt i64 %v229, 0
  %v315 = select i1 %v314, i64 %v308, i64 0
  %v316 = mul nuw nsw i64 0, 128
  %v317 = getelementptr i8, ptr %v312, i64 %v316
  call void @product_amx_crossed_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v313, i64 %v315, i64 %v90, i64 %v229, ptr %v317)
  %next88 = add nuw nsw i64 %i88, 1
  br label %head88, !llvm.loop !1
exit88:
  %next4 = add nuw nsw i64 %i4, 1
  br label %head4, !llvm.loop !1
exit4:
  call void @llvm.x86.tilerelease()
  ret void
}
define void @product_amx_crossed_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %p2 = load ptr, ptr %a2
  %a3 = getelementptr ptr, ptr %args, i64 3
  %scratch = load ptr, ptr %a3
  call void @product_amx_crossed_0_body(ptr %p0, ptr %p1, ptr %p2, ptr %scratch, i64 %start, i64 %end)
  ret void
}
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
