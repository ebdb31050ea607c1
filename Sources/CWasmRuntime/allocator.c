// The module's heap: a two-level segregated fit allocator (Masmano, Ripoll, Crespo, Real: "TLSF: a
// new dynamic memory allocator for real-time systems", ECRTS 2004). Allocating and freeing take
// constant time, and free neighbours are joined at once, so that a page which stays open for days
// reuses its memory instead of growing.

#if defined(__wasm__)

#include "CWasmRuntime.h"

#include <stdint.h>

// A block is a header of 8 bytes and a payload. Headers lie at 8 modulo 16 and sizes, header
// included, are multiples of 16, so every payload is aligned to 16, all that Swift's and C's own
// types ask for. While a block is free its payload starts with the links of its list.
typedef struct Block {
  uint32_t previous_size;  // Size of the block just below in memory; 0 for the first of a region.
  uint32_t size_and_state;  // A multiple of 16, plus `in_use`.
  struct Block *next_free;
  struct Block *previous_free;
} Block;

enum {
  in_use = 1,
  alignment = 16,
  header_size = 8,
  // Sizes below 256 have a list for each multiple of 16; above, each power of two has 16 lists.
  lists_per_class = 16,
  small_limit = 256,
  class_count = 25,
  page_size = 65536,
  least_growth = 16 * page_size,
};

// Half of the address space, so that no sum of sizes wraps round; and all of it but the last page,
// so that the end of the heap has an address.
static const uint32_t largest_request = 0x7f000000;
static const uint32_t largest_page_count = 65535;

static uint32_t classes_with_blocks;
static uint32_t lists_with_blocks[class_count];
static Block *free_lists[class_count][lists_per_class];
// The end of the region that was added last; where it meets new memory the two become one.
static uintptr_t heap_end;

extern unsigned char __heap_base;

static uint32_t size_of(const Block *block) { return block->size_and_state & ~(uint32_t)in_use; }
static int is_free(const Block *block) { return !(block->size_and_state & in_use); }
static void *payload_of(Block *block) { return (char *)block + header_size; }
static Block *block_of(void *payload) { return (Block *)((char *)payload - header_size); }
static Block *above(Block *block) { return (Block *)((char *)block + size_of(block)); }
static Block *below(Block *block) { return (Block *)((char *)block - block->previous_size); }

static void set_size(Block *block, uint32_t size, uint32_t state) {
  block->size_and_state = size | state;
  above(block)->previous_size = size;
}

static void find_list(uint32_t size, uint32_t *class, uint32_t *list) {
  if (size < small_limit) {
    *class = 0;
    *list = size / alignment;
  } else {
    uint32_t exponent = 31 - (uint32_t)__builtin_clz(size);
    *class = exponent - 7;
    *list = (size >> (exponent - 4)) - lists_per_class;
  }
}

static void insert(Block *block) {
  uint32_t class, list;
  find_list(size_of(block), &class, &list);
  Block *head = free_lists[class][list];
  block->next_free = head;
  block->previous_free = NULL;
  if (head) head->previous_free = block;
  free_lists[class][list] = block;
  classes_with_blocks |= 1u << class;
  lists_with_blocks[class] |= 1u << list;
}

static void take_out(Block *block) {
  uint32_t class, list;
  find_list(size_of(block), &class, &list);
  if (block->next_free) block->next_free->previous_free = block->previous_free;
  if (block->previous_free) {
    block->previous_free->next_free = block->next_free;
    return;
  }
  free_lists[class][list] = block->next_free;
  if (block->next_free) return;
  lists_with_blocks[class] &= ~(1u << list);
  if (!lists_with_blocks[class]) classes_with_blocks &= ~(1u << class);
}

static void release(Block *block) {
  uint32_t size = size_of(block);
  Block *next = above(block);
  if (is_free(next)) {
    take_out(next);
    size += size_of(next);
  }
  if (block->previous_size && is_free(below(block))) {
    block = below(block);
    take_out(block);
    size += size_of(block);
  }
  set_size(block, size, 0);
  insert(block);
}

