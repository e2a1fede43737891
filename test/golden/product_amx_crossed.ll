; passes: always_inliner sroa simplify_cfg instruction_combine
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
define internal void @product_amx_crossed_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  call void @llvm.x86.ldtilecfg(ptr @product_amx_crossed_0_config)
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 10240
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 20480
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit104 ]
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
  %v48 = add nuw nsw i64 %v43, 320
  %v49 = getelementptr inbounds i16, ptr %p1, i64 %v48
  call void @llvm.prefetch.p0(ptr %v49, i32 0, i32 2, i32 1)
  %v50 = add nuw nsw i64 %v43, 360
  %v51 = getelementptr inbounds i16, ptr %p1, i64 %v50
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 2, i32 1)
  %v52 = add nuw nsw i64 %v43, 400
  %v53 = getelementptr inbounds i16, ptr %p1, i64 %v52
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 2, i32 1)
  %v54 = add nuw nsw i64 %v43, 440
  %v55 = getelementptr inbounds i16, ptr %p1, i64 %v54
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 2, i32 1)
  %v56 = add nuw nsw i64 %v43, 480
  %v57 = getelementptr inbounds i16, ptr %p1, i64 %v56
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 2, i32 1)
  %v58 = add nuw nsw i64 %v43, 520
  %v59 = getelementptr inbounds i16, ptr %p1, i64 %v58
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 2, i32 1)
  %v60 = add nuw nsw i64 %v43, 560
  %v61 = getelementptr inbounds i16, ptr %p1, i64 %v60
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 2, i32 1)
  %v62 = add nuw nsw i64 %v43, 600
  %v63 = getelementptr inbounds i16, ptr %p1, i64 %v62
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 2, i32 1)
  %v64 = getelementptr inbounds i16, ptr %p1, i64 %v43
  %v65 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v64, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v66 = add nuw nsw i64 %v43, 40
  %v67 = getelementptr inbounds i16, ptr %p1, i64 %v66
  %v68 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v67, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v69 = shufflevector <32 x i16> %v65, <32 x i16> %v68, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  store <32 x i16> %v69, ptr %v47, align 64
  %v70 = shufflevector <32 x i16> %v65, <32 x i16> %v68, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v71 = getelementptr i8, ptr %v47, i64 1024
  store <32 x i16> %v70, ptr %v71, align 64
  %v72 = add nuw nsw i64 %v43, 80
  %v73 = getelementptr inbounds i16, ptr %p1, i64 %v72
  %v74 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v73, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v75 = add nuw nsw i64 %v43, 120
  %v76 = getelementptr inbounds i16, ptr %p1, i64 %v75
  %v77 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v76, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v78 = shufflevector <32 x i16> %v74, <32 x i16> %v77, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  %v79 = getelementptr i8, ptr %v47, i64 64
  store <32 x i16> %v78, ptr %v79, align 64
  %v80 = shufflevector <32 x i16> %v74, <32 x i16> %v77, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v81 = getelementptr i8, ptr %v47, i64 1088
  store <32 x i16> %v80, ptr %v81, align 64
  %v82 = add nuw nsw i64 %v43, 160
  %v83 = getelementptr inbounds i16, ptr %p1, i64 %v82
  %v84 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v83, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v85 = add nuw nsw i64 %v43, 200
  %v86 = getelementptr inbounds i16, ptr %p1, i64 %v85
  %v87 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v86, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v88 = shufflevector <32 x i16> %v84, <32 x i16> %v87, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  %v89 = getelementptr i8, ptr %v47, i64 128
  store <32 x i16> %v88, ptr %v89, align 64
  %v90 = shufflevector <32 x i16> %v84, <32 x i16> %v87, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v91 = getelementptr i8, ptr %v47, i64 1152
  store <32 x i16> %v90, ptr %v91, align 64
  %v92 = add nuw nsw i64 %v43, 240
  %v93 = getelementptr inbounds i16, ptr %p1, i64 %v92
  %v94 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v93, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v95 = add nuw nsw i64 %v43, 280
  %v96 = getelementptr inbounds i16, ptr %p1, i64 %v95
  %v97 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v96, i32 2, <32 x i1> %v38, <32 x i16> zeroinitializer)
  %v98 = shufflevector <32 x i16> %v94, <32 x i16> %v97, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  %v99 = getelementptr i8, ptr %v47, i64 192
  store <32 x i16> %v98, ptr %v99, align 64
  %v100 = shufflevector <32 x i16> %v94, <32 x i16> %v97, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %v101 = getelementptr i8, ptr %v47, i64 1216
  store <32 x i16> %v100, ptr %v101, align 64
  %next31 = add nuw nsw i64 %i31, 1
  br label %head31, !llvm.loop !1
