; passes: always_inliner sroa simplify_cfg
define internal <16 x float> @tg_from_bf16_v16(<16 x i16> %x) alwaysinline nounwind {
  %t1 = zext <16 x i16> %x to <16 x i32>
  %t2 = shl <16 x i32> %t1, splat (i32 16)
  %t3 = bitcast <16 x i32> %t2 to <16 x float>
  ret <16 x float> %t3
}
define internal <32 x float> @tg_from_bf16_v32(<32 x i16> %x) alwaysinline nounwind {
  %t1 = zext <32 x i16> %x to <32 x i32>
  %t2 = shl <32 x i32> %t1, splat (i32 16)
  %t3 = bitcast <32 x i32> %t2 to <32 x float>
  ret <32 x float> %t3
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
define internal float @tg_exp2_coarse_float(float %x) alwaysinline nounwind {
  %t1 = fcmp olt float %x, 0xC064000000000000
  %t2 = select i1 %t1, float 0xC064000000000000, float %x
  %t3 = fcmp ogt float %t2, 0x4060200000000000
  %t4 = select i1 %t3, float 0x4060200000000000, float %t2
  %t5 = call float @llvm.floor.f32(float %t4)
  %t6 = fadd float %t5, 0x4168000000000000
  %t7 = fsub float %t4, %t5
  %t8 = bitcast float %t6 to i32
  %t9 = call float @llvm.fma.f32(float 0x3F8BC31DC0000000, float %t7, float 0x3FAAA3FC80000000)
  %t10 = call float @llvm.fma.f32(float %t9, float %t7, float 0x3FCEE58840000000)
  %t11 = call float @llvm.fma.f32(float %t10, float %t7, float 0x3FE62D51C0000000)
  %t12 = call float @llvm.fma.f32(float %t11, float %t7, float 0x3FF0000000000000)
  %t13 = fcmp olt float %t4, 0x0000000000000000
  %t14 = select i1 %t13, i32 -1262485313, i32 -1262485441
  %t15 = add i32 %t8, %t14
  %t16 = shl i32 %t15, 23
  %t17 = bitcast i32 %t16 to float
  %t18 = fmul float %t12, %t17
  %t19 = select i1 %t13, float 0x3BF0000000000000, float 0x43F0000000000000
  %t20 = fmul float %t18, %t19
  ret float %t20
}
declare float @llvm.floor.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
define internal void @elementwise_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = sub nsw i64 %end, %start
  %v2 = urem i64 %v1, 32
  %v3 = sub nsw i64 %end, %v2
  %v5 = getelementptr i16, ptr %p1, i64 0
  %v15 = getelementptr i16, ptr %p0, i64 0
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %body4 ]
  %go4 = icmp slt i64 %i4, %v3
  br i1 %go4, label %body4, label %exit4
