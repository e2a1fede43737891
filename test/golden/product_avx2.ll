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
  %v254 = getelementptr inbounds i8, ptr %scratch, i64 45824
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
  %i22 = phi i64 [ 0, %body4 ], [ %next22, %exit196 ]
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
  %v40 = add nuw nsw i64 %v39, 160
  %v41 = add nuw nsw i64 %v39, 320
  %v42 = add nuw nsw i64 %v39, 480
  %v43 = add nuw nsw i64 %v39, 640
  %v44 = add nuw nsw i64 %v39, 800
  %v45 = add nuw nsw i64 %v39, 960
  %v46 = add nuw nsw i64 %v39, 1120
  %v47 = add nuw nsw i64 %v39, 1280
  %v48 = add nuw nsw i64 %v39, 1440
  %v49 = add nuw nsw i64 %v39, 1600
  %v50 = add nuw nsw i64 %v39, 1760
  %v51 = add nuw nsw i64 %v39, 1920
  %v52 = add nuw nsw i64 %v39, 2080
  %v53 = add nuw nsw i64 %v39, 2240
  %v54 = add nuw nsw i64 %v39, 2400
  %v55 = getelementptr inbounds float, ptr %p2, i64 %v39
  %v56 = load <16 x float>, ptr %v55, align 4
  %v57 = getelementptr inbounds float, ptr %p2, i64 %v40
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = getelementptr inbounds float, ptr %p2, i64 %v41
  %v60 = load <16 x float>, ptr %v59, align 4
  %v61 = getelementptr inbounds float, ptr %p2, i64 %v42
  %v62 = load <16 x float>, ptr %v61, align 4
  %v63 = getelementptr inbounds float, ptr %p2, i64 %v43
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = getelementptr inbounds float, ptr %p2, i64 %v44
  %v66 = load <16 x float>, ptr %v65, align 4
  %v67 = getelementptr inbounds float, ptr %p2, i64 %v45
  %v68 = load <16 x float>, ptr %v67, align 4
  %v69 = getelementptr inbounds float, ptr %p2, i64 %v46
  %v70 = load <16 x float>, ptr %v69, align 4
  %v71 = getelementptr inbounds float, ptr %p2, i64 %v47
  %v72 = load <16 x float>, ptr %v71, align 4
  %v73 = getelementptr inbounds float, ptr %p2, i64 %v48
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = getelementptr inbounds float, ptr %p2, i64 %v49
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = getelementptr inbounds float, ptr %p2, i64 %v50
  %v78 = load <16 x float>, ptr %v77, align 4
  %v79 = getelementptr inbounds float, ptr %p2, i64 %v51
  %v80 = load <16 x float>, ptr %v79, align 4
  %v81 = getelementptr inbounds float, ptr %p2, i64 %v52
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %p2, i64 %v53
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %p2, i64 %v54
  %v86 = load <16 x float>, ptr %v85, align 4
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
  %v101 = shufflevector <16 x float> %v70, <16 x float> %v86, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v102 = shufflevector <16 x float> %v70, <16 x float> %v86, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v103 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v104 = shufflevector <16 x float> %v87, <16 x float> %v95, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v105 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v106 = shufflevector <16 x float> %v88, <16 x float> %v96, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v107 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v108 = shufflevector <16 x float> %v89, <16 x float> %v97, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v109 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v110 = shufflevector <16 x float> %v90, <16 x float> %v98, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v111 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v112 = shufflevector <16 x float> %v91, <16 x float> %v99, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v113 = shufflevector <16 x float> %v92, <16 x float> %v100, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v114 = shufflevector <16 x float> %v92, <16 x float> %v100, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v115 = shufflevector <16 x float> %v93, <16 x float> %v101, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v116 = shufflevector <16 x float> %v93, <16 x float> %v101, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v117 = shufflevector <16 x float> %v94, <16 x float> %v102, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v118 = shufflevector <16 x float> %v94, <16 x float> %v102, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v119 = shufflevector <16 x float> %v103, <16 x float> %v111, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v120 = shufflevector <16 x float> %v103, <16 x float> %v111, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v121 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v122 = shufflevector <16 x float> %v104, <16 x float> %v112, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v123 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v124 = shufflevector <16 x float> %v105, <16 x float> %v113, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v125 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v126 = shufflevector <16 x float> %v106, <16 x float> %v114, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v127 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v128 = shufflevector <16 x float> %v107, <16 x float> %v115, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v129 = shufflevector <16 x float> %v108, <16 x float> %v116, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v130 = shufflevector <16 x float> %v108, <16 x float> %v116, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v131 = shufflevector <16 x float> %v109, <16 x float> %v117, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v132 = shufflevector <16 x float> %v109, <16 x float> %v117, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v133 = shufflevector <16 x float> %v110, <16 x float> %v118, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v134 = shufflevector <16 x float> %v110, <16 x float> %v118, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v135 = shufflevector <16 x float> %v119, <16 x float> %v127, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v136 = shufflevector <16 x float> %v119, <16 x float> %v127, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v137 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v138 = shufflevector <16 x float> %v120, <16 x float> %v128, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v139 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v140 = shufflevector <16 x float> %v121, <16 x float> %v129, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v141 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v142 = shufflevector <16 x float> %v122, <16 x float> %v130, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v143 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v144 = shufflevector <16 x float> %v123, <16 x float> %v131, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v145 = shufflevector <16 x float> %v124, <16 x float> %v132, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v146 = shufflevector <16 x float> %v124, <16 x float> %v132, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v147 = shufflevector <16 x float> %v125, <16 x float> %v133, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v148 = shufflevector <16 x float> %v125, <16 x float> %v133, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v149 = shufflevector <16 x float> %v126, <16 x float> %v134, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v150 = shufflevector <16 x float> %v126, <16 x float> %v134, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v151 = mul nuw nsw i64 %v35, 16
  %v152 = add nuw nsw i64 %v151, %v32
  %v153 = getelementptr inbounds float, ptr %v28, i64 %v152
  store <16 x float> %v135, ptr %v153, align 4
  %v154 = add nuw nsw i64 %v152, 16
  %v155 = getelementptr inbounds float, ptr %v28, i64 %v154
  store <16 x float> %v136, ptr %v155, align 4
  %v156 = add nuw nsw i64 %v152, 32
  %v157 = getelementptr inbounds float, ptr %v28, i64 %v156
  store <16 x float> %v137, ptr %v157, align 4
  %v158 = add nuw nsw i64 %v152, 48
  %v159 = getelementptr inbounds float, ptr %v28, i64 %v158
  store <16 x float> %v138, ptr %v159, align 4
  %v160 = add nuw nsw i64 %v152, 64
  %v161 = getelementptr inbounds float, ptr %v28, i64 %v160
  store <16 x float> %v139, ptr %v161, align 4
  %v162 = add nuw nsw i64 %v152, 80
  %v163 = getelementptr inbounds float, ptr %v28, i64 %v162
  store <16 x float> %v140, ptr %v163, align 4
  %v164 = add nuw nsw i64 %v152, 96
  %v165 = getelementptr inbounds float, ptr %v28, i64 %v164
  store <16 x float> %v141, ptr %v165, align 4
  %v166 = add nuw nsw i64 %v152, 112
  %v167 = getelementptr inbounds float, ptr %v28, i64 %v166
  store <16 x float> %v142, ptr %v167, align 4
  %v168 = add nuw nsw i64 %v152, 128
  %v169 = getelementptr inbounds float, ptr %v28, i64 %v168
  store <16 x float> %v143, ptr %v169, align 4
  %v170 = add nuw nsw i64 %v152, 144
  %v171 = getelementptr inbounds float, ptr %v28, i64 %v170
  store <16 x float> %v144, ptr %v171, align 4
  %v172 = add nuw nsw i64 %v152, 160
  %v173 = getelementptr inbounds float, ptr %v28, i64 %v172
  store <16 x float> %v145, ptr %v173, align 4
  %v174 = add nuw nsw i64 %v152, 176
  %v175 = getelementptr inbounds float, ptr %v28, i64 %v174
  store <16 x float> %v146, ptr %v175, align 4
  %v176 = add nuw nsw i64 %v152, 192
  %v177 = getelementptr inbounds float, ptr %v28, i64 %v176
  store <16 x float> %v147, ptr %v177, align 4
  %v178 = add nuw nsw i64 %v152, 208
  %v179 = getelementptr inbounds float, ptr %v28, i64 %v178
  store <16 x float> %v148, ptr %v179, align 4
  %v180 = add nuw nsw i64 %v152, 224
  %v181 = getelementptr inbounds float, ptr %v28, i64 %v180
  store <16 x float> %v149, ptr %v181, align 4
  %v182 = add nuw nsw i64 %v152, 240
  %v183 = getelementptr inbounds float, ptr %v28, i64 %v182
  store <16 x float> %v150, ptr %v183, align 4
  %next34 = add nuw nsw i64 %i34, 1
  br label %head34
