@product_0_shared0 = internal addrspace(3) global [512 x float] poison, align 16
define ptx_kernel void @product_0(ptr addrspace(1) noalias align 16 %p0, ptr addrspace(1) noalias align 16 readonly %p1, ptr addrspace(1) noalias align 16 readonly %p2) #0 {
entry:
  %v4 = alloca float
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %group = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %lane = and i32 %tid, 31
  %x = urem i32 %tid, 32
  %slice = udiv i32 %tid, 32
  %base = mul nuw nsw i32 %group, 32
  %point = add nuw nsw i32 %base, %x
  %inside = icmp ult i32 %point, 140
  %v1 = select i1 %inside, i32 %point, i32 139
  %v2 = udiv i32 %v1, 20
  %v3 = urem i32 %v1, 20
  store float 0x0000000000000000, ptr %v4
  %v10 = mul i32 %v3, 160
  br label %head5
head5:
  %i5 = phi i32 [ %slice, %entry ], [ %next5, %body5 ]
  %go5 = icmp slt i32 %i5, 40
  br i1 %go5, label %body5, label %exit5
body5:
  %v6 = mul i32 %i5, 28
  %v7 = add i32 %v2, %v6
  %v8 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v7
  %v9 = load float, ptr addrspace(1) %v8, align 4
  %v11 = mul i32 %i5, 4
  %v12 = add i32 %v10, %v11
  %v13 = getelementptr inbounds float, ptr addrspace(1) %p2, i32 %v12
  %v14 = load float, ptr addrspace(1) %v13, align 16
  %v15 = fmul contract float %v9, %v14
  %v16 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v7
  %v17 = getelementptr inbounds float, ptr addrspace(1) %v16, i64 7
  %v18 = load float, ptr addrspace(1) %v17, align 4
  %v19 = getelementptr inbounds float, ptr addrspace(1) %p2, i32 %v12
  %v20 = getelementptr inbounds float, ptr addrspace(1) %v19, i64 1
  %v21 = load float, ptr addrspace(1) %v20, align 4
  %v22 = fmul contract float %v18, %v21
  %v23 = fadd contract float %v15, %v22
  %v24 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v7
  %v25 = getelementptr inbounds float, ptr addrspace(1) %v24, i64 14
  %v26 = load float, ptr addrspace(1) %v25, align 4
  %v27 = getelementptr inbounds float, ptr addrspace(1) %p2, i32 %v12
  %v28 = getelementptr inbounds float, ptr addrspace(1) %v27, i64 2
  %v29 = load float, ptr addrspace(1) %v28, align 8
  %v30 = fmul contract float %v26, %v29
  %v31 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v7
  %v32 = getelementptr inbounds float, ptr addrspace(1) %v31, i64 21
  %v33 = load float, ptr addrspace(1) %v32, align 4
  %v34 = getelementptr inbounds float, ptr addrspace(1) %p2, i32 %v12
  %v35 = getelementptr inbounds float, ptr addrspace(1) %v34, i64 3
  %v36 = load float, ptr addrspace(1) %v35, align 4
  %v37 = fmul contract float %v33, %v36
  %v38 = fadd contract float %v30, %v37
  %v39 = fadd contract float %v23, %v38
  %v40 = load float, ptr %v4
  %v41 = fadd reassoc nsz contract float %v40, %v39
  store float %v41, ptr %v4
  %next5 = add nuw nsw i32 %i5, 16
  br label %head5
exit5:
  %v42 = load float, ptr %v4
  %v43 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %tid
  store float %v42, ptr addrspace(3) %v43
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v44 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %x
  %v45 = load float, ptr addrspace(3) %v44
  %v46 = add nuw nsw i32 %x, 32
  %v47 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v46
  %v48 = load float, ptr addrspace(3) %v47
  %v49 = fadd reassoc nsz contract float %v45, %v48
  %v50 = add nuw nsw i32 %x, 64
  %v51 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v50
  %v52 = load float, ptr addrspace(3) %v51
  %v53 = fadd reassoc nsz contract float %v49, %v52
  %v54 = add nuw nsw i32 %x, 96
  %v55 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v54
  %v56 = load float, ptr addrspace(3) %v55
  %v57 = fadd reassoc nsz contract float %v53, %v56
  %v58 = add nuw nsw i32 %x, 128
  %v59 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v58
  %v60 = load float, ptr addrspace(3) %v59
  %v61 = fadd reassoc nsz contract float %v57, %v60
  %v62 = add nuw nsw i32 %x, 160
  %v63 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v62
  %v64 = load float, ptr addrspace(3) %v63
  %v65 = fadd reassoc nsz contract float %v61, %v64
  %v66 = add nuw nsw i32 %x, 192
  %v67 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v66
  %v68 = load float, ptr addrspace(3) %v67
  %v69 = fadd reassoc nsz contract float %v65, %v68
  %v70 = add nuw nsw i32 %x, 224
  %v71 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v70
  %v72 = load float, ptr addrspace(3) %v71
  %v73 = fadd reassoc nsz contract float %v69, %v72
  %v74 = add nuw nsw i32 %x, 256
  %v75 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v74
  %v76 = load float, ptr addrspace(3) %v75
  %v77 = fadd reassoc nsz contract float %v73, %v76
  %v78 = add nuw nsw i32 %x, 288
  %v79 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v78
  %v80 = load float, ptr addrspace(3) %v79
  %v81 = fadd reassoc nsz contract float %v77, %v80
  %v82 = add nuw nsw i32 %x, 320
  %v83 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v82
  %v84 = load float, ptr addrspace(3) %v83
  %v85 = fadd reassoc nsz contract float %v81, %v84
  %v86 = add nuw nsw i32 %x, 352
  %v87 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v86
  %v88 = load float, ptr addrspace(3) %v87
  %v89 = fadd reassoc nsz contract float %v85, %v88
  %v90 = add nuw nsw i32 %x, 384
  %v91 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v90
  %v92 = load float, ptr addrspace(3) %v91
  %v93 = fadd reassoc nsz contract float %v89, %v92
  %v94 = add nuw nsw i32 %x, 416
  %v95 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v94
  %v96 = load float, ptr addrspace(3) %v95
  %v97 = fadd reassoc nsz contract float %v93, %v96
  %v98 = add nuw nsw i32 %x, 448
  %v99 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v98
  %v100 = load float, ptr addrspace(3) %v99
  %v101 = fadd reassoc nsz contract float %v97, %v100
  %v102 = add nuw nsw i32 %x, 480
  %v103 = getelementptr inbounds float, ptr addrspace(3) @product_0_shared0, i32 %v102
  %v104 = load float, ptr addrspace(3) %v103
  %v105 = fadd reassoc nsz contract float %v101, %v104
  %v106 = icmp eq i32 %slice, 0
  %v107 = and i1 %v106, %inside
  br i1 %v107, label %do108, label %skip108
do108:
  %v109 = mul i32 %v2, 20
  %v110 = add i32 %v109, %v3
  %v111 = getelementptr inbounds float, ptr addrspace(1) %p0, i32 %v110
  store float %v105, ptr addrspace(1) %v111, align 4
  br label %skip108
skip108:
  br label %done
done:
  ret void
}
attributes #0 = { nounwind "nvvm.reqntid"="512" }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
