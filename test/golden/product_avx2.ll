declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @product_avx2_0_tile(ptr noalias %a, ptr noalias %b, i64 %depth, ptr noalias %c, i1 %add, ptr %f0, i64 %fs0, i64 %fn0) noinline #0 {
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
  %fl0 = call i64 @llvm.smin.i64(i64 %ku, i64 %fn0)
  %fo0 = mul i64 %fl0, %fs0
  %fp0 = getelementptr i8, ptr %f0, i64 %fo0
  call void @llvm.prefetch.p0(ptr %fp0, i32 0, i32 2, i32 1)
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
  %i3 = phi i64 [ %start, %entry ], [ %next3, %exit311 ]
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
  %i16 = phi i64 [ 0, %body3 ], [ %next16, %exit266 ]
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
  %v35 = add nuw nsw i64 %v15, 15
  %v36 = udiv i64 %v35, 16
  br label %head37
head37:
  %i37 = phi i64 [ 0, %body16 ], [ %next37, %exit45 ]
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
  br label %head45
head45:
  %i45 = phi i64 [ 0, %body37 ], [ %next45, %exit48 ]
  %go45 = icmp slt i64 %i45, 1
  br i1 %go45, label %body45, label %exit45
body45:
  %v46 = mul nuw nsw i64 %i45, 16
  %v47 = udiv i64 %v20, 16
  br label %head48
head48:
  %i48 = phi i64 [ 0, %body45 ], [ %next48, %body48 ]
  %go48 = icmp slt i64 %i48, %v47
  br i1 %go48, label %body48, label %exit48
