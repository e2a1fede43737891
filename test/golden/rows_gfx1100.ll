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
  %v6 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v5
  %v7 = load float, ptr addrspace(1) %v6, align 16
  %v8 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v5
  %v9 = getelementptr inbounds float, ptr addrspace(1) %v8, i64 1
  %v10 = load float, ptr addrspace(1) %v9, align 4
  %v11 = fadd contract float %v7, %v10
  %v12 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v5
  %v13 = getelementptr inbounds float, ptr addrspace(1) %v12, i64 2
  %v14 = load float, ptr addrspace(1) %v13, align 8
  %v15 = getelementptr inbounds float, ptr addrspace(1) %p1, i32 %v5
  %v16 = getelementptr inbounds float, ptr addrspace(1) %v15, i64 3
  %v17 = load float, ptr addrspace(1) %v16, align 4
  %v18 = fadd contract float %v14, %v17
  %v19 = fadd contract float %v11, %v18
  %v20 = load float, ptr addrspace(5) %v1
  %v21 = fadd reassoc nsz contract float %v20, %v19
  store float %v21, ptr addrspace(5) %v1
  %next2 = add nuw nsw i32 %i2, 32
  br label %head2
exit2:
  %v22 = load float, ptr addrspace(5) %v1
  %v23 = bitcast float %v22 to i32
  %v24l = xor i32 %lane, 16
  %v24a = shl i32 %v24l, 2
  %v24 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v24a, i32 %v23)
  %v25 = bitcast i32 %v24 to float
  %v26 = fadd reassoc nsz contract float %v22, %v25
  %v27 = bitcast float %v26 to i32
  %v28l = xor i32 %lane, 8
  %v28a = shl i32 %v28l, 2
  %v28 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v28a, i32 %v27)
  %v29 = bitcast i32 %v28 to float
  %v30 = fadd reassoc nsz contract float %v26, %v29
  %v31 = bitcast float %v30 to i32
  %v32l = xor i32 %lane, 4
  %v32a = shl i32 %v32l, 2
  %v32 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v32a, i32 %v31)
  %v33 = bitcast i32 %v32 to float
  %v34 = fadd reassoc nsz contract float %v30, %v33
  %v35 = bitcast float %v34 to i32
  %v36l = xor i32 %lane, 2
  %v36a = shl i32 %v36l, 2
  %v36 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v36a, i32 %v35)
  %v37 = bitcast i32 %v36 to float
  %v38 = fadd reassoc nsz contract float %v34, %v37
  %v39 = bitcast float %v38 to i32
  %v40l = xor i32 %lane, 1
  %v40a = shl i32 %v40l, 2
  %v40 = call i32 @llvm.amdgcn.ds.bpermute(i32 %v40a, i32 %v39)
  %v41 = bitcast i32 %v40 to float
  %v42 = fadd reassoc nsz contract float %v38, %v41
  %v43 = icmp eq i32 %slice, 0
  br i1 %v43, label %do44, label %skip44
do44:
  %v45 = getelementptr inbounds float, ptr addrspace(1) %p0, i32 %point
  store float %v42, ptr addrspace(1) %v45, align 4
  br label %skip44
skip44:
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
