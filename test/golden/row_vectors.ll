; few passes
declare float @llvm.maximum.f32(float, float)
define internal void @row_vectors_0_body(ptr noalias %p0, ptr noalias %p1, ptr noalias %scratch, i64 %start, i64 %end) noinline #0 {
entry:
  %v2 = alloca float
  %v3 = alloca <16 x float>
  %v4 = alloca <16 x float>
  %v5 = alloca <16 x float>
  %v6 = alloca <16 x float>
  %v7 = alloca <16 x i1>
  br label %head1
head1:
  %i1 = phi i64 [ %start, %entry ], [ %next1, %exit91 ]
  %go1 = icmp slt i64 %i1, %end
  br i1 %go1, label %body1, label %exit1
body1:
  store float 0xFFF0000000000000, ptr %v2
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v3
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v5
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v6
  store <16 x i1> splat (i1 true), ptr %v7
  %v9 = mul i64 %i1, 70
  br label %head8
head8:
  %i8 = phi i64 [ 0, %body1 ], [ %next8, %body8 ]
  %go8 = icmp slt i64 %i8, 64
  br i1 %go8, label %body8, label %exit8
body8:
  %v10 = add i64 %v9, %i8
  %v11 = getelementptr float, ptr %p1, i64 %v10
  %v12 = load <16 x float>, ptr %v11, align 4
  %v13 = load <16 x float>, ptr %v3
  %v14 = fcmp ogt <16 x float> %v13, %v12
  %v15 = select <16 x i1> %v14, <16 x float> %v13, <16 x float> %v12
  store <16 x float> %v15, ptr %v3
  %v16 = add nuw nsw i64 %i8, 16
  %v17 = add i64 %v9, %v16
  %v18 = getelementptr float, ptr %p1, i64 %v17
  %v19 = load <16 x float>, ptr %v18, align 4
  %v20 = load <16 x float>, ptr %v4
  %v21 = load <16 x i1>, ptr %v7
  %v22 = fcmp ord <16 x float> %v12, %v19
  %v23 = and <16 x i1> %v21, %v22
  store <16 x i1> %v23, ptr %v7
  %v24 = fcmp ogt <16 x float> %v20, %v19
  %v25 = select <16 x i1> %v24, <16 x float> %v20, <16 x float> %v19
  store <16 x float> %v25, ptr %v4
  %v26 = add nuw nsw i64 %i8, 32
  %v27 = add i64 %v9, %v26
  %v28 = getelementptr float, ptr %p1, i64 %v27
  %v29 = load <16 x float>, ptr %v28, align 4
  %v30 = load <16 x float>, ptr %v5
  %v31 = fcmp ogt <16 x float> %v30, %v29
  %v32 = select <16 x i1> %v31, <16 x float> %v30, <16 x float> %v29
  store <16 x float> %v32, ptr %v5
  %v33 = add nuw nsw i64 %i8, 48
  %v34 = add i64 %v9, %v33
  %v35 = getelementptr float, ptr %p1, i64 %v34
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = load <16 x float>, ptr %v6
  %v38 = load <16 x i1>, ptr %v7
  %v39 = fcmp ord <16 x float> %v29, %v36
  %v40 = and <16 x i1> %v38, %v39
  store <16 x i1> %v40, ptr %v7
  %v41 = fcmp ogt <16 x float> %v37, %v36
  %v42 = select <16 x i1> %v41, <16 x float> %v37, <16 x float> %v36
  store <16 x float> %v42, ptr %v6
  %next8 = add nuw nsw i64 %i8, 64
  br label %head8, !llvm.loop !1
exit8:
  br label %head43
head43:
  %i43 = phi i64 [ 64, %exit8 ], [ %next43, %body43 ]
  %go43 = icmp slt i64 %i43, 70
  br i1 %go43, label %body43, label %exit43
body43:
  %v44 = add i64 %v9, %i43
  %v45 = getelementptr inbounds float, ptr %p1, i64 %v44
  %v46 = load float, ptr %v45
  %v47 = load float, ptr %v2
  %v48 = call reassoc nsz contract float @llvm.maximum.f32(float %v47, float %v46)
  store float %v48, ptr %v2
  %next43 = add nuw nsw i64 %i43, 1
  br label %head43, !llvm.loop !1
