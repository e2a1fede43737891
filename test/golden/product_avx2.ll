declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @product_avx2_0_t1(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, i64 %depth, ptr noalias %c, i64 %cs, i1 %add) noinline #0 {
entry:
  %most = and i64 %depth, -4
  %o0 = mul i64 %as, 0
  %a0 = getelementptr float, ptr %a, i64 %o0
  br label %headu
headu:
  %ku = phi i64 [ 0, %entry ], [ %nu, %bodyu ]
  %accu0_0 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_0_0, %bodyu ]
  %accu0_1 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_0_1, %bodyu ]
  %gou = icmp slt i64 %ku, %most
  br i1 %gou, label %bodyu, label %exitu
bodyu:
  %kku0 = add nuw nsw i64 %ku, 0
  %bou0 = mul i64 %kku0, %bk
  %bpu0 = getelementptr float, ptr %b, i64 %bou0
  %qu0_0 = getelementptr float, ptr %bpu0, i64 0
  %bu0_0 = load <8 x float>, ptr %qu0_0, align 4
  %qu0_1 = getelementptr float, ptr %bpu0, i64 8
  %bu0_1 = load <8 x float>, ptr %qu0_1, align 4
  %aou0 = mul i64 %kku0, %ak
  %pu0_0 = getelementptr float, ptr %a0, i64 %aou0
  %xu0_0 = load float, ptr %pu0_0
  %yu0_0 = insertelement <8 x float> poison, float %xu0_0, i64 0
  %zu0_0 = shufflevector <8 x float> %yu0_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_0, <8 x float> %bu0_0, <8 x float> %accu0_0)
  %su0_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_0, <8 x float> %bu0_1, <8 x float> %accu0_1)
  %kku1 = add nuw nsw i64 %ku, 1
  %bou1 = mul i64 %kku1, %bk
  %bpu1 = getelementptr float, ptr %b, i64 %bou1
  %qu1_0 = getelementptr float, ptr %bpu1, i64 0
  %bu1_0 = load <8 x float>, ptr %qu1_0, align 4
  %qu1_1 = getelementptr float, ptr %bpu1, i64 8
  %bu1_1 = load <8 x float>, ptr %qu1_1, align 4
  %aou1 = mul i64 %kku1, %ak
  %pu1_0 = getelementptr float, ptr %a0, i64 %aou1
  %xu1_0 = load float, ptr %pu1_0
  %yu1_0 = insertelement <8 x float> poison, float %xu1_0, i64 0
  %zu1_0 = shufflevector <8 x float> %yu1_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_0, <8 x float> %bu1_0, <8 x float> %su0_0_0)
  %su1_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_0, <8 x float> %bu1_1, <8 x float> %su0_0_1)
  %kku2 = add nuw nsw i64 %ku, 2
  %bou2 = mul i64 %kku2, %bk
  %bpu2 = getelementptr float, ptr %b, i64 %bou2
  %qu2_0 = getelementptr float, ptr %bpu2, i64 0
  %bu2_0 = load <8 x float>, ptr %qu2_0, align 4
  %qu2_1 = getelementptr float, ptr %bpu2, i64 8
  %bu2_1 = load <8 x float>, ptr %qu2_1, align 4
  %aou2 = mul i64 %kku2, %ak
  %pu2_0 = getelementptr float, ptr %a0, i64 %aou2
  %xu2_0 = load float, ptr %pu2_0
  %yu2_0 = insertelement <8 x float> poison, float %xu2_0, i64 0
  %zu2_0 = shufflevector <8 x float> %yu2_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_0, <8 x float> %bu2_0, <8 x float> %su1_0_0)
  %su2_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_0, <8 x float> %bu2_1, <8 x float> %su1_0_1)
  %kku3 = add nuw nsw i64 %ku, 3
  %bou3 = mul i64 %kku3, %bk
  %bpu3 = getelementptr float, ptr %b, i64 %bou3
  %qu3_0 = getelementptr float, ptr %bpu3, i64 0
  %bu3_0 = load <8 x float>, ptr %qu3_0, align 4
  %qu3_1 = getelementptr float, ptr %bpu3, i64 8
  %bu3_1 = load <8 x float>, ptr %qu3_1, align 4
  %aou3 = mul i64 %kku3, %ak
  %pu3_0 = getelementptr float, ptr %a0, i64 %aou3
  %xu3_0 = load float, ptr %pu3_0
  %yu3_0 = insertelement <8 x float> poison, float %xu3_0, i64 0
  %zu3_0 = shufflevector <8 x float> %yu3_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_0, <8 x float> %bu3_0, <8 x float> %su2_0_0)
  %su3_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_0, <8 x float> %bu3_1, <8 x float> %su2_0_1)
  %nu = add nuw nsw i64 %ku, 4
  br label %headu
exitu:
  br label %put
put:
  %dput0_0 = mul i64 %cs, 0
  %eput0_0 = add i64 %dput0_0, 0
  %fput0_0 = getelementptr float, ptr %c, i64 %eput0_0
  store <8 x float> %accu0_0, ptr %fput0_0, align 4
  %dput0_1 = mul i64 %cs, 0
  %eput0_1 = add i64 %dput0_1, 8
  %fput0_1 = getelementptr float, ptr %c, i64 %eput0_1
  store <8 x float> %accu0_1, ptr %fput0_1, align 4
  ret void
}
define internal void @product_avx2_0_t6(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, i64 %depth, ptr noalias %c, i64 %cs, i1 %add) noinline #0 {
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
  br label %headu
headu:
  %ku = phi i64 [ 0, %entry ], [ %nu, %bodyu ]
  %accu0_0 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_0_0, %bodyu ]
  %accu0_1 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_0_1, %bodyu ]
  %accu1_0 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_1_0, %bodyu ]
  %accu1_1 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_1_1, %bodyu ]
  %accu2_0 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_2_0, %bodyu ]
  %accu2_1 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_2_1, %bodyu ]
  %accu3_0 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_3_0, %bodyu ]
  %accu3_1 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_3_1, %bodyu ]
  %accu4_0 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_4_0, %bodyu ]
  %accu4_1 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_4_1, %bodyu ]
  %accu5_0 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_5_0, %bodyu ]
  %accu5_1 = phi <8 x float> [ zeroinitializer, %entry ], [ %su3_5_1, %bodyu ]
  %gou = icmp slt i64 %ku, %most
  br i1 %gou, label %bodyu, label %exitu
