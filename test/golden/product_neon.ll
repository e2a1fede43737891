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
  br label %headr
headr:
  %kr = phi i64 [ %most, %exitu ], [ %nr, %bodyr ]
  %accr0_0 = phi <4 x float> [ %accu0_0, %exitu ], [ %sr0_0_0, %bodyr ]
  %accr0_1 = phi <4 x float> [ %accu0_1, %exitu ], [ %sr0_0_1, %bodyr ]
  %accr0_2 = phi <4 x float> [ %accu0_2, %exitu ], [ %sr0_0_2, %bodyr ]
  %accr1_0 = phi <4 x float> [ %accu1_0, %exitu ], [ %sr0_1_0, %bodyr ]
  %accr1_1 = phi <4 x float> [ %accu1_1, %exitu ], [ %sr0_1_1, %bodyr ]
  %accr1_2 = phi <4 x float> [ %accu1_2, %exitu ], [ %sr0_1_2, %bodyr ]
  %accr2_0 = phi <4 x float> [ %accu2_0, %exitu ], [ %sr0_2_0, %bodyr ]
  %accr2_1 = phi <4 x float> [ %accu2_1, %exitu ], [ %sr0_2_1, %bodyr ]
  %accr2_2 = phi <4 x float> [ %accu2_2, %exitu ], [ %sr0_2_2, %bodyr ]
  %accr3_0 = phi <4 x float> [ %accu3_0, %exitu ], [ %sr0_3_0, %bodyr ]
  %accr3_1 = phi <4 x float> [ %accu3_1, %exitu ], [ %sr0_3_1, %bodyr ]
  %accr3_2 = phi <4 x float> [ %accu3_2, %exitu ], [ %sr0_3_2, %bodyr ]
  %accr4_0 = phi <4 x float> [ %accu4_0, %exitu ], [ %sr0_4_0, %bodyr ]
  %accr4_1 = phi <4 x float> [ %accu4_1, %exitu ], [ %sr0_4_1, %bodyr ]
  %accr4_2 = phi <4 x float> [ %accu4_2, %exitu ], [ %sr0_4_2, %bodyr ]
  %accr5_0 = phi <4 x float> [ %accu5_0, %exitu ], [ %sr0_5_0, %bodyr ]
  %accr5_1 = phi <4 x float> [ %accu5_1, %exitu ], [ %sr0_5_1, %bodyr ]
  %accr5_2 = phi <4 x float> [ %accu5_2, %exitu ], [ %sr0_5_2, %bodyr ]
  %accr6_0 = phi <4 x float> [ %accu6_0, %exitu ], [ %sr0_6_0, %bodyr ]
  %accr6_1 = phi <4 x float> [ %accu6_1, %exitu ], [ %sr0_6_1, %bodyr ]
  %accr6_2 = phi <4 x float> [ %accu6_2, %exitu ], [ %sr0_6_2, %bodyr ]
  %gor = icmp slt i64 %kr, %depth
  br i1 %gor, label %bodyr, label %exitr
