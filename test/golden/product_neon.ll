declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
define internal void @product_neon_0_t7(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, i64 %depth, ptr noalias %c, i64 %cs, i1 %add) noinline #0 {
entry:
  %most = and i64 %depth, -4
  %o0 = mul i64 %as, 0
  %a0 = getelementptr float, ptr %a, i64 %o0
  %o1 = mul i64 %as, 1
  %a1 = getelementptr float, ptr %a, i64 %o1
  %o2 = mul i64 %as, 2
  %a2 = getelementptr float, ptr %a, i64 %o2
  %o3 = mul i64 %as, 3
  %a3 = getelementptr float, ptr %a, i64 %o3
  %o4 = mul i64 %as, 4
  %a4 = getelementptr float, ptr %a, i64 %o4
  %o5 = mul i64 %as, 5
  %a5 = getelementptr float, ptr %a, i64 %o5
  %o6 = mul i64 %as, 6
  %a6 = getelementptr float, ptr %a, i64 %o6
  br label %headu
headu:
  %ku = phi i64 [ 0, %entry ], [ %nu, %bodyu ]
  %accu0_0 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_0_0, %bodyu ]
  %accu0_1 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_0_1, %bodyu ]
  %accu0_2 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_0_2, %bodyu ]
  %accu1_0 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_1_0, %bodyu ]
  %accu1_1 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_1_1, %bodyu ]
  %accu1_2 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_1_2, %bodyu ]
  %accu2_0 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_2_0, %bodyu ]
  %accu2_1 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_2_1, %bodyu ]
  %accu2_2 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_2_2, %bodyu ]
  %accu3_0 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_3_0, %bodyu ]
  %accu3_1 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_3_1, %bodyu ]
  %accu3_2 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_3_2, %bodyu ]
  %accu4_0 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_4_0, %bodyu ]
  %accu4_1 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_4_1, %bodyu ]
  %accu4_2 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_4_2, %bodyu ]
  %accu5_0 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_5_0, %bodyu ]
  %accu5_1 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_5_1, %bodyu ]
  %accu5_2 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_5_2, %bodyu ]
  %accu6_0 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_6_0, %bodyu ]
  %accu6_1 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_6_1, %bodyu ]
  %accu6_2 = phi <4 x float> [ zeroinitializer, %entry ], [ %su3_6_2, %bodyu ]
  %gou = icmp slt i64 %ku, %most
  br i1 %gou, label %bodyu, label %exitu
