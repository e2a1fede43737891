; passes: always_inliner sroa simplify_cfg
define internal void @column_vectors_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = alloca <16 x float>
  %v2 = alloca <16 x float>
  %v3 = alloca <16 x float>
  %v4 = alloca <16 x float>
  %v39 = getelementptr float, ptr %p0, i64 0
  br label %head5
head5:
  %i5 = phi i64 [ %start, %entry ], [ %next5, %exit14 ]
  %go5 = icmp slt i64 %i5, %end
  br i1 %go5, label %body5, label %exit5
body5:
  %v6 = urem i64 %i5, 1
  %v7 = mul nuw nsw i64 %v6, 64
  %v8 = udiv i64 %i5, 1
  %v9 = add nuw nsw i64 %v7, 64
  store <16 x float> splat (float 0x0000000000000000), ptr %v1, align 4
  %v11 = add nuw nsw i64 %v7, 16
  store <16 x float> splat (float 0x0000000000000000), ptr %v2, align 4
  %v12 = add nuw nsw i64 %v7, 32
  store <16 x float> splat (float 0x0000000000000000), ptr %v3, align 4
  %v13 = add nuw nsw i64 %v7, 48
  store <16 x float> splat (float 0x0000000000000000), ptr %v4, align 4
  br label %head14
head14:
  %i14 = phi i64 [ 0, %body5 ], [ %next14, %body14 ]
  %go14 = icmp slt i64 %i14, 7
  br i1 %go14, label %body14, label %exit14
body14:
  %v16 = mul i64 %i14, 64
  %v17 = getelementptr float, ptr %p1, i64 %v16
  %v18 = getelementptr float, ptr %v17, i64 %v7
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = load <16 x float>, ptr %v1, align 4
  %v21 = fadd reassoc nsz contract <16 x float> %v20, %v19
  store <16 x float> %v21, ptr %v1, align 4
  %v22 = add nuw nsw i64 %v7, 16
  %v23 = getelementptr float, ptr %v17, i64 %v22
  %v24 = load <16 x float>, ptr %v23, align 4
  %v25 = load <16 x float>, ptr %v2, align 4
  %v26 = fadd reassoc nsz contract <16 x float> %v25, %v24
  store <16 x float> %v26, ptr %v2, align 4
  %v27 = add nuw nsw i64 %v7, 32
  %v28 = getelementptr float, ptr %v17, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = load <16 x float>, ptr %v3, align 4
  %v31 = fadd reassoc nsz contract <16 x float> %v30, %v29
  store <16 x float> %v31, ptr %v3, align 4
  %v32 = add nuw nsw i64 %v7, 48
  %v33 = getelementptr float, ptr %v17, i64 %v32
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = load <16 x float>, ptr %v4, align 4
  %v36 = fadd reassoc nsz contract <16 x float> %v35, %v34
  store <16 x float> %v36, ptr %v4, align 4
  %next14 = add nuw nsw i64 %i14, 1
  br label %head14
exit14:
  %v38 = load <16 x float>, ptr %v1, align 4
  %v40 = getelementptr float, ptr %v39, i64 %v7
  store <16 x float> %v38, ptr %v40, align 4
  %v41 = add nuw nsw i64 %v7, 16
  %v42 = load <16 x float>, ptr %v2, align 4
  %v43 = getelementptr float, ptr %v39, i64 %v41
  store <16 x float> %v42, ptr %v43, align 4
  %v44 = add nuw nsw i64 %v7, 32
  %v45 = load <16 x float>, ptr %v3, align 4
  %v46 = getelementptr float, ptr %v39, i64 %v44
  store <16 x float> %v45, ptr %v46, align 4
  %v47 = add nuw nsw i64 %v7, 48
  %v48 = load <16 x float>, ptr %v4, align 4
  %v49 = getelementptr float, ptr %v39, i64 %v47
  store <16 x float> %v48, ptr %v49, align 4
  %next5 = add nuw nsw i64 %i5, 1
  br label %head5
exit5:
  ret void
}
define void @column_vectors_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %scratch = load ptr, ptr %a2
  call void @column_vectors_0_body(ptr %p0, ptr %p1, ptr %scratch, i64 %start, i64 %end)
  ret void
}
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