bodyr:
  %kkr0 = add nuw nsw i64 %kr, 0
  %bor0 = mul i64 %kkr0, %bk
  %bpr0 = getelementptr float, ptr %b, i64 %bor0
  %qr0_0 = getelementptr float, ptr %bpr0, i64 0
  %br0_0 = load <4 x float>, ptr %qr0_0, align 4
  %qr0_1 = getelementptr float, ptr %bpr0, i64 4
  %br0_1 = load <4 x float>, ptr %qr0_1, align 4
  %qr0_2 = getelementptr float, ptr %bpr0, i64 8
  %br0_2 = load <4 x float>, ptr %qr0_2, align 4
  %aor0 = mul i64 %kkr0, %ak
  %pr0_0 = getelementptr float, ptr %a0, i64 %aor0
  %xr0_0 = load float, ptr %pr0_0
  %yr0_0 = insertelement <4 x float> poison, float %xr0_0, i64 0
  %zr0_0 = shufflevector <4 x float> %yr0_0, <4 x float> poison, <4 x i32> zeroinitializer
  %sr0_0_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_0, <4 x float> %br0_0, <4 x float> %accr0_0)
  %sr0_0_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_0, <4 x float> %br0_1, <4 x float> %accr0_1)
  %sr0_0_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_0, <4 x float> %br0_2, <4 x float> %accr0_2)
  %pr0_1 = getelementptr float, ptr %a1, i64 %aor0
  %xr0_1 = load float, ptr %pr0_1
  %yr0_1 = insertelement <4 x float> poison, float %xr0_1, i64 0
  %zr0_1 = shufflevector <4 x float> %yr0_1, <4 x float> poison, <4 x i32> zeroinitializer
  %sr0_1_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_1, <4 x float> %br0_0, <4 x float> %accr1_0)
  %sr0_1_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_1, <4 x float> %br0_1, <4 x float> %accr1_1)
  %sr0_1_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_1, <4 x float> %br0_2, <4 x float> %accr1_2)
  %pr0_2 = getelementptr float, ptr %a2, i64 %aor0
  %xr0_2 = load float, ptr %pr0_2
  %yr0_2 = insertelement <4 x float> poison, float %xr0_2, i64 0
  %zr0_2 = shufflevector <4 x float> %yr0_2, <4 x float> poison, <4 x i32> zeroinitializer
  %sr0_2_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_2, <4 x float> %br0_0, <4 x float> %accr2_0)
  %sr0_2_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_2, <4 x float> %br0_1, <4 x float> %accr2_1)
  %sr0_2_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_2, <4 x float> %br0_2, <4 x float> %accr2_2)
  %pr0_3 = getelementptr float, ptr %a3, i64 %aor0
  %xr0_3 = load float, ptr %pr0_3
  %yr0_3 = insertelement <4 x float> poison, float %xr0_3, i64 0
  %zr0_3 = shufflevector <4 x float> %yr0_3, <4 x float> poison, <4 x i32> zeroinitializer
  %sr0_3_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_3, <4 x float> %br0_0, <4 x float> %accr3_0)
  %sr0_3_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_3, <4 x float> %br0_1, <4 x float> %accr3_1)
  %sr0_3_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_3, <4 x float> %br0_2, <4 x float> %accr3_2)
  %pr0_4 = getelementptr float, ptr %a4, i64 %aor0
  %xr0_4 = load float, ptr %pr0_4
  %yr0_4 = insertelement <4 x float> poison, float %xr0_4, i64 0
  %zr0_4 = shufflevector <4 x float> %yr0_4, <4 x float> poison, <4 x i32> zeroinitializer
  %sr0_4_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_4, <4 x float> %br0_0, <4 x float> %accr4_0)
  %sr0_4_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_4, <4 x float> %br0_1, <4 x float> %accr4_1)
  %sr0_4_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_4, <4 x float> %br0_2, <4 x float> %accr4_2)
  %pr0_5 = getelementptr float, ptr %a5, i64 %aor0
  %xr0_5 = load float, ptr %pr0_5
  %yr0_5 = insertelement <4 x float> poison, float %xr0_5, i64 0
  %zr0_5 = shufflevector <4 x float> %yr0_5, <4 x float> poison, <4 x i32> zeroinitializer
  %sr0_5_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_5, <4 x float> %br0_0, <4 x float> %accr5_0)
  %sr0_5_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_5, <4 x float> %br0_1, <4 x float> %accr5_1)
  %sr0_5_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_5, <4 x float> %br0_2, <4 x float> %accr5_2)
  %pr0_6 = getelementptr float, ptr %a6, i64 %aor0
  %xr0_6 = load float, ptr %pr0_6
  %yr0_6 = insertelement <4 x float> poison, float %xr0_6, i64 0
  %zr0_6 = shufflevector <4 x float> %yr0_6, <4 x float> poison, <4 x i32> zeroinitializer
  %sr0_6_0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_6, <4 x float> %br0_0, <4 x float> %accr6_0)
  %sr0_6_1 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_6, <4 x float> %br0_1, <4 x float> %accr6_1)
  %sr0_6_2 = call <4 x float> @llvm.fma.v4f32(<4 x float> %zr0_6, <4 x float> %br0_2, <4 x float> %accr6_2)
  %nr = add nuw nsw i64 %kr, 1
  br label %headr
exitr:
  br i1 %add, label %more, label %put
