declare float @llvm.maximum.f32(float, float)
define internal void @columns_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %sums = alloca [128 x float], align 64
  br label %head1
head1:
  %i1 = phi i64 [ %start, %entry ], [ %next1, %exit22 ]
  %go1 = icmp slt i64 %i1, %end
  br i1 %go1, label %body1, label %exit1
body1:
  %v2 = urem i64 %i1, 2
  %v3 = mul nuw nsw i64 %v2, 128
  %v4 = udiv i64 %i1, 2
  %v5 = sub nsw i64 200, %v3
  %v6 = icmp slt i64 128, %v5
  %v7 = select i1 %v6, i64 128, i64 %v5
  %v8 = add nuw nsw i64 %v3, %v7
  %v9 = sub i64 0, %v3
  %v10 = getelementptr float, ptr %sums, i64 %v9
  br label %head11
head11:
  %i11 = phi i64 [ %v3, %body1 ], [ %next11, %body11 ]
  %go11 = icmp slt i64 %i11, %v8
  br i1 %go11, label %body11, label %exit11
body11:
  %v12 = getelementptr float, ptr %v10, i64 %i11
  store float 0xFFF0000000000000, ptr %v12, align 4
  %next11 = add nuw nsw i64 %i11, 1
  br label %head11
exit11:
  br label %head13
head13:
  %i13 = phi i64 [ 0, %exit11 ], [ %next13, %exit14 ]
  %go13 = icmp slt i64 %i13, 7
  br i1 %go13, label %body13, label %exit13
body13:
  %v15 = mul i64 %i13, 200
  br label %head14
head14:
  %i14 = phi i64 [ %v3, %body13 ], [ %next14, %body14 ]
  %go14 = icmp slt i64 %i14, %v8
  br i1 %go14, label %body14, label %exit14
body14:
  %v16 = add i64 %v15, %i14
  %v17 = getelementptr inbounds float, ptr %p1, i64 %v16
  %v18 = load float, ptr %v17
  %v19 = getelementptr float, ptr %v10, i64 %i14
  %v20 = load float, ptr %v19, align 4
  %v21 = call reassoc nsz contract float @llvm.maximum.f32(float %v20, float %v18)
  store float %v21, ptr %v19, align 4
  %next14 = add nuw nsw i64 %i14, 1
  br label %head14
exit14:
  %next13 = add nuw nsw i64 %i13, 1
  br label %head13
exit13:
  br label %head22
head22:
  %i22 = phi i64 [ %v3, %exit13 ], [ %next22, %body22 ]
  %go22 = icmp slt i64 %i22, %v8
  br i1 %go22, label %body22, label %exit22
body22:
  %v23 = getelementptr float, ptr %v10, i64 %i22
  %v24 = load float, ptr %v23, align 4
  %v25 = getelementptr inbounds float, ptr %p0, i64 %i22
  store float %v24, ptr %v25
  %next22 = add nuw nsw i64 %i22, 1
  br label %head22
exit22:
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
