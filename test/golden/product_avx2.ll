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
  br label %headr
headr:
  %kr = phi i64 [ %most, %exitu ], [ %nr, %bodyr ]
  %accr0_0 = phi <8 x float> [ %accu0_0, %exitu ], [ %sr0_0_0, %bodyr ]
  %accr0_1 = phi <8 x float> [ %accu0_1, %exitu ], [ %sr0_0_1, %bodyr ]
  %gor = icmp slt i64 %kr, %depth
  br i1 %gor, label %bodyr, label %exitr
bodyr:
  %kkr0 = add nuw nsw i64 %kr, 0
  %bor0 = mul i64 %kkr0, %bk
  %bpr0 = getelementptr float, ptr %b, i64 %bor0
  %qr0_0 = getelementptr float, ptr %bpr0, i64 0
  %br0_0 = load <8 x float>, ptr %qr0_0, align 4
  %qr0_1 = getelementptr float, ptr %bpr0, i64 8
  %br0_1 = load <8 x float>, ptr %qr0_1, align 4
  %aor0 = mul i64 %kkr0, %ak
  %pr0_0 = getelementptr float, ptr %a0, i64 %aor0
  %xr0_0 = load float, ptr %pr0_0
  %yr0_0 = insertelement <8 x float> poison, float %xr0_0, i64 0
  %zr0_0 = shufflevector <8 x float> %yr0_0, <8 x float> poison, <8 x i32> zeroinitializer
  %sr0_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_0, <8 x float> %br0_0, <8 x float> %accr0_0)
  %sr0_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_0, <8 x float> %br0_1, <8 x float> %accr0_1)
  %nr = add nuw nsw i64 %kr, 1
  br label %headr
exitr:
  br i1 %add, label %more, label %put
more:
  %dmore0_0 = mul i64 %cs, 0
  %emore0_0 = add i64 %dmore0_0, 0
  %fmore0_0 = getelementptr float, ptr %c, i64 %emore0_0
  %gmore0_0 = load <8 x float>, ptr %fmore0_0, align 4
  %hmore0_0 = fadd <8 x float> %gmore0_0, %accr0_0
  store <8 x float> %hmore0_0, ptr %fmore0_0, align 4
  %dmore0_1 = mul i64 %cs, 0
  %emore0_1 = add i64 %dmore0_1, 8
  %fmore0_1 = getelementptr float, ptr %c, i64 %emore0_1
  %gmore0_1 = load <8 x float>, ptr %fmore0_1, align 4
  %hmore0_1 = fadd <8 x float> %gmore0_1, %accr0_1
  store <8 x float> %hmore0_1, ptr %fmore0_1, align 4
  ret void
put:
  %dput0_0 = mul i64 %cs, 0
  %eput0_0 = add i64 %dput0_0, 0
  %fput0_0 = getelementptr float, ptr %c, i64 %eput0_0
  store <8 x float> %accr0_0, ptr %fput0_0, align 4
  %dput0_1 = mul i64 %cs, 0
  %eput0_1 = add i64 %dput0_1, 8
  %fput0_1 = getelementptr float, ptr %c, i64 %eput0_1
  store <8 x float> %accr0_1, ptr %fput0_1, align 4
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
  br label %headr