bodyu:
  %kku0 = add nuw nsw i64 %ku, 0
  %bou0 = mul i64 %kku0, %bk
  %bpu0 = getelementptr float, ptr %b, i64 %bou0
  %qu0_0 = getelementptr float, ptr %bpu0, i64 0
  %bu0_0 = load <4 x float>, ptr %qu0_0, align 4
  %qu0_1 = getelementptr float, ptr %bpu0, i64 4
  %bu0_1 = load <4 x float>, ptr %qu0_1, align 4
  %qu0_2 = getelementptr float, ptr %bpu0, i64 8
  %bu0_2 = load <4 x float>, ptr %qu0_2, align 4
  %aou0 = mul i64 %kku0, %ak
  %pu0_0 = getelementptr float, ptr %a0, i64 %aou0
  %xu0_0 = load float, ptr %pu0_0
  %yu0_0 = insertelement <4 x float> poison, float %xu0_0, i64 0
  %zu0_0 = shufflevector <4 x float> %yu0_0, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_0, <4 x float> %bu0_0, <4 x float> %accu0_0)
  %su0_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_0, <4 x float> %bu0_1, <4 x float> %accu0_1)
  %su0_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_0, <4 x float> %bu0_2, <4 x float> %accu0_2)
  %pu0_1 = getelementptr float, ptr %a1, i64 %aou0
  %xu0_1 = load float, ptr %pu0_1
  %yu0_1 = insertelement <4 x float> poison, float %xu0_1, i64 0
  %zu0_1 = shufflevector <4 x float> %yu0_1, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_1, <4 x float> %bu0_0, <4 x float> %accu1_0)
  %su0_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_1, <4 x float> %bu0_1, <4 x float> %accu1_1)
  %su0_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_1, <4 x float> %bu0_2, <4 x float> %accu1_2)
  %pu0_2 = getelementptr float, ptr %a2, i64 %aou0
  %xu0_2 = load float, ptr %pu0_2
  %yu0_2 = insertelement <4 x float> poison, float %xu0_2, i64 0
  %zu0_2 = shufflevector <4 x float> %yu0_2, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_2, <4 x float> %bu0_0, <4 x float> %accu2_0)
  %su0_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_2, <4 x float> %bu0_1, <4 x float> %accu2_1)
  %su0_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_2, <4 x float> %bu0_2, <4 x float> %accu2_2)
  %pu0_3 = getelementptr float, ptr %a3, i64 %aou0
  %xu0_3 = load float, ptr %pu0_3
  %yu0_3 = insertelement <4 x float> poison, float %xu0_3, i64 0
  %zu0_3 = shufflevector <4 x float> %yu0_3, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_3, <4 x float> %bu0_0, <4 x float> %accu3_0)
  %su0_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_3, <4 x float> %bu0_1, <4 x float> %accu3_1)
  %su0_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_3, <4 x float> %bu0_2, <4 x float> %accu3_2)
  %pu0_4 = getelementptr float, ptr %a4, i64 %aou0
  %xu0_4 = load float, ptr %pu0_4
  %yu0_4 = insertelement <4 x float> poison, float %xu0_4, i64 0
  %zu0_4 = shufflevector <4 x float> %yu0_4, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_4, <4 x float> %bu0_0, <4 x float> %accu4_0)
  %su0_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_4, <4 x float> %bu0_1, <4 x float> %accu4_1)
  %su0_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_4, <4 x float> %bu0_2, <4 x float> %accu4_2)
  %pu0_5 = getelementptr float, ptr %a5, i64 %aou0
  %xu0_5 = load float, ptr %pu0_5
  %yu0_5 = insertelement <4 x float> poison, float %xu0_5, i64 0
  %zu0_5 = shufflevector <4 x float> %yu0_5, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_5, <4 x float> %bu0_0, <4 x float> %accu5_0)
  %su0_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_5, <4 x float> %bu0_1, <4 x float> %accu5_1)
  %su0_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_5, <4 x float> %bu0_2, <4 x float> %accu5_2)
  %pu0_6 = getelementptr float, ptr %a6, i64 %aou0
  %xu0_6 = load float, ptr %pu0_6
  %yu0_6 = insertelement <4 x float> poison, float %xu0_6, i64 0
  %zu0_6 = shufflevector <4 x float> %yu0_6, <4 x float> poison, <4 x i32> zeroinitializer
  %su0_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_6, <4 x float> %bu0_0, <4 x float> %accu6_0)
  %su0_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_6, <4 x float> %bu0_1, <4 x float> %accu6_1)
  %su0_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu0_6, <4 x float> %bu0_2, <4 x float> %accu6_2)
  %kku1 = add nuw nsw i64 %ku, 1
  %bou1 = mul i64 %kku1, %bk
  %bpu1 = getelementptr float, ptr %b, i64 %bou1
  %qu1_0 = getelementptr float, ptr %bpu1, i64 0
  %bu1_0 = load <4 x float>, ptr %qu1_0, align 4
  %qu1_1 = getelementptr float, ptr %bpu1, i64 4
  %bu1_1 = load <4 x float>, ptr %qu1_1, align 4
  %qu1_2 = getelementptr float, ptr %bpu1, i64 8
  %bu1_2 = load <4 x float>, ptr %qu1_2, align 4
  %aou1 = mul i64 %kku1, %ak
  %pu1_0 = getelementptr float, ptr %a0, i64 %aou1
  %xu1_0 = load float, ptr %pu1_0
  %yu1_0 = insertelement <4 x float> poison, float %xu1_0, i64 0
  %zu1_0 = shufflevector <4 x float> %yu1_0, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_0, <4 x float> %bu1_0, <4 x float> %su0_0_0)
  %su1_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_0, <4 x float> %bu1_1, <4 x float> %su0_0_1)
  %su1_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_0, <4 x float> %bu1_2, <4 x float> %su0_0_2)
  %pu1_1 = getelementptr float, ptr %a1, i64 %aou1
  %xu1_1 = load float, ptr %pu1_1
  %yu1_1 = insertelement <4 x float> poison, float %xu1_1, i64 0
  %zu1_1 = shufflevector <4 x float> %yu1_1, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_1, <4 x float> %bu1_0, <4 x float> %su0_1_0)
  %su1_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_1, <4 x float> %bu1_1, <4 x float> %su0_1_1)
  %su1_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_1, <4 x float> %bu1_2, <4 x float> %su0_1_2)
  %pu1_2 = getelementptr float, ptr %a2, i64 %aou1
  %xu1_2 = load float, ptr %pu1_2
  %yu1_2 = insertelement <4 x float> poison, float %xu1_2, i64 0
  %zu1_2 = shufflevector <4 x float> %yu1_2, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_2, <4 x float> %bu1_0, <4 x float> %su0_2_0)
  %su1_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_2, <4 x float> %bu1_1, <4 x float> %su0_2_1)
  %su1_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_2, <4 x float> %bu1_2, <4 x float> %su0_2_2)
  %pu1_3 = getelementptr float, ptr %a3, i64 %aou1
  %xu1_3 = load float, ptr %pu1_3
  %yu1_3 = insertelement <4 x float> poison, float %xu1_3, i64 0
  %zu1_3 = shufflevector <4 x float> %yu1_3, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_3, <4 x float> %bu1_0, <4 x float> %su0_3_0)
  %su1_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_3, <4 x float> %bu1_1, <4 x float> %su0_3_1)
  %su1_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_3, <4 x float> %bu1_2, <4 x float> %su0_3_2)
  %pu1_4 = getelementptr float, ptr %a4, i64 %aou1
  %xu1_4 = load float, ptr %pu1_4
  %yu1_4 = insertelement <4 x float> poison, float %xu1_4, i64 0
  %zu1_4 = shufflevector <4 x float> %yu1_4, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_4, <4 x float> %bu1_0, <4 x float> %su0_4_0)
  %su1_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_4, <4 x float> %bu1_1, <4 x float> %su0_4_1)
  %su1_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_4, <4 x float> %bu1_2, <4 x float> %su0_4_2)
  %pu1_5 = getelementptr float, ptr %a5, i64 %aou1
  %xu1_5 = load float, ptr %pu1_5
  %yu1_5 = insertelement <4 x float> poison, float %xu1_5, i64 0
  %zu1_5 = shufflevector <4 x float> %yu1_5, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_5, <4 x float> %bu1_0, <4 x float> %su0_5_0)
  %su1_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_5, <4 x float> %bu1_1, <4 x float> %su0_5_1)
  %su1_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_5, <4 x float> %bu1_2, <4 x float> %su0_5_2)
  %pu1_6 = getelementptr float, ptr %a6, i64 %aou1
  %xu1_6 = load float, ptr %pu1_6
  %yu1_6 = insertelement <4 x float> poison, float %xu1_6, i64 0
  %zu1_6 = shufflevector <4 x float> %yu1_6, <4 x float> poison, <4 x i32> zeroinitializer
  %su1_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_6, <4 x float> %bu1_0, <4 x float> %su0_6_0)
  %su1_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_6, <4 x float> %bu1_1, <4 x float> %su0_6_1)
  %su1_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu1_6, <4 x float> %bu1_2, <4 x float> %su0_6_2)
  %kku2 = add nuw nsw i64 %ku, 2
  %bou2 = mul i64 %kku2, %bk
  %bpu2 = getelementptr float, ptr %b, i64 %bou2
  %qu2_0 = getelementptr float, ptr %bpu2, i64 0
  %bu2_0 = load <4 x float>, ptr %qu2_0, align 4
  %qu2_1 = getelementptr float, ptr %bpu2, i64 4
  %bu2_1 = load <4 x float>, ptr %qu2_1, align 4
  %qu2_2 = getelementptr float, ptr %bpu2, i64 8
  %bu2_2 = load <4 x float>, ptr %qu2_2, align 4
  %aou2 = mul i64 %kku2, %ak
  %pu2_0 = getelementptr float, ptr %a0, i64 %aou2
  %xu2_0 = load float, ptr %pu2_0
  %yu2_0 = insertelement <4 x float> poison, float %xu2_0, i64 0
  %zu2_0 = shufflevector <4 x float> %yu2_0, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_0, <4 x float> %bu2_0, <4 x float> %su1_0_0)
  %su2_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_0, <4 x float> %bu2_1, <4 x float> %su1_0_1)
  %su2_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_0, <4 x float> %bu2_2, <4 x float> %su1_0_2)
  %pu2_1 = getelementptr float, ptr %a1, i64 %aou2
  %xu2_1 = load float, ptr %pu2_1
  %yu2_1 = insertelement <4 x float> poison, float %xu2_1, i64 0
  %zu2_1 = shufflevector <4 x float> %yu2_1, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_1, <4 x float> %bu2_0, <4 x float> %su1_1_0)
  %su2_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_1, <4 x float> %bu2_1, <4 x float> %su1_1_1)
  %su2_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_1, <4 x float> %bu2_2, <4 x float> %su1_1_2)
  %pu2_2 = getelementptr float, ptr %a2, i64 %aou2
  %xu2_2 = load float, ptr %pu2_2
  %yu2_2 = insertelement <4 x float> poison, float %xu2_2, i64 0
  %zu2_2 = shufflevector <4 x float> %yu2_2, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_2, <4 x float> %bu2_0, <4 x float> %su1_2_0)
  %su2_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_2, <4 x float> %bu2_1, <4 x float> %su1_2_1)
  %su2_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_2, <4 x float> %bu2_2, <4 x float> %su1_2_2)
  %pu2_3 = getelementptr float, ptr %a3, i64 %aou2
  %xu2_3 = load float, ptr %pu2_3
  %yu2_3 = insertelement <4 x float> poison, float %xu2_3, i64 0
  %zu2_3 = shufflevector <4 x float> %yu2_3, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_3, <4 x float> %bu2_0, <4 x float> %su1_3_0)
  %su2_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_3, <4 x float> %bu2_1, <4 x float> %su1_3_1)
  %su2_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_3, <4 x float> %bu2_2, <4 x float> %su1_3_2)
  %pu2_4 = getelementptr float, ptr %a4, i64 %aou2
  %xu2_4 = load float, ptr %pu2_4
  %yu2_4 = insertelement <4 x float> poison, float %xu2_4, i64 0
  %zu2_4 = shufflevector <4 x float> %yu2_4, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_4, <4 x float> %bu2_0, <4 x float> %su1_4_0)
  %su2_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_4, <4 x float> %bu2_1, <4 x float> %su1_4_1)
  %su2_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_4, <4 x float> %bu2_2, <4 x float> %su1_4_2)
  %pu2_5 = getelementptr float, ptr %a5, i64 %aou2
  %xu2_5 = load float, ptr %pu2_5
  %yu2_5 = insertelement <4 x float> poison, float %xu2_5, i64 0
  %zu2_5 = shufflevector <4 x float> %yu2_5, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_5, <4 x float> %bu2_0, <4 x float> %su1_5_0)
  %su2_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_5, <4 x float> %bu2_1, <4 x float> %su1_5_1)
  %su2_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_5, <4 x float> %bu2_2, <4 x float> %su1_5_2)
  %pu2_6 = getelementptr float, ptr %a6, i64 %aou2
  %xu2_6 = load float, ptr %pu2_6
  %yu2_6 = insertelement <4 x float> poison, float %xu2_6, i64 0
  %zu2_6 = shufflevector <4 x float> %yu2_6, <4 x float> poison, <4 x i32> zeroinitializer
  %su2_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_6, <4 x float> %bu2_0, <4 x float> %su1_6_0)
  %su2_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_6, <4 x float> %bu2_1, <4 x float> %su1_6_1)
  %su2_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu2_6, <4 x float> %bu2_2, <4 x float> %su1_6_2)
  %kku3 = add nuw nsw i64 %ku, 3
  %bou3 = mul i64 %kku3, %bk
  %bpu3 = getelementptr float, ptr %b, i64 %bou3
  %qu3_0 = getelementptr float, ptr %bpu3, i64 0
  %bu3_0 = load <4 x float>, ptr %qu3_0, align 4
  %qu3_1 = getelementptr float, ptr %bpu3, i64 4
  %bu3_1 = load <4 x float>, ptr %qu3_1, align 4
  %qu3_2 = getelementptr float, ptr %bpu3, i64 8
  %bu3_2 = load <4 x float>, ptr %qu3_2, align 4
  %aou3 = mul i64 %kku3, %ak
  %pu3_0 = getelementptr float, ptr %a0, i64 %aou3
  %xu3_0 = load float, ptr %pu3_0
  %yu3_0 = insertelement <4 x float> poison, float %xu3_0, i64 0
  %zu3_0 = shufflevector <4 x float> %yu3_0, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_0, <4 x float> %bu3_0, <4 x float> %su2_0_0)
  %su3_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_0, <4 x float> %bu3_1, <4 x float> %su2_0_1)
  %su3_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_0, <4 x float> %bu3_2, <4 x float> %su2_0_2)
  %pu3_1 = getelementptr float, ptr %a1, i64 %aou3
  %xu3_1 = load float, ptr %pu3_1
  %yu3_1 = insertelement <4 x float> poison, float %xu3_1, i64 0
  %zu3_1 = shufflevector <4 x float> %yu3_1, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_1, <4 x float> %bu3_0, <4 x float> %su2_1_0)
  %su3_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_1, <4 x float> %bu3_1, <4 x float> %su2_1_1)
  %su3_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_1, <4 x float> %bu3_2, <4 x float> %su2_1_2)
  %pu3_2 = getelementptr float, ptr %a2, i64 %aou3
  %xu3_2 = load float, ptr %pu3_2
  %yu3_2 = insertelement <4 x float> poison, float %xu3_2, i64 0
  %zu3_2 = shufflevector <4 x float> %yu3_2, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_2, <4 x float> %bu3_0, <4 x float> %su2_2_0)
  %su3_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_2, <4 x float> %bu3_1, <4 x float> %su2_2_1)
  %su3_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_2, <4 x float> %bu3_2, <4 x float> %su2_2_2)
  %pu3_3 = getelementptr float, ptr %a3, i64 %aou3
  %xu3_3 = load float, ptr %pu3_3
  %yu3_3 = insertelement <4 x float> poison, float %xu3_3, i64 0
  %zu3_3 = shufflevector <4 x float> %yu3_3, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_3, <4 x float> %bu3_0, <4 x float> %su2_3_0)
  %su3_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_3, <4 x float> %bu3_1, <4 x float> %su2_3_1)
  %su3_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_3, <4 x float> %bu3_2, <4 x float> %su2_3_2)
  %pu3_4 = getelementptr float, ptr %a4, i64 %aou3
  %xu3_4 = load float, ptr %pu3_4
  %yu3_4 = insertelement <4 x float> poison, float %xu3_4, i64 0
  %zu3_4 = shufflevector <4 x float> %yu3_4, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_4, <4 x float> %bu3_0, <4 x float> %su2_4_0)
  %su3_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_4, <4 x float> %bu3_1, <4 x float> %su2_4_1)
  %su3_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_4, <4 x float> %bu3_2, <4 x float> %su2_4_2)
  %pu3_5 = getelementptr float, ptr %a5, i64 %aou3
  %xu3_5 = load float, ptr %pu3_5
  %yu3_5 = insertelement <4 x float> poison, float %xu3_5, i64 0
  %zu3_5 = shufflevector <4 x float> %yu3_5, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_5, <4 x float> %bu3_0, <4 x float> %su2_5_0)
  %su3_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_5, <4 x float> %bu3_1, <4 x float> %su2_5_1)
  %su3_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_5, <4 x float> %bu3_2, <4 x float> %su2_5_2)
  %pu3_6 = getelementptr float, ptr %a6, i64 %aou3
  %xu3_6 = load float, ptr %pu3_6
  %yu3_6 = insertelement <4 x float> poison, float %xu3_6, i64 0
  %zu3_6 = shufflevector <4 x float> %yu3_6, <4 x float> poison, <4 x i32> zeroinitializer
  %su3_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_6, <4 x float> %bu3_0, <4 x float> %su2_6_0)
  %su3_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_6, <4 x float> %bu3_1, <4 x float> %su2_6_1)
  %su3_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zu3_6, <4 x float> %bu3_2, <4 x float> %su2_6_2)
  %nu = add nuw nsw i64 %ku, 4
  br label %headu