exit31:
  %next22 = add nuw nsw i64 %i22, 1
  br label %head22, !llvm.loop !1
exit22:
  %v102 = add nuw nsw i64 %v16, 31
  %v103 = udiv i64 %v102, 32
  br label %head104
head104:
  %i104 = phi i64 [ 0, %exit22 ], [ %next104, %exit248 ]
  %go104 = icmp slt i64 %i104, %v103
  br i1 %go104, label %body104, label %exit104
body104:
  %v105 = mul nuw nsw i64 %i104, 32
  %v106 = add nuw nsw i64 %v12, %v105
  %v107 = sub nsw i64 %v16, %v105
  %v108 = icmp slt i64 32, %v107
  %v109 = select i1 %v108, i64 32, i64 %v107
  %v110 = add nuw nsw i64 %v109, 15
  %v111 = udiv i64 %v110, 16
  br label %head112
head112:
  %i112 = phi i64 [ 0, %body104 ], [ %next112, %exit122 ]
  %go112 = icmp slt i64 %i112, %v111
  br i1 %go112, label %body112, label %exit112
body112:
  %v113 = mul nuw nsw i64 %i112, 16
  %v114 = sub nsw i64 %v109, %v113
  %v115 = call i64 asm "", "=r,0"(i64 %v114)
  %v116 = udiv i64 %v113, 32
  %v117 = mul nuw nsw i64 %v116, 10240
  %v118 = getelementptr i8, ptr %v2, i64 %v117
  %v119 = urem i64 %v113, 32
  %v120 = mul nuw nsw i64 %v119, 64
  %v121 = getelementptr i8, ptr %v118, i64 %v120
  br label %head122
head122:
  %i122 = phi i64 [ 0, %body112 ], [ %next122, %body122 ]
  %go122 = icmp slt i64 %i122, 5
  br i1 %go122, label %body122, label %exit122
