declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
define internal void @product_avx512_0_tile(ptr noalias %a, ptr noalias %b, i64 %depth, ptr noalias %c, i1 %add, ptr %f0, i64 %fs0, i64 %fn0) noinline #0 {
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
  %fl0 = call i64 @llvm.smin.i64(i64 %ku, i64 %fn0)
  %fo0 = mul i64 %fl0, %fs0
  %fp0 = getelementptr i8, ptr %f0, i64 %fo0
  call void @llvm.prefetch.p0(ptr %fp0, i32 0, i32 2, i32 1)
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
  %i3 = phi i64 [ %start, %entry ], [ %next3, %exit297 ]
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
  %i13 = phi i64 [ 0, %body3 ], [ %next13, %exit261 ]
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
  %v32 = add nuw nsw i64 %v12, 31
  %v33 = udiv i64 %v32, 32
  br label %head34
head34:
  %i34 = phi i64 [ 0, %body13 ], [ %next34, %exit42 ]
  %go34 = icmp slt i64 %i34, %v33
  br i1 %go34, label %body34, label %exit34
body34:
  %v35 = mul nuw nsw i64 %i34, 32
  %v36 = sub nsw i64 %v12, %v35
  %v37 = icmp slt i64 32, %v36
  %v38 = select i1 %v37, i64 32, i64 %v36
  %v39 = mul nuw nsw i64 %i34, 4096
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v39
  %v41 = add nuw nsw i64 %v9, %v35
  br label %head42
head42:
  %i42 = phi i64 [ 0, %body34 ], [ %next42, %exit45 ]
  %go42 = icmp slt i64 %i42, 2
  br i1 %go42, label %body42, label %exit42
body42:
  %v43 = mul nuw nsw i64 %i42, 16
  %v44 = udiv i64 %v17, 16
  br label %head45
head45:
  %i45 = phi i64 [ 0, %body42 ], [ %next45, %body45 ]
  %go45 = icmp slt i64 %i45, %v44
  br i1 %go45, label %body45, label %exit45
