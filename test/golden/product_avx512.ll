declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
define internal void @product_avx512_0_t7(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, i64 %depth, ptr noalias %c, i64 %cs, i1 %add) noinline #0 {
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
  %accu0_0 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_0_0, %bodyu ]
  %accu0_1 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_0_1, %bodyu ]
  %accu1_0 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_1_0, %bodyu ]
  %accu1_1 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_1_1, %bodyu ]
  %accu2_0 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_2_0, %bodyu ]
  %accu2_1 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_2_1, %bodyu ]
  %accu3_0 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_3_0, %bodyu ]
  %accu3_1 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_3_1, %bodyu ]
  %accu4_0 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_4_0, %bodyu ]
  %accu4_1 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_4_1, %bodyu ]
  %accu5_0 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_5_0, %bodyu ]
  %accu5_1 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_5_1, %bodyu ]
  %accu6_0 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_6_0, %bodyu ]
  %accu6_1 = phi <16 x float> [ zeroinitializer, %entry ], [ %su3_6_1, %bodyu ]
  %gou = icmp slt i64 %ku, %most
  br i1 %gou, label %bodyu, label %exitu
bodyu:
  %kku0 = add nuw nsw i64 %ku, 0
  %bou0 = mul i64 %kku0, %bk
  %bpu0 = getelementptr float, ptr %b, i64 %bou0
  %qu0_0 = getelementptr float, ptr %bpu0, i64 0
  %bu0_0 = load <16 x float>, ptr %qu0_0, align 4
  %qu0_1 = getelementptr float, ptr %bpu0, i64 16
  %bu0_1 = load <16 x float>, ptr %qu0_1, align 4
  %aou0 = mul i64 %kku0, %ak
  %pu0_0 = getelementptr float, ptr %a0, i64 %aou0
  %xu0_0 = load float, ptr %pu0_0
  %yu0_0 = insertelement <16 x float> poison, float %xu0_0, i64 0
  %zu0_0 = shufflevector <16 x float> %yu0_0, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_0_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_0, <16 x float> %bu0_0, <16 x float> %accu0_0)
  %su0_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_0, <16 x float> %bu0_1, <16 x float> %accu0_1)
  %pu0_1 = getelementptr float, ptr %a1, i64 %aou0
  %xu0_1 = load float, ptr %pu0_1
  %yu0_1 = insertelement <16 x float> poison, float %xu0_1, i64 0
  %zu0_1 = shufflevector <16 x float> %yu0_1, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_1_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_1, <16 x float> %bu0_0, <16 x float> %accu1_0)
  %su0_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_1, <16 x float> %bu0_1, <16 x float> %accu1_1)
  %pu0_2 = getelementptr float, ptr %a2, i64 %aou0
  %xu0_2 = load float, ptr %pu0_2
  %yu0_2 = insertelement <16 x float> poison, float %xu0_2, i64 0
  %zu0_2 = shufflevector <16 x float> %yu0_2, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_2_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_2, <16 x float> %bu0_0, <16 x float> %accu2_0)
  %su0_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_2, <16 x float> %bu0_1, <16 x float> %accu2_1)
  %pu0_3 = getelementptr float, ptr %a3, i64 %aou0
  %xu0_3 = load float, ptr %pu0_3
  %yu0_3 = insertelement <16 x float> poison, float %xu0_3, i64 0
  %zu0_3 = shufflevector <16 x float> %yu0_3, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_3_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_3, <16 x float> %bu0_0, <16 x float> %accu3_0)
  %su0_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_3, <16 x float> %bu0_1, <16 x float> %accu3_1)
  %pu0_4 = getelementptr float, ptr %a4, i64 %aou0
  %xu0_4 = load float, ptr %pu0_4
  %yu0_4 = insertelement <16 x float> poison, float %xu0_4, i64 0
  %zu0_4 = shufflevector <16 x float> %yu0_4, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_4_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_4, <16 x float> %bu0_0, <16 x float> %accu4_0)
  %su0_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_4, <16 x float> %bu0_1, <16 x float> %accu4_1)
  %pu0_5 = getelementptr float, ptr %a5, i64 %aou0
  %xu0_5 = load float, ptr %pu0_5
  %yu0_5 = insertelement <16 x float> poison, float %xu0_5, i64 0
  %zu0_5 = shufflevector <16 x float> %yu0_5, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_5_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_5, <16 x float> %bu0_0, <16 x float> %accu5_0)
  %su0_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_5, <16 x float> %bu0_1, <16 x float> %accu5_1)
  %pu0_6 = getelementptr float, ptr %a6, i64 %aou0
  %xu0_6 = load float, ptr %pu0_6
  %yu0_6 = insertelement <16 x float> poison, float %xu0_6, i64 0
  %zu0_6 = shufflevector <16 x float> %yu0_6, <16 x float> poison, <16 x i32> zeroinitializer
  %su0_6_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_6, <16 x float> %bu0_0, <16 x float> %accu6_0)
  %su0_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu0_6, <16 x float> %bu0_1, <16 x float> %accu6_1)
  %kku1 = add nuw nsw i64 %ku, 1
  %bou1 = mul i64 %kku1, %bk
  %bpu1 = getelementptr float, ptr %b, i64 %bou1
  %qu1_0 = getelementptr float, ptr %bpu1, i64 0
  %bu1_0 = load <16 x float>, ptr %qu1_0, align 4
  %qu1_1 = getelementptr float, ptr %bpu1, i64 16
  %bu1_1 = load <16 x float>, ptr %qu1_1, align 4
  %aou1 = mul i64 %kku1, %ak
  %pu1_0 = getelementptr float, ptr %a0, i64 %aou1
  %xu1_0 = load float, ptr %pu1_0
  %yu1_0 = insertelement <16 x float> poison, float %xu1_0, i64 0
  %zu1_0 = shufflevector <16 x float> %yu1_0, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_0_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_0, <16 x float> %bu1_0, <16 x float> %su0_0_0)
  %su1_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_0, <16 x float> %bu1_1, <16 x float> %su0_0_1)
  %pu1_1 = getelementptr float, ptr %a1, i64 %aou1
  %xu1_1 = load float, ptr %pu1_1
  %yu1_1 = insertelement <16 x float> poison, float %xu1_1, i64 0
  %zu1_1 = shufflevector <16 x float> %yu1_1, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_1_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_1, <16 x float> %bu1_0, <16 x float> %su0_1_0)
  %su1_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_1, <16 x float> %bu1_1, <16 x float> %su0_1_1)
  %pu1_2 = getelementptr float, ptr %a2, i64 %aou1
  %xu1_2 = load float, ptr %pu1_2
  %yu1_2 = insertelement <16 x float> poison, float %xu1_2, i64 0
  %zu1_2 = shufflevector <16 x float> %yu1_2, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_2_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_2, <16 x float> %bu1_0, <16 x float> %su0_2_0)
  %su1_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_2, <16 x float> %bu1_1, <16 x float> %su0_2_1)
  %pu1_3 = getelementptr float, ptr %a3, i64 %aou1
  %xu1_3 = load float, ptr %pu1_3
  %yu1_3 = insertelement <16 x float> poison, float %xu1_3, i64 0
  %zu1_3 = shufflevector <16 x float> %yu1_3, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_3_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_3, <16 x float> %bu1_0, <16 x float> %su0_3_0)
  %su1_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_3, <16 x float> %bu1_1, <16 x float> %su0_3_1)
  %pu1_4 = getelementptr float, ptr %a4, i64 %aou1
  %xu1_4 = load float, ptr %pu1_4
  %yu1_4 = insertelement <16 x float> poison, float %xu1_4, i64 0
  %zu1_4 = shufflevector <16 x float> %yu1_4, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_4_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_4, <16 x float> %bu1_0, <16 x float> %su0_4_0)
  %su1_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_4, <16 x float> %bu1_1, <16 x float> %su0_4_1)
  %pu1_5 = getelementptr float, ptr %a5, i64 %aou1
  %xu1_5 = load float, ptr %pu1_5
  %yu1_5 = insertelement <16 x float> poison, float %xu1_5, i64 0
  %zu1_5 = shufflevector <16 x float> %yu1_5, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_5_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_5, <16 x float> %bu1_0, <16 x float> %su0_5_0)
  %su1_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_5, <16 x float> %bu1_1, <16 x float> %su0_5_1)
  %pu1_6 = getelementptr float, ptr %a6, i64 %aou1
  %xu1_6 = load float, ptr %pu1_6
  %yu1_6 = insertelement <16 x float> poison, float %xu1_6, i64 0
  %zu1_6 = shufflevector <16 x float> %yu1_6, <16 x float> poison, <16 x i32> zeroinitializer
  %su1_6_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_6, <16 x float> %bu1_0, <16 x float> %su0_6_0)
  %su1_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu1_6, <16 x float> %bu1_1, <16 x float> %su0_6_1)
  %kku2 = add nuw nsw i64 %ku, 2
  %bou2 = mul i64 %kku2, %bk
  %bpu2 = getelementptr float, ptr %b, i64 %bou2
  %qu2_0 = getelementptr float, ptr %bpu2, i64 0
  %bu2_0 = load <16 x float>, ptr %qu2_0, align 4
  %qu2_1 = getelementptr float, ptr %bpu2, i64 16
  %bu2_1 = load <16 x float>, ptr %qu2_1, align 4
  %aou2 = mul i64 %kku2, %ak
  %pu2_0 = getelementptr float, ptr %a0, i64 %aou2
  %xu2_0 = load float, ptr %pu2_0
  %yu2_0 = insertelement <16 x float> poison, float %xu2_0, i64 0
  %zu2_0 = shufflevector <16 x float> %yu2_0, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_0_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_0, <16 x float> %bu2_0, <16 x float> %su1_0_0)
  %su2_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_0, <16 x float> %bu2_1, <16 x float> %su1_0_1)
  %pu2_1 = getelementptr float, ptr %a1, i64 %aou2
  %xu2_1 = load float, ptr %pu2_1
  %yu2_1 = insertelement <16 x float> poison, float %xu2_1, i64 0
  %zu2_1 = shufflevector <16 x float> %yu2_1, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_1_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_1, <16 x float> %bu2_0, <16 x float> %su1_1_0)
  %su2_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_1, <16 x float> %bu2_1, <16 x float> %su1_1_1)
  %pu2_2 = getelementptr float, ptr %a2, i64 %aou2
  %xu2_2 = load float, ptr %pu2_2
  %yu2_2 = insertelement <16 x float> poison, float %xu2_2, i64 0
  %zu2_2 = shufflevector <16 x float> %yu2_2, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_2_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_2, <16 x float> %bu2_0, <16 x float> %su1_2_0)
  %su2_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_2, <16 x float> %bu2_1, <16 x float> %su1_2_1)
  %pu2_3 = getelementptr float, ptr %a3, i64 %aou2
  %xu2_3 = load float, ptr %pu2_3
  %yu2_3 = insertelement <16 x float> poison, float %xu2_3, i64 0
  %zu2_3 = shufflevector <16 x float> %yu2_3, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_3_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_3, <16 x float> %bu2_0, <16 x float> %su1_3_0)
  %su2_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_3, <16 x float> %bu2_1, <16 x float> %su1_3_1)
  %pu2_4 = getelementptr float, ptr %a4, i64 %aou2
  %xu2_4 = load float, ptr %pu2_4
  %yu2_4 = insertelement <16 x float> poison, float %xu2_4, i64 0
  %zu2_4 = shufflevector <16 x float> %yu2_4, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_4_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_4, <16 x float> %bu2_0, <16 x float> %su1_4_0)
  %su2_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_4, <16 x float> %bu2_1, <16 x float> %su1_4_1)
  %pu2_5 = getelementptr float, ptr %a5, i64 %aou2
  %xu2_5 = load float, ptr %pu2_5
  %yu2_5 = insertelement <16 x float> poison, float %xu2_5, i64 0
  %zu2_5 = shufflevector <16 x float> %yu2_5, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_5_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_5, <16 x float> %bu2_0, <16 x float> %su1_5_0)
  %su2_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_5, <16 x float> %bu2_1, <16 x float> %su1_5_1)
  %pu2_6 = getelementptr float, ptr %a6, i64 %aou2
  %xu2_6 = load float, ptr %pu2_6
  %yu2_6 = insertelement <16 x float> poison, float %xu2_6, i64 0
  %zu2_6 = shufflevector <16 x float> %yu2_6, <16 x float> poison, <16 x i32> zeroinitializer
  %su2_6_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_6, <16 x float> %bu2_0, <16 x float> %su1_6_0)
  %su2_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu2_6, <16 x float> %bu2_1, <16 x float> %su1_6_1)
  %kku3 = add nuw nsw i64 %ku, 3
  %bou3 = mul i64 %kku3, %bk
  %bpu3 = getelementptr float, ptr %b, i64 %bou3
  %qu3_0 = getelementptr float, ptr %bpu3, i64 0
  %bu3_0 = load <16 x float>, ptr %qu3_0, align 4
  %qu3_1 = getelementptr float, ptr %bpu3, i64 16
  %bu3_1 = load <16 x float>, ptr %qu3_1, align 4
  %aou3 = mul i64 %kku3, %ak
  %pu3_0 = getelementptr float, ptr %a0, i64 %aou3
  %xu3_0 = load float, ptr %pu3_0
  %yu3_0 = insertelement <16 x float> poison, float %xu3_0, i64 0
  %zu3_0 = shufflevector <16 x float> %yu3_0, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_0_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_0, <16 x float> %bu3_0, <16 x float> %su2_0_0)
  %su3_0_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_0, <16 x float> %bu3_1, <16 x float> %su2_0_1)
  %pu3_1 = getelementptr float, ptr %a1, i64 %aou3
  %xu3_1 = load float, ptr %pu3_1
  %yu3_1 = insertelement <16 x float> poison, float %xu3_1, i64 0
  %zu3_1 = shufflevector <16 x float> %yu3_1, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_1_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_1, <16 x float> %bu3_0, <16 x float> %su2_1_0)
  %su3_1_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_1, <16 x float> %bu3_1, <16 x float> %su2_1_1)
  %pu3_2 = getelementptr float, ptr %a2, i64 %aou3
  %xu3_2 = load float, ptr %pu3_2
  %yu3_2 = insertelement <16 x float> poison, float %xu3_2, i64 0
  %zu3_2 = shufflevector <16 x float> %yu3_2, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_2_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_2, <16 x float> %bu3_0, <16 x float> %su2_2_0)
  %su3_2_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_2, <16 x float> %bu3_1, <16 x float> %su2_2_1)
  %pu3_3 = getelementptr float, ptr %a3, i64 %aou3
  %xu3_3 = load float, ptr %pu3_3
  %yu3_3 = insertelement <16 x float> poison, float %xu3_3, i64 0
  %zu3_3 = shufflevector <16 x float> %yu3_3, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_3_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_3, <16 x float> %bu3_0, <16 x float> %su2_3_0)
  %su3_3_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_3, <16 x float> %bu3_1, <16 x float> %su2_3_1)
  %pu3_4 = getelementptr float, ptr %a4, i64 %aou3
  %xu3_4 = load float, ptr %pu3_4
  %yu3_4 = insertelement <16 x float> poison, float %xu3_4, i64 0
  %zu3_4 = shufflevector <16 x float> %yu3_4, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_4_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_4, <16 x float> %bu3_0, <16 x float> %su2_4_0)
  %su3_4_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_4, <16 x float> %bu3_1, <16 x float> %su2_4_1)
  %pu3_5 = getelementptr float, ptr %a5, i64 %aou3
  %xu3_5 = load float, ptr %pu3_5
  %yu3_5 = insertelement <16 x float> poison, float %xu3_5, i64 0
  %zu3_5 = shufflevector <16 x float> %yu3_5, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_5_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_5, <16 x float> %bu3_0, <16 x float> %su2_5_0)
  %su3_5_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_5, <16 x float> %bu3_1, <16 x float> %su2_5_1)
  %pu3_6 = getelementptr float, ptr %a6, i64 %aou3
  %xu3_6 = load float, ptr %pu3_6
  %yu3_6 = insertelement <16 x float> poison, float %xu3_6, i64 0
  %zu3_6 = shufflevector <16 x float> %yu3_6, <16 x float> poison, <16 x i32> zeroinitializer
  %su3_6_0 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_6, <16 x float> %bu3_0, <16 x float> %su2_6_0)
  %su3_6_1 = call <16 x float> @llvm.fma.v16f32(<16 x float> %zu3_6, <16 x float> %bu3_1, <16 x float> %su2_6_1)
  %nu = add nuw nsw i64 %ku, 4
  br label %headu