body122:
  %v123 = mul nuw nsw i64 %i122, 32
  %v124 = add nuw nsw i64 %v106, %v113
  %v125 = add nuw nsw i64 0, %v123
  %v126 = mul i64 %v124, 160
  %v127 = add i64 %v126, %v125
  %v128 = call i64 asm "", "=r,0"(i64 %v127)
  %v129 = mul nuw nsw i64 %i122, 2048
  %v130 = getelementptr i8, ptr %v121, i64 %v129
  %v131 = call ptr asm "", "=r,0"(ptr %v130)
  %v132 = icmp sgt i64 %v115, 0
  %v133 = select i1 %v132, i64 0, i64 0
  %v134 = mul nuw nsw i64 %v133, 160
  %v135 = add nuw nsw i64 %v128, %v134
  %v136 = getelementptr inbounds i16, ptr %p2, i64 %v135
  %v137 = load <32 x i16>, ptr %v136, align 2
  store <32 x i16> %v137, ptr %v131, align 64
  %v138 = icmp sgt i64 %v115, 1
  %v139 = select i1 %v138, i64 1, i64 0
  %v140 = mul nuw nsw i64 %v139, 160
  %v141 = add nuw nsw i64 %v128, %v140
  %v142 = getelementptr inbounds i16, ptr %p2, i64 %v141
  %v143 = load <32 x i16>, ptr %v142, align 2
  %v144 = getelementptr i8, ptr %v131, i64 64
  store <32 x i16> %v143, ptr %v144, align 64
  %v145 = icmp sgt i64 %v115, 2
  %v146 = select i1 %v145, i64 2, i64 0
  %v147 = mul nuw nsw i64 %v146, 160
  %v148 = add nuw nsw i64 %v128, %v147
  %v149 = getelementptr inbounds i16, ptr %p2, i64 %v148
  %v150 = load <32 x i16>, ptr %v149, align 2
  %v151 = getelementptr i8, ptr %v131, i64 128
  store <32 x i16> %v150, ptr %v151, align 64
  %v152 = icmp sgt i64 %v115, 3
  %v153 = select i1 %v152, i64 3, i64 0
  %v154 = mul nuw nsw i64 %v153, 160
  %v155 = add nuw nsw i64 %v128, %v154
  %v156 = getelementptr inbounds i16, ptr %p2, i64 %v155
  %v157 = load <32 x i16>, ptr %v156, align 2
  %v158 = getelementptr i8, ptr %v131, i64 192
  store <32 x i16> %v157, ptr %v158, align 64
  %v159 = icmp sgt i64 %v115, 4
  %v160 = select i1 %v159, i64 4, i64 0
  %v161 = mul nuw nsw i64 %v160, 160
  %v162 = add nuw nsw i64 %v128, %v161
  %v163 = getelementptr inbounds i16, ptr %p2, i64 %v162
  %v164 = load <32 x i16>, ptr %v163, align 2
  %v165 = getelementptr i8, ptr %v131, i64 256
  store <32 x i16> %v164, ptr %v165, align 64
  %v166 = icmp sgt i64 %v115, 5
  %v167 = select i1 %v166, i64 5, i64 0
  %v168 = mul nuw nsw i64 %v167, 160
  %v169 = add nuw nsw i64 %v128, %v168
  %v170 = getelementptr inbounds i16, ptr %p2, i64 %v169
  %v171 = load <32 x i16>, ptr %v170, align 2
  %v172 = getelementptr i8, ptr %v131, i64 320
  store <32 x i16> %v171, ptr %v172, align 64
  %v173 = icmp sgt i64 %v115, 6
  %v174 = select i1 %v173, i64 6, i64 0
  %v175 = mul nuw nsw i64 %v174, 160
  %v176 = add nuw nsw i64 %v128, %v175
  %v177 = getelementptr inbounds i16, ptr %p2, i64 %v176
  %v178 = load <32 x i16>, ptr %v177, align 2
  %v179 = getelementptr i8, ptr %v131, i64 384
  store <32 x i16> %v178, ptr %v179, align 64
  %v180 = icmp sgt i64 %v115, 7
  %v181 = select i1 %v180, i64 7, i64 0
  %v182 = mul nuw nsw i64 %v181, 160
  %v183 = add nuw nsw i64 %v128, %v182
  %v184 = getelementptr inbounds i16, ptr %p2, i64 %v183
  %v185 = load <32 x i16>, ptr %v184, align 2
  %v186 = getelementptr i8, ptr %v131, i64 448
  store <32 x i16> %v185, ptr %v186, align 64
  %v187 = icmp sgt i64 %v115, 8
  %v188 = select i1 %v187, i64 8, i64 0
  %v189 = mul nuw nsw i64 %v188, 160
  %v190 = add nuw nsw i64 %v128, %v189
  %v191 = getelementptr inbounds i16, ptr %p2, i64 %v190
  %v192 = load <32 x i16>, ptr %v191, align 2
  %v193 = getelementptr i8, ptr %v131, i64 512
  store <32 x i16> %v192, ptr %v193, align 64
  %v194 = icmp sgt i64 %v115, 9
  %v195 = select i1 %v194, i64 9, i64 0
  %v196 = mul nuw nsw i64 %v195, 160
  %v197 = add nuw nsw i64 %v128, %v196
  %v198 = getelementptr inbounds i16, ptr %p2, i64 %v197
  %v199 = load <32 x i16>, ptr %v198, align 2
  %v200 = getelementptr i8, ptr %v131, i64 576
  store <32 x i16> %v199, ptr %v200, align 64
  %v201 = icmp sgt i64 %v115, 10
  %v202 = select i1 %v201, i64 10, i64 0
  %v203 = mul nuw nsw i64 %v202, 160
  %v204 = add nuw nsw i64 %v128, %v203
  %v205 = getelementptr inbounds i16, ptr %p2, i64 %v204
  %v206 = load <32 x i16>, ptr %v205, align 2
  %v207 = getelementptr i8, ptr %v131, i64 640
  store <32 x i16> %v206, ptr %v207, align 64
  %v208 = icmp sgt i64 %v115, 11
  %v209 = select i1 %v208, i64 11, i64 0
  %v210 = mul nuw nsw i64 %v209, 160
  %v211 = add nuw nsw i64 %v128, %v210
  %v212 = getelementptr inbounds i16, ptr %p2, i64 %v211
  %v213 = load <32 x i16>, ptr %v212, align 2
  %v214 = getelementptr i8, ptr %v131, i64 704
  store <32 x i16> %v213, ptr %v214, align 64
  %v215 = icmp sgt i64 %v115, 12
  %v216 = select i1 %v215, i64 12, i64 0
  %v217 = mul nuw nsw i64 %v216, 160
  %v218 = add nuw nsw i64 %v128, %v217
  %v219 = getelementptr inbounds i16, ptr %p2, i64 %v218
  %v220 = load <32 x i16>, ptr %v219, align 2
  %v221 = getelementptr i8, ptr %v131, i64 768
  store <32 x i16> %v220, ptr %v221, align 64
  %v222 = icmp sgt i64 %v115, 13
  %v223 = select i1 %v222, i64 13, i64 0
  %v224 = mul nuw nsw i64 %v223, 160
  %v225 = add nuw nsw i64 %v128, %v224
  %v226 = getelementptr inbounds i16, ptr %p2, i64 %v225
  %v227 = load <32 x i16>, ptr %v226, align 2
  %v228 = getelementptr i8, ptr %v131, i64 832
  store <32 x i16> %v227, ptr %v228, align 64
  %v229 = icmp sgt i64 %v115, 14
  %v230 = select i1 %v229, i64 14, i64 0
  %v231 = mul nuw nsw i64 %v230, 160
  %v232 = add nuw nsw i64 %v128, %v231
  %v233 = getelementptr inbounds i16, ptr %p2, i64 %v232
  %v234 = load <32 x i16>, ptr %v233, align 2
  %v235 = getelementptr i8, ptr %v131, i64 896
  store <32 x i16> %v234, ptr %v235, align 64
  %v236 = icmp sgt i64 %v115, 15
  %v237 = select i1 %v236, i64 15, i64 0
  %v238 = mul nuw nsw i64 %v237, 160
  %v239 = add nuw nsw i64 %v128, %v238
  %v240 = getelementptr inbounds i16, ptr %p2, i64 %v239
  %v241 = load <32 x i16>, ptr %v240, align 2
  %v242 = getelementptr i8, ptr %v131, i64 960
  store <32 x i16> %v241, ptr %v242, align 64
  %next122 = add nuw nsw i64 %i122, 1
  br label %head122, !llvm.loop !1
