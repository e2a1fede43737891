declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @product_avx2_0_t1(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, i64 %depth, ptr noalias %c, i64 %cs, i1 %add, ptr %f0, i64 %fs0, i64 %fn0) noinline #0 {
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
  %fl0 = call i64 @llvm.smin.i64(i64 %ku, i64 %fn0)
  %fo0 = mul i64 %fl0, %fs0
  %fp0 = getelementptr i8, ptr %f0, i64 %fo0
  call void @llvm.prefetch.p0(ptr %fp0, i32 0, i32 2, i32 1)
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
  br i1 %add, label %more, label %put
more:
  %dmore0_0 = mul i64 %cs, 0
  %emore0_0 = add i64 %dmore0_0, 0
  %fmore0_0 = getelementptr float, ptr %c, i64 %emore0_0
  %gmore0_0 = load <8 x float>, ptr %fmore0_0, align 4
  %hmore0_0 = fadd <8 x float> %gmore0_0, %accu0_0
  store <8 x float> %hmore0_0, ptr %fmore0_0, align 4
  %dmore0_1 = mul i64 %cs, 0
  %emore0_1 = add i64 %dmore0_1, 8
  %fmore0_1 = getelementptr float, ptr %c, i64 %emore0_1
  %gmore0_1 = load <8 x float>, ptr %fmore0_1, align 4
  %hmore0_1 = fadd <8 x float> %gmore0_1, %accu0_1
  store <8 x float> %hmore0_1, ptr %fmore0_1, align 4
  ret void
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
define internal void @product_avx2_0_t6(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, i64 %depth, ptr noalias %c, i64 %cs, i1 %add, ptr %f0, i64 %fs0, i64 %fn0) noinline #0 {
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
  %fl0 = call i64 @llvm.smin.i64(i64 %ku, i64 %fn0)
  %fo0 = mul i64 %fl0, %fs0
  %fp0 = getelementptr i8, ptr %f0, i64 %fo0
  call void @llvm.prefetch.p0(ptr %fp0, i32 0, i32 2, i32 1)
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
  br i1 %add, label %more, label %put
