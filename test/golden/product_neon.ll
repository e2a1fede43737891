declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
define internal void @product_neon_0_tile(ptr noalias %a, ptr noalias %b, i64 %depth, ptr noalias %c, i1 %add, ptr %f0, i64 %fs0, i64 %fn0, ptr %f1, i64 %fs1, i64 %fn1) noinline #0 {
entry:
  %most = and i64 %depth, -4
  %one = insertelement <4 x i1> poison, i1 %add, i64 0
  %all = shufflevector <4 x i1> %one, <4 x i1> poison, <4 x i32> zeroinitializer
  %g0_0 = load <4 x float>, ptr %c, align 4
  %d0_0 = select <4 x i1> %all, <4 x float> %g0_0, <4 x float> zeroinitializer
  %e0_1 = getelementptr float, ptr %c, i64 4
  %g0_1 = load <4 x float>, ptr %e0_1, align 4
  %d0_1 = select <4 x i1> %all, <4 x float> %g0_1, <4 x float> zeroinitializer
  %e0_2 = getelementptr float, ptr %c, i64 8
  %g0_2 = load <4 x float>, ptr %e0_2, align 4
  %d0_2 = select <4 x i1> %all, <4 x float> %g0_2, <4 x float> zeroinitializer
  %e1_0 = getelementptr float, ptr %c, i64 28
  %g1_0 = load <4 x float>, ptr %e1_0, align 4
  %d1_0 = select <4 x i1> %all, <4 x float> %g1_0, <4 x float> zeroinitializer
  %e1_1 = getelementptr float, ptr %c, i64 32
  %g1_1 = load <4 x float>, ptr %e1_1, align 4
  %d1_1 = select <4 x i1> %all, <4 x float> %g1_1, <4 x float> zeroinitializer
  %e1_2 = getelementptr float, ptr %c, i64 36
  %g1_2 = load <4 x float>, ptr %e1_2, align 4
  %d1_2 = select <4 x i1> %all, <4 x float> %g1_2, <4 x float> zeroinitializer
  %e2_0 = getelementptr float, ptr %c, i64 56
  %g2_0 = load <4 x float>, ptr %e2_0, align 4
  %d2_0 = select <4 x i1> %all, <4 x float> %g2_0, <4 x float> zeroinitializer
  %e2_1 = getelementptr float, ptr %c, i64 60
  %g2_1 = load <4 x float>, ptr %e2_1, align 4
  %d2_1 = select <4 x i1> %all, <4 x float> %g2_1, <4 x float> zeroinitializer
  %e2_2 = getelementptr float, ptr %c, i64 64
  %g2_2 = load <4 x float>, ptr %e2_2, align 4
  %d2_2 = select <4 x i1> %all, <4 x float> %g2_2, <4 x float> zeroinitializer
  %e3_0 = getelementptr float, ptr %c, i64 84
  %g3_0 = load <4 x float>, ptr %e3_0, align 4
  %d3_0 = select <4 x i1> %all, <4 x float> %g3_0, <4 x float> zeroinitializer
  %e3_1 = getelementptr float, ptr %c, i64 88
  %g3_1 = load <4 x float>, ptr %e3_1, align 4
  %d3_1 = select <4 x i1> %all, <4 x float> %g3_1, <4 x float> zeroinitializer
  %e3_2 = getelementptr float, ptr %c, i64 92
  %g3_2 = load <4 x float>, ptr %e3_2, align 4
  %d3_2 = select <4 x i1> %all, <4 x float> %g3_2, <4 x float> zeroinitializer
  %e4_0 = getelementptr float, ptr %c, i64 112
  %g4_0 = load <4 x float>, ptr %e4_0, align 4
  %d4_0 = select <4 x i1> %all, <4 x float> %g4_0, <4 x float> zeroinitializer
  %e4_1 = getelementptr float, ptr %c, i64 116
  %g4_1 = load <4 x float>, ptr %e4_1, align 4
  %d4_1 = select <4 x i1> %all, <4 x float> %g4_1, <4 x float> zeroinitializer
  %e4_2 = getelementptr float, ptr %c, i64 120
  %g4_2 = load <4 x float>, ptr %e4_2, align 4
  %d4_2 = select <4 x i1> %all, <4 x float> %g4_2, <4 x float> zeroinitializer
  %e5_0 = getelementptr float, ptr %c, i64 140
  %g5_0 = load <4 x float>, ptr %e5_0, align 4
  %d5_0 = select <4 x i1> %all, <4 x float> %g5_0, <4 x float> zeroinitializer
  %e5_1 = getelementptr float, ptr %c, i64 144
  %g5_1 = load <4 x float>, ptr %e5_1, align 4
  %d5_1 = select <4 x i1> %all, <4 x float> %g5_1, <4 x float> zeroinitializer
  %e5_2 = getelementptr float, ptr %c, i64 148
  %g5_2 = load <4 x float>, ptr %e5_2, align 4
  %d5_2 = select <4 x i1> %all, <4 x float> %g5_2, <4 x float> zeroinitializer
  %e6_0 = getelementptr float, ptr %c, i64 168
  %g6_0 = load <4 x float>, ptr %e6_0, align 4
  %d6_0 = select <4 x i1> %all, <4 x float> %g6_0, <4 x float> zeroinitializer
  %e6_1 = getelementptr float, ptr %c, i64 172
  %g6_1 = load <4 x float>, ptr %e6_1, align 4
  %d6_1 = select <4 x i1> %all, <4 x float> %g6_1, <4 x float> zeroinitializer
  %e6_2 = getelementptr float, ptr %c, i64 176
  %g6_2 = load <4 x float>, ptr %e6_2, align 4
  %d6_2 = select <4 x i1> %all, <4 x float> %g6_2, <4 x float> zeroinitializer
  br label %headu
