define internal <16 x float> @tg_from_bf16_v16(<16 x i16> %x) alwaysinline nounwind {
  %t1 = zext <16 x i16> %x to <16 x i32>
  %t2 = shl <16 x i32> %t1, splat (i32 16)
  %t3 = bitcast <16 x i32> %t2 to <16 x float>
  ret <16 x float> %t3
}
define internal <16 x i16> @tg_to_bf16_v16(<16 x float> %x) alwaysinline nounwind {
  %t1 = bitcast <16 x float> %x to <16 x i32>
  %t2 = lshr <16 x i32> %t1, splat (i32 16)
  %t3 = and <16 x i32> %t2, splat (i32 1)
  %t4 = add <16 x i32> %t1, splat (i32 32767)
  %t5 = add <16 x i32> %t4, %t3
  %t6 = or <16 x i32> %t2, splat (i32 64)
  %t7 = fcmp uno <16 x float> %x, splat (float 0x0000000000000000)
  %t8 = lshr <16 x i32> %t5, splat (i32 16)
  %t9 = select <16 x i1> %t7, <16 x i32> %t6, <16 x i32> %t8
  %t10 = trunc <16 x i32> %t9 to <16 x i16>
  ret <16 x i16> %t10
}
define internal float @tg_from_bf16(i16 %x) alwaysinline nounwind {
  %t1 = zext i16 %x to i32
  %t2 = shl i32 %t1, 16
  %t3 = bitcast i32 %t2 to float
  ret float %t3
}
define internal i16 @tg_to_bf16(float %x) alwaysinline nounwind {
  %t1 = bitcast float %x to i32
  %t2 = lshr i32 %t1, 16
  %t3 = and i32 %t2, 1
  %t4 = add i32 %t1, 32767
  %t5 = add i32 %t4, %t3
  %t6 = or i32 %t2, 64
  %t7 = fcmp uno float %x, 0x0000000000000000
  %t8 = lshr i32 %t5, 16
  %t9 = select i1 %t7, i32 %t6, i32 %t8
  %t10 = trunc i32 %t9 to i16
  ret i16 %t10
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
define internal <16 x float> @tg_exp2_float_v16(<16 x float> %x) alwaysinline nounwind {
  %t1 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %x, i32 8, <16 x float> zeroinitializer, i16 -1, i32 4)
  %t2 = fsub <16 x float> %x, %t1
  %t3 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F244138A0000000), <16 x float> %t1, <16 x float> splat (float 0x3F55F08900000000))
  %t4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t3, <16 x float> %t1, <16 x float> splat (float 0x3F83B2A540000000))
  %t5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t4, <16 x float> %t1, <16 x float> splat (float 0x3FAC6AF6C0000000))
  %t6 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t5, <16 x float> %t1, <16 x float> splat (float 0x3FCEBFBE00000000))
  %t7 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t6, <16 x float> %t1, <16 x float> splat (float 0x3FE62E4300000000))
  %t8 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t7, <16 x float> %t1, <16 x float> splat (float 0x3FF0000000000000))
  %t9 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %t8, <16 x float> %t2, <16 x float> zeroinitializer, i16 -1, i32 4)
  ret <16 x float> %t9
}
define internal void @elementwise_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = sub nsw i64 %end, %start
  %v2 = urem i64 %v1, 16
  %v3 = sub nsw i64 %end, %v2
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %body4 ]
  %go4 = icmp slt i64 %i4, %v3
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = add i64 0, %i4
  %v6 = getelementptr i16, ptr %p1, i64 %v5
  %v7 = load <16 x i16>, ptr %v6, align 2
  %v8 = call <16 x float> @tg_from_bf16_v16(<16 x i16> %v7)
  %v9 = call <16 x float> @tg_exp2_float_v16(<16 x float> %v8)
  %v10 = call <16 x i16> @tg_to_bf16_v16(<16 x float> %v9)
  %v11 = call <16 x float> @tg_from_bf16_v16(<16 x i16> %v10)
  %v12 = call <16 x float> @tg_from_bf16_v16(<16 x i16> splat (i16 16256))
  %v13 = fadd contract <16 x float> %v11, %v12
  %v14 = call <16 x i16> @tg_to_bf16_v16(<16 x float> %v13)
  %v15 = add i64 0, %i4
  %v16 = getelementptr i16, ptr %p0, i64 %v15
  store <16 x i16> %v14, ptr %v16, align 2
  %next4 = add nuw nsw i64 %i4, 16
  br label %head4, !llvm.loop !1
exit4:
  br label %head17
head17:
  %i17 = phi i64 [ %v3, %exit4 ], [ %next17, %body17 ]
  %go17 = icmp slt i64 %i17, %end
  br i1 %go17, label %body17, label %exit17
body17:
  %v18 = getelementptr inbounds i16, ptr %p1, i64 %i17
  %v19 = load i16, ptr %v18
  %v20 = call float @tg_from_bf16(i16 %v19)
  %v21 = call float @tg_exp2_float(float %v20)
  %v22 = call i16 @tg_to_bf16(float %v21)
  %v23 = call float @tg_from_bf16(i16 %v22)
  %v24 = call float @tg_from_bf16(i16 16256)
  %v25 = fadd contract float %v23, %v24
  %v26 = call i16 @tg_to_bf16(float %v25)
  %v27 = getelementptr inbounds i16, ptr %p0, i64 %i17
  store i16 %v26, ptr %v27
  %next17 = add nuw nsw i64 %i17, 1
  br label %head17, !llvm.loop !1
exit17:
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
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
