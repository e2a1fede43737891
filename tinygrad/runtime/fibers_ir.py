"""LLVM IR that stands for a GPU on the CPU: fibers, waiting, checks, and a GPU's instructions."""

from __future__ import annotations

from tinygrad.renderer.llvmmath import FUNCTIONS

# Name of an instruction -> function that stands for it, and whether threads wait in it.
INSTRUCTIONS: dict[str, tuple[str, bool]] = {
  "llvm.nvvm.read.ptx.sreg.tid.x": ("fiber_thread", False),
  "llvm.nvvm.read.ptx.sreg.ctaid.x": ("fiber_group", False),
  "llvm.nvvm.barrier.cta.sync.aligned.all": ("fiber_barrier_nv", True),
  "llvm.nvvm.shfl.sync.bfly.i32": ("fiber_shuffle", True),
  "llvm.nvvm.cp.async.cg.shared.global.16": ("fiber_copy", False),
  "llvm.nvvm.cp.async.cg.shared.global.16.s": ("fiber_copy_part", False),
  "llvm.nvvm.cp.async.wait.all": ("fiber_copied", False),
  "llvm.nvvm.ex2.approx.f": ("fiber_exp2", False),
  "llvm.nvvm.lg2.approx.f": ("fiber_log2", False),
  "llvm.nvvm.rsqrt.approx.f": ("fiber_rsqrt", False),
  "llvm.amdgcn.workitem.id.x": ("fiber_thread", False),
  "llvm.amdgcn.workgroup.id.x": ("fiber_group", False),
  "llvm.amdgcn.s.barrier": ("fiber_barrier", True),
  "llvm.amdgcn.ds.bpermute": ("fiber_permute", True),
  "llvm.amdgcn.rsq.f32": ("fiber_rsqrt", False),
  "llvm.exp2.f32": ("fiber_exp2", False),
  "llvm.log2.f32": ("fiber_log2", False),
}

_FIELDS = (
  "cur", "group", "n", "groups", "epoch", "first", "wave", "fault", "line", "thread", "at_group",
  "slot", "args", "ctx", "jumps", "marks", "lanes", "shadow", "ranges", "fn", "stacks", "main",
  "safe", "copies", "counts",
)  # fmt: skip


def get(name: str, out: str, state: str = "%s") -> str:
  """Lines that load a field of the state."""
  at = _FIELDS.index(name)
  ty = "i32" if at < _FIELDS.index("args") else "ptr"
  return (
    f"  {out}.at = getelementptr %S, ptr {state}, i32 0, i32 {at}\n"
    f"  {out} = load {ty}, ptr {out}.at"
  )


def _set(name: str, value: str, unique: str) -> str:
  """Lines that store a field of the state; `unique` is a name that nothing else has."""
  at = _FIELDS.index(name)
  ty = "i32" if at < _FIELDS.index("args") else "ptr"
  return (
    f"  %{unique} = getelementptr %S, ptr %s, i32 0, i32 {at}\n  store {ty} {value}, ptr %{unique}"
  )


STATE = "  %s = load ptr, ptr @fiber_state"

_BASE = f"""%S = type {{ {", ".join(["i32"] * 12 + ["ptr"] * 13)} }}
%Mark = type [4 x i32]
@fiber_state = internal global ptr null
declare i32 @_setjmp(ptr) returns_twice
declare void @_longjmp(ptr, i32) noreturn
declare i32 @getcontext(ptr)
declare i32 @setcontext(ptr)
declare void @makecontext(ptr, ptr, i32, ...)
define internal i32 @fiber_thread() alwaysinline {{
{STATE}
{get("cur", "%t")}
  ret i32 %t
}}
define internal i32 @fiber_group() alwaysinline {{
{STATE}
{get("group", "%g")}
  ret i32 %g
}}
define internal void @fiber_fault(i32 %what, i32 %line, i32 %slot) noinline {{
{STATE}
{get("fault", "%old")}
  %first = icmp eq i32 %old, 0
  br i1 %first, label %note, label %done
note:
{get("cur", "%t")}
{get("group", "%g")}
{_set("fault", "%what", "f0")}
{_set("line", "%line", "f1")}
{_set("thread", "%t", "f2")}
{_set("at_group", "%g", "f3")}
{_set("slot", "%slot", "f4")}
  br label %done
done:
  ret void
}}
define internal void @fiber_leave() noinline {{
{STATE}
{get("main", "%m")}
  call void @_longjmp(ptr %m, i32 1)
  unreachable
}}"""