headu:
  %ku = phi i64 [ 0, %entry ], [ %nu, %bodyu ]
  %au = phi ptr [ %a, %entry ], [ %anu, %bodyu ]
  %bu = phi ptr [ %b, %entry ], [ %bnu, %bodyu ]
  %accu0_0 = phi <4 x float> [ %d0_0, %entry ], [ %su3_0_0, %bodyu ]
  %accu0_1 = phi <4 x float> [ %d0_1, %entry ], [ %su3_0_1, %bodyu ]
  %accu0_2 = phi <4 x float> [ %d0_2, %entry ], [ %su3_0_2, %bodyu ]
  %accu1_0 = phi <4 x float> [ %d1_0, %entry ], [ %su3_1_0, %bodyu ]
  %accu1_1 = phi <4 x float> [ %d1_1, %entry ], [ %su3_1_1, %bodyu ]
  %accu1_2 = phi <4 x float> [ %d1_2, %entry ], [ %su3_1_2, %bodyu ]
  %accu2_0 = phi <4 x float> [ %d2_0, %entry ], [ %su3_2_0, %bodyu ]
  %accu2_1 = phi <4 x float> [ %d2_1, %entry ], [ %su3_2_1, %bodyu ]
  %accu2_2 = phi <4 x float> [ %d2_2, %entry ], [ %su3_2_2, %bodyu ]
  %accu3_0 = phi <4 x float> [ %d3_0, %entry ], [ %su3_3_0, %bodyu ]
  %accu3_1 = phi <4 x float> [ %d3_1, %entry ], [ %su3_3_1, %bodyu ]
  %accu3_2 = phi <4 x float> [ %d3_2, %entry ], [ %su3_3_2, %bodyu ]
  %accu4_0 = phi <4 x float> [ %d4_0, %entry ], [ %su3_4_0, %bodyu ]
  %accu4_1 = phi <4 x float> [ %d4_1, %entry ], [ %su3_4_1, %bodyu ]
  %accu4_2 = phi <4 x float> [ %d4_2, %entry ], [ %su3_4_2, %bodyu ]
  %accu5_0 = phi <4 x float> [ %d5_0, %entry ], [ %su3_5_0, %bodyu ]
  %accu5_1 = phi <4 x float> [ %d5_1, %entry ], [ %su3_5_1, %bodyu ]
  %accu5_2 = phi <4 x float> [ %d5_2, %entry ], [ %su3_5_2, %bodyu ]
  %accu6_0 = phi <4 x float> [ %d6_0, %entry ], [ %su3_6_0, %bodyu ]
  %accu6_1 = phi <4 x float> [ %d6_1, %entry ], [ %su3_6_1, %bodyu ]
  %accu6_2 = phi <4 x float> [ %d6_2, %entry ], [ %su3_6_2, %bodyu ]
  %gou = icmp slt i64 %ku, %most
  br i1 %gou, label %bodyu, label %exitu
