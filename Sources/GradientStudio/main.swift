// The browser calls the exported functions. Run by itself, the program does nothing.

#if canImport(Glibc)
  // Only to link the C library's square root, which native builds without Foundation lack.
  internal import Glibc
#endif