exit34:
  %next31 = add nuw nsw i64 %i31, 1
  br label %head31
exit31:
  %v184 = mul nuw nsw i64 %v30, 16
  br label %head185
head185:
  %i185 = phi i64 [ %v184, %exit31 ], [ %next185, %exit186 ]
  %go185 = icmp slt i64 %i185, %v26
  br i1 %go185, label %body185, label %exit185
body185:
  br label %head186
head186:
  %i186 = phi i64 [ 0, %body185 ], [ %next186, %body186 ]
  %go186 = icmp slt i64 %i186, 160
  br i1 %go186, label %body186, label %exit186
body186:
  %v187 = add nuw nsw i64 0, %i186
  %v188 = add nuw nsw i64 %v29, %i185
  %v189 = mul i64 %v188, 160
  %v190 = add i64 %v189, %v187
  %v191 = getelementptr inbounds float, ptr %p2, i64 %v190
  %v192 = load float, ptr %v191
  %v193 = mul nuw nsw i64 %i186, 16
  %v194 = add nuw nsw i64 %v193, %i185
  %v195 = getelementptr inbounds float, ptr %v28, i64 %v194
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
  %i197 = phi i64 [ %v26, %body196 ], [ %next197, %body197 ]
  %go197 = icmp slt i64 %i197, 16
  br i1 %go197, label %body197, label %exit197
