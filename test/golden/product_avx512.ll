; passes: always_inliner sroa simplify_cfg instruction_combine
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
define internal void @product_avx512_0_tile(ptr noalias %a, ptr noalias %b, i64 %depth, ptr noalias %c, i1 %add, ptr %f0, i64 %fs0, i64 %fn0, ptr %f1, i64 %fs1, i64 %fn1) noinline #0 {
entry:
  %most = and i64 %depth, -4
  %one = insertelement <16 x i1> poison, i1 %add, i64 0
  %all = shufflevector <16 x i1> %one, <16 x i1> poison, <16 x i32> zeroinitializer
  %g0_0 = load <16 x float>, ptr %c, align 4
  %d0_0 = select <16 x i1> %all, <16 x float> %g0_0, <16 x float> zeroinitializer
  %e0_1 = getelementptr float, ptr %c, i64 16
  %g0_1 = load <16 x float>, ptr %e0_1, align 4
  %d0_1 = select <16 x i1> %all, <16 x float> %g0_1, <16 x float> zeroinitializer
  %e1_0 = getelementptr float, ptr %c, i64 48
  %g1_0 = load <16 x float>, ptr %e1_0, align 4
  %d1_0 = select <16 x i1> %all, <16 x float> %g1_0, <16 x float> zeroinitializer
  %e1_1 = getelementptr float, ptr %c, i64 64
  %g1_1 = load <16 x float>, ptr %e1_1, align 4
  %d1_1 = select <16 x i1> %all, <16 x float> %g1_1, <16 x float> zeroinitializer
  %e2_0 = getelementptr float, ptr %c, i64 96
  %g2_0 = load <16 x float>, ptr %e2_0, align 4
  %d2_0 = select <16 x i1> %all, <16 x float> %g2_0, <16 x float> zeroinitializer
  %e2_1 = getelementptr float, ptr %c, i64 112
  %g2_1 = load <16 x float>, ptr %e2_1, align 4
  %d2_1 = select <16 x i1> %all, <16 x float> %g2_1, <16 x float> zeroinitializer
  %e3_0 = getelementptr float, ptr %c, i64 144
  %g3_0 = load <16 x float>, ptr %e3_0, align 4
  %d3_0 = select <16 x i1> %all, <16 x float> %g3_0, <16 x float> zeroinitializer
  %e3_1 = getelementptr float, ptr %c, i64 160
  %g3_1 = load <16 x float>, ptr %e3_1, align 4
  %d3_1 = select <16 x i1> %all, <16 x float> %g3_1, <16 x float> zeroinitializer
  %e4_0 = getelementptr float, ptr %c, i64 192
  %g4_0 = load <16 x float>, ptr %e4_0, align 4
  %d4_0 = select <16 x i1> %all, <16 x float> %g4_0, <16 x float> zeroinitializer
  %e4_1 = getelementptr float, ptr %c, i64 208
  %g4_1 = load <16 x float>, ptr %e4_1, align 4
  %d4_1 = select <16 x i1> %all, <16 x float> %g4_1, <16 x float> zeroinitializer
  %e5_0 = getelementptr float, ptr %c, i64 240
  %g5_0 = load <16 x float>, ptr %e5_0, align 4
  %d5_0 = select <16 x i1> %all, <16 x float> %g5_0, <16 x float> zeroinitializer
  %e5_1 = getelementptr float, ptr %c, i64 256
  %g5_1 = load <16 x float>, ptr %e5_1, align 4
  %d5_1 = select <16 x i1> %all, <16 x float> %g5_1, <16 x float> zeroinitializer
  %e6_0 = getelementptr float, ptr %c, i64 288
  %g6_0 = load <16 x float>, ptr %e6_0, align 4
  %d6_0 = select <16 x i1> %all, <16 x float> %g6_0, <16 x float> zeroinitializer
  %e6_1 = getelementptr float, ptr %c, i64 304
  %g6_1 = load <16 x float>, ptr %e6_1, align 4
  %d6_1 = select <16 x i1> %all, <16 x float> %g6_1, <16 x float> zeroinitializer
  br label %headu