exit43:
  %v49 = load <16 x float>, ptr %v3
  %v50 = load <16 x float>, ptr %v4
  %v51 = load <16 x float>, ptr %v5
  %v52 = load <16 x float>, ptr %v6
  %v53 = fcmp ogt <16 x float> %v49, %v51
  %v54 = select <16 x i1> %v53, <16 x float> %v49, <16 x float> %v51
  %v55 = fcmp ogt <16 x float> %v50, %v52
  %v56 = select <16 x i1> %v55, <16 x float> %v50, <16 x float> %v52
  %v57 = fcmp ogt <16 x float> %v54, %v56
  %v58 = select <16 x i1> %v57, <16 x float> %v54, <16 x float> %v56
  %v59 = shufflevector <16 x float> %v58, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v60 = shufflevector <16 x float> %v58, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v61 = fcmp ogt <8 x float> %v59, %v60
  %v62 = select <8 x i1> %v61, <8 x float> %v59, <8 x float> %v60
  %v63 = shufflevector <8 x float> %v62, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v64 = shufflevector <8 x float> %v62, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v65 = fcmp ogt <4 x float> %v63, %v64
  %v66 = select <4 x i1> %v65, <4 x float> %v63, <4 x float> %v64
  %v67 = shufflevector <4 x float> %v66, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v68 = shufflevector <4 x float> %v66, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v69 = fcmp ogt <2 x float> %v67, %v68
  %v70 = select <2 x i1> %v69, <2 x float> %v67, <2 x float> %v68
  %v71 = extractelement <2 x float> %v70, i64 0
  %v72 = extractelement <2 x float> %v70, i64 1
  %v73 = fcmp ogt float %v71, %v72
  %v74 = select i1 %v73, float %v71, float %v72
  %v75 = load float, ptr %v2
  %v76 = call reassoc nsz contract float @llvm.maximum.f32(float %v75, float %v74)
  %v77 = load <16 x i1>, ptr %v7
  %v78 = bitcast <16 x i1> %v77 to i16
  %v79 = icmp eq i16 %v78, -1
  %v80 = select i1 %v79, float %v76, float 0x7FF8000000000000
  %v85 = fneg float %v80
  %v86 = insertelement <16 x float> poison, float %v85, i64 0
  %v87 = shufflevector <16 x float> %v86, <16 x float> poison, <16 x i32> zeroinitializer
  br label %head81
head81:
  %i81 = phi i64 [ 0, %exit43 ], [ %next81, %body81 ]
  %go81 = icmp slt i64 %i81, 64
  br i1 %go81, label %body81, label %exit81
body81:
  %v82 = add i64 %v9, %i81
  %v83 = getelementptr float, ptr %p1, i64 %v82
  %v84 = load <16 x float>, ptr %v83, align 4
  %v88 = fadd contract <16 x float> %v84, %v87
  %v89 = add i64 %v9, %i81
  %v90 = getelementptr float, ptr %p0, i64 %v89
  store <16 x float> %v88, ptr %v90, align 4
  %next81 = add nuw nsw i64 %i81, 16
  br label %head81, !llvm.loop !1
exit81:
  br label %head91
head91:
  %i91 = phi i64 [ 64, %exit81 ], [ %next91, %body91 ]
  %go91 = icmp slt i64 %i91, 70
  br i1 %go91, label %body91, label %exit91
body91:
  %v92 = add i64 %v9, %i91
  %v93 = getelementptr inbounds float, ptr %p1, i64 %v92
  %v94 = load float, ptr %v93
  %v95 = fadd contract float %v94, %v85
  %v96 = getelementptr inbounds float, ptr %p0, i64 %v92
  store float %v95, ptr %v96
  %next91 = add nuw nsw i64 %i91, 1
  br label %head91, !llvm.loop !1
exit91:
  %next1 = add nuw nsw i64 %i1, 1
  br label %head1
exit1:
  ret void
}
define void @row_vectors_0(ptr %args, i64 %start, i64 %end) #0 {
  %a0 = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %a0
  %a1 = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %a1
  %a2 = getelementptr ptr, ptr %args, i64 2
  %scratch = load ptr, ptr %a2
  call void @row_vectors_0_body(ptr %p0, ptr %p1, ptr %scratch, i64 %start, i64 %end)
  ret void
}
!0 = !{i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
attributes #0 = { nounwind "prefer-vector-width"="512" }