bodyu:
  %kku0 = add nuw nsw i64 %ku, 0
  %bou0 = mul i64 %kku0, %bk
  %bpu0 = getelementptr float, ptr %b, i64 %bou0
  %qu0_0 = getelementptr float, ptr %bpu0, i64 0
  %bu0_0 = load <8 x float>, ptr %qu0_0, align 4
  %qu0_1 = getelementptr float, ptr %bpu0, i64 8
  %bu0_1 = load <8 x float>, ptr %qu0_1, align 4
  %aou0 = mul i64 %kku0, %ak
  %pu0_0 = getelementptr float, ptr %a0, i64 %aou0
  %xu0_0 = load float, ptr %pu0_0
  %yu0_0 = insertelement <8 x float> poison, float %xu0_0, i64 0
  %zu0_0 = shufflevector <8 x float> %yu0_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_0, <8 x float> %bu0_0, <8 x float> %accu0_0)
  %su0_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_0, <8 x float> %bu0_1, <8 x float> %accu0_1)
  %pu0_1 = getelementptr float, ptr %a1, i64 %aou0
  %xu0_1 = load float, ptr %pu0_1
  %yu0_1 = insertelement <8 x float> poison, float %xu0_1, i64 0
  %zu0_1 = shufflevector <8 x float> %yu0_1, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_1, <8 x float> %bu0_0, <8 x float> %accu1_0)
  %su0_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_1, <8 x float> %bu0_1, <8 x float> %accu1_1)
  %pu0_2 = getelementptr float, ptr %a2, i64 %aou0
  %xu0_2 = load float, ptr %pu0_2
  %yu0_2 = insertelement <8 x float> poison, float %xu0_2, i64 0
  %zu0_2 = shufflevector <8 x float> %yu0_2, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_2, <8 x float> %bu0_0, <8 x float> %accu2_0)
  %su0_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_2, <8 x float> %bu0_1, <8 x float> %accu2_1)
  %pu0_3 = getelementptr float, ptr %a3, i64 %aou0
  %xu0_3 = load float, ptr %pu0_3
  %yu0_3 = insertelement <8 x float> poison, float %xu0_3, i64 0
  %zu0_3 = shufflevector <8 x float> %yu0_3, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_3, <8 x float> %bu0_0, <8 x float> %accu3_0)
  %su0_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_3, <8 x float> %bu0_1, <8 x float> %accu3_1)
  %pu0_4 = getelementptr float, ptr %a4, i64 %aou0
  %xu0_4 = load float, ptr %pu0_4
  %yu0_4 = insertelement <8 x float> poison, float %xu0_4, i64 0
  %zu0_4 = shufflevector <8 x float> %yu0_4, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_4_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_4, <8 x float> %bu0_0, <8 x float> %accu4_0)
  %su0_4_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_4, <8 x float> %bu0_1, <8 x float> %accu4_1)
  %pu0_5 = getelementptr float, ptr %a5, i64 %aou0
  %xu0_5 = load float, ptr %pu0_5
  %yu0_5 = insertelement <8 x float> poison, float %xu0_5, i64 0
  %zu0_5 = shufflevector <8 x float> %yu0_5, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_5_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_5, <8 x float> %bu0_0, <8 x float> %accu5_0)
  %su0_5_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_5, <8 x float> %bu0_1, <8 x float> %accu5_1)
  %kku1 = add nuw nsw i64 %ku, 1
  %bou1 = mul i64 %kku1, %bk
  %bpu1 = getelementptr float, ptr %b, i64 %bou1
  %qu1_0 = getelementptr float, ptr %bpu1, i64 0
  %bu1_0 = load <8 x float>, ptr %qu1_0, align 4
  %qu1_1 = getelementptr float, ptr %bpu1, i64 8
  %bu1_1 = load <8 x float>, ptr %qu1_1, align 4
  %aou1 = mul i64 %kku1, %ak
  %pu1_0 = getelementptr float, ptr %a0, i64 %aou1
  %xu1_0 = load float, ptr %pu1_0
  %yu1_0 = insertelement <8 x float> poison, float %xu1_0, i64 0
  %zu1_0 = shufflevector <8 x float> %yu1_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_0, <8 x float> %bu1_0, <8 x float> %su0_0_0)
  %su1_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_0, <8 x float> %bu1_1, <8 x float> %su0_0_1)
  %pu1_1 = getelementptr float, ptr %a1, i64 %aou1
  %xu1_1 = load float, ptr %pu1_1
  %yu1_1 = insertelement <8 x float> poison, float %xu1_1, i64 0
  %zu1_1 = shufflevector <8 x float> %yu1_1, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_1, <8 x float> %bu1_0, <8 x float> %su0_1_0)
  %su1_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_1, <8 x float> %bu1_1, <8 x float> %su0_1_1)
  %pu1_2 = getelementptr float, ptr %a2, i64 %aou1
  %xu1_2 = load float, ptr %pu1_2
  %yu1_2 = insertelement <8 x float> poison, float %xu1_2, i64 0
  %zu1_2 = shufflevector <8 x float> %yu1_2, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_2, <8 x float> %bu1_0, <8 x float> %su0_2_0)
  %su1_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_2, <8 x float> %bu1_1, <8 x float> %su0_2_1)
  %pu1_3 = getelementptr float, ptr %a3, i64 %aou1
  %xu1_3 = load float, ptr %pu1_3
  %yu1_3 = insertelement <8 x float> poison, float %xu1_3, i64 0
  %zu1_3 = shufflevector <8 x float> %yu1_3, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_3, <8 x float> %bu1_0, <8 x float> %su0_3_0)
  %su1_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_3, <8 x float> %bu1_1, <8 x float> %su0_3_1)
  %pu1_4 = getelementptr float, ptr %a4, i64 %aou1
  %xu1_4 = load float, ptr %pu1_4
  %yu1_4 = insertelement <8 x float> poison, float %xu1_4, i64 0
  %zu1_4 = shufflevector <8 x float> %yu1_4, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_4_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_4, <8 x float> %bu1_0, <8 x float> %su0_4_0)
  %su1_4_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_4, <8 x float> %bu1_1, <8 x float> %su0_4_1)
  %pu1_5 = getelementptr float, ptr %a5, i64 %aou1
  %xu1_5 = load float, ptr %pu1_5
  %yu1_5 = insertelement <8 x float> poison, float %xu1_5, i64 0
  %zu1_5 = shufflevector <8 x float> %yu1_5, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_5_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_5, <8 x float> %bu1_0, <8 x float> %su0_5_0)
  %su1_5_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_5, <8 x float> %bu1_1, <8 x float> %su0_5_1)
  %kku2 = add nuw nsw i64 %ku, 2
  %bou2 = mul i64 %kku2, %bk
  %bpu2 = getelementptr float, ptr %b, i64 %bou2
  %qu2_0 = getelementptr float, ptr %bpu2, i64 0
  %bu2_0 = load <8 x float>, ptr %qu2_0, align 4
  %qu2_1 = getelementptr float, ptr %bpu2, i64 8
  %bu2_1 = load <8 x float>, ptr %qu2_1, align 4
  %aou2 = mul i64 %kku2, %ak
  %pu2_0 = getelementptr float, ptr %a0, i64 %aou2
  %xu2_0 = load float, ptr %pu2_0
  %yu2_0 = insertelement <8 x float> poison, float %xu2_0, i64 0
  %zu2_0 = shufflevector <8 x float> %yu2_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_0, <8 x float> %bu2_0, <8 x float> %su1_0_0)
  %su2_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_0, <8 x float> %bu2_1, <8 x float> %su1_0_1)
  %pu2_1 = getelementptr float, ptr %a1, i64 %aou2
  %xu2_1 = load float, ptr %pu2_1
  %yu2_1 = insertelement <8 x float> poison, float %xu2_1, i64 0
  %zu2_1 = shufflevector <8 x float> %yu2_1, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_1, <8 x float> %bu2_0, <8 x float> %su1_1_0)
  %su2_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_1, <8 x float> %bu2_1, <8 x float> %su1_1_1)
  %pu2_2 = getelementptr float, ptr %a2, i64 %aou2
  %xu2_2 = load float, ptr %pu2_2
  %yu2_2 = insertelement <8 x float> poison, float %xu2_2, i64 0
  %zu2_2 = shufflevector <8 x float> %yu2_2, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_2, <8 x float> %bu2_0, <8 x float> %su1_2_0)
  %su2_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_2, <8 x float> %bu2_1, <8 x float> %su1_2_1)
  %pu2_3 = getelementptr float, ptr %a3, i64 %aou2
  %xu2_3 = load float, ptr %pu2_3
  %yu2_3 = insertelement <8 x float> poison, float %xu2_3, i64 0
  %zu2_3 = shufflevector <8 x float> %yu2_3, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_3, <8 x float> %bu2_0, <8 x float> %su1_3_0)
  %su2_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_3, <8 x float> %bu2_1, <8 x float> %su1_3_1)
  %pu2_4 = getelementptr float, ptr %a4, i64 %aou2
  %xu2_4 = load float, ptr %pu2_4
  %yu2_4 = insertelement <8 x float> poison, float %xu2_4, i64 0
  %zu2_4 = shufflevector <8 x float> %yu2_4, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_4_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_4, <8 x float> %bu2_0, <8 x float> %su1_4_0)
  %su2_4_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_4, <8 x float> %bu2_1, <8 x float> %su1_4_1)
  %pu2_5 = getelementptr float, ptr %a5, i64 %aou2
  %xu2_5 = load float, ptr %pu2_5
  %yu2_5 = insertelement <8 x float> poison, float %xu2_5, i64 0
  %zu2_5 = shufflevector <8 x float> %yu2_5, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_5_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_5, <8 x float> %bu2_0, <8 x float> %su1_5_0)
  %su2_5_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_5, <8 x float> %bu2_1, <8 x float> %su1_5_1)
  %kku3 = add nuw nsw i64 %ku, 3
  %bou3 = mul i64 %kku3, %bk
  %bpu3 = getelementptr float, ptr %b, i64 %bou3
  %qu3_0 = getelementptr float, ptr %bpu3, i64 0
  %bu3_0 = load <8 x float>, ptr %qu3_0, align 4
  %qu3_1 = getelementptr float, ptr %bpu3, i64 8
  %bu3_1 = load <8 x float>, ptr %qu3_1, align 4
  %aou3 = mul i64 %kku3, %ak
  %pu3_0 = getelementptr float, ptr %a0, i64 %aou3
  %xu3_0 = load float, ptr %pu3_0
  %yu3_0 = insertelement <8 x float> poison, float %xu3_0, i64 0
  %zu3_0 = shufflevector <8 x float> %yu3_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_0, <8 x float> %bu3_0, <8 x float> %su2_0_0)
  %su3_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_0, <8 x float> %bu3_1, <8 x float> %su2_0_1)
  %pu3_1 = getelementptr float, ptr %a1, i64 %aou3
  %xu3_1 = load float, ptr %pu3_1
  %yu3_1 = insertelement <8 x float> poison, float %xu3_1, i64 0
  %zu3_1 = shufflevector <8 x float> %yu3_1, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_1, <8 x float> %bu3_0, <8 x float> %su2_1_0)
  %su3_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_1, <8 x float> %bu3_1, <8 x float> %su2_1_1)
  %pu3_2 = getelementptr float, ptr %a2, i64 %aou3
  %xu3_2 = load float, ptr %pu3_2
  %yu3_2 = insertelement <8 x float> poison, float %xu3_2, i64 0
  %zu3_2 = shufflevector <8 x float> %yu3_2, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_2, <8 x float> %bu3_0, <8 x float> %su2_2_0)
  %su3_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_2, <8 x float> %bu3_1, <8 x float> %su2_2_1)
  %pu3_3 = getelementptr float, ptr %a3, i64 %aou3
  %xu3_3 = load float, ptr %pu3_3
  %yu3_3 = insertelement <8 x float> poison, float %xu3_3, i64 0
  %zu3_3 = shufflevector <8 x float> %yu3_3, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_3, <8 x float> %bu3_0, <8 x float> %su2_3_0)
  %su3_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_3, <8 x float> %bu3_1, <8 x float> %su2_3_1)
  %pu3_4 = getelementptr float, ptr %a4, i64 %aou3
  %xu3_4 = load float, ptr %pu3_4
  %yu3_4 = insertelement <8 x float> poison, float %xu3_4, i64 0
  %zu3_4 = shufflevector <8 x float> %yu3_4, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_4_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_4, <8 x float> %bu3_0, <8 x float> %su2_4_0)
  %su3_4_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_4, <8 x float> %bu3_1, <8 x float> %su2_4_1)
  %pu3_5 = getelementptr float, ptr %a5, i64 %aou3
  %xu3_5 = load float, ptr %pu3_5
  %yu3_5 = insertelement <8 x float> poison, float %xu3_5, i64 0
  %zu3_5 = shufflevector <8 x float> %yu3_5, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_5_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_5, <8 x float> %bu3_0, <8 x float> %su2_5_0)
  %su3_5_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_5, <8 x float> %bu3_1, <8 x float> %su2_5_1)
  %nu = add nuw nsw i64 %ku, 4
  br label %headu
