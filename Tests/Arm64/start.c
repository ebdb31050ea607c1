// What a program without an operating system's library needs under qemu's Linux for Arm64: a beginning,
// memory, reading and writing. Memory that is given back goes to a list for its power of two.
#include <stddef.h>
#include <stdint.h>

static long call(long number, long a, long b, long c, long d, long e, long f) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
  return x0;
}

_Noreturn void leave(long code) {
  for (;;) call(94, code, 0, 0, 0, 0, 0);
}
long output(const void *bytes, size_t count) { return call(64, 1, (long)bytes, (long)count, 0, 0, 0); }

// The bytes of a file, at most `room`; below 0 where it cannot be opened.
long input(const char *path, void *bytes, size_t room) {
  long file = call(56, -100, (long)path, 0, 0, 0, 0), count = 0, step;
  if (file < 0) return -1;
  while ((step = call(63, file, (long)bytes + count, (long)room - count, 0, 0, 0)) > 0) count += step;
  call(57, file, 0, 0, 0, 0, 0);
  return count;
}

void *memcpy(void *to, const void *from, size_t count) {
  char *a = to;
  const char *b = from;
  while (count--) *a++ = *b++;
  return to;
}
void *memmove(void *to, const void *from, size_t count) {
  char *a = to;
  const char *b = from;
  if (a < b) return memcpy(to, from, count);
  while (count--) a[count] = b[count];
  return to;
}
void *memset(void *to, int value, size_t count) {
  char *a = to;
  while (count--) *a++ = (char)value;
  return to;
}
int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (; count; count--, x++, y++)
    if (*x != *y) return *x - *y;
  return 0;
}

typedef struct Block {
  struct Block *next;
  uint64_t power;
} Block;
static Block *lists[64];
static char *chunk, *chunk_end;

static void *reserve(size_t size) {
  unsigned power = 5;
  while (((size_t)1 << power) < size + sizeof(Block)) power++;
  Block *block = lists[power];
  if (block) {
    lists[power] = block->next;
    return block + 1;
  }
  size_t need = (size_t)1 << power;
  if ((size_t)(chunk_end - chunk) < need) {
    size_t room = need > ((size_t)64 << 20) ? need : ((size_t)64 << 20);
    long address = call(222, 0, (long)room, 3, 0x22, -1, 0);
    if (address < 0 && address > -4096) leave(70);
    chunk = (char *)address;
    chunk_end = chunk + room;
  }
  block = (Block *)chunk;
  chunk += need;
  block->power = power;
  return block + 1;
}
// Blocks are powers of two from 32 bytes on, so what follows a header lies at a multiple of 16.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *result = reserve(size);
  return 0;
}
void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)memory - 1;
  block->next = lists[block->power];
  lists[block->power] = block;
}
// Hashing is seeded by this; nothing that is output may depend on it.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5a, count); }
int putchar(int character) {
  char byte = (char)character;
  return (int)output(&byte, 1);
}

void digest(const char *name, const uint8_t *bytes, long count);
static uint8_t file[1 << 20];

__attribute__((used)) void begin(long *stack) {
  char **arguments = (char **)(stack + 1);
  for (long index = 1; index < stack[0]; index++) {
    long count = input(arguments[index], file, sizeof file);
    if (count < 0) leave(66);
    digest(arguments[index], file, count);
  }
  leave(0);
}
__asm__(".globl _start\n_start:\n mov x0, sp\n bl begin\n");