body197:
  %v198 = mul nuw nsw i64 %i196, 16
  %v199 = add nuw nsw i64 %v198, %i197
  %v200 = getelementptr inbounds float, ptr %v28, i64 %v199
  store float 0.0, ptr %v200
  %next197 = add nuw nsw i64 %i197, 1
  br label %head197
exit197:
  %next196 = add nuw nsw i64 %i196, 1
  br label %head196
exit196:
  %next22 = add nuw nsw i64 %i22, 1
  br label %head22
exit22:
  %v201 = udiv i64 %v16, 48
  %v202 = select i1 %v11, i64 %v201, i64 0
  br label %head203
head203:
  %i203 = phi i64 [ 0, %exit22 ], [ %next203, %exit207 ]
  %go203 = icmp slt i64 %i203, %v202
  br i1 %go203, label %body203, label %exit203
body203:
  %v204 = mul nuw nsw i64 %i203, 48
  %v205 = mul nuw nsw i64 %v204, 176
  %v206 = getelementptr inbounds float, ptr %v2, i64 %v205
  br label %head207
head207:
  %i207 = phi i64 [ 0, %body203 ], [ %next207, %body207 ]
  %go207 = icmp slt i64 %i207, 160
  br i1 %go207, label %body207, label %exit207
body207:
  %v208 = add nuw nsw i64 0, %i207
  %v209 = add nuw nsw i64 %v12, %v204
  %v210 = mul i64 %v208, 7
  %v211 = add i64 %v210, %v209
  %v212 = add nuw nsw i64 %v211, 56
  %v213 = getelementptr inbounds float, ptr %p1, i64 %v212
  call void @llvm.prefetch.p0(ptr %v213, i32 0, i32 3, i32 1)
  %v214 = add nuw nsw i64 %v211, 72
  %v215 = getelementptr inbounds float, ptr %p1, i64 %v214
  call void @llvm.prefetch.p0(ptr %v215, i32 0, i32 3, i32 1)
  %v216 = add nuw nsw i64 %v211, 88
  %v217 = getelementptr inbounds float, ptr %p1, i64 %v216
  call void @llvm.prefetch.p0(ptr %v217, i32 0, i32 3, i32 1)
  %v218 = mul nuw nsw i64 %i207, 6
  %v219 = getelementptr inbounds float, ptr %v206, i64 %v218
  %v220 = getelementptr inbounds float, ptr %p1, i64 %v211
  %v221 = load <6 x float>, ptr %v220, align 4
  %v222 = getelementptr inbounds float, ptr %v219, i64 0
  store <6 x float> %v221, ptr %v222, align 4
  %v223 = add nuw nsw i64 %v211, 6
  %v224 = getelementptr inbounds float, ptr %p1, i64 %v223
  %v225 = load <6 x float>, ptr %v224, align 4
  %v226 = getelementptr inbounds float, ptr %v219, i64 1056
  store <6 x float> %v225, ptr %v226, align 4
  %v227 = add nuw nsw i64 %v211, 12
  %v228 = getelementptr inbounds float, ptr %p1, i64 %v227
  %v229 = load <6 x float>, ptr %v228, align 4
  %v230 = getelementptr inbounds float, ptr %v219, i64 2112
  store <6 x float> %v229, ptr %v230, align 4
  %v231 = add nuw nsw i64 %v211, 18
  %v232 = getelementptr inbounds float, ptr %p1, i64 %v231
  %v233 = load <6 x float>, ptr %v232, align 4
  %v234 = getelementptr inbounds float, ptr %v219, i64 3168
  store <6 x float> %v233, ptr %v234, align 4
  %v235 = add nuw nsw i64 %v211, 24
  %v236 = getelementptr inbounds float, ptr %p1, i64 %v235
  %v237 = load <6 x float>, ptr %v236, align 4
  %v238 = getelementptr inbounds float, ptr %v219, i64 4224
  store <6 x float> %v237, ptr %v238, align 4
  %v239 = add nuw nsw i64 %v211, 30
  %v240 = getelementptr inbounds float, ptr %p1, i64 %v239
  %v241 = load <6 x float>, ptr %v240, align 4
  %v242 = getelementptr inbounds float, ptr %v219, i64 5280
  store <6 x float> %v241, ptr %v242, align 4
  %v243 = add nuw nsw i64 %v211, 36
  %v244 = getelementptr inbounds float, ptr %p1, i64 %v243
  %v245 = load <6 x float>, ptr %v244, align 4
  %v246 = getelementptr inbounds float, ptr %v219, i64 6336
  store <6 x float> %v245, ptr %v246, align 4
  %v247 = add nuw nsw i64 %v211, 42
  %v248 = getelementptr inbounds float, ptr %p1, i64 %v247
  %v249 = load <6 x float>, ptr %v248, align 4
  %v250 = getelementptr inbounds float, ptr %v219, i64 7392
  store <6 x float> %v249, ptr %v250, align 4
  %next207 = add nuw nsw i64 %i207, 1
  br label %head207