exitu:
  br label %put
put:
  %dput0_0 = mul i64 %cs, 0
  %eput0_0 = add i64 %dput0_0, 0
  %fput0_0 = getelementptr float, ptr %c, i64 %eput0_0
  store <4 x float> %accu0_0, ptr %fput0_0, align 4
  %dput0_1 = mul i64 %cs, 0
  %eput0_1 = add i64 %dput0_1, 4
  %fput0_1 = getelementptr float, ptr %c, i64 %eput0_1
  store <4 x float> %accu0_1, ptr %fput0_1, align 4
  %dput0_2 = mul i64 %cs, 0
  %eput0_2 = add i64 %dput0_2, 8
  %fput0_2 = getelementptr float, ptr %c, i64 %eput0_2
  store <4 x float> %accu0_2, ptr %fput0_2, align 4
  %dput1_0 = mul i64 %cs, 1
  %eput1_0 = add i64 %dput1_0, 0
  %fput1_0 = getelementptr float, ptr %c, i64 %eput1_0
  store <4 x float> %accu1_0, ptr %fput1_0, align 4
  %dput1_1 = mul i64 %cs, 1
  %eput1_1 = add i64 %dput1_1, 4
  %fput1_1 = getelementptr float, ptr %c, i64 %eput1_1
  store <4 x float> %accu1_1, ptr %fput1_1, align 4
  %dput1_2 = mul i64 %cs, 1
  %eput1_2 = add i64 %dput1_2, 8
  %fput1_2 = getelementptr float, ptr %c, i64 %eput1_2
  store <4 x float> %accu1_2, ptr %fput1_2, align 4
  %dput2_0 = mul i64 %cs, 2
  %eput2_0 = add i64 %dput2_0, 0
  %fput2_0 = getelementptr float, ptr %c, i64 %eput2_0
  store <4 x float> %accu2_0, ptr %fput2_0, align 4
  %dput2_1 = mul i64 %cs, 2
  %eput2_1 = add i64 %dput2_1, 4
  %fput2_1 = getelementptr float, ptr %c, i64 %eput2_1
  store <4 x float> %accu2_1, ptr %fput2_1, align 4
  %dput2_2 = mul i64 %cs, 2
  %eput2_2 = add i64 %dput2_2, 8
  %fput2_2 = getelementptr float, ptr %c, i64 %eput2_2
  store <4 x float> %accu2_2, ptr %fput2_2, align 4
  %dput3_0 = mul i64 %cs, 3
  %eput3_0 = add i64 %dput3_0, 0
  %fput3_0 = getelementptr float, ptr %c, i64 %eput3_0
  store <4 x float> %accu3_0, ptr %fput3_0, align 4
  %dput3_1 = mul i64 %cs, 3
  %eput3_1 = add i64 %dput3_1, 4
  %fput3_1 = getelementptr float, ptr %c, i64 %eput3_1
  store <4 x float> %accu3_1, ptr %fput3_1, align 4
  %dput3_2 = mul i64 %cs, 3
  %eput3_2 = add i64 %dput3_2, 8
  %fput3_2 = getelementptr float, ptr %c, i64 %eput3_2
  store <4 x float> %accu3_2, ptr %fput3_2, align 4
  %dput4_0 = mul i64 %cs, 4
  %eput4_0 = add i64 %dput4_0, 0
  %fput4_0 = getelementptr float, ptr %c, i64 %eput4_0
  store <4 x float> %accu4_0, ptr %fput4_0, align 4
  %dput4_1 = mul i64 %cs, 4
  %eput4_1 = add i64 %dput4_1, 4
  %fput4_1 = getelementptr float, ptr %c, i64 %eput4_1
  store <4 x float> %accu4_1, ptr %fput4_1, align 4
  %dput4_2 = mul i64 %cs, 4
  %eput4_2 = add i64 %dput4_2, 8
  %fput4_2 = getelementptr float, ptr %c, i64 %eput4_2
  store <4 x float> %accu4_2, ptr %fput4_2, align 4
  %dput5_0 = mul i64 %cs, 5
  %eput5_0 = add i64 %dput5_0, 0
  %fput5_0 = getelementptr float, ptr %c, i64 %eput5_0
  store <4 x float> %accu5_0, ptr %fput5_0, align 4
  %dput5_1 = mul i64 %cs, 5
  %eput5_1 = add i64 %dput5_1, 4
  %fput5_1 = getelementptr float, ptr %c, i64 %eput5_1
  store <4 x float> %accu5_1, ptr %fput5_1, align 4
  %dput5_2 = mul i64 %cs, 5
  %eput5_2 = add i64 %dput5_2, 8
  %fput5_2 = getelementptr float, ptr %c, i64 %eput5_2
  store <4 x float> %accu5_2, ptr %fput5_2, align 4
  %dput6_0 = mul i64 %cs, 6
  %eput6_0 = add i64 %dput6_0, 0
  %fput6_0 = getelementptr float, ptr %c, i64 %eput6_0
  store <4 x float> %accu6_0, ptr %fput6_0, align 4
  %dput6_1 = mul i64 %cs, 6
  %eput6_1 = add i64 %dput6_1, 4
  %fput6_1 = getelementptr float, ptr %c, i64 %eput6_1
  store <4 x float> %accu6_1, ptr %fput6_1, align 4
  %dput6_2 = mul i64 %cs, 6
  %eput6_2 = add i64 %dput6_2, 8
  %fput6_2 = getelementptr float, ptr %c, i64 %eput6_2
  store <4 x float> %accu6_2, ptr %fput6_2, align 4
  ret void
}
define internal void @product_neon_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 8448
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 47872
  %v251 = getelementptr inbounds i8, ptr %scratch, i64 48704
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit295 ]
  %go4 = icmp slt i64 %i4, %end
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = urem i64 %i4, 2
  %v6 = udiv i64 %i4, 2
  %v7 = urem i64 %v6, 1
  %v8 = udiv i64 %v6, 1
  %v9 = icmp eq i64 %v5, 0
  %v10 = icmp eq i64 %i4, %start
  %v11 = or i1 %v9, %v10
  %v12 = mul nuw nsw i64 %v7, 7
  %v13 = mul nuw nsw i64 %v5, 12
  %v14 = sub nsw i64 20, %v13
  %v15 = icmp slt i64 12, %v14
  %v16 = select i1 %v15, i64 12, i64 %v14
  %v17 = add nuw nsw i64 %v16, 11
  %v18 = udiv i64 %v17, 12
  br label %head19