more:
  %dmore0_0 = mul i64 %cs, 0
  %emore0_0 = add i64 %dmore0_0, 0
  %fmore0_0 = getelementptr float, ptr %c, i64 %emore0_0
  %gmore0_0 = load <4 x float>, ptr %fmore0_0, align 4
  %hmore0_0 = fadd <4 x float> %gmore0_0, %accr0_0
  store <4 x float> %hmore0_0, ptr %fmore0_0, align 4
  %dmore0_1 = mul i64 %cs, 0
  %emore0_1 = add i64 %dmore0_1, 4
  %fmore0_1 = getelementptr float, ptr %c, i64 %emore0_1
  %gmore0_1 = load <4 x float>, ptr %fmore0_1, align 4
  %hmore0_1 = fadd <4 x float> %gmore0_1, %accr0_1
  store <4 x float> %hmore0_1, ptr %fmore0_1, align 4
  %dmore0_2 = mul i64 %cs, 0
  %emore0_2 = add i64 %dmore0_2, 8
  %fmore0_2 = getelementptr float, ptr %c, i64 %emore0_2
  %gmore0_2 = load <4 x float>, ptr %fmore0_2, align 4
  %hmore0_2 = fadd <4 x float> %gmore0_2, %accr0_2
  store <4 x float> %hmore0_2, ptr %fmore0_2, align 4
  %dmore1_0 = mul i64 %cs, 1
  %emore1_0 = add i64 %dmore1_0, 0
  %fmore1_0 = getelementptr float, ptr %c, i64 %emore1_0
  %gmore1_0 = load <4 x float>, ptr %fmore1_0, align 4
  %hmore1_0 = fadd <4 x float> %gmore1_0, %accr1_0
  store <4 x float> %hmore1_0, ptr %fmore1_0, align 4
  %dmore1_1 = mul i64 %cs, 1
  %emore1_1 = add i64 %dmore1_1, 4
  %fmore1_1 = getelementptr float, ptr %c, i64 %emore1_1
  %gmore1_1 = load <4 x float>, ptr %fmore1_1, align 4
  %hmore1_1 = fadd <4 x float> %gmore1_1, %accr1_1
  store <4 x float> %hmore1_1, ptr %fmore1_1, align 4
  %dmore1_2 = mul i64 %cs, 1
  %emore1_2 = add i64 %dmore1_2, 8
  %fmore1_2 = getelementptr float, ptr %c, i64 %emore1_2
  %gmore1_2 = load <4 x float>, ptr %fmore1_2, align 4
  %hmore1_2 = fadd <4 x float> %gmore1_2, %accr1_2
  store <4 x float> %hmore1_2, ptr %fmore1_2, align 4
  %dmore2_0 = mul i64 %cs, 2
  %emore2_0 = add i64 %dmore2_0, 0
  %fmore2_0 = getelementptr float, ptr %c, i64 %emore2_0
  %gmore2_0 = load <4 x float>, ptr %fmore2_0, align 4
  %hmore2_0 = fadd <4 x float> %gmore2_0, %accr2_0
  store <4 x float> %hmore2_0, ptr %fmore2_0, align 4
  %dmore2_1 = mul i64 %cs, 2
  %emore2_1 = add i64 %dmore2_1, 4
  %fmore2_1 = getelementptr float, ptr %c, i64 %emore2_1
  %gmore2_1 = load <4 x float>, ptr %fmore2_1, align 4
  %hmore2_1 = fadd <4 x float> %gmore2_1, %accr2_1
  store <4 x float> %hmore2_1, ptr %fmore2_1, align 4
  %dmore2_2 = mul i64 %cs, 2
  %emore2_2 = add i64 %dmore2_2, 8
  %fmore2_2 = getelementptr float, ptr %c, i64 %emore2_2
  %gmore2_2 = load <4 x float>, ptr %fmore2_2, align 4
  %hmore2_2 = fadd <4 x float> %gmore2_2, %accr2_2
  store <4 x float> %hmore2_2, ptr %fmore2_2, align 4
  %dmore3_0 = mul i64 %cs, 3
  %emore3_0 = add i64 %dmore3_0, 0
  %fmore3_0 = getelementptr float, ptr %c, i64 %emore3_0
  %gmore3_0 = load <4 x float>, ptr %fmore3_0, align 4
  %hmore3_0 = fadd <4 x float> %gmore3_0, %accr3_0
  store <4 x float> %hmore3_0, ptr %fmore3_0, align 4
  %dmore3_1 = mul i64 %cs, 3
  %emore3_1 = add i64 %dmore3_1, 4
  %fmore3_1 = getelementptr float, ptr %c, i64 %emore3_1
  %gmore3_1 = load <4 x float>, ptr %fmore3_1, align 4
  %hmore3_1 = fadd <4 x float> %gmore3_1, %accr3_1
  store <4 x float> %hmore3_1, ptr %fmore3_1, align 4
  %dmore3_2 = mul i64 %cs, 3
  %emore3_2 = add i64 %dmore3_2, 8
  %fmore3_2 = getelementptr float, ptr %c, i64 %emore3_2
  %gmore3_2 = load <4 x float>, ptr %fmore3_2, align 4
  %hmore3_2 = fadd <4 x float> %gmore3_2, %accr3_2
  store <4 x float> %hmore3_2, ptr %fmore3_2, align 4
  %dmore4_0 = mul i64 %cs, 4
  %emore4_0 = add i64 %dmore4_0, 0
  %fmore4_0 = getelementptr float, ptr %c, i64 %emore4_0
  %gmore4_0 = load <4 x float>, ptr %fmore4_0, align 4
  %hmore4_0 = fadd <4 x float> %gmore4_0, %accr4_0
  store <4 x float> %hmore4_0, ptr %fmore4_0, align 4
  %dmore4_1 = mul i64 %cs, 4
  %emore4_1 = add i64 %dmore4_1, 4
  %fmore4_1 = getelementptr float, ptr %c, i64 %emore4_1
  %gmore4_1 = load <4 x float>, ptr %fmore4_1, align 4
  %hmore4_1 = fadd <4 x float> %gmore4_1, %accr4_1
  store <4 x float> %hmore4_1, ptr %fmore4_1, align 4
  %dmore4_2 = mul i64 %cs, 4
  %emore4_2 = add i64 %dmore4_2, 8
  %fmore4_2 = getelementptr float, ptr %c, i64 %emore4_2
  %gmore4_2 = load <4 x float>, ptr %fmore4_2, align 4
  %hmore4_2 = fadd <4 x float> %gmore4_2, %accr4_2
  store <4 x float> %hmore4_2, ptr %fmore4_2, align 4
  %dmore5_0 = mul i64 %cs, 5
  %emore5_0 = add i64 %dmore5_0, 0
  %fmore5_0 = getelementptr float, ptr %c, i64 %emore5_0
  %gmore5_0 = load <4 x float>, ptr %fmore5_0, align 4
  %hmore5_0 = fadd <4 x float> %gmore5_0, %accr5_0
  store <4 x float> %hmore5_0, ptr %fmore5_0, align 4
  %dmore5_1 = mul i64 %cs, 5
  %emore5_1 = add i64 %dmore5_1, 4
  %fmore5_1 = getelementptr float, ptr %c, i64 %emore5_1
  %gmore5_1 = load <4 x float>, ptr %fmore5_1, align 4
  %hmore5_1 = fadd <4 x float> %gmore5_1, %accr5_1
  store <4 x float> %hmore5_1, ptr %fmore5_1, align 4
  %dmore5_2 = mul i64 %cs, 5
  %emore5_2 = add i64 %dmore5_2, 8
  %fmore5_2 = getelementptr float, ptr %c, i64 %emore5_2
  %gmore5_2 = load <4 x float>, ptr %fmore5_2, align 4
  %hmore5_2 = fadd <4 x float> %gmore5_2, %accr5_2
  store <4 x float> %hmore5_2, ptr %fmore5_2, align 4
  %dmore6_0 = mul i64 %cs, 6
  %emore6_0 = add i64 %dmore6_0, 0
  %fmore6_0 = getelementptr float, ptr %c, i64 %emore6_0
  %gmore6_0 = load <4 x float>, ptr %fmore6_0, align 4
  %hmore6_0 = fadd <4 x float> %gmore6_0, %accr6_0
  store <4 x float> %hmore6_0, ptr %fmore6_0, align 4
  %dmore6_1 = mul i64 %cs, 6
  %emore6_1 = add i64 %dmore6_1, 4
  %fmore6_1 = getelementptr float, ptr %c, i64 %emore6_1
  %gmore6_1 = load <4 x float>, ptr %fmore6_1, align 4
  %hmore6_1 = fadd <4 x float> %gmore6_1, %accr6_1
  store <4 x float> %hmore6_1, ptr %fmore6_1, align 4
  %dmore6_2 = mul i64 %cs, 6
  %emore6_2 = add i64 %dmore6_2, 8
  %fmore6_2 = getelementptr float, ptr %c, i64 %emore6_2
  %gmore6_2 = load <4 x float>, ptr %fmore6_2, align 4
  %hmore6_2 = fadd <4 x float> %gmore6_2, %accr6_2
  store <4 x float> %hmore6_2, ptr %fmore6_2, align 4
  ret void