headr:
  %kr = phi i64 [ %most, %exitu ], [ %nr, %bodyr ]
  %accr0_0 = phi <8 x float> [ %accu0_0, %exitu ], [ %sr0_0_0, %bodyr ]
  %accr0_1 = phi <8 x float> [ %accu0_1, %exitu ], [ %sr0_0_1, %bodyr ]
  %accr1_0 = phi <8 x float> [ %accu1_0, %exitu ], [ %sr0_1_0, %bodyr ]
  %accr1_1 = phi <8 x float> [ %accu1_1, %exitu ], [ %sr0_1_1, %bodyr ]
  %accr2_0 = phi <8 x float> [ %accu2_0, %exitu ], [ %sr0_2_0, %bodyr ]
  %accr2_1 = phi <8 x float> [ %accu2_1, %exitu ], [ %sr0_2_1, %bodyr ]
  %accr3_0 = phi <8 x float> [ %accu3_0, %exitu ], [ %sr0_3_0, %bodyr ]
  %accr3_1 = phi <8 x float> [ %accu3_1, %exitu ], [ %sr0_3_1, %bodyr ]
  %accr4_0 = phi <8 x float> [ %accu4_0, %exitu ], [ %sr0_4_0, %bodyr ]
  %accr4_1 = phi <8 x float> [ %accu4_1, %exitu ], [ %sr0_4_1, %bodyr ]
  %accr5_0 = phi <8 x float> [ %accu5_0, %exitu ], [ %sr0_5_0, %bodyr ]
  %accr5_1 = phi <8 x float> [ %accu5_1, %exitu ], [ %sr0_5_1, %bodyr ]
  %gor = icmp slt i64 %kr, %depth
  br i1 %gor, label %bodyr, label %exitr
bodyr:
  %kkr0 = add nuw nsw i64 %kr, 0
  %bor0 = mul i64 %kkr0, %bk
  %bpr0 = getelementptr float, ptr %b, i64 %bor0
  %qr0_0 = getelementptr float, ptr %bpr0, i64 0
  %br0_0 = load <8 x float>, ptr %qr0_0, align 4
  %qr0_1 = getelementptr float, ptr %bpr0, i64 8
  %br0_1 = load <8 x float>, ptr %qr0_1, align 4
  %aor0 = mul i64 %kkr0, %ak
  %pr0_0 = getelementptr float, ptr %a0, i64 %aor0
  %xr0_0 = load float, ptr %pr0_0
  %yr0_0 = insertelement <8 x float> poison, float %xr0_0, i64 0
  %zr0_0 = shufflevector <8 x float> %yr0_0, <8 x float> poison, <8 x i32> zeroinitializer
  %sr0_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_0, <8 x float> %br0_0, <8 x float> %accr0_0)
  %sr0_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_0, <8 x float> %br0_1, <8 x float> %accr0_1)
  %pr0_1 = getelementptr float, ptr %a1, i64 %aor0
  %xr0_1 = load float, ptr %pr0_1
  %yr0_1 = insertelement <8 x float> poison, float %xr0_1, i64 0
  %zr0_1 = shufflevector <8 x float> %yr0_1, <8 x float> poison, <8 x i32> zeroinitializer
  %sr0_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_1, <8 x float> %br0_0, <8 x float> %accr1_0)
  %sr0_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_1, <8 x float> %br0_1, <8 x float> %accr1_1)
  %pr0_2 = getelementptr float, ptr %a2, i64 %aor0
  %xr0_2 = load float, ptr %pr0_2
  %yr0_2 = insertelement <8 x float> poison, float %xr0_2, i64 0
  %zr0_2 = shufflevector <8 x float> %yr0_2, <8 x float> poison, <8 x i32> zeroinitializer
  %sr0_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_2, <8 x float> %br0_0, <8 x float> %accr2_0)
  %sr0_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_2, <8 x float> %br0_1, <8 x float> %accr2_1)
  %pr0_3 = getelementptr float, ptr %a3, i64 %aor0
  %xr0_3 = load float, ptr %pr0_3
  %yr0_3 = insertelement <8 x float> poison, float %xr0_3, i64 0
  %zr0_3 = shufflevector <8 x float> %yr0_3, <8 x float> poison, <8 x i32> zeroinitializer
  %sr0_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_3, <8 x float> %br0_0, <8 x float> %accr3_0)
  %sr0_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_3, <8 x float> %br0_1, <8 x float> %accr3_1)
  %pr0_4 = getelementptr float, ptr %a4, i64 %aor0
  %xr0_4 = load float, ptr %pr0_4
  %yr0_4 = insertelement <8 x float> poison, float %xr0_4, i64 0
  %zr0_4 = shufflevector <8 x float> %yr0_4, <8 x float> poison, <8 x i32> zeroinitializer
  %sr0_4_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_4, <8 x float> %br0_0, <8 x float> %accr4_0)
  %sr0_4_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_4, <8 x float> %br0_1, <8 x float> %accr4_1)
  %pr0_5 = getelementptr float, ptr %a5, i64 %aor0
  %xr0_5 = load float, ptr %pr0_5
  %yr0_5 = insertelement <8 x float> poison, float %xr0_5, i64 0
  %zr0_5 = shufflevector <8 x float> %yr0_5, <8 x float> poison, <8 x i32> zeroinitializer
  %sr0_5_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_5, <8 x float> %br0_0, <8 x float> %accr5_0)
  %sr0_5_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zr0_5, <8 x float> %br0_1, <8 x float> %accr5_1)
  %nr = add nuw nsw i64 %kr, 1
  br label %headr
