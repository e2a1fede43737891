; passes: always_inliner sroa simplify_cfg instruction_combine
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @product_avx2_0_tile(ptr noalias %a, ptr noalias %b, i64 %depth, ptr noalias %c, i1 %add, ptr %f0, i64 %fs0, i64 %fn0, ptr %f1, i64 %fs1, i64 %fn1) noinline #0 {
entry:
  %most = and i64 %depth, -4
  %one = insertelement <8 x i1> poison, i1 %add, i64 0
  %all = shufflevector <8 x i1> %one, <8 x i1> poison, <8 x i32> zeroinitializer
  %g0_0 = load <8 x float>, ptr %c, align 4
  %d0_0 = select <8 x i1> %all, <8 x float> %g0_0, <8 x float> zeroinitializer
  %e0_1 = getelementptr float, ptr %c, i64 8
  %g0_1 = load <8 x float>, ptr %e0_1, align 4
  %d0_1 = select <8 x i1> %all, <8 x float> %g0_1, <8 x float> zeroinitializer
  %e1_0 = getelementptr float, ptr %c, i64 32
  %g1_0 = load <8 x float>, ptr %e1_0, align 4
  %d1_0 = select <8 x i1> %all, <8 x float> %g1_0, <8 x float> zeroinitializer
  %e1_1 = getelementptr float, ptr %c, i64 40
  %g1_1 = load <8 x float>, ptr %e1_1, align 4
  %d1_1 = select <8 x i1> %all, <8 x float> %g1_1, <8 x float> zeroinitializer
  %e2_0 = getelementptr float, ptr %c, i64 64
  %g2_0 = load <8 x float>, ptr %e2_0, align 4
  %d2_0 = select <8 x i1> %all, <8 x float> %g2_0, <8 x float> zeroinitializer
  %e2_1 = getelementptr float, ptr %c, i64 72
  %g2_1 = load <8 x float>, ptr %e2_1, align 4
  %d2_1 = select <8 x i1> %all, <8 x float> %g2_1, <8 x float> zeroinitializer
  %e3_0 = getelementptr float, ptr %c, i64 96
  %g3_0 = load <8 x float>, ptr %e3_0, align 4
  %d3_0 = select <8 x i1> %all, <8 x float> %g3_0, <8 x float> zeroinitializer
  %e3_1 = getelementptr float, ptr %c, i64 104
  %g3_1 = load <8 x float>, ptr %e3_1, align 4
  %d3_1 = select <8 x i1> %all, <8 x float> %g3_1, <8 x float> zeroinitializer
  br label %headu
headu:
  %ku = phi i64 [ 0, %entry ], [ %nu, %bodyu ]
  %au = phi ptr [ %a, %entry ], [ %anu, %bodyu ]
  %bu = phi ptr [ %b, %entry ], [ %bnu, %bodyu ]
  %accu0_0 = phi <8 x float> [ %d0_0, %entry ], [ %su3_0_0, %bodyu ]
  %accu0_1 = phi <8 x float> [ %d0_1, %entry ], [ %su3_0_1, %bodyu ]
  %accu1_0 = phi <8 x float> [ %d1_0, %entry ], [ %su3_1_0, %bodyu ]
  %accu1_1 = phi <8 x float> [ %d1_1, %entry ], [ %su3_1_1, %bodyu ]
  %accu2_0 = phi <8 x float> [ %d2_0, %entry ], [ %su3_2_0, %bodyu ]
  %accu2_1 = phi <8 x float> [ %d2_1, %entry ], [ %su3_2_1, %bodyu ]
  %accu3_0 = phi <8 x float> [ %d3_0, %entry ], [ %su3_3_0, %bodyu ]
  %accu3_1 = phi <8 x float> [ %d3_1, %entry ], [ %su3_3_1, %bodyu ]
  %gou = icmp slt i64 %ku, %most
  br i1 %gou, label %bodyu, label %exitu