exitu:
  br label %put
put:
  %dput0_0 = mul i64 %cs, 0
  %eput0_0 = add i64 %dput0_0, 0
  %fput0_0 = getelementptr float, ptr %c, i64 %eput0_0
  store <8 x float> %accu0_0, ptr %fput0_0, align 4
  %dput0_1 = mul i64 %cs, 0
  %eput0_1 = add i64 %dput0_1, 8
  %fput0_1 = getelementptr float, ptr %c, i64 %eput0_1
  store <8 x float> %accu0_1, ptr %fput0_1, align 4
  %dput1_0 = mul i64 %cs, 1
  %eput1_0 = add i64 %dput1_0, 0
  %fput1_0 = getelementptr float, ptr %c, i64 %eput1_0
  store <8 x float> %accu1_0, ptr %fput1_0, align 4
  %dput1_1 = mul i64 %cs, 1
  %eput1_1 = add i64 %dput1_1, 8
  %fput1_1 = getelementptr float, ptr %c, i64 %eput1_1
  store <8 x float> %accu1_1, ptr %fput1_1, align 4
  %dput2_0 = mul i64 %cs, 2
  %eput2_0 = add i64 %dput2_0, 0
  %fput2_0 = getelementptr float, ptr %c, i64 %eput2_0
  store <8 x float> %accu2_0, ptr %fput2_0, align 4
  %dput2_1 = mul i64 %cs, 2
  %eput2_1 = add i64 %dput2_1, 8
  %fput2_1 = getelementptr float, ptr %c, i64 %eput2_1
  store <8 x float> %accu2_1, ptr %fput2_1, align 4
  %dput3_0 = mul i64 %cs, 3
  %eput3_0 = add i64 %dput3_0, 0
  %fput3_0 = getelementptr float, ptr %c, i64 %eput3_0
  store <8 x float> %accu3_0, ptr %fput3_0, align 4
  %dput3_1 = mul i64 %cs, 3
  %eput3_1 = add i64 %dput3_1, 8
  %fput3_1 = getelementptr float, ptr %c, i64 %eput3_1
  store <8 x float> %accu3_1, ptr %fput3_1, align 4
  %dput4_0 = mul i64 %cs, 4
  %eput4_0 = add i64 %dput4_0, 0
  %fput4_0 = getelementptr float, ptr %c, i64 %eput4_0
  store <8 x float> %accu4_0, ptr %fput4_0, align 4
  %dput4_1 = mul i64 %cs, 4
  %eput4_1 = add i64 %dput4_1, 8
  %fput4_1 = getelementptr float, ptr %c, i64 %eput4_1
  store <8 x float> %accu4_1, ptr %fput4_1, align 4
  %dput5_0 = mul i64 %cs, 5
  %eput5_0 = add i64 %dput5_0, 0
  %fput5_0 = getelementptr float, ptr %c, i64 %eput5_0
  store <8 x float> %accu5_0, ptr %fput5_0, align 4
  %dput5_1 = mul i64 %cs, 5
  %eput5_1 = add i64 %dput5_1, 8
  %fput5_1 = getelementptr float, ptr %c, i64 %eput5_1
  store <8 x float> %accu5_1, ptr %fput5_1, align 4
  ret void
}
define internal void @product_avx2_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 11264
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 45056
  %v258 = getelementptr inbounds i8, ptr %scratch, i64 45824
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit305 ]
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
  %v12 = mul nuw nsw i64 %v7, 12
  %v13 = mul nuw nsw i64 %v5, 16
  %v14 = sub nsw i64 7, %v12
  %v15 = icmp slt i64 12, %v14
  %v16 = select i1 %v15, i64 12, i64 %v14
  %v17 = sub nsw i64 20, %v13
  %v18 = icmp slt i64 16, %v17
  %v19 = select i1 %v18, i64 16, i64 %v17
  %v20 = add nuw nsw i64 %v19, 15
  %v21 = udiv i64 %v20, 16
  br label %head22
