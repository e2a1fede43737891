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
  %v255 = getelementptr inbounds i8, ptr %scratch, i64 48704
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit300 ]
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
  %i19 = phi i64 [ 0, %body4 ], [ %next19, %exit195 ]
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
  %v37 = call i64 asm "", "=r,0"(i64 %v36)
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
  %v149 = mul nuw nsw i64 %v32, 12
  %v150 = add nuw nsw i64 %v149, %v29
  %v151 = call i64 asm "", "=r,0"(i64 %v150)
  %v152 = getelementptr inbounds float, ptr %v25, i64 %v151
  store <16 x float> %v133, ptr %v152, align 4
  %v153 = add nuw nsw i64 %v151, 12
  %v154 = getelementptr inbounds float, ptr %v25, i64 %v153
  store <16 x float> %v134, ptr %v154, align 4
  %v155 = add nuw nsw i64 %v151, 24
  %v156 = getelementptr inbounds float, ptr %v25, i64 %v155
  store <16 x float> %v135, ptr %v156, align 4
  %v157 = add nuw nsw i64 %v151, 36
  %v158 = getelementptr inbounds float, ptr %v25, i64 %v157
  store <16 x float> %v136, ptr %v158, align 4
  %v159 = add nuw nsw i64 %v151, 48
  %v160 = getelementptr inbounds float, ptr %v25, i64 %v159
  store <16 x float> %v137, ptr %v160, align 4
  %v161 = add nuw nsw i64 %v151, 60
  %v162 = getelementptr inbounds float, ptr %v25, i64 %v161
  store <16 x float> %v138, ptr %v162, align 4
  %v163 = add nuw nsw i64 %v151, 72
  %v164 = getelementptr inbounds float, ptr %v25, i64 %v163
  store <16 x float> %v139, ptr %v164, align 4
  %v165 = add nuw nsw i64 %v151, 84
  %v166 = getelementptr inbounds float, ptr %v25, i64 %v165
  store <16 x float> %v140, ptr %v166, align 4
  %v167 = add nuw nsw i64 %v151, 96
  %v168 = getelementptr inbounds float, ptr %v25, i64 %v167
  store <16 x float> %v141, ptr %v168, align 4
  %v169 = add nuw nsw i64 %v151, 108
  %v170 = getelementptr inbounds float, ptr %v25, i64 %v169
  store <16 x float> %v142, ptr %v170, align 4
  %v171 = add nuw nsw i64 %v151, 120
  %v172 = getelementptr inbounds float, ptr %v25, i64 %v171
  store <16 x float> %v143, ptr %v172, align 4
  %v173 = add nuw nsw i64 %v151, 132
  %v174 = getelementptr inbounds float, ptr %v25, i64 %v173
  store <16 x float> %v144, ptr %v174, align 4
  %v175 = add nuw nsw i64 %v151, 144
  %v176 = getelementptr inbounds float, ptr %v25, i64 %v175
  store <16 x float> %v145, ptr %v176, align 4
  %v177 = add nuw nsw i64 %v151, 156
  %v178 = getelementptr inbounds float, ptr %v25, i64 %v177
  store <16 x float> %v146, ptr %v178, align 4
  %v179 = add nuw nsw i64 %v151, 168
  %v180 = getelementptr inbounds float, ptr %v25, i64 %v179
  store <16 x float> %v147, ptr %v180, align 4
  %v181 = add nuw nsw i64 %v151, 180
  %v182 = getelementptr inbounds float, ptr %v25, i64 %v181
  store <16 x float> %v148, ptr %v182, align 4
  %next31 = add nuw nsw i64 %i31, 1
  br label %head31
exit31:
  %next28 = add nuw nsw i64 %i28, 1
  br label %head28
exit28:
  %v183 = mul nuw nsw i64 %v27, 16
  br label %head184
head184:
  %i184 = phi i64 [ %v183, %exit28 ], [ %next184, %exit185 ]
  %go184 = icmp slt i64 %i184, %v23
  br i1 %go184, label %body184, label %exit184
body184:
  br label %head185
head185:
  %i185 = phi i64 [ 0, %body184 ], [ %next185, %body185 ]
  %go185 = icmp slt i64 %i185, 160
  br i1 %go185, label %body185, label %exit185
body185:
  %v186 = add nuw nsw i64 0, %i185
  %v187 = add nuw nsw i64 %v26, %i184
  %v188 = mul i64 %v187, 160
  %v189 = add i64 %v188, %v186
  %v190 = getelementptr inbounds float, ptr %p2, i64 %v189
  %v191 = load float, ptr %v190
  %v192 = mul nuw nsw i64 %i185, 12
  %v193 = add nuw nsw i64 %v192, %i184
  %v194 = getelementptr inbounds float, ptr %v25, i64 %v193
  store float %v191, ptr %v194
  %next185 = add nuw nsw i64 %i185, 1
  br label %head185