body45:
  %v46 = mul nuw nsw i64 %i45, 16
  %v47 = add nuw nsw i64 %v14, %v46
  %v48 = add nuw nsw i64 %v43, 1
  %v49 = add nuw nsw i64 %v43, 2
  %v50 = add nuw nsw i64 %v43, 3
  %v51 = add nuw nsw i64 %v43, 4
  %v52 = add nuw nsw i64 %v43, 5
  %v53 = add nuw nsw i64 %v43, 6
  %v54 = add nuw nsw i64 %v43, 7
  %v55 = add nuw nsw i64 %v43, 8
  %v56 = add nuw nsw i64 %v43, 9
  %v57 = add nuw nsw i64 %v43, 10
  %v58 = add nuw nsw i64 %v43, 11
  %v59 = add nuw nsw i64 %v43, 12
  %v60 = add nuw nsw i64 %v43, 13
  %v61 = add nuw nsw i64 %v43, 14
  %v62 = add nuw nsw i64 %v43, 15
  %v63 = sub nsw i64 %v38, 1
  %v64 = icmp slt i64 %v63, %v43
  %v65 = select i1 %v64, i64 %v63, i64 %v43
  %v66 = icmp slt i64 %v63, %v48
  %v67 = select i1 %v66, i64 %v63, i64 %v48
  %v68 = icmp slt i64 %v63, %v49
  %v69 = select i1 %v68, i64 %v63, i64 %v49
  %v70 = icmp slt i64 %v63, %v50
  %v71 = select i1 %v70, i64 %v63, i64 %v50
  %v72 = icmp slt i64 %v63, %v51
  %v73 = select i1 %v72, i64 %v63, i64 %v51
  %v74 = icmp slt i64 %v63, %v52
  %v75 = select i1 %v74, i64 %v63, i64 %v52
  %v76 = icmp slt i64 %v63, %v53
  %v77 = select i1 %v76, i64 %v63, i64 %v53
  %v78 = icmp slt i64 %v63, %v54
  %v79 = select i1 %v78, i64 %v63, i64 %v54
  %v80 = icmp slt i64 %v63, %v55
  %v81 = select i1 %v80, i64 %v63, i64 %v55
  %v82 = icmp slt i64 %v63, %v56
  %v83 = select i1 %v82, i64 %v63, i64 %v56
  %v84 = icmp slt i64 %v63, %v57
  %v85 = select i1 %v84, i64 %v63, i64 %v57
  %v86 = icmp slt i64 %v63, %v58
  %v87 = select i1 %v86, i64 %v63, i64 %v58
  %v88 = icmp slt i64 %v63, %v59
  %v89 = select i1 %v88, i64 %v63, i64 %v59
  %v90 = icmp slt i64 %v63, %v60
  %v91 = select i1 %v90, i64 %v63, i64 %v60
  %v92 = icmp slt i64 %v63, %v61
  %v93 = select i1 %v92, i64 %v63, i64 %v61
  %v94 = icmp slt i64 %v63, %v62
  %v95 = select i1 %v94, i64 %v63, i64 %v62
  %v96 = mul i64 %v41, 160
  %v97 = add i64 %v96, %v47
  %v98 = call i64 asm "", "=r,0"(i64 %v97)
  %v99 = mul nuw nsw i64 %v65, 160
  %v100 = add nuw nsw i64 %v98, %v99
  %v101 = mul nuw nsw i64 %v67, 160
  %v102 = add nuw nsw i64 %v98, %v101
  %v103 = mul nuw nsw i64 %v69, 160
  %v104 = add nuw nsw i64 %v98, %v103
  %v105 = mul nuw nsw i64 %v71, 160
  %v106 = add nuw nsw i64 %v98, %v105
  %v107 = mul nuw nsw i64 %v73, 160
  %v108 = add nuw nsw i64 %v98, %v107
  %v109 = mul nuw nsw i64 %v75, 160
  %v110 = add nuw nsw i64 %v98, %v109
  %v111 = mul nuw nsw i64 %v77, 160
  %v112 = add nuw nsw i64 %v98, %v111
  %v113 = mul nuw nsw i64 %v79, 160
  %v114 = add nuw nsw i64 %v98, %v113
  %v115 = mul nuw nsw i64 %v81, 160
  %v116 = add nuw nsw i64 %v98, %v115
  %v117 = mul nuw nsw i64 %v83, 160
  %v118 = add nuw nsw i64 %v98, %v117
  %v119 = mul nuw nsw i64 %v85, 160
  %v120 = add nuw nsw i64 %v98, %v119
  %v121 = mul nuw nsw i64 %v87, 160
  %v122 = add nuw nsw i64 %v98, %v121
  %v123 = mul nuw nsw i64 %v89, 160
  %v124 = add nuw nsw i64 %v98, %v123
  %v125 = mul nuw nsw i64 %v91, 160
  %v126 = add nuw nsw i64 %v98, %v125
  %v127 = mul nuw nsw i64 %v93, 160
  %v128 = add nuw nsw i64 %v98, %v127
  %v129 = mul nuw nsw i64 %v95, 160
  %v130 = add nuw nsw i64 %v98, %v129
  %v131 = getelementptr inbounds float, ptr %p2, i64 %v100
  %v132 = load <16 x float>, ptr %v131, align 4
  %v133 = getelementptr inbounds float, ptr %p2, i64 %v102
  %v134 = load <16 x float>, ptr %v133, align 4
  %v135 = getelementptr inbounds float, ptr %p2, i64 %v104
  %v136 = load <16 x float>, ptr %v135, align 4
  %v137 = getelementptr inbounds float, ptr %p2, i64 %v106
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = getelementptr inbounds float, ptr %p2, i64 %v108
  %v140 = load <16 x float>, ptr %v139, align 4
  %v141 = getelementptr inbounds float, ptr %p2, i64 %v110
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = getelementptr inbounds float, ptr %p2, i64 %v112
  %v144 = load <16 x float>, ptr %v143, align 4
  %v145 = getelementptr inbounds float, ptr %p2, i64 %v114
  %v146 = load <16 x float>, ptr %v145, align 4
  %v147 = getelementptr inbounds float, ptr %p2, i64 %v116
  %v148 = load <16 x float>, ptr %v147, align 4
  %v149 = getelementptr inbounds float, ptr %p2, i64 %v118
  %v150 = load <16 x float>, ptr %v149, align 4
  %v151 = getelementptr inbounds float, ptr %p2, i64 %v120
  %v152 = load <16 x float>, ptr %v151, align 4
  %v153 = getelementptr inbounds float, ptr %p2, i64 %v122
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = getelementptr inbounds float, ptr %p2, i64 %v124
  %v156 = load <16 x float>, ptr %v155, align 4
  %v157 = getelementptr inbounds float, ptr %p2, i64 %v126
  %v158 = load <16 x float>, ptr %v157, align 4
  %v159 = getelementptr inbounds float, ptr %p2, i64 %v128
  %v160 = load <16 x float>, ptr %v159, align 4
  %v161 = getelementptr inbounds float, ptr %p2, i64 %v130
  %v162 = load <16 x float>, ptr %v161, align 4
  %v163 = shufflevector <16 x float> %v132, <16 x float> %v148, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v164 = shufflevector <16 x float> %v132, <16 x float> %v148, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v165 = shufflevector <16 x float> %v134, <16 x float> %v150, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v166 = shufflevector <16 x float> %v134, <16 x float> %v150, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v167 = shufflevector <16 x float> %v136, <16 x float> %v152, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v168 = shufflevector <16 x float> %v136, <16 x float> %v152, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v169 = shufflevector <16 x float> %v138, <16 x float> %v154, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v170 = shufflevector <16 x float> %v138, <16 x float> %v154, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v171 = shufflevector <16 x float> %v140, <16 x float> %v156, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v172 = shufflevector <16 x float> %v140, <16 x float> %v156, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v173 = shufflevector <16 x float> %v142, <16 x float> %v158, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v174 = shufflevector <16 x float> %v142, <16 x float> %v158, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v175 = shufflevector <16 x float> %v144, <16 x float> %v160, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v176 = shufflevector <16 x float> %v144, <16 x float> %v160, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v177 = shufflevector <16 x float> %v146, <16 x float> %v162, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v178 = shufflevector <16 x float> %v146, <16 x float> %v162, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v179 = shufflevector <16 x float> %v163, <16 x float> %v171, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v180 = shufflevector <16 x float> %v163, <16 x float> %v171, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v181 = shufflevector <16 x float> %v164, <16 x float> %v172, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v182 = shufflevector <16 x float> %v164, <16 x float> %v172, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v183 = shufflevector <16 x float> %v165, <16 x float> %v173, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v184 = shufflevector <16 x float> %v165, <16 x float> %v173, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v185 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v186 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v187 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v188 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v189 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v190 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v191 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v192 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v193 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v194 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v195 = shufflevector <16 x float> %v179, <16 x float> %v187, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v196 = shufflevector <16 x float> %v179, <16 x float> %v187, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v197 = shufflevector <16 x float> %v180, <16 x float> %v188, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v198 = shufflevector <16 x float> %v180, <16 x float> %v188, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v199 = shufflevector <16 x float> %v181, <16 x float> %v189, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v200 = shufflevector <16 x float> %v181, <16 x float> %v189, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v201 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v202 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v203 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v204 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v205 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v206 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v207 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v208 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v209 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v210 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v211 = shufflevector <16 x float> %v195, <16 x float> %v203, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v212 = shufflevector <16 x float> %v195, <16 x float> %v203, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v213 = shufflevector <16 x float> %v196, <16 x float> %v204, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v214 = shufflevector <16 x float> %v196, <16 x float> %v204, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v215 = shufflevector <16 x float> %v197, <16 x float> %v205, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v216 = shufflevector <16 x float> %v197, <16 x float> %v205, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v217 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v218 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v219 = shufflevector <16 x float> %v199, <16 x float> %v207, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v220 = shufflevector <16 x float> %v199, <16 x float> %v207, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v221 = shufflevector <16 x float> %v200, <16 x float> %v208, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v222 = shufflevector <16 x float> %v200, <16 x float> %v208, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v223 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v224 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v225 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v226 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v227 = mul nuw nsw i64 %v46, 32
  %v228 = add nuw nsw i64 %v227, %v43
  %v229 = call i64 asm "", "=r,0"(i64 %v228)
  %v230 = getelementptr inbounds float, ptr %v40, i64 %v229
  store <16 x float> %v211, ptr %v230, align 4
  %v231 = add nuw nsw i64 %v229, 32
  %v232 = getelementptr inbounds float, ptr %v40, i64 %v231
  store <16 x float> %v212, ptr %v232, align 4
  %v233 = add nuw nsw i64 %v229, 64
  %v234 = getelementptr inbounds float, ptr %v40, i64 %v233
  store <16 x float> %v213, ptr %v234, align 4
  %v235 = add nuw nsw i64 %v229, 96
  %v236 = getelementptr inbounds float, ptr %v40, i64 %v235
  store <16 x float> %v214, ptr %v236, align 4
  %v237 = add nuw nsw i64 %v229, 128
  %v238 = getelementptr inbounds float, ptr %v40, i64 %v237
  store <16 x float> %v215, ptr %v238, align 4
  %v239 = add nuw nsw i64 %v229, 160
  %v240 = getelementptr inbounds float, ptr %v40, i64 %v239
  store <16 x float> %v216, ptr %v240, align 4
  %v241 = add nuw nsw i64 %v229, 192
  %v242 = getelementptr inbounds float, ptr %v40, i64 %v241
  store <16 x float> %v217, ptr %v242, align 4
  %v243 = add nuw nsw i64 %v229, 224
  %v244 = getelementptr inbounds float, ptr %v40, i64 %v243
  store <16 x float> %v218, ptr %v244, align 4
  %v245 = add nuw nsw i64 %v229, 256
  %v246 = getelementptr inbounds float, ptr %v40, i64 %v245
  store <16 x float> %v219, ptr %v246, align 4
  %v247 = add nuw nsw i64 %v229, 288
  %v248 = getelementptr inbounds float, ptr %v40, i64 %v247
  store <16 x float> %v220, ptr %v248, align 4
  %v249 = add nuw nsw i64 %v229, 320
  %v250 = getelementptr inbounds float, ptr %v40, i64 %v249
  store <16 x float> %v221, ptr %v250, align 4
  %v251 = add nuw nsw i64 %v229, 352
  %v252 = getelementptr inbounds float, ptr %v40, i64 %v251
  store <16 x float> %v222, ptr %v252, align 4
  %v253 = add nuw nsw i64 %v229, 384
  %v254 = getelementptr inbounds float, ptr %v40, i64 %v253
  store <16 x float> %v223, ptr %v254, align 4
  %v255 = add nuw nsw i64 %v229, 416
  %v256 = getelementptr inbounds float, ptr %v40, i64 %v255
  store <16 x float> %v224, ptr %v256, align 4
  %v257 = add nuw nsw i64 %v229, 448
  %v258 = getelementptr inbounds float, ptr %v40, i64 %v257
  store <16 x float> %v225, ptr %v258, align 4
  %v259 = add nuw nsw i64 %v229, 480
  %v260 = getelementptr inbounds float, ptr %v40, i64 %v259
  store <16 x float> %v226, ptr %v260, align 4
  %next45 = add nuw nsw i64 %i45, 1
  br label %head45, !llvm.loop !1
