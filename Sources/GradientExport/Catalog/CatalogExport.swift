public import GradientModel

/// A theme as an Xcode asset catalog: a stretchable image set for each look, and colour sets.
///
/// The normal look's image set has the control's name, the others that name and the states, joined by
/// `-`, compact metrics last. Each holds pictures for every scale and for every appearance and layout
/// direction in which the look is another; `resizing` says how they stretch, `alignment-insets` what
/// the shadows reach beyond the control. Colour sets are the title's (`-title`), a plain border's
/// (`-border`) and the fill's (`-fill`, or `-fill-1` and so on for a gradient's stops).
public struct CatalogExport: Sendable {
  /// Pixels a point.
  public var scales: [Int]
  /// The most bytes that the texts of an export may have in all.
  package var byteLimit = ExportLimits.bytes

  /// Makes an exporter.
  ///
  /// - Parameter scales: Pixels a point, of 1 to 3.
  public init(scales: [Int] = [1, 2, 3]) {
    self.scales = scales.filter { (1...3).contains($0) }
  }

  /// Makes the files of a catalog, with paths in its folder.
  ///
  /// - Parameters:
  ///   - theme: The controls.
  ///   - titles: The size of each control's title, which a control that gives no size of its own fits
  ///     around; nil for none.
  /// - Returns: The files, pictures among them, and what they do not say.
  /// - Throws: An error for names that cannot be assets, or not two of them.
  public func files(
    of theme: ControlTheme, titles: [Size2D?] = []
  ) throws(ExportError) -> Export {
    let names = try NameTable(theme, .css, ignoresCase: true).names
    var catalog = CatalogFiles(scales: scales, byteLimit: byteLimit)
    for (index, control) in theme.controls.enumerated() {
      let title = index < titles.count ? titles[index] : nil
      try catalog.add(control, named: names[index], title: title)
    }
    try catalog.checkNames()
    return Export(files: catalog.files, losses: catalog.losses.losses)
  }
}
