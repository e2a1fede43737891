; few passes
declare float @llvm.maximum.f32(float, float)
define internal void @row_vectors_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v2 = alloca float
  %v3 = alloca <16 x float>
  %v4 = alloca <16 x float>
  %v5 = alloca <16 x float>
  %v6 = alloca <16 x float>
  br label %head1
head1:
  %i1 = phi i64 [ %start, %entry ], [ %next1, %exit69 ]
  %go1 = icmp slt i64 %i1, %end
  br i1 %go1, label %body1, label %exit1
body1:
  store float 0xFFF0000000000000, ptr %v2
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v3
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v5
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v6
  %v8 = mul i64 %i1, 70
  br label %head7
head7:
  %i7 = phi i64 [ 0, %body1 ], [ %next7, %body7 ]
  %go7 = icmp slt i64 %i7, 64
  br i1 %go7, label %body7, label %exit7
body7:
  %v9 = add i64 %v8, %i7
  %v10 = getelementptr float, ptr %p1, i64 %v9
  %v11 = load <16 x float>, ptr %v10, align 4
  %v12 = load <16 x float>, ptr %v3
  %v13 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v12, <16 x float> %v11)
  store <16 x float> %v13, ptr %v3
  %v14 = add nuw nsw i64 %i7, 16
  %v15 = add i64 %v8, %v14
  %v16 = getelementptr float, ptr %p1, i64 %v15
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = load <16 x float>, ptr %v4
  %v19 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v18, <16 x float> %v17)
  store <16 x float> %v19, ptr %v4
  %v20 = add nuw nsw i64 %i7, 32
  %v21 = add i64 %v8, %v20
  %v22 = getelementptr float, ptr %p1, i64 %v21
  %v23 = load <16 x float>, ptr %v22, align 4
  %v24 = load <16 x float>, ptr %v5
  %v25 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v24, <16 x float> %v23)
  store <16 x float> %v25, ptr %v5
  %v26 = add nuw nsw i64 %i7, 48
  %v27 = add i64 %v8, %v26
  %v28 = getelementptr float, ptr %p1, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = load <16 x float>, ptr %v6
  %v31 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v30, <16 x float> %v29)
  store <16 x float> %v31, ptr %v6
  %next7 = add nuw nsw i64 %i7, 64
  br label %head7, !llvm.loop !1
exit7:
  br label %head32
head32:
  %i32 = phi i64 [ 64, %exit7 ], [ %next32, %body32 ]
  %go32 = icmp slt i64 %i32, 70
  br i1 %go32, label %body32, label %exit32
body32:
  %v33 = add i64 %v8, %i32
  %v34 = getelementptr inbounds float, ptr %p1, i64 %v33
  %v35 = load float, ptr %v34
  %v36 = load float, ptr %v2
  %v37 = call reassoc nsz contract float @llvm.maximum.f32(float %v36, float %v35)
  store float %v37, ptr %v2
  %next32 = add nuw nsw i64 %i32, 1
  br label %head32, !llvm.loop !1
exit32:
  %v38 = load float, ptr %v2
  %v39 = load <16 x float>, ptr %v3
  %v40 = load <16 x float>, ptr %v4
  %v41 = load <16 x float>, ptr %v5
  %v42 = load <16 x float>, ptr %v6
  %v43 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v39, <16 x float> %v41)
  %v44 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v40, <16 x float> %v42)
  %v45 = call reassoc nsz contract <16 x float> @llvm.maximum.v16f32(<16 x float> %v43, <16 x float> %v44)
  %v46 = shufflevector <16 x float> %v45, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v47 = shufflevector <16 x float> %v45, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v48 = call reassoc nsz contract <8 x float> @llvm.maximum.v8f32(<8 x float> %v46, <8 x float> %v47)
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v50 = shufflevector <8 x float> %v48, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v51 = call reassoc nsz contract <4 x float> @llvm.maximum.v4f32(<4 x float> %v49, <4 x float> %v50)
  %v52 = shufflevector <4 x float> %v51, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v53 = shufflevector <4 x float> %v51, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v54 = call reassoc nsz contract <2 x float> @llvm.maximum.v2f32(<2 x float> %v52, <2 x float> %v53)
  %v55 = extractelement <2 x float> %v54, i64 0
  %v56 = extractelement <2 x float> %v54, i64 1
  %v57 = call reassoc nsz contract float @llvm.maximum.f32(float %v55, float %v56)
  %v58 = call reassoc nsz contract float @llvm.maximum.f32(float %v38, float %v57)
  %v63 = fneg float %v58
  %v64 = insertelement <16 x float> poison, float %v63, i64 0
  %v65 = shufflevector <16 x float> %v64, <16 x float> poison, <16 x i32> zeroinitializer
  br label %head59
head59:
  %i59 = phi i64 [ 0, %exit32 ], [ %next59, %body59 ]
  %go59 = icmp slt i64 %i59, 64
  br i1 %go59, label %body59, label %exit59
body59:
  %v60 = add i64 %v8, %i59
  %v61 = getelementptr float, ptr %p1, i64 %v60
  %v62 = load <16 x float>, ptr %v61, align 4
  %v66 = fadd contract <16 x float> %v62, %v65
  %v67 = add i64 %v8, %i59
  %v68 = getelementptr float, ptr %p0, i64 %v67
  store <16 x float> %v66, ptr %v68, align 4
  %next59 = add nuw nsw i64 %i59, 16
  br label %head59, !llvm.loop !1
exit59:
  br label %head69
head69:
  %i69 = phi i64 [ 64, %exit59 ], [ %next69, %body69 ]
  %go69 = icmp slt i64 %i69, 70
  br i1 %go69, label %body69, label %exit69
body69:
  %v70 = add i64 %v8, %i69
  %v71 = getelementptr inbounds float, ptr %p1, i64 %v70
  %v72 = load float, ptr %v71
  %v73 = fadd contract float %v72, %v63
  %v74 = getelementptr inbounds float, ptr %p0, i64 %v70
  store float %v73, ptr %v74
  %next69 = add nuw nsw i64 %i69, 1
  br label %head69, !llvm.loop !1
exit69:
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
