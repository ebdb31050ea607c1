// The functions that a compiler may call in any program, even in one without a C library, and the
// source of random bytes that Swift's standard library asks for.

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

// These three are single instructions of WebAssembly.
void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

// 128-bit products, which compilers leave to their run-time library: the low half of all four halves'
// products.
__int128 __multi3(__int128 left, __int128 right) {
  typedef unsigned __int128 Wide;
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a_low = (uint32_t)a, a_high = a >> 32, b_low = (uint32_t)b, b_high = b >> 32;
  uint64_t low = a_low * b_low;
  uint64_t middle = a_high * b_low + (low >> 32);
  uint64_t other = a_low * b_high + (uint32_t)middle;
  uint64_t high = a_high * b_high + (middle >> 32) + (other >> 32);
  high += (uint64_t)((Wide)left >> 64) * b + a * (uint64_t)((Wide)right >> 64);
  return (__int128)((Wide)high << 64 | (other << 32 | (uint32_t)low));
}

// The guard's value is known to whoever has the module: it catches mistakes, not attackers, who
// cannot leave the module's memory anyway.
uintptr_t __stack_chk_guard = 0x6d2b79f5;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// A module without imports has no entropy, and wants none: the same calls give the same results.
// Swift seeds its hash tables from here. A Weyl sequence through MurmurHash3's finaliser.
void arc4random_buf(void *buffer, size_t count) {
  static uint32_t state;
  unsigned char *bytes = buffer;
  for (size_t i = 0; i < count; i++) {
    uint32_t mixed = state += 0x9e3779b9;
    mixed = (mixed ^ (mixed >> 16)) * 0x85ebca6b;
    mixed = (mixed ^ (mixed >> 13)) * 0xc2b2ae35;
    bytes[i] = (unsigned char)(mixed ^ (mixed >> 16));
  }
}

#endif
