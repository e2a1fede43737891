declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
define internal void @product_neon_0_t7(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, i64 %depth, ptr noalias %c, i64 %cs, i1 %add, ptr %f0, i64 %fs0, i64 %fn0) noinline #0 {
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
  %fl0 = call i64 @llvm.smin.i64(i64 %ku, i64 %fn0)
  %fo0 = mul i64 %fl0, %fs0
  %fp0 = getelementptr i8, ptr %f0, i64 %fo0
  call void @llvm.prefetch.p0(ptr %fp0, i32 0, i32 2, i32 1)
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
  br i1 %add, label %more, label %put
more:
  %dmore0_0 = mul i64 %cs, 0
  %emore0_0 = add i64 %dmore0_0, 0
  %fmore0_0 = getelementptr float, ptr %c, i64 %emore0_0
  %gmore0_0 = load <4 x float>, ptr %fmore0_0, align 4
  %hmore0_0 = fadd <4 x float> %gmore0_0, %accu0_0
  store <4 x float> %hmore0_0, ptr %fmore0_0, align 4
  %dmore0_1 = mul i64 %cs, 0
  %emore0_1 = add i64 %dmore0_1, 4
  %fmore0_1 = getelementptr float, ptr %c, i64 %emore0_1
  %gmore0_1 = load <4 x float>, ptr %fmore0_1, align 4
  %hmore0_1 = fadd <4 x float> %gmore0_1, %accu0_1
  store <4 x float> %hmore0_1, ptr %fmore0_1, align 4
  %dmore0_2 = mul i64 %cs, 0
  %emore0_2 = add i64 %dmore0_2, 8
  %fmore0_2 = getelementptr float, ptr %c, i64 %emore0_2
  %gmore0_2 = load <4 x float>, ptr %fmore0_2, align 4
  %hmore0_2 = fadd <4 x float> %gmore0_2, %accu0_2
  store <4 x float> %hmore0_2, ptr %fmore0_2, align 4
  %dmore1_0 = mul i64 %cs, 1
  %emore1_0 = add i64 %dmore1_0, 0
  %fmore1_0 = getelementptr float, ptr %c, i64 %emore1_0
  %gmore1_0 = load <4 x float>, ptr %fmore1_0, align 4
  %hmore1_0 = fadd <4 x float> %gmore1_0, %accu1_0
  store <4 x float> %hmore1_0, ptr %fmore1_0, align 4
  %dmore1_1 = mul i64 %cs, 1
  %emore1_1 = add i64 %dmore1_1, 4
  %fmore1_1 = getelementptr float, ptr %c, i64 %emore1_1
  %gmore1_1 = load <4 x float>, ptr %fmore1_1, align 4
  %hmore1_1 = fadd <4 x float> %gmore1_1, %accu1_1
  store <4 x float> %hmore1_1, ptr %fmore1_1, align 4
  %dmore1_2 = mul i64 %cs, 1
  %emore1_2 = add i64 %dmore1_2, 8
  %fmore1_2 = getelementptr float, ptr %c, i64 %emore1_2
  %gmore1_2 = load <4 x float>, ptr %fmore1_2, align 4
  %hmore1_2 = fadd <4 x float> %gmore1_2, %accu1_2
  store <4 x float> %hmore1_2, ptr %fmore1_2, align 4
  %dmore2_0 = mul i64 %cs, 2
  %emore2_0 = add i64 %dmore2_0, 0
  %fmore2_0 = getelementptr float, ptr %c, i64 %emore2_0
  %gmore2_0 = load <4 x float>, ptr %fmore2_0, align 4
  %hmore2_0 = fadd <4 x float> %gmore2_0, %accu2_0
  store <4 x float> %hmore2_0, ptr %fmore2_0, align 4
  %dmore2_1 = mul i64 %cs, 2
  %emore2_1 = add i64 %dmore2_1, 4
  %fmore2_1 = getelementptr float, ptr %c, i64 %emore2_1
  %gmore2_1 = load <4 x float>, ptr %fmore2_1, align 4
  %hmore2_1 = fadd <4 x float> %gmore2_1, %accu2_1
  store <4 x float> %hmore2_1, ptr %fmore2_1, align 4
  %dmore2_2 = mul i64 %cs, 2
  %emore2_2 = add i64 %dmore2_2, 8
  %fmore2_2 = getelementptr float, ptr %c, i64 %emore2_2
  %gmore2_2 = load <4 x float>, ptr %fmore2_2, align 4
  %hmore2_2 = fadd <4 x float> %gmore2_2, %accu2_2
  store <4 x float> %hmore2_2, ptr %fmore2_2, align 4
  %dmore3_0 = mul i64 %cs, 3
  %emore3_0 = add i64 %dmore3_0, 0
  %fmore3_0 = getelementptr float, ptr %c, i64 %emore3_0
  %gmore3_0 = load <4 x float>, ptr %fmore3_0, align 4
  %hmore3_0 = fadd <4 x float> %gmore3_0, %accu3_0
  store <4 x float> %hmore3_0, ptr %fmore3_0, align 4
  %dmore3_1 = mul i64 %cs, 3
  %emore3_1 = add i64 %dmore3_1, 4
  %fmore3_1 = getelementptr float, ptr %c, i64 %emore3_1
  %gmore3_1 = load <4 x float>, ptr %fmore3_1, align 4
  %hmore3_1 = fadd <4 x float> %gmore3_1, %accu3_1
  store <4 x float> %hmore3_1, ptr %fmore3_1, align 4
  %dmore3_2 = mul i64 %cs, 3
  %emore3_2 = add i64 %dmore3_2, 8
  %fmore3_2 = getelementptr float, ptr %c, i64 %emore3_2
  %gmore3_2 = load <4 x float>, ptr %fmore3_2, align 4
  %hmore3_2 = fadd <4 x float> %gmore3_2, %accu3_2
  store <4 x float> %hmore3_2, ptr %fmore3_2, align 4
  %dmore4_0 = mul i64 %cs, 4
  %emore4_0 = add i64 %dmore4_0, 0
  %fmore4_0 = getelementptr float, ptr %c, i64 %emore4_0
  %gmore4_0 = load <4 x float>, ptr %fmore4_0, align 4
  %hmore4_0 = fadd <4 x float> %gmore4_0, %accu4_0
  store <4 x float> %hmore4_0, ptr %fmore4_0, align 4
  %dmore4_1 = mul i64 %cs, 4
  %emore4_1 = add i64 %dmore4_1, 4
  %fmore4_1 = getelementptr float, ptr %c, i64 %emore4_1
  %gmore4_1 = load <4 x float>, ptr %fmore4_1, align 4
  %hmore4_1 = fadd <4 x float> %gmore4_1, %accu4_1
  store <4 x float> %hmore4_1, ptr %fmore4_1, align 4
  %dmore4_2 = mul i64 %cs, 4
  %emore4_2 = add i64 %dmore4_2, 8
  %fmore4_2 = getelementptr float, ptr %c, i64 %emore4_2
  %gmore4_2 = load <4 x float>, ptr %fmore4_2, align 4
  %hmore4_2 = fadd <4 x float> %gmore4_2, %accu4_2
  store <4 x float> %hmore4_2, ptr %fmore4_2, align 4
  %dmore5_0 = mul i64 %cs, 5
  %emore5_0 = add i64 %dmore5_0, 0
  %fmore5_0 = getelementptr float, ptr %c, i64 %emore5_0
  %gmore5_0 = load <4 x float>, ptr %fmore5_0, align 4
  %hmore5_0 = fadd <4 x float> %gmore5_0, %accu5_0
  store <4 x float> %hmore5_0, ptr %fmore5_0, align 4
  %dmore5_1 = mul i64 %cs, 5
  %emore5_1 = add i64 %dmore5_1, 4
  %fmore5_1 = getelementptr float, ptr %c, i64 %emore5_1
  %gmore5_1 = load <4 x float>, ptr %fmore5_1, align 4
  %hmore5_1 = fadd <4 x float> %gmore5_1, %accu5_1
  store <4 x float> %hmore5_1, ptr %fmore5_1, align 4
  %dmore5_2 = mul i64 %cs, 5
  %emore5_2 = add i64 %dmore5_2, 8
  %fmore5_2 = getelementptr float, ptr %c, i64 %emore5_2
  %gmore5_2 = load <4 x float>, ptr %fmore5_2, align 4
  %hmore5_2 = fadd <4 x float> %gmore5_2, %accu5_2
  store <4 x float> %hmore5_2, ptr %fmore5_2, align 4
  %dmore6_0 = mul i64 %cs, 6
  %emore6_0 = add i64 %dmore6_0, 0
  %fmore6_0 = getelementptr float, ptr %c, i64 %emore6_0
  %gmore6_0 = load <4 x float>, ptr %fmore6_0, align 4
  %hmore6_0 = fadd <4 x float> %gmore6_0, %accu6_0
  store <4 x float> %hmore6_0, ptr %fmore6_0, align 4
  %dmore6_1 = mul i64 %cs, 6
  %emore6_1 = add i64 %dmore6_1, 4
  %fmore6_1 = getelementptr float, ptr %c, i64 %emore6_1
  %gmore6_1 = load <4 x float>, ptr %fmore6_1, align 4
  %hmore6_1 = fadd <4 x float> %gmore6_1, %accu6_1
  store <4 x float> %hmore6_1, ptr %fmore6_1, align 4
  %dmore6_2 = mul i64 %cs, 6
  %emore6_2 = add i64 %dmore6_2, 8
  %fmore6_2 = getelementptr float, ptr %c, i64 %emore6_2
  %gmore6_2 = load <4 x float>, ptr %fmore6_2, align 4
  %hmore6_2 = fadd <4 x float> %gmore6_2, %accu6_2
  store <4 x float> %hmore6_2, ptr %fmore6_2, align 4
  ret void
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
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 6912
  br label %head3
