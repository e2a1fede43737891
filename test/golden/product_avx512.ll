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
  %v250 = getelementptr inbounds i8, ptr %scratch, i64 63296
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit294 ]
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
  %i20 = phi i64 [ 0, %body4 ], [ %next20, %exit194 ]
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
  %v149 = mul nuw nsw i64 %v33, 32
  %v150 = add nuw nsw i64 %v149, %v30
  %v151 = getelementptr inbounds float, ptr %v26, i64 %v150
  store <16 x float> %v133, ptr %v151, align 4
  %v152 = add nuw nsw i64 %v150, 32
  %v153 = getelementptr inbounds float, ptr %v26, i64 %v152
  store <16 x float> %v134, ptr %v153, align 4
  %v154 = add nuw nsw i64 %v150, 64
  %v155 = getelementptr inbounds float, ptr %v26, i64 %v154
  store <16 x float> %v135, ptr %v155, align 4
  %v156 = add nuw nsw i64 %v150, 96
  %v157 = getelementptr inbounds float, ptr %v26, i64 %v156
  store <16 x float> %v136, ptr %v157, align 4
  %v158 = add nuw nsw i64 %v150, 128
  %v159 = getelementptr inbounds float, ptr %v26, i64 %v158
  store <16 x float> %v137, ptr %v159, align 4
  %v160 = add nuw nsw i64 %v150, 160
  %v161 = getelementptr inbounds float, ptr %v26, i64 %v160
  store <16 x float> %v138, ptr %v161, align 4
  %v162 = add nuw nsw i64 %v150, 192
  %v163 = getelementptr inbounds float, ptr %v26, i64 %v162
  store <16 x float> %v139, ptr %v163, align 4
  %v164 = add nuw nsw i64 %v150, 224
  %v165 = getelementptr inbounds float, ptr %v26, i64 %v164
  store <16 x float> %v140, ptr %v165, align 4
  %v166 = add nuw nsw i64 %v150, 256
  %v167 = getelementptr inbounds float, ptr %v26, i64 %v166
  store <16 x float> %v141, ptr %v167, align 4
  %v168 = add nuw nsw i64 %v150, 288
  %v169 = getelementptr inbounds float, ptr %v26, i64 %v168
  store <16 x float> %v142, ptr %v169, align 4
  %v170 = add nuw nsw i64 %v150, 320
  %v171 = getelementptr inbounds float, ptr %v26, i64 %v170
  store <16 x float> %v143, ptr %v171, align 4
  %v172 = add nuw nsw i64 %v150, 352
  %v173 = getelementptr inbounds float, ptr %v26, i64 %v172
  store <16 x float> %v144, ptr %v173, align 4
  %v174 = add nuw nsw i64 %v150, 384
  %v175 = getelementptr inbounds float, ptr %v26, i64 %v174
  store <16 x float> %v145, ptr %v175, align 4
  %v176 = add nuw nsw i64 %v150, 416
  %v177 = getelementptr inbounds float, ptr %v26, i64 %v176
  store <16 x float> %v146, ptr %v177, align 4
  %v178 = add nuw nsw i64 %v150, 448
  %v179 = getelementptr inbounds float, ptr %v26, i64 %v178
  store <16 x float> %v147, ptr %v179, align 4
  %v180 = add nuw nsw i64 %v150, 480
  %v181 = getelementptr inbounds float, ptr %v26, i64 %v180
  store <16 x float> %v148, ptr %v181, align 4
  %next32 = add nuw nsw i64 %i32, 1
  br label %head32
exit32:
  %next29 = add nuw nsw i64 %i29, 1
  br label %head29
exit29:
  %v182 = mul nuw nsw i64 %v28, 16
  br label %head183
head183:
  %i183 = phi i64 [ %v182, %exit29 ], [ %next183, %exit184 ]
  %go183 = icmp slt i64 %i183, %v24
  br i1 %go183, label %body183, label %exit183
body183:
  br label %head184
head184:
  %i184 = phi i64 [ 0, %body183 ], [ %next184, %body184 ]
  %go184 = icmp slt i64 %i184, 160
  br i1 %go184, label %body184, label %exit184
body184:
  %v185 = add nuw nsw i64 0, %i184
  %v186 = add nuw nsw i64 %v27, %i183
  %v187 = mul i64 %v186, 160
  %v188 = add i64 %v187, %v185
  %v189 = getelementptr inbounds float, ptr %p2, i64 %v188
  %v190 = load float, ptr %v189
  %v191 = mul nuw nsw i64 %i184, 32
  %v192 = add nuw nsw i64 %v191, %i183
  %v193 = getelementptr inbounds float, ptr %v26, i64 %v192
  store float %v190, ptr %v193
  %next184 = add nuw nsw i64 %i184, 1
  br label %head184
