define internal float @tg_from_bf16(i16 %x) alwaysinline nounwind {
  %w = zext i16 %x to i32
  %s = shl i32 %w, 16
  %f = bitcast i32 %s to float
  ret float %f
}
define internal i16 @tg_to_bf16(float %x) alwaysinline nounwind {
  %b = bitcast float %x to i32
  %h = lshr i32 %b, 16
  %odd = and i32 %h, 1
  %r = add i32 %b, 32767
  %r2 = add i32 %r, %odd
  %r3 = lshr i32 %r2, 16
  %q = or i32 %h, 64
  %nan = fcmp uno float %x, 0.0
  %s = select i1 %nan, i32 %q, i32 %r3
  %t = trunc i32 %s to i16
  ret i16 %t
}
define internal float @tg_exp2_float(float %x) alwaysinline nounwind {
  %t1 = fcmp olt float %x, 0xC064000000000000
  %t2 = select i1 %t1, float 0xC064000000000000, float %x
  %t3 = fcmp ogt float %t2, 0x4060200000000000
  %t4 = select i1 %t3, float 0x4060200000000000, float %t2
  %t5 = fadd float %t4, 0x4168000000000000
  %t6 = fsub float %t5, 0x4168000000000000
  %t7 = fsub float %t4, %t6
  %t8 = bitcast float %t5 to i32
  %t9 = call float @llvm.fma.f32(float 0x3F244138A0000000, float %t7, float 0x3F55F08900000000)
  %t10 = call float @llvm.fma.f32(float %t9, float %t7, float 0x3F83B2A540000000)
  %t11 = call float @llvm.fma.f32(float %t10, float %t7, float 0x3FAC6AF6C0000000)
  %t12 = call float @llvm.fma.f32(float %t11, float %t7, float 0x3FCEBFBE00000000)
  %t13 = call float @llvm.fma.f32(float %t12, float %t7, float 0x3FE62E4300000000)
  %t14 = call float @llvm.fma.f32(float %t13, float %t7, float 0x3FF0000000000000)
  %t15 = fcmp olt float %t4, 0x0000000000000000
  %t16 = select i1 %t15, i32 -1262485313, i32 -1262485441
  %t17 = add i32 %t8, %t16
  %t18 = shl i32 %t17, 23
  %t19 = bitcast i32 %t18 to float
  %t20 = fmul float %t14, %t19
  %t21 = select i1 %t15, float 0x3BF0000000000000, float 0x43F0000000000000
  %t22 = fmul float %t20, %t21
  ret float %t22
}
declare float @llvm.fma.f32(float, float, float)
define internal void @elementwise_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  br label %head1
head1:
  %i1 = phi i64 [ %start, %entry ], [ %next1, %body1 ]
  %go1 = icmp slt i64 %i1, %end
  br i1 %go1, label %body1, label %exit1
body1:
  %v2 = getelementptr inbounds i16, ptr %p1, i64 %i1
  %v3 = load i16, ptr %v2
  %v4 = call float @tg_from_bf16(i16 %v3)
  %v5 = call float @tg_exp2_float(float %v4)
  %v6 = call i16 @tg_to_bf16(float %v5)
  %v7 = call float @tg_from_bf16(i16 %v6)
  %v8 = call float @tg_from_bf16(i16 16256)
  %v9 = fadd contract float %v7, %v8
  %v10 = call i16 @tg_to_bf16(float %v9)
  %v11 = getelementptr inbounds i16, ptr %p0, i64 %i1
  store i16 %v10, ptr %v11
  %next1 = add nuw nsw i64 %i1, 1
  br label %head1
exit1:
  ret void
}
define void @elementwise_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %scratch = load ptr, ptr %a2
  call void @elementwise_0_body(ptr %p0, ptr %p1, ptr %scratch, i64 %start, i64 %end)
  ret void
}
attributes #0 = { nounwind "prefer-vector-width"="512" }