head3:
  %i3 = phi i64 [ %start, %entry ], [ %next3, %exit251 ]
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
  %i13 = phi i64 [ 0, %body3 ], [ %next13, %exit215 ]
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
  %v32 = add nuw nsw i64 %v12, 11
  %v33 = udiv i64 %v32, 12
  br label %head34
head34:
  %i34 = phi i64 [ 0, %body13 ], [ %next34, %exit210 ]
  %go34 = icmp slt i64 %i34, %v33
  br i1 %go34, label %body34, label %exit34
body34:
  %v35 = mul nuw nsw i64 %i34, 12
  %v36 = sub nsw i64 %v12, %v35
  %v37 = icmp slt i64 12, %v36
  %v38 = select i1 %v37, i64 12, i64 %v36
  %v39 = mul nuw nsw i64 %i34, 1536
  %v40 = getelementptr inbounds float, ptr %v1, i64 %v39
  %v41 = add nuw nsw i64 %v9, %v35
  %v42 = udiv i64 %v38, 16
  br label %head43
head43:
  %i43 = phi i64 [ 0, %body34 ], [ %next43, %exit46 ]
  %go43 = icmp slt i64 %i43, %v42
  br i1 %go43, label %body43, label %exit43
body43:
  %v44 = mul nuw nsw i64 %i43, 16
  %v45 = udiv i64 %v17, 16
  br label %head46
