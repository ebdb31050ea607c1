#if canImport(Glibc)
  // Only to link the C library's square root, which native builds without Foundation lack.
  import Glibc
#endif
