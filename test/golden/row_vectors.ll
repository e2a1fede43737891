; few passes
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
  %i1 = phi i64 [ %start, %entry ], [ %next1, %exit84 ]
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
  br label %head8
head8:
  %i8 = phi i64 [ 0, %body1 ], [ %next8, %body8 ]
  %go8 = icmp slt i64 %i8, 64
  br i1 %go8, label %body8, label %exit8
body8:
  %v10 = add i64 %v9, %i8
  %v11 = getelementptr float, ptr %p1, i64 %v10
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = load <16 x float>, ptr %v3
  %v14 = fcmp ogt <16 x float> %v13, %v12
  %v15 = select <16 x i1> %v14, <16 x float> %v13, <16 x float> %v12
  store <16 x float> %v15, ptr %v3
  %v16 = add nuw nsw i64 %i8, 16
  %v17 = add i64 %v9, %v16
  %v18 = getelementptr float, ptr %p1, i64 %v17
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = load <16 x float>, ptr %v4
  %v21 = load <16 x i1>, ptr %v7
  %v22 = fcmp ord <16 x float> %v12, %v19
  %v23 = and <16 x i1> %v21, %v22
  store <16 x i1> %v23, ptr %v7
  %v24 = fcmp ogt <16 x float> %v20, %v19
  %v25 = select <16 x i1> %v24, <16 x float> %v20, <16 x float> %v19
  store <16 x float> %v25, ptr %v4
  %v26 = add nuw nsw i64 %i8, 32
  %v27 = add i64 %v9, %v26
  %v28 = getelementptr float, ptr %p1, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = load <16 x float>, ptr %v5
  %v31 = fcmp ogt <16 x float> %v30, %v29
  %v32 = select <16 x i1> %v31, <16 x float> %v30, <16 x float> %v29
  store <16 x float> %v32, ptr %v5
  %v33 = add nuw nsw i64 %i8, 48
  %v34 = add i64 %v9, %v33
  %v35 = getelementptr float, ptr %p1, i64 %v34
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = load <16 x float>, ptr %v6
  %v38 = load <16 x i1>, ptr %v7
  %v39 = fcmp ord <16 x float> %v29, %v36
  %v40 = and <16 x i1> %v38, %v39
  store <16 x i1> %v40, ptr %v7
  %v41 = fcmp ogt <16 x float> %v37, %v36
  %v42 = select <16 x i1> %v41, <16 x float> %v37, <16 x float> %v36
  store <16 x float> %v42, ptr %v6
  %next8 = add nuw nsw i64 %i8, 64
  br label %head8, !llvm.loop !1
exit8:
  br label %head43
head43:
  %i43 = phi i64 [ 64, %exit8 ], [ %next43, %body43 ]
  %go43 = icmp slt i64 %i43, 70
  br i1 %go43, label %body43, label %exit43
body43:
  %v44 = add i64 %v9, %i43
  %v45 = getelementptr inbounds float, ptr %p1, i64 %v44
  %v46 = load float, ptr %v45
  %v47 = load float, ptr %v2
  %v48 = call reassoc nsz contract float @llvm.maximum.f32(float %v47, float %v46)
  store float %v48, ptr %v2
  %next43 = add nuw nsw i64 %i43, 1
  br label %head43, !llvm.loop !1
exit43:
  %v49 = load float, ptr %v2
  %v50 = load <16 x float>, ptr %v3
  %v51 = load <16 x float>, ptr %v4
  %v52 = load <16 x float>, ptr %v5
  %v53 = load <16 x float>, ptr %v6
  %v54 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v50, <16 x float> %v52)
  %v55 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v51, <16 x float> %v53)
  %v56 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v54, <16 x float> %v55)
  %v57 = shufflevector <16 x float> %v56, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v58 = shufflevector <16 x float> %v56, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v59 = call reassoc nsz contract <8 x float> @llvm.maximum.v8f32(<8 x float> %v57, <8 x float> %v58)
  %v60 = shufflevector <8 x float> %v59, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v61 = shufflevector <8 x float> %v59, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v62 = call reassoc nsz contract <4 x float> @llvm.maximum.v4f32(<4 x float> %v60, <4 x float> %v61)
  %v63 = shufflevector <4 x float> %v62, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v64 = shufflevector <4 x float> %v62, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v65 = call reassoc nsz contract <2 x float> @llvm.maximum.v2f32(<2 x float> %v63, <2 x float> %v64)
  %v66 = extractelement <2 x float> %v65, i64 0
  %v67 = extractelement <2 x float> %v65, i64 1
  %v68 = call reassoc nsz contract float @llvm.maximum.f32(float %v66, float %v67)
  %v69 = call reassoc nsz contract float @llvm.maximum.f32(float %v49, float %v68)
  %v70 = load <16 x i1>, ptr %v7
  %v71 = bitcast <16 x i1> %v70 to i16
  %v72 = icmp eq i16 %v71, -1
  %v73 = select i1 %v72, float %v69, float 0x7FF8000000000000
  %v78 = fneg float %v73
  %v79 = insertelement <16 x float> poison, float %v78, i64 0
  %v80 = shufflevector <16 x float> %v79, <16 x float> poison, <16 x i32> zeroinitializer
  br label %head74
head74:
  %i74 = phi i64 [ 0, %exit43 ], [ %next74, %body74 ]
  %go74 = icmp slt i64 %i74, 64
  br i1 %go74, label %body74, label %exit74
body74:
  %v75 = add i64 %v9, %i74
  %v76 = getelementptr float, ptr %p1, i64 %v75
  %v77 = load <16 x float>, ptr %v76, align 4
  %v81 = fadd contract <16 x float> %v77, %v80
  %v82 = add i64 %v9, %i74
  %v83 = getelementptr float, ptr %p0, i64 %v82
  store <16 x float> %v81, ptr %v83, align 4
  %next74 = add nuw nsw i64 %i74, 16
  br label %head74, !llvm.loop !1
exit74:
  br label %head84
head84:
  %i84 = phi i64 [ 64, %exit74 ], [ %next84, %body84 ]
  %go84 = icmp slt i64 %i84, 70
  br i1 %go84, label %body84, label %exit84
body84:
  %v85 = add i64 %v9, %i84
  %v86 = getelementptr inbounds float, ptr %p1, i64 %v85
  %v87 = load float, ptr %v86
  %v88 = fadd contract float %v87, %v78
  %v89 = getelementptr inbounds float, ptr %p0, i64 %v85
  store float %v88, ptr %v89
  %next84 = add nuw nsw i64 %i84, 1
  br label %head84, !llvm.loop !1
exit84:
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