bodyu:
  %ft0 = udiv i64 %ku, 4
  %fx0 = add i64 %ft0, %fs0
  %fm0 = call i64 @llvm.smin.i64(i64 %fx0, i64 %fn0)
  %fr0 = udiv i64 %fm0, 4
  %fc0 = urem i64 %fm0, 4
  %fd0 = mul i64 %fr0, 640
  %fe0 = mul i64 %fc0, 128
  %fo0 = add i64 %fd0, %fe0
  %fp0 = getelementptr i8, ptr %f0, i64 %fo0
  call void @llvm.prefetch.p0(ptr %fp0, i32 0, i32 2, i32 1)
  %ft1 = udiv i64 %ku, 4
  %fx1 = add i64 %ft1, %fs1
  %fm1 = call i64 @llvm.smin.i64(i64 %fx1, i64 %fn1)
  %fo1 = mul i64 %fm1, 28
  %fp1 = getelementptr i8, ptr %f1, i64 %fo1
  call void @llvm.prefetch.p0(ptr %fp1, i32 0, i32 2, i32 1)
  %bu0_0 = load <4 x float>, ptr %bu, align 4
  %qu0_1 = getelementptr float, ptr %bu, i64 4
  %bu0_1 = load <4 x float>, ptr %qu0_1, align 4
  %qu0_2 = getelementptr float, ptr %bu, i64 8
  %bu0_2 = load <4 x float>, ptr %qu0_2, align 4
  %xu0_0 = load float, ptr %au
  %yu0_0 = insertelement <4 x float> poison, float %xu0_0, i64 0
  %zu0_0 = shufflevector <4 x float> %yu0_0, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_0, <4 x float> %bu0_0, <4 x float> %accu0_0)
  %su0_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_0, <4 x float> %bu0_1, <4 x float> %accu0_1)
  %su0_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_0, <4 x float> %bu0_2, <4 x float> %accu0_2)
  %pu0_1 = getelementptr float, ptr %au, i64 1
  %xu0_1 = load float, ptr %pu0_1
  %yu0_1 = insertelement <4 x float> poison, float %xu0_1, i64 0
  %zu0_1 = shufflevector <4 x float> %yu0_1, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_1, <4 x float> %bu0_0, <4 x float> %accu1_0)
  %su0_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_1, <4 x float> %bu0_1, <4 x float> %accu1_1)
  %su0_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_1, <4 x float> %bu0_2, <4 x float> %accu1_2)
  %pu0_2 = getelementptr float, ptr %au, i64 2
  %xu0_2 = load float, ptr %pu0_2
  %yu0_2 = insertelement <4 x float> poison, float %xu0_2, i64 0
  %zu0_2 = shufflevector <4 x float> %yu0_2, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_2, <4 x float> %bu0_0, <4 x float> %accu2_0)
  %su0_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_2, <4 x float> %bu0_1, <4 x float> %accu2_1)
  %su0_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_2, <4 x float> %bu0_2, <4 x float> %accu2_2)
  %pu0_3 = getelementptr float, ptr %au, i64 3
  %xu0_3 = load float, ptr %pu0_3
  %yu0_3 = insertelement <4 x float> poison, float %xu0_3, i64 0
  %zu0_3 = shufflevector <4 x float> %yu0_3, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_3, <4 x float> %bu0_0, <4 x float> %accu3_0)
  %su0_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_3, <4 x float> %bu0_1, <4 x float> %accu3_1)
  %su0_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_3, <4 x float> %bu0_2, <4 x float> %accu3_2)
  %pu0_4 = getelementptr float, ptr %au, i64 4
  %xu0_4 = load float, ptr %pu0_4
  %yu0_4 = insertelement <4 x float> poison, float %xu0_4, i64 0
  %zu0_4 = shufflevector <4 x float> %yu0_4, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_4, <4 x float> %bu0_0, <4 x float> %accu4_0)
  %su0_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_4, <4 x float> %bu0_1, <4 x float> %accu4_1)
  %su0_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_4, <4 x float> %bu0_2, <4 x float> %accu4_2)
  %pu0_5 = getelementptr float, ptr %au, i64 5
  %xu0_5 = load float, ptr %pu0_5
  %yu0_5 = insertelement <4 x float> poison, float %xu0_5, i64 0
  %zu0_5 = shufflevector <4 x float> %yu0_5, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_5, <4 x float> %bu0_0, <4 x float> %accu5_0)
  %su0_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_5, <4 x float> %bu0_1, <4 x float> %accu5_1)
  %su0_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_5, <4 x float> %bu0_2, <4 x float> %accu5_2)
  %pu0_6 = getelementptr float, ptr %au, i64 6
  %xu0_6 = load float, ptr %pu0_6
  %yu0_6 = insertelement <4 x float> poison, float %xu0_6, i64 0
  %zu0_6 = shufflevector <4 x float> %yu0_6, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_6, <4 x float> %bu0_0, <4 x float> %accu6_0)
  %su0_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_6, <4 x float> %bu0_1, <4 x float> %accu6_1)
  %su0_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_6, <4 x float> %bu0_2, <4 x float> %accu6_2)
  %qu1_0 = getelementptr float, ptr %bu, i64 12
  %bu1_0 = load <4 x float>, ptr %qu1_0, align 4
  %qu1_1 = getelementptr float, ptr %bu, i64 16
  %bu1_1 = load <4 x float>, ptr %qu1_1, align 4
  %qu1_2 = getelementptr float, ptr %bu, i64 20
  %bu1_2 = load <4 x float>, ptr %qu1_2, align 4
  %pu1_0 = getelementptr float, ptr %au, i64 7
  %xu1_0 = load float, ptr %pu1_0
  %yu1_0 = insertelement <4 x float> poison, float %xu1_0, i64 0
  %zu1_0 = shufflevector <4 x float> %yu1_0, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_0, <4 x float> %bu1_0, <4 x float> %su0_0_0)
  %su1_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_0, <4 x float> %bu1_1, <4 x float> %su0_0_1)
  %su1_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_0, <4 x float> %bu1_2, <4 x float> %su0_0_2)
  %pu1_1 = getelementptr float, ptr %au, i64 8
  %xu1_1 = load float, ptr %pu1_1
  %yu1_1 = insertelement <4 x float> poison, float %xu1_1, i64 0
  %zu1_1 = shufflevector <4 x float> %yu1_1, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_1, <4 x float> %bu1_0, <4 x float> %su0_1_0)
  %su1_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_1, <4 x float> %bu1_1, <4 x float> %su0_1_1)
  %su1_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_1, <4 x float> %bu1_2, <4 x float> %su0_1_2)
  %pu1_2 = getelementptr float, ptr %au, i64 9
  %xu1_2 = load float, ptr %pu1_2
  %yu1_2 = insertelement <4 x float> poison, float %xu1_2, i64 0
  %zu1_2 = shufflevector <4 x float> %yu1_2, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_2, <4 x float> %bu1_0, <4 x float> %su0_2_0)
  %su1_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_2, <4 x float> %bu1_1, <4 x float> %su0_2_1)
  %su1_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_2, <4 x float> %bu1_2, <4 x float> %su0_2_2)
  %pu1_3 = getelementptr float, ptr %au, i64 10
  %xu1_3 = load float, ptr %pu1_3
  %yu1_3 = insertelement <4 x float> poison, float %xu1_3, i64 0
  %zu1_3 = shufflevector <4 x float> %yu1_3, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_3, <4 x float> %bu1_0, <4 x float> %su0_3_0)
  %su1_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_3, <4 x float> %bu1_1, <4 x float> %su0_3_1)
  %su1_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_3, <4 x float> %bu1_2, <4 x float> %su0_3_2)
  %pu1_4 = getelementptr float, ptr %au, i64 11
  %xu1_4 = load float, ptr %pu1_4
  %yu1_4 = insertelement <4 x float> poison, float %xu1_4, i64 0
  %zu1_4 = shufflevector <4 x float> %yu1_4, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_4, <4 x float> %bu1_0, <4 x float> %su0_4_0)
  %su1_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_4, <4 x float> %bu1_1, <4 x float> %su0_4_1)
  %su1_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_4, <4 x float> %bu1_2, <4 x float> %su0_4_2)
  %pu1_5 = getelementptr float, ptr %au, i64 12
  %xu1_5 = load float, ptr %pu1_5
  %yu1_5 = insertelement <4 x float> poison, float %xu1_5, i64 0
  %zu1_5 = shufflevector <4 x float> %yu1_5, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_5, <4 x float> %bu1_0, <4 x float> %su0_5_0)
  %su1_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_5, <4 x float> %bu1_1, <4 x float> %su0_5_1)
  %su1_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_5, <4 x float> %bu1_2, <4 x float> %su0_5_2)
  %pu1_6 = getelementptr float, ptr %au, i64 13
  %xu1_6 = load float, ptr %pu1_6
  %yu1_6 = insertelement <4 x float> poison, float %xu1_6, i64 0
  %zu1_6 = shufflevector <4 x float> %yu1_6, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_6, <4 x float> %bu1_0, <4 x float> %su0_6_0)
  %su1_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_6, <4 x float> %bu1_1, <4 x float> %su0_6_1)
  %su1_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_6, <4 x float> %bu1_2, <4 x float> %su0_6_2)
  %qu2_0 = getelementptr float, ptr %bu, i64 24
  %bu2_0 = load <4 x float>, ptr %qu2_0, align 4
  %qu2_1 = getelementptr float, ptr %bu, i64 28
  %bu2_1 = load <4 x float>, ptr %qu2_1, align 4
  %qu2_2 = getelementptr float, ptr %bu, i64 32
  %bu2_2 = load <4 x float>, ptr %qu2_2, align 4
  %pu2_0 = getelementptr float, ptr %au, i64 14
  %xu2_0 = load float, ptr %pu2_0
  %yu2_0 = insertelement <4 x float> poison, float %xu2_0, i64 0
  %zu2_0 = shufflevector <4 x float> %yu2_0, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_0, <4 x float> %bu2_0, <4 x float> %su1_0_0)
  %su2_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_0, <4 x float> %bu2_1, <4 x float> %su1_0_1)
  %su2_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_0, <4 x float> %bu2_2, <4 x float> %su1_0_2)
  %pu2_1 = getelementptr float, ptr %au, i64 15
  %xu2_1 = load float, ptr %pu2_1
  %yu2_1 = insertelement <4 x float> poison, float %xu2_1, i64 0
  %zu2_1 = shufflevector <4 x float> %yu2_1, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_1, <4 x float> %bu2_0, <4 x float> %su1_1_0)
  %su2_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_1, <4 x float> %bu2_1, <4 x float> %su1_1_1)
  %su2_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_1, <4 x float> %bu2_2, <4 x float> %su1_1_2)
  %pu2_2 = getelementptr float, ptr %au, i64 16
  %xu2_2 = load float, ptr %pu2_2
  %yu2_2 = insertelement <4 x float> poison, float %xu2_2, i64 0
  %zu2_2 = shufflevector <4 x float> %yu2_2, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_2, <4 x float> %bu2_0, <4 x float> %su1_2_0)
  %su2_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_2, <4 x float> %bu2_1, <4 x float> %su1_2_1)
  %su2_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_2, <4 x float> %bu2_2, <4 x float> %su1_2_2)
  %pu2_3 = getelementptr float, ptr %au, i64 17
  %xu2_3 = load float, ptr %pu2_3
  %yu2_3 = insertelement <4 x float> poison, float %xu2_3, i64 0
  %zu2_3 = shufflevector <4 x float> %yu2_3, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_3, <4 x float> %bu2_0, <4 x float> %su1_3_0)
  %su2_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_3, <4 x float> %bu2_1, <4 x float> %su1_3_1)
  %su2_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_3, <4 x float> %bu2_2, <4 x float> %su1_3_2)
  %pu2_4 = getelementptr float, ptr %au, i64 18
  %xu2_4 = load float, ptr %pu2_4
  %yu2_4 = insertelement <4 x float> poison, float %xu2_4, i64 0
  %zu2_4 = shufflevector <4 x float> %yu2_4, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_4, <4 x float> %bu2_0, <4 x float> %su1_4_0)
  %su2_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_4, <4 x float> %bu2_1, <4 x float> %su1_4_1)
  %su2_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_4, <4 x float> %bu2_2, <4 x float> %su1_4_2)
  %pu2_5 = getelementptr float, ptr %au, i64 19
  %xu2_5 = load float, ptr %pu2_5
  %yu2_5 = insertelement <4 x float> poison, float %xu2_5, i64 0
  %zu2_5 = shufflevector <4 x float> %yu2_5, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_5, <4 x float> %bu2_0, <4 x float> %su1_5_0)
  %su2_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_5, <4 x float> %bu2_1, <4 x float> %su1_5_1)
  %su2_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_5, <4 x float> %bu2_2, <4 x float> %su1_5_2)
  %pu2_6 = getelementptr float, ptr %au, i64 20
  %xu2_6 = load float, ptr %pu2_6
  %yu2_6 = insertelement <4 x float> poison, float %xu2_6, i64 0
  %zu2_6 = shufflevector <4 x float> %yu2_6, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_6, <4 x float> %bu2_0, <4 x float> %su1_6_0)
  %su2_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_6, <4 x float> %bu2_1, <4 x float> %su1_6_1)
  %su2_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_6, <4 x float> %bu2_2, <4 x float> %su1_6_2)
  %qu3_0 = getelementptr float, ptr %bu, i64 36
  %bu3_0 = load <4 x float>, ptr %qu3_0, align 4
  %qu3_1 = getelementptr float, ptr %bu, i64 40
  %bu3_1 = load <4 x float>, ptr %qu3_1, align 4
  %qu3_2 = getelementptr float, ptr %bu, i64 44
  %bu3_2 = load <4 x float>, ptr %qu3_2, align 4
  %pu3_0 = getelementptr float, ptr %au, i64 21
  %xu3_0 = load float, ptr %pu3_0
  %yu3_0 = insertelement <4 x float> poison, float %xu3_0, i64 0
  %zu3_0 = shufflevector <4 x float> %yu3_0, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_0, <4 x float> %bu3_0, <4 x float> %su2_0_0)
  %su3_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_0, <4 x float> %bu3_1, <4 x float> %su2_0_1)
  %su3_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_0, <4 x float> %bu3_2, <4 x float> %su2_0_2)
  %pu3_1 = getelementptr float, ptr %au, i64 22
  %xu3_1 = load float, ptr %pu3_1
  %yu3_1 = insertelement <4 x float> poison, float %xu3_1, i64 0
  %zu3_1 = shufflevector <4 x float> %yu3_1, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_1, <4 x float> %bu3_0, <4 x float> %su2_1_0)
  %su3_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_1, <4 x float> %bu3_1, <4 x float> %su2_1_1)
  %su3_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_1, <4 x float> %bu3_2, <4 x float> %su2_1_2)
  %pu3_2 = getelementptr float, ptr %au, i64 23
  %xu3_2 = load float, ptr %pu3_2
  %yu3_2 = insertelement <4 x float> poison, float %xu3_2, i64 0
  %zu3_2 = shufflevector <4 x float> %yu3_2, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_2, <4 x float> %bu3_0, <4 x float> %su2_2_0)
  %su3_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_2, <4 x float> %bu3_1, <4 x float> %su2_2_1)
  %su3_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_2, <4 x float> %bu3_2, <4 x float> %su2_2_2)
  %pu3_3 = getelementptr float, ptr %au, i64 24
  %xu3_3 = load float, ptr %pu3_3
  %yu3_3 = insertelement <4 x float> poison, float %xu3_3, i64 0
  %zu3_3 = shufflevector <4 x float> %yu3_3, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_3, <4 x float> %bu3_0, <4 x float> %su2_3_0)
  %su3_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_3, <4 x float> %bu3_1, <4 x float> %su2_3_1)
  %su3_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_3, <4 x float> %bu3_2, <4 x float> %su2_3_2)
  %pu3_4 = getelementptr float, ptr %au, i64 25
  %xu3_4 = load float, ptr %pu3_4
  %yu3_4 = insertelement <4 x float> poison, float %xu3_4, i64 0
  %zu3_4 = shufflevector <4 x float> %yu3_4, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_4, <4 x float> %bu3_0, <4 x float> %su2_4_0)
  %su3_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_4, <4 x float> %bu3_1, <4 x float> %su2_4_1)
  %su3_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_4, <4 x float> %bu3_2, <4 x float> %su2_4_2)
  %pu3_5 = getelementptr float, ptr %au, i64 26
  %xu3_5 = load float, ptr %pu3_5
  %yu3_5 = insertelement <4 x float> poison, float %xu3_5, i64 0
  %zu3_5 = shufflevector <4 x float> %yu3_5, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_5, <4 x float> %bu3_0, <4 x float> %su2_5_0)
  %su3_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_5, <4 x float> %bu3_1, <4 x float> %su2_5_1)
  %su3_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_5, <4 x float> %bu3_2, <4 x float> %su2_5_2)
  %pu3_6 = getelementptr float, ptr %au, i64 27
  %xu3_6 = load float, ptr %pu3_6
  %yu3_6 = insertelement <4 x float> poison, float %xu3_6, i64 0
  %zu3_6 = shufflevector <4 x float> %yu3_6, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_6, <4 x float> %bu3_0, <4 x float> %su2_6_0)
  %su3_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_6, <4 x float> %bu3_1, <4 x float> %su2_6_1)
  %su3_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_6, <4 x float> %bu3_2, <4 x float> %su2_6_2)
  %anu = getelementptr float, ptr %au, i64 28
  %bnu = getelementptr float, ptr %bu, i64 48
  %nu = add nuw nsw i64 %ku, 4
  br label %headu