head19:
  %i19 = phi i64 [ 0, %body4 ], [ %next19, %exit193 ]
  %go19 = icmp slt i64 %i19, %v18
  br i1 %go19, label %body19, label %exit19
body19:
  %v20 = mul nuw nsw i64 %i19, 12
  %v21 = sub nsw i64 %v16, %v20
  %v22 = icmp slt i64 12, %v21
  %v23 = select i1 %v22, i64 12, i64 %v21
  %v24 = mul nuw nsw i64 %i19, 1920
  %v25 = getelementptr inbounds float, ptr %v1, i64 %v24
  %v26 = add nuw nsw i64 %v13, %v20
  %v27 = udiv i64 %v23, 16
  br label %head28
head28:
  %i28 = phi i64 [ 0, %body19 ], [ %next28, %exit31 ]
  %go28 = icmp slt i64 %i28, %v27
  br i1 %go28, label %body28, label %exit28
body28:
  %v29 = mul nuw nsw i64 %i28, 16
  %v30 = udiv i64 160, 16
  br label %head31
head31:
  %i31 = phi i64 [ 0, %body28 ], [ %next31, %body31 ]
  %go31 = icmp slt i64 %i31, %v30
  br i1 %go31, label %body31, label %exit31
body31:
  %v32 = mul nuw nsw i64 %i31, 16
  %v33 = add nuw nsw i64 0, %v32
  %v34 = add nuw nsw i64 %v26, %v29
  %v35 = mul i64 %v34, 160
  %v36 = add i64 %v35, %v33
  %v37 = add nuw nsw i64 %v36, 160
  %v38 = add nuw nsw i64 %v36, 320
  %v39 = add nuw nsw i64 %v36, 480
  %v40 = add nuw nsw i64 %v36, 640
  %v41 = add nuw nsw i64 %v36, 800
  %v42 = add nuw nsw i64 %v36, 960
  %v43 = add nuw nsw i64 %v36, 1120
  %v44 = add nuw nsw i64 %v36, 1280
  %v45 = add nuw nsw i64 %v36, 1440
  %v46 = add nuw nsw i64 %v36, 1600
  %v47 = add nuw nsw i64 %v36, 1760
  %v48 = add nuw nsw i64 %v36, 1920
  %v49 = add nuw nsw i64 %v36, 2080
  %v50 = add nuw nsw i64 %v36, 2240
  %v51 = add nuw nsw i64 %v36, 2400
  %v52 = getelementptr inbounds float, ptr %p2, i64 %v36
  %v53 = load <16 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %p2, i64 %v37
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %p2, i64 %v38
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %p2, i64 %v39
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %p2, i64 %v40
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %p2, i64 %v41
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %p2, i64 %v42
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %p2, i64 %v43
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %p2, i64 %v44
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %p2, i64 %v45
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %p2, i64 %v46
  %v73 = load <16 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %p2, i64 %v47
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %p2, i64 %v48
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds float, ptr %p2, i64 %v49
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %p2, i64 %v50
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = getelementptr inbounds float, ptr %p2, i64 %v51
  %v83 = load <16 x float>, ptr %v82, align 4
  %v84 = shufflevector <16 x float> %v53, <16 x float> %v69, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v85 = shufflevector <16 x float> %v53, <16 x float> %v69, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v86 = shufflevector <16 x float> %v55, <16 x float> %v71, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v87 = shufflevector <16 x float> %v55, <16 x float> %v71, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v88 = shufflevector <16 x float> %v57, <16 x float> %v73, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v89 = shufflevector <16 x float> %v57, <16 x float> %v73, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v90 = shufflevector <16 x float> %v59, <16 x float> %v75, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v91 = shufflevector <16 x float> %v59, <16 x float> %v75, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v92 = shufflevector <16 x float> %v61, <16 x float> %v77, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v93 = shufflevector <16 x float> %v61, <16 x float> %v77, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v94 = shufflevector <16 x float> %v63, <16 x float> %v79, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v95 = shufflevector <16 x float> %v63, <16 x float> %v79, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v96 = shufflevector <16 x float> %v65, <16 x float> %v81, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v97 = shufflevector <16 x float> %v65, <16 x float> %v81, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v98 = shufflevector <16 x float> %v67, <16 x float> %v83, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v99 = shufflevector <16 x float> %v67, <16 x float> %v83, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v100 = shufflevector <16 x float> %v84, <16 x float> %v92, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v101 = shufflevector <16 x float> %v84, <16 x float> %v92, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v102 = shufflevector <16 x float> %v85, <16 x float> %v93, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v103 = shufflevector <16 x float> %v85, <16 x float> %v93, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v104 = shufflevector <16 x float> %v86, <16 x float> %v94, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v105 = shufflevector <16 x float> %v86, <16 x float> %v94, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v106 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v107 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v108 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v109 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v110 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v111 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v112 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v113 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v114 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v115 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v116 = shufflevector <16 x float> %v100, <16 x float> %v108, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v117 = shufflevector <16 x float> %v100, <16 x float> %v108, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v118 = shufflevector <16 x float> %v101, <16 x float> %v109, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v119 = shufflevector <16 x float> %v101, <16 x float> %v109, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v120 = shufflevector <16 x float> %v102, <16 x float> %v110, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v121 = shufflevector <16 x float> %v102, <16 x float> %v110, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v122 = shufflevector <16 x float> %v103, <16 x float> %v111, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v123 = shufflevector <16 x float> %v103, <16 x float> %v111, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v124 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v125 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v126 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v127 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v128 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v129 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v130 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v131 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v132 = shufflevector <16 x float> %v116, <16 x float> %v124, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v133 = shufflevector <16 x float> %v116, <16 x float> %v124, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v134 = shufflevector <16 x float> %v117, <16 x float> %v125, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v135 = shufflevector <16 x float> %v117, <16 x float> %v125, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v136 = shufflevector <16 x float> %v118, <16 x float> %v126, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v137 = shufflevector <16 x float> %v118, <16 x float> %v126, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v138 = shufflevector <16 x float> %v119, <16 x float> %v127, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v139 = shufflevector <16 x float> %v119, <16 x float> %v127, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v140 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v141 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v142 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v143 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v144 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v145 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v146 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v147 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v148 = mul nuw nsw i64 %v32, 12
  %v149 = add nuw nsw i64 %v148, %v29
  %v150 = getelementptr inbounds float, ptr %v25, i64 %v149
  store <16 x float> %v132, ptr %v150, align 4
  %v151 = add nuw nsw i64 %v149, 12
  %v152 = getelementptr inbounds float, ptr %v25, i64 %v151
  store <16 x float> %v133, ptr %v152, align 4
  %v153 = add nuw nsw i64 %v149, 24
  %v154 = getelementptr inbounds float, ptr %v25, i64 %v153
  store <16 x float> %v134, ptr %v154, align 4
  %v155 = add nuw nsw i64 %v149, 36
  %v156 = getelementptr inbounds float, ptr %v25, i64 %v155
  store <16 x float> %v135, ptr %v156, align 4
  %v157 = add nuw nsw i64 %v149, 48
  %v158 = getelementptr inbounds float, ptr %v25, i64 %v157
  store <16 x float> %v136, ptr %v158, align 4
  %v159 = add nuw nsw i64 %v149, 60
  %v160 = getelementptr inbounds float, ptr %v25, i64 %v159
  store <16 x float> %v137, ptr %v160, align 4
  %v161 = add nuw nsw i64 %v149, 72
  %v162 = getelementptr inbounds float, ptr %v25, i64 %v161
  store <16 x float> %v138, ptr %v162, align 4
  %v163 = add nuw nsw i64 %v149, 84
  %v164 = getelementptr inbounds float, ptr %v25, i64 %v163
  store <16 x float> %v139, ptr %v164, align 4
  %v165 = add nuw nsw i64 %v149, 96
  %v166 = getelementptr inbounds float, ptr %v25, i64 %v165
  store <16 x float> %v140, ptr %v166, align 4
  %v167 = add nuw nsw i64 %v149, 108
  %v168 = getelementptr inbounds float, ptr %v25, i64 %v167
  store <16 x float> %v141, ptr %v168, align 4
  %v169 = add nuw nsw i64 %v149, 120
  %v170 = getelementptr inbounds float, ptr %v25, i64 %v169
  store <16 x float> %v142, ptr %v170, align 4
  %v171 = add nuw nsw i64 %v149, 132
  %v172 = getelementptr inbounds float, ptr %v25, i64 %v171
  store <16 x float> %v143, ptr %v172, align 4
  %v173 = add nuw nsw i64 %v149, 144
  %v174 = getelementptr inbounds float, ptr %v25, i64 %v173
  store <16 x float> %v144, ptr %v174, align 4
  %v175 = add nuw nsw i64 %v149, 156
  %v176 = getelementptr inbounds float, ptr %v25, i64 %v175
  store <16 x float> %v145, ptr %v176, align 4
  %v177 = add nuw nsw i64 %v149, 168
  %v178 = getelementptr inbounds float, ptr %v25, i64 %v177
  store <16 x float> %v146, ptr %v178, align 4
  %v179 = add nuw nsw i64 %v149, 180
  %v180 = getelementptr inbounds float, ptr %v25, i64 %v179
  store <16 x float> %v147, ptr %v180, align 4
  %next31 = add nuw nsw i64 %i31, 1
  br label %head31
