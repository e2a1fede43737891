define amdgpu_kernel void @rows_0(ptr addrspace(1) noalias align 16 %p0, ptr addrspace(1) noalias align 16 readonly %p1) #0 {
entry:
  %v1 = alloca float, addrspace(5)
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %lane = and i32 %tid, 31
  %slice = urem i32 %tid, 32
  %x = udiv i32 %tid, 32
  %base = mul nuw nsw i32 %group, 4
  %point = add nuw nsw i32 %base, %x
  %inside = icmp ult i32 %point, 5
  br i1 %inside, label %run, label %done
run:
  store float 0x0000000000000000, ptr addrspace(5) %v1
  %v3 = mul i32 %point, 40
  br label %head2
head2:
  %i2 = phi i32 [ %slice, %run ], [ %next2, %body2 ]
  %go2 = icmp slt i32 %i2, 10
  br i1 %go2, label %body2, label %exit2
body2:
  %v4 = mul i32 %i2, 4
  %v5 = add i32 %v3, %v4
  %v6 = mul nuw i32 %v5, 4
  %v7 = zext i32 %v6 to i64
  %v8 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 %v7
  %v9 = load float, ptr addrspace(1) %v8, align 16
  %v10 = mul nuw i32 %v5, 4
  %v11 = zext i32 %v10 to i64
  %v12 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 %v11
  %v13 = getelementptr inbounds float, ptr addrspace(1) %v12, i64 1
  %v14 = load float, ptr addrspace(1) %v13, align 4
  %v15 = fadd contract float %v9, %v14
  %v16 = mul nuw i32 %v5, 4
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 %v17
  %v19 = getelementptr inbounds float, ptr addrspace(1) %v18, i64 2
  %v20 = load float, ptr addrspace(1) %v19, align 8
  %v21 = mul nuw i32 %v5, 4
  %v22 = zext i32 %v21 to i64
  %v23 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 %v22
  %v24 = getelementptr inbounds float, ptr addrspace(1) %v23, i64 3
  %v25 = load float, ptr addrspace(1) %v24, align 4
  %v26 = fadd contract float %v20, %v25
  %v27 = fadd contract float %v15, %v26
  %v28 = load float, ptr addrspace(5) %v1
  %v29 = fadd reassoc nsz contract float %v28, %v27
  store float %v29, ptr addrspace(5) %v1
  %next2 = add nuw nsw i32 %i2, 32
  br label %head2
exit2:
  %v30 = load float, ptr addrspace(5) %v1
  %v31 = bitcast float %v30 to i32
  %v32l = xor i32 %lane, 16
  %v32a = shl i32 %v32l, 2
  %v32 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v32a, i32 %v31)
  %v33 = bitcast i32 %v32 to float
  %v34 = fadd reassoc nsz contract float %v30, %v33
  %v35 = bitcast float %v34 to i32
  %v36l = xor i32 %lane, 8
  %v36a = shl i32 %v36l, 2
  %v36 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v36a, i32 %v35)
  %v37 = bitcast i32 %v36 to float
  %v38 = fadd reassoc nsz contract float %v34, %v37
  %v39 = bitcast float %v38 to i32
  %v40l = xor i32 %lane, 4
  %v40a = shl i32 %v40l, 2
  %v40 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v40a, i32 %v39)
  %v41 = bitcast i32 %v40 to float
  %v42 = fadd reassoc nsz contract float %v38, %v41
  %v43 = bitcast float %v42 to i32
  %v44l = xor i32 %lane, 2
  %v44a = shl i32 %v44l, 2
  %v44 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v44a, i32 %v43)
  %v45 = bitcast i32 %v44 to float
  %v46 = fadd reassoc nsz contract float %v42, %v45
  %v47 = bitcast float %v46 to i32
  %v48l = xor i32 %lane, 1
  %v48a = shl i32 %v48l, 2
  %v48 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v48a, i32 %v47)
  %v49 = bitcast i32 %v48 to float
  %v50 = fadd reassoc nsz contract float %v46, %v49
  %v51 = icmp eq i32 %slice, 0
  br i1 %v51, label %do52, label %skip52
do52:
  %v53 = mul nuw i32 %point, 4
  %v54 = zext i32 %v53 to i64
  %v55 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 %v54
  store float %v50, ptr addrspace(1) %v55, align 4
  br label %skip52
skip52:
  br label %done
done:
  ret void
}
attributes #0 = { nounwind "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size" }
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