put:
  %dput0_0 = mul i64 %cs, 0
  %eput0_0 = add i64 %dput0_0, 0
  %fput0_0 = getelementptr float, ptr %c, i64 %eput0_0
  store <4 x float> %accr0_0, ptr %fput0_0, align 4
  %dput0_1 = mul i64 %cs, 0
  %eput0_1 = add i64 %dput0_1, 4
  %fput0_1 = getelementptr float, ptr %c, i64 %eput0_1
  store <4 x float> %accr0_1, ptr %fput0_1, align 4
  %dput0_2 = mul i64 %cs, 0
  %eput0_2 = add i64 %dput0_2, 8
  %fput0_2 = getelementptr float, ptr %c, i64 %eput0_2
  store <4 x float> %accr0_2, ptr %fput0_2, align 4
  %dput1_0 = mul i64 %cs, 1
  %eput1_0 = add i64 %dput1_0, 0
  %fput1_0 = getelementptr float, ptr %c, i64 %eput1_0
  store <4 x float> %accr1_0, ptr %fput1_0, align 4
  %dput1_1 = mul i64 %cs, 1
  %eput1_1 = add i64 %dput1_1, 4
  %fput1_1 = getelementptr float, ptr %c, i64 %eput1_1
  store <4 x float> %accr1_1, ptr %fput1_1, align 4
  %dput1_2 = mul i64 %cs, 1
  %eput1_2 = add i64 %dput1_2, 8
  %fput1_2 = getelementptr float, ptr %c, i64 %eput1_2
  store <4 x float> %accr1_2, ptr %fput1_2, align 4
  %dput2_0 = mul i64 %cs, 2
  %eput2_0 = add i64 %dput2_0, 0
  %fput2_0 = getelementptr float, ptr %c, i64 %eput2_0
  store <4 x float> %accr2_0, ptr %fput2_0, align 4
  %dput2_1 = mul i64 %cs, 2
  %eput2_1 = add i64 %dput2_1, 4
  %fput2_1 = getelementptr float, ptr %c, i64 %eput2_1
  store <4 x float> %accr2_1, ptr %fput2_1, align 4
  %dput2_2 = mul i64 %cs, 2
  %eput2_2 = add i64 %dput2_2, 8
  %fput2_2 = getelementptr float, ptr %c, i64 %eput2_2
  store <4 x float> %accr2_2, ptr %fput2_2, align 4
  %dput3_0 = mul i64 %cs, 3
  %eput3_0 = add i64 %dput3_0, 0
  %fput3_0 = getelementptr float, ptr %c, i64 %eput3_0
  store <4 x float> %accr3_0, ptr %fput3_0, align 4
  %dput3_1 = mul i64 %cs, 3
  %eput3_1 = add i64 %dput3_1, 4
  %fput3_1 = getelementptr float, ptr %c, i64 %eput3_1
  store <4 x float> %accr3_1, ptr %fput3_1, align 4
  %dput3_2 = mul i64 %cs, 3
  %eput3_2 = add i64 %dput3_2, 8
  %fput3_2 = getelementptr float, ptr %c, i64 %eput3_2
  store <4 x float> %accr3_2, ptr %fput3_2, align 4
  %dput4_0 = mul i64 %cs, 4
  %eput4_0 = add i64 %dput4_0, 0
  %fput4_0 = getelementptr float, ptr %c, i64 %eput4_0
  store <4 x float> %accr4_0, ptr %fput4_0, align 4
  %dput4_1 = mul i64 %cs, 4
  %eput4_1 = add i64 %dput4_1, 4
  %fput4_1 = getelementptr float, ptr %c, i64 %eput4_1
  store <4 x float> %accr4_1, ptr %fput4_1, align 4
  %dput4_2 = mul i64 %cs, 4
  %eput4_2 = add i64 %dput4_2, 8
  %fput4_2 = getelementptr float, ptr %c, i64 %eput4_2
  store <4 x float> %accr4_2, ptr %fput4_2, align 4
  %dput5_0 = mul i64 %cs, 5
  %eput5_0 = add i64 %dput5_0, 0
  %fput5_0 = getelementptr float, ptr %c, i64 %eput5_0
  store <4 x float> %accr5_0, ptr %fput5_0, align 4
  %dput5_1 = mul i64 %cs, 5
  %eput5_1 = add i64 %dput5_1, 4
  %fput5_1 = getelementptr float, ptr %c, i64 %eput5_1
  store <4 x float> %accr5_1, ptr %fput5_1, align 4
  %dput5_2 = mul i64 %cs, 5
  %eput5_2 = add i64 %dput5_2, 8
  %fput5_2 = getelementptr float, ptr %c, i64 %eput5_2
  store <4 x float> %accr5_2, ptr %fput5_2, align 4
  %dput6_0 = mul i64 %cs, 6
  %eput6_0 = add i64 %dput6_0, 0
  %fput6_0 = getelementptr float, ptr %c, i64 %eput6_0
  store <4 x float> %accr6_0, ptr %fput6_0, align 4
  %dput6_1 = mul i64 %cs, 6
  %eput6_1 = add i64 %dput6_1, 4
  %fput6_1 = getelementptr float, ptr %c, i64 %eput6_1
  store <4 x float> %accr6_1, ptr %fput6_1, align 4
  %dput6_2 = mul i64 %cs, 6
  %eput6_2 = add i64 %dput6_2, 8
  %fput6_2 = getelementptr float, ptr %c, i64 %eput6_2
  store <4 x float> %accr6_2, ptr %fput6_2, align 4
  ret void
}
define internal void @product_neon_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 8448
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 13376
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit222 ]
  %go4 = icmp slt i64 %i4, %end
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = urem i64 %i4, 1
  %v6 = udiv i64 %i4, 1
  %v7 = urem i64 %v6, 2
  %v8 = udiv i64 %v6, 2
  %v9 = mul nuw nsw i64 %v5, 7
  %v10 = mul nuw nsw i64 %v7, 12
  %v11 = sub nsw i64 20, %v10
  %v12 = icmp slt i64 12, %v11
  %v13 = select i1 %v12, i64 12, i64 %v11
  %v14 = icmp eq i64 %v5, 0
  %v15 = icmp eq i64 %i4, %start
  %v16 = or i1 %v14, %v15
  %v17 = add nuw nsw i64 %v13, 11
  %v18 = udiv i64 %v17, 12
  %v19 = select i1 %v16, i64 %v18, i64 0
  br label %head20