exit31:
  %next28 = add nuw nsw i64 %i28, 1
  br label %head28
exit28:
  %v181 = mul nuw nsw i64 %v27, 16
  br label %head182
head182:
  %i182 = phi i64 [ %v181, %exit28 ], [ %next182, %exit183 ]
  %go182 = icmp slt i64 %i182, %v23
  br i1 %go182, label %body182, label %exit182
body182:
  br label %head183
head183:
  %i183 = phi i64 [ 0, %body182 ], [ %next183, %body183 ]
  %go183 = icmp slt i64 %i183, 160
  br i1 %go183, label %body183, label %exit183
body183:
  %v184 = add nuw nsw i64 0, %i183
  %v185 = add nuw nsw i64 %v26, %i182
  %v186 = mul i64 %v185, 160
  %v187 = add i64 %v186, %v184
  %v188 = getelementptr inbounds float, ptr %p2, i64 %v187
  %v189 = load float, ptr %v188
  %v190 = mul nuw nsw i64 %i183, 12
  %v191 = add nuw nsw i64 %v190, %i182
  %v192 = getelementptr inbounds float, ptr %v25, i64 %v191
  store float %v189, ptr %v192
  %next183 = add nuw nsw i64 %i183, 1
  br label %head183
exit183:
  %next182 = add nuw nsw i64 %i182, 1
  br label %head182