exitr:
  br i1 %add, label %more, label %put
more:
  %dmore0_0 = mul i64 %cs, 0
  %emore0_0 = add i64 %dmore0_0, 0
  %fmore0_0 = getelementptr float, ptr %c, i64 %emore0_0
  %gmore0_0 = load <8 x float>, ptr %fmore0_0, align 4
  %hmore0_0 = fadd <8 x float> %gmore0_0, %accr0_0
  store <8 x float> %hmore0_0, ptr %fmore0_0, align 4
  %dmore0_1 = mul i64 %cs, 0
  %emore0_1 = add i64 %dmore0_1, 8
  %fmore0_1 = getelementptr float, ptr %c, i64 %emore0_1
  %gmore0_1 = load <8 x float>, ptr %fmore0_1, align 4
  %hmore0_1 = fadd <8 x float> %gmore0_1, %accr0_1
  store <8 x float> %hmore0_1, ptr %fmore0_1, align 4
  %dmore1_0 = mul i64 %cs, 1
  %emore1_0 = add i64 %dmore1_0, 0
  %fmore1_0 = getelementptr float, ptr %c, i64 %emore1_0
  %gmore1_0 = load <8 x float>, ptr %fmore1_0, align 4
  %hmore1_0 = fadd <8 x float> %gmore1_0, %accr1_0
  store <8 x float> %hmore1_0, ptr %fmore1_0, align 4
  %dmore1_1 = mul i64 %cs, 1
  %emore1_1 = add i64 %dmore1_1, 8
  %fmore1_1 = getelementptr float, ptr %c, i64 %emore1_1
  %gmore1_1 = load <8 x float>, ptr %fmore1_1, align 4
  %hmore1_1 = fadd <8 x float> %gmore1_1, %accr1_1
  store <8 x float> %hmore1_1, ptr %fmore1_1, align 4
  %dmore2_0 = mul i64 %cs, 2
  %emore2_0 = add i64 %dmore2_0, 0
  %fmore2_0 = getelementptr float, ptr %c, i64 %emore2_0
  %gmore2_0 = load <8 x float>, ptr %fmore2_0, align 4
  %hmore2_0 = fadd <8 x float> %gmore2_0, %accr2_0
  store <8 x float> %hmore2_0, ptr %fmore2_0, align 4
  %dmore2_1 = mul i64 %cs, 2
  %emore2_1 = add i64 %dmore2_1, 8
  %fmore2_1 = getelementptr float, ptr %c, i64 %emore2_1
  %gmore2_1 = load <8 x float>, ptr %fmore2_1, align 4
  %hmore2_1 = fadd <8 x float> %gmore2_1, %accr2_1
  store <8 x float> %hmore2_1, ptr %fmore2_1, align 4
  %dmore3_0 = mul i64 %cs, 3
  %emore3_0 = add i64 %dmore3_0, 0
  %fmore3_0 = getelementptr float, ptr %c, i64 %emore3_0
  %gmore3_0 = load <8 x float>, ptr %fmore3_0, align 4
  %hmore3_0 = fadd <8 x float> %gmore3_0, %accr3_0
  store <8 x float> %hmore3_0, ptr %fmore3_0, align 4
  %dmore3_1 = mul i64 %cs, 3
  %emore3_1 = add i64 %dmore3_1, 8
  %fmore3_1 = getelementptr float, ptr %c, i64 %emore3_1
  %gmore3_1 = load <8 x float>, ptr %fmore3_1, align 4
  %hmore3_1 = fadd <8 x float> %gmore3_1, %accr3_1
  store <8 x float> %hmore3_1, ptr %fmore3_1, align 4
  %dmore4_0 = mul i64 %cs, 4
  %emore4_0 = add i64 %dmore4_0, 0
  %fmore4_0 = getelementptr float, ptr %c, i64 %emore4_0
  %gmore4_0 = load <8 x float>, ptr %fmore4_0, align 4
  %hmore4_0 = fadd <8 x float> %gmore4_0, %accr4_0
  store <8 x float> %hmore4_0, ptr %fmore4_0, align 4
  %dmore4_1 = mul i64 %cs, 4
  %emore4_1 = add i64 %dmore4_1, 8
  %fmore4_1 = getelementptr float, ptr %c, i64 %emore4_1
  %gmore4_1 = load <8 x float>, ptr %fmore4_1, align 4
  %hmore4_1 = fadd <8 x float> %gmore4_1, %accr4_1
  store <8 x float> %hmore4_1, ptr %fmore4_1, align 4
  %dmore5_0 = mul i64 %cs, 5
  %emore5_0 = add i64 %dmore5_0, 0
  %fmore5_0 = getelementptr float, ptr %c, i64 %emore5_0
  %gmore5_0 = load <8 x float>, ptr %fmore5_0, align 4
  %hmore5_0 = fadd <8 x float> %gmore5_0, %accr5_0
  store <8 x float> %hmore5_0, ptr %fmore5_0, align 4
  %dmore5_1 = mul i64 %cs, 5
  %emore5_1 = add i64 %dmore5_1, 8
  %fmore5_1 = getelementptr float, ptr %c, i64 %emore5_1
  %gmore5_1 = load <8 x float>, ptr %fmore5_1, align 4
  %hmore5_1 = fadd <8 x float> %gmore5_1, %accr5_1
  store <8 x float> %hmore5_1, ptr %fmore5_1, align 4
  ret void