head20:
  %i20 = phi i64 [ 0, %body4 ], [ %next20, %exit195 ]
  %go20 = icmp slt i64 %i20, %v19
  br i1 %go20, label %body20, label %exit20
body20:
  %v21 = mul nuw nsw i64 %i20, 12
  %v22 = mul nuw nsw i64 %i20, 1920
  %v23 = getelementptr inbounds float, ptr %v1, i64 %v22
  %v24 = sub nsw i64 %v13, %v21
  %v25 = icmp slt i64 12, %v24
  %v26 = select i1 %v25, i64 12, i64 %v24
  %v27 = add nuw nsw i64 %v10, %v21
  %v28 = udiv i64 %v26, 16
  %v29 = udiv i64 160, 16
  br label %head30
head30:
  %i30 = phi i64 [ 0, %body20 ], [ %next30, %exit183 ]
  %go30 = icmp slt i64 %i30, %v29
  br i1 %go30, label %body30, label %exit30
body30:
  %v31 = mul nuw nsw i64 %i30, 16
  %v32 = add nuw nsw i64 0, %v31
  br label %head33
head33:
  %i33 = phi i64 [ 0, %body30 ], [ %next33, %body33 ]
  %go33 = icmp slt i64 %i33, %v28
  br i1 %go33, label %body33, label %exit33