headu:
  %ku = phi i64 [ 0, %entry ], [ %nu, %bodyu ]
  %au = phi ptr [ %a, %entry ], [ %anu, %bodyu ]
  %bu = phi ptr [ %b, %entry ], [ %bnu, %bodyu ]
  %accu0_0 = phi <16 x float> [ %d0_0, %entry ], [ %su3_0_0, %bodyu ]
  %accu0_1 = phi <16 x float> [ %d0_1, %entry ], [ %su3_0_1, %bodyu ]
  %accu1_0 = phi <16 x float> [ %d1_0, %entry ], [ %su3_1_0, %bodyu ]
  %accu1_1 = phi <16 x float> [ %d1_1, %entry ], [ %su3_1_1, %bodyu ]
  %accu2_0 = phi <16 x float> [ %d2_0, %entry ], [ %su3_2_0, %bodyu ]
  %accu2_1 = phi <16 x float> [ %d2_1, %entry ], [ %su3_2_1, %bodyu ]
  %accu3_0 = phi <16 x float> [ %d3_0, %entry ], [ %su3_3_0, %bodyu ]
  %accu3_1 = phi <16 x float> [ %d3_1, %entry ], [ %su3_3_1, %bodyu ]
  %accu4_0 = phi <16 x float> [ %d4_0, %entry ], [ %su3_4_0, %bodyu ]
  %accu4_1 = phi <16 x float> [ %d4_1, %entry ], [ %su3_4_1, %bodyu ]
  %accu5_0 = phi <16 x float> [ %d5_0, %entry ], [ %su3_5_0, %bodyu ]
  %accu5_1 = phi <16 x float> [ %d5_1, %entry ], [ %su3_5_1, %bodyu ]
  %accu6_0 = phi <16 x float> [ %d6_0, %entry ], [ %su3_6_0, %bodyu ]
  %accu6_1 = phi <16 x float> [ %d6_1, %entry ], [ %su3_6_1, %bodyu ]
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
  %bu0_0 = load <16 x float>, ptr %bu, align 4
  %qu0_1 = getelementptr float, ptr %bu, i64 16
  %bu0_1 = load <16 x float>, ptr %qu0_1, align 4
  %xu0_0 = load float, ptr %au
  %yu0_0 = insertelement <16 x float> poison, float %xu0_0, i64 0
  %zu0_0 = shufflevector <16 x float> %yu0_0, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_0_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_0, <16 x float> %bu0_0, <16 x float> %accu0_0)
  %su0_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_0, <16 x float> %bu0_1, <16 x float> %accu0_1)
  %pu0_1 = getelementptr float, ptr %au, i64 1
  %xu0_1 = load float, ptr %pu0_1
  %yu0_1 = insertelement <16 x float> poison, float %xu0_1, i64 0
  %zu0_1 = shufflevector <16 x float> %yu0_1, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_1_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_1, <16 x float> %bu0_0, <16 x float> %accu1_0)
  %su0_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_1, <16 x float> %bu0_1, <16 x float> %accu1_1)
  %pu0_2 = getelementptr float, ptr %au, i64 2
  %xu0_2 = load float, ptr %pu0_2
  %yu0_2 = insertelement <16 x float> poison, float %xu0_2, i64 0
  %zu0_2 = shufflevector <16 x float> %yu0_2, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_2_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_2, <16 x float> %bu0_0, <16 x float> %accu2_0)
  %su0_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_2, <16 x float> %bu0_1, <16 x float> %accu2_1)
  %pu0_3 = getelementptr float, ptr %au, i64 3
  %xu0_3 = load float, ptr %pu0_3
  %yu0_3 = insertelement <16 x float> poison, float %xu0_3, i64 0
  %zu0_3 = shufflevector <16 x float> %yu0_3, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_3_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_3, <16 x float> %bu0_0, <16 x float> %accu3_0)
  %su0_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_3, <16 x float> %bu0_1, <16 x float> %accu3_1)
  %pu0_4 = getelementptr float, ptr %au, i64 4
  %xu0_4 = load float, ptr %pu0_4
  %yu0_4 = insertelement <16 x float> poison, float %xu0_4, i64 0
  %zu0_4 = shufflevector <16 x float> %yu0_4, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_4_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_4, <16 x float> %bu0_0, <16 x float> %accu4_0)
  %su0_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_4, <16 x float> %bu0_1, <16 x float> %accu4_1)
  %pu0_5 = getelementptr float, ptr %au, i64 5
  %xu0_5 = load float, ptr %pu0_5
  %yu0_5 = insertelement <16 x float> poison, float %xu0_5, i64 0
  %zu0_5 = shufflevector <16 x float> %yu0_5, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_5_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_5, <16 x float> %bu0_0, <16 x float> %accu5_0)
  %su0_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_5, <16 x float> %bu0_1, <16 x float> %accu5_1)
  %pu0_6 = getelementptr float, ptr %au, i64 6
  %xu0_6 = load float, ptr %pu0_6
  %yu0_6 = insertelement <16 x float> poison, float %xu0_6, i64 0
  %zu0_6 = shufflevector <16 x float> %yu0_6, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_6_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_6, <16 x float> %bu0_0, <16 x float> %accu6_0)
  %su0_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_6, <16 x float> %bu0_1, <16 x float> %accu6_1)
  %qu1_0 = getelementptr float, ptr %bu, i64 32
  %bu1_0 = load <16 x float>, ptr %qu1_0, align 4
  %qu1_1 = getelementptr float, ptr %bu, i64 48
  %bu1_1 = load <16 x float>, ptr %qu1_1, align 4
  %pu1_0 = getelementptr float, ptr %au, i64 7
  %xu1_0 = load float, ptr %pu1_0
  %yu1_0 = insertelement <16 x float> poison, float %xu1_0, i64 0
  %zu1_0 = shufflevector <16 x float> %yu1_0, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_0_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_0, <16 x float> %bu1_0, <16 x float> %su0_0_0)
  %su1_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_0, <16 x float> %bu1_1, <16 x float> %su0_0_1)
  %pu1_1 = getelementptr float, ptr %au, i64 8
  %xu1_1 = load float, ptr %pu1_1
  %yu1_1 = insertelement <16 x float> poison, float %xu1_1, i64 0
  %zu1_1 = shufflevector <16 x float> %yu1_1, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_1_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_1, <16 x float> %bu1_0, <16 x float> %su0_1_0)
  %su1_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_1, <16 x float> %bu1_1, <16 x float> %su0_1_1)
  %pu1_2 = getelementptr float, ptr %au, i64 9
  %xu1_2 = load float, ptr %pu1_2
  %yu1_2 = insertelement <16 x float> poison, float %xu1_2, i64 0
  %zu1_2 = shufflevector <16 x float> %yu1_2, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_2_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_2, <16 x float> %bu1_0, <16 x float> %su0_2_0)
  %su1_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_2, <16 x float> %bu1_1, <16 x float> %su0_2_1)
  %pu1_3 = getelementptr float, ptr %au, i64 10
  %xu1_3 = load float, ptr %pu1_3
  %yu1_3 = insertelement <16 x float> poison, float %xu1_3, i64 0
  %zu1_3 = shufflevector <16 x float> %yu1_3, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_3_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_3, <16 x float> %bu1_0, <16 x float> %su0_3_0)
  %su1_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_3, <16 x float> %bu1_1, <16 x float> %su0_3_1)
  %pu1_4 = getelementptr float, ptr %au, i64 11
  %xu1_4 = load float, ptr %pu1_4
  %yu1_4 = insertelement <16 x float> poison, float %xu1_4, i64 0
  %zu1_4 = shufflevector <16 x float> %yu1_4, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_4_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_4, <16 x float> %bu1_0, <16 x float> %su0_4_0)
  %su1_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_4, <16 x float> %bu1_1, <16 x float> %su0_4_1)
  %pu1_5 = getelementptr float, ptr %au, i64 12
  %xu1_5 = load float, ptr %pu1_5
  %yu1_5 = insertelement <16 x float> poison, float %xu1_5, i64 0
  %zu1_5 = shufflevector <16 x float> %yu1_5, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_5_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_5, <16 x float> %bu1_0, <16 x float> %su0_5_0)
  %su1_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_5, <16 x float> %bu1_1, <16 x float> %su0_5_1)
  %pu1_6 = getelementptr float, ptr %au, i64 13
  %xu1_6 = load float, ptr %pu1_6
  %yu1_6 = insertelement <16 x float> poison, float %xu1_6, i64 0
  %zu1_6 = shufflevector <16 x float> %yu1_6, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_6_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_6, <16 x float> %bu1_0, <16 x float> %su0_6_0)
  %su1_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_6, <16 x float> %bu1_1, <16 x float> %su0_6_1)
  %qu2_0 = getelementptr float, ptr %bu, i64 64
  %bu2_0 = load <16 x float>, ptr %qu2_0, align 4
  %qu2_1 = getelementptr float, ptr %bu, i64 80
  %bu2_1 = load <16 x float>, ptr %qu2_1, align 4
  %pu2_0 = getelementptr float, ptr %au, i64 14
  %xu2_0 = load float, ptr %pu2_0
  %yu2_0 = insertelement <16 x float> poison, float %xu2_0, i64 0
  %zu2_0 = shufflevector <16 x float> %yu2_0, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_0_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_0, <16 x float> %bu2_0, <16 x float> %su1_0_0)
  %su2_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_0, <16 x float> %bu2_1, <16 x float> %su1_0_1)
  %pu2_1 = getelementptr float, ptr %au, i64 15
  %xu2_1 = load float, ptr %pu2_1
  %yu2_1 = insertelement <16 x float> poison, float %xu2_1, i64 0
  %zu2_1 = shufflevector <16 x float> %yu2_1, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_1_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_1, <16 x float> %bu2_0, <16 x float> %su1_1_0)
  %su2_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_1, <16 x float> %bu2_1, <16 x float> %su1_1_1)
  %pu2_2 = getelementptr float, ptr %au, i64 16
  %xu2_2 = load float, ptr %pu2_2
  %yu2_2 = insertelement <16 x float> poison, float %xu2_2, i64 0
  %zu2_2 = shufflevector <16 x float> %yu2_2, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_2_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_2, <16 x float> %bu2_0, <16 x float> %su1_2_0)
  %su2_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_2, <16 x float> %bu2_1, <16 x float> %su1_2_1)
  %pu2_3 = getelementptr float, ptr %au, i64 17
  %xu2_3 = load float, ptr %pu2_3
  %yu2_3 = insertelement <16 x float> poison, float %xu2_3, i64 0
  %zu2_3 = shufflevector <16 x float> %yu2_3, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_3_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_3, <16 x float> %bu2_0, <16 x float> %su1_3_0)
  %su2_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_3, <16 x float> %bu2_1, <16 x float> %su1_3_1)
  %pu2_4 = getelementptr float, ptr %au, i64 18
  %xu2_4 = load float, ptr %pu2_4
  %yu2_4 = insertelement <16 x float> poison, float %xu2_4, i64 0
  %zu2_4 = shufflevector <16 x float> %yu2_4, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_4_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_4, <16 x float> %bu2_0, <16 x float> %su1_4_0)
  %su2_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_4, <16 x float> %bu2_1, <16 x float> %su1_4_1)
  %pu2_5 = getelementptr float, ptr %au, i64 19
  %xu2_5 = load float, ptr %pu2_5
  %yu2_5 = insertelement <16 x float> poison, float %xu2_5, i64 0
  %zu2_5 = shufflevector <16 x float> %yu2_5, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_5_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_5, <16 x float> %bu2_0, <16 x float> %su1_5_0)
  %su2_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_5, <16 x float> %bu2_1, <16 x float> %su1_5_1)
  %pu2_6 = getelementptr float, ptr %au, i64 20
  %xu2_6 = load float, ptr %pu2_6
  %yu2_6 = insertelement <16 x float> poison, float %xu2_6, i64 0
  %zu2_6 = shufflevector <16 x float> %yu2_6, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_6_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_6, <16 x float> %bu2_0, <16 x float> %su1_6_0)
  %su2_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_6, <16 x float> %bu2_1, <16 x float> %su1_6_1)
  %qu3_0 = getelementptr float, ptr %bu, i64 96
  %bu3_0 = load <16 x float>, ptr %qu3_0, align 4
  %qu3_1 = getelementptr float, ptr %bu, i64 112
  %bu3_1 = load <16 x float>, ptr %qu3_1, align 4
  %pu3_0 = getelementptr float, ptr %au, i64 21
  %xu3_0 = load float, ptr %pu3_0
  %yu3_0 = insertelement <16 x float> poison, float %xu3_0, i64 0
  %zu3_0 = shufflevector <16 x float> %yu3_0, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_0_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_0, <16 x float> %bu3_0, <16 x float> %su2_0_0)
  %su3_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_0, <16 x float> %bu3_1, <16 x float> %su2_0_1)
  %pu3_1 = getelementptr float, ptr %au, i64 22
  %xu3_1 = load float, ptr %pu3_1
  %yu3_1 = insertelement <16 x float> poison, float %xu3_1, i64 0
  %zu3_1 = shufflevector <16 x float> %yu3_1, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_1_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_1, <16 x float> %bu3_0, <16 x float> %su2_1_0)
  %su3_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_1, <16 x float> %bu3_1, <16 x float> %su2_1_1)
  %pu3_2 = getelementptr float, ptr %au, i64 23
  %xu3_2 = load float, ptr %pu3_2
  %yu3_2 = insertelement <16 x float> poison, float %xu3_2, i64 0
  %zu3_2 = shufflevector <16 x float> %yu3_2, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_2_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_2, <16 x float> %bu3_0, <16 x float> %su2_2_0)
  %su3_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_2, <16 x float> %bu3_1, <16 x float> %su2_2_1)
  %pu3_3 = getelementptr float, ptr %au, i64 24
  %xu3_3 = load float, ptr %pu3_3
  %yu3_3 = insertelement <16 x float> poison, float %xu3_3, i64 0
  %zu3_3 = shufflevector <16 x float> %yu3_3, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_3_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_3, <16 x float> %bu3_0, <16 x float> %su2_3_0)
  %su3_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_3, <16 x float> %bu3_1, <16 x float> %su2_3_1)
  %pu3_4 = getelementptr float, ptr %au, i64 25
  %xu3_4 = load float, ptr %pu3_4
  %yu3_4 = insertelement <16 x float> poison, float %xu3_4, i64 0
  %zu3_4 = shufflevector <16 x float> %yu3_4, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_4_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_4, <16 x float> %bu3_0, <16 x float> %su2_4_0)
  %su3_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_4, <16 x float> %bu3_1, <16 x float> %su2_4_1)
  %pu3_5 = getelementptr float, ptr %au, i64 26
  %xu3_5 = load float, ptr %pu3_5
  %yu3_5 = insertelement <16 x float> poison, float %xu3_5, i64 0
  %zu3_5 = shufflevector <16 x float> %yu3_5, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_5_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_5, <16 x float> %bu3_0, <16 x float> %su2_5_0)
  %su3_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_5, <16 x float> %bu3_1, <16 x float> %su2_5_1)
  %pu3_6 = getelementptr float, ptr %au, i64 27
  %xu3_6 = load float, ptr %pu3_6
  %yu3_6 = insertelement <16 x float> poison, float %xu3_6, i64 0
  %zu3_6 = shufflevector <16 x float> %yu3_6, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_6_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_6, <16 x float> %bu3_0, <16 x float> %su2_6_0)
  %su3_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_6, <16 x float> %bu3_1, <16 x float> %su2_6_1)
  %anu = getelementptr float, ptr %au, i64 28
  %bnu = getelementptr float, ptr %bu, i64 128
  %nu = add nuw nsw i64 %ku, 4
  br label %headu
