#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pattern of control names as shells have them: `*` for any characters, `?` for one, `[…]` for one
/// of several.
struct NamePattern: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  /// Whether a whole name is like the pattern; `*` also stands for the `/` between groups.
  func matches(_ name: String) -> Bool { fnmatch(text, name, 0) == 0 }
}