body4:
  %v6 = getelementptr i16, ptr %v5, i64 %i4
  %v7 = load <32 x i16>, ptr %v6, align 2
  %c0.t1 = zext <32 x i16> %v7 to <32 x i32>
  %c0.t2 = shl <32 x i32> %c0.t1, splat (i32 16)
  %v8 = bitcast <32 x i32> %c0.t2 to <32 x float>
  %c1.t1 = shufflevector <32 x float> %v8, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %c1.t2 = shufflevector <32 x float> %v8, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c2.t1 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %c1.t1, i32 9, <16 x float> zeroinitializer, i16 -1, i32 4)
  %c3.t1 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %c1.t2, i32 9, <16 x float> zeroinitializer, i16 -1, i32 4)
  %c2.t2 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F8BC31DC0000000), <16 x float> %c2.t1, <16 x float> splat (float 0x3FAAA3FC80000000))
  %c3.t2 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F8BC31DC0000000), <16 x float> %c3.t1, <16 x float> splat (float 0x3FAAA3FC80000000))
  %c2.t3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c2.t2, <16 x float> %c2.t1, <16 x float> splat (float 0x3FCEE58840000000))
  %c3.t3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c3.t2, <16 x float> %c3.t1, <16 x float> splat (float 0x3FCEE58840000000))
  %c2.t4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c2.t3, <16 x float> %c2.t1, <16 x float> splat (float 0x3FE62D51C0000000))
  %c3.t4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c3.t3, <16 x float> %c3.t1, <16 x float> splat (float 0x3FE62D51C0000000))
  %c2.t5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c2.t4, <16 x float> %c2.t1, <16 x float> splat (float 0x3FF0000000000000))
  %c3.t5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c3.t4, <16 x float> %c3.t1, <16 x float> splat (float 0x3FF0000000000000))
  %c1.t3 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %c2.t5, <16 x float> %c1.t1, <16 x float> zeroinitializer, i16 -1, i32 4)
  %c1.t4 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %c3.t5, <16 x float> %c1.t2, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v9 = shufflevector <16 x float> %c1.t3, <16 x float> %c1.t4, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c4.t1 = bitcast <32 x float> %v9 to <32 x i32>
  %c4.t2 = lshr <32 x i32> %c4.t1, splat (i32 16)
  %c4.t3 = and <32 x i32> %c4.t2, splat (i32 1)
  %c4.t4 = add <32 x i32> %c4.t1, splat (i32 32767)
  %c4.t5 = add <32 x i32> %c4.t4, %c4.t3
  %c4.t6 = or <32 x i32> %c4.t2, splat (i32 64)
  %c4.t7 = fcmp uno <32 x float> %v9, splat (float 0x0000000000000000)
  %c4.t8 = lshr <32 x i32> %c4.t5, splat (i32 16)
  %c4.t9 = select <32 x i1> %c4.t7, <32 x i32> %c4.t6, <32 x i32> %c4.t8
  %v10 = trunc <32 x i32> %c4.t9 to <32 x i16>
  %c5.t1 = zext <32 x i16> %v10 to <32 x i32>
  %c5.t2 = shl <32 x i32> %c5.t1, splat (i32 16)
  %v11 = bitcast <32 x i32> %c5.t2 to <32 x float>
  %v12 = call <32 x float> @tg_from_bf16_v32(<32 x i16> splat (i16 16256))
  %v13 = fadd contract <32 x float> %v11, %v12
  %c6.t1 = bitcast <32 x float> %v13 to <32 x i32>
  %c6.t2 = lshr <32 x i32> %c6.t1, splat (i32 16)
  %c6.t3 = and <32 x i32> %c6.t2, splat (i32 1)
  %c6.t4 = add <32 x i32> %c6.t1, splat (i32 32767)
  %c6.t5 = add <32 x i32> %c6.t4, %c6.t3
  %c6.t6 = or <32 x i32> %c6.t2, splat (i32 64)
  %c6.t7 = fcmp uno <32 x float> %v13, splat (float 0x0000000000000000)
  %c6.t8 = lshr <32 x i32> %c6.t5, splat (i32 16)
  %c6.t9 = select <32 x i1> %c6.t7, <32 x i32> %c6.t6, <32 x i32> %c6.t8
  %v14 = trunc <32 x i32> %c6.t9 to <32 x i16>
  %v16 = getelementptr i16, ptr %v15, i64 %i4
  store <32 x i16> %v14, ptr %v16, align 2
  %next4 = add nuw nsw i64 %i4, 32
  br label %head4, !llvm.loop !1
exit4:
  %v17 = sub nsw i64 %end, %v3
  %v18 = urem i64 %v17, 16
  %v19 = sub nsw i64 %end, %v18
  br label %head20
head20:
  %i20 = phi i64 [ %v3, %exit4 ], [ %next20, %body20 ]
  %go20 = icmp slt i64 %i20, %v19
  br i1 %go20, label %body20, label %exit20