head22:
  %i22 = phi i64 [ 0, %body4 ], [ %next22, %exit198 ]
  %go22 = icmp slt i64 %i22, %v21
  br i1 %go22, label %body22, label %exit22
body22:
  %v23 = mul nuw nsw i64 %i22, 16
  %v24 = sub nsw i64 %v19, %v23
  %v25 = icmp slt i64 16, %v24
  %v26 = select i1 %v25, i64 16, i64 %v24
  %v27 = mul nuw nsw i64 %i22, 2560
  %v28 = getelementptr inbounds float, ptr %v1, i64 %v27
  %v29 = add nuw nsw i64 %v13, %v23
  %v30 = udiv i64 %v26, 16
  br label %head31
head31:
  %i31 = phi i64 [ 0, %body22 ], [ %next31, %exit34 ]
  %go31 = icmp slt i64 %i31, %v30
  br i1 %go31, label %body31, label %exit31
body31:
  %v32 = mul nuw nsw i64 %i31, 16
  %v33 = udiv i64 160, 16
  br label %head34
head34:
  %i34 = phi i64 [ 0, %body31 ], [ %next34, %body34 ]
  %go34 = icmp slt i64 %i34, %v33
  br i1 %go34, label %body34, label %exit34
body34:
  %v35 = mul nuw nsw i64 %i34, 16
  %v36 = add nuw nsw i64 0, %v35
  %v37 = add nuw nsw i64 %v29, %v32
  %v38 = mul i64 %v37, 160
  %v39 = add i64 %v38, %v36
  %v40 = call i64 asm "", "=r,0"(i64 %v39)
  %v41 = add nuw nsw i64 %v40, 160
  %v42 = add nuw nsw i64 %v40, 320
  %v43 = add nuw nsw i64 %v40, 480
  %v44 = add nuw nsw i64 %v40, 640
  %v45 = add nuw nsw i64 %v40, 800
  %v46 = add nuw nsw i64 %v40, 960
  %v47 = add nuw nsw i64 %v40, 1120
  %v48 = add nuw nsw i64 %v40, 1280
  %v49 = add nuw nsw i64 %v40, 1440
  %v50 = add nuw nsw i64 %v40, 1600
  %v51 = add nuw nsw i64 %v40, 1760
  %v52 = add nuw nsw i64 %v40, 1920
  %v53 = add nuw nsw i64 %v40, 2080
  %v54 = add nuw nsw i64 %v40, 2240
  %v55 = add nuw nsw i64 %v40, 2400
  %v56 = getelementptr inbounds float, ptr %p2, i64 %v40
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = getelementptr inbounds float, ptr %p2, i64 %v41
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr inbounds float, ptr %p2, i64 %v42
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = getelementptr inbounds float, ptr %p2, i64 %v43
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = getelementptr inbounds float, ptr %p2, i64 %v44
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %p2, i64 %v45
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = getelementptr inbounds float, ptr %p2, i64 %v46
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = getelementptr inbounds float, ptr %p2, i64 %v47
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = getelementptr inbounds float, ptr %p2, i64 %v48
  %v73 = load <16 x float>, ptr %v72, align 4
  %v74 = getelementptr inbounds float, ptr %p2, i64 %v49
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = getelementptr inbounds float, ptr %p2, i64 %v50
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = getelementptr inbounds float, ptr %p2, i64 %v51
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = getelementptr inbounds float, ptr %p2, i64 %v52
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = getelementptr inbounds float, ptr %p2, i64 %v53
  %v83 = load <16 x float>, ptr %v82, align 4
  %v84 = getelementptr inbounds float, ptr %p2, i64 %v54
  %v85 = load <16 x float>, ptr %v84, align 4
  %v86 = getelementptr inbounds float, ptr %p2, i64 %v55
  %v87 = load <16 x float>, ptr %v86, align 4
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
  %v102 = shufflevector <16 x float> %v71, <16 x float> %v87, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v103 = shufflevector <16 x float> %v71, <16 x float> %v87, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v104 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v105 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v106 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v107 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v108 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v109 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v110 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v111 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v112 = shufflevector <16 x float> %v92, <16 x float> %v100, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v113 = shufflevector <16 x float> %v92, <16 x float> %v100, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v114 = shufflevector <16 x float> %v93, <16 x float> %v101, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v115 = shufflevector <16 x float> %v93, <16 x float> %v101, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v116 = shufflevector <16 x float> %v94, <16 x float> %v102, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v117 = shufflevector <16 x float> %v94, <16 x float> %v102, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v118 = shufflevector <16 x float> %v95, <16 x float> %v103, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v119 = shufflevector <16 x float> %v95, <16 x float> %v103, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v120 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v121 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v122 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v123 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v124 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v125 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v126 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v127 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v128 = shufflevector <16 x float> %v108, <16 x float> %v116, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v129 = shufflevector <16 x float> %v108, <16 x float> %v116, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v130 = shufflevector <16 x float> %v109, <16 x float> %v117, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v131 = shufflevector <16 x float> %v109, <16 x float> %v117, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v132 = shufflevector <16 x float> %v110, <16 x float> %v118, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v133 = shufflevector <16 x float> %v110, <16 x float> %v118, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v134 = shufflevector <16 x float> %v111, <16 x float> %v119, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v135 = shufflevector <16 x float> %v111, <16 x float> %v119, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v136 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v137 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v138 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v139 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v140 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v141 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v142 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v143 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v144 = shufflevector <16 x float> %v124, <16 x float> %v132, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v145 = shufflevector <16 x float> %v124, <16 x float> %v132, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v146 = shufflevector <16 x float> %v125, <16 x float> %v133, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v147 = shufflevector <16 x float> %v125, <16 x float> %v133, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v148 = shufflevector <16 x float> %v126, <16 x float> %v134, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v149 = shufflevector <16 x float> %v126, <16 x float> %v134, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v150 = shufflevector <16 x float> %v127, <16 x float> %v135, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v151 = shufflevector <16 x float> %v127, <16 x float> %v135, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v152 = mul nuw nsw i64 %v35, 16
  %v153 = add nuw nsw i64 %v152, %v32
  %v154 = call i64 asm "", "=r,0"(i64 %v153)
  %v155 = getelementptr inbounds float, ptr %v28, i64 %v154
  store <16 x float> %v136, ptr %v155, align 4
  %v156 = add nuw nsw i64 %v154, 16
  %v157 = getelementptr inbounds float, ptr %v28, i64 %v156
  store <16 x float> %v137, ptr %v157, align 4
  %v158 = add nuw nsw i64 %v154, 32
  %v159 = getelementptr inbounds float, ptr %v28, i64 %v158
  store <16 x float> %v138, ptr %v159, align 4
  %v160 = add nuw nsw i64 %v154, 48
  %v161 = getelementptr inbounds float, ptr %v28, i64 %v160
  store <16 x float> %v139, ptr %v161, align 4
  %v162 = add nuw nsw i64 %v154, 64
  %v163 = getelementptr inbounds float, ptr %v28, i64 %v162
  store <16 x float> %v140, ptr %v163, align 4
  %v164 = add nuw nsw i64 %v154, 80
  %v165 = getelementptr inbounds float, ptr %v28, i64 %v164
  store <16 x float> %v141, ptr %v165, align 4
  %v166 = add nuw nsw i64 %v154, 96
  %v167 = getelementptr inbounds float, ptr %v28, i64 %v166
  store <16 x float> %v142, ptr %v167, align 4
  %v168 = add nuw nsw i64 %v154, 112
  %v169 = getelementptr inbounds float, ptr %v28, i64 %v168
  store <16 x float> %v143, ptr %v169, align 4
  %v170 = add nuw nsw i64 %v154, 128
  %v171 = getelementptr inbounds float, ptr %v28, i64 %v170
  store <16 x float> %v144, ptr %v171, align 4
  %v172 = add nuw nsw i64 %v154, 144
  %v173 = getelementptr inbounds float, ptr %v28, i64 %v172
  store <16 x float> %v145, ptr %v173, align 4
  %v174 = add nuw nsw i64 %v154, 160
  %v175 = getelementptr inbounds float, ptr %v28, i64 %v174
  store <16 x float> %v146, ptr %v175, align 4
  %v176 = add nuw nsw i64 %v154, 176
  %v177 = getelementptr inbounds float, ptr %v28, i64 %v176
  store <16 x float> %v147, ptr %v177, align 4
  %v178 = add nuw nsw i64 %v154, 192
  %v179 = getelementptr inbounds float, ptr %v28, i64 %v178
  store <16 x float> %v148, ptr %v179, align 4
  %v180 = add nuw nsw i64 %v154, 208
  %v181 = getelementptr inbounds float, ptr %v28, i64 %v180
  store <16 x float> %v149, ptr %v181, align 4
  %v182 = add nuw nsw i64 %v154, 224
  %v183 = getelementptr inbounds float, ptr %v28, i64 %v182
  store <16 x float> %v150, ptr %v183, align 4
  %v184 = add nuw nsw i64 %v154, 240
  %v185 = getelementptr inbounds float, ptr %v28, i64 %v184
  store <16 x float> %v151, ptr %v185, align 4
  %next34 = add nuw nsw i64 %i34, 1
  br label %head34