bodyu:
  %ft0 = udiv i64 %ku, 4
  %fx0 = add i64 %ft0, %fs0
  %fm0 = call i64 @llvm.smin.i64(i64 %fx0, i64 %fn0)
  %fr0 = udiv i64 %fm0, 4
  %fc0 = urem i64 %fm0, 4
  %fd0 = mul i64 %fr0, 640
  %fe0 = mul i64 %fc0, 128
  %fo0 = add i64 %fd0, %fe0
  %fp0 = getelementptr i8, ptr %f0, i64 %fo0
  call void @llvm.prefetch.p0(ptr %fp0, i32 0, i32 2, i32 1)
  %ft1 = udiv i64 %ku, 8
  %fx1 = add i64 %ft1, %fs1
  %fm1 = call i64 @llvm.smin.i64(i64 %fx1, i64 %fn1)
  %fo1 = mul i64 %fm1, 28
  %fp1 = getelementptr i8, ptr %f1, i64 %fo1
  call void @llvm.prefetch.p0(ptr %fp1, i32 0, i32 2, i32 1)
  %bu0_0 = load <8 x float>, ptr %bu, align 4
  %qu0_1 = getelementptr float, ptr %bu, i64 8
  %bu0_1 = load <8 x float>, ptr %qu0_1, align 4
  %xu0_0 = load float, ptr %au
  %yu0_0 = insertelement <8 x float> poison, float %xu0_0, i64 0
  %zu0_0 = shufflevector <8 x float> %yu0_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_0, <8 x float> %bu0_0, <8 x float> %accu0_0)
  %su0_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_0, <8 x float> %bu0_1, <8 x float> %accu0_1)
  %pu0_1 = getelementptr float, ptr %au, i64 1
  %xu0_1 = load float, ptr %pu0_1
  %yu0_1 = insertelement <8 x float> poison, float %xu0_1, i64 0
  %zu0_1 = shufflevector <8 x float> %yu0_1, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_1, <8 x float> %bu0_0, <8 x float> %accu1_0)
  %su0_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_1, <8 x float> %bu0_1, <8 x float> %accu1_1)
  %pu0_2 = getelementptr float, ptr %au, i64 2
  %xu0_2 = load float, ptr %pu0_2
  %yu0_2 = insertelement <8 x float> poison, float %xu0_2, i64 0
  %zu0_2 = shufflevector <8 x float> %yu0_2, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_2, <8 x float> %bu0_0, <8 x float> %accu2_0)
  %su0_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_2, <8 x float> %bu0_1, <8 x float> %accu2_1)
  %pu0_3 = getelementptr float, ptr %au, i64 3
  %xu0_3 = load float, ptr %pu0_3
  %yu0_3 = insertelement <8 x float> poison, float %xu0_3, i64 0
  %zu0_3 = shufflevector <8 x float> %yu0_3, <8 x float> poison, <8 x i32> zeroinitializer
  %su0_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_3, <8 x float> %bu0_0, <8 x float> %accu3_0)
  %su0_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu0_3, <8 x float> %bu0_1, <8 x float> %accu3_1)
  %qu1_0 = getelementptr float, ptr %bu, i64 16
  %bu1_0 = load <8 x float>, ptr %qu1_0, align 4
  %qu1_1 = getelementptr float, ptr %bu, i64 24
  %bu1_1 = load <8 x float>, ptr %qu1_1, align 4
  %pu1_0 = getelementptr float, ptr %au, i64 7
  %xu1_0 = load float, ptr %pu1_0
  %yu1_0 = insertelement <8 x float> poison, float %xu1_0, i64 0
  %zu1_0 = shufflevector <8 x float> %yu1_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_0, <8 x float> %bu1_0, <8 x float> %su0_0_0)
  %su1_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_0, <8 x float> %bu1_1, <8 x float> %su0_0_1)
  %pu1_1 = getelementptr float, ptr %au, i64 8
  %xu1_1 = load float, ptr %pu1_1
  %yu1_1 = insertelement <8 x float> poison, float %xu1_1, i64 0
  %zu1_1 = shufflevector <8 x float> %yu1_1, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_1, <8 x float> %bu1_0, <8 x float> %su0_1_0)
  %su1_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_1, <8 x float> %bu1_1, <8 x float> %su0_1_1)
  %pu1_2 = getelementptr float, ptr %au, i64 9
  %xu1_2 = load float, ptr %pu1_2
  %yu1_2 = insertelement <8 x float> poison, float %xu1_2, i64 0
  %zu1_2 = shufflevector <8 x float> %yu1_2, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_2, <8 x float> %bu1_0, <8 x float> %su0_2_0)
  %su1_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_2, <8 x float> %bu1_1, <8 x float> %su0_2_1)
  %pu1_3 = getelementptr float, ptr %au, i64 10
  %xu1_3 = load float, ptr %pu1_3
  %yu1_3 = insertelement <8 x float> poison, float %xu1_3, i64 0
  %zu1_3 = shufflevector <8 x float> %yu1_3, <8 x float> poison, <8 x i32> zeroinitializer
  %su1_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_3, <8 x float> %bu1_0, <8 x float> %su0_3_0)
  %su1_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu1_3, <8 x float> %bu1_1, <8 x float> %su0_3_1)
  %qu2_0 = getelementptr float, ptr %bu, i64 32
  %bu2_0 = load <8 x float>, ptr %qu2_0, align 4
  %qu2_1 = getelementptr float, ptr %bu, i64 40
  %bu2_1 = load <8 x float>, ptr %qu2_1, align 4
  %pu2_0 = getelementptr float, ptr %au, i64 14
  %xu2_0 = load float, ptr %pu2_0
  %yu2_0 = insertelement <8 x float> poison, float %xu2_0, i64 0
  %zu2_0 = shufflevector <8 x float> %yu2_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_0, <8 x float> %bu2_0, <8 x float> %su1_0_0)
  %su2_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_0, <8 x float> %bu2_1, <8 x float> %su1_0_1)
  %pu2_1 = getelementptr float, ptr %au, i64 15
  %xu2_1 = load float, ptr %pu2_1
  %yu2_1 = insertelement <8 x float> poison, float %xu2_1, i64 0
  %zu2_1 = shufflevector <8 x float> %yu2_1, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_1, <8 x float> %bu2_0, <8 x float> %su1_1_0)
  %su2_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_1, <8 x float> %bu2_1, <8 x float> %su1_1_1)
  %pu2_2 = getelementptr float, ptr %au, i64 16
  %xu2_2 = load float, ptr %pu2_2
  %yu2_2 = insertelement <8 x float> poison, float %xu2_2, i64 0
  %zu2_2 = shufflevector <8 x float> %yu2_2, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_2, <8 x float> %bu2_0, <8 x float> %su1_2_0)
  %su2_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_2, <8 x float> %bu2_1, <8 x float> %su1_2_1)
  %pu2_3 = getelementptr float, ptr %au, i64 17
  %xu2_3 = load float, ptr %pu2_3
  %yu2_3 = insertelement <8 x float> poison, float %xu2_3, i64 0
  %zu2_3 = shufflevector <8 x float> %yu2_3, <8 x float> poison, <8 x i32> zeroinitializer
  %su2_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_3, <8 x float> %bu2_0, <8 x float> %su1_3_0)
  %su2_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu2_3, <8 x float> %bu2_1, <8 x float> %su1_3_1)
  %qu3_0 = getelementptr float, ptr %bu, i64 48
  %bu3_0 = load <8 x float>, ptr %qu3_0, align 4
  %qu3_1 = getelementptr float, ptr %bu, i64 56
  %bu3_1 = load <8 x float>, ptr %qu3_1, align 4
  %pu3_0 = getelementptr float, ptr %au, i64 21
  %xu3_0 = load float, ptr %pu3_0
  %yu3_0 = insertelement <8 x float> poison, float %xu3_0, i64 0
  %zu3_0 = shufflevector <8 x float> %yu3_0, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_0_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_0, <8 x float> %bu3_0, <8 x float> %su2_0_0)
  %su3_0_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_0, <8 x float> %bu3_1, <8 x float> %su2_0_1)
  %pu3_1 = getelementptr float, ptr %au, i64 22
  %xu3_1 = load float, ptr %pu3_1
  %yu3_1 = insertelement <8 x float> poison, float %xu3_1, i64 0
  %zu3_1 = shufflevector <8 x float> %yu3_1, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_1_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_1, <8 x float> %bu3_0, <8 x float> %su2_1_0)
  %su3_1_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_1, <8 x float> %bu3_1, <8 x float> %su2_1_1)
  %pu3_2 = getelementptr float, ptr %au, i64 23
  %xu3_2 = load float, ptr %pu3_2
  %yu3_2 = insertelement <8 x float> poison, float %xu3_2, i64 0
  %zu3_2 = shufflevector <8 x float> %yu3_2, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_2_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_2, <8 x float> %bu3_0, <8 x float> %su2_2_0)
  %su3_2_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_2, <8 x float> %bu3_1, <8 x float> %su2_2_1)
  %pu3_3 = getelementptr float, ptr %au, i64 24
  %xu3_3 = load float, ptr %pu3_3
  %yu3_3 = insertelement <8 x float> poison, float %xu3_3, i64 0
  %zu3_3 = shufflevector <8 x float> %yu3_3, <8 x float> poison, <8 x i32> zeroinitializer
  %su3_3_0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_3, <8 x float> %bu3_0, <8 x float> %su2_3_0)
  %su3_3_1 = call <8 x float> @llvm.fma.v8f32(<8 x float> %zu3_3, <8 x float> %bu3_1, <8 x float> %su2_3_1)
  %anu = getelementptr float, ptr %au, i64 28
  %bnu = getelementptr float, ptr %bu, i64 64
  %nu = add nuw nsw i64 %ku, 4
  br label %headu