exitu:
  br label %put
put:
  %dput0_0 = mul i64 %cs, 0
  %eput0_0 = add i64 %dput0_0, 0
  %fput0_0 = getelementptr float, ptr %c, i64 %eput0_0
  store <16 x float> %accu0_0, ptr %fput0_0, align 4
  %dput0_1 = mul i64 %cs, 0
  %eput0_1 = add i64 %dput0_1, 16
  %fput0_1 = getelementptr float, ptr %c, i64 %eput0_1
  store <16 x float> %accu0_1, ptr %fput0_1, align 4
  %dput1_0 = mul i64 %cs, 1
  %eput1_0 = add i64 %dput1_0, 0
  %fput1_0 = getelementptr float, ptr %c, i64 %eput1_0
  store <16 x float> %accu1_0, ptr %fput1_0, align 4
  %dput1_1 = mul i64 %cs, 1
  %eput1_1 = add i64 %dput1_1, 16
  %fput1_1 = getelementptr float, ptr %c, i64 %eput1_1
  store <16 x float> %accu1_1, ptr %fput1_1, align 4
  %dput2_0 = mul i64 %cs, 2
  %eput2_0 = add i64 %dput2_0, 0
  %fput2_0 = getelementptr float, ptr %c, i64 %eput2_0
  store <16 x float> %accu2_0, ptr %fput2_0, align 4
  %dput2_1 = mul i64 %cs, 2
  %eput2_1 = add i64 %dput2_1, 16
  %fput2_1 = getelementptr float, ptr %c, i64 %eput2_1
  store <16 x float> %accu2_1, ptr %fput2_1, align 4
  %dput3_0 = mul i64 %cs, 3
  %eput3_0 = add i64 %dput3_0, 0
  %fput3_0 = getelementptr float, ptr %c, i64 %eput3_0
  store <16 x float> %accu3_0, ptr %fput3_0, align 4
  %dput3_1 = mul i64 %cs, 3
  %eput3_1 = add i64 %dput3_1, 16
  %fput3_1 = getelementptr float, ptr %c, i64 %eput3_1
  store <16 x float> %accu3_1, ptr %fput3_1, align 4
  %dput4_0 = mul i64 %cs, 4
  %eput4_0 = add i64 %dput4_0, 0
  %fput4_0 = getelementptr float, ptr %c, i64 %eput4_0
  store <16 x float> %accu4_0, ptr %fput4_0, align 4
  %dput4_1 = mul i64 %cs, 4
  %eput4_1 = add i64 %dput4_1, 16
  %fput4_1 = getelementptr float, ptr %c, i64 %eput4_1
  store <16 x float> %accu4_1, ptr %fput4_1, align 4
  %dput5_0 = mul i64 %cs, 5
  %eput5_0 = add i64 %dput5_0, 0
  %fput5_0 = getelementptr float, ptr %c, i64 %eput5_0
  store <16 x float> %accu5_0, ptr %fput5_0, align 4
  %dput5_1 = mul i64 %cs, 5
  %eput5_1 = add i64 %dput5_1, 16
  %fput5_1 = getelementptr float, ptr %c, i64 %eput5_1
  store <16 x float> %accu5_1, ptr %fput5_1, align 4
  %dput6_0 = mul i64 %cs, 6
  %eput6_0 = add i64 %dput6_0, 0
  %fput6_0 = getelementptr float, ptr %c, i64 %eput6_0
  store <16 x float> %accu6_0, ptr %fput6_0, align 4
  %dput6_1 = mul i64 %cs, 6
  %eput6_1 = add i64 %dput6_1, 16
  %fput6_1 = getelementptr float, ptr %c, i64 %eput6_1
  store <16 x float> %accu6_1, ptr %fput6_1, align 4
  ret void
}
define internal void @product_avx512_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 22528
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 61952
  %v254 = getelementptr inbounds i8, ptr %scratch, i64 63296
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit299 ]
  %go4 = icmp slt i64 %i4, %end
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = urem i64 %i4, 1
  %v6 = udiv i64 %i4, 1
  %v7 = urem i64 %v6, 1
  %v8 = udiv i64 %v6, 1
  %v9 = icmp eq i64 %v5, 0
  %v10 = icmp eq i64 %i4, %start
  %v11 = or i1 %v9, %v10
  %v12 = mul nuw nsw i64 %v5, 7
  %v13 = mul nuw nsw i64 %v7, 32
  %v14 = sub nsw i64 20, %v13
  %v15 = icmp slt i64 32, %v14
  %v16 = select i1 %v15, i64 32, i64 %v14
  %v17 = add nuw nsw i64 %v16, 31
  %v18 = udiv i64 %v17, 32
  %v19 = select i1 %v11, i64 %v18, i64 0
  br label %head20