exit34:
  %next31 = add nuw nsw i64 %i31, 1
  br label %head31
exit31:
  %v186 = mul nuw nsw i64 %v30, 16
  br label %head187
head187:
  %i187 = phi i64 [ %v186, %exit31 ], [ %next187, %exit188 ]
  %go187 = icmp slt i64 %i187, %v26
  br i1 %go187, label %body187, label %exit187
body187:
  br label %head188
head188:
  %i188 = phi i64 [ 0, %body187 ], [ %next188, %body188 ]
  %go188 = icmp slt i64 %i188, 160
  br i1 %go188, label %body188, label %exit188
body188:
  %v189 = add nuw nsw i64 0, %i188
  %v190 = add nuw nsw i64 %v29, %i187
  %v191 = mul i64 %v190, 160
  %v192 = add i64 %v191, %v189
  %v193 = getelementptr inbounds float, ptr %p2, i64 %v192
  %v194 = load float, ptr %v193
  %v195 = mul nuw nsw i64 %i188, 16
  %v196 = add nuw nsw i64 %v195, %i187
  %v197 = getelementptr inbounds float, ptr %v28, i64 %v196
  store float %v194, ptr %v197
  %next188 = add nuw nsw i64 %i188, 1
  br label %head188
exit188:
  %next187 = add nuw nsw i64 %i187, 1
  br label %head187