exitu:
  store <8 x float> %accu0_0, ptr %c, align 4
  %f0_1 = getelementptr float, ptr %c, i64 8
  store <8 x float> %accu0_1, ptr %f0_1, align 4
  %f1_0 = getelementptr float, ptr %c, i64 32
  store <8 x float> %accu1_0, ptr %f1_0, align 4
  %f1_1 = getelementptr float, ptr %c, i64 40
  store <8 x float> %accu1_1, ptr %f1_1, align 4
  %f2_0 = getelementptr float, ptr %c, i64 64
  store <8 x float> %accu2_0, ptr %f2_0, align 4
  %f2_1 = getelementptr float, ptr %c, i64 72
  store <8 x float> %accu2_1, ptr %f2_1, align 4
  %f3_0 = getelementptr float, ptr %c, i64 96
  store <8 x float> %accu3_0, ptr %f3_0, align 4
  %f3_1 = getelementptr float, ptr %c, i64 104
  store <8 x float> %accu3_1, ptr %f3_1, align 4
  ret void
}
define internal void @product_avx2_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %p2, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v1 = getelementptr inbounds i8, ptr %scratch, i64 0
  %v2 = getelementptr inbounds i8, ptr %scratch, i64 9216
  br label %head3
head3:
  %i3 = phi i64 [ %start, %entry ], [ %next3, %exit322 ]
  %go3 = icmp slt i64 %i3, %end
  br i1 %go3, label %body3, label %exit3