put:
  %dput0_0 = mul i64 %cs, 0
  %eput0_0 = add i64 %dput0_0, 0
  %fput0_0 = getelementptr float, ptr %c, i64 %eput0_0
  store <8 x float> %accr0_0, ptr %fput0_0, align 4
  %dput0_1 = mul i64 %cs, 0
  %eput0_1 = add i64 %dput0_1, 8
  %fput0_1 = getelementptr float, ptr %c, i64 %eput0_1
  store <8 x float> %accr0_1, ptr %fput0_1, align 4
  %dput1_0 = mul i64 %cs, 1
  %eput1_0 = add i64 %dput1_0, 0
  %fput1_0 = getelementptr float, ptr %c, i64 %eput1_0
  store <8 x float> %accr1_0, ptr %fput1_0, align 4
  %dput1_1 = mul i64 %cs, 1
  %eput1_1 = add i64 %dput1_1, 8
  %fput1_1 = getelementptr float, ptr %c, i64 %eput1_1
  store <8 x float> %accr1_1, ptr %fput1_1, align 4
  %dput2_0 = mul i64 %cs, 2
  %eput2_0 = add i64 %dput2_0, 0
  %fput2_0 = getelementptr float, ptr %c, i64 %eput2_0
  store <8 x float> %accr2_0, ptr %fput2_0, align 4
  %dput2_1 = mul i64 %cs, 2
  %eput2_1 = add i64 %dput2_1, 8
  %fput2_1 = getelementptr float, ptr %c, i64 %eput2_1
  store <8 x float> %accr2_1, ptr %fput2_1, align 4
  %dput3_0 = mul i64 %cs, 3
  %eput3_0 = add i64 %dput3_0, 0
  %fput3_0 = getelementptr float, ptr %c, i64 %eput3_0
  store <8 x float> %accr3_0, ptr %fput3_0, align 4
  %dput3_1 = mul i64 %cs, 3
  %eput3_1 = add i64 %dput3_1, 8
  %fput3_1 = getelementptr float, ptr %c, i64 %eput3_1
  store <8 x float> %accr3_1, ptr %fput3_1, align 4
  %dput4_0 = mul i64 %cs, 4
  %eput4_0 = add i64 %dput4_0, 0
  %fput4_0 = getelementptr float, ptr %c, i64 %eput4_0
  store <8 x float> %accr4_0, ptr %fput4_0, align 4
  %dput4_1 = mul i64 %cs, 4
  %eput4_1 = add i64 %dput4_1, 8
  %fput4_1 = getelementptr float, ptr %c, i64 %eput4_1
  store <8 x float> %accr4_1, ptr %fput4_1, align 4
  %dput5_0 = mul i64 %cs, 5
  %eput5_0 = add i64 %dput5_0, 0
  %fput5_0 = getelementptr float, ptr %c, i64 %eput5_0
  store <8 x float> %accr5_0, ptr %fput5_0, align 4
  %dput5_1 = mul i64 %cs, 5
  %eput5_1 = add i64 %dput5_1, 8
  %fput5_1 = getelementptr float, ptr %c, i64 %eput5_1
  store <8 x float> %accr5_1, ptr %fput5_1, align 4
  ret void
}
define internal void @product_avx2_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 11264
  %v3 = getelementptr inbounds i8, ptr %scratch, i64 19712
  br label %head4