exit45:
  %next42 = add nuw nsw i64 %i42, 1
  br label %head42, !llvm.loop !1
exit42:
  %next34 = add nuw nsw i64 %i34, 1
  br label %head34, !llvm.loop !1
exit34:
  br label %head261
head261:
  %i261 = phi i64 [ 0, %exit34 ], [ %next261, %exit268 ]
  %go261 = icmp slt i64 %i261, 1
  br i1 %go261, label %body261, label %exit261
body261:
  %v262 = mul nuw nsw i64 %i261, 7
  %v263 = add nuw nsw i64 %v8, %v262
  %v264 = mul nuw nsw i64 %v262, 48
  %v265 = getelementptr inbounds float, ptr %v2, i64 %v264
  %v266 = add nuw nsw i64 %v12, 31
  %v267 = udiv i64 %v266, 32
  br label %head268
head268:
  %i268 = phi i64 [ 0, %body261 ], [ %next268, %body268 ]
  %go268 = icmp slt i64 %i268, %v267
  br i1 %go268, label %body268, label %exit268
body268:
  %v269 = mul nuw nsw i64 %i268, 32
  %v270 = add nuw nsw i64 %v9, %v269
  %v271 = mul i64 %v14, 7
  %v272 = add i64 %v271, %v263
  %v273 = getelementptr inbounds float, ptr %p1, i64 %v272
  %v274 = mul nuw nsw i64 %i268, 4096
  %v275 = getelementptr inbounds float, ptr %v1, i64 %v274
  %v276 = getelementptr inbounds float, ptr %v265, i64 %v269
  %v277 = add nuw nsw i64 %v262, 7
  %v278 = udiv i64 %v262, 32
  %v279 = mul nuw nsw i64 %v278, 32
  %v280 = add nuw nsw i64 %v279, 32
  %v281 = add nuw nsw i64 %v8, %v280
  %v282 = mul i64 %v14, 7
  %v283 = add i64 %v282, %v281
  %v284 = getelementptr inbounds float, ptr %p1, i64 %v283
  %v285 = urem i64 %v262, 32
  %v286 = udiv i64 %v285, 7
  %v287 = add nuw nsw i64 %v286, %i268
  %v288 = urem i64 %v287, 4
  %v289 = udiv i64 %v287, 4
  %v290 = mul nuw nsw i64 %v288, 896
  %v291 = mul nuw nsw i64 %v289, 128
  %v292 = add i64 %v290, %v291
  %v293 = getelementptr i8, ptr %v284, i64 %v292
  %v294 = icmp slt i64 %v287, 4
  %v295 = select i1 %v294, i64 124, i64 0
  %v296 = add nuw nsw i64 %v8, %v262
  call void @product_avx512_0_tile(ptr %v273, ptr %v275, i64 %v17, ptr %v276, i1 %v18, ptr %v293, i64 7, i64 %v295)
  %next268 = add nuw nsw i64 %i268, 1
  br label %head268, !llvm.loop !1