body3:
  %v4 = urem i64 %i3, 1
  %v5 = udiv i64 %i3, 1
  %v6 = urem i64 %v5, 2
  %v7 = udiv i64 %v5, 2
  %v8 = mul nuw nsw i64 %v4, 8
  %v9 = mul nuw nsw i64 %v6, 16
  %v10 = sub nsw i64 7, %v8
  %v11 = icmp slt i64 8, %v10
  %v12 = select i1 %v11, i64 8, i64 %v10
  %v13 = sub nsw i64 20, %v9
  %v14 = icmp slt i64 16, %v13
  %v15 = select i1 %v14, i64 16, i64 %v13
  br label %head16
head16:
  %i16 = phi i64 [ 0, %body3 ], [ %next16, %exit269 ]
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
  %v33 = mul nuw nsw i64 %v28, 8
  %v34 = mul nuw nsw i64 %v30, 16
  %v35 = mul i64 %v34, 160
  %v36 = add i64 %v35, %v25
  %v37 = getelementptr inbounds float, ptr %p2, i64 %v36
  %v38 = add nuw nsw i64 %v15, 15
  %v39 = udiv i64 %v38, 16
  br label %head40
head40:
  %i40 = phi i64 [ 0, %body16 ], [ %next40, %exit48 ]
  %go40 = icmp slt i64 %i40, %v39
  br i1 %go40, label %body40, label %exit40
body40:
  %v41 = mul nuw nsw i64 %i40, 16
  %v42 = sub nsw i64 %v15, %v41
  %v43 = icmp slt i64 16, %v42
  %v44 = select i1 %v43, i64 16, i64 %v42
  %v45 = mul nuw nsw i64 %i40, 2048
  %v46 = getelementptr inbounds float, ptr %v1, i64 %v45
  %v47 = add nuw nsw i64 %v9, %v41
  br label %head48
head48:
  %i48 = phi i64 [ 0, %body40 ], [ %next48, %exit51 ]
  %go48 = icmp slt i64 %i48, 1
  br i1 %go48, label %body48, label %exit48
body48:
  %v49 = mul nuw nsw i64 %i48, 16
  %v50 = udiv i64 %v20, 16
  br label %head51
head51:
  %i51 = phi i64 [ 0, %body48 ], [ %next51, %body51 ]
  %go51 = icmp slt i64 %i51, %v50
  br i1 %go51, label %body51, label %exit51
