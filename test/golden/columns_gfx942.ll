declare float @llvm.maximum.f32(float, float)
define amdgpu_kernel void @columns_0(ptr addrspace(1) noalias align 16 %p0, ptr addrspace(1) noalias align 16 readonly %p1) #0 {
entry:
  %v1 = alloca float, addrspace(5)
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %lane = and i32 %tid, 63
  %x = urem i32 %tid, 224
  %slice = udiv i32 %tid, 224
  %base = mul nuw nsw i32 %group, 224
  %point = add nuw nsw i32 %base, %x
  %inside = icmp ult i32 %point, 200
  br i1 %inside, label %run, label %done
run:
  store float 0xFFF0000000000000, ptr addrspace(5) %v1
  br label %head2
head2:
  %i2 = phi i32 [ 0, %run ], [ %next2, %body2 ]
  %go2 = icmp slt i32 %i2, 7
  br i1 %go2, label %body2, label %exit2
body2:
  %v3 = mul i32 %i2, 200
  %v4 = add i32 %v3, %point
  %v5 = mul nuw i32 %v4, 4
  %v6 = zext i32 %v5 to i64
  %v7 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 %v6
  %v8 = load float, ptr addrspace(1) %v7, align 4
  %v9 = load float, ptr addrspace(5) %v1
  %v10 = call reassoc nsz contract float @llvm.maximum.f32(float %v9, float %v8)
  store float %v10, ptr addrspace(5) %v1
  %next2 = add nuw nsw i32 %i2, 1
  br label %head2
exit2:
  %v11 = load float, ptr addrspace(5) %v1
  %v12 = mul nuw i32 %point, 4
  %v13 = zext i32 %v12 to i64
  %v14 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 %v13
  store float %v11, ptr addrspace(1) %v14, align 4
  br label %done
done:
  ret void
}
attributes #0 = { nounwind "amdgpu-flat-work-group-size"="224,224" "uniform-work-group-size" }
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