exitu:
  store <16 x float> %accu0_0, ptr %c, align 4
  %f0_1 = getelementptr float, ptr %c, i64 16
  store <16 x float> %accu0_1, ptr %f0_1, align 4
  %f1_0 = getelementptr float, ptr %c, i64 48
  store <16 x float> %accu1_0, ptr %f1_0, align 4
  %f1_1 = getelementptr float, ptr %c, i64 64
  store <16 x float> %accu1_1, ptr %f1_1, align 4
  %f2_0 = getelementptr float, ptr %c, i64 96
  store <16 x float> %accu2_0, ptr %f2_0, align 4
  %f2_1 = getelementptr float, ptr %c, i64 112
  store <16 x float> %accu2_1, ptr %f2_1, align 4
  %f3_0 = getelementptr float, ptr %c, i64 144
  store <16 x float> %accu3_0, ptr %f3_0, align 4
  %f3_1 = getelementptr float, ptr %c, i64 160
  store <16 x float> %accu3_1, ptr %f3_1, align 4
  %f4_0 = getelementptr float, ptr %c, i64 192
  store <16 x float> %accu4_0, ptr %f4_0, align 4
  %f4_1 = getelementptr float, ptr %c, i64 208
  store <16 x float> %accu4_1, ptr %f4_1, align 4
  %f5_0 = getelementptr float, ptr %c, i64 240
  store <16 x float> %accu5_0, ptr %f5_0, align 4
  %f5_1 = getelementptr float, ptr %c, i64 256
  store <16 x float> %accu5_1, ptr %f5_1, align 4
  %f6_0 = getelementptr float, ptr %c, i64 288
  store <16 x float> %accu6_0, ptr %f6_0, align 4
  %f6_1 = getelementptr float, ptr %c, i64 304
  store <16 x float> %accu6_1, ptr %f6_1, align 4
  ret void
}
define internal void @product_avx512_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 18432
  br label %head3