exit182:
  br label %head193
head193:
  %i193 = phi i64 [ 0, %exit182 ], [ %next193, %exit194 ]
  %go193 = icmp slt i64 %i193, 160
  br i1 %go193, label %body193, label %exit193
body193:
  br label %head194
head194:
  %i194 = phi i64 [ %v23, %body193 ], [ %next194, %body194 ]
  %go194 = icmp slt i64 %i194, 12
  br i1 %go194, label %body194, label %exit194
body194:
  %v195 = mul nuw nsw i64 %i193, 12
  %v196 = add nuw nsw i64 %v195, %i194
  %v197 = getelementptr inbounds float, ptr %v25, i64 %v196
  store float 0.0, ptr %v197
  %next194 = add nuw nsw i64 %i194, 1
  br label %head194
exit194:
  %next193 = add nuw nsw i64 %i193, 1
  br label %head193
exit193:
  %next19 = add nuw nsw i64 %i19, 1
  br label %head19
exit19:
  %v198 = udiv i64 7, 56
  %v199 = select i1 %v11, i64 %v198, i64 0
  br label %head200
head200:
  %i200 = phi i64 [ 0, %exit19 ], [ %next200, %exit204 ]
  %go200 = icmp slt i64 %i200, %v199
  br i1 %go200, label %body200, label %exit200