head46:
  %i46 = phi i64 [ 0, %body43 ], [ %next46, %body46 ]
  %go46 = icmp slt i64 %i46, %v45
  br i1 %go46, label %body46, label %exit46
body46:
  %v47 = mul nuw nsw i64 %i46, 16
  %v48 = add nuw nsw i64 %v14, %v47
  %v49 = add nuw nsw i64 %v41, %v44
  %v50 = mul i64 %v49, 160
  %v51 = add i64 %v50, %v48
  %v52 = call i64 asm "", "=r,0"(i64 %v51)
  %v53 = add nuw nsw i64 %v52, 160
  %v54 = add nuw nsw i64 %v52, 320
  %v55 = add nuw nsw i64 %v52, 480
  %v56 = add nuw nsw i64 %v52, 640
  %v57 = add nuw nsw i64 %v52, 800
  %v58 = add nuw nsw i64 %v52, 960
  %v59 = add nuw nsw i64 %v52, 1120
  %v60 = add nuw nsw i64 %v52, 1280
  %v61 = add nuw nsw i64 %v52, 1440
  %v62 = add nuw nsw i64 %v52, 1600
  %v63 = add nuw nsw i64 %v52, 1760
  %v64 = add nuw nsw i64 %v52, 1920
  %v65 = add nuw nsw i64 %v52, 2080
  %v66 = add nuw nsw i64 %v52, 2240
  %v67 = add nuw nsw i64 %v52, 2400
  %v68 = getelementptr inbounds float, ptr %p2, i64 %v52
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %p2, i64 %v53
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %p2, i64 %v54
  %v73 = load <16 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %p2, i64 %v55
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %p2, i64 %v56
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds float, ptr %p2, i64 %v57
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %p2, i64 %v58
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = getelementptr inbounds float, ptr %p2, i64 %v59
  %v83 = load <16 x float>, ptr %v82, align 4
  %v84 = getelementptr inbounds float, ptr %p2, i64 %v60
  %v85 = load <16 x float>, ptr %v84, align 4
  %v86 = getelementptr inbounds float, ptr %p2, i64 %v61
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = getelementptr inbounds float, ptr %p2, i64 %v62
  %v89 = load <16 x float>, ptr %v88, align 4
  %v90 = getelementptr inbounds float, ptr %p2, i64 %v63
  %v91 = load <16 x float>, ptr %v90, align 4
  %v92 = getelementptr inbounds float, ptr %p2, i64 %v64
  %v93 = load <16 x float>, ptr %v92, align 4
  %v94 = getelementptr inbounds float, ptr %p2, i64 %v65
  %v95 = load <16 x float>, ptr %v94, align 4
  %v96 = getelementptr inbounds float, ptr %p2, i64 %v66
  %v97 = load <16 x float>, ptr %v96, align 4
  %v98 = getelementptr inbounds float, ptr %p2, i64 %v67
  %v99 = load <16 x float>, ptr %v98, align 4
  %v100 = shufflevector <16 x float> %v69, <16 x float> %v85, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v101 = shufflevector <16 x float> %v69, <16 x float> %v85, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v102 = shufflevector <16 x float> %v71, <16 x float> %v87, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v103 = shufflevector <16 x float> %v71, <16 x float> %v87, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v104 = shufflevector <16 x float> %v73, <16 x float> %v89, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v105 = shufflevector <16 x float> %v73, <16 x float> %v89, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v106 = shufflevector <16 x float> %v75, <16 x float> %v91, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v107 = shufflevector <16 x float> %v75, <16 x float> %v91, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v108 = shufflevector <16 x float> %v77, <16 x float> %v93, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v109 = shufflevector <16 x float> %v77, <16 x float> %v93, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v110 = shufflevector <16 x float> %v79, <16 x float> %v95, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v111 = shufflevector <16 x float> %v79, <16 x float> %v95, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v112 = shufflevector <16 x float> %v81, <16 x float> %v97, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v113 = shufflevector <16 x float> %v81, <16 x float> %v97, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v114 = shufflevector <16 x float> %v83, <16 x float> %v99, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v115 = shufflevector <16 x float> %v83, <16 x float> %v99, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
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
  %v148 = shufflevector <16 x float> %v132, <16 x float> %v140, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v149 = shufflevector <16 x float> %v132, <16 x float> %v140, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v150 = shufflevector <16 x float> %v133, <16 x float> %v141, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v151 = shufflevector <16 x float> %v133, <16 x float> %v141, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v152 = shufflevector <16 x float> %v134, <16 x float> %v142, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v153 = shufflevector <16 x float> %v134, <16 x float> %v142, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v154 = shufflevector <16 x float> %v135, <16 x float> %v143, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v155 = shufflevector <16 x float> %v135, <16 x float> %v143, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v156 = shufflevector <16 x float> %v136, <16 x float> %v144, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v157 = shufflevector <16 x float> %v136, <16 x float> %v144, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v158 = shufflevector <16 x float> %v137, <16 x float> %v145, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v159 = shufflevector <16 x float> %v137, <16 x float> %v145, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v160 = shufflevector <16 x float> %v138, <16 x float> %v146, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v161 = shufflevector <16 x float> %v138, <16 x float> %v146, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v162 = shufflevector <16 x float> %v139, <16 x float> %v147, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v163 = shufflevector <16 x float> %v139, <16 x float> %v147, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v164 = mul nuw nsw i64 %v47, 12
  %v165 = add nuw nsw i64 %v164, %v44
  %v166 = call i64 asm "", "=r,0"(i64 %v165)
  %v167 = getelementptr inbounds float, ptr %v40, i64 %v166
  store <16 x float> %v148, ptr %v167, align 4
  %v168 = add nuw nsw i64 %v166, 12
  %v169 = getelementptr inbounds float, ptr %v40, i64 %v168
  store <16 x float> %v149, ptr %v169, align 4
  %v170 = add nuw nsw i64 %v166, 24
  %v171 = getelementptr inbounds float, ptr %v40, i64 %v170
  store <16 x float> %v150, ptr %v171, align 4
  %v172 = add nuw nsw i64 %v166, 36
  %v173 = getelementptr inbounds float, ptr %v40, i64 %v172
  store <16 x float> %v151, ptr %v173, align 4
  %v174 = add nuw nsw i64 %v166, 48
  %v175 = getelementptr inbounds float, ptr %v40, i64 %v174
  store <16 x float> %v152, ptr %v175, align 4
  %v176 = add nuw nsw i64 %v166, 60
  %v177 = getelementptr inbounds float, ptr %v40, i64 %v176
  store <16 x float> %v153, ptr %v177, align 4
  %v178 = add nuw nsw i64 %v166, 72
  %v179 = getelementptr inbounds float, ptr %v40, i64 %v178
  store <16 x float> %v154, ptr %v179, align 4
  %v180 = add nuw nsw i64 %v166, 84
  %v181 = getelementptr inbounds float, ptr %v40, i64 %v180
  store <16 x float> %v155, ptr %v181, align 4
  %v182 = add nuw nsw i64 %v166, 96
  %v183 = getelementptr inbounds float, ptr %v40, i64 %v182
  store <16 x float> %v156, ptr %v183, align 4
  %v184 = add nuw nsw i64 %v166, 108
  %v185 = getelementptr inbounds float, ptr %v40, i64 %v184
  store <16 x float> %v157, ptr %v185, align 4
  %v186 = add nuw nsw i64 %v166, 120
  %v187 = getelementptr inbounds float, ptr %v40, i64 %v186
  store <16 x float> %v158, ptr %v187, align 4
  %v188 = add nuw nsw i64 %v166, 132
  %v189 = getelementptr inbounds float, ptr %v40, i64 %v188
  store <16 x float> %v159, ptr %v189, align 4
  %v190 = add nuw nsw i64 %v166, 144
  %v191 = getelementptr inbounds float, ptr %v40, i64 %v190
  store <16 x float> %v160, ptr %v191, align 4
  %v192 = add nuw nsw i64 %v166, 156
  %v193 = getelementptr inbounds float, ptr %v40, i64 %v192
  store <16 x float> %v161, ptr %v193, align 4
  %v194 = add nuw nsw i64 %v166, 168
  %v195 = getelementptr inbounds float, ptr %v40, i64 %v194
  store <16 x float> %v162, ptr %v195, align 4
  %v196 = add nuw nsw i64 %v166, 180
  %v197 = getelementptr inbounds float, ptr %v40, i64 %v196
  store <16 x float> %v163, ptr %v197, align 4
  %next46 = add nuw nsw i64 %i46, 1
  br label %head46