exit185:
  %next184 = add nuw nsw i64 %i184, 1
  br label %head184
exit184:
  br label %head195
head195:
  %i195 = phi i64 [ 0, %exit184 ], [ %next195, %exit196 ]
  %go195 = icmp slt i64 %i195, 160
  br i1 %go195, label %body195, label %exit195
body195:
  br label %head196
head196:
  %i196 = phi i64 [ %v23, %body195 ], [ %next196, %body196 ]
  %go196 = icmp slt i64 %i196, 12
  br i1 %go196, label %body196, label %exit196
body196:
  %v197 = mul nuw nsw i64 %i195, 12
  %v198 = add nuw nsw i64 %v197, %i196
  %v199 = getelementptr inbounds float, ptr %v25, i64 %v198
  store float 0.0, ptr %v199
  %next196 = add nuw nsw i64 %i196, 1
  br label %head196
exit196:
  %next195 = add nuw nsw i64 %i195, 1
  br label %head195
exit195:
  %next19 = add nuw nsw i64 %i19, 1
  br label %head19
exit19:
  %v200 = udiv i64 7, 56
  %v201 = select i1 %v11, i64 %v200, i64 0
  br label %head202
head202:
  %i202 = phi i64 [ 0, %exit19 ], [ %next202, %exit206 ]
  %go202 = icmp slt i64 %i202, %v201
  br i1 %go202, label %body202, label %exit202
body202:
  %v203 = mul nuw nsw i64 %i202, 56
  %v204 = mul nuw nsw i64 %v203, 176
  %v205 = getelementptr inbounds float, ptr %v2, i64 %v204
  br label %head206
head206:
  %i206 = phi i64 [ 0, %body202 ], [ %next206, %body206 ]
  %go206 = icmp slt i64 %i206, 160
  br i1 %go206, label %body206, label %exit206
body206:
  %v207 = add nuw nsw i64 0, %i206
  %v208 = add nuw nsw i64 %v12, %v203
  %v209 = mul i64 %v207, 7
  %v210 = add i64 %v209, %v208
  %v211 = call i64 asm "", "=r,0"(i64 %v210)
  %v212 = add nuw nsw i64 %v211, 56
  %v213 = getelementptr inbounds float, ptr %p1, i64 %v212
  call void @llvm.prefetch.p0(ptr %v213, i32 0, i32 3, i32 1)
  %v214 = add nuw nsw i64 %v211, 72
  %v215 = getelementptr inbounds float, ptr %p1, i64 %v214
  call void @llvm.prefetch.p0(ptr %v215, i32 0, i32 3, i32 1)
  %v216 = add nuw nsw i64 %v211, 88
  %v217 = getelementptr inbounds float, ptr %p1, i64 %v216
  call void @llvm.prefetch.p0(ptr %v217, i32 0, i32 3, i32 1)
  %v218 = add nuw nsw i64 %v211, 104
  %v219 = getelementptr inbounds float, ptr %p1, i64 %v218
  call void @llvm.prefetch.p0(ptr %v219, i32 0, i32 3, i32 1)
  %v220 = mul nuw nsw i64 %i206, 7
  %v221 = getelementptr inbounds float, ptr %v205, i64 %v220
  %v222 = call ptr asm "", "=r,0"(ptr %v221)
  %v223 = getelementptr inbounds float, ptr %p1, i64 %v211
  %v224 = load <7 x float>, ptr %v223, align 4
  %v225 = getelementptr inbounds float, ptr %v222, i64 0
  store <7 x float> %v224, ptr %v225, align 4
  %v226 = add nuw nsw i64 %v211, 7
  %v227 = getelementptr inbounds float, ptr %p1, i64 %v226
  %v228 = load <7 x float>, ptr %v227, align 4
  %v229 = getelementptr inbounds float, ptr %v222, i64 1232
  store <7 x float> %v228, ptr %v229, align 4
  %v230 = add nuw nsw i64 %v211, 14
  %v231 = getelementptr inbounds float, ptr %p1, i64 %v230
  %v232 = load <7 x float>, ptr %v231, align 4
  %v233 = getelementptr inbounds float, ptr %v222, i64 2464
  store <7 x float> %v232, ptr %v233, align 4
  %v234 = add nuw nsw i64 %v211, 21
  %v235 = getelementptr inbounds float, ptr %p1, i64 %v234
  %v236 = load <7 x float>, ptr %v235, align 4
  %v237 = getelementptr inbounds float, ptr %v222, i64 3696
  store <7 x float> %v236, ptr %v237, align 4
  %v238 = add nuw nsw i64 %v211, 28
  %v239 = getelementptr inbounds float, ptr %p1, i64 %v238
  %v240 = load <7 x float>, ptr %v239, align 4
  %v241 = getelementptr inbounds float, ptr %v222, i64 4928
  store <7 x float> %v240, ptr %v241, align 4
  %v242 = add nuw nsw i64 %v211, 35
  %v243 = getelementptr inbounds float, ptr %p1, i64 %v242
  %v244 = load <7 x float>, ptr %v243, align 4
  %v245 = getelementptr inbounds float, ptr %v222, i64 6160
  store <7 x float> %v244, ptr %v245, align 4
  %v246 = add nuw nsw i64 %v211, 42
  %v247 = getelementptr inbounds float, ptr %p1, i64 %v246
  %v248 = load <7 x float>, ptr %v247, align 4
  %v249 = getelementptr inbounds float, ptr %v222, i64 7392
  store <7 x float> %v248, ptr %v249, align 4
  %v250 = add nuw nsw i64 %v211, 49
  %v251 = getelementptr inbounds float, ptr %p1, i64 %v250
  %v252 = load <7 x float>, ptr %v251, align 4
  %v253 = getelementptr inbounds float, ptr %v222, i64 8624
  store <7 x float> %v252, ptr %v253, align 4
  %next206 = add nuw nsw i64 %i206, 1
  br label %head206
