// The start of a program for Linux on Arm64, and the C library's functions that compiled Swift calls.
// Nothing here computes a pixel but the processor's own square root, which IEEE 754 rounds exactly.

#include "freestanding.h"

#include <stdint.h>

enum { linux_read = 63, linux_write = 64, linux_exit_group = 94, linux_mmap = 222 };

static long call(long number, long a, long b, long c, long d, long e, long f) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory", "cc");
  return x0;
}

long arm_read(void *bytes, size_t count) {
  return call(linux_read, 0, (long)bytes, (long)count, 0, 0, 0);
}

long arm_write(const void *bytes, size_t count) {
  return call(linux_write, 1, (long)bytes, (long)count, 0, 0, 0);
}

_Noreturn void arm_exit(int status) {
  for (;;) call(linux_exit_group, status, 0, 0, 0, 0, 0);
}

int main(int count, char **words);

_Noreturn void _start(void) { arm_exit(main(0, NULL)); }

double sqrt(double value) {
  double root;
  __asm__("fsqrt %d0, %d1" : "=w"(root) : "w"(value));
  return root;
}

// These loops must not be turned into calls of themselves, so the script forbids built-ins.

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)to)[i] = ((const char *)from)[i];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  if ((uintptr_t)to <= (uintptr_t)from) return memcpy(to, from, count);
  for (size_t i = count; i > 0; i--) ((char *)to)[i - 1] = ((const char *)from)[i - 1];
  return to;
}

void *memset(void *to, int byte, size_t count) {
  for (size_t i = 0; i < count; i++) ((char *)to)[i] = (char)byte;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

// Memory: blocks of powers of two, each kind with a list of those that were given back.

typedef struct Block {
  struct Block *next;
  unsigned kind;
} Block;

enum { header_size = 16, chunk_size = 1 << 22, out_of_memory = 12 };

static Block *free_blocks[48];
static char *chunk;
static size_t chunk_left;

static Block *pages(size_t size) {
  const long readable_writable = 3, private_anonymous = 0x22;
  long address = call(linux_mmap, 0, (long)size, readable_writable, private_anonymous, -1, 0);
  return address < 0 && address > -4096 ? NULL : (Block *)address;
}

static Block *take(size_t size) {
  unsigned kind = 5;
  while (((size_t)1 << kind) < size) {
    if (++kind == 48) return NULL;
  }
  Block *block = free_blocks[kind];
  if (block) {
    free_blocks[kind] = block->next;
    return block;
  }
  size_t whole = (size_t)1 << kind;
  if (whole > chunk_size / 4) {
    block = pages(whole);
  } else {
    if (chunk_left < whole) {
      chunk = (char *)pages(chunk_size);
      chunk_left = chunk ? chunk_size : 0;
    }
    if (!chunk) return NULL;
    block = (Block *)chunk;
    chunk += whole;
    chunk_left -= whole;
  }
  if (block) block->kind = kind;
  return block;
}

// The word before a payload tells where its block starts.
int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = NULL;
  if (alignment < 16) alignment = 16;
  Block *block = take(size + alignment + header_size + sizeof(Block));
  if (!block) return out_of_memory;
  uintptr_t payload = (uintptr_t)(block + 1) + header_size;
  payload = (payload + alignment - 1) & ~(uintptr_t)(alignment - 1);
  ((Block **)payload)[-1] = block;
  *result = (void *)payload;
  return 0;
}

void free(void *payload) {
  if (!payload) return;
  Block *block = ((Block **)payload)[-1];
  block->next = free_blocks[block->kind];
  free_blocks[block->kind] = block;
}

uintptr_t __stack_chk_guard = 0x6d2b79f5;

_Noreturn void __stack_chk_fail(void) { arm_exit(134); }

// Seeds hash tables; nothing that is drawn comes from their order, so any bytes will do.
void arc4random_buf(void *bytes, size_t count) {
  static uint64_t state;
  for (size_t i = 0; i < count; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    ((unsigned char *)bytes)[i] = (unsigned char)(state >> 56);
  }
}

// What the standard library prints of a trap goes nowhere.
int putchar(int character) { return character; }