exit207:
  %next203 = add nuw nsw i64 %i203, 1
  br label %head203
exit203:
  %v251 = add nuw nsw i64 %v16, 47
  %v252 = udiv i64 %v251, 48
  %v253 = select i1 %v11, i64 %v252, i64 0
  br label %head255
head255:
  %i255 = phi i64 [ %v201, %exit203 ], [ %next255, %exit259 ]
  %go255 = icmp slt i64 %i255, %v253
  br i1 %go255, label %body255, label %exit255
body255:
  %v256 = mul nuw nsw i64 %i255, 48
  %v257 = mul nuw nsw i64 %v256, 176
  %v258 = getelementptr inbounds float, ptr %v2, i64 %v257
  br label %head259
head259:
  %i259 = phi i64 [ 0, %body255 ], [ %next259, %exit264 ]
  %go259 = icmp slt i64 %i259, 160
  br i1 %go259, label %body259, label %exit259
body259:
  %v260 = add nuw nsw i64 0, %i259
  %v261 = sub nsw i64 %v16, %v256
  %v262 = icmp slt i64 48, %v261
  %v263 = select i1 %v262, i64 48, i64 %v261
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
  %v272 = mul nuw nsw i64 %i259, 6
  %v273 = getelementptr inbounds float, ptr %v258, i64 %v272
  %v274 = getelementptr inbounds float, ptr %v254, i64 0
  %v275 = load <6 x float>, ptr %v274, align 4
  %v276 = getelementptr inbounds float, ptr %v273, i64 0
  store <6 x float> %v275, ptr %v276, align 4
  %v277 = getelementptr inbounds float, ptr %v254, i64 6
  %v278 = load <6 x float>, ptr %v277, align 4
  %v279 = getelementptr inbounds float, ptr %v273, i64 1056
  store <6 x float> %v278, ptr %v279, align 4
  %v280 = getelementptr inbounds float, ptr %v254, i64 12
  %v281 = load <6 x float>, ptr %v280, align 4
  %v282 = getelementptr inbounds float, ptr %v273, i64 2112
  store <6 x float> %v281, ptr %v282, align 4
  %v283 = getelementptr inbounds float, ptr %v254, i64 18
  %v284 = load <6 x float>, ptr %v283, align 4
  %v285 = getelementptr inbounds float, ptr %v273, i64 3168
  store <6 x float> %v284, ptr %v285, align 4
  %v286 = getelementptr inbounds float, ptr %v254, i64 24
  %v287 = load <6 x float>, ptr %v286, align 4
  %v288 = getelementptr inbounds float, ptr %v273, i64 4224
  store <6 x float> %v287, ptr %v288, align 4
  %v289 = getelementptr inbounds float, ptr %v254, i64 30
  %v290 = load <6 x float>, ptr %v289, align 4
  %v291 = getelementptr inbounds float, ptr %v273, i64 5280
  store <6 x float> %v290, ptr %v291, align 4
  %v292 = getelementptr inbounds float, ptr %v254, i64 36
  %v293 = load <6 x float>, ptr %v292, align 4
  %v294 = getelementptr inbounds float, ptr %v273, i64 6336
  store <6 x float> %v293, ptr %v294, align 4
  %v295 = getelementptr inbounds float, ptr %v254, i64 42
  %v296 = load <6 x float>, ptr %v295, align 4
  %v297 = getelementptr inbounds float, ptr %v273, i64 7392
  store <6 x float> %v296, ptr %v297, align 4
  %next259 = add nuw nsw i64 %i259, 1
  br label %head259