body51:
  %v52 = mul nuw nsw i64 %i51, 16
  %v53 = add nuw nsw i64 %v17, %v52
  %v54 = add nuw nsw i64 %v49, 1
  %v55 = add nuw nsw i64 %v49, 2
  %v56 = add nuw nsw i64 %v49, 3
  %v57 = add nuw nsw i64 %v49, 4
  %v58 = add nuw nsw i64 %v49, 5
  %v59 = add nuw nsw i64 %v49, 6
  %v60 = add nuw nsw i64 %v49, 7
  %v61 = add nuw nsw i64 %v49, 8
  %v62 = add nuw nsw i64 %v49, 9
  %v63 = add nuw nsw i64 %v49, 10
  %v64 = add nuw nsw i64 %v49, 11
  %v65 = add nuw nsw i64 %v49, 12
  %v66 = add nuw nsw i64 %v49, 13
  %v67 = add nuw nsw i64 %v49, 14
  %v68 = add nuw nsw i64 %v49, 15
  %v69 = sub nsw i64 %v44, 1
  %v70 = icmp slt i64 %v69, %v49
  %v71 = select i1 %v70, i64 %v69, i64 %v49
  %v72 = icmp slt i64 %v69, %v54
  %v73 = select i1 %v72, i64 %v69, i64 %v54
  %v74 = icmp slt i64 %v69, %v55
  %v75 = select i1 %v74, i64 %v69, i64 %v55
  %v76 = icmp slt i64 %v69, %v56
  %v77 = select i1 %v76, i64 %v69, i64 %v56
  %v78 = icmp slt i64 %v69, %v57
  %v79 = select i1 %v78, i64 %v69, i64 %v57
  %v80 = icmp slt i64 %v69, %v58
  %v81 = select i1 %v80, i64 %v69, i64 %v58
  %v82 = icmp slt i64 %v69, %v59
  %v83 = select i1 %v82, i64 %v69, i64 %v59
  %v84 = icmp slt i64 %v69, %v60
  %v85 = select i1 %v84, i64 %v69, i64 %v60
  %v86 = icmp slt i64 %v69, %v61
  %v87 = select i1 %v86, i64 %v69, i64 %v61
  %v88 = icmp slt i64 %v69, %v62
  %v89 = select i1 %v88, i64 %v69, i64 %v62
  %v90 = icmp slt i64 %v69, %v63
  %v91 = select i1 %v90, i64 %v69, i64 %v63
  %v92 = icmp slt i64 %v69, %v64
  %v93 = select i1 %v92, i64 %v69, i64 %v64
  %v94 = icmp slt i64 %v69, %v65
  %v95 = select i1 %v94, i64 %v69, i64 %v65
  %v96 = icmp slt i64 %v69, %v66
  %v97 = select i1 %v96, i64 %v69, i64 %v66
  %v98 = icmp slt i64 %v69, %v67
  %v99 = select i1 %v98, i64 %v69, i64 %v67
  %v100 = icmp slt i64 %v69, %v68
  %v101 = select i1 %v100, i64 %v69, i64 %v68
  %v102 = mul i64 %v47, 160
  %v103 = add i64 %v102, %v53
  %v104 = call i64 asm "", "=r,0"(i64 %v103)
  %v105 = mul nuw nsw i64 %v71, 160
  %v106 = add nuw nsw i64 %v104, %v105
  %v107 = mul nuw nsw i64 %v73, 160
  %v108 = add nuw nsw i64 %v104, %v107
  %v109 = mul nuw nsw i64 %v75, 160
  %v110 = add nuw nsw i64 %v104, %v109
  %v111 = mul nuw nsw i64 %v77, 160
  %v112 = add nuw nsw i64 %v104, %v111
  %v113 = mul nuw nsw i64 %v79, 160
  %v114 = add nuw nsw i64 %v104, %v113
  %v115 = mul nuw nsw i64 %v81, 160
  %v116 = add nuw nsw i64 %v104, %v115
  %v117 = mul nuw nsw i64 %v83, 160
  %v118 = add nuw nsw i64 %v104, %v117
  %v119 = mul nuw nsw i64 %v85, 160
  %v120 = add nuw nsw i64 %v104, %v119
  %v121 = mul nuw nsw i64 %v87, 160
  %v122 = add nuw nsw i64 %v104, %v121
  %v123 = mul nuw nsw i64 %v89, 160
  %v124 = add nuw nsw i64 %v104, %v123
  %v125 = mul nuw nsw i64 %v91, 160
  %v126 = add nuw nsw i64 %v104, %v125
  %v127 = mul nuw nsw i64 %v93, 160
  %v128 = add nuw nsw i64 %v104, %v127
  %v129 = mul nuw nsw i64 %v95, 160
  %v130 = add nuw nsw i64 %v104, %v129
  %v131 = mul nuw nsw i64 %v97, 160
  %v132 = add nuw nsw i64 %v104, %v131
  %v133 = mul nuw nsw i64 %v99, 160
  %v134 = add nuw nsw i64 %v104, %v133
  %v135 = mul nuw nsw i64 %v101, 160
  %v136 = add nuw nsw i64 %v104, %v135
  %v137 = getelementptr inbounds float, ptr %p2, i64 %v106
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = getelementptr inbounds float, ptr %p2, i64 %v108
  %v140 = load <16 x float>, ptr %v139, align 4
  %v141 = getelementptr inbounds float, ptr %p2, i64 %v110
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = getelementptr inbounds float, ptr %p2, i64 %v112
  %v144 = load <16 x float>, ptr %v143, align 4
  %v145 = getelementptr inbounds float, ptr %p2, i64 %v114
  %v146 = load <16 x float>, ptr %v145, align 4
  %v147 = getelementptr inbounds float, ptr %p2, i64 %v116
  %v148 = load <16 x float>, ptr %v147, align 4
  %v149 = getelementptr inbounds float, ptr %p2, i64 %v118
  %v150 = load <16 x float>, ptr %v149, align 4
  %v151 = getelementptr inbounds float, ptr %p2, i64 %v120
  %v152 = load <16 x float>, ptr %v151, align 4
  %v153 = getelementptr inbounds float, ptr %p2, i64 %v122
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = getelementptr inbounds float, ptr %p2, i64 %v124
  %v156 = load <16 x float>, ptr %v155, align 4
  %v157 = getelementptr inbounds float, ptr %p2, i64 %v126
  %v158 = load <16 x float>, ptr %v157, align 4
  %v159 = getelementptr inbounds float, ptr %p2, i64 %v128
  %v160 = load <16 x float>, ptr %v159, align 4
  %v161 = getelementptr inbounds float, ptr %p2, i64 %v130
  %v162 = load <16 x float>, ptr %v161, align 4
  %v163 = getelementptr inbounds float, ptr %p2, i64 %v132
  %v164 = load <16 x float>, ptr %v163, align 4
  %v165 = getelementptr inbounds float, ptr %p2, i64 %v134
  %v166 = load <16 x float>, ptr %v165, align 4
  %v167 = getelementptr inbounds float, ptr %p2, i64 %v136
  %v168 = load <16 x float>, ptr %v167, align 4
  %v169 = shufflevector <16 x float> %v138, <16 x float> %v154, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v170 = shufflevector <16 x float> %v138, <16 x float> %v154, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v171 = shufflevector <16 x float> %v140, <16 x float> %v156, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v172 = shufflevector <16 x float> %v140, <16 x float> %v156, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v173 = shufflevector <16 x float> %v142, <16 x float> %v158, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v174 = shufflevector <16 x float> %v142, <16 x float> %v158, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v175 = shufflevector <16 x float> %v144, <16 x float> %v160, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v176 = shufflevector <16 x float> %v144, <16 x float> %v160, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v177 = shufflevector <16 x float> %v146, <16 x float> %v162, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v178 = shufflevector <16 x float> %v146, <16 x float> %v162, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v179 = shufflevector <16 x float> %v148, <16 x float> %v164, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v180 = shufflevector <16 x float> %v148, <16 x float> %v164, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v181 = shufflevector <16 x float> %v150, <16 x float> %v166, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v182 = shufflevector <16 x float> %v150, <16 x float> %v166, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v183 = shufflevector <16 x float> %v152, <16 x float> %v168, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v184 = shufflevector <16 x float> %v152, <16 x float> %v168, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v185 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v186 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v187 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v188 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v189 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v190 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v191 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v192 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v193 = shufflevector <16 x float> %v173, <16 x float> %v181, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v194 = shufflevector <16 x float> %v173, <16 x float> %v181, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v195 = shufflevector <16 x float> %v174, <16 x float> %v182, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v196 = shufflevector <16 x float> %v174, <16 x float> %v182, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v197 = shufflevector <16 x float> %v175, <16 x float> %v183, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v198 = shufflevector <16 x float> %v175, <16 x float> %v183, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v199 = shufflevector <16 x float> %v176, <16 x float> %v184, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v200 = shufflevector <16 x float> %v176, <16 x float> %v184, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v201 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v202 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v203 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v204 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v205 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v206 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v207 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v208 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v209 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v210 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v211 = shufflevector <16 x float> %v190, <16 x float> %v198, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v212 = shufflevector <16 x float> %v190, <16 x float> %v198, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v213 = shufflevector <16 x float> %v191, <16 x float> %v199, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v214 = shufflevector <16 x float> %v191, <16 x float> %v199, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v215 = shufflevector <16 x float> %v192, <16 x float> %v200, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v216 = shufflevector <16 x float> %v192, <16 x float> %v200, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v217 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v218 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v219 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v220 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v221 = shufflevector <16 x float> %v203, <16 x float> %v211, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v222 = shufflevector <16 x float> %v203, <16 x float> %v211, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v223 = shufflevector <16 x float> %v204, <16 x float> %v212, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v224 = shufflevector <16 x float> %v204, <16 x float> %v212, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v225 = shufflevector <16 x float> %v205, <16 x float> %v213, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v226 = shufflevector <16 x float> %v205, <16 x float> %v213, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v227 = shufflevector <16 x float> %v206, <16 x float> %v214, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v228 = shufflevector <16 x float> %v206, <16 x float> %v214, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v229 = shufflevector <16 x float> %v207, <16 x float> %v215, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v230 = shufflevector <16 x float> %v207, <16 x float> %v215, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v231 = shufflevector <16 x float> %v208, <16 x float> %v216, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v232 = shufflevector <16 x float> %v208, <16 x float> %v216, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v233 = mul nuw nsw i64 %v52, 16
  %v234 = add nuw nsw i64 %v233, %v49
  %v235 = call i64 asm "", "=r,0"(i64 %v234)
  %v236 = getelementptr inbounds float, ptr %v46, i64 %v235
  store <16 x float> %v217, ptr %v236, align 4
  %v237 = add nuw nsw i64 %v235, 16
  %v238 = getelementptr inbounds float, ptr %v46, i64 %v237
  store <16 x float> %v218, ptr %v238, align 4
  %v239 = add nuw nsw i64 %v235, 32
  %v240 = getelementptr inbounds float, ptr %v46, i64 %v239
  store <16 x float> %v219, ptr %v240, align 4
  %v241 = add nuw nsw i64 %v235, 48
  %v242 = getelementptr inbounds float, ptr %v46, i64 %v241
  store <16 x float> %v220, ptr %v242, align 4
  %v243 = add nuw nsw i64 %v235, 64
  %v244 = getelementptr inbounds float, ptr %v46, i64 %v243
  store <16 x float> %v221, ptr %v244, align 4
  %v245 = add nuw nsw i64 %v235, 80
  %v246 = getelementptr inbounds float, ptr %v46, i64 %v245
  store <16 x float> %v222, ptr %v246, align 4
  %v247 = add nuw nsw i64 %v235, 96
  %v248 = getelementptr inbounds float, ptr %v46, i64 %v247
  store <16 x float> %v223, ptr %v248, align 4
  %v249 = add nuw nsw i64 %v235, 112
  %v250 = getelementptr inbounds float, ptr %v46, i64 %v249
  store <16 x float> %v224, ptr %v250, align 4
  %v251 = add nuw nsw i64 %v235, 128
  %v252 = getelementptr inbounds float, ptr %v46, i64 %v251
  store <16 x float> %v225, ptr %v252, align 4
  %v253 = add nuw nsw i64 %v235, 144
  %v254 = getelementptr inbounds float, ptr %v46, i64 %v253
  store <16 x float> %v226, ptr %v254, align 4
  %v255 = add nuw nsw i64 %v235, 160
  %v256 = getelementptr inbounds float, ptr %v46, i64 %v255
  store <16 x float> %v227, ptr %v256, align 4
  %v257 = add nuw nsw i64 %v235, 176
  %v258 = getelementptr inbounds float, ptr %v46, i64 %v257
  store <16 x float> %v228, ptr %v258, align 4
  %v259 = add nuw nsw i64 %v235, 192
  %v260 = getelementptr inbounds float, ptr %v46, i64 %v259
  store <16 x float> %v229, ptr %v260, align 4
  %v261 = add nuw nsw i64 %v235, 208
  %v262 = getelementptr inbounds float, ptr %v46, i64 %v261
  store <16 x float> %v230, ptr %v262, align 4
  %v263 = add nuw nsw i64 %v235, 224
  %v264 = getelementptr inbounds float, ptr %v46, i64 %v263
  store <16 x float> %v231, ptr %v264, align 4
  %v265 = add nuw nsw i64 %v235, 240
  %v266 = getelementptr inbounds float, ptr %v46, i64 %v265
  store <16 x float> %v232, ptr %v266, align 4
  %next51 = add nuw nsw i64 %i51, 1
  br label %head51, !llvm.loop !1
