package import GradientRaster

/// A picture read from a PNG file.
package struct PNGPicture: Hashable, Sendable {
  /// The pixels, as they are in the file.
  ///
  /// Where ``colorTag`` names a space that a pixmap cannot
  /// be in, they are not converted and the pixmap says sRGB.
  package let pixmap: Pixmap
  /// The colour space that the file names.
  package let colorTag: PNGColorTag
}
