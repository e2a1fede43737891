; passes: always_inliner sroa simplify_cfg
declare float @llvm.maximum.f32(float, float)
define internal void @row_vectors_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v2 = alloca float
  %v3 = alloca <16 x float>
  %v4 = alloca <16 x float>
  %v5 = alloca <16 x float>
  %v6 = alloca <16 x float>
  %v7 = alloca <16 x i1>
  br label %head1
head1:
  %i1 = phi i64 [ %start, %entry ], [ %next1, %exit87 ]
  %go1 = icmp slt i64 %i1, %end
  br i1 %go1, label %body1, label %exit1
body1:
  store float 0xFFF0000000000000, ptr %v2
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v3
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v5
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v6
  store <16 x i1> splat (i1 true), ptr %v7
  %v9 = mul i64 %i1, 70
  %v10 = getelementptr float, ptr %p1, i64 %v9
  br label %head8
head8:
  %i8 = phi i64 [ 0, %body1 ], [ %next8, %body8 ]
  %go8 = icmp slt i64 %i8, 64
  br i1 %go8, label %body8, label %exit8
body8:
  %v11 = getelementptr float, ptr %v10, i64 %i8
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = load <16 x float>, ptr %v3
  %v14 = fcmp ogt <16 x float> %v13, %v12
  %v15 = select <16 x i1> %v14, <16 x float> %v13, <16 x float> %v12
  store <16 x float> %v15, ptr %v3
  %v16 = add nuw nsw i64 %i8, 16
  %v17 = getelementptr float, ptr %v10, i64 %v16
  %v18 = load <16 x float>, ptr %v17, align 4
  %v19 = load <16 x float>, ptr %v4
  %v20 = load <16 x i1>, ptr %v7
  %v21 = fcmp ord <16 x float> %v12, %v18
  %v22 = and <16 x i1> %v20, %v21
  store <16 x i1> %v22, ptr %v7
  %v23 = fcmp ogt <16 x float> %v19, %v18
  %v24 = select <16 x i1> %v23, <16 x float> %v19, <16 x float> %v18
  store <16 x float> %v24, ptr %v4
  %v25 = add nuw nsw i64 %i8, 32
  %v26 = getelementptr float, ptr %v10, i64 %v25
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = load <16 x float>, ptr %v5
  %v29 = fcmp ogt <16 x float> %v28, %v27
  %v30 = select <16 x i1> %v29, <16 x float> %v28, <16 x float> %v27
  store <16 x float> %v30, ptr %v5
  %v31 = add nuw nsw i64 %i8, 48
  %v32 = getelementptr float, ptr %v10, i64 %v31
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = load <16 x float>, ptr %v6
  %v35 = load <16 x i1>, ptr %v7
  %v36 = fcmp ord <16 x float> %v27, %v33
  %v37 = and <16 x i1> %v35, %v36
  store <16 x i1> %v37, ptr %v7
  %v38 = fcmp ogt <16 x float> %v34, %v33
  %v39 = select <16 x i1> %v38, <16 x float> %v34, <16 x float> %v33
  store <16 x float> %v39, ptr %v6
  %next8 = add nuw nsw i64 %i8, 64
  br label %head8, !llvm.loop !1
exit8:
  br label %head40
head40:
  %i40 = phi i64 [ 64, %exit8 ], [ %next40, %body40 ]
  %go40 = icmp slt i64 %i40, 70
  br i1 %go40, label %body40, label %exit40
body40:
  %v41 = add i64 %v9, %i40
  %v42 = getelementptr inbounds float, ptr %p1, i64 %v41
  %v43 = load float, ptr %v42
  %v44 = load float, ptr %v2
  %v45 = call reassoc nsz contract float @llvm.maximum.f32(float %v44, float %v43)
  store float %v45, ptr %v2
  %next40 = add nuw nsw i64 %i40, 1
  br label %head40, !llvm.loop !1