exit51:
  %next48 = add nuw nsw i64 %i48, 1
  br label %head48, !llvm.loop !1
exit48:
  %next40 = add nuw nsw i64 %i40, 1
  br label %head40, !llvm.loop !1
exit40:
  %v267 = add nuw nsw i64 %v12, 3
  %v268 = udiv i64 %v267, 4
  br label %head269
head269:
  %i269 = phi i64 [ 0, %exit40 ], [ %next269, %exit283 ]
  %go269 = icmp slt i64 %i269, %v268
  br i1 %go269, label %body269, label %exit269
body269:
  %v270 = mul nuw nsw i64 %i269, 4
  %v271 = add nuw nsw i64 %v8, %v270
  %v272 = sub nsw i64 %v12, %v270
  %v273 = icmp slt i64 4, %v272
  %v274 = select i1 %v273, i64 4, i64 %v272
  %v275 = icmp slt i64 3, %v271
  %v276 = select i1 %v275, i64 3, i64 %v271
  %v277 = sub nsw i64 %v271, %v276
  %v278 = mul nuw nsw i64 %v277, 32
  %v279 = mul nuw nsw i64 %v270, 32
  %v280 = getelementptr inbounds float, ptr %v2, i64 %v279
  %v281 = add nuw nsw i64 %v15, 15
  %v282 = udiv i64 %v281, 16
  br label %head283