head20:
  %i20 = phi i64 [ 0, %body4 ], [ %next20, %exit196 ]
  %go20 = icmp slt i64 %i20, %v19
  br i1 %go20, label %body20, label %exit20
body20:
  %v21 = mul nuw nsw i64 %i20, 32
  %v22 = sub nsw i64 %v16, %v21
  %v23 = icmp slt i64 32, %v22
  %v24 = select i1 %v23, i64 32, i64 %v22
  %v25 = mul nuw nsw i64 %i20, 5120
  %v26 = getelementptr inbounds float, ptr %v1, i64 %v25
  %v27 = add nuw nsw i64 %v13, %v21
  %v28 = udiv i64 %v24, 16
  br label %head29
head29:
  %i29 = phi i64 [ 0, %body20 ], [ %next29, %exit32 ]
  %go29 = icmp slt i64 %i29, %v28
  br i1 %go29, label %body29, label %exit29
body29:
  %v30 = mul nuw nsw i64 %i29, 16
  %v31 = udiv i64 160, 16
  br label %head32
head32:
  %i32 = phi i64 [ 0, %body29 ], [ %next32, %body32 ]
  %go32 = icmp slt i64 %i32, %v31
  br i1 %go32, label %body32, label %exit32
body32:
  %v33 = mul nuw nsw i64 %i32, 16
  %v34 = add nuw nsw i64 0, %v33
  %v35 = add nuw nsw i64 %v27, %v30
  %v36 = mul i64 %v35, 160
  %v37 = add i64 %v36, %v34
  %v38 = call i64 asm "", "=r,0"(i64 %v37)
  %v39 = add nuw nsw i64 %v38, 160
  %v40 = add nuw nsw i64 %v38, 320
  %v41 = add nuw nsw i64 %v38, 480
  %v42 = add nuw nsw i64 %v38, 640
  %v43 = add nuw nsw i64 %v38, 800
  %v44 = add nuw nsw i64 %v38, 960
  %v45 = add nuw nsw i64 %v38, 1120
  %v46 = add nuw nsw i64 %v38, 1280
  %v47 = add nuw nsw i64 %v38, 1440
  %v48 = add nuw nsw i64 %v38, 1600
  %v49 = add nuw nsw i64 %v38, 1760
  %v50 = add nuw nsw i64 %v38, 1920
  %v51 = add nuw nsw i64 %v38, 2080
  %v52 = add nuw nsw i64 %v38, 2240
  %v53 = add nuw nsw i64 %v38, 2400
  %v54 = getelementptr inbounds float, ptr %p2, i64 %v38
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %p2, i64 %v39
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %p2, i64 %v40
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %p2, i64 %v41
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %p2, i64 %v42
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %p2, i64 %v43
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %p2, i64 %v44
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %p2, i64 %v45
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %p2, i64 %v46
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %p2, i64 %v47
  %v73 = load <16 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %p2, i64 %v48
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %p2, i64 %v49
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds float, ptr %p2, i64 %v50
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %p2, i64 %v51
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = getelementptr inbounds float, ptr %p2, i64 %v52
  %v83 = load <16 x float>, ptr %v82, align 4
  %v84 = getelementptr inbounds float, ptr %p2, i64 %v53
  %v85 = load <16 x float>, ptr %v84, align 4
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
  %v100 = shufflevector <16 x float> %v69, <16 x float> %v85, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v101 = shufflevector <16 x float> %v69, <16 x float> %v85, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v102 = shufflevector <16 x float> %v86, <16 x float> %v94, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v103 = shufflevector <16 x float> %v86, <16 x float> %v94, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v104 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v105 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v106 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v107 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v108 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v109 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v110 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v111 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v112 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v113 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v114 = shufflevector <16 x float> %v92, <16 x float> %v100, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v115 = shufflevector <16 x float> %v92, <16 x float> %v100, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v116 = shufflevector <16 x float> %v93, <16 x float> %v101, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v117 = shufflevector <16 x float> %v93, <16 x float> %v101, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v118 = shufflevector <16 x float> %v102, <16 x float> %v110, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v119 = shufflevector <16 x float> %v102, <16 x float> %v110, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v120 = shufflevector <16 x float> %v103, <16 x float> %v111, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v121 = shufflevector <16 x float> %v103, <16 x float> %v111, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v122 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v123 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v124 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v125 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v126 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v127 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v128 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v129 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v130 = shufflevector <16 x float> %v108, <16 x float> %v116, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v131 = shufflevector <16 x float> %v108, <16 x float> %v116, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v132 = shufflevector <16 x float> %v109, <16 x float> %v117, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v133 = shufflevector <16 x float> %v109, <16 x float> %v117, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v134 = shufflevector <16 x float> %v118, <16 x float> %v126, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v135 = shufflevector <16 x float> %v118, <16 x float> %v126, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v136 = shufflevector <16 x float> %v119, <16 x float> %v127, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v137 = shufflevector <16 x float> %v119, <16 x float> %v127, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v138 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v139 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v140 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v141 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v142 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v143 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v144 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v145 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v146 = shufflevector <16 x float> %v124, <16 x float> %v132, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v147 = shufflevector <16 x float> %v124, <16 x float> %v132, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v148 = shufflevector <16 x float> %v125, <16 x float> %v133, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v149 = shufflevector <16 x float> %v125, <16 x float> %v133, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v150 = mul nuw nsw i64 %v33, 32
  %v151 = add nuw nsw i64 %v150, %v30
  %v152 = call i64 asm "", "=r,0"(i64 %v151)
  %v153 = getelementptr inbounds float, ptr %v26, i64 %v152
  store <16 x float> %v134, ptr %v153, align 4
  %v154 = add nuw nsw i64 %v152, 32
  %v155 = getelementptr inbounds float, ptr %v26, i64 %v154
  store <16 x float> %v135, ptr %v155, align 4
  %v156 = add nuw nsw i64 %v152, 64
  %v157 = getelementptr inbounds float, ptr %v26, i64 %v156
  store <16 x float> %v136, ptr %v157, align 4
  %v158 = add nuw nsw i64 %v152, 96
  %v159 = getelementptr inbounds float, ptr %v26, i64 %v158
  store <16 x float> %v137, ptr %v159, align 4
  %v160 = add nuw nsw i64 %v152, 128
  %v161 = getelementptr inbounds float, ptr %v26, i64 %v160
  store <16 x float> %v138, ptr %v161, align 4
  %v162 = add nuw nsw i64 %v152, 160
  %v163 = getelementptr inbounds float, ptr %v26, i64 %v162
  store <16 x float> %v139, ptr %v163, align 4
  %v164 = add nuw nsw i64 %v152, 192
  %v165 = getelementptr inbounds float, ptr %v26, i64 %v164
  store <16 x float> %v140, ptr %v165, align 4
  %v166 = add nuw nsw i64 %v152, 224
  %v167 = getelementptr inbounds float, ptr %v26, i64 %v166
  store <16 x float> %v141, ptr %v167, align 4
  %v168 = add nuw nsw i64 %v152, 256
  %v169 = getelementptr inbounds float, ptr %v26, i64 %v168
  store <16 x float> %v142, ptr %v169, align 4
  %v170 = add nuw nsw i64 %v152, 288
  %v171 = getelementptr inbounds float, ptr %v26, i64 %v170
  store <16 x float> %v143, ptr %v171, align 4
  %v172 = add nuw nsw i64 %v152, 320
  %v173 = getelementptr inbounds float, ptr %v26, i64 %v172
  store <16 x float> %v144, ptr %v173, align 4
  %v174 = add nuw nsw i64 %v152, 352
  %v175 = getelementptr inbounds float, ptr %v26, i64 %v174
  store <16 x float> %v145, ptr %v175, align 4
  %v176 = add nuw nsw i64 %v152, 384
  %v177 = getelementptr inbounds float, ptr %v26, i64 %v176
  store <16 x float> %v146, ptr %v177, align 4
  %v178 = add nuw nsw i64 %v152, 416
  %v179 = getelementptr inbounds float, ptr %v26, i64 %v178
  store <16 x float> %v147, ptr %v179, align 4
  %v180 = add nuw nsw i64 %v152, 448
  %v181 = getelementptr inbounds float, ptr %v26, i64 %v180
  store <16 x float> %v148, ptr %v181, align 4
  %v182 = add nuw nsw i64 %v152, 480
  %v183 = getelementptr inbounds float, ptr %v26, i64 %v182
  store <16 x float> %v149, ptr %v183, align 4
  %next32 = add nuw nsw i64 %i32, 1
  br label %head32