exitu:
  store <4 x float> %accu0_0, ptr %c, align 4
  %f0_1 = getelementptr float, ptr %c, i64 4
  store <4 x float> %accu0_1, ptr %f0_1, align 4
  %f0_2 = getelementptr float, ptr %c, i64 8
  store <4 x float> %accu0_2, ptr %f0_2, align 4
  %f1_0 = getelementptr float, ptr %c, i64 28
  store <4 x float> %accu1_0, ptr %f1_0, align 4
  %f1_1 = getelementptr float, ptr %c, i64 32
  store <4 x float> %accu1_1, ptr %f1_1, align 4
  %f1_2 = getelementptr float, ptr %c, i64 36
  store <4 x float> %accu1_2, ptr %f1_2, align 4
  %f2_0 = getelementptr float, ptr %c, i64 56
  store <4 x float> %accu2_0, ptr %f2_0, align 4
  %f2_1 = getelementptr float, ptr %c, i64 60
  store <4 x float> %accu2_1, ptr %f2_1, align 4
  %f2_2 = getelementptr float, ptr %c, i64 64
  store <4 x float> %accu2_2, ptr %f2_2, align 4
  %f3_0 = getelementptr float, ptr %c, i64 84
  store <4 x float> %accu3_0, ptr %f3_0, align 4
  %f3_1 = getelementptr float, ptr %c, i64 88
  store <4 x float> %accu3_1, ptr %f3_1, align 4
  %f3_2 = getelementptr float, ptr %c, i64 92
  store <4 x float> %accu3_2, ptr %f3_2, align 4
  %f4_0 = getelementptr float, ptr %c, i64 112
  store <4 x float> %accu4_0, ptr %f4_0, align 4
  %f4_1 = getelementptr float, ptr %c, i64 116
  store <4 x float> %accu4_1, ptr %f4_1, align 4
  %f4_2 = getelementptr float, ptr %c, i64 120
  store <4 x float> %accu4_2, ptr %f4_2, align 4
  %f5_0 = getelementptr float, ptr %c, i64 140
  store <4 x float> %accu5_0, ptr %f5_0, align 4
  %f5_1 = getelementptr float, ptr %c, i64 144
  store <4 x float> %accu5_1, ptr %f5_1, align 4
  %f5_2 = getelementptr float, ptr %c, i64 148
  store <4 x float> %accu5_2, ptr %f5_2, align 4
  %f6_0 = getelementptr float, ptr %c, i64 168
  store <4 x float> %accu6_0, ptr %f6_0, align 4
  %f6_1 = getelementptr float, ptr %c, i64 172
  store <4 x float> %accu6_1, ptr %f6_1, align 4
  %f6_2 = getelementptr float, ptr %c, i64 176
  store <4 x float> %accu6_2, ptr %f6_2, align 4
  ret void
}
define internal void @product_neon_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 6912
  br label %head3