head283:
  %i283 = phi i64 [ 0, %body269 ], [ %next283, %body283 ]
  %go283 = icmp slt i64 %i283, %v282
  br i1 %go283, label %body283, label %exit283
body283:
  %v284 = mul nuw nsw i64 %i283, 16
  %v285 = getelementptr inbounds float, ptr %v280, i64 %v284
  %v286 = mul nuw nsw i64 %i269, 4
  %v287 = add nuw nsw i64 %v8, %v286
  %v288 = sub nsw i64 %v12, %v286
  %v289 = icmp slt i64 4, %v288
  %v290 = select i1 %v289, i64 4, i64 %v288
  %v291 = icmp slt i64 3, %v287
  %v292 = select i1 %v291, i64 3, i64 %v287
  %v293 = sub nsw i64 %v287, %v292
  %v294 = mul nuw nsw i64 %v293, 32
  %v295 = mul nuw nsw i64 %i283, 16
  %v296 = add nuw nsw i64 %v9, %v295
  %v297 = mul i64 %v17, 7
  %v298 = add i64 %v297, %v292
  %v299 = getelementptr inbounds float, ptr %p1, i64 %v298
  %v300 = mul nuw nsw i64 %i283, 2048
  %v301 = getelementptr inbounds float, ptr %v1, i64 %v300
  %v302 = mul nuw nsw i64 %i269, 4
  %v303 = add nuw nsw i64 %i269, %i283
  %v304 = add nuw nsw i64 %v302, 4
  %v305 = udiv i64 %v302, 32
  %v306 = mul nuw nsw i64 %v305, 32
  %v307 = add nuw nsw i64 %v306, 32
  %v308 = add nuw nsw i64 %v8, %v307
  %v309 = mul i64 %v17, 7
  %v310 = add i64 %v309, %v308
  %v311 = getelementptr inbounds float, ptr %p1, i64 %v310
  %v312 = urem i64 %v302, 32
  %v313 = udiv i64 %v312, 4
  %v314 = add nuw nsw i64 %v313, %i283
  %v315 = mul nuw nsw i64 %v303, 32
  %v316 = udiv i64 %v315, 1
  %v317 = select i1 %v32, i64 63, i64 0
  %v318 = mul nuw nsw i64 %v314, 32
  %v319 = udiv i64 %v318, 2
  call void @product_avx2_0_tile(ptr %v299, ptr %v301, i64 %v20, ptr %v285, i1 %v21, ptr %v37, i64 %v316, i64 %v317, ptr %v311, i64 %v319, i64 127)
  %next283 = add nuw nsw i64 %i283, 1
  br label %head283, !llvm.loop !1