more:
  %dmore0_0 = mul i64 %cs, 0
  %emore0_0 = add i64 %dmore0_0, 0
  %fmore0_0 = getelementptr float, ptr %c, i64 %emore0_0
  %gmore0_0 = load <8 x float>, ptr %fmore0_0, align 4
  %hmore0_0 = fadd <8 x float> %gmore0_0, %accu0_0
  store <8 x float> %hmore0_0, ptr %fmore0_0, align 4
  %dmore0_1 = mul i64 %cs, 0
  %emore0_1 = add i64 %dmore0_1, 8
  %fmore0_1 = getelementptr float, ptr %c, i64 %emore0_1
  %gmore0_1 = load <8 x float>, ptr %fmore0_1, align 4
  %hmore0_1 = fadd <8 x float> %gmore0_1, %accu0_1
  store <8 x float> %hmore0_1, ptr %fmore0_1, align 4
  %dmore1_0 = mul i64 %cs, 1
  %emore1_0 = add i64 %dmore1_0, 0
  %fmore1_0 = getelementptr float, ptr %c, i64 %emore1_0
  %gmore1_0 = load <8 x float>, ptr %fmore1_0, align 4
  %hmore1_0 = fadd <8 x float> %gmore1_0, %accu1_0
  store <8 x float> %hmore1_0, ptr %fmore1_0, align 4
  %dmore1_1 = mul i64 %cs, 1
  %emore1_1 = add i64 %dmore1_1, 8
  %fmore1_1 = getelementptr float, ptr %c, i64 %emore1_1
  %gmore1_1 = load <8 x float>, ptr %fmore1_1, align 4
  %hmore1_1 = fadd <8 x float> %gmore1_1, %accu1_1
  store <8 x float> %hmore1_1, ptr %fmore1_1, align 4
  %dmore2_0 = mul i64 %cs, 2
  %emore2_0 = add i64 %dmore2_0, 0
  %fmore2_0 = getelementptr float, ptr %c, i64 %emore2_0
  %gmore2_0 = load <8 x float>, ptr %fmore2_0, align 4
  %hmore2_0 = fadd <8 x float> %gmore2_0, %accu2_0
  store <8 x float> %hmore2_0, ptr %fmore2_0, align 4
  %dmore2_1 = mul i64 %cs, 2
  %emore2_1 = add i64 %dmore2_1, 8
  %fmore2_1 = getelementptr float, ptr %c, i64 %emore2_1
  %gmore2_1 = load <8 x float>, ptr %fmore2_1, align 4
  %hmore2_1 = fadd <8 x float> %gmore2_1, %accu2_1
  store <8 x float> %hmore2_1, ptr %fmore2_1, align 4
  %dmore3_0 = mul i64 %cs, 3
  %emore3_0 = add i64 %dmore3_0, 0
  %fmore3_0 = getelementptr float, ptr %c, i64 %emore3_0
  %gmore3_0 = load <8 x float>, ptr %fmore3_0, align 4
  %hmore3_0 = fadd <8 x float> %gmore3_0, %accu3_0
  store <8 x float> %hmore3_0, ptr %fmore3_0, align 4
  %dmore3_1 = mul i64 %cs, 3
  %emore3_1 = add i64 %dmore3_1, 8
  %fmore3_1 = getelementptr float, ptr %c, i64 %emore3_1
  %gmore3_1 = load <8 x float>, ptr %fmore3_1, align 4
  %hmore3_1 = fadd <8 x float> %gmore3_1, %accu3_1
  store <8 x float> %hmore3_1, ptr %fmore3_1, align 4
  %dmore4_0 = mul i64 %cs, 4
  %emore4_0 = add i64 %dmore4_0, 0
  %fmore4_0 = getelementptr float, ptr %c, i64 %emore4_0
  %gmore4_0 = load <8 x float>, ptr %fmore4_0, align 4
  %hmore4_0 = fadd <8 x float> %gmore4_0, %accu4_0
  store <8 x float> %hmore4_0, ptr %fmore4_0, align 4
  %dmore4_1 = mul i64 %cs, 4
  %emore4_1 = add i64 %dmore4_1, 8
  %fmore4_1 = getelementptr float, ptr %c, i64 %emore4_1
  %gmore4_1 = load <8 x float>, ptr %fmore4_1, align 4
  %hmore4_1 = fadd <8 x float> %gmore4_1, %accu4_1
  store <8 x float> %hmore4_1, ptr %fmore4_1, align 4
  %dmore5_0 = mul i64 %cs, 5
  %emore5_0 = add i64 %dmore5_0, 0
  %fmore5_0 = getelementptr float, ptr %c, i64 %emore5_0
  %gmore5_0 = load <8 x float>, ptr %fmore5_0, align 4
  %hmore5_0 = fadd <8 x float> %gmore5_0, %accu5_0
  store <8 x float> %hmore5_0, ptr %fmore5_0, align 4
  %dmore5_1 = mul i64 %cs, 5
  %emore5_1 = add i64 %dmore5_1, 8
  %fmore5_1 = getelementptr float, ptr %c, i64 %emore5_1
  %gmore5_1 = load <8 x float>, ptr %fmore5_1, align 4
  %hmore5_1 = fadd <8 x float> %gmore5_1, %accu5_1
  store <8 x float> %hmore5_1, ptr %fmore5_1, align 4
  ret void
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
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 9216
  br label %head3
head3:
  %i3 = phi i64 [ %start, %entry ], [ %next3, %exit261 ]
  %go3 = icmp slt i64 %i3, %end
  br i1 %go3, label %body3, label %exit3
body3:
  %v4 = urem i64 %i3, 1
  %v5 = udiv i64 %i3, 1
  %v6 = urem i64 %v5, 2
  %v7 = udiv i64 %v5, 2
  %v8 = mul nuw nsw i64 %v4, 12
  %v9 = mul nuw nsw i64 %v6, 16
  %v10 = sub nsw i64 7, %v8
  %v11 = icmp slt i64 12, %v10
  %v12 = select i1 %v11, i64 12, i64 %v10
  %v13 = sub nsw i64 20, %v9
  %v14 = icmp slt i64 16, %v13
  %v15 = select i1 %v14, i64 16, i64 %v13
  br label %head16
head16:
  %i16 = phi i64 [ 0, %body3 ], [ %next16, %exit220 ]
  %go16 = icmp slt i64 %i16, 2
  br i1 %go16, label %body16, label %exit16