exit122:
  %next112 = add nuw nsw i64 %i112, 1
  br label %head112, !llvm.loop !1
exit112:
  %v243 = sub nsw i64 20, %v106
  %v244 = icmp slt i64 32, %v243
  %v245 = select i1 %v244, i64 32, i64 %v243
  %v246 = add nuw nsw i64 %v19, 31
  %v247 = udiv i64 %v246, 32
  br label %head248
head248:
  %i248 = phi i64 [ 0, %exit112 ], [ %next248, %exit270 ]
  %go248 = icmp slt i64 %i248, %v247
  br i1 %go248, label %body248, label %exit248
body248:
  %v249 = mul nuw nsw i64 %i248, 32
  %v250 = add nuw nsw i64 %v13, %v249
  %v251 = and i64 %i248, 1
  %v252 = mul nuw nsw i64 %v251, 1024
  %v253 = getelementptr inbounds float, ptr %v3, i64 %v252
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  %v254 = sub nsw i64 %i248, 1
  %v255 = icmp ne i64 %i248, 0
  %v256 = select i1 %v255, i64 %v245, i64 0
  %v257 = sub nsw i64 %v250, 32
  %v258 = and i64 %v254, 1
  %v259 = add nuw nsw i64 %v258, 2
  %v260 = mul nuw nsw i64 %v259, 1024
  %v261 = getelementptr inbounds float, ptr %v3, i64 %v260
  %v262 = icmp sgt i64 %v256, 0
  %v263 = select i1 %v262, i64 32, i64 0
  %v264 = mul i64 %v250, 20
  %v265 = add i64 %v264, %v106
  %v266 = getelementptr inbounds float, ptr %p0, i64 %v265
  %v267 = getelementptr i8, ptr %v266, i64 64
  %v268 = mul nuw nsw i64 %i248, 10240
  %v269 = getelementptr i8, ptr %v1, i64 %v268
  br label %head270