# A fiber that was never run before begins at its context, any other goes on where it stopped.
_SWITCH = f"""define internal void @fiber_switch(i32 %to) noinline {{
{STATE}
{get("cur", "%t")}
{get("jumps", "%j")}
{get("marks", "%m")}
  %same = icmp eq i32 %to, %t
  br i1 %same, label %done, label %save
save:
  %mine = getelementptr [512 x i8], ptr %j, i32 %t
  %back = call i32 @_setjmp(ptr %mine)
  %now = icmp eq i32 %back, 0
  br i1 %now, label %go, label %done
go:
{_set("cur", "%to", "c")}
  %begun = getelementptr %Mark, ptr %m, i32 %to, i32 3
  %b = load i32, ptr %begun
  %fresh = icmp eq i32 %b, 0
  br i1 %fresh, label %begin, label %resume
begin:
  store i32 1, ptr %begun
{get("ctx", "%c0")}
  %ctx = getelementptr [1024 x i8], ptr %c0, i32 %to
  call i32 @setcontext(ptr %ctx)
  unreachable
resume:
  %there = getelementptr [512 x i8], ptr %j, i32 %to
  call void @_longjmp(ptr %there, i32 1)
  unreachable
done:
  ret void
}}"""

# Number of times that a thread waited (in its wave, in its group) and where: lane 0 of a wave and
# thread 0 of a group arrive first, so that all others are compared with them.
_WAIT = f"""define internal void @fiber_arrive(
    i32 %line, i32 %field, i32 %leader, i32 %what) noinline {{
{STATE}
{get("cur", "%t")}
{get("marks", "%m")}
  %count = getelementptr %Mark, ptr %m, i32 %t, i32 %field
  %old = load i32, ptr %count
  %new = add i32 %old, 1
  store i32 %new, ptr %count
  %site = getelementptr %Mark, ptr %m, i32 %t, i32 2
  store i32 %line, ptr %site
  %its = getelementptr %Mark, ptr %m, i32 %leader, i32 %field
  %lcount = load i32, ptr %its
  %ls = getelementptr %Mark, ptr %m, i32 %leader, i32 2
  %lsite = load i32, ptr %ls
  %same = icmp eq i32 %lcount, %new
  %where = icmp eq i32 %lsite, %line
  %ok = and i1 %same, %where
  br i1 %ok, label %done, label %bad
bad:
  call void @fiber_fault(i32 %what, i32 %line, i32 0)
  call void @fiber_leave()
  br label %done
done:
  ret void
}}
define internal void @fiber_wave(i32 %line) noinline {{
{STATE}
{get("cur", "%t")}
{get("wave", "%w")}
{get("n", "%n")}
  %mask = sub i32 %w, 1
  %lane = and i32 %t, %mask
  %first = sub i32 %t, %lane
  call void @fiber_arrive(i32 %line, i32 0, i32 %first, i32 5)
  %end = icmp eq i32 %lane, %mask
  %t1 = add i32 %t, 1
  %out = icmp eq i32 %t1, %n
  %last = or i1 %end, %out
  %next = select i1 %last, i32 %first, i32 %t1
  call void @fiber_switch(i32 %next)
  ret void
}}
define internal void @fiber_barrier(i32 %line) noinline {{
{STATE}
{get("cur", "%t")}
{get("n", "%n")}
  call void @fiber_arrive(i32 %line, i32 1, i32 0, i32 4)
  %t1 = add i32 %t, 1
  %last = icmp eq i32 %t1, %n
  br i1 %last, label %turn, label %go
turn:
{get("epoch", "%e")}
  %e1 = add i32 %e, 1
{_set("epoch", "%e1", "se")}
  br label %go
go:
  %next = select i1 %last, i32 0, i32 %t1
  call void @fiber_switch(i32 %next)
  ret void
}}
define internal void @fiber_barrier_nv(i32 %line, i32 %number) alwaysinline {{
  call void @fiber_barrier(i32 %line)
  ret void
}}"""