exit206:
  %next202 = add nuw nsw i64 %i202, 1
  br label %head202
exit202:
  %v254 = select i1 %v11, i64 1, i64 0
  br label %head256
head256:
  %i256 = phi i64 [ %v200, %exit202 ], [ %next256, %exit260 ]
  %go256 = icmp slt i64 %i256, %v254
  br i1 %go256, label %body256, label %exit256
body256:
  %v257 = mul nuw nsw i64 %i256, 56
  %v258 = mul nuw nsw i64 %v257, 176
  %v259 = getelementptr inbounds float, ptr %v2, i64 %v258
  br label %head260
head260:
  %i260 = phi i64 [ 0, %body256 ], [ %next260, %exit265 ]
  %go260 = icmp slt i64 %i260, 160
  br i1 %go260, label %body260, label %exit260
body260:
  %v261 = add nuw nsw i64 0, %i260
  %v262 = sub nsw i64 7, %v257
  %v263 = icmp slt i64 56, %v262
  %v264 = select i1 %v263, i64 56, i64 %v262
  br label %head265
head265:
  %i265 = phi i64 [ 0, %body260 ], [ %next265, %body265 ]
  %go265 = icmp slt i64 %i265, %v264
  br i1 %go265, label %body265, label %exit265
body265:
  %v266 = add nuw nsw i64 %v257, %i265
  %v267 = add nuw nsw i64 %v12, %v266
  %v268 = mul i64 %v261, 7
  %v269 = add i64 %v268, %v267
  %v270 = getelementptr inbounds float, ptr %p1, i64 %v269
  %v271 = load float, ptr %v270
  %v272 = getelementptr inbounds float, ptr %v255, i64 %i265
  store float %v271, ptr %v272
  %next265 = add nuw nsw i64 %i265, 1
  br label %head265
exit265:
  %v273 = mul nuw nsw i64 %i260, 7
  %v274 = getelementptr inbounds float, ptr %v259, i64 %v273
  %v275 = call ptr asm "", "=r,0"(ptr %v274)
  %v276 = getelementptr inbounds float, ptr %v255, i64 0
  %v277 = load <7 x float>, ptr %v276, align 4
  %v278 = getelementptr inbounds float, ptr %v275, i64 0
  store <7 x float> %v277, ptr %v278, align 4
  %v279 = getelementptr inbounds float, ptr %v255, i64 7
  %v280 = load <7 x float>, ptr %v279, align 4
  %v281 = getelementptr inbounds float, ptr %v275, i64 1232
  store <7 x float> %v280, ptr %v281, align 4
  %v282 = getelementptr inbounds float, ptr %v255, i64 14
  %v283 = load <7 x float>, ptr %v282, align 4
  %v284 = getelementptr inbounds float, ptr %v275, i64 2464
  store <7 x float> %v283, ptr %v284, align 4
  %v285 = getelementptr inbounds float, ptr %v255, i64 21
  %v286 = load <7 x float>, ptr %v285, align 4
  %v287 = getelementptr inbounds float, ptr %v275, i64 3696
  store <7 x float> %v286, ptr %v287, align 4
  %v288 = getelementptr inbounds float, ptr %v255, i64 28
  %v289 = load <7 x float>, ptr %v288, align 4
  %v290 = getelementptr inbounds float, ptr %v275, i64 4928
  store <7 x float> %v289, ptr %v290, align 4
  %v291 = getelementptr inbounds float, ptr %v255, i64 35
  %v292 = load <7 x float>, ptr %v291, align 4
  %v293 = getelementptr inbounds float, ptr %v275, i64 6160
  store <7 x float> %v292, ptr %v293, align 4
  %v294 = getelementptr inbounds float, ptr %v255, i64 42
  %v295 = load <7 x float>, ptr %v294, align 4
  %v296 = getelementptr inbounds float, ptr %v275, i64 7392
  store <7 x float> %v295, ptr %v296, align 4
  %v297 = getelementptr inbounds float, ptr %v255, i64 49
  %v298 = load <7 x float>, ptr %v297, align 4
  %v299 = getelementptr inbounds float, ptr %v275, i64 8624
  store <7 x float> %v298, ptr %v299, align 4
  %next260 = add nuw nsw i64 %i260, 1
  br label %head260