body48:
  %v49 = mul nuw nsw i64 %i48, 16
  %v50 = add nuw nsw i64 %v17, %v49
  %v51 = add nuw nsw i64 %v46, 1
  %v52 = add nuw nsw i64 %v46, 2
  %v53 = add nuw nsw i64 %v46, 3
  %v54 = add nuw nsw i64 %v46, 4
  %v55 = add nuw nsw i64 %v46, 5
  %v56 = add nuw nsw i64 %v46, 6
  %v57 = add nuw nsw i64 %v46, 7
  %v58 = add nuw nsw i64 %v46, 8
  %v59 = add nuw nsw i64 %v46, 9
  %v60 = add nuw nsw i64 %v46, 10
  %v61 = add nuw nsw i64 %v46, 11
  %v62 = add nuw nsw i64 %v46, 12
  %v63 = add nuw nsw i64 %v46, 13
  %v64 = add nuw nsw i64 %v46, 14
  %v65 = add nuw nsw i64 %v46, 15
  %v66 = sub nsw i64 %v41, 1
  %v67 = icmp slt i64 %v66, %v46
  %v68 = select i1 %v67, i64 %v66, i64 %v46
  %v69 = icmp slt i64 %v66, %v51
  %v70 = select i1 %v69, i64 %v66, i64 %v51
  %v71 = icmp slt i64 %v66, %v52
  %v72 = select i1 %v71, i64 %v66, i64 %v52
  %v73 = icmp slt i64 %v66, %v53
  %v74 = select i1 %v73, i64 %v66, i64 %v53
  %v75 = icmp slt i64 %v66, %v54
  %v76 = select i1 %v75, i64 %v66, i64 %v54
  %v77 = icmp slt i64 %v66, %v55
  %v78 = select i1 %v77, i64 %v66, i64 %v55
  %v79 = icmp slt i64 %v66, %v56
  %v80 = select i1 %v79, i64 %v66, i64 %v56
  %v81 = icmp slt i64 %v66, %v57
  %v82 = select i1 %v81, i64 %v66, i64 %v57
  %v83 = icmp slt i64 %v66, %v58
  %v84 = select i1 %v83, i64 %v66, i64 %v58
  %v85 = icmp slt i64 %v66, %v59
  %v86 = select i1 %v85, i64 %v66, i64 %v59
  %v87 = icmp slt i64 %v66, %v60
  %v88 = select i1 %v87, i64 %v66, i64 %v60
  %v89 = icmp slt i64 %v66, %v61
  %v90 = select i1 %v89, i64 %v66, i64 %v61
  %v91 = icmp slt i64 %v66, %v62
  %v92 = select i1 %v91, i64 %v66, i64 %v62
  %v93 = icmp slt i64 %v66, %v63
  %v94 = select i1 %v93, i64 %v66, i64 %v63
  %v95 = icmp slt i64 %v66, %v64
  %v96 = select i1 %v95, i64 %v66, i64 %v64
  %v97 = icmp slt i64 %v66, %v65
  %v98 = select i1 %v97, i64 %v66, i64 %v65
  %v99 = mul i64 %v44, 160
  %v100 = add i64 %v99, %v50
  %v101 = call i64 asm "", "=r,0"(i64 %v100)
  %v102 = mul nuw nsw i64 %v68, 160
  %v103 = add nuw nsw i64 %v101, %v102
  %v104 = mul nuw nsw i64 %v70, 160
  %v105 = add nuw nsw i64 %v101, %v104
  %v106 = mul nuw nsw i64 %v72, 160
  %v107 = add nuw nsw i64 %v101, %v106
  %v108 = mul nuw nsw i64 %v74, 160
  %v109 = add nuw nsw i64 %v101, %v108
  %v110 = mul nuw nsw i64 %v76, 160
  %v111 = add nuw nsw i64 %v101, %v110
  %v112 = mul nuw nsw i64 %v78, 160
  %v113 = add nuw nsw i64 %v101, %v112
  %v114 = mul nuw nsw i64 %v80, 160
  %v115 = add nuw nsw i64 %v101, %v114
  %v116 = mul nuw nsw i64 %v82, 160
  %v117 = add nuw nsw i64 %v101, %v116
  %v118 = mul nuw nsw i64 %v84, 160
  %v119 = add nuw nsw i64 %v101, %v118
  %v120 = mul nuw nsw i64 %v86, 160
  %v121 = add nuw nsw i64 %v101, %v120
  %v122 = mul nuw nsw i64 %v88, 160
  %v123 = add nuw nsw i64 %v101, %v122
  %v124 = mul nuw nsw i64 %v90, 160
  %v125 = add nuw nsw i64 %v101, %v124
  %v126 = mul nuw nsw i64 %v92, 160
  %v127 = add nuw nsw i64 %v101, %v126
  %v128 = mul nuw nsw i64 %v94, 160
  %v129 = add nuw nsw i64 %v101, %v128
  %v130 = mul nuw nsw i64 %v96, 160
  %v131 = add nuw nsw i64 %v101, %v130
  %v132 = mul nuw nsw i64 %v98, 160
  %v133 = add nuw nsw i64 %v101, %v132
  %v134 = getelementptr inbounds float, ptr %p2, i64 %v103
  %v135 = load <16 x float>, ptr %v134, align 4
  %v136 = getelementptr inbounds float, ptr %p2, i64 %v105
  %v137 = load <16 x float>, ptr %v136, align 4
  %v138 = getelementptr inbounds float, ptr %p2, i64 %v107
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = getelementptr inbounds float, ptr %p2, i64 %v109
  %v141 = load <16 x float>, ptr %v140, align 4
  %v142 = getelementptr inbounds float, ptr %p2, i64 %v111
  %v143 = load <16 x float>, ptr %v142, align 4
  %v144 = getelementptr inbounds float, ptr %p2, i64 %v113
  %v145 = load <16 x float>, ptr %v144, align 4
  %v146 = getelementptr inbounds float, ptr %p2, i64 %v115
  %v147 = load <16 x float>, ptr %v146, align 4
  %v148 = getelementptr inbounds float, ptr %p2, i64 %v117
  %v149 = load <16 x float>, ptr %v148, align 4
  %v150 = getelementptr inbounds float, ptr %p2, i64 %v119
  %v151 = load <16 x float>, ptr %v150, align 4
  %v152 = getelementptr inbounds float, ptr %p2, i64 %v121
  %v153 = load <16 x float>, ptr %v152, align 4
  %v154 = getelementptr inbounds float, ptr %p2, i64 %v123
  %v155 = load <16 x float>, ptr %v154, align 4
  %v156 = getelementptr inbounds float, ptr %p2, i64 %v125
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = getelementptr inbounds float, ptr %p2, i64 %v127
  %v159 = load <16 x float>, ptr %v158, align 4
  %v160 = getelementptr inbounds float, ptr %p2, i64 %v129
  %v161 = load <16 x float>, ptr %v160, align 4
  %v162 = getelementptr inbounds float, ptr %p2, i64 %v131
  %v163 = load <16 x float>, ptr %v162, align 4
  %v164 = getelementptr inbounds float, ptr %p2, i64 %v133
  %v165 = load <16 x float>, ptr %v164, align 4
  %v166 = shufflevector <16 x float> %v135, <16 x float> %v151, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v167 = shufflevector <16 x float> %v135, <16 x float> %v151, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v168 = shufflevector <16 x float> %v137, <16 x float> %v153, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v169 = shufflevector <16 x float> %v137, <16 x float> %v153, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v170 = shufflevector <16 x float> %v139, <16 x float> %v155, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v171 = shufflevector <16 x float> %v139, <16 x float> %v155, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v172 = shufflevector <16 x float> %v141, <16 x float> %v157, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v173 = shufflevector <16 x float> %v141, <16 x float> %v157, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v174 = shufflevector <16 x float> %v143, <16 x float> %v159, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v175 = shufflevector <16 x float> %v143, <16 x float> %v159, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v176 = shufflevector <16 x float> %v145, <16 x float> %v161, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v177 = shufflevector <16 x float> %v145, <16 x float> %v161, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v178 = shufflevector <16 x float> %v147, <16 x float> %v163, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v179 = shufflevector <16 x float> %v147, <16 x float> %v163, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v180 = shufflevector <16 x float> %v149, <16 x float> %v165, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v181 = shufflevector <16 x float> %v149, <16 x float> %v165, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v182 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v183 = shufflevector <16 x float> %v166, <16 x float> %v174, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v184 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v185 = shufflevector <16 x float> %v167, <16 x float> %v175, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v186 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v187 = shufflevector <16 x float> %v168, <16 x float> %v176, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v188 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v189 = shufflevector <16 x float> %v169, <16 x float> %v177, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v190 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v191 = shufflevector <16 x float> %v170, <16 x float> %v178, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v192 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v193 = shufflevector <16 x float> %v171, <16 x float> %v179, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v194 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v195 = shufflevector <16 x float> %v172, <16 x float> %v180, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v196 = shufflevector <16 x float> %v173, <16 x float> %v181, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v197 = shufflevector <16 x float> %v173, <16 x float> %v181, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v198 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v199 = shufflevector <16 x float> %v182, <16 x float> %v190, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v200 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v201 = shufflevector <16 x float> %v183, <16 x float> %v191, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v202 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v203 = shufflevector <16 x float> %v184, <16 x float> %v192, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v204 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v205 = shufflevector <16 x float> %v185, <16 x float> %v193, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v206 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v207 = shufflevector <16 x float> %v186, <16 x float> %v194, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v208 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v209 = shufflevector <16 x float> %v187, <16 x float> %v195, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v210 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v211 = shufflevector <16 x float> %v188, <16 x float> %v196, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v212 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v213 = shufflevector <16 x float> %v189, <16 x float> %v197, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v214 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v215 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v216 = shufflevector <16 x float> %v199, <16 x float> %v207, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v217 = shufflevector <16 x float> %v199, <16 x float> %v207, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v218 = shufflevector <16 x float> %v200, <16 x float> %v208, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v219 = shufflevector <16 x float> %v200, <16 x float> %v208, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v220 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v221 = shufflevector <16 x float> %v201, <16 x float> %v209, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v222 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v223 = shufflevector <16 x float> %v202, <16 x float> %v210, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v224 = shufflevector <16 x float> %v203, <16 x float> %v211, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v225 = shufflevector <16 x float> %v203, <16 x float> %v211, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v226 = shufflevector <16 x float> %v204, <16 x float> %v212, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v227 = shufflevector <16 x float> %v204, <16 x float> %v212, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v228 = shufflevector <16 x float> %v205, <16 x float> %v213, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v229 = shufflevector <16 x float> %v205, <16 x float> %v213, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v230 = mul nuw nsw i64 %v49, 16
  %v231 = add nuw nsw i64 %v230, %v46
  %v232 = call i64 asm "", "=r,0"(i64 %v231)
  %v233 = getelementptr inbounds float, ptr %v43, i64 %v232
  store <16 x float> %v214, ptr %v233, align 4
  %v234 = add nuw nsw i64 %v232, 16
  %v235 = getelementptr inbounds float, ptr %v43, i64 %v234
  store <16 x float> %v215, ptr %v235, align 4
  %v236 = add nuw nsw i64 %v232, 32
  %v237 = getelementptr inbounds float, ptr %v43, i64 %v236
  store <16 x float> %v216, ptr %v237, align 4
  %v238 = add nuw nsw i64 %v232, 48
  %v239 = getelementptr inbounds float, ptr %v43, i64 %v238
  store <16 x float> %v217, ptr %v239, align 4
  %v240 = add nuw nsw i64 %v232, 64
  %v241 = getelementptr inbounds float, ptr %v43, i64 %v240
  store <16 x float> %v218, ptr %v241, align 4
  %v242 = add nuw nsw i64 %v232, 80
  %v243 = getelementptr inbounds float, ptr %v43, i64 %v242
  store <16 x float> %v219, ptr %v243, align 4
  %v244 = add nuw nsw i64 %v232, 96
  %v245 = getelementptr inbounds float, ptr %v43, i64 %v244
  store <16 x float> %v220, ptr %v245, align 4
  %v246 = add nuw nsw i64 %v232, 112
  %v247 = getelementptr inbounds float, ptr %v43, i64 %v246
  store <16 x float> %v221, ptr %v247, align 4
  %v248 = add nuw nsw i64 %v232, 128
  %v249 = getelementptr inbounds float, ptr %v43, i64 %v248
  store <16 x float> %v222, ptr %v249, align 4
  %v250 = add nuw nsw i64 %v232, 144
  %v251 = getelementptr inbounds float, ptr %v43, i64 %v250
  store <16 x float> %v223, ptr %v251, align 4
  %v252 = add nuw nsw i64 %v232, 160
  %v253 = getelementptr inbounds float, ptr %v43, i64 %v252
  store <16 x float> %v224, ptr %v253, align 4
  %v254 = add nuw nsw i64 %v232, 176
  %v255 = getelementptr inbounds float, ptr %v43, i64 %v254
  store <16 x float> %v225, ptr %v255, align 4
  %v256 = add nuw nsw i64 %v232, 192
  %v257 = getelementptr inbounds float, ptr %v43, i64 %v256
  store <16 x float> %v226, ptr %v257, align 4
  %v258 = add nuw nsw i64 %v232, 208
  %v259 = getelementptr inbounds float, ptr %v43, i64 %v258
  store <16 x float> %v227, ptr %v259, align 4
  %v260 = add nuw nsw i64 %v232, 224
  %v261 = getelementptr inbounds float, ptr %v43, i64 %v260
  store <16 x float> %v228, ptr %v261, align 4
  %v262 = add nuw nsw i64 %v232, 240
  %v263 = getelementptr inbounds float, ptr %v43, i64 %v262
  store <16 x float> %v229, ptr %v263, align 4
  %next48 = add nuw nsw i64 %i48, 1
  br label %head48, !llvm.loop !1