head3:
  %i3 = phi i64 [ %start, %entry ], [ %next3, %exit97 ]
  %go3 = icmp slt i64 %i3, %end
  br i1 %go3, label %body3, label %exit3
body3:
  %v4 = urem i64 %i3, 1
  %v5 = udiv i64 %i3, 1
  %v6 = urem i64 %v5, 2
  %v7 = udiv i64 %v5, 2
  %v8 = mul nuw nsw i64 %v4, 7
  %v9 = mul nuw nsw i64 %v6, 12
  %v10 = sub nsw i64 20, %v9
  %v11 = icmp slt i64 12, %v10
  %v12 = select i1 %v11, i64 12, i64 %v10
  br label %head13
head13:
  %i13 = phi i64 [ 0, %body3 ], [ %next13, %exit60 ]
  %go13 = icmp slt i64 %i13, 2
  br i1 %go13, label %body13, label %exit13
body13:
  %v14 = mul nuw nsw i64 %i13, 128
  %v15 = sub nsw i64 160, %v14
  %v16 = icmp slt i64 128, %v15
  %v17 = select i1 %v16, i64 128, i64 %v15
  %v18 = icmp ne i64 %i13, 0
  %v19 = add nuw nsw i64 %i13, 1
  %v20 = icmp eq i64 %v19, 2
  %v21 = select i1 %v20, i64 0, i64 %v19
  %v22 = mul nuw nsw i64 %v21, 128
  %v23 = zext i1 %v20 to i64
  %v24 = add i64 %i3, %v23
  %v25 = urem i64 %v24, 1
  %v26 = udiv i64 %v24, 1
  %v27 = urem i64 %v26, 2
  %v28 = udiv i64 %v26, 2
  %v29 = icmp slt i64 %v24, %end
  %v30 = mul nuw nsw i64 %v25, 7
  %v31 = mul nuw nsw i64 %v27, 12
  %v32 = mul i64 %v31, 160
  %v33 = add i64 %v32, %v22
  %v34 = getelementptr inbounds float, ptr %p2, i64 %v33
  br label %head35