body16:
  %v17 = mul nuw nsw i64 %i16, 128
  %v18 = sub nsw i64 160, %v17
  %v19 = icmp slt i64 128, %v18
  %v20 = select i1 %v19, i64 128, i64 %v18
  %v21 = icmp ne i64 %i16, 0
  %v22 = add nuw nsw i64 %i16, 1
  %v23 = icmp eq i64 %v22, 2
  %v24 = select i1 %v23, i64 0, i64 %v22
  %v25 = mul nuw nsw i64 %v24, 128
  %v26 = zext i1 %v23 to i64
  %v27 = add i64 %i3, %v26
  %v28 = urem i64 %v27, 1
  %v29 = udiv i64 %v27, 1
  %v30 = urem i64 %v29, 2
  %v31 = udiv i64 %v29, 2
  %v32 = icmp slt i64 %v27, %end
  %v33 = mul nuw nsw i64 %v28, 12
  %v34 = mul nuw nsw i64 %v30, 16
  %v35 = add nuw nsw i64 %v15, 15
  %v36 = udiv i64 %v35, 16
  br label %head37
head37:
  %i37 = phi i64 [ 0, %body16 ], [ %next37, %exit213 ]
  %go37 = icmp slt i64 %i37, %v36
  br i1 %go37, label %body37, label %exit37
body37:
  %v38 = mul nuw nsw i64 %i37, 16
  %v39 = sub nsw i64 %v15, %v38
  %v40 = icmp slt i64 16, %v39
  %v41 = select i1 %v40, i64 16, i64 %v39
  %v42 = mul nuw nsw i64 %i37, 2048
  %v43 = getelementptr inbounds float, ptr %v1, i64 %v42
  %v44 = add nuw nsw i64 %v9, %v38
  %v45 = udiv i64 %v41, 16
  br label %head46
head46:
  %i46 = phi i64 [ 0, %body37 ], [ %next46, %exit49 ]
  %go46 = icmp slt i64 %i46, %v45
  br i1 %go46, label %body46, label %exit46
body46:
  %v47 = mul nuw nsw i64 %i46, 16
  %v48 = udiv i64 %v20, 16
  br label %head49
head49:
  %i49 = phi i64 [ 0, %body46 ], [ %next49, %body49 ]
  %go49 = icmp slt i64 %i49, %v48
  br i1 %go49, label %body49, label %exit49