exit32:
  %next29 = add nuw nsw i64 %i29, 1
  br label %head29
exit29:
  %v184 = mul nuw nsw i64 %v28, 16
  br label %head185
head185:
  %i185 = phi i64 [ %v184, %exit29 ], [ %next185, %exit186 ]
  %go185 = icmp slt i64 %i185, %v24
  br i1 %go185, label %body185, label %exit185
body185:
  br label %head186
head186:
  %i186 = phi i64 [ 0, %body185 ], [ %next186, %body186 ]
  %go186 = icmp slt i64 %i186, 160
  br i1 %go186, label %body186, label %exit186
body186:
  %v187 = add nuw nsw i64 0, %i186
  %v188 = add nuw nsw i64 %v27, %i185
  %v189 = mul i64 %v188, 160
  %v190 = add i64 %v189, %v187
  %v191 = getelementptr inbounds float, ptr %p2, i64 %v190
  %v192 = load float, ptr %v191
  %v193 = mul nuw nsw i64 %i186, 32
  %v194 = add nuw nsw i64 %v193, %i185
  %v195 = getelementptr inbounds float, ptr %v26, i64 %v194
  store float %v192, ptr %v195
  %next186 = add nuw nsw i64 %i186, 1
  br label %head186
exit186:
  %next185 = add nuw nsw i64 %i185, 1
  br label %head185