exit46:
  %next43 = add nuw nsw i64 %i43, 1
  br label %head43
exit43:
  %v198 = mul nuw nsw i64 %v42, 16
  br label %head199
head199:
  %i199 = phi i64 [ %v198, %exit43 ], [ %next199, %exit200 ]
  %go199 = icmp slt i64 %i199, %v38
  br i1 %go199, label %body199, label %exit199
body199:
  br label %head200
head200:
  %i200 = phi i64 [ 0, %body199 ], [ %next200, %body200 ]
  %go200 = icmp slt i64 %i200, %v17
  br i1 %go200, label %body200, label %exit200
body200:
  %v201 = add nuw nsw i64 %v14, %i200
  %v202 = add nuw nsw i64 %v41, %i199
  %v203 = mul i64 %v202, 160
  %v204 = add i64 %v203, %v201
  %v205 = getelementptr inbounds float, ptr %p2, i64 %v204
  %v206 = load float, ptr %v205
  %v207 = mul nuw nsw i64 %i200, 12
  %v208 = add nuw nsw i64 %v207, %i199
  %v209 = getelementptr inbounds float, ptr %v40, i64 %v208
  store float %v206, ptr %v209
  %next200 = add nuw nsw i64 %i200, 1
  br label %head200
exit200:
  %next199 = add nuw nsw i64 %i199, 1
  br label %head199