exit187:
  br label %head198
head198:
  %i198 = phi i64 [ 0, %exit187 ], [ %next198, %exit199 ]
  %go198 = icmp slt i64 %i198, 160
  br i1 %go198, label %body198, label %exit198
body198:
  br label %head199
head199:
  %i199 = phi i64 [ %v26, %body198 ], [ %next199, %body199 ]
  %go199 = icmp slt i64 %i199, 16
  br i1 %go199, label %body199, label %exit199
body199:
  %v200 = mul nuw nsw i64 %i198, 16
  %v201 = add nuw nsw i64 %v200, %i199
  %v202 = getelementptr inbounds float, ptr %v28, i64 %v201
  store float 0.0, ptr %v202
  %next199 = add nuw nsw i64 %i199, 1
  br label %head199
exit199:
  %next198 = add nuw nsw i64 %i198, 1
  br label %head198
exit198:
  %next22 = add nuw nsw i64 %i22, 1
  br label %head22
exit22:
  %v203 = udiv i64 %v16, 48
  %v204 = select i1 %v11, i64 %v203, i64 0
  br label %head205
head205:
  %i205 = phi i64 [ 0, %exit22 ], [ %next205, %exit209 ]
  %go205 = icmp slt i64 %i205, %v204
  br i1 %go205, label %body205, label %exit205
body205:
  %v206 = mul nuw nsw i64 %i205, 48
  %v207 = mul nuw nsw i64 %v206, 176
  %v208 = getelementptr inbounds float, ptr %v2, i64 %v207
  br label %head209
head209:
  %i209 = phi i64 [ 0, %body205 ], [ %next209, %body209 ]
  %go209 = icmp slt i64 %i209, 160
  br i1 %go209, label %body209, label %exit209