head4:
  %i4 = phi i64 [ %start, %entry ], [ %next4, %exit239 ]
  %go4 = icmp slt i64 %i4, %end
  br i1 %go4, label %body4, label %exit4
body4:
  %v5 = urem i64 %i4, 1
  %v6 = udiv i64 %i4, 1
  %v7 = urem i64 %v6, 2
  %v8 = udiv i64 %v6, 2
  %v9 = mul nuw nsw i64 %v5, 12
  %v10 = mul nuw nsw i64 %v7, 16
  %v11 = sub nsw i64 7, %v9
  %v12 = icmp slt i64 12, %v11
  %v13 = select i1 %v12, i64 12, i64 %v11
  %v14 = sub nsw i64 20, %v10
  %v15 = icmp slt i64 16, %v14
  %v16 = select i1 %v15, i64 16, i64 %v14
  %v17 = icmp eq i64 %v5, 0
  %v18 = icmp eq i64 %i4, %start
  %v19 = or i1 %v17, %v18
  %v20 = add nuw nsw i64 %v16, 15
  %v21 = udiv i64 %v20, 16
  %v22 = select i1 %v19, i64 %v21, i64 0
  br label %head23
head23:
  %i23 = phi i64 [ 0, %body4 ], [ %next23, %exit198 ]
  %go23 = icmp slt i64 %i23, %v22
  br i1 %go23, label %body23, label %exit23
body23:
  %v24 = mul nuw nsw i64 %i23, 16
  %v25 = mul nuw nsw i64 %i23, 2560
  %v26 = getelementptr inbounds float, ptr %v1, i64 %v25
  %v27 = sub nsw i64 %v16, %v24
  %v28 = icmp slt i64 16, %v27
  %v29 = select i1 %v28, i64 16, i64 %v27
  %v30 = add nuw nsw i64 %v10, %v24
  %v31 = udiv i64 %v29, 16
  %v32 = udiv i64 160, 16
  br label %head33
head33:
  %i33 = phi i64 [ 0, %body23 ], [ %next33, %exit186 ]
  %go33 = icmp slt i64 %i33, %v32
  br i1 %go33, label %body33, label %exit33
body33:
  %v34 = mul nuw nsw i64 %i33, 16
  %v35 = add nuw nsw i64 0, %v34
  br label %head36
head36:
  %i36 = phi i64 [ 0, %body33 ], [ %next36, %body36 ]
  %go36 = icmp slt i64 %i36, %v31
  br i1 %go36, label %body36, label %exit36