body49:
  %v50 = mul nuw nsw i64 %i49, 16
  %v51 = add nuw nsw i64 %v17, %v50
  %v52 = add nuw nsw i64 %v44, %v47
  %v53 = mul i64 %v52, 160
  %v54 = add i64 %v53, %v51
  %v55 = call i64 asm "", "=r,0"(i64 %v54)
  %v56 = add nuw nsw i64 %v55, 160
  %v57 = add nuw nsw i64 %v55, 320
  %v58 = add nuw nsw i64 %v55, 480
  %v59 = add nuw nsw i64 %v55, 640
  %v60 = add nuw nsw i64 %v55, 800
  %v61 = add nuw nsw i64 %v55, 960
  %v62 = add nuw nsw i64 %v55, 1120
  %v63 = add nuw nsw i64 %v55, 1280
  %v64 = add nuw nsw i64 %v55, 1440
  %v65 = add nuw nsw i64 %v55, 1600
  %v66 = add nuw nsw i64 %v55, 1760
  %v67 = add nuw nsw i64 %v55, 1920
  %v68 = add nuw nsw i64 %v55, 2080
  %v69 = add nuw nsw i64 %v55, 2240
  %v70 = add nuw nsw i64 %v55, 2400
  %v71 = getelementptr inbounds float, ptr %p2, i64 %v55
  %v72 = load <16 x float>, ptr %v71, align 4
  %v73 = getelementptr inbounds float, ptr %p2, i64 %v56
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = getelementptr inbounds float, ptr %p2, i64 %v57
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = getelementptr inbounds float, ptr %p2, i64 %v58
  %v78 = load <16 x float>, ptr %v77, align 4
  %v79 = getelementptr inbounds float, ptr %p2, i64 %v59
  %v80 = load <16 x float>, ptr %v79, align 4
  %v81 = getelementptr inbounds float, ptr %p2, i64 %v60
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = getelementptr inbounds float, ptr %p2, i64 %v61
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = getelementptr inbounds float, ptr %p2, i64 %v62
  %v86 = load <16 x float>, ptr %v85, align 4
  %v87 = getelementptr inbounds float, ptr %p2, i64 %v63
  %v88 = load <16 x float>, ptr %v87, align 4
  %v89 = getelementptr inbounds float, ptr %p2, i64 %v64
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = getelementptr inbounds float, ptr %p2, i64 %v65
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = getelementptr inbounds float, ptr %p2, i64 %v66
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = getelementptr inbounds float, ptr %p2, i64 %v67
  %v96 = load <16 x float>, ptr %v95, align 4
  %v97 = getelementptr inbounds float, ptr %p2, i64 %v68
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = getelementptr inbounds float, ptr %p2, i64 %v69
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = getelementptr inbounds float, ptr %p2, i64 %v70
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = shufflevector <16 x float> %v72, <16 x float> %v88, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v104 = shufflevector <16 x float> %v72, <16 x float> %v88, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v105 = shufflevector <16 x float> %v74, <16 x float> %v90, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v106 = shufflevector <16 x float> %v74, <16 x float> %v90, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v107 = shufflevector <16 x float> %v76, <16 x float> %v92, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v108 = shufflevector <16 x float> %v76, <16 x float> %v92, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v109 = shufflevector <16 x float> %v78, <16 x float> %v94, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v110 = shufflevector <16 x float> %v78, <16 x float> %v94, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v111 = shufflevector <16 x float> %v80, <16 x float> %v96, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v112 = shufflevector <16 x float> %v80, <16 x float> %v96, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v113 = shufflevector <16 x float> %v82, <16 x float> %v98, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v114 = shufflevector <16 x float> %v82, <16 x float> %v98, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v115 = shufflevector <16 x float> %v84, <16 x float> %v100, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v116 = shufflevector <16 x float> %v84, <16 x float> %v100, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v117 = shufflevector <16 x float> %v86, <16 x float> %v102, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v118 = shufflevector <16 x float> %v86, <16 x float> %v102, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
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
  %v151 = shufflevector <16 x float> %v135, <16 x float> %v143, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v152 = shufflevector <16 x float> %v135, <16 x float> %v143, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v153 = shufflevector <16 x float> %v136, <16 x float> %v144, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v154 = shufflevector <16 x float> %v136, <16 x float> %v144, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v155 = shufflevector <16 x float> %v137, <16 x float> %v145, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v156 = shufflevector <16 x float> %v137, <16 x float> %v145, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v157 = shufflevector <16 x float> %v138, <16 x float> %v146, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v158 = shufflevector <16 x float> %v138, <16 x float> %v146, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v159 = shufflevector <16 x float> %v139, <16 x float> %v147, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v160 = shufflevector <16 x float> %v139, <16 x float> %v147, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v161 = shufflevector <16 x float> %v140, <16 x float> %v148, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v162 = shufflevector <16 x float> %v140, <16 x float> %v148, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v163 = shufflevector <16 x float> %v141, <16 x float> %v149, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v164 = shufflevector <16 x float> %v141, <16 x float> %v149, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v165 = shufflevector <16 x float> %v142, <16 x float> %v150, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v166 = shufflevector <16 x float> %v142, <16 x float> %v150, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v167 = mul nuw nsw i64 %v50, 16
  %v168 = add nuw nsw i64 %v167, %v47
  %v169 = call i64 asm "", "=r,0"(i64 %v168)
  %v170 = getelementptr inbounds float, ptr %v43, i64 %v169
  store <16 x float> %v151, ptr %v170, align 4
  %v171 = add nuw nsw i64 %v169, 16
  %v172 = getelementptr inbounds float, ptr %v43, i64 %v171
  store <16 x float> %v152, ptr %v172, align 4
  %v173 = add nuw nsw i64 %v169, 32
  %v174 = getelementptr inbounds float, ptr %v43, i64 %v173
  store <16 x float> %v153, ptr %v174, align 4
  %v175 = add nuw nsw i64 %v169, 48
  %v176 = getelementptr inbounds float, ptr %v43, i64 %v175
  store <16 x float> %v154, ptr %v176, align 4
  %v177 = add nuw nsw i64 %v169, 64
  %v178 = getelementptr inbounds float, ptr %v43, i64 %v177
  store <16 x float> %v155, ptr %v178, align 4
  %v179 = add nuw nsw i64 %v169, 80
  %v180 = getelementptr inbounds float, ptr %v43, i64 %v179
  store <16 x float> %v156, ptr %v180, align 4
  %v181 = add nuw nsw i64 %v169, 96
  %v182 = getelementptr inbounds float, ptr %v43, i64 %v181
  store <16 x float> %v157, ptr %v182, align 4
  %v183 = add nuw nsw i64 %v169, 112
  %v184 = getelementptr inbounds float, ptr %v43, i64 %v183
  store <16 x float> %v158, ptr %v184, align 4
  %v185 = add nuw nsw i64 %v169, 128
  %v186 = getelementptr inbounds float, ptr %v43, i64 %v185
  store <16 x float> %v159, ptr %v186, align 4
  %v187 = add nuw nsw i64 %v169, 144
  %v188 = getelementptr inbounds float, ptr %v43, i64 %v187
  store <16 x float> %v160, ptr %v188, align 4
  %v189 = add nuw nsw i64 %v169, 160
  %v190 = getelementptr inbounds float, ptr %v43, i64 %v189
  store <16 x float> %v161, ptr %v190, align 4
  %v191 = add nuw nsw i64 %v169, 176
  %v192 = getelementptr inbounds float, ptr %v43, i64 %v191
  store <16 x float> %v162, ptr %v192, align 4
  %v193 = add nuw nsw i64 %v169, 192
  %v194 = getelementptr inbounds float, ptr %v43, i64 %v193
  store <16 x float> %v163, ptr %v194, align 4
  %v195 = add nuw nsw i64 %v169, 208
  %v196 = getelementptr inbounds float, ptr %v43, i64 %v195
  store <16 x float> %v164, ptr %v196, align 4
  %v197 = add nuw nsw i64 %v169, 224
  %v198 = getelementptr inbounds float, ptr %v43, i64 %v197
  store <16 x float> %v165, ptr %v198, align 4
  %v199 = add nuw nsw i64 %v169, 240
  %v200 = getelementptr inbounds float, ptr %v43, i64 %v199
  store <16 x float> %v166, ptr %v200, align 4
  %next49 = add nuw nsw i64 %i49, 1
  br label %head49