_LANES = f"""define internal ptr @fiber_slot(i32 %t) alwaysinline {{
{STATE}
{get("lanes", "%l")}
{get("marks", "%m")}
{get("cur", "%c")}
  %count = getelementptr %Mark, ptr %m, i32 %c, i32 0
  %k = load i32, ptr %count
  %odd = and i32 %k, 1
  %half = shl i32 %odd, 10
  %at = add i32 %half, %t
  %p = getelementptr [128 x i8], ptr %l, i32 %at
  ret ptr %p
}}
define internal i32 @fiber_first() alwaysinline {{
{STATE}
{get("cur", "%t")}
{get("wave", "%w")}
  %mask = sub i32 %w, 1
  %lane = and i32 %t, %mask
  %first = sub i32 %t, %lane
  ret i32 %first
}}
define internal ptr @fiber_give() alwaysinline {{
  %t = call i32 @fiber_thread()
{STATE}
{get("lanes", "%l")}
{get("marks", "%m")}
  %count = getelementptr %Mark, ptr %m, i32 %t, i32 0
  %k = load i32, ptr %count
  %k1 = add i32 %k, 1
  %odd = and i32 %k1, 1
  %half = shl i32 %odd, 10
  %at = add i32 %half, %t
  %p = getelementptr [128 x i8], ptr %l, i32 %at
  ret ptr %p
}}
define internal i32 @fiber_shuffle(i32 %line, i32 %all, i32 %v, i32 %mask, i32 %clamp) noinline {{
  %mine = call ptr @fiber_give()
  store i32 %v, ptr %mine
  call void @fiber_wave(i32 %line)
  %t = call i32 @fiber_thread()
  %other = xor i32 %t, %mask
  %its = call ptr @fiber_slot(i32 %other)
  %r = load i32, ptr %its
  ret i32 %r
}}
define internal i32 @fiber_permute(i32 %line, i32 %address, i32 %v) noinline {{
  %mine = call ptr @fiber_give()
  store i32 %v, ptr %mine
  call void @fiber_wave(i32 %line)
  %first = call i32 @fiber_first()
  %s = load ptr, ptr @fiber_state
{get("wave", "%w")}
  %mask = sub i32 %w, 1
  %number = lshr i32 %address, 2
  %lane = and i32 %number, %mask
  %other = add i32 %first, %lane
  %its = call ptr @fiber_slot(i32 %other)
  %r = load i32, ptr %its
  ret i32 %r
}}"""