body36:
  %v37 = mul nuw nsw i64 %i36, 16
  %v38 = add nuw nsw i64 %v30, %v37
  %v39 = mul i64 %v38, 160
  %v40 = add i64 %v39, %v35
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
  %v152 = mul nuw nsw i64 %v34, 16
  %v153 = add nuw nsw i64 %v152, %v37
  %v154 = getelementptr inbounds float, ptr %v26, i64 %v153
  store <16 x float> %v136, ptr %v154, align 4
  %v155 = add nuw nsw i64 %v153, 16
  %v156 = getelementptr inbounds float, ptr %v26, i64 %v155
  store <16 x float> %v137, ptr %v156, align 4
  %v157 = add nuw nsw i64 %v153, 32
  %v158 = getelementptr inbounds float, ptr %v26, i64 %v157
  store <16 x float> %v138, ptr %v158, align 4
  %v159 = add nuw nsw i64 %v153, 48
  %v160 = getelementptr inbounds float, ptr %v26, i64 %v159
  store <16 x float> %v139, ptr %v160, align 4
  %v161 = add nuw nsw i64 %v153, 64
  %v162 = getelementptr inbounds float, ptr %v26, i64 %v161
  store <16 x float> %v140, ptr %v162, align 4
  %v163 = add nuw nsw i64 %v153, 80
  %v164 = getelementptr inbounds float, ptr %v26, i64 %v163
  store <16 x float> %v141, ptr %v164, align 4
  %v165 = add nuw nsw i64 %v153, 96
  %v166 = getelementptr inbounds float, ptr %v26, i64 %v165
  store <16 x float> %v142, ptr %v166, align 4
  %v167 = add nuw nsw i64 %v153, 112
  %v168 = getelementptr inbounds float, ptr %v26, i64 %v167
  store <16 x float> %v143, ptr %v168, align 4
  %v169 = add nuw nsw i64 %v153, 128
  %v170 = getelementptr inbounds float, ptr %v26, i64 %v169
  store <16 x float> %v144, ptr %v170, align 4
  %v171 = add nuw nsw i64 %v153, 144
  %v172 = getelementptr inbounds float, ptr %v26, i64 %v171
  store <16 x float> %v145, ptr %v172, align 4
  %v173 = add nuw nsw i64 %v153, 160
  %v174 = getelementptr inbounds float, ptr %v26, i64 %v173
  store <16 x float> %v146, ptr %v174, align 4
  %v175 = add nuw nsw i64 %v153, 176
  %v176 = getelementptr inbounds float, ptr %v26, i64 %v175
  store <16 x float> %v147, ptr %v176, align 4
  %v177 = add nuw nsw i64 %v153, 192
  %v178 = getelementptr inbounds float, ptr %v26, i64 %v177
  store <16 x float> %v148, ptr %v178, align 4
  %v179 = add nuw nsw i64 %v153, 208
  %v180 = getelementptr inbounds float, ptr %v26, i64 %v179
  store <16 x float> %v149, ptr %v180, align 4
  %v181 = add nuw nsw i64 %v153, 224
  %v182 = getelementptr inbounds float, ptr %v26, i64 %v181
  store <16 x float> %v150, ptr %v182, align 4
  %v183 = add nuw nsw i64 %v153, 240
  %v184 = getelementptr inbounds float, ptr %v26, i64 %v183
  store <16 x float> %v151, ptr %v184, align 4
  %next36 = add nuw nsw i64 %i36, 1
  br label %head36
exit36:
  %v185 = mul nuw nsw i64 %v31, 16
  br label %head186
head186:
  %i186 = phi i64 [ %v185, %exit36 ], [ %next186, %exit187 ]
  %go186 = icmp slt i64 %i186, %v29
  br i1 %go186, label %body186, label %exit186
body186:
  br label %head187
head187:
  %i187 = phi i64 [ 0, %body186 ], [ %next187, %body187 ]
  %go187 = icmp slt i64 %i187, 16
  br i1 %go187, label %body187, label %exit187