head35:
  %i35 = phi i64 [ 0, %body13 ], [ %next35, %exit39 ]
  %go35 = icmp slt i64 %i35, %v17
  br i1 %go35, label %body35, label %exit35
body35:
  %v36 = add nuw nsw i64 %v14, %i35
  %v37 = add nuw nsw i64 %v12, 11
  %v38 = udiv i64 %v37, 12
  br label %head39
head39:
  %i39 = phi i64 [ 0, %body35 ], [ %next39, %exit56 ]
  %go39 = icmp slt i64 %i39, %v38
  br i1 %go39, label %body39, label %exit39
body39:
  %v40 = mul nuw nsw i64 %i39, 12
  %v41 = sub nsw i64 %v12, %v40
  %v42 = icmp slt i64 12, %v41
  %v43 = select i1 %v42, i64 12, i64 %v41
  %v44 = mul nuw nsw i64 %i39, 1536
  %v45 = getelementptr inbounds float, ptr %v1, i64 %v44
  %v46 = add nuw nsw i64 %v9, %v40
  %v47 = mul nuw nsw i64 %i35, 12
  %v48 = getelementptr inbounds float, ptr %v45, i64 %v47
  br label %head49
head49:
  %i49 = phi i64 [ 0, %body39 ], [ %next49, %body49 ]
  %go49 = icmp slt i64 %i49, %v43
  br i1 %go49, label %body49, label %exit49
