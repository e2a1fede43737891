declare float @llvm.maximum.f32(float, float)
define internal void @columns_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %sums = alloca [128 x float], align 64
  br label %head1
head1:
  %i1 = phi i64 [ %start, %entry ], [ %next1, %exit20 ]
  %go1 = icmp slt i64 %i1, %end
  br i1 %go1, label %body1, label %exit1
body1:
  %v2 = urem i64 %i1, 2
  %v3 = mul nuw nsw i64 %v2, 128
  %v4 = udiv i64 %i1, 2
  %v5 = sub nsw i64 200, %v3
  %v6 = icmp slt i64 128, %v5
  %v7 = select i1 %v6, i64 128, i64 %v5
  br label %head8
head8:
  %i8 = phi i64 [ 0, %body1 ], [ %next8, %body8 ]
  %go8 = icmp slt i64 %i8, %v7
  br i1 %go8, label %body8, label %exit8
body8:
  %v9 = getelementptr inbounds float, ptr %sums, i64 %i8
  store float 0xFFF0000000000000, ptr %v9
  %next8 = add nuw nsw i64 %i8, 1
  br label %head8
exit8:
  br label %head10
head10:
  %i10 = phi i64 [ 0, %exit8 ], [ %next10, %exit11 ]
  %go10 = icmp slt i64 %i10, 7
  br i1 %go10, label %body10, label %exit10
body10:
  %v13 = mul i64 %i10, 200
  br label %head11
head11:
  %i11 = phi i64 [ 0, %body10 ], [ %next11, %body11 ]
  %go11 = icmp slt i64 %i11, %v7
  br i1 %go11, label %body11, label %exit11
body11:
  %v12 = add nuw nsw i64 %v3, %i11
  %v14 = add i64 %v13, %v12
  %v15 = getelementptr inbounds float, ptr %p1, i64 %v14
  %v16 = load float, ptr %v15
  %v17 = getelementptr inbounds float, ptr %sums, i64 %i11
  %v18 = load float, ptr %v17
  %v19 = call reassoc nsz contract float @llvm.maximum.f32(float %v18, float %v16)
  store float %v19, ptr %v17
  %next11 = add nuw nsw i64 %i11, 1
  br label %head11
exit11:
  %next10 = add nuw nsw i64 %i10, 1
  br label %head10
exit10:
  br label %head20
head20:
  %i20 = phi i64 [ 0, %exit10 ], [ %next20, %body20 ]
  %go20 = icmp slt i64 %i20, %v7
  br i1 %go20, label %body20, label %exit20
body20:
  %v21 = getelementptr inbounds float, ptr %sums, i64 %i20
  %v22 = load float, ptr %v21
  %v23 = add nuw nsw i64 %v3, %i20
  %v24 = getelementptr inbounds float, ptr %p0, i64 %v23
  store float %v22, ptr %v24
  %next20 = add nuw nsw i64 %i20, 1
  br label %head20
exit20:
  %next1 = add nuw nsw i64 %i1, 1
  br label %head1
exit1:
  ret void
}
define void @columns_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %scratch = load ptr, ptr %a2
  call void @columns_0_body(ptr %p0, ptr %p1, ptr %scratch, i64 %start, i64 %end)
  ret void
}
attributes #0 = { nounwind "prefer-vector-width"="512" }