exit184:
  %next183 = add nuw nsw i64 %i183, 1
  br label %head183
exit183:
  br label %head194
head194:
  %i194 = phi i64 [ 0, %exit183 ], [ %next194, %exit195 ]
  %go194 = icmp slt i64 %i194, 160
  br i1 %go194, label %body194, label %exit194
body194:
  br label %head195
head195:
  %i195 = phi i64 [ %v24, %body194 ], [ %next195, %body195 ]
  %go195 = icmp slt i64 %i195, 32
  br i1 %go195, label %body195, label %exit195
body195:
  %v196 = mul nuw nsw i64 %i194, 32
  %v197 = add nuw nsw i64 %v196, %i195
  %v198 = getelementptr inbounds float, ptr %v26, i64 %v197
  store float 0.0, ptr %v198
  %next195 = add nuw nsw i64 %i195, 1
  br label %head195
exit195:
  %next194 = add nuw nsw i64 %i194, 1
  br label %head194
exit194:
  %next20 = add nuw nsw i64 %i20, 1
  br label %head20
exit20:
  %v199 = udiv i64 7, 56
  br label %head200
head200:
  %i200 = phi i64 [ 0, %exit20 ], [ %next200, %exit204 ]
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
  br label %head251
head251:
  %i251 = phi i64 [ %v199, %exit200 ], [ %next251, %exit255 ]
  %go251 = icmp slt i64 %i251, 1
  br i1 %go251, label %body251, label %exit251
body251:
  %v252 = mul nuw nsw i64 %i251, 56
  %v253 = mul nuw nsw i64 %v252, 176
  %v254 = getelementptr inbounds float, ptr %v2, i64 %v253
  br label %head255
head255:
  %i255 = phi i64 [ 0, %body251 ], [ %next255, %exit260 ]
  %go255 = icmp slt i64 %i255, 160
  br i1 %go255, label %body255, label %exit255
body255:
  %v256 = add nuw nsw i64 0, %i255
  %v257 = sub nsw i64 7, %v252
  %v258 = icmp slt i64 56, %v257
  %v259 = select i1 %v258, i64 56, i64 %v257
  br label %head260
head260:
  %i260 = phi i64 [ 0, %body255 ], [ %next260, %body260 ]
  %go260 = icmp slt i64 %i260, %v259
  br i1 %go260, label %body260, label %exit260
body260:
  %v261 = add nuw nsw i64 %v252, %i260
  %v262 = add nuw nsw i64 %v12, %v261
  %v263 = mul i64 %v256, 7
  %v264 = add i64 %v263, %v262
  %v265 = getelementptr inbounds float, ptr %p1, i64 %v264
  %v266 = load float, ptr %v265
  %v267 = getelementptr inbounds float, ptr %v250, i64 %i260
  store float %v266, ptr %v267
  %next260 = add nuw nsw i64 %i260, 1
  br label %head260
exit260:
  %v268 = mul nuw nsw i64 %i255, 7
  %v269 = getelementptr inbounds float, ptr %v254, i64 %v268
  %v270 = getelementptr inbounds float, ptr %v250, i64 0
  %v271 = load <7 x float>, ptr %v270, align 4
  %v272 = getelementptr inbounds float, ptr %v269, i64 0
  store <7 x float> %v271, ptr %v272, align 4
  %v273 = getelementptr inbounds float, ptr %v250, i64 7
  %v274 = load <7 x float>, ptr %v273, align 4
  %v275 = getelementptr inbounds float, ptr %v269, i64 1232
  store <7 x float> %v274, ptr %v275, align 4
  %v276 = getelementptr inbounds float, ptr %v250, i64 14
  %v277 = load <7 x float>, ptr %v276, align 4
  %v278 = getelementptr inbounds float, ptr %v269, i64 2464
  store <7 x float> %v277, ptr %v278, align 4
  %v279 = getelementptr inbounds float, ptr %v250, i64 21
  %v280 = load <7 x float>, ptr %v279, align 4
  %v281 = getelementptr inbounds float, ptr %v269, i64 3696
  store <7 x float> %v280, ptr %v281, align 4
  %v282 = getelementptr inbounds float, ptr %v250, i64 28
  %v283 = load <7 x float>, ptr %v282, align 4
  %v284 = getelementptr inbounds float, ptr %v269, i64 4928
  store <7 x float> %v283, ptr %v284, align 4
  %v285 = getelementptr inbounds float, ptr %v250, i64 35
  %v286 = load <7 x float>, ptr %v285, align 4
  %v287 = getelementptr inbounds float, ptr %v269, i64 6160
  store <7 x float> %v286, ptr %v287, align 4
  %v288 = getelementptr inbounds float, ptr %v250, i64 42
  %v289 = load <7 x float>, ptr %v288, align 4
  %v290 = getelementptr inbounds float, ptr %v269, i64 7392
  store <7 x float> %v289, ptr %v290, align 4
  %v291 = getelementptr inbounds float, ptr %v250, i64 49
  %v292 = load <7 x float>, ptr %v291, align 4
  %v293 = getelementptr inbounds float, ptr %v269, i64 8624
  store <7 x float> %v292, ptr %v293, align 4
  %next255 = add nuw nsw i64 %i255, 1
  br label %head255