head3:
  %i3 = phi i64 [ %start, %entry ], [ %next3, %exit301 ]
  %go3 = icmp slt i64 %i3, %end
  br i1 %go3, label %body3, label %exit3
body3:
  %v4 = urem i64 %i3, 1
  %v5 = udiv i64 %i3, 1
  %v6 = urem i64 %v5, 1
  %v7 = udiv i64 %v5, 1
  %v8 = mul nuw nsw i64 %v4, 7
  %v9 = mul nuw nsw i64 %v6, 32
  %v10 = sub nsw i64 20, %v9
  %v11 = icmp slt i64 32, %v10
  %v12 = select i1 %v11, i64 32, i64 %v10
  br label %head13
head13:
  %i13 = phi i64 [ 0, %body3 ], [ %next13, %exit264 ]
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
  %v27 = urem i64 %v26, 1
  %v28 = udiv i64 %v26, 1
  %v29 = icmp slt i64 %v24, %end
  %v30 = mul nuw nsw i64 %v25, 7
  %v31 = mul nuw nsw i64 %v27, 32
  %v32 = mul i64 %v31, 160
  %v33 = add i64 %v32, %v22
  %v34 = getelementptr inbounds float, ptr %p2, i64 %v33
  %v35 = add nuw nsw i64 %v12, 31
  %v36 = udiv i64 %v35, 32
  br label %head37