head270:
  %i270 = phi i64 [ 0, %body248 ], [ %next270, %exit309 ]
  %go270 = icmp slt i64 %i270, 5
  br i1 %go270, label %body270, label %exit270
body270:
  %v271 = mul nuw nsw i64 %i270, 2048
  %v272 = getelementptr i8, ptr %v2, i64 %v271
  %v273 = mul nuw nsw i64 %i270, 2048
  %v274 = getelementptr i8, ptr %v269, i64 %v273
  %v275 = getelementptr i8, ptr %v272, i64 1024
  %v276 = getelementptr i8, ptr %v274, i64 1024
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v274, i64 64)
  call void @llvm.x86.tileloadd64(i8 4, ptr %v272, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 0, i8 4, i8 6)
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v276, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 1, i8 4, i8 7)
  call void @llvm.x86.tileloadd64(i8 5, ptr %v275, i64 64)
  call void @llvm.x86.tdpbf16ps(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbf16ps(i8 3, i8 5, i8 7)
  %v277 = mul nuw nsw i64 %i270, 560
  %v278 = getelementptr i8, ptr %v266, i64 %v277
  call void @llvm.prefetch.p0(ptr %v278, i32 1, i32 2, i32 1)
  %v279 = getelementptr i8, ptr %v278, i64 80
  call void @llvm.prefetch.p0(ptr %v279, i32 1, i32 2, i32 1)
  %v280 = mul nuw nsw i64 80, 2
  %v281 = getelementptr i8, ptr %v278, i64 %v280
  call void @llvm.prefetch.p0(ptr %v281, i32 1, i32 2, i32 1)
  %v282 = mul nuw nsw i64 80, 3
  %v283 = getelementptr i8, ptr %v278, i64 %v282
  call void @llvm.prefetch.p0(ptr %v283, i32 1, i32 2, i32 1)
  %v284 = mul nuw nsw i64 80, 4
  %v285 = getelementptr i8, ptr %v278, i64 %v284
  call void @llvm.prefetch.p0(ptr %v285, i32 1, i32 2, i32 1)
  %v286 = mul nuw nsw i64 80, 5
  %v287 = getelementptr i8, ptr %v278, i64 %v286
  call void @llvm.prefetch.p0(ptr %v287, i32 1, i32 2, i32 1)
  %v288 = mul nuw nsw i64 80, 6
  %v289 = getelementptr i8, ptr %v278, i64 %v288
  call void @llvm.prefetch.p0(ptr %v289, i32 1, i32 2, i32 1)
  %v290 = mul nuw nsw i64 %i270, 560
  %v291 = getelementptr i8, ptr %v267, i64 %v290
  call void @llvm.prefetch.p0(ptr %v291, i32 1, i32 2, i32 1)
  %v292 = getelementptr i8, ptr %v291, i64 80
  call void @llvm.prefetch.p0(ptr %v292, i32 1, i32 2, i32 1)
  %v293 = mul nuw nsw i64 80, 2
  %v294 = getelementptr i8, ptr %v291, i64 %v293
  call void @llvm.prefetch.p0(ptr %v294, i32 1, i32 2, i32 1)
  %v295 = mul nuw nsw i64 80, 3
  %v296 = getelementptr i8, ptr %v291, i64 %v295
  call void @llvm.prefetch.p0(ptr %v296, i32 1, i32 2, i32 1)
  %v297 = mul nuw nsw i64 80, 4
  %v298 = getelementptr i8, ptr %v291, i64 %v297
  call void @llvm.prefetch.p0(ptr %v298, i32 1, i32 2, i32 1)
  %v299 = mul nuw nsw i64 80, 5
  %v300 = getelementptr i8, ptr %v291, i64 %v299
  call void @llvm.prefetch.p0(ptr %v300, i32 1, i32 2, i32 1)
  %v301 = mul nuw nsw i64 80, 6
  %v302 = getelementptr i8, ptr %v291, i64 %v301
  call void @llvm.prefetch.p0(ptr %v302, i32 1, i32 2, i32 1)
  %v303 = mul nuw nsw i64 %i270, 7
  %v304 = sub nsw i64 %v263, %v303
  %v305 = icmp slt i64 7, %v304
  %v306 = select i1 %v305, i64 7, i64 %v304
  %v307 = icmp sgt i64 %v306, 0
  %v308 = zext i1 %v307 to i64
  br label %head309
head309:
  %i309 = phi i64 [ 0, %body270 ], [ %next309, %body309 ]
  %go309 = icmp slt i64 %i309, %v308
  br i1 %go309, label %body309, label %exit309
body309:
  %v310 = mul nuw nsw i64 %v303, 128
  %v311 = getelementptr i8, ptr %v261, i64 %v310
  %v312 = add nuw nsw i64 %v257, %v303
  call void @product_amx_crossed_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v312, i64 %v306, i64 %v106, i64 %v256, ptr %v311)
  %next309 = add nuw nsw i64 %i309, 1
  br label %head309, !llvm.loop !1