exit268:
  %next261 = add nuw nsw i64 %i261, 1
  br label %head261, !llvm.loop !1
exit261:
  %next13 = add nuw nsw i64 %i13, 1
  br label %head13, !llvm.loop !1
exit13:
  br label %head297
head297:
  %i297 = phi i64 [ 0, %exit13 ], [ %next297, %exit303 ]
  %go297 = icmp slt i64 %i297, 1
  br i1 %go297, label %body297, label %exit297
body297:
  %v298 = mul nuw nsw i64 %i297, 7
  %v299 = add nuw nsw i64 %v8, %v298
  %v300 = mul nuw nsw i64 %v298, 48
  %v301 = getelementptr inbounds float, ptr %v2, i64 %v300
  %v302 = add nuw nsw i64 %v8, %v298
  br label %head303
head303:
  %i303 = phi i64 [ 0, %body297 ], [ %next303, %exit318 ]
  %go303 = icmp slt i64 %i303, 7
  br i1 %go303, label %body303, label %exit303
body303:
  %v304 = add nuw nsw i64 %v302, %i303
  %v305 = mul nuw nsw i64 %i303, 48
  %v306 = getelementptr inbounds float, ptr %v301, i64 %v305
  %v307 = add nuw nsw i64 %v9, %v12
  %v308 = and i64 %v12, -16
  %v309 = add nuw nsw i64 %v9, %v308
  %v310 = sub nsw i64 0, %v9
  %v311 = getelementptr float, ptr %v306, i64 %v310
  %v315 = mul i64 %v304, 20
  br label %head312