head37:
  %i37 = phi i64 [ 0, %body13 ], [ %next37, %exit45 ]
  %go37 = icmp slt i64 %i37, %v36
  br i1 %go37, label %body37, label %exit37
body37:
  %v38 = mul nuw nsw i64 %i37, 32
  %v39 = sub nsw i64 %v12, %v38
  %v40 = icmp slt i64 32, %v39
  %v41 = select i1 %v40, i64 32, i64 %v39
  %v42 = mul nuw nsw i64 %i37, 4096
  %v43 = getelementptr inbounds float, ptr %v1, i64 %v42
  %v44 = add nuw nsw i64 %v9, %v38
  br label %head45
head45:
  %i45 = phi i64 [ 0, %body37 ], [ %next45, %exit48 ]
  %go45 = icmp slt i64 %i45, 2
  br i1 %go45, label %body45, label %exit45
body45:
  %v46 = mul nuw nsw i64 %i45, 16
  %v47 = udiv i64 %v17, 16
  br label %head48
head48:
  %i48 = phi i64 [ 0, %body45 ], [ %next48, %body48 ]
  %go48 = icmp slt i64 %i48, %v47
  br i1 %go48, label %body48, label %exit48
body48:
  %v49 = mul nuw nsw i64 %i48, 16
  %v50 = add nuw nsw i64 %v14, %v49
  %v51 = add nuw nsw i64 %v46, 1
  %v52 = add nuw nsw i64 %v46, 2
  %v53 = add nuw nsw i64 %v46, 3
  %v54 = add nuw nsw i64 %v46, 4
  %v55 = add nuw nsw i64 %v46, 5
  %v56 = add nuw nsw i64 %v46, 6
  %v57 = add nuw nsw i64 %v46, 7
  %v58 = add nuw nsw i64 %v46, 8
  %v59 = add nuw nsw i64 %v46, 9
  %v60 = add nuw nsw i64 %v46, 10
  %v61 = add nuw nsw i64 %v46, 11
  %v62 = add nuw nsw i64 %v46, 12
  %v63 = add nuw nsw i64 %v46, 13
  %v64 = add nuw nsw i64 %v46, 14
  %v65 = add nuw nsw i64 %v46, 15
  %v66 = sub nsw i64 %v41, 1
  %v67 = icmp slt i64 %v66, %v46
  %v68 = select i1 %v67, i64 %v66, i64 %v46
  %v69 = icmp slt i64 %v66, %v51
  %v70 = select i1 %v69, i64 %v66, i64 %v51
  %v71 = icmp slt i64 %v66, %v52
  %v72 = select i1 %v71, i64 %v66, i64 %v52
  %v73 = icmp slt i64 %v66, %v53
  %v74 = select i1 %v73, i64 %v66, i64 %v53
  %v75 = icmp slt i64 %v66, %v54
  %v76 = select i1 %v75, i64 %v66, i64 %v54
  %v77 = icmp slt i64 %v66, %v55
  %v78 = select i1 %v77, i64 %v66, i64 %v55
  %v79 = icmp slt i64 %v66, %v56
  %v80 = select i1 %v79, i64 %v66, i64 %v56
  %v81 = icmp slt i64 %v66, %v57
  %v82 = select i1 %v81, i64 %v66, i64 %v57
  %v83 = icmp slt i64 %v66, %v58
  %v84 = select i1 %v83, i64 %v66, i64 %v58
  %v85 = icmp slt i64 %v66, %v59
  %v86 = select i1 %v85, i64 %v66, i64 %v59
  %v87 = icmp slt i64 %v66, %v60
  %v88 = select i1 %v87, i64 %v66, i64 %v60
  %v89 = icmp slt i64 %v66, %v61
  %v90 = select i1 %v89, i64 %v66, i64 %v61
  %v91 = icmp slt i64 %v66, %v62
  %v92 = select i1 %v91, i64 %v66, i64 %v62
  %v93 = icmp slt i64 %v66, %v63
  %v94 = select i1 %v93, i64 %v66, i64 %v63
  %v95 = icmp slt i64 %v66, %v64
  %v96 = select i1 %v95, i64 %v66, i64 %v64
  %v97 = icmp slt i64 %v66, %v65
  %v98 = select i1 %v97, i64 %v66, i64 %v65
  %v99 = mul i64 %v44, 160
  %v100 = add i64 %v99, %v50
  %v101 = call i64 asm "", "=r,0"(i64 %v100)
  %v102 = mul nuw nsw i64 %v68, 160
  %v103 = add nuw nsw i64 %v101, %v102
  %v104 = mul nuw nsw i64 %v70, 160
  %v105 = add nuw nsw i64 %v101, %v104
  %v106 = mul nuw nsw i64 %v72, 160
  %v107 = add nuw nsw i64 %v101, %v106
  %v108 = mul nuw nsw i64 %v74, 160
  %v109 = add nuw nsw i64 %v101, %v108
  %v110 = mul nuw nsw i64 %v76, 160
  %v111 = add nuw nsw i64 %v101, %v110
  %v112 = mul nuw nsw i64 %v78, 160
  %v113 = add nuw nsw i64 %v101, %v112
  %v114 = mul nuw nsw i64 %v80, 160
  %v115 = add nuw nsw i64 %v101, %v114
  %v116 = mul nuw nsw i64 %v82, 160
  %v117 = add nuw nsw i64 %v101, %v116
  %v118 = mul nuw nsw i64 %v84, 160
  %v119 = add nuw nsw i64 %v101, %v118
  %v120 = mul nuw nsw i64 %v86, 160
  %v121 = add nuw nsw i64 %v101, %v120
  %v122 = mul nuw nsw i64 %v88, 160
  %v123 = add nuw nsw i64 %v101, %v122
  %v124 = mul nuw nsw i64 %v90, 160
  %v125 = add nuw nsw i64 %v101, %v124
  %v126 = mul nuw nsw i64 %v92, 160
  %v127 = add nuw nsw i64 %v101, %v126
  %v128 = mul nuw nsw i64 %v94, 160
  %v129 = add nuw nsw i64 %v101, %v128
  %v130 = mul nuw nsw i64 %v96, 160
  %v131 = add nuw nsw i64 %v101, %v130
  %v132 = mul nuw nsw i64 %v98, 160
  %v133 = add nuw nsw i64 %v101, %v132
  %v134 = getelementptr inbounds float, ptr %p2, i64 %v103
  %v135 = load <16 x float>, ptr %v134, align 4
  %v136 = getelementptr inbounds float, ptr %p2, i64 %v105
  %v137 = load <16 x float>, ptr %v136, align 4
  %v138 = getelementptr inbounds float, ptr %p2, i64 %v107
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = getelementptr inbounds float, ptr %p2, i64 %v109
  %v141 = load <16 x float>, ptr %v140, align 4
  %v142 = getelementptr inbounds float, ptr %p2, i64 %v111
  %v143 = load <16 x float>, ptr %v142, align 4
  %v144 = getelementptr inbounds float, ptr %p2, i64 %v113
  %v145 = load <16 x float>, ptr %v144, align 4
  %v146 = getelementptr inbounds float, ptr %p2, i64 %v115
  %v147 = load <16 x float>, ptr %v146, align 4
  %v148 = getelementptr inbounds float, ptr %p2, i64 %v117
  %v149 = load <16 x float>, ptr %v148, align 4
  %v150 = getelementptr inbounds float, ptr %p2, i64 %v119
  %v151 = load <16 x float>, ptr %v150, align 4
  %v152 = getelementptr inbounds float, ptr %p2, i64 %v121
  %v153 = load <16 x float>, ptr %v152, align 4
  %v154 = getelementptr inbounds float, ptr %p2, i64 %v123
  %v155 = load <16 x float>, ptr %v154, align 4
  %v156 = getelementptr inbounds float, ptr %p2, i64 %v125
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = getelementptr inbounds float, ptr %p2, i64 %v127
  %v159 = load <16 x float>, ptr %v158, align 4
  %v160 = getelementptr inbounds float, ptr %p2, i64 %v129
  %v161 = load <16 x float>, ptr %v160, align 4
  %v162 = getelementptr inbounds float, ptr %p2, i64 %v131
  %v163 = load <16 x float>, ptr %v162, align 4
  %v164 = getelementptr inbounds float, ptr %p2, i64 %v133
  %v165 = load <16 x float>, ptr %v164, align 4
  %v166 = shufflevector <16 x float> %v135, <16 x float> %v151, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v167 = shufflevector <16 x float> %v135, <16 x float> %v151, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v168 = shufflevector <16 x float> %v137, <16 x float> %v153, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v169 = shufflevector <16 x float> %v137, <16 x float> %v153, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v170 = shufflevector <16 x float> %v139, <16 x float> %v155, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v171 = shufflevector <16 x float> %v139, <16 x float> %v155, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v172 = shufflevector <16 x float> %v141, <16 x float> %v157, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v173 = shufflevector <16 x float> %v141, <16 x float> %v157, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v174 = shufflevector <16 x float> %v143, <16 x float> %v159, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v175 = shufflevector <16 x float> %v143, <16 x float> %v159, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v176 = shufflevector <16 x float> %v145, <16 x float> %v161, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v177 = shufflevector <16 x float> %v145, <16 x float> %v161, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v178 = shufflevector <16 x float> %v147, <16 x float> %v163, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v179 = shufflevector <16 x float> %v147, <16 x float> %v163, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v180 = shufflevector <16 x float> %v149, <16 x float> %v165, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v181 = shufflevector <16 x float> %v149, <16 x float> %v165, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v182 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v183 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v184 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v185 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v186 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v187 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v188 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v189 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v190 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v191 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v192 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v193 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v194 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v195 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v196 = shufflevector <16 x float> %v173, <16 x float> %v181, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v197 = shufflevector <16 x float> %v173, <16 x float> %v181, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v198 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v199 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v200 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v201 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v202 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v203 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v204 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v205 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v206 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v207 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v208 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v209 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v210 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v211 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v212 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v213 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v214 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v215 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v216 = shufflevector <16 x float> %v199, <16 x float> %v207, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v217 = shufflevector <16 x float> %v199, <16 x float> %v207, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v218 = shufflevector <16 x float> %v200, <16 x float> %v208, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v219 = shufflevector <16 x float> %v200, <16 x float> %v208, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v220 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v221 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v222 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v223 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v224 = shufflevector <16 x float> %v203, <16 x float> %v211, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v225 = shufflevector <16 x float> %v203, <16 x float> %v211, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v226 = shufflevector <16 x float> %v204, <16 x float> %v212, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v227 = shufflevector <16 x float> %v204, <16 x float> %v212, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v228 = shufflevector <16 x float> %v205, <16 x float> %v213, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v229 = shufflevector <16 x float> %v205, <16 x float> %v213, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v230 = mul nuw nsw i64 %v49, 32
  %v231 = add nuw nsw i64 %v230, %v46
  %v232 = call i64 asm "", "=r,0"(i64 %v231)
  %v233 = getelementptr inbounds float, ptr %v43, i64 %v232
  store <16 x float> %v214, ptr %v233, align 4
  %v234 = add nuw nsw i64 %v232, 32
  %v235 = getelementptr inbounds float, ptr %v43, i64 %v234
  store <16 x float> %v215, ptr %v235, align 4
  %v236 = add nuw nsw i64 %v232, 64
  %v237 = getelementptr inbounds float, ptr %v43, i64 %v236
  store <16 x float> %v216, ptr %v237, align 4
  %v238 = add nuw nsw i64 %v232, 96
  %v239 = getelementptr inbounds float, ptr %v43, i64 %v238
  store <16 x float> %v217, ptr %v239, align 4
  %v240 = add nuw nsw i64 %v232, 128
  %v241 = getelementptr inbounds float, ptr %v43, i64 %v240
  store <16 x float> %v218, ptr %v241, align 4
  %v242 = add nuw nsw i64 %v232, 160
  %v243 = getelementptr inbounds float, ptr %v43, i64 %v242
  store <16 x float> %v219, ptr %v243, align 4
  %v244 = add nuw nsw i64 %v232, 192
  %v245 = getelementptr inbounds float, ptr %v43, i64 %v244
  store <16 x float> %v220, ptr %v245, align 4
  %v246 = add nuw nsw i64 %v232, 224
  %v247 = getelementptr inbounds float, ptr %v43, i64 %v246
  store <16 x float> %v221, ptr %v247, align 4
  %v248 = add nuw nsw i64 %v232, 256
  %v249 = getelementptr inbounds float, ptr %v43, i64 %v248
  store <16 x float> %v222, ptr %v249, align 4
  %v250 = add nuw nsw i64 %v232, 288
  %v251 = getelementptr inbounds float, ptr %v43, i64 %v250
  store <16 x float> %v223, ptr %v251, align 4
  %v252 = add nuw nsw i64 %v232, 320
  %v253 = getelementptr inbounds float, ptr %v43, i64 %v252
  store <16 x float> %v224, ptr %v253, align 4
  %v254 = add nuw nsw i64 %v232, 352
  %v255 = getelementptr inbounds float, ptr %v43, i64 %v254
  store <16 x float> %v225, ptr %v255, align 4
  %v256 = add nuw nsw i64 %v232, 384
  %v257 = getelementptr inbounds float, ptr %v43, i64 %v256
  store <16 x float> %v226, ptr %v257, align 4
  %v258 = add nuw nsw i64 %v232, 416
  %v259 = getelementptr inbounds float, ptr %v43, i64 %v258
  store <16 x float> %v227, ptr %v259, align 4
  %v260 = add nuw nsw i64 %v232, 448
  %v261 = getelementptr inbounds float, ptr %v43, i64 %v260
  store <16 x float> %v228, ptr %v261, align 4
  %v262 = add nuw nsw i64 %v232, 480
  %v263 = getelementptr inbounds float, ptr %v43, i64 %v262
  store <16 x float> %v229, ptr %v263, align 4
  %next48 = add nuw nsw i64 %i48, 1
  br label %head48, !llvm.loop !1