body200:
  %v201 = mul nuw nsw i64 %i200, 56
  %v202 = mul nuw nsw i64 %v201, 176
  %v203 = getelementptr inbounds float, ptr %v2, i64 %v202
  br label %head204
head204:
  %i204 = phi i64 [ 0, %body200 ], [ %next204, %body204 ]
  %go204 = icmp slt i64 %i204, 160
  br i1 %go204, label %body204, label %exit204
body204:
  %v205 = add nuw nsw i64 0, %i204
  %v206 = add nuw nsw i64 %v12, %v201
  %v207 = mul i64 %v205, 7
  %v208 = add i64 %v207, %v206
  %v209 = add nuw nsw i64 %v208, 56
  %v210 = getelementptr inbounds float, ptr %p1, i64 %v209
  call void @llvm.prefetch.p0(ptr %v210, i32 0, i32 3, i32 1)
  %v211 = add nuw nsw i64 %v208, 72
  %v212 = getelementptr inbounds float, ptr %p1, i64 %v211
  call void @llvm.prefetch.p0(ptr %v212, i32 0, i32 3, i32 1)
  %v213 = add nuw nsw i64 %v208, 88
  %v214 = getelementptr inbounds float, ptr %p1, i64 %v213
  call void @llvm.prefetch.p0(ptr %v214, i32 0, i32 3, i32 1)
  %v215 = add nuw nsw i64 %v208, 104
  %v216 = getelementptr inbounds float, ptr %p1, i64 %v215
  call void @llvm.prefetch.p0(ptr %v216, i32 0, i32 3, i32 1)
  %v217 = mul nuw nsw i64 %i204, 7
  %v218 = getelementptr inbounds float, ptr %v203, i64 %v217
  %v219 = getelementptr inbounds float, ptr %p1, i64 %v208
  %v220 = load <7 x float>, ptr %v219, align 4
  %v221 = getelementptr inbounds float, ptr %v218, i64 0
  store <7 x float> %v220, ptr %v221, align 4
  %v222 = add nuw nsw i64 %v208, 7
  %v223 = getelementptr inbounds float, ptr %p1, i64 %v222
  %v224 = load <7 x float>, ptr %v223, align 4
  %v225 = getelementptr inbounds float, ptr %v218, i64 1232
  store <7 x float> %v224, ptr %v225, align 4
  %v226 = add nuw nsw i64 %v208, 14
  %v227 = getelementptr inbounds float, ptr %p1, i64 %v226
  %v228 = load <7 x float>, ptr %v227, align 4
  %v229 = getelementptr inbounds float, ptr %v218, i64 2464
  store <7 x float> %v228, ptr %v229, align 4
  %v230 = add nuw nsw i64 %v208, 21
  %v231 = getelementptr inbounds float, ptr %p1, i64 %v230
  %v232 = load <7 x float>, ptr %v231, align 4
  %v233 = getelementptr inbounds float, ptr %v218, i64 3696
  store <7 x float> %v232, ptr %v233, align 4
  %v234 = add nuw nsw i64 %v208, 28
  %v235 = getelementptr inbounds float, ptr %p1, i64 %v234
  %v236 = load <7 x float>, ptr %v235, align 4
  %v237 = getelementptr inbounds float, ptr %v218, i64 4928
  store <7 x float> %v236, ptr %v237, align 4
  %v238 = add nuw nsw i64 %v208, 35
  %v239 = getelementptr inbounds float, ptr %p1, i64 %v238
  %v240 = load <7 x float>, ptr %v239, align 4
  %v241 = getelementptr inbounds float, ptr %v218, i64 6160
  store <7 x float> %v240, ptr %v241, align 4
  %v242 = add nuw nsw i64 %v208, 42
  %v243 = getelementptr inbounds float, ptr %p1, i64 %v242
  %v244 = load <7 x float>, ptr %v243, align 4
  %v245 = getelementptr inbounds float, ptr %v218, i64 7392
  store <7 x float> %v244, ptr %v245, align 4
  %v246 = add nuw nsw i64 %v208, 49
  %v247 = getelementptr inbounds float, ptr %p1, i64 %v246
  %v248 = load <7 x float>, ptr %v247, align 4
  %v249 = getelementptr inbounds float, ptr %v218, i64 8624
  store <7 x float> %v248, ptr %v249, align 4
  %next204 = add nuw nsw i64 %i204, 1
  br label %head204
exit204:
  %next200 = add nuw nsw i64 %i200, 1
  br label %head200
exit200:
  %v250 = select i1 %v11, i64 1, i64 0
  br label %head252
head252:
  %i252 = phi i64 [ %v198, %exit200 ], [ %next252, %exit256 ]
  %go252 = icmp slt i64 %i252, %v250
  br i1 %go252, label %body252, label %exit252
body252:
  %v253 = mul nuw nsw i64 %i252, 56
  %v254 = mul nuw nsw i64 %v253, 176
  %v255 = getelementptr inbounds float, ptr %v2, i64 %v254
  br label %head256
head256:
  %i256 = phi i64 [ 0, %body252 ], [ %next256, %exit261 ]
  %go256 = icmp slt i64 %i256, 160
  br i1 %go256, label %body256, label %exit256
body256:
  %v257 = add nuw nsw i64 0, %i256
  %v258 = sub nsw i64 7, %v253
  %v259 = icmp slt i64 56, %v258
  %v260 = select i1 %v259, i64 56, i64 %v258
  br label %head261
head261:
  %i261 = phi i64 [ 0, %body256 ], [ %next261, %body261 ]
  %go261 = icmp slt i64 %i261, %v260
  br i1 %go261, label %body261, label %exit261