exit49:
  %next46 = add nuw nsw i64 %i46, 1
  br label %head46
exit46:
  %v201 = mul nuw nsw i64 %v45, 16
  br label %head202
head202:
  %i202 = phi i64 [ %v201, %exit46 ], [ %next202, %exit203 ]
  %go202 = icmp slt i64 %i202, %v41
  br i1 %go202, label %body202, label %exit202
body202:
  br label %head203
head203:
  %i203 = phi i64 [ 0, %body202 ], [ %next203, %body203 ]
  %go203 = icmp slt i64 %i203, %v20
  br i1 %go203, label %body203, label %exit203
body203:
  %v204 = add nuw nsw i64 %v17, %i203
  %v205 = add nuw nsw i64 %v44, %i202
  %v206 = mul i64 %v205, 160
  %v207 = add i64 %v206, %v204
  %v208 = getelementptr inbounds float, ptr %p2, i64 %v207
  %v209 = load float, ptr %v208
  %v210 = mul nuw nsw i64 %i203, 16
  %v211 = add nuw nsw i64 %v210, %i202
  %v212 = getelementptr inbounds float, ptr %v43, i64 %v211
  store float %v209, ptr %v212
  %next203 = add nuw nsw i64 %i203, 1
  br label %head203
exit203:
  %next202 = add nuw nsw i64 %i202, 1
  br label %head202
exit202:
  br label %head213
head213:
  %i213 = phi i64 [ 0, %exit202 ], [ %next213, %exit214 ]
  %go213 = icmp slt i64 %i213, %v20
  br i1 %go213, label %body213, label %exit213
body213:
  br label %head214
head214:
  %i214 = phi i64 [ %v41, %body213 ], [ %next214, %body214 ]
  %go214 = icmp slt i64 %i214, 16
  br i1 %go214, label %body214, label %exit214
body214:
  %v215 = mul nuw nsw i64 %i213, 16
  %v216 = add nuw nsw i64 %v215, %i214
  %v217 = getelementptr inbounds float, ptr %v43, i64 %v216
  store float 0.0, ptr %v217
  %next214 = add nuw nsw i64 %i214, 1
  br label %head214
exit214:
  %next213 = add nuw nsw i64 %i213, 1
  br label %head213
exit213:
  %next37 = add nuw nsw i64 %i37, 1
  br label %head37
exit37:
  %v218 = add nuw nsw i64 %v12, 5
  %v219 = udiv i64 %v218, 6
  br label %head220
head220:
  %i220 = phi i64 [ 0, %exit37 ], [ %next220, %exit229 ]
  %go220 = icmp slt i64 %i220, %v219
  br i1 %go220, label %body220, label %exit220