body33:
  %v34 = mul nuw nsw i64 %i33, 16
  %v35 = add nuw nsw i64 %v27, %v34
  %v36 = mul i64 %v35, 160
  %v37 = add i64 %v36, %v32
  %v38 = add nuw nsw i64 %v37, 160
  %v39 = add nuw nsw i64 %v37, 320
  %v40 = add nuw nsw i64 %v37, 480
  %v41 = add nuw nsw i64 %v37, 640
  %v42 = add nuw nsw i64 %v37, 800
  %v43 = add nuw nsw i64 %v37, 960
  %v44 = add nuw nsw i64 %v37, 1120
  %v45 = add nuw nsw i64 %v37, 1280
  %v46 = add nuw nsw i64 %v37, 1440
  %v47 = add nuw nsw i64 %v37, 1600
  %v48 = add nuw nsw i64 %v37, 1760
  %v49 = add nuw nsw i64 %v37, 1920
  %v50 = add nuw nsw i64 %v37, 2080
  %v51 = add nuw nsw i64 %v37, 2240
  %v52 = add nuw nsw i64 %v37, 2400
  %v53 = getelementptr inbounds float, ptr %p2, i64 %v37
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = getelementptr inbounds float, ptr %p2, i64 %v38
  %v56 = load <16 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %p2, i64 %v39
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %p2, i64 %v40
  %v60 = load <16 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %p2, i64 %v41
  %v62 = load <16 x float>, ptr %v61, align 4
  %v63 = getelementptr inbounds float, ptr %p2, i64 %v42
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = getelementptr inbounds float, ptr %p2, i64 %v43
  %v66 = load <16 x float>, ptr %v65, align 4
  %v67 = getelementptr inbounds float, ptr %p2, i64 %v44
  %v68 = load <16 x float>, ptr %v67, align 4
  %v69 = getelementptr inbounds float, ptr %p2, i64 %v45
  %v70 = load <16 x float>, ptr %v69, align 4
  %v71 = getelementptr inbounds float, ptr %p2, i64 %v46
  %v72 = load <16 x float>, ptr %v71, align 4
  %v73 = getelementptr inbounds float, ptr %p2, i64 %v47
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = getelementptr inbounds float, ptr %p2, i64 %v48
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = getelementptr inbounds float, ptr %p2, i64 %v49
  %v78 = load <16 x float>, ptr %v77, align 4
  %v79 = getelementptr inbounds float, ptr %p2, i64 %v50
  %v80 = load <16 x float>, ptr %v79, align 4
  %v81 = getelementptr inbounds float, ptr %p2, i64 %v51
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %p2, i64 %v52
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = shufflevector <16 x float> %v54, <16 x float> %v70, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v86 = shufflevector <16 x float> %v54, <16 x float> %v70, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v87 = shufflevector <16 x float> %v56, <16 x float> %v72, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v88 = shufflevector <16 x float> %v56, <16 x float> %v72, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v89 = shufflevector <16 x float> %v58, <16 x float> %v74, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v90 = shufflevector <16 x float> %v58, <16 x float> %v74, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v91 = shufflevector <16 x float> %v60, <16 x float> %v76, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v92 = shufflevector <16 x float> %v60, <16 x float> %v76, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v93 = shufflevector <16 x float> %v62, <16 x float> %v78, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v94 = shufflevector <16 x float> %v62, <16 x float> %v78, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v95 = shufflevector <16 x float> %v64, <16 x float> %v80, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v96 = shufflevector <16 x float> %v64, <16 x float> %v80, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v97 = shufflevector <16 x float> %v66, <16 x float> %v82, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v98 = shufflevector <16 x float> %v66, <16 x float> %v82, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v99 = shufflevector <16 x float> %v68, <16 x float> %v84, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v100 = shufflevector <16 x float> %v68, <16 x float> %v84, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v101 = shufflevector <16 x float> %v85, <16 x float> %v93, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v102 = shufflevector <16 x float> %v85, <16 x float> %v93, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v103 = shufflevector <16 x float> %v86, <16 x float> %v94, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v104 = shufflevector <16 x float> %v86, <16 x float> %v94, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v105 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v106 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v107 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v108 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v109 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v110 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v111 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v112 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v113 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v114 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v115 = shufflevector <16 x float> %v92, <16 x float> %v100, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v116 = shufflevector <16 x float> %v92, <16 x float> %v100, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v117 = shufflevector <16 x float> %v101, <16 x float> %v109, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v118 = shufflevector <16 x float> %v101, <16 x float> %v109, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v119 = shufflevector <16 x float> %v102, <16 x float> %v110, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v120 = shufflevector <16 x float> %v102, <16 x float> %v110, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v121 = shufflevector <16 x float> %v103, <16 x float> %v111, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v122 = shufflevector <16 x float> %v103, <16 x float> %v111, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v123 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v124 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v125 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v126 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v127 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v128 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v129 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v130 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v131 = shufflevector <16 x float> %v108, <16 x float> %v116, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v132 = shufflevector <16 x float> %v108, <16 x float> %v116, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v133 = shufflevector <16 x float> %v117, <16 x float> %v125, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v134 = shufflevector <16 x float> %v117, <16 x float> %v125, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v135 = shufflevector <16 x float> %v118, <16 x float> %v126, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v136 = shufflevector <16 x float> %v118, <16 x float> %v126, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v137 = shufflevector <16 x float> %v119, <16 x float> %v127, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v138 = shufflevector <16 x float> %v119, <16 x float> %v127, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v139 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v140 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v141 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v142 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v143 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v144 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v145 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v146 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v147 = shufflevector <16 x float> %v124, <16 x float> %v132, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v148 = shufflevector <16 x float> %v124, <16 x float> %v132, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v149 = mul nuw nsw i64 %v31, 12
  %v150 = add nuw nsw i64 %v149, %v34
  %v151 = getelementptr inbounds float, ptr %v23, i64 %v150
  store <16 x float> %v133, ptr %v151, align 4
  %v152 = add nuw nsw i64 %v150, 12
  %v153 = getelementptr inbounds float, ptr %v23, i64 %v152
  store <16 x float> %v134, ptr %v153, align 4
  %v154 = add nuw nsw i64 %v150, 24
  %v155 = getelementptr inbounds float, ptr %v23, i64 %v154
  store <16 x float> %v135, ptr %v155, align 4
  %v156 = add nuw nsw i64 %v150, 36
  %v157 = getelementptr inbounds float, ptr %v23, i64 %v156
  store <16 x float> %v136, ptr %v157, align 4
  %v158 = add nuw nsw i64 %v150, 48
  %v159 = getelementptr inbounds float, ptr %v23, i64 %v158
  store <16 x float> %v137, ptr %v159, align 4
  %v160 = add nuw nsw i64 %v150, 60
  %v161 = getelementptr inbounds float, ptr %v23, i64 %v160
  store <16 x float> %v138, ptr %v161, align 4
  %v162 = add nuw nsw i64 %v150, 72
  %v163 = getelementptr inbounds float, ptr %v23, i64 %v162
  store <16 x float> %v139, ptr %v163, align 4
  %v164 = add nuw nsw i64 %v150, 84
  %v165 = getelementptr inbounds float, ptr %v23, i64 %v164
  store <16 x float> %v140, ptr %v165, align 4
  %v166 = add nuw nsw i64 %v150, 96
  %v167 = getelementptr inbounds float, ptr %v23, i64 %v166
  store <16 x float> %v141, ptr %v167, align 4
  %v168 = add nuw nsw i64 %v150, 108
  %v169 = getelementptr inbounds float, ptr %v23, i64 %v168
  store <16 x float> %v142, ptr %v169, align 4
  %v170 = add nuw nsw i64 %v150, 120
  %v171 = getelementptr inbounds float, ptr %v23, i64 %v170
  store <16 x float> %v143, ptr %v171, align 4
  %v172 = add nuw nsw i64 %v150, 132
  %v173 = getelementptr inbounds float, ptr %v23, i64 %v172
  store <16 x float> %v144, ptr %v173, align 4
  %v174 = add nuw nsw i64 %v150, 144
  %v175 = getelementptr inbounds float, ptr %v23, i64 %v174
  store <16 x float> %v145, ptr %v175, align 4
  %v176 = add nuw nsw i64 %v150, 156
  %v177 = getelementptr inbounds float, ptr %v23, i64 %v176
  store <16 x float> %v146, ptr %v177, align 4
  %v178 = add nuw nsw i64 %v150, 168
  %v179 = getelementptr inbounds float, ptr %v23, i64 %v178
  store <16 x float> %v147, ptr %v179, align 4
  %v180 = add nuw nsw i64 %v150, 180
  %v181 = getelementptr inbounds float, ptr %v23, i64 %v180
  store <16 x float> %v148, ptr %v181, align 4
  %next33 = add nuw nsw i64 %i33, 1
  br label %head33