exit48:
  %next45 = add nuw nsw i64 %i45, 1
  br label %head45, !llvm.loop !1
exit45:
  %next37 = add nuw nsw i64 %i37, 1
  br label %head37, !llvm.loop !1
exit37:
  %v264 = add nuw nsw i64 %v12, 3
  %v265 = udiv i64 %v264, 4
  br label %head266
head266:
  %i266 = phi i64 [ 0, %exit37 ], [ %next266, %exit280 ]
  %go266 = icmp slt i64 %i266, %v265
  br i1 %go266, label %body266, label %exit266
body266:
  %v267 = mul nuw nsw i64 %i266, 4
  %v268 = add nuw nsw i64 %v8, %v267
  %v269 = sub nsw i64 %v12, %v267
  %v270 = icmp slt i64 4, %v269
  %v271 = select i1 %v270, i64 4, i64 %v269
  %v272 = icmp slt i64 3, %v268
  %v273 = select i1 %v272, i64 3, i64 %v268
  %v274 = sub nsw i64 %v268, %v273
  %v275 = mul nuw nsw i64 %v274, 32
  %v276 = mul nuw nsw i64 %v267, 32
  %v277 = getelementptr inbounds float, ptr %v2, i64 %v276
  %v278 = add nuw nsw i64 %v15, 15
  %v279 = udiv i64 %v278, 16
  br label %head280