exit185:
  br label %head196
head196:
  %i196 = phi i64 [ 0, %exit185 ], [ %next196, %exit197 ]
  %go196 = icmp slt i64 %i196, 160
  br i1 %go196, label %body196, label %exit196
body196:
  br label %head197
head197:
  %i197 = phi i64 [ %v24, %body196 ], [ %next197, %body197 ]
  %go197 = icmp slt i64 %i197, 32
  br i1 %go197, label %body197, label %exit197
body197:
  %v198 = mul nuw nsw i64 %i196, 32
  %v199 = add nuw nsw i64 %v198, %i197
  %v200 = getelementptr inbounds float, ptr %v26, i64 %v199
  store float 0.0, ptr %v200
  %next197 = add nuw nsw i64 %i197, 1
  br label %head197
exit197:
  %next196 = add nuw nsw i64 %i196, 1
  br label %head196
exit196:
  %next20 = add nuw nsw i64 %i20, 1
  br label %head20
exit20:
  %v201 = udiv i64 7, 56
  br label %head202
head202:
  %i202 = phi i64 [ 0, %exit20 ], [ %next202, %exit206 ]
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
  br label %head255
head255:
  %i255 = phi i64 [ %v201, %exit202 ], [ %next255, %exit259 ]
  %go255 = icmp slt i64 %i255, 1
  br i1 %go255, label %body255, label %exit255