exit309:
  %next270 = add nuw nsw i64 %i270, 1
  br label %head270, !llvm.loop !1
exit270:
  call void @llvm.x86.tilestored64(i8 0, ptr %v253, i64 128)
  %v313 = getelementptr i8, ptr %v253, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v313, i64 128)
  %v314 = getelementptr i8, ptr %v253, i64 2048
  call void @llvm.x86.tilestored64(i8 2, ptr %v314, i64 128)
  %v315 = getelementptr i8, ptr %v253, i64 2112
  call void @llvm.x86.tilestored64(i8 3, ptr %v315, i64 128)
  %v316 = and i64 %i248, 1
  %v317 = add nuw nsw i64 %v316, 2
  %v318 = mul nuw nsw i64 %v317, 1024
  %v319 = getelementptr inbounds float, ptr %v3, i64 %v318
  call void @product_amx_crossed_0_turn(ptr %v253, ptr %v319)
  %next248 = add nuw nsw i64 %i248, 1
  br label %head248, !llvm.loop !1
exit248:
  %v320 = sub nsw i64 %v247, 1
  %v321 = mul nuw nsw i64 %v320, 32
  %v322 = sub nsw i64 %v19, %v321
  %v323 = icmp slt i64 32, %v322
  %v324 = select i1 %v323, i64 32, i64 %v322
  %v325 = and i64 %v320, 1
  %v326 = add nuw nsw i64 %v325, 2
  %v327 = mul nuw nsw i64 %v326, 1024
  %v328 = getelementptr inbounds float, ptr %v3, i64 %v327
  %v329 = add nuw nsw i64 %v13, %v321
  %v330 = icmp sgt i64 %v245, 0
  %v331 = select i1 %v330, i64 %v324, i64 0
  %v332 = mul nuw nsw i64 0, 128
  %v333 = getelementptr i8, ptr %v328, i64 %v332
  call void @product_amx_crossed_0_row(ptr %p0, ptr %p1, ptr %p2, i64 %v329, i64 %v331, i64 %v106, i64 %v245, ptr %v333)
  %next104 = add nuw nsw i64 %i104, 1
  br label %head104, !llvm.loop !1
exit104:
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