_CHECKS = f"""define internal ptr addrspace(1) @fiber_global(
    ptr addrspace(1) %p, i64 %size, i32 %slot, i32 %line) noinline {{
{STATE}
{get("ranges", "%r")}
  %i = mul i32 %slot, 2
  %a = getelementptr i64, ptr %r, i32 %i
  %b = getelementptr i64, ptr %a, i32 1
  %start = load i64, ptr %a
  %end = load i64, ptr %b
  %at = ptrtoint ptr addrspace(1) %p to i64
  %behind = add i64 %at, %size
  %x = icmp uge i64 %at, %start
  %y = icmp ule i64 %behind, %end
  %ok = and i1 %x, %y
  br i1 %ok, label %fine, label %bad
fine:
  ret ptr addrspace(1) %p
bad:
  call void @fiber_fault(i32 1, i32 %line, i32 %slot)
{get("safe", "%safe")}
  %q = addrspacecast ptr %safe to ptr addrspace(1)
  ret ptr addrspace(1) %q
}}
define internal ptr addrspace(3) @fiber_shared(
    ptr addrspace(3) %p, i64 %size, ptr addrspace(3) %array, i64 %nbytes, i64 %item, i64 %first,
    i32 %write, i32 %line) noinline {{
{STATE}
{get("shadow", "%shadow")}
{get("epoch", "%e")}
{get("first", "%e0")}
{get("cur", "%t")}
  %a = ptrtoint ptr addrspace(3) %p to i64
  %b = ptrtoint ptr addrspace(3) %array to i64
  %offset = sub i64 %a, %b
  %behind = add i64 %offset, %size
  %in = icmp ule i64 %behind, %nbytes
  %positive = icmp sge i64 %offset, 0
  %ok = and i1 %in, %positive
  br i1 %ok, label %start, label %bad
bad:
  call void @fiber_fault(i32 6, i32 %line, i32 0)
{get("safe", "%safe")}
  %q = addrspacecast ptr %safe to ptr addrspace(3)
  ret ptr addrspace(3) %q
start:
  %i0 = udiv i64 %offset, %item
  %n0 = udiv i64 %size, %item
  %from = add i64 %i0, %first
  %to = add i64 %from, %n0
  br label %loop
loop:
  %i = phi i64 [ %from, %start ], [ %i1, %next ]
  %more = icmp ult i64 %i, %to
  br i1 %more, label %check, label %done
check:
  %we = getelementptr %Mark, ptr %shadow, i64 %i, i32 0
  %wt = getelementptr %Mark, ptr %shadow, i64 %i, i32 1
  %re = getelementptr %Mark, ptr %shadow, i64 %i, i32 2
  %rt = getelementptr %Mark, ptr %shadow, i64 %i, i32 3
  %wev = load i32, ptr %we
  %wtv = load i32, ptr %wt
  %rev = load i32, ptr %re
  %rtv = load i32, ptr %rt
  %w1 = icmp eq i32 %wev, %e
  %w2 = icmp ne i32 %wtv, %t
  %race.w = and i1 %w1, %w2
  %r1 = icmp eq i32 %rev, %e
  %r2 = icmp ne i32 %rtv, %t
  %race.r = and i1 %r1, %r2
  %writes = icmp ne i32 %write, 0
  %race.r2 = and i1 %race.r, %writes
  %race = or i1 %race.w, %race.r2
  br i1 %race, label %raced, label %clean
raced:
  call void @fiber_fault(i32 2, i32 %line, i32 0)
  br label %next
clean:
  br i1 %writes, label %note.w, label %note.r
note.w:
  store i32 %e, ptr %we
  store i32 %t, ptr %wt
  br label %next
note.r:
  %old = icmp slt i32 %wev, %e0
  br i1 %old, label %unset, label %note.r2
unset:
  call void @fiber_fault(i32 3, i32 %line, i32 0)
  br label %next
note.r2:
  ; read by several threads since the last barrier
  %who = select i1 %race.r, i32 -1, i32 %t
  store i32 %e, ptr %re
  store i32 %who, ptr %rt
  br label %next
next:
  %i1 = add i64 %i, 1
  br label %loop
done:
  ret ptr addrspace(3) %p
}}"""