body255:
  %v256 = mul nuw nsw i64 %i255, 56
  %v257 = mul nuw nsw i64 %v256, 176
  %v258 = getelementptr inbounds float, ptr %v2, i64 %v257
  br label %head259
head259:
  %i259 = phi i64 [ 0, %body255 ], [ %next259, %exit264 ]
  %go259 = icmp slt i64 %i259, 160
  br i1 %go259, label %body259, label %exit259
body259:
  %v260 = add nuw nsw i64 0, %i259
  %v261 = sub nsw i64 7, %v256
  %v262 = icmp slt i64 56, %v261
  %v263 = select i1 %v262, i64 56, i64 %v261
  br label %head264
head264:
  %i264 = phi i64 [ 0, %body259 ], [ %next264, %body264 ]
  %go264 = icmp slt i64 %i264, %v263
  br i1 %go264, label %body264, label %exit264
body264:
  %v265 = add nuw nsw i64 %v256, %i264
  %v266 = add nuw nsw i64 %v12, %v265
  %v267 = mul i64 %v260, 7
  %v268 = add i64 %v267, %v266
  %v269 = getelementptr inbounds float, ptr %p1, i64 %v268
  %v270 = load float, ptr %v269
  %v271 = getelementptr inbounds float, ptr %v254, i64 %i264
  store float %v270, ptr %v271
  %next264 = add nuw nsw i64 %i264, 1
  br label %head264