head280:
  %i280 = phi i64 [ 0, %body266 ], [ %next280, %body280 ]
  %go280 = icmp slt i64 %i280, %v279
  br i1 %go280, label %body280, label %exit280
body280:
  %v281 = mul nuw nsw i64 %i280, 16
  %v282 = add nuw nsw i64 %v9, %v281
  %v283 = mul i64 %v17, 7
  %v284 = add i64 %v283, %v273
  %v285 = getelementptr inbounds float, ptr %p1, i64 %v284
  %v286 = mul nuw nsw i64 %i280, 2048
  %v287 = getelementptr inbounds float, ptr %v1, i64 %v286
  %v288 = getelementptr inbounds float, ptr %v277, i64 %v281
  %v289 = add nuw nsw i64 %v267, 4
  %v290 = udiv i64 %v267, 32
  %v291 = mul nuw nsw i64 %v290, 32
  %v292 = add nuw nsw i64 %v291, 32
  %v293 = add nuw nsw i64 %v8, %v292
  %v294 = mul i64 %v17, 7
  %v295 = add i64 %v294, %v293
  %v296 = getelementptr inbounds float, ptr %p1, i64 %v295
  %v297 = urem i64 %v267, 32
  %v298 = udiv i64 %v297, 4
  %v299 = add nuw nsw i64 %v298, %i280
  %v300 = urem i64 %v299, 4
  %v301 = udiv i64 %v299, 4
  %v302 = mul nuw nsw i64 %v300, 896
  %v303 = mul nuw nsw i64 %v301, 128
  %v304 = add i64 %v302, %v303
  %v305 = getelementptr i8, ptr %v296, i64 %v304
  %v306 = icmp slt i64 %v299, 4
  %v307 = select i1 %v306, i64 124, i64 0
  %v308 = add nuw nsw i64 %v8, %v267
  call void @product_avx2_0_tile(ptr %v285, ptr %v287, i64 %v20, ptr %v288, i1 %v21, ptr %v305, i64 7, i64 %v307)
  %next280 = add nuw nsw i64 %i280, 1
  br label %head280, !llvm.loop !1