// Gives back what lies beyond the first `size` bytes of a block in use.
static void trim(Block *block, uint32_t size) {
  uint32_t rest = size_of(block) - size;
  if (rest < sizeof(Block)) return;
  set_size(block, size, in_use);
  Block *remainder = above(block);
  set_size(remainder, rest, in_use);
  release(remainder);
}

// The first block of a list whose every block is large enough.
static Block *find_free(uint32_t size) {
  uint32_t class, list;
  if (size >= small_limit) {
    uint32_t exponent = 31 - (uint32_t)__builtin_clz(size);
    size += (1u << (exponent - 4)) - 1;
  }
  find_list(size, &class, &list);
  if (class >= class_count) return NULL;
  uint32_t lists = lists_with_blocks[class] & (~0u << list);
  if (!lists) {
    uint32_t classes = classes_with_blocks & (~0u << class << 1);
    if (!classes) return NULL;
    class = (uint32_t)__builtin_ctz(classes);
    lists = lists_with_blocks[class];
  }
  return free_lists[class][__builtin_ctz(lists)];
}

// Adds pages for a block of `size` bytes; 0 when the engine has none left.
static int grow(uint32_t size) {
  // `find_free` looks only where every block fits, which is up to a sixteenth above the request.
  uint32_t wanted = size + size / lists_per_class + 4 * header_size;
  uint32_t pages = ((wanted < least_growth ? least_growth : wanted) + page_size - 1) / page_size;
  uint32_t old_pages = (uint32_t)__builtin_wasm_memory_size(0);
  if (old_pages + pages > largest_page_count) return 0;
  if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
  uintptr_t old_end = (uintptr_t)old_pages * page_size;

  Block *block;
  if (heap_end == old_end) {
    // The mark at the old end becomes the new block's header.
    block = (Block *)(heap_end - header_size);
  } else {
    // The first region starts behind the module's globals. Another one starts where somebody else
    // has added pages in between.
    uintptr_t start = heap_end ? old_end : (uintptr_t)&__heap_base;
    start = (start + alignment - 1) & ~(uintptr_t)(alignment - 1);
    block = (Block *)(start + header_size);
    block->previous_size = 0;
  }
  heap_end = old_end + (uintptr_t)pages * page_size;
  Block *end_mark = (Block *)(heap_end - header_size);
  end_mark->size_and_state = in_use;
  set_size(block, (uint32_t)((char *)end_mark - (char *)block), in_use);
  release(block);
  return 1;
}

static void *allocate(size_t request) {
  if (request > largest_request) return NULL;
  uint32_t size = ((uint32_t)request + header_size + alignment - 1) & ~(uint32_t)(alignment - 1);
  Block *block = find_free(size);
  if (!block) {
    if (!grow(size)) return NULL;
    block = find_free(size);
  }
  take_out(block);
  set_size(block, size_of(block), in_use);
  trim(block, size);
  return payload_of(block);
}

int posix_memalign(void **result, size_t wanted_alignment, size_t request) {
  const int out_of_memory = 12;
  *result = NULL;
  if (wanted_alignment <= alignment) {
    *result = allocate(request);
    return *result ? 0 : out_of_memory;
  }
  if (request > largest_request || wanted_alignment > largest_request) return out_of_memory;
  char *payload = allocate(request + wanted_alignment);
  if (!payload) return out_of_memory;
  uint32_t gap = (uint32_t)(-(uintptr_t)payload & (wanted_alignment - 1));
  if (gap) {
    // Payloads lie at multiples of 16, so the gap is large enough to be a block of its own.
    Block *front = block_of(payload);
    uint32_t whole = size_of(front);
    set_size(front, gap, in_use);
    payload += gap;
    set_size(block_of(payload), whole - gap, in_use);
    release(front);
  }
  *result = payload;
  return 0;
}

void free(void *payload) {
  if (payload) release(block_of(payload));
}

#endif