_RUN = f"""define internal void @fiber_main() noinline {{
{STATE}
{get("groups", "%groups")}
{get("n", "%n")}
{get("fn", "%f")}
{get("args", "%args")}
{get("cur", "%me")}
  %n1 = sub i32 %n, 1
  %g1 = sub i32 %groups, 1
  br label %loop
loop:
  %g = phi i32 [ 0, %0 ], [ %next, %again ]
{_set("group", "%g", "sg")}
  call void %f(ptr %args)
  call void @fiber_end()
  %end.g = icmp eq i32 %g, %g1
  %end.t = icmp eq i32 %me, %n1
  %end = and i1 %end.g, %end.t
  br i1 %end, label %leave, label %wait
wait:
  br i1 %end.t, label %fresh, label %again
fresh:
{get("epoch", "%e")}
  %e1 = add i32 %e, 1
{_set("first", "%e1", "sf")}
  br label %again
again:
  call void @fiber_barrier(i32 0)
  %next = add i32 %g, 1
  br label %loop
leave:
  call void @fiber_arrive(i32 0, i32 1, i32 0, i32 4)
  call void @fiber_leave()
  unreachable
}}
define internal void @fiber_begin(ptr %s, ptr %f) noinline {{
  store ptr %s, ptr @fiber_state
{_set("fn", "%f", "sf")}
{get("epoch", "%e")}
  ; what earlier kernels left is older than the first write of this one
  %e1 = add i32 %e, 2
{_set("epoch", "%e1", "se")}
{_set("first", "%e1", "s0")}
  ret void
}}
define internal void @fiber_run_plain(ptr %s, ptr %f) noinline {{
  call void @fiber_begin(ptr %s, ptr %f)
{get("groups", "%groups")}
{get("n", "%n")}
{get("args", "%args")}
  br label %outer
outer:
  %g = phi i32 [ 0, %0 ], [ %g1, %inner.done ]
  %go = icmp slt i32 %g, %groups
  br i1 %go, label %inner, label %done
inner:
  %t = phi i32 [ 0, %outer ], [ %t1, %body ]
  %gt = icmp slt i32 %t, %n
  br i1 %gt, label %body, label %inner.done
body:
{_set("group", "%g", "sg")}
{_set("cur", "%t", "st")}
  call void %f(ptr %args)
  %t1 = add i32 %t, 1
  br label %inner
inner.done:
  %g1 = add i32 %g, 1
  br label %outer
done:
  ret void
}}
define internal void @fiber_run(ptr %s, ptr %f) noinline {{
entry:
  call void @fiber_begin(ptr %s, ptr %f)
{get("n", "%n")}
{get("ctx", "%ctx")}
{get("stacks", "%stacks")}
{get("marks", "%marks")}
{get("counts", "%counts")}
{get("main", "%main")}
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %t1, %make ]
  %go = icmp slt i32 %t, %n
  br i1 %go, label %make, label %start
make:
  %c = getelementptr [1024 x i8], ptr %ctx, i32 %t
  %k = getelementptr [65536 x i8], ptr %stacks, i32 %t
  call i32 @getcontext(ptr %c)
  %sp = getelementptr i8, ptr %c, i32 16
  %size = getelementptr i8, ptr %c, i32 32
  store ptr %k, ptr %sp
  store i64 65536, ptr %size
  call void (ptr, ptr, i32, ...) @makecontext(ptr %c, ptr @fiber_main, i32 0)
  %mark = getelementptr %Mark, ptr %marks, i32 %t
  store %Mark zeroinitializer, ptr %mark
  %copied = getelementptr i32, ptr %counts, i32 %t
  store i32 0, ptr %copied
  %t1 = add i32 %t, 1
  br label %loop
start:
  %back = call i32 @_setjmp(ptr %main)
  %now = icmp eq i32 %back, 0
  br i1 %now, label %enter, label %done
enter:
{_set("cur", "0", "sc")}
  %begun = getelementptr %Mark, ptr %marks, i32 0, i32 3
  store i32 1, ptr %begun
  call i32 @setcontext(ptr %ctx)
  unreachable
done:
  ret void
}}"""

_MATH = "\n".join(
  [
    FUNCTIONS[f"tg_{name}_float"].replace(f"@tg_{name}_float", f"@fiber_{name}")
    for name in ("exp2", "log2")
  ]
  + [
    """define internal float @fiber_rsqrt(float %x) alwaysinline {
  %r = call float @llvm.sqrt.f32(float %x)
  %y = fdiv float 1.0, %r
  ret float %y
}"""
  ]
)

RUNTIME = "\n".join([_BASE, _SWITCH, _WAIT, _LANES, _CHECKS, _RUN, _MATH])