exit260:
  %next256 = add nuw nsw i64 %i256, 1
  br label %head256
exit256:
  br label %head300
head300:
  %i300 = phi i64 [ 0, %exit256 ], [ %next300, %exit320 ]
  %go300 = icmp slt i64 %i300, 1
  br i1 %go300, label %body300, label %exit300
body300:
  %v301 = mul nuw nsw i64 %i300, 7
  %v302 = add nuw nsw i64 %v16, 11
  %v303 = udiv i64 %v302, 12
  br label %head304
head304:
  %i304 = phi i64 [ 0, %body300 ], [ %next304, %exit313 ]
  %go304 = icmp slt i64 %i304, %v303
  br i1 %go304, label %body304, label %exit304
body304:
  %v305 = mul nuw nsw i64 %i304, 12
  %v306 = mul nuw nsw i64 %v301, 176
  %v307 = getelementptr inbounds float, ptr %v2, i64 %v306
  %v308 = mul nuw nsw i64 %i304, 1920
  %v309 = getelementptr inbounds float, ptr %v1, i64 %v308
  %v310 = getelementptr inbounds float, ptr %v3, i64 %v305
  %v311 = add nuw nsw i64 %v12, %v301
  %v312 = add nuw nsw i64 %v13, %v305
  br label %head313
head313:
  %i313 = phi i64 [ 0, %body304 ], [ %next313, %body313 ]
  %go313 = icmp slt i64 %i313, 7
  br i1 %go313, label %body313, label %exit313
body313:
  %v314 = mul i64 %v311, 20
  %v315 = add i64 %v314, %v312
  %v316 = mul nuw nsw i64 %i313, 20
  %v317 = add nuw nsw i64 %v315, %v316
  %v318 = getelementptr inbounds float, ptr %p0, i64 %v317
  call void @llvm.prefetch.p0(ptr %v318, i32 1, i32 2, i32 1)
  %next313 = add nuw nsw i64 %i313, 1
  br label %head313
exit313:
  call void @product_neon_0_t7(ptr %v307, i64 1, i64 7, ptr %v309, i64 12, i64 160, ptr %v310, i64 28, i1 false)
  %next304 = add nuw nsw i64 %i304, 1
  br label %head304
exit304:
  %v319 = add nuw nsw i64 %v12, %v301
  br label %head320
head320:
  %i320 = phi i64 [ 0, %exit304 ], [ %next320, %exit324 ]
  %go320 = icmp slt i64 %i320, 7
  br i1 %go320, label %body320, label %exit320
body320:
  %v321 = add nuw nsw i64 %v319, %i320
  %v322 = mul nuw nsw i64 %i320, 28
  %v323 = getelementptr inbounds float, ptr %v3, i64 %v322
  br label %head324
head324:
  %i324 = phi i64 [ 0, %body320 ], [ %next324, %body324 ]
  %go324 = icmp slt i64 %i324, %v16
  br i1 %go324, label %body324, label %exit324
body324:
  %v325 = getelementptr inbounds float, ptr %v323, i64 %i324
  %v326 = load float, ptr %v325
  %v327 = add nuw nsw i64 %v13, %i324
  %v328 = mul i64 %v321, 20
  %v329 = add i64 %v328, %v327
  %v330 = getelementptr inbounds float, ptr %p0, i64 %v329
  store float %v326, ptr %v330
  %next324 = add nuw nsw i64 %i324, 1
  br label %head324
exit324:
  %next320 = add nuw nsw i64 %i320, 1
  br label %head320
exit320:
  %next300 = add nuw nsw i64 %i300, 1
  br label %head300
exit300:
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