exit259:
  %next255 = add nuw nsw i64 %i255, 1
  br label %head255
exit255:
  %v298 = add nuw nsw i64 %v16, 5
  %v299 = udiv i64 %v298, 6
  br label %head300
head300:
  %i300 = phi i64 [ 0, %exit255 ], [ %next300, %exit325 ]
  %go300 = icmp slt i64 %i300, %v299
  br i1 %go300, label %body300, label %exit300
body300:
  %v301 = mul nuw nsw i64 %i300, 6
  %v302 = sub nsw i64 %v16, %v301
  %v303 = icmp slt i64 6, %v302
  %v304 = select i1 %v303, i64 6, i64 %v302
  %v305 = add nuw nsw i64 %v19, 15
  %v306 = udiv i64 %v305, 16
  br label %head307
head307:
  %i307 = phi i64 [ 0, %body300 ], [ %next307, %done322 ]
  %go307 = icmp slt i64 %i307, %v306
  br i1 %go307, label %body307, label %exit307
body307:
  %v308 = mul nuw nsw i64 %i307, 16
  %v309 = mul nuw nsw i64 %v301, 176
  %v310 = getelementptr inbounds float, ptr %v2, i64 %v309
  %v311 = mul nuw nsw i64 %i307, 2560
  %v312 = getelementptr inbounds float, ptr %v1, i64 %v311
  %v313 = getelementptr inbounds float, ptr %v3, i64 %v308
  %v314 = add nuw nsw i64 %v12, %v301
  %v315 = add nuw nsw i64 %v13, %v308
  br label %head316
