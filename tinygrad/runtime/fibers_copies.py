"""LLVM IR for fibers: copies into shared memory that a GPU makes while its threads go on."""

from __future__ import annotations

from tinygrad.runtime.fibers_ir import STATE, get

# Copies that go on beside the threads are made as late as can be: when a thread waits for them.
COPIES = f"""%Copy = type {{ ptr addrspace(3), ptr addrspace(1), i64 }}
define internal void @fiber_copy_part(
    ptr addrspace(3) %to, ptr addrspace(1) %from, i32 %bytes) noinline {{
{STATE}
{get("cur", "%t")}
{get("copies", "%all")}
{get("counts", "%counts")}
  %cp = getelementptr i32, ptr %counts, i32 %t
  %count = load i32, ptr %cp
  %more = add i32 %count, 1
  store i32 %more, ptr %cp
  %full = icmp uge i32 %count, 64
  br i1 %full, label %bad, label %note
bad:
  call void @fiber_fault(i32 7, i32 0, i32 0)
  store i32 64, ptr %cp
  ret void
note:
  %mine = getelementptr [64 x %Copy], ptr %all, i32 %t, i32 %count
  %p1 = getelementptr %Copy, ptr %mine, i32 0, i32 1
  %p2 = getelementptr %Copy, ptr %mine, i32 0, i32 2
  %n = zext i32 %bytes to i64
  store ptr addrspace(3) %to, ptr %mine
  store ptr addrspace(1) %from, ptr %p1
  store i64 %n, ptr %p2
  ret void
}}
define internal void @fiber_copy(ptr addrspace(3) %to, ptr addrspace(1) %from) noinline {{
  call void @fiber_copy_part(ptr addrspace(3) %to, ptr addrspace(1) %from, i32 16)
  ret void
}}
define internal void @fiber_copied() noinline {{
{STATE}
{get("cur", "%t")}
{get("copies", "%all")}
{get("counts", "%counts")}
  %cp = getelementptr i32, ptr %counts, i32 %t
  %count = load i32, ptr %cp
  store i32 0, ptr %cp
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %copy ]
  %go = icmp slt i32 %i, %count
  br i1 %go, label %copy, label %done
copy:
  %mine = getelementptr [64 x %Copy], ptr %all, i32 %t, i32 %i
  %p1 = getelementptr %Copy, ptr %mine, i32 0, i32 1
  %p2 = getelementptr %Copy, ptr %mine, i32 0, i32 2
  %to = load ptr addrspace(3), ptr %mine
  %from = load ptr addrspace(1), ptr %p1
  %n = load i64, ptr %p2
  store <4 x i32> zeroinitializer, ptr addrspace(3) %to, align 4
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %n, i1 false)
  %i1 = add i32 %i, 1
  br label %loop
done:
  ret void
}}
define internal void @fiber_end() noinline {{
{STATE}
{get("cur", "%t")}
{get("counts", "%counts")}
  %cp = getelementptr i32, ptr %counts, i32 %t
  %count = load i32, ptr %cp
  store i32 0, ptr %cp
  %left = icmp ne i32 %count, 0
  br i1 %left, label %bad, label %done
bad:
  call void @fiber_fault(i32 7, i32 0, i32 0)
  br label %done
done:
  ret void
}}"""
