// What compiled Swift expects of a C library, for a WebAssembly module that imports nothing. On
// every other platform the C library has it, and this target is empty.
#pragma once

#if defined(__wasm__)
#include <stddef.h>

/// Sets `result` to `size` bytes at a multiple of `alignment`, a power of two, and returns 0; or to
/// null where there is no such memory, and returns 12.
int posix_memalign(void **result, size_t alignment, size_t size);

/// Gives back what `posix_memalign` gave; null is allowed.
void free(void *memory);
#else
#include <stdlib.h>
#endif