head316:
  %i316 = phi i64 [ 0, %body307 ], [ %next316, %body316 ]
  %go316 = icmp slt i64 %i316, %v304
  br i1 %go316, label %body316, label %exit316
body316:
  %v317 = mul i64 %v314, 20
  %v318 = add i64 %v317, %v315
  %v319 = mul nuw nsw i64 %i316, 20
  %v320 = add nuw nsw i64 %v318, %v319
  %v321 = getelementptr inbounds float, ptr %p0, i64 %v320
  call void @llvm.prefetch.p0(ptr %v321, i32 1, i32 2, i32 1)
  %next316 = add nuw nsw i64 %i316, 1
  br label %head316
exit316:
  %v323 = icmp eq i64 %v304, 6
  br i1 %v323, label %whole322, label %rest322
whole322:
  call void @product_avx2_0_t6(ptr %v310, i64 1, i64 6, ptr %v312, i64 16, i64 160, ptr %v313, i64 32, i1 false)
  br label %done322
rest322:
  call void @product_avx2_0_t1(ptr %v310, i64 1, i64 6, ptr %v312, i64 16, i64 160, ptr %v313, i64 32, i1 false)
  br label %done322
done322:
  %next307 = add nuw nsw i64 %i307, 1
  br label %head307
exit307:
  %v324 = add nuw nsw i64 %v12, %v301
  br label %head325
head325:
  %i325 = phi i64 [ 0, %exit307 ], [ %next325, %exit329 ]
  %go325 = icmp slt i64 %i325, %v304
  br i1 %go325, label %body325, label %exit325
body325:
  %v326 = add nuw nsw i64 %v324, %i325
  %v327 = mul nuw nsw i64 %i325, 32
  %v328 = getelementptr inbounds float, ptr %v3, i64 %v327
  br label %head329
head329:
  %i329 = phi i64 [ 0, %body325 ], [ %next329, %body329 ]
  %go329 = icmp slt i64 %i329, %v19
  br i1 %go329, label %body329, label %exit329
body329:
  %v330 = getelementptr inbounds float, ptr %v328, i64 %i329
  %v331 = load float, ptr %v330
  %v332 = add nuw nsw i64 %v13, %i329
  %v333 = mul i64 %v326, 20
  %v334 = add i64 %v333, %v332
  %v335 = getelementptr inbounds float, ptr %p0, i64 %v334
  store float %v331, ptr %v335
  %next329 = add nuw nsw i64 %i329, 1
  br label %head329
exit329:
  %next325 = add nuw nsw i64 %i325, 1
  br label %head325
exit325:
  %next300 = add nuw nsw i64 %i300, 1
  br label %head300
exit300:
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
