import GradientModel

/// What one viewer's pictures come to, measured once for all tests that ask.
actor Measurements {
  static let css = Measurements(
    "CSS in Chromium",
    theme: { name in
      if let size = GeometryStyle.sizes[name] {
        return try StyleSheetComparison(
          GeometryStyle.theme(), scale: 1, size: size, states: [.normal])
      }
      return try StyleSheetComparison(
        PackageFiles.example(name).withoutBlurredShadows.withCircularCorners, scale: 1)
    })
  static let svgInChromium = svg(in: .chromium)
  static let svgInLibrsvg = svg(in: .librsvg)
  static let all = [css, svgInChromium, svgInLibrsvg]

  nonisolated let viewer: String
  private let make: @Sendable (String) throws -> any PeerComparison
  private var cases: [String: [MeasuredCase]] = [:]

  private init(
    _ viewer: String, theme make: @escaping @Sendable (String) throws -> any PeerComparison
  ) {
    self.viewer = viewer
    self.make = make
  }

  private static func svg(in viewer: PictureComparison.Viewer) -> Measurements {
    Measurements(
      viewer.rawValue,
      theme: { name in
        try PictureComparison(
          GeometryStyle.sizes[name] == nil
            ? PackageFiles.example(name).withoutBlurredShadows : GeometryStyle.theme(),
          in: viewer, scale: 1, isSmoothInside: GeometryStyle.sizes[name] != nil)
      })
  }

  /// The differences of an example's cases, or of every geometry at a size.
  func of(_ name: String) throws -> [MeasuredCase] {
    if let known = cases[name] { return known }
    let measured = try make(name).measured()
    cases[name] = measured
    return measured
  }
}