exit33:
  %v182 = mul nuw nsw i64 %v28, 16
  br label %head183
head183:
  %i183 = phi i64 [ %v182, %exit33 ], [ %next183, %exit184 ]
  %go183 = icmp slt i64 %i183, %v26
  br i1 %go183, label %body183, label %exit183
body183:
  br label %head184
head184:
  %i184 = phi i64 [ 0, %body183 ], [ %next184, %body184 ]
  %go184 = icmp slt i64 %i184, 16
  br i1 %go184, label %body184, label %exit184
body184:
  %v185 = add nuw nsw i64 %v27, %i183
  %v186 = mul i64 %v185, 160
  %v187 = add i64 %v186, %v32
  %v188 = add nuw nsw i64 %v187, %i184
  %v189 = getelementptr inbounds float, ptr %p2, i64 %v188
  %v190 = load float, ptr %v189
  %v191 = add nuw nsw i64 %v31, %i184
  %v192 = mul nuw nsw i64 %v191, 12
  %v193 = add nuw nsw i64 %v192, %i183
  %v194 = getelementptr inbounds float, ptr %v23, i64 %v193
  store float %v190, ptr %v194
  %next184 = add nuw nsw i64 %i184, 1
  br label %head184
exit184:
  %next183 = add nuw nsw i64 %i183, 1
  br label %head183
exit183:
  %next30 = add nuw nsw i64 %i30, 1
  br label %head30
exit30:
  br label %head195
head195:
  %i195 = phi i64 [ 0, %exit30 ], [ %next195, %exit196 ]
  %go195 = icmp slt i64 %i195, 160
  br i1 %go195, label %body195, label %exit195
body195:
  br label %head196
head196:
  %i196 = phi i64 [ %v26, %body195 ], [ %next196, %body196 ]
  %go196 = icmp slt i64 %i196, 12
  br i1 %go196, label %body196, label %exit196
