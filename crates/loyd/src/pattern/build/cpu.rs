//! The inner loop of the builder, compiled for the vector instructions of this machine.
//!
//! The loop is plain Rust. Only the instructions that the compiler may use differ, so
//! the results are identical. Measured on the eight-tile half of 7-8 with two threads,
//! in turns: 1.86 and 1.97 s without, 1.64 and 1.57 s with AVX-512.
//!
//! The engine in WebAssembly is compiled for size, but this loop for speed (`optimize_loops`, which
//! `cargo xtask web --engine` sets because the attribute is not stable).

use super::Chunk;
use super::level::{Level, Scratch};

/// Gathers a chunk with the widest vectors available.
#[cfg_attr(optimize_loops, optimize(speed), inline(never))]
pub(super) fn gather(level: &Level<'_>, chunk: Chunk<'_>, scratch: &mut Scratch) {
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vpopcntdq")
            && is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("popcnt")
        {
            #[allow(unsafe_code, reason = "the features were detected in the line above")]
            // SAFETY: every feature the function is compiled for was detected.
            return unsafe { gather_avx512(level, chunk, scratch) };
        }
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt") {
            #[allow(unsafe_code, reason = "the features were detected in the line above")]
            // SAFETY: every feature the function is compiled for was detected.
            return unsafe { gather_avx2(level, chunk, scratch) };
        }
    }
    level.gather_chunk(chunk, scratch);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vpopcntdq,avx2,popcnt")]
fn gather_avx512(level: &Level<'_>, chunk: Chunk<'_>, scratch: &mut Scratch) {
    level.gather_chunk(chunk, scratch);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt")]
fn gather_avx2(level: &Level<'_>, chunk: Chunk<'_>, scratch: &mut Scratch) {
    level.gather_chunk(chunk, scratch);
}