body187:
  %v188 = add nuw nsw i64 %v30, %i186
  %v189 = mul i64 %v188, 160
  %v190 = add i64 %v189, %v35
  %v191 = add nuw nsw i64 %v190, %i187
  %v192 = getelementptr inbounds float, ptr %p2, i64 %v191
  %v193 = load float, ptr %v192
  %v194 = add nuw nsw i64 %v34, %i187
  %v195 = mul nuw nsw i64 %v194, 16
  %v196 = add nuw nsw i64 %v195, %i186
  %v197 = getelementptr inbounds float, ptr %v26, i64 %v196
  store float %v193, ptr %v197
  %next187 = add nuw nsw i64 %i187, 1
  br label %head187
exit187:
  %next186 = add nuw nsw i64 %i186, 1
  br label %head186
exit186:
  %next33 = add nuw nsw i64 %i33, 1
  br label %head33
exit33:
  br label %head198
head198:
  %i198 = phi i64 [ 0, %exit33 ], [ %next198, %exit199 ]
  %go198 = icmp slt i64 %i198, 160
  br i1 %go198, label %body198, label %exit198
body198:
  br label %head199
head199:
  %i199 = phi i64 [ %v29, %body198 ], [ %next199, %body199 ]
  %go199 = icmp slt i64 %i199, 16
  br i1 %go199, label %body199, label %exit199
body199:
  %v200 = mul nuw nsw i64 %i198, 16
  %v201 = add nuw nsw i64 %v200, %i199
  %v202 = getelementptr inbounds float, ptr %v26, i64 %v201
  store float 0.0, ptr %v202
  %next199 = add nuw nsw i64 %i199, 1
  br label %head199
exit199:
  %next198 = add nuw nsw i64 %i198, 1
  br label %head198
exit198:
  %next23 = add nuw nsw i64 %i23, 1
  br label %head23
exit23:
  %v203 = icmp eq i64 %v7, 0
  %v204 = icmp eq i64 %i4, %start
  %v205 = or i1 %v203, %v204
  %v206 = select i1 %v205, i64 160, i64 0
  br label %head207
head207:
  %i207 = phi i64 [ 0, %exit23 ], [ %next207, %exit229 ]
  %go207 = icmp slt i64 %i207, %v206
  br i1 %go207, label %body207, label %exit207
body207:
  %v208 = add nuw nsw i64 0, %i207
  %v209 = mul nuw nsw i64 %i207, 6
  %v210 = getelementptr inbounds float, ptr %v2, i64 %v209
  %v211 = udiv i64 %v13, 6
  br label %head212
head212:
  %i212 = phi i64 [ 0, %body207 ], [ %next212, %exit216 ]
  %go212 = icmp slt i64 %i212, %v211
  br i1 %go212, label %body212, label %exit212
body212:
  %v213 = mul nuw nsw i64 %i212, 6
  %v214 = mul nuw nsw i64 %v213, 176
  %v215 = getelementptr inbounds float, ptr %v210, i64 %v214
  br label %head216
head216:
  %i216 = phi i64 [ 0, %body212 ], [ %next216, %body216 ]
  %go216 = icmp slt i64 %i216, 6
  br i1 %go216, label %body216, label %exit216
body216:
  %v217 = add nuw nsw i64 %v213, %i216
  %v218 = add nuw nsw i64 %v9, %v217
  %v219 = mul i64 %v208, 7
  %v220 = add i64 %v219, %v218
  %v221 = getelementptr inbounds float, ptr %p1, i64 %v220
  %v222 = load float, ptr %v221
  %v223 = getelementptr inbounds float, ptr %v215, i64 %i216
  store float %v222, ptr %v223
  %next216 = add nuw nsw i64 %i216, 1
  br label %head216
exit216:
  %next212 = add nuw nsw i64 %i212, 1
  br label %head212
exit212:
  %v224 = mul nuw nsw i64 %v211, 6
  %v225 = sub i64 %v13, %v224
  %v226 = mul nuw nsw i64 %v211, 6
  %v227 = mul nuw nsw i64 %v226, 176
  %v228 = getelementptr inbounds float, ptr %v210, i64 %v227
  br label %head229
head229:
  %i229 = phi i64 [ 0, %exit212 ], [ %next229, %body229 ]
  %go229 = icmp slt i64 %i229, %v225
  br i1 %go229, label %body229, label %exit229