body261:
  %v262 = add nuw nsw i64 %v253, %i261
  %v263 = add nuw nsw i64 %v12, %v262
  %v264 = mul i64 %v257, 7
  %v265 = add i64 %v264, %v263
  %v266 = getelementptr inbounds float, ptr %p1, i64 %v265
  %v267 = load float, ptr %v266
  %v268 = getelementptr inbounds float, ptr %v251, i64 %i261
  store float %v267, ptr %v268
  %next261 = add nuw nsw i64 %i261, 1
  br label %head261
exit261:
  %v269 = mul nuw nsw i64 %i256, 7
  %v270 = getelementptr inbounds float, ptr %v255, i64 %v269
  %v271 = getelementptr inbounds float, ptr %v251, i64 0
  %v272 = load <7 x float>, ptr %v271, align 4
  %v273 = getelementptr inbounds float, ptr %v270, i64 0
  store <7 x float> %v272, ptr %v273, align 4
  %v274 = getelementptr inbounds float, ptr %v251, i64 7
  %v275 = load <7 x float>, ptr %v274, align 4
  %v276 = getelementptr inbounds float, ptr %v270, i64 1232
  store <7 x float> %v275, ptr %v276, align 4
  %v277 = getelementptr inbounds float, ptr %v251, i64 14
  %v278 = load <7 x float>, ptr %v277, align 4
  %v279 = getelementptr inbounds float, ptr %v270, i64 2464
  store <7 x float> %v278, ptr %v279, align 4
  %v280 = getelementptr inbounds float, ptr %v251, i64 21
  %v281 = load <7 x float>, ptr %v280, align 4
  %v282 = getelementptr inbounds float, ptr %v270, i64 3696
  store <7 x float> %v281, ptr %v282, align 4
  %v283 = getelementptr inbounds float, ptr %v251, i64 28
  %v284 = load <7 x float>, ptr %v283, align 4
  %v285 = getelementptr inbounds float, ptr %v270, i64 4928
  store <7 x float> %v284, ptr %v285, align 4
  %v286 = getelementptr inbounds float, ptr %v251, i64 35
  %v287 = load <7 x float>, ptr %v286, align 4
  %v288 = getelementptr inbounds float, ptr %v270, i64 6160
  store <7 x float> %v287, ptr %v288, align 4
  %v289 = getelementptr inbounds float, ptr %v251, i64 42
  %v290 = load <7 x float>, ptr %v289, align 4
  %v291 = getelementptr inbounds float, ptr %v270, i64 7392
  store <7 x float> %v290, ptr %v291, align 4
  %v292 = getelementptr inbounds float, ptr %v251, i64 49
  %v293 = load <7 x float>, ptr %v292, align 4
  %v294 = getelementptr inbounds float, ptr %v270, i64 8624
  store <7 x float> %v293, ptr %v294, align 4
  %next256 = add nuw nsw i64 %i256, 1
  br label %head256
exit256:
  %next252 = add nuw nsw i64 %i252, 1
  br label %head252
exit252:
  br label %head295
head295:
  %i295 = phi i64 [ 0, %exit252 ], [ %next295, %exit315 ]
  %go295 = icmp slt i64 %i295, 1
  br i1 %go295, label %body295, label %exit295
body295:
  %v296 = mul nuw nsw i64 %i295, 7
  %v297 = add nuw nsw i64 %v16, 11
  %v298 = udiv i64 %v297, 12
  br label %head299
head299:
  %i299 = phi i64 [ 0, %body295 ], [ %next299, %exit308 ]
  %go299 = icmp slt i64 %i299, %v298
  br i1 %go299, label %body299, label %exit299
body299:
  %v300 = mul nuw nsw i64 %i299, 12
  %v301 = mul nuw nsw i64 %v296, 176
  %v302 = getelementptr inbounds float, ptr %v2, i64 %v301
  %v303 = mul nuw nsw i64 %i299, 1920
  %v304 = getelementptr inbounds float, ptr %v1, i64 %v303
  %v305 = getelementptr inbounds float, ptr %v3, i64 %v300
  %v306 = add nuw nsw i64 %v12, %v296
  %v307 = add nuw nsw i64 %v13, %v300
  br label %head308
head308:
  %i308 = phi i64 [ 0, %body299 ], [ %next308, %body308 ]
  %go308 = icmp slt i64 %i308, 7
  br i1 %go308, label %body308, label %exit308
body308:
  %v309 = mul i64 %v306, 20
  %v310 = add i64 %v309, %v307
  %v311 = mul nuw nsw i64 %i308, 20
  %v312 = add nuw nsw i64 %v310, %v311
  %v313 = getelementptr inbounds float, ptr %p0, i64 %v312
  call void @llvm.prefetch.p0(ptr %v313, i32 1, i32 2, i32 1)
  %next308 = add nuw nsw i64 %i308, 1
  br label %head308
exit308:
  call void @product_neon_0_t7(ptr %v302, i64 1, i64 7, ptr %v304, i64 12, i64 160, ptr %v305, i64 28, i1 false)
  %next299 = add nuw nsw i64 %i299, 1
  br label %head299
exit299:
  %v314 = add nuw nsw i64 %v12, %v296
  br label %head315
head315:
  %i315 = phi i64 [ 0, %exit299 ], [ %next315, %exit319 ]
  %go315 = icmp slt i64 %i315, 7
  br i1 %go315, label %body315, label %exit315
body315:
  %v316 = add nuw nsw i64 %v314, %i315
  %v317 = mul nuw nsw i64 %i315, 28
  %v318 = getelementptr inbounds float, ptr %v3, i64 %v317
  br label %head319
head319:
  %i319 = phi i64 [ 0, %body315 ], [ %next319, %body319 ]
  %go319 = icmp slt i64 %i319, %v16
  br i1 %go319, label %body319, label %exit319
body319:
  %v320 = getelementptr inbounds float, ptr %v318, i64 %i319
  %v321 = load float, ptr %v320
  %v322 = add nuw nsw i64 %v13, %i319
  %v323 = mul i64 %v316, 20
  %v324 = add i64 %v323, %v322
  %v325 = getelementptr inbounds float, ptr %p0, i64 %v324
  store float %v321, ptr %v325
  %next319 = add nuw nsw i64 %i319, 1
  br label %head319
exit319:
  %next315 = add nuw nsw i64 %i315, 1
  br label %head315
exit315:
  %next295 = add nuw nsw i64 %i295, 1
  br label %head295
exit295:
  %next4 = add nuw nsw i64 %i4, 1
  br label %head4
exit4:
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
attributes #0 = { nounwind "prefer-vector-width"="512" }
