define ptx_kernel void @together_0(ptr addrspace(1) noalias align 16 %p0, ptr addrspace(1) noalias align 16 readonly %p1, ptr addrspace(1) noalias align 16 %p2) #0 {
entry:
  %v1 = alloca float
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %group = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %lane = and i32 %tid, 31
  %slice = urem i32 %tid, 32
  %x = udiv i32 %tid, 32
  %base = mul nuw nsw i32 %group, 4
  %point = add nuw nsw i32 %base, %x
  %inside = icmp ult i32 %point, 6
  br i1 %inside, label %run, label %done
run:
  store float 0x0000000000000000, ptr %v1
  %v3 = mul i32 %point, 40
  br label %head2
head2:
  %i2 = phi i32 [ %slice, %run ], [ %next2, %body2 ]
  %go2 = icmp slt i32 %i2, 10
  br i1 %go2, label %body2, label %exit2
body2:
  %v4 = mul i32 %i2, 4
  %v5 = add i32 %v3, %v4
  %v6 = getelementptr inbounds float, ptr addrspace(1) %p0, i32 %v5
  %v7 = load float, ptr addrspace(1) %v6, align 16
  %v8 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v5
  %v9 = load float, ptr addrspace(1) %v8, align 16
  %v10 = fadd contract float %v7, %v9
  %v11 = getelementptr inbounds float, ptr addrspace(1) %p0, i32 %v5
  %v12 = getelementptr inbounds float, ptr addrspace(1) %v11, i64 1
  %v13 = load float, ptr addrspace(1) %v12, align 4
  %v14 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v5
  %v15 = getelementptr inbounds float, ptr addrspace(1) %v14, i64 1
  %v16 = load float, ptr addrspace(1) %v15, align 4
  %v17 = fadd contract float %v13, %v16
  %v18 = fadd contract float %v10, %v17
  %v19 = getelementptr inbounds float, ptr addrspace(1) %p0, i32 %v5
  %v20 = getelementptr inbounds float, ptr addrspace(1) %v19, i64 2
  %v21 = load float, ptr addrspace(1) %v20, align 8
  %v22 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v5
  %v23 = getelementptr inbounds float, ptr addrspace(1) %v22, i64 2
  %v24 = load float, ptr addrspace(1) %v23, align 8
  %v25 = fadd contract float %v21, %v24
  %v26 = getelementptr inbounds float, ptr addrspace(1) %p0, i32 %v5
  %v27 = getelementptr inbounds float, ptr addrspace(1) %v26, i64 3
  %v28 = load float, ptr addrspace(1) %v27, align 4
  %v29 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v5
  %v30 = getelementptr inbounds float, ptr addrspace(1) %v29, i64 3
  %v31 = load float, ptr addrspace(1) %v30, align 4
  %v32 = fadd contract float %v28, %v31
  %v33 = fadd contract float %v25, %v32
  %v34 = fadd contract float %v18, %v33
  %v35 = load float, ptr %v1
  %v36 = fadd reassoc nsz contract float %v35, %v34
  store float %v36, ptr %v1
  %next2 = add nuw nsw i32 %i2, 32
  br label %head2
exit2:
  %v37 = load float, ptr %v1
  %v38 = bitcast float %v37 to i32
  %v39 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v38, i32 16, i32 31)
  %v40 = bitcast i32 %v39 to float
  %v41 = fadd reassoc nsz contract float %v37, %v40
  %v42 = bitcast float %v41 to i32
  %v43 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v42, i32 8, i32 31)
  %v44 = bitcast i32 %v43 to float
  %v45 = fadd reassoc nsz contract float %v41, %v44
  %v46 = bitcast float %v45 to i32
  %v47 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v46, i32 4, i32 31)
  %v48 = bitcast i32 %v47 to float
  %v49 = fadd reassoc nsz contract float %v45, %v48
  %v50 = bitcast float %v49 to i32
  %v51 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v50, i32 2, i32 31)
  %v52 = bitcast i32 %v51 to float
  %v53 = fadd reassoc nsz contract float %v49, %v52
  %v54 = bitcast float %v53 to i32
  %v55 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v54, i32 1, i32 31)
  %v56 = bitcast i32 %v55 to float
  %v57 = fadd reassoc nsz contract float %v53, %v56
  br label %head58
head58:
  %i58 = phi i32 [ %slice, %exit2 ], [ %next58, %body58 ]
  %go58 = icmp slt i32 %i58, 40
  br i1 %go58, label %body58, label %exit58
body58:
  %v59 = add i32 %v3, %i58
  %v60 = getelementptr inbounds float, ptr addrspace(1) %p0, i32 %v59
  %v61 = load float, ptr addrspace(1) %v60, align 4
  %v62 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v59
  %v63 = load float, ptr addrspace(1) %v62, align 4
  %v64 = fadd contract float %v61, %v63
  %v65 = getelementptr inbounds float, ptr addrspace(1) %p0, i32 %v59
  store float %v64, ptr addrspace(1) %v65, align 4
  %next58 = add nuw nsw i32 %i58, 32
  br label %head58
exit58:
  %v66 = icmp eq i32 %slice, 0
  br i1 %v66, label %do67, label %skip67
do67:
  %v68 = getelementptr inbounds float, ptr addrspace(1) %p2, i32 %point
  store float %v57, ptr addrspace(1) %v68, align 4
  br label %skip67
skip67:
  br label %done
done:
  ret void
}
attributes #0 = { nounwind "nvvm.reqntid"="128" }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