exit48:
  %next45 = add nuw nsw i64 %i45, 1
  br label %head45, !llvm.loop !1
exit45:
  %next37 = add nuw nsw i64 %i37, 1
  br label %head37, !llvm.loop !1
exit37:
  br label %head264
head264:
  %i264 = phi i64 [ 0, %exit37 ], [ %next264, %exit271 ]
  %go264 = icmp slt i64 %i264, 1
  br i1 %go264, label %body264, label %exit264
body264:
  %v265 = mul nuw nsw i64 %i264, 7
  %v266 = add nuw nsw i64 %v8, %v265
  %v267 = mul nuw nsw i64 %v265, 48
  %v268 = getelementptr inbounds float, ptr %v2, i64 %v267
  %v269 = add nuw nsw i64 %v12, 31
  %v270 = udiv i64 %v269, 32
  br label %head271
head271:
  %i271 = phi i64 [ 0, %body264 ], [ %next271, %body271 ]
  %go271 = icmp slt i64 %i271, %v270
  br i1 %go271, label %body271, label %exit271
body271:
  %v272 = mul nuw nsw i64 %i271, 32
  %v273 = getelementptr inbounds float, ptr %v268, i64 %v272
  %v274 = mul nuw nsw i64 %i264, 7
  %v275 = add nuw nsw i64 %v8, %v274
  %v276 = mul nuw nsw i64 %i271, 32
  %v277 = add nuw nsw i64 %v9, %v276
  %v278 = mul i64 %v14, 7
  %v279 = add i64 %v278, %v275
  %v280 = getelementptr inbounds float, ptr %p1, i64 %v279
  %v281 = mul nuw nsw i64 %i271, 4096
  %v282 = getelementptr inbounds float, ptr %v1, i64 %v281
  %v283 = mul nuw nsw i64 %i264, 7
  %v284 = add nuw nsw i64 %i264, %i271
  %v285 = add nuw nsw i64 %v283, 7
  %v286 = udiv i64 %v283, 32
  %v287 = mul nuw nsw i64 %v286, 32
  %v288 = add nuw nsw i64 %v287, 32
  %v289 = add nuw nsw i64 %v8, %v288
  %v290 = mul i64 %v14, 7
  %v291 = add i64 %v290, %v289
  %v292 = getelementptr inbounds float, ptr %p1, i64 %v291
  %v293 = urem i64 %v283, 32
  %v294 = udiv i64 %v293, 7
  %v295 = add nuw nsw i64 %v294, %i271
  %v296 = mul nuw nsw i64 %v284, 32
  %v297 = udiv i64 %v296, 1
  %v298 = select i1 %v29, i64 79, i64 0
  %v299 = mul nuw nsw i64 %v295, 32
  %v300 = udiv i64 %v299, 1
  call void @product_avx512_0_tile(ptr %v280, ptr %v282, i64 %v17, ptr %v273, i1 %v18, ptr %v34, i64 %v297, i64 %v298, ptr %v292, i64 %v300, i64 127)
  %next271 = add nuw nsw i64 %i271, 1
  br label %head271, !llvm.loop !1