body209:
  %v210 = add nuw nsw i64 0, %i209
  %v211 = add nuw nsw i64 %v12, %v206
  %v212 = mul i64 %v210, 7
  %v213 = add i64 %v212, %v211
  %v214 = call i64 asm "", "=r,0"(i64 %v213)
  %v215 = add nuw nsw i64 %v214, 56
  %v216 = getelementptr inbounds float, ptr %p1, i64 %v215
  call void @llvm.prefetch.p0(ptr %v216, i32 0, i32 3, i32 1)
  %v217 = add nuw nsw i64 %v214, 72
  %v218 = getelementptr inbounds float, ptr %p1, i64 %v217
  call void @llvm.prefetch.p0(ptr %v218, i32 0, i32 3, i32 1)
  %v219 = add nuw nsw i64 %v214, 88
  %v220 = getelementptr inbounds float, ptr %p1, i64 %v219
  call void @llvm.prefetch.p0(ptr %v220, i32 0, i32 3, i32 1)
  %v221 = mul nuw nsw i64 %i209, 6
  %v222 = getelementptr inbounds float, ptr %v208, i64 %v221
  %v223 = call ptr asm "", "=r,0"(ptr %v222)
  %v224 = getelementptr inbounds float, ptr %p1, i64 %v214
  %v225 = load <6 x float>, ptr %v224, align 4
  %v226 = getelementptr inbounds float, ptr %v223, i64 0
  store <6 x float> %v225, ptr %v226, align 4
  %v227 = add nuw nsw i64 %v214, 6
  %v228 = getelementptr inbounds float, ptr %p1, i64 %v227
  %v229 = load <6 x float>, ptr %v228, align 4
  %v230 = getelementptr inbounds float, ptr %v223, i64 1056
  store <6 x float> %v229, ptr %v230, align 4
  %v231 = add nuw nsw i64 %v214, 12
  %v232 = getelementptr inbounds float, ptr %p1, i64 %v231
  %v233 = load <6 x float>, ptr %v232, align 4
  %v234 = getelementptr inbounds float, ptr %v223, i64 2112
  store <6 x float> %v233, ptr %v234, align 4
  %v235 = add nuw nsw i64 %v214, 18
  %v236 = getelementptr inbounds float, ptr %p1, i64 %v235
  %v237 = load <6 x float>, ptr %v236, align 4
  %v238 = getelementptr inbounds float, ptr %v223, i64 3168
  store <6 x float> %v237, ptr %v238, align 4
  %v239 = add nuw nsw i64 %v214, 24
  %v240 = getelementptr inbounds float, ptr %p1, i64 %v239
  %v241 = load <6 x float>, ptr %v240, align 4
  %v242 = getelementptr inbounds float, ptr %v223, i64 4224
  store <6 x float> %v241, ptr %v242, align 4
  %v243 = add nuw nsw i64 %v214, 30
  %v244 = getelementptr inbounds float, ptr %p1, i64 %v243
  %v245 = load <6 x float>, ptr %v244, align 4
  %v246 = getelementptr inbounds float, ptr %v223, i64 5280
  store <6 x float> %v245, ptr %v246, align 4
  %v247 = add nuw nsw i64 %v214, 36
  %v248 = getelementptr inbounds float, ptr %p1, i64 %v247
  %v249 = load <6 x float>, ptr %v248, align 4
  %v250 = getelementptr inbounds float, ptr %v223, i64 6336
  store <6 x float> %v249, ptr %v250, align 4
  %v251 = add nuw nsw i64 %v214, 42
  %v252 = getelementptr inbounds float, ptr %p1, i64 %v251
  %v253 = load <6 x float>, ptr %v252, align 4
  %v254 = getelementptr inbounds float, ptr %v223, i64 7392
  store <6 x float> %v253, ptr %v254, align 4
  %next209 = add nuw nsw i64 %i209, 1
  br label %head209
exit209:
  %next205 = add nuw nsw i64 %i205, 1
  br label %head205
exit205:
  %v255 = add nuw nsw i64 %v16, 47
  %v256 = udiv i64 %v255, 48
  %v257 = select i1 %v11, i64 %v256, i64 0
  br label %head259
head259:
  %i259 = phi i64 [ %v203, %exit205 ], [ %next259, %exit263 ]
  %go259 = icmp slt i64 %i259, %v257
  br i1 %go259, label %body259, label %exit259
body259:
  %v260 = mul nuw nsw i64 %i259, 48
  %v261 = mul nuw nsw i64 %v260, 176
  %v262 = getelementptr inbounds float, ptr %v2, i64 %v261
  br label %head263
head263:
  %i263 = phi i64 [ 0, %body259 ], [ %next263, %exit268 ]
  %go263 = icmp slt i64 %i263, 160
  br i1 %go263, label %body263, label %exit263
body263:
  %v264 = add nuw nsw i64 0, %i263
  %v265 = sub nsw i64 %v16, %v260
  %v266 = icmp slt i64 48, %v265
  %v267 = select i1 %v266, i64 48, i64 %v265
  br label %head268
head268:
  %i268 = phi i64 [ 0, %body263 ], [ %next268, %body268 ]
  %go268 = icmp slt i64 %i268, %v267
  br i1 %go268, label %body268, label %exit268
body268:
  %v269 = add nuw nsw i64 %v260, %i268
  %v270 = add nuw nsw i64 %v12, %v269
  %v271 = mul i64 %v264, 7
  %v272 = add i64 %v271, %v270
  %v273 = getelementptr inbounds float, ptr %p1, i64 %v272
  %v274 = load float, ptr %v273
  %v275 = getelementptr inbounds float, ptr %v258, i64 %i268
  store float %v274, ptr %v275
  %next268 = add nuw nsw i64 %i268, 1
  br label %head268