exit40:
  %v46 = load <16 x float>, ptr %v3
  %v47 = load <16 x float>, ptr %v4
  %v48 = load <16 x float>, ptr %v5
  %v49 = load <16 x float>, ptr %v6
  %v50 = fcmp ogt <16 x float> %v46, %v48
  %v51 = select <16 x i1> %v50, <16 x float> %v46, <16 x float> %v48
  %v52 = fcmp ogt <16 x float> %v47, %v49
  %v53 = select <16 x i1> %v52, <16 x float> %v47, <16 x float> %v49
  %v54 = fcmp ogt <16 x float> %v51, %v53
  %v55 = select <16 x i1> %v54, <16 x float> %v51, <16 x float> %v53
  %v56 = shufflevector <16 x float> %v55, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v57 = shufflevector <16 x float> %v55, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v58 = fcmp ogt <8 x float> %v56, %v57
  %v59 = select <8 x i1> %v58, <8 x float> %v56, <8 x float> %v57
  %v60 = shufflevector <8 x float> %v59, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v61 = shufflevector <8 x float> %v59, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v62 = fcmp ogt <4 x float> %v60, %v61
  %v63 = select <4 x i1> %v62, <4 x float> %v60, <4 x float> %v61
  %v64 = shufflevector <4 x float> %v63, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v65 = shufflevector <4 x float> %v63, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v66 = fcmp ogt <2 x float> %v64, %v65
  %v67 = select <2 x i1> %v66, <2 x float> %v64, <2 x float> %v65
  %v68 = extractelement <2 x float> %v67, i64 0
  %v69 = extractelement <2 x float> %v67, i64 1
  %v70 = fcmp ogt float %v68, %v69
  %v71 = select i1 %v70, float %v68, float %v69
  %v72 = load float, ptr %v2
  %v73 = call reassoc nsz contract float @llvm.maximum.f32(float %v72, float %v71)
  %v74 = load <16 x i1>, ptr %v7
  %v75 = bitcast <16 x i1> %v74 to i16
  %v76 = icmp eq i16 %v75, -1
  %v77 = select i1 %v76, float %v73, float 0x7FF8000000000000
  %v81 = fneg float %v77
  %v82 = insertelement <16 x float> poison, float %v81, i64 0
  %v83 = shufflevector <16 x float> %v82, <16 x float> poison, <16 x i32> zeroinitializer
  %v85 = getelementptr float, ptr %p0, i64 %v9
  br label %head78
head78:
  %i78 = phi i64 [ 0, %exit40 ], [ %next78, %body78 ]
  %go78 = icmp slt i64 %i78, 64
  br i1 %go78, label %body78, label %exit78
body78:
  %v79 = getelementptr float, ptr %v10, i64 %i78
  %v80 = load <16 x float>, ptr %v79, align 4
  %v84 = fadd contract <16 x float> %v80, %v83
  %v86 = getelementptr float, ptr %v85, i64 %i78
  store <16 x float> %v84, ptr %v86, align 4
  %next78 = add nuw nsw i64 %i78, 16
  br label %head78, !llvm.loop !1
exit78:
  br label %head87
head87:
  %i87 = phi i64 [ 64, %exit78 ], [ %next87, %body87 ]
  %go87 = icmp slt i64 %i87, 70
  br i1 %go87, label %body87, label %exit87
body87:
  %v88 = add i64 %v9, %i87
  %v89 = getelementptr inbounds float, ptr %p1, i64 %v88
  %v90 = load float, ptr %v89
  %v91 = fadd contract float %v90, %v81
  %v92 = getelementptr inbounds float, ptr %p0, i64 %v88
  store float %v91, ptr %v92
  %next87 = add nuw nsw i64 %i87, 1
  br label %head87, !llvm.loop !1
exit87:
  %next1 = add nuw nsw i64 %i1, 1
  br label %head1
exit1:
  ret void
}
define void @row_vectors_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %scratch = load ptr, ptr %a2
  call void @row_vectors_0_body(ptr %p0, ptr %p1, ptr %scratch, i64 %start, i64 %end)
  ret void
}
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