body20:
  %v21 = getelementptr i16, ptr %v5, i64 %i20
  %v22 = load <16 x i16>, ptr %v21, align 2
  %c7.t1 = zext <16 x i16> %v22 to <16 x i32>
  %c7.t2 = shl <16 x i32> %c7.t1, splat (i32 16)
  %v23 = bitcast <16 x i32> %c7.t2 to <16 x float>
  %c8.t1 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %v23, i32 9, <16 x float> zeroinitializer, i16 -1, i32 4)
  %c8.t2 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F8BC31DC0000000), <16 x float> %c8.t1, <16 x float> splat (float 0x3FAAA3FC80000000))
  %c8.t3 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c8.t2, <16 x float> %c8.t1, <16 x float> splat (float 0x3FCEE58840000000))
  %c8.t4 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c8.t3, <16 x float> %c8.t1, <16 x float> splat (float 0x3FE62D51C0000000))
  %c8.t5 = call <16 x float> @llvm.fma.v16f32(<16 x float> %c8.t4, <16 x float> %c8.t1, <16 x float> splat (float 0x3FF0000000000000))
  %v24 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %c8.t5, <16 x float> %v23, <16 x float> zeroinitializer, i16 -1, i32 4)
  %c9.t1 = bitcast <16 x float> %v24 to <16 x i32>
  %c9.t2 = lshr <16 x i32> %c9.t1, splat (i32 16)
  %c9.t3 = and <16 x i32> %c9.t2, splat (i32 1)
  %c9.t4 = add <16 x i32> %c9.t1, splat (i32 32767)
  %c9.t5 = add <16 x i32> %c9.t4, %c9.t3
  %c9.t6 = or <16 x i32> %c9.t2, splat (i32 64)
  %c9.t7 = fcmp uno <16 x float> %v24, splat (float 0x0000000000000000)
  %c9.t8 = lshr <16 x i32> %c9.t5, splat (i32 16)
  %c9.t9 = select <16 x i1> %c9.t7, <16 x i32> %c9.t6, <16 x i32> %c9.t8
  %v25 = trunc <16 x i32> %c9.t9 to <16 x i16>
  %c10.t1 = zext <16 x i16> %v25 to <16 x i32>
  %c10.t2 = shl <16 x i32> %c10.t1, splat (i32 16)
  %v26 = bitcast <16 x i32> %c10.t2 to <16 x float>
  %v27 = call <16 x float> @tg_from_bf16_v16(<16 x i16> splat (i16 16256))
  %v28 = fadd contract <16 x float> %v26, %v27
  %c11.t1 = bitcast <16 x float> %v28 to <16 x i32>
  %c11.t2 = lshr <16 x i32> %c11.t1, splat (i32 16)
  %c11.t3 = and <16 x i32> %c11.t2, splat (i32 1)
  %c11.t4 = add <16 x i32> %c11.t1, splat (i32 32767)
  %c11.t5 = add <16 x i32> %c11.t4, %c11.t3
  %c11.t6 = or <16 x i32> %c11.t2, splat (i32 64)
  %c11.t7 = fcmp uno <16 x float> %v28, splat (float 0x0000000000000000)
  %c11.t8 = lshr <16 x i32> %c11.t5, splat (i32 16)
  %c11.t9 = select <16 x i1> %c11.t7, <16 x i32> %c11.t6, <16 x i32> %c11.t8
  %v29 = trunc <16 x i32> %c11.t9 to <16 x i16>
  %v30 = getelementptr i16, ptr %v15, i64 %i20
  store <16 x i16> %v29, ptr %v30, align 2
  %next20 = add nuw nsw i64 %i20, 16
  br label %head20, !llvm.loop !1
exit20:
  br label %head31
head31:
  %i31 = phi i64 [ %v19, %exit20 ], [ %next31, %body31 ]
  %go31 = icmp slt i64 %i31, %end
  br i1 %go31, label %body31, label %exit31
body31:
  %v32 = getelementptr inbounds i16, ptr %p1, i64 %i31
  %v33 = load i16, ptr %v32
  %v34 = call float @tg_from_bf16(i16 %v33)
  %v35 = call float @tg_exp2_coarse_float(float %v34)
  %v36 = call i16 @tg_to_bf16(float %v35)
  %v37 = call float @tg_from_bf16(i16 %v36)
  %v38 = call float @tg_from_bf16(i16 16256)
  %v39 = fadd contract float %v37, %v38
  %v40 = call i16 @tg_to_bf16(float %v39)
  %v41 = getelementptr inbounds i16, ptr %p0, i64 %i31
  store i16 %v40, ptr %v41
  %next31 = add nuw nsw i64 %i31, 1
  br label %head31, !llvm.loop !1
exit31:
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