exit268:
  %v276 = mul nuw nsw i64 %i263, 6
  %v277 = getelementptr inbounds float, ptr %v262, i64 %v276
  %v278 = call ptr asm "", "=r,0"(ptr %v277)
  %v279 = getelementptr inbounds float, ptr %v258, i64 0
  %v280 = load <6 x float>, ptr %v279, align 4
  %v281 = getelementptr inbounds float, ptr %v278, i64 0
  store <6 x float> %v280, ptr %v281, align 4
  %v282 = getelementptr inbounds float, ptr %v258, i64 6
  %v283 = load <6 x float>, ptr %v282, align 4
  %v284 = getelementptr inbounds float, ptr %v278, i64 1056
  store <6 x float> %v283, ptr %v284, align 4
  %v285 = getelementptr inbounds float, ptr %v258, i64 12
  %v286 = load <6 x float>, ptr %v285, align 4
  %v287 = getelementptr inbounds float, ptr %v278, i64 2112
  store <6 x float> %v286, ptr %v287, align 4
  %v288 = getelementptr inbounds float, ptr %v258, i64 18
  %v289 = load <6 x float>, ptr %v288, align 4
  %v290 = getelementptr inbounds float, ptr %v278, i64 3168
  store <6 x float> %v289, ptr %v290, align 4
  %v291 = getelementptr inbounds float, ptr %v258, i64 24
  %v292 = load <6 x float>, ptr %v291, align 4
  %v293 = getelementptr inbounds float, ptr %v278, i64 4224
  store <6 x float> %v292, ptr %v293, align 4
  %v294 = getelementptr inbounds float, ptr %v258, i64 30
  %v295 = load <6 x float>, ptr %v294, align 4
  %v296 = getelementptr inbounds float, ptr %v278, i64 5280
  store <6 x float> %v295, ptr %v296, align 4
  %v297 = getelementptr inbounds float, ptr %v258, i64 36
  %v298 = load <6 x float>, ptr %v297, align 4
  %v299 = getelementptr inbounds float, ptr %v278, i64 6336
  store <6 x float> %v298, ptr %v299, align 4
  %v300 = getelementptr inbounds float, ptr %v258, i64 42
  %v301 = load <6 x float>, ptr %v300, align 4
  %v302 = getelementptr inbounds float, ptr %v278, i64 7392
  store <6 x float> %v301, ptr %v302, align 4
  %next263 = add nuw nsw i64 %i263, 1
  br label %head263
exit263:
  %next259 = add nuw nsw i64 %i259, 1
  br label %head259
exit259:
  %v303 = add nuw nsw i64 %v16, 5
  %v304 = udiv i64 %v303, 6
  br label %head305
head305:
  %i305 = phi i64 [ 0, %exit259 ], [ %next305, %exit330 ]
  %go305 = icmp slt i64 %i305, %v304
  br i1 %go305, label %body305, label %exit305
body305:
  %v306 = mul nuw nsw i64 %i305, 6
  %v307 = sub nsw i64 %v16, %v306
  %v308 = icmp slt i64 6, %v307
  %v309 = select i1 %v308, i64 6, i64 %v307
  %v310 = add nuw nsw i64 %v19, 15
  %v311 = udiv i64 %v310, 16
  br label %head312
head312:
  %i312 = phi i64 [ 0, %body305 ], [ %next312, %done327 ]
  %go312 = icmp slt i64 %i312, %v311
  br i1 %go312, label %body312, label %exit312
body312:
  %v313 = mul nuw nsw i64 %i312, 16
  %v314 = mul nuw nsw i64 %v306, 176
  %v315 = getelementptr inbounds float, ptr %v2, i64 %v314
  %v316 = mul nuw nsw i64 %i312, 2560
  %v317 = getelementptr inbounds float, ptr %v1, i64 %v316
  %v318 = getelementptr inbounds float, ptr %v3, i64 %v313
  %v319 = add nuw nsw i64 %v12, %v306
  %v320 = add nuw nsw i64 %v13, %v313
  br label %head321
head321:
  %i321 = phi i64 [ 0, %body312 ], [ %next321, %body321 ]
  %go321 = icmp slt i64 %i321, %v309
  br i1 %go321, label %body321, label %exit321
body321:
  %v322 = mul i64 %v319, 20
  %v323 = add i64 %v322, %v320
  %v324 = mul nuw nsw i64 %i321, 20
  %v325 = add nuw nsw i64 %v323, %v324
  %v326 = getelementptr inbounds float, ptr %p0, i64 %v325
  call void @llvm.prefetch.p0(ptr %v326, i32 1, i32 2, i32 1)
  %next321 = add nuw nsw i64 %i321, 1
  br label %head321
exit321:
  %v328 = icmp eq i64 %v309, 6
  br i1 %v328, label %whole327, label %rest327
whole327:
  call void @product_avx2_0_t6(ptr %v315, i64 1, i64 6, ptr %v317, i64 16, i64 160, ptr %v318, i64 32, i1 false)
  br label %done327
rest327:
  call void @product_avx2_0_t1(ptr %v315, i64 1, i64 6, ptr %v317, i64 16, i64 160, ptr %v318, i64 32, i1 false)
  br label %done327
done327:
  %next312 = add nuw nsw i64 %i312, 1
  br label %head312
exit312:
  %v329 = add nuw nsw i64 %v12, %v306
  br label %head330
head330:
  %i330 = phi i64 [ 0, %exit312 ], [ %next330, %exit334 ]
  %go330 = icmp slt i64 %i330, %v309
  br i1 %go330, label %body330, label %exit330
body330:
  %v331 = add nuw nsw i64 %v329, %i330
  %v332 = mul nuw nsw i64 %i330, 32
  %v333 = getelementptr inbounds float, ptr %v3, i64 %v332
  br label %head334
head334:
  %i334 = phi i64 [ 0, %body330 ], [ %next334, %body334 ]
  %go334 = icmp slt i64 %i334, %v19
  br i1 %go334, label %body334, label %exit334
body334:
  %v335 = getelementptr inbounds float, ptr %v333, i64 %i334
  %v336 = load float, ptr %v335
  %v337 = add nuw nsw i64 %v13, %i334
  %v338 = mul i64 %v331, 20
  %v339 = add i64 %v338, %v337
  %v340 = getelementptr inbounds float, ptr %p0, i64 %v339
  store float %v336, ptr %v340
  %next334 = add nuw nsw i64 %i334, 1
  br label %head334
exit334:
  %next330 = add nuw nsw i64 %i330, 1
  br label %head330
exit330:
  %next305 = add nuw nsw i64 %i305, 1
  br label %head305
exit305:
  %next4 = add nuw nsw i64 %i4, 1
  br label %head4
exit4:
  ret void
}
define void @product_avx2_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %p2 = load ptr, ptr %a2
  %a3 = getelementptr ptr, ptr %args, i64 3
  %scratch = load ptr, ptr %a3
  call void @product_avx2_0_body(ptr %p0, ptr %p1, ptr %p2, ptr %scratch, i64 %start, i64 %end)
  ret void
}
attributes #0 = { nounwind "prefer-vector-width"="512" }
