public import GradientModel

/// A file to be written, or a picture to be drawn into one.
public struct ExportedFile: Hashable, Sendable {
  /// Where it goes: a relative path, its parts joined by `/`, none of them `..` or empty.
  public var path: String
  /// What is in it.
  public var content: Content

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - path: A relative path.
  ///   - content: What is in it.
  public init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  /// What a file holds.
  public enum Content: Hashable, Sendable {
    /// Text in UTF-8.
    case text([UInt8])
    /// A PNG picture, which somebody who can draw makes.
    case picture(ExportedPicture)
  }
}

/// An order for a picture in sRGB.
public struct ExportedPicture: Hashable, Sendable {
  /// What is on it, margins for shadows included.
  public var drawing: Drawing
  /// Pixels a point.
  public var scale: Double
  /// What messages call it.
  public var label: String

  /// Makes an order.
  ///
  /// - Parameters:
  ///   - drawing: What is on it.
  ///   - scale: Pixels a point.
  ///   - label: What messages call it.
  public init(drawing: Drawing, scale: Double, label: String) {
    self.drawing = drawing
    self.scale = scale
    self.label = label
  }
}