exit280:
  %next266 = add nuw nsw i64 %i266, 1
  br label %head266, !llvm.loop !1
exit266:
  %next16 = add nuw nsw i64 %i16, 1
  br label %head16, !llvm.loop !1
exit16:
  %v309 = add nuw nsw i64 %v12, 3
  %v310 = udiv i64 %v309, 4
  br label %head311
head311:
  %i311 = phi i64 [ 0, %exit16 ], [ %next311, %exit325 ]
  %go311 = icmp slt i64 %i311, %v310
  br i1 %go311, label %body311, label %exit311
body311:
  %v312 = mul nuw nsw i64 %i311, 4
  %v313 = add nuw nsw i64 %v8, %v312
  %v314 = sub nsw i64 %v12, %v312
  %v315 = icmp slt i64 4, %v314
  %v316 = select i1 %v315, i64 4, i64 %v314
  %v317 = icmp slt i64 3, %v313
  %v318 = select i1 %v317, i64 3, i64 %v313
  %v319 = sub nsw i64 %v313, %v318
  %v320 = mul nuw nsw i64 %v319, 32
  %v321 = mul nuw nsw i64 %v312, 32
  %v322 = add nuw nsw i64 %v321, %v320
  %v323 = getelementptr inbounds float, ptr %v2, i64 %v322
  %v324 = add nuw nsw i64 %v8, %v312
  br label %head325
head325:
  %i325 = phi i64 [ 0, %body311 ], [ %next325, %exit340 ]
  %go325 = icmp slt i64 %i325, %v316
  br i1 %go325, label %body325, label %exit325
body325:
  %v326 = add nuw nsw i64 %v324, %i325
  %v327 = mul nuw nsw i64 %i325, 32
  %v328 = getelementptr inbounds float, ptr %v323, i64 %v327
  %v329 = add nuw nsw i64 %v9, %v15
  %v330 = and i64 %v15, -8
  %v331 = add nuw nsw i64 %v9, %v330
  %v332 = sub nsw i64 0, %v9
  %v333 = getelementptr float, ptr %v328, i64 %v332
  %v337 = mul i64 %v326, 20
  br label %head334
head334:
  %i334 = phi i64 [ %v9, %body325 ], [ %next334, %body334 ]
  %go334 = icmp slt i64 %i334, %v331
  br i1 %go334, label %body334, label %exit334
body334:
  %v335 = getelementptr float, ptr %v333, i64 %i334
  %v336 = load <8 x float>, ptr %v335, align 4
  %v338 = add i64 %v337, %i334
  %v339 = getelementptr float, ptr %p0, i64 %v338
  store <8 x float> %v336, ptr %v339, align 4
  %next334 = add nuw nsw i64 %i334, 8
  br label %head334, !llvm.loop !1
exit334:
  br label %head340
head340:
  %i340 = phi i64 [ %v331, %exit334 ], [ %next340, %body340 ]
  %go340 = icmp slt i64 %i340, %v329
  br i1 %go340, label %body340, label %exit340
body340:
  %v341 = getelementptr float, ptr %v333, i64 %i340
  %v342 = load float, ptr %v341, align 4
  %v343 = add i64 %v337, %i340
  %v344 = getelementptr inbounds float, ptr %p0, i64 %v343
  store float %v342, ptr %v344
  %next340 = add nuw nsw i64 %i340, 1
  br label %head340, !llvm.loop !1
exit340:
  %next325 = add nuw nsw i64 %i325, 1
  br label %head325, !llvm.loop !1
exit325:
  %next311 = add nuw nsw i64 %i311, 1
  br label %head311, !llvm.loop !1
exit311:
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