body229:
  %v230 = add nuw nsw i64 %v226, %i229
  %v231 = add nuw nsw i64 %v9, %v230
  %v232 = mul i64 %v208, 7
  %v233 = add i64 %v232, %v231
  %v234 = getelementptr inbounds float, ptr %p1, i64 %v233
  %v235 = load float, ptr %v234
  %v236 = getelementptr inbounds float, ptr %v228, i64 %i229
  store float %v235, ptr %v236
  %next229 = add nuw nsw i64 %i229, 1
  br label %head229
exit229:
  %next207 = add nuw nsw i64 %i207, 1
  br label %head207
exit207:
  %v237 = add nuw nsw i64 %v16, 15
  %v238 = udiv i64 %v237, 16
  br label %head239
head239:
  %i239 = phi i64 [ 0, %exit207 ], [ %next239, %exit243 ]
  %go239 = icmp slt i64 %i239, %v238
  br i1 %go239, label %body239, label %exit239
body239:
  %v240 = mul nuw nsw i64 %i239, 16
  %v241 = add nuw nsw i64 %v13, 5
  %v242 = udiv i64 %v241, 6
  br label %head243
head243:
  %i243 = phi i64 [ 0, %body239 ], [ %next243, %exit258 ]
  %go243 = icmp slt i64 %i243, %v242
  br i1 %go243, label %body243, label %exit243
body243:
  %v244 = mul nuw nsw i64 %i243, 6
  %v245 = mul nuw nsw i64 %v244, 176
  %v246 = getelementptr inbounds float, ptr %v2, i64 %v245
  %v247 = mul nuw nsw i64 %i239, 2560
  %v248 = getelementptr inbounds float, ptr %v1, i64 %v247
  %v250 = add nuw nsw i64 %v244, 6
  %v251 = icmp sle i64 %v250, %v13
  br i1 %v251, label %whole249, label %rest249
whole249:
  call void @product_avx2_0_t6(ptr %v246, i64 1, i64 6, ptr %v248, i64 16, i64 160, ptr %v3, i64 16, i1 false)
  br label %done249
rest249:
  call void @product_avx2_0_t1(ptr %v246, i64 1, i64 6, ptr %v248, i64 16, i64 160, ptr %v3, i64 16, i1 false)
  br label %done249
done249:
  %v252 = select i1 %v251, i64 6, i64 1
  %v253 = sub nsw i64 %v16, %v240
  %v254 = icmp slt i64 16, %v253
  %v255 = select i1 %v254, i64 16, i64 %v253
  %v256 = add nuw nsw i64 %v9, %v244
  %v257 = add nuw nsw i64 %v10, %v240
  br label %head258
head258:
  %i258 = phi i64 [ 0, %done249 ], [ %next258, %exit262 ]
  %go258 = icmp slt i64 %i258, %v252
  br i1 %go258, label %body258, label %exit258
body258:
  %v259 = add nuw nsw i64 %v256, %i258
  %v260 = mul nuw nsw i64 %i258, 16
  %v261 = getelementptr inbounds float, ptr %v3, i64 %v260
  br label %head262
head262:
  %i262 = phi i64 [ 0, %body258 ], [ %next262, %body262 ]
  %go262 = icmp slt i64 %i262, %v255
  br i1 %go262, label %body262, label %exit262
body262:
  %v263 = getelementptr inbounds float, ptr %v261, i64 %i262
  %v264 = load float, ptr %v263
  %v265 = add nuw nsw i64 %v257, %i262
  %v266 = mul i64 %v259, 20
  %v267 = add i64 %v266, %v265
  %v268 = getelementptr inbounds float, ptr %p0, i64 %v267
  store float %v264, ptr %v268
  %next262 = add nuw nsw i64 %i262, 1
  br label %head262
exit262:
  %next258 = add nuw nsw i64 %i258, 1
  br label %head258
exit258:
  %next243 = add nuw nsw i64 %i243, 1
  br label %head243
exit243:
  %next239 = add nuw nsw i64 %i239, 1
  br label %head239
exit239:
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
