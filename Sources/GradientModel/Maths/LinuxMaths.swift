// Where a build is not optimised, `squareRoot()` is a call to `sqrt`, which Linux and Android keep in a
// library of its own. The linker hears of it through this import; nothing here calls into C by name.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Android)
  internal import Android
#endif