body196:
  %v197 = mul nuw nsw i64 %i195, 12
  %v198 = add nuw nsw i64 %v197, %i196
  %v199 = getelementptr inbounds float, ptr %v23, i64 %v198
  store float 0.0, ptr %v199
  %next196 = add nuw nsw i64 %i196, 1
  br label %head196
exit196:
  %next195 = add nuw nsw i64 %i195, 1
  br label %head195
exit195:
  %next20 = add nuw nsw i64 %i20, 1
  br label %head20
exit20:
  %v200 = icmp eq i64 %v7, 0
  %v201 = icmp eq i64 %i4, %start
  %v202 = or i1 %v200, %v201
  %v203 = select i1 %v202, i64 160, i64 0
  br label %head204
head204:
  %i204 = phi i64 [ 0, %exit20 ], [ %next204, %exit208 ]
  %go204 = icmp slt i64 %i204, %v203
  br i1 %go204, label %body204, label %exit204
body204:
  %v205 = add nuw nsw i64 0, %i204
  %v206 = mul nuw nsw i64 %i204, 7
  %v207 = getelementptr inbounds float, ptr %v2, i64 %v206
  br label %head208
head208:
  %i208 = phi i64 [ 0, %body204 ], [ %next208, %exit212 ]
  %go208 = icmp slt i64 %i208, 1
  br i1 %go208, label %body208, label %exit208
body208:
  %v209 = mul nuw nsw i64 %i208, 7
  %v210 = mul nuw nsw i64 %v209, 176
  %v211 = getelementptr inbounds float, ptr %v207, i64 %v210
  br label %head212
head212:
  %i212 = phi i64 [ 0, %body208 ], [ %next212, %body212 ]
  %go212 = icmp slt i64 %i212, 7
  br i1 %go212, label %body212, label %exit212
body212:
  %v213 = add nuw nsw i64 %v209, %i212
  %v214 = add nuw nsw i64 %v9, %v213
  %v215 = mul i64 %v205, 7
  %v216 = add i64 %v215, %v214
  %v217 = getelementptr inbounds float, ptr %p1, i64 %v216
  %v218 = load float, ptr %v217
  %v219 = getelementptr inbounds float, ptr %v211, i64 %i212
  store float %v218, ptr %v219
  %next212 = add nuw nsw i64 %i212, 1
  br label %head212
exit212:
  %next208 = add nuw nsw i64 %i208, 1
  br label %head208
exit208:
  %next204 = add nuw nsw i64 %i204, 1
  br label %head204
exit204:
  %v220 = add nuw nsw i64 %v13, 11
  %v221 = udiv i64 %v220, 12
  br label %head222
head222:
  %i222 = phi i64 [ 0, %exit204 ], [ %next222, %exit224 ]
  %go222 = icmp slt i64 %i222, %v221
  br i1 %go222, label %body222, label %exit222
body222:
  %v223 = mul nuw nsw i64 %i222, 12
  br label %head224
head224:
  %i224 = phi i64 [ 0, %body222 ], [ %next224, %exit235 ]
  %go224 = icmp slt i64 %i224, 1
  br i1 %go224, label %body224, label %exit224
body224:
  %v225 = mul nuw nsw i64 %i224, 7
  %v226 = mul nuw nsw i64 %v225, 176
  %v227 = getelementptr inbounds float, ptr %v2, i64 %v226
  %v228 = mul nuw nsw i64 %i222, 1920
  %v229 = getelementptr inbounds float, ptr %v1, i64 %v228
  call void @product_neon_0_t7(ptr %v227, i64 1, i64 7, ptr %v229, i64 12, i64 160, ptr %v3, i64 12, i1 false)
  %v230 = sub nsw i64 %v13, %v223
  %v231 = icmp slt i64 12, %v230
  %v232 = select i1 %v231, i64 12, i64 %v230
  %v233 = add nuw nsw i64 %v9, %v225
  %v234 = add nuw nsw i64 %v10, %v223
  br label %head235
head235:
  %i235 = phi i64 [ 0, %body224 ], [ %next235, %exit239 ]
  %go235 = icmp slt i64 %i235, 7
  br i1 %go235, label %body235, label %exit235
body235:
  %v236 = add nuw nsw i64 %v233, %i235
  %v237 = mul nuw nsw i64 %i235, 12
  %v238 = getelementptr inbounds float, ptr %v3, i64 %v237
  br label %head239
head239:
  %i239 = phi i64 [ 0, %body235 ], [ %next239, %body239 ]
  %go239 = icmp slt i64 %i239, %v232
  br i1 %go239, label %body239, label %exit239
body239:
  %v240 = getelementptr inbounds float, ptr %v238, i64 %i239
  %v241 = load float, ptr %v240
  %v242 = add nuw nsw i64 %v234, %i239
  %v243 = mul i64 %v236, 20
  %v244 = add i64 %v243, %v242
  %v245 = getelementptr inbounds float, ptr %p0, i64 %v244
  store float %v241, ptr %v245
  %next239 = add nuw nsw i64 %i239, 1
  br label %head239
exit239:
  %next235 = add nuw nsw i64 %i235, 1
  br label %head235
exit235:
  %next224 = add nuw nsw i64 %i224, 1
  br label %head224
exit224:
  %next222 = add nuw nsw i64 %i222, 1
  br label %head222
exit222:
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