exit283:
  %next269 = add nuw nsw i64 %i269, 1
  br label %head269, !llvm.loop !1
exit269:
  %next16 = add nuw nsw i64 %i16, 1
  br label %head16, !llvm.loop !1
exit16:
  %v320 = add nuw nsw i64 %v12, 3
  %v321 = udiv i64 %v320, 4
  br label %head322
head322:
  %i322 = phi i64 [ 0, %exit16 ], [ %next322, %exit336 ]
  %go322 = icmp slt i64 %i322, %v321
  br i1 %go322, label %body322, label %exit322
body322:
  %v323 = mul nuw nsw i64 %i322, 4
  %v324 = add nuw nsw i64 %v8, %v323
  %v325 = sub nsw i64 %v12, %v323
  %v326 = icmp slt i64 4, %v325
  %v327 = select i1 %v326, i64 4, i64 %v325
  %v328 = icmp slt i64 3, %v324
  %v329 = select i1 %v328, i64 3, i64 %v324
  %v330 = sub nsw i64 %v324, %v329
  %v331 = mul nuw nsw i64 %v330, 32
  %v332 = mul nuw nsw i64 %v323, 32
  %v333 = add nuw nsw i64 %v332, %v331
  %v334 = getelementptr inbounds float, ptr %v2, i64 %v333
  %v335 = add nuw nsw i64 %v8, %v323
  br label %head336
head336:
  %i336 = phi i64 [ 0, %body322 ], [ %next336, %exit351 ]
  %go336 = icmp slt i64 %i336, %v327
  br i1 %go336, label %body336, label %exit336
body336:
  %v337 = add nuw nsw i64 %v335, %i336
  %v338 = mul nuw nsw i64 %i336, 32
  %v339 = getelementptr inbounds float, ptr %v334, i64 %v338
  %v340 = add nuw nsw i64 %v9, %v15
  %v341 = and i64 %v15, -8
  %v342 = add nuw nsw i64 %v9, %v341
  %v343 = sub nsw i64 0, %v9
  %v344 = getelementptr float, ptr %v339, i64 %v343
  %v348 = mul i64 %v337, 20
  %v349 = getelementptr float, ptr %p0, i64 %v348
  br label %head345
head345:
  %i345 = phi i64 [ %v9, %body336 ], [ %next345, %body345 ]
  %go345 = icmp slt i64 %i345, %v342
  br i1 %go345, label %body345, label %exit345
body345:
  %v346 = getelementptr float, ptr %v344, i64 %i345
  %v347 = load <8 x float>, ptr %v346, align 4
  %v350 = getelementptr float, ptr %v349, i64 %i345
  store <8 x float> %v347, ptr %v350, align 4
  %next345 = add nuw nsw i64 %i345, 8
  br label %head345, !llvm.loop !1
exit345:
  br label %head351
head351:
  %i351 = phi i64 [ %v342, %exit345 ], [ %next351, %body351 ]
  %go351 = icmp slt i64 %i351, %v340
  br i1 %go351, label %body351, label %exit351
body351:
  %v352 = getelementptr float, ptr %v344, i64 %i351
  %v353 = load float, ptr %v352, align 4
  %v354 = add i64 %v348, %i351
  %v355 = getelementptr inbounds float, ptr %p0, i64 %v354
  store float %v353, ptr %v355
  %next351 = add nuw nsw i64 %i351, 1
  br label %head351, !llvm.loop !1
exit351:
  %next336 = add nuw nsw i64 %i336, 1
  br label %head336, !llvm.loop !1
exit336:
  %next322 = add nuw nsw i64 %i322, 1
  br label %head322, !llvm.loop !1
exit322:
  %next3 = add nuw nsw i64 %i3, 1
  br label %head3, !llvm.loop !1
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
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