exit199:
  br label %head210
head210:
  %i210 = phi i64 [ 0, %exit199 ], [ %next210, %exit211 ]
  %go210 = icmp slt i64 %i210, %v17
  br i1 %go210, label %body210, label %exit210
body210:
  br label %head211
head211:
  %i211 = phi i64 [ %v38, %body210 ], [ %next211, %body211 ]
  %go211 = icmp slt i64 %i211, 12
  br i1 %go211, label %body211, label %exit211
body211:
  %v212 = mul nuw nsw i64 %i210, 12
  %v213 = add nuw nsw i64 %v212, %i211
  %v214 = getelementptr inbounds float, ptr %v40, i64 %v213
  store float 0.0, ptr %v214
  %next211 = add nuw nsw i64 %i211, 1
  br label %head211
exit211:
  %next210 = add nuw nsw i64 %i210, 1
  br label %head210
exit210:
  %next34 = add nuw nsw i64 %i34, 1
  br label %head34
exit34:
  br label %head215
head215:
  %i215 = phi i64 [ 0, %exit34 ], [ %next215, %exit221 ]
  %go215 = icmp slt i64 %i215, 1
  br i1 %go215, label %body215, label %exit215
body215:
  %v216 = mul nuw nsw i64 %i215, 7
  %v217 = mul nuw nsw i64 %v216, 28
  %v218 = getelementptr inbounds float, ptr %v2, i64 %v217
  %v219 = add nuw nsw i64 %v12, 11
  %v220 = udiv i64 %v219, 12
  br label %head221
