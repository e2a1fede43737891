; passes: always_inliner sroa simplify_cfg
define internal void @rows_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v2 = alloca float
  br label %head1
head1:
  %i1 = phi i64 [ %start, %entry ], [ %next1, %exit3 ]
  %go1 = icmp slt i64 %i1, %end
  br i1 %go1, label %body1, label %exit1
body1:
  store float 0x0000000000000000, ptr %v2
  %v4 = mul i64 %i1, 40
  br label %head3
head3:
  %i3 = phi i64 [ 0, %body1 ], [ %next3, %body3 ]
  %go3 = icmp slt i64 %i3, 40
  br i1 %go3, label %body3, label %exit3
body3:
  %v5 = add i64 %v4, %i3
  %v6 = getelementptr inbounds float, ptr %p1, i64 %v5
  %v7 = load float, ptr %v6
  %v8 = load float, ptr %v2
  %v9 = fadd reassoc nsz contract float %v8, %v7
  store float %v9, ptr %v2
  %next3 = add nuw nsw i64 %i3, 1
  br label %head3
exit3:
  %v10 = load float, ptr %v2
  %v11 = getelementptr inbounds float, ptr %p0, i64 %i1
  store float %v10, ptr %v11
  %next1 = add nuw nsw i64 %i1, 1
  br label %head1
exit1:
  ret void
}
define void @rows_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %scratch = load ptr, ptr %a2
  call void @rows_0_body(ptr %p0, ptr %p1, ptr %scratch, i64 %start, i64 %end)
  ret void
}
attributes #0 = { nounwind "prefer-vector-width"="512" }
