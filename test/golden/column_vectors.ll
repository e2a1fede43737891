; few passes
define internal void @column_vectors_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = alloca <16 x float>
  %v2 = alloca <16 x float>
  %v3 = alloca <16 x float>
  %v4 = alloca <16 x float>
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
  %v17 = add i64 %v16, %v7
  %v18 = getelementptr float, ptr %p1, i64 %v17
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = load <16 x float>, ptr %v1, align 4
  %v21 = fadd reassoc nsz contract <16 x float> %v20, %v19
  store <16 x float> %v21, ptr %v1, align 4
  %v22 = add nuw nsw i64 %v7, 16
  %v23 = add i64 %v16, %v22
  %v24 = getelementptr float, ptr %p1, i64 %v23
  %v25 = load <16 x float>, ptr %v24, align 4
  %v26 = load <16 x float>, ptr %v2, align 4
  %v27 = fadd reassoc nsz contract <16 x float> %v26, %v25
  store <16 x float> %v27, ptr %v2, align 4
  %v28 = add nuw nsw i64 %v7, 32
  %v29 = add i64 %v16, %v28
  %v30 = getelementptr float, ptr %p1, i64 %v29
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = load <16 x float>, ptr %v3, align 4
  %v33 = fadd reassoc nsz contract <16 x float> %v32, %v31
  store <16 x float> %v33, ptr %v3, align 4
  %v34 = add nuw nsw i64 %v7, 48
  %v35 = add i64 %v16, %v34
  %v36 = getelementptr float, ptr %p1, i64 %v35
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = load <16 x float>, ptr %v4, align 4
  %v39 = fadd reassoc nsz contract <16 x float> %v38, %v37
  store <16 x float> %v39, ptr %v4, align 4
  %next14 = add nuw nsw i64 %i14, 1
  br label %head14
exit14:
  %v41 = load <16 x float>, ptr %v1, align 4
  %v42 = add i64 0, %v7
  %v43 = getelementptr float, ptr %p0, i64 %v42
  store <16 x float> %v41, ptr %v43, align 4
  %v44 = add nuw nsw i64 %v7, 16
  %v45 = load <16 x float>, ptr %v2, align 4
  %v46 = add i64 0, %v44
  %v47 = getelementptr float, ptr %p0, i64 %v46
  store <16 x float> %v45, ptr %v47, align 4
  %v48 = add nuw nsw i64 %v7, 32
  %v49 = load <16 x float>, ptr %v3, align 4
  %v50 = add i64 0, %v48
  %v51 = getelementptr float, ptr %p0, i64 %v50
  store <16 x float> %v49, ptr %v51, align 4
  %v52 = add nuw nsw i64 %v7, 48
  %v53 = load <16 x float>, ptr %v4, align 4
  %v54 = add i64 0, %v52
  %v55 = getelementptr float, ptr %p0, i64 %v54
  store <16 x float> %v53, ptr %v55, align 4
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