exit255:
  %next251 = add nuw nsw i64 %i251, 1
  br label %head251
exit251:
  br label %head294
head294:
  %i294 = phi i64 [ 0, %exit251 ], [ %next294, %exit316 ]
  %go294 = icmp slt i64 %i294, 1
  br i1 %go294, label %body294, label %exit294
body294:
  %v295 = mul nuw nsw i64 %i294, 7
  %v296 = add nuw nsw i64 %v16, 31
  %v297 = udiv i64 %v296, 32
  br label %head298
head298:
  %i298 = phi i64 [ 0, %body294 ], [ %next298, %exit307 ]
  %go298 = icmp slt i64 %i298, %v297
  br i1 %go298, label %body298, label %exit298
body298:
  %v299 = mul nuw nsw i64 %i298, 32
  %v300 = mul nuw nsw i64 %v295, 176
  %v301 = getelementptr inbounds float, ptr %v2, i64 %v300
  %v302 = mul nuw nsw i64 %i298, 5120
  %v303 = getelementptr inbounds float, ptr %v1, i64 %v302
  %v304 = getelementptr inbounds float, ptr %v3, i64 %v299
  %v305 = add nuw nsw i64 %v12, %v295
  %v306 = add nuw nsw i64 %v13, %v299
  br label %head307
head307:
  %i307 = phi i64 [ 0, %body298 ], [ %next307, %body307 ]
  %go307 = icmp slt i64 %i307, 7
  br i1 %go307, label %body307, label %exit307
body307:
  %v308 = mul i64 %v305, 20
  %v309 = add i64 %v308, %v306
  %v310 = mul nuw nsw i64 %i307, 20
  %v311 = add nuw nsw i64 %v309, %v310
  %v312 = getelementptr inbounds float, ptr %p0, i64 %v311
  call void @llvm.prefetch.p0(ptr %v312, i32 1, i32 2, i32 1)
  %v313 = add nuw nsw i64 %v311, 16
  %v314 = getelementptr inbounds float, ptr %p0, i64 %v313
  call void @llvm.prefetch.p0(ptr %v314, i32 1, i32 2, i32 1)
  %next307 = add nuw nsw i64 %i307, 1
  br label %head307
exit307:
  call void @product_avx512_0_t7(ptr %v301, i64 1, i64 7, ptr %v303, i64 32, i64 160, ptr %v304, i64 48, i1 false)
  %next298 = add nuw nsw i64 %i298, 1
  br label %head298
exit298:
  %v315 = add nuw nsw i64 %v12, %v295
  br label %head316
head316:
  %i316 = phi i64 [ 0, %exit298 ], [ %next316, %exit320 ]
  %go316 = icmp slt i64 %i316, 7
  br i1 %go316, label %body316, label %exit316
body316:
  %v317 = add nuw nsw i64 %v315, %i316
  %v318 = mul nuw nsw i64 %i316, 48
  %v319 = getelementptr inbounds float, ptr %v3, i64 %v318
  br label %head320
head320:
  %i320 = phi i64 [ 0, %body316 ], [ %next320, %body320 ]
  %go320 = icmp slt i64 %i320, %v16
  br i1 %go320, label %body320, label %exit320
body320:
  %v321 = getelementptr inbounds float, ptr %v319, i64 %i320
  %v322 = load float, ptr %v321
  %v323 = add nuw nsw i64 %v13, %i320
  %v324 = mul i64 %v317, 20
  %v325 = add i64 %v324, %v323
  %v326 = getelementptr inbounds float, ptr %p0, i64 %v325
  store float %v322, ptr %v326
  %next320 = add nuw nsw i64 %i320, 1
  br label %head320
exit320:
  %next316 = add nuw nsw i64 %i316, 1
  br label %head316
exit316:
  %next294 = add nuw nsw i64 %i294, 1
  br label %head294
exit294:
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