body49:
  %v50 = add nuw nsw i64 %v46, %i49
  %v51 = mul i64 %v50, 160
  %v52 = add i64 %v51, %v36
  %v53 = getelementptr inbounds float, ptr %p2, i64 %v52
  %v54 = load float, ptr %v53
  %v55 = getelementptr inbounds float, ptr %v48, i64 %i49
  store float %v54, ptr %v55
  %next49 = add nuw nsw i64 %i49, 1
  br label %head49
exit49:
  br label %head56
head56:
  %i56 = phi i64 [ %v43, %exit49 ], [ %next56, %body56 ]
  %go56 = icmp slt i64 %i56, 12
  br i1 %go56, label %body56, label %exit56
body56:
  %v57 = mul nuw nsw i64 %i35, 12
  %v58 = add nuw nsw i64 %v57, %i56
  %v59 = getelementptr inbounds float, ptr %v45, i64 %v58
  store float 0.0, ptr %v59
  %next56 = add nuw nsw i64 %i56, 1
  br label %head56, !llvm.loop !1
exit56:
  %next39 = add nuw nsw i64 %i39, 1
  br label %head39, !llvm.loop !1
exit39:
  %next35 = add nuw nsw i64 %i35, 1
  br label %head35, !llvm.loop !1
exit35:
  br label %head60
head60:
  %i60 = phi i64 [ 0, %exit35 ], [ %next60, %exit67 ]
  %go60 = icmp slt i64 %i60, 1
  br i1 %go60, label %body60, label %exit60
body60:
  %v61 = mul nuw nsw i64 %i60, 7
  %v62 = add nuw nsw i64 %v8, %v61
  %v63 = mul nuw nsw i64 %v61, 28
  %v64 = getelementptr inbounds float, ptr %v2, i64 %v63
  %v65 = add nuw nsw i64 %v12, 11
  %v66 = udiv i64 %v65, 12
  br label %head67