head221:
  %i221 = phi i64 [ 0, %body215 ], [ %next221, %body221 ]
  %go221 = icmp slt i64 %i221, %v220
  br i1 %go221, label %body221, label %exit221
body221:
  %v222 = mul nuw nsw i64 %i221, 12
  %v223 = add nuw nsw i64 %v8, %v216
  %v224 = mul i64 %v14, 7
  %v225 = add i64 %v224, %v223
  %v226 = getelementptr inbounds float, ptr %p1, i64 %v225
  %v227 = mul nuw nsw i64 %i221, 1536
  %v228 = getelementptr inbounds float, ptr %v1, i64 %v227
  %v229 = getelementptr inbounds float, ptr %v218, i64 %v222
  %v230 = add nuw nsw i64 %v8, %v216
  %v231 = add nuw nsw i64 %v9, %v222
  %v232 = add nuw nsw i64 %v216, 7
  %v233 = udiv i64 %v216, 32
  %v234 = mul nuw nsw i64 %v233, 32
  %v235 = add nuw nsw i64 %v234, 32
  %v236 = add nuw nsw i64 %v8, %v235
  %v237 = mul i64 %v14, 7
  %v238 = add i64 %v237, %v236
  %v239 = getelementptr inbounds float, ptr %p1, i64 %v238
  %v240 = urem i64 %v216, 32
  %v241 = udiv i64 %v240, 7
  %v242 = add nuw nsw i64 %v241, %i221
  %v243 = urem i64 %v242, 4
  %v244 = udiv i64 %v242, 4
  %v245 = mul nuw nsw i64 %v243, 896
  %v246 = mul nuw nsw i64 %v244, 128
  %v247 = add i64 %v245, %v246
  %v248 = getelementptr i8, ptr %v239, i64 %v247
  %v249 = icmp slt i64 %v242, 4
  %v250 = select i1 %v249, i64 124, i64 0
  call void @product_neon_0_t7(ptr %v226, i64 1, i64 7, ptr %v228, i64 12, i64 %v17, ptr %v229, i64 28, i1 %v18, ptr %v248, i64 7, i64 %v250)
  %next221 = add nuw nsw i64 %i221, 1
  br label %head221
exit221:
  %next215 = add nuw nsw i64 %i215, 1
  br label %head215
exit215:
  %next13 = add nuw nsw i64 %i13, 1
  br label %head13
exit13:
  br label %head251
head251:
  %i251 = phi i64 [ 0, %exit13 ], [ %next251, %exit255 ]
  %go251 = icmp slt i64 %i251, 7
  br i1 %go251, label %body251, label %exit251
body251:
  %v252 = add nuw nsw i64 %v8, %i251
  %v253 = mul nuw nsw i64 %i251, 28
  %v254 = getelementptr inbounds float, ptr %v2, i64 %v253
  br label %head255
head255:
  %i255 = phi i64 [ 0, %body251 ], [ %next255, %body255 ]
  %go255 = icmp slt i64 %i255, %v12
  br i1 %go255, label %body255, label %exit255
body255:
  %v256 = getelementptr inbounds float, ptr %v254, i64 %i255
  %v257 = load float, ptr %v256
  %v258 = add nuw nsw i64 %v9, %i255
  %v259 = mul i64 %v252, 20
  %v260 = add i64 %v259, %v258
  %v261 = getelementptr inbounds float, ptr %p0, i64 %v260
  store float %v257, ptr %v261
  %next255 = add nuw nsw i64 %i255, 1
  br label %head255
exit255:
  %next251 = add nuw nsw i64 %i251, 1
  br label %head251
exit251:
  %next3 = add nuw nsw i64 %i3, 1
  br label %head3
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
attributes #0 = { nounwind "prefer-vector-width"="512" }
