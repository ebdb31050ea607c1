// What compiled Swift expects of a C library, for a WebAssembly module that imports nothing.
// Only the linker needs these functions, so nothing is declared here. On every other platform the
// C library has them, and the target is empty.
#pragma once
