/// What a PNG file says about the colour space of its pixels.
package enum PNGColorTag: Hashable, Sendable {
  /// Nothing; such a picture is taken as sRGB everywhere.
  case untagged
  /// sRGB, by chunk or by profile.
  case srgb
  /// Display P3, by profile or by code point.
  case displayP3
  /// Another space, with the name that the file gives it.
  case other(String)
}