body220:
  %v221 = mul nuw nsw i64 %i220, 6
  %v222 = sub nsw i64 %v12, %v221
  %v223 = icmp slt i64 6, %v222
  %v224 = select i1 %v223, i64 6, i64 %v222
  %v225 = mul nuw nsw i64 %v221, 32
  %v226 = getelementptr inbounds float, ptr %v2, i64 %v225
  %v227 = add nuw nsw i64 %v15, 15
  %v228 = udiv i64 %v227, 16
  br label %head229
head229:
  %i229 = phi i64 [ 0, %body220 ], [ %next229, %done259 ]
  %go229 = icmp slt i64 %i229, %v228
  br i1 %go229, label %body229, label %exit229
body229:
  %v230 = mul nuw nsw i64 %i229, 16
  %v231 = add nuw nsw i64 %v8, %v221
  %v232 = mul i64 %v17, 7
  %v233 = add i64 %v232, %v231
  %v234 = getelementptr inbounds float, ptr %p1, i64 %v233
  %v235 = mul nuw nsw i64 %i229, 2048
  %v236 = getelementptr inbounds float, ptr %v1, i64 %v235
  %v237 = getelementptr inbounds float, ptr %v226, i64 %v230
  %v238 = add nuw nsw i64 %v8, %v221
  %v239 = add nuw nsw i64 %v9, %v230
  %v240 = add nuw nsw i64 %v221, 6
  %v241 = udiv i64 %v221, 32
  %v242 = mul nuw nsw i64 %v241, 32
  %v243 = add nuw nsw i64 %v242, 32
  %v244 = add nuw nsw i64 %v8, %v243
  %v245 = mul i64 %v17, 7
  %v246 = add i64 %v245, %v244
  %v247 = getelementptr inbounds float, ptr %p1, i64 %v246
  %v248 = urem i64 %v221, 32
  %v249 = udiv i64 %v248, 6
  %v250 = add nuw nsw i64 %v249, %i229
  %v251 = urem i64 %v250, 4
  %v252 = udiv i64 %v250, 4
  %v253 = mul nuw nsw i64 %v251, 896
  %v254 = mul nuw nsw i64 %v252, 128
  %v255 = add i64 %v253, %v254
  %v256 = getelementptr i8, ptr %v247, i64 %v255
  %v257 = icmp slt i64 %v250, 4
  %v258 = select i1 %v257, i64 124, i64 0
  %v260 = icmp eq i64 %v224, 6
  br i1 %v260, label %whole259, label %rest259
whole259:
  call void @product_avx2_0_t6(ptr %v234, i64 1, i64 7, ptr %v236, i64 16, i64 %v20, ptr %v237, i64 32, i1 %v21, ptr %v256, i64 7, i64 %v258)
  br label %done259
rest259:
  call void @product_avx2_0_t1(ptr %v234, i64 1, i64 7, ptr %v236, i64 16, i64 %v20, ptr %v237, i64 32, i1 %v21, ptr %v256, i64 7, i64 %v258)
  br label %done259
done259:
  %next229 = add nuw nsw i64 %i229, 1
  br label %head229
exit229:
  %next220 = add nuw nsw i64 %i220, 1
  br label %head220
exit220:
  %next16 = add nuw nsw i64 %i16, 1
  br label %head16
exit16:
  br label %head261
head261:
  %i261 = phi i64 [ 0, %exit16 ], [ %next261, %exit265 ]
  %go261 = icmp slt i64 %i261, %v12
  br i1 %go261, label %body261, label %exit261
body261:
  %v262 = add nuw nsw i64 %v8, %i261
  %v263 = mul nuw nsw i64 %i261, 32
  %v264 = getelementptr inbounds float, ptr %v2, i64 %v263
  br label %head265
head265:
  %i265 = phi i64 [ 0, %body261 ], [ %next265, %body265 ]
  %go265 = icmp slt i64 %i265, %v15
  br i1 %go265, label %body265, label %exit265
body265:
  %v266 = getelementptr inbounds float, ptr %v264, i64 %i265
  %v267 = load float, ptr %v266
  %v268 = add nuw nsw i64 %v9, %i265
  %v269 = mul i64 %v262, 20
  %v270 = add i64 %v269, %v268
  %v271 = getelementptr inbounds float, ptr %p0, i64 %v270
  store float %v267, ptr %v271
  %next265 = add nuw nsw i64 %i265, 1
  br label %head265
exit265:
  %next261 = add nuw nsw i64 %i261, 1
  br label %head261
exit261:
  %next3 = add nuw nsw i64 %i3, 1
  br label %head3
exit3:
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