exit271:
  %next264 = add nuw nsw i64 %i264, 1
  br label %head264, !llvm.loop !1
exit264:
  %next13 = add nuw nsw i64 %i13, 1
  br label %head13, !llvm.loop !1
exit13:
  br label %head301
head301:
  %i301 = phi i64 [ 0, %exit13 ], [ %next301, %exit307 ]
  %go301 = icmp slt i64 %i301, 1
  br i1 %go301, label %body301, label %exit301
body301:
  %v302 = mul nuw nsw i64 %i301, 7
  %v303 = add nuw nsw i64 %v8, %v302
  %v304 = mul nuw nsw i64 %v302, 48
  %v305 = getelementptr inbounds float, ptr %v2, i64 %v304
  %v306 = add nuw nsw i64 %v8, %v302
  br label %head307
head307:
  %i307 = phi i64 [ 0, %body301 ], [ %next307, %exit322 ]
  %go307 = icmp slt i64 %i307, 7
  br i1 %go307, label %body307, label %exit307
body307:
  %v308 = add nuw nsw i64 %v306, %i307
  %v309 = mul nuw nsw i64 %i307, 48
  %v310 = getelementptr inbounds float, ptr %v305, i64 %v309
  %v311 = add nuw nsw i64 %v9, %v12
  %v312 = and i64 %v12, -16
  %v313 = add nuw nsw i64 %v9, %v312
  %v314 = sub nsw i64 0, %v9
  %v315 = getelementptr float, ptr %v310, i64 %v314
  %v319 = mul i64 %v308, 20
  %v320 = getelementptr float, ptr %p0, i64 %v319
  br label %head316