exit264:
  %v272 = mul nuw nsw i64 %i259, 7
  %v273 = getelementptr inbounds float, ptr %v258, i64 %v272
  %v274 = call ptr asm "", "=r,0"(ptr %v273)
  %v275 = getelementptr inbounds float, ptr %v254, i64 0
  %v276 = load <7 x float>, ptr %v275, align 4
  %v277 = getelementptr inbounds float, ptr %v274, i64 0
  store <7 x float> %v276, ptr %v277, align 4
  %v278 = getelementptr inbounds float, ptr %v254, i64 7
  %v279 = load <7 x float>, ptr %v278, align 4
  %v280 = getelementptr inbounds float, ptr %v274, i64 1232
  store <7 x float> %v279, ptr %v280, align 4
  %v281 = getelementptr inbounds float, ptr %v254, i64 14
  %v282 = load <7 x float>, ptr %v281, align 4
  %v283 = getelementptr inbounds float, ptr %v274, i64 2464
  store <7 x float> %v282, ptr %v283, align 4
  %v284 = getelementptr inbounds float, ptr %v254, i64 21
  %v285 = load <7 x float>, ptr %v284, align 4
  %v286 = getelementptr inbounds float, ptr %v274, i64 3696
  store <7 x float> %v285, ptr %v286, align 4
  %v287 = getelementptr inbounds float, ptr %v254, i64 28
  %v288 = load <7 x float>, ptr %v287, align 4
  %v289 = getelementptr inbounds float, ptr %v274, i64 4928
  store <7 x float> %v288, ptr %v289, align 4
  %v290 = getelementptr inbounds float, ptr %v254, i64 35
  %v291 = load <7 x float>, ptr %v290, align 4
  %v292 = getelementptr inbounds float, ptr %v274, i64 6160
  store <7 x float> %v291, ptr %v292, align 4
  %v293 = getelementptr inbounds float, ptr %v254, i64 42
  %v294 = load <7 x float>, ptr %v293, align 4
  %v295 = getelementptr inbounds float, ptr %v274, i64 7392
  store <7 x float> %v294, ptr %v295, align 4
  %v296 = getelementptr inbounds float, ptr %v254, i64 49
  %v297 = load <7 x float>, ptr %v296, align 4
  %v298 = getelementptr inbounds float, ptr %v274, i64 8624
  store <7 x float> %v297, ptr %v298, align 4
  %next259 = add nuw nsw i64 %i259, 1
  br label %head259