head312:
  %i312 = phi i64 [ %v9, %body303 ], [ %next312, %body312 ]
  %go312 = icmp slt i64 %i312, %v309
  br i1 %go312, label %body312, label %exit312
body312:
  %v313 = getelementptr float, ptr %v311, i64 %i312
  %v314 = load <16 x float>, ptr %v313, align 4
  %v316 = add i64 %v315, %i312
  %v317 = getelementptr float, ptr %p0, i64 %v316
  store <16 x float> %v314, ptr %v317, align 4
  %next312 = add nuw nsw i64 %i312, 16
  br label %head312, !llvm.loop !1
exit312:
  br label %head318
head318:
  %i318 = phi i64 [ %v309, %exit312 ], [ %next318, %body318 ]
  %go318 = icmp slt i64 %i318, %v307
  br i1 %go318, label %body318, label %exit318
body318:
  %v319 = getelementptr float, ptr %v311, i64 %i318
  %v320 = load float, ptr %v319, align 4
  %v321 = add i64 %v315, %i318
  %v322 = getelementptr inbounds float, ptr %p0, i64 %v321
  store float %v320, ptr %v322
  %next318 = add nuw nsw i64 %i318, 1
  br label %head318, !llvm.loop !1
exit318:
  %next303 = add nuw nsw i64 %i303, 1
  br label %head303, !llvm.loop !1
exit303:
  %next297 = add nuw nsw i64 %i297, 1
  br label %head297, !llvm.loop !1
exit297:
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