head316:
  %i316 = phi i64 [ %v9, %body307 ], [ %next316, %body316 ]
  %go316 = icmp slt i64 %i316, %v313
  br i1 %go316, label %body316, label %exit316
body316:
  %v317 = getelementptr float, ptr %v315, i64 %i316
  %v318 = load <16 x float>, ptr %v317, align 4
  %v321 = getelementptr float, ptr %v320, i64 %i316
  store <16 x float> %v318, ptr %v321, align 4
  %next316 = add nuw nsw i64 %i316, 16
  br label %head316, !llvm.loop !1
exit316:
  br label %head322
head322:
  %i322 = phi i64 [ %v313, %exit316 ], [ %next322, %body322 ]
  %go322 = icmp slt i64 %i322, %v311
  br i1 %go322, label %body322, label %exit322
body322:
  %v323 = getelementptr float, ptr %v315, i64 %i322
  %v324 = load float, ptr %v323, align 4
  %v325 = add i64 %v319, %i322
  %v326 = getelementptr inbounds float, ptr %p0, i64 %v325
  store float %v324, ptr %v326
  %next322 = add nuw nsw i64 %i322, 1
  br label %head322, !llvm.loop !1
exit322:
  %next307 = add nuw nsw i64 %i307, 1
  br label %head307, !llvm.loop !1
exit307:
  %next301 = add nuw nsw i64 %i301, 1
  br label %head301, !llvm.loop !1
exit301:
  %next3 = add nuw nsw i64 %i3, 1
  br label %head3, !llvm.loop !1
exit3:
  ret void
}
define void @product_avx512_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %p2 = load ptr, ptr %a2
  %a3 = getelementptr ptr, ptr %args, i64 3
  %scratch = load ptr, ptr %a3
  call void @product_avx512_0_body(ptr %p0, ptr %p1, ptr %p2, ptr %scratch, i64 %start, i64 %end)
  ret void
}
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