exit259:
  %next255 = add nuw nsw i64 %i255, 1
  br label %head255
exit255:
  br label %head299
head299:
  %i299 = phi i64 [ 0, %exit255 ], [ %next299, %exit321 ]
  %go299 = icmp slt i64 %i299, 1
  br i1 %go299, label %body299, label %exit299
body299:
  %v300 = mul nuw nsw i64 %i299, 7
  %v301 = add nuw nsw i64 %v16, 31
  %v302 = udiv i64 %v301, 32
  br label %head303
head303:
  %i303 = phi i64 [ 0, %body299 ], [ %next303, %exit312 ]
  %go303 = icmp slt i64 %i303, %v302
  br i1 %go303, label %body303, label %exit303
body303:
  %v304 = mul nuw nsw i64 %i303, 32
  %v305 = mul nuw nsw i64 %v300, 176
  %v306 = getelementptr inbounds float, ptr %v2, i64 %v305
  %v307 = mul nuw nsw i64 %i303, 5120
  %v308 = getelementptr inbounds float, ptr %v1, i64 %v307
  %v309 = getelementptr inbounds float, ptr %v3, i64 %v304
  %v310 = add nuw nsw i64 %v12, %v300
  %v311 = add nuw nsw i64 %v13, %v304
  br label %head312
head312:
  %i312 = phi i64 [ 0, %body303 ], [ %next312, %body312 ]
  %go312 = icmp slt i64 %i312, 7
  br i1 %go312, label %body312, label %exit312
body312:
  %v313 = mul i64 %v310, 20
  %v314 = add i64 %v313, %v311
  %v315 = mul nuw nsw i64 %i312, 20
  %v316 = add nuw nsw i64 %v314, %v315
  %v317 = getelementptr inbounds float, ptr %p0, i64 %v316
  call void @llvm.prefetch.p0(ptr %v317, i32 1, i32 2, i32 1)
  %v318 = add nuw nsw i64 %v316, 16
  %v319 = getelementptr inbounds float, ptr %p0, i64 %v318
  call void @llvm.prefetch.p0(ptr %v319, i32 1, i32 2, i32 1)
  %next312 = add nuw nsw i64 %i312, 1
  br label %head312
exit312:
  call void @product_avx512_0_t7(ptr %v306, i64 1, i64 7, ptr %v308, i64 32, i64 160, ptr %v309, i64 48, i1 false)
  %next303 = add nuw nsw i64 %i303, 1
  br label %head303
exit303:
  %v320 = add nuw nsw i64 %v12, %v300
  br label %head321
head321:
  %i321 = phi i64 [ 0, %exit303 ], [ %next321, %exit325 ]
  %go321 = icmp slt i64 %i321, 7
  br i1 %go321, label %body321, label %exit321
body321:
  %v322 = add nuw nsw i64 %v320, %i321
  %v323 = mul nuw nsw i64 %i321, 48
  %v324 = getelementptr inbounds float, ptr %v3, i64 %v323
  br label %head325
head325:
  %i325 = phi i64 [ 0, %body321 ], [ %next325, %body325 ]
  %go325 = icmp slt i64 %i325, %v16
  br i1 %go325, label %body325, label %exit325
body325:
  %v326 = getelementptr inbounds float, ptr %v324, i64 %i325
  %v327 = load float, ptr %v326
  %v328 = add nuw nsw i64 %v13, %i325
  %v329 = mul i64 %v322, 20
  %v330 = add i64 %v329, %v328
  %v331 = getelementptr inbounds float, ptr %p0, i64 %v330
  store float %v327, ptr %v331
  %next325 = add nuw nsw i64 %i325, 1
  br label %head325
exit325:
  %next321 = add nuw nsw i64 %i321, 1
  br label %head321
exit321:
  %next299 = add nuw nsw i64 %i299, 1
  br label %head299
exit299:
  %next4 = add nuw nsw i64 %i4, 1
  br label %head4
exit4:
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
attributes #0 = { nounwind "prefer-vector-width"="512" }