head67:
  %i67 = phi i64 [ 0, %body60 ], [ %next67, %body67 ]
  %go67 = icmp slt i64 %i67, %v66
  br i1 %go67, label %body67, label %exit67
body67:
  %v68 = mul nuw nsw i64 %i67, 12
  %v69 = getelementptr inbounds float, ptr %v64, i64 %v68
  %v70 = mul nuw nsw i64 %i60, 7
  %v71 = add nuw nsw i64 %v8, %v70
  %v72 = mul nuw nsw i64 %i67, 12
  %v73 = add nuw nsw i64 %v9, %v72
  %v74 = mul i64 %v14, 7
  %v75 = add i64 %v74, %v71
  %v76 = getelementptr inbounds float, ptr %p1, i64 %v75
  %v77 = mul nuw nsw i64 %i67, 1536
  %v78 = getelementptr inbounds float, ptr %v1, i64 %v77
  %v79 = mul nuw nsw i64 %i60, 7
  %v80 = add nuw nsw i64 %i60, %i67
  %v81 = add nuw nsw i64 %v79, 7
  %v82 = udiv i64 %v79, 32
  %v83 = mul nuw nsw i64 %v82, 32
  %v84 = add nuw nsw i64 %v83, 32
  %v85 = add nuw nsw i64 %v8, %v84
  %v86 = mul i64 %v14, 7
  %v87 = add i64 %v86, %v85
  %v88 = getelementptr inbounds float, ptr %p1, i64 %v87
  %v89 = urem i64 %v79, 32
  %v90 = udiv i64 %v89, 7
  %v91 = add nuw nsw i64 %v90, %i67
  %v92 = mul nuw nsw i64 %v80, 32
  %v93 = udiv i64 %v92, 1
  %v94 = select i1 %v29, i64 47, i64 0
  %v95 = mul nuw nsw i64 %v91, 32
  %v96 = udiv i64 %v95, 1
  call void @product_neon_0_tile(ptr %v76, ptr %v78, i64 %v17, ptr %v69, i1 %v18, ptr %v34, i64 %v93, i64 %v94, ptr %v88, i64 %v96, i64 127)
  %next67 = add nuw nsw i64 %i67, 1
  br label %head67, !llvm.loop !1
exit67:
  %next60 = add nuw nsw i64 %i60, 1
  br label %head60, !llvm.loop !1
exit60:
  %next13 = add nuw nsw i64 %i13, 1
  br label %head13, !llvm.loop !1
exit13:
  br label %head97
head97:
  %i97 = phi i64 [ 0, %exit13 ], [ %next97, %exit103 ]
  %go97 = icmp slt i64 %i97, 1
  br i1 %go97, label %body97, label %exit97
body97:
  %v98 = mul nuw nsw i64 %i97, 7
  %v99 = add nuw nsw i64 %v8, %v98
  %v100 = mul nuw nsw i64 %v98, 28
  %v101 = getelementptr inbounds float, ptr %v2, i64 %v100
  %v102 = add nuw nsw i64 %v8, %v98
  br label %head103
head103:
  %i103 = phi i64 [ 0, %body97 ], [ %next103, %exit110 ]
  %go103 = icmp slt i64 %i103, 7
  br i1 %go103, label %body103, label %exit103
body103:
  %v104 = add nuw nsw i64 %v102, %i103
  %v105 = mul nuw nsw i64 %i103, 28
  %v106 = getelementptr inbounds float, ptr %v101, i64 %v105
  %v107 = add nuw nsw i64 %v9, %v12
  %v108 = sub nsw i64 0, %v9
  %v109 = getelementptr float, ptr %v106, i64 %v108
  %v113 = mul i64 %v104, 20
  %v114 = getelementptr float, ptr %p0, i64 %v113
  br label %head110
head110:
  %i110 = phi i64 [ %v9, %body103 ], [ %next110, %body110 ]
  %go110 = icmp slt i64 %i110, %v107
  br i1 %go110, label %body110, label %exit110
body110:
  %v111 = getelementptr float, ptr %v109, i64 %i110
  %v112 = load <4 x float>, ptr %v111, align 4
  %v115 = getelementptr float, ptr %v114, i64 %i110
  store <4 x float> %v112, ptr %v115, align 4
  %next110 = add nuw nsw i64 %i110, 4
  br label %head110, !llvm.loop !1
exit110:
  %next103 = add nuw nsw i64 %i103, 1
  br label %head103, !llvm.loop !1
exit103:
  %next97 = add nuw nsw i64 %i97, 1
  br label %head97, !llvm.loop !1
exit97:
  %next3 = add nuw nsw i64 %i3, 1
  br label %head3, !llvm.loop !1
exit3:
  ret void
}
define void @product_neon_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %p2 = load ptr, ptr %a2
  %a3 = getelementptr ptr, ptr %args, i64 3
  %scratch = load ptr, ptr %a3
  call void @product_neon_0_body(ptr %p0, ptr %p1, ptr %p2, ptr %scratch, i64 %start, i64 %end)
  ret void
}
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
