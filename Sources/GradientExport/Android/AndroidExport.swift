public import GradientModel

/// A theme as Android resources: a background drawable and a title colour for each control.
///
/// `drawable/NAME.xml` and `color/NAME_title.xml` choose by state among `drawable/NAME_STATE.xml` and
/// colours; folders ending in `-night` and `-ldrtl` hold what differs in dark mode and right to left.
/// Names are in lower case with `_` for whatever a resource cannot have in its name. Android's shapes
/// say less than a style: what they do not is named.
public struct AndroidExport: Sendable {
  /// The most bytes that the files of an export may have in all.
  package var byteLimit = ExportLimits.bytes

  /// Makes an exporter.
  public init() {}

  /// Makes the files of a `res` folder, with paths in it.
  ///
  /// - Parameters:
  ///   - theme: The controls.
  ///   - source: What each file's first comment calls the style file.
  /// - Returns: The files, and what they do not say.
  /// - Throws: An error for names that cannot be resources, or not two of them.
  public func files(
    of theme: ControlTheme, source: String
  ) throws(ExportError) -> Export {
    let names = try NameTable(theme, .android).names
    var resources = AndroidResources(source: source, byteLimit: byteLimit)
    for (control, name) in zip(theme.controls, names) {
      try resources.add(control, named: name)
    }
    try resources.checkNames()
    return Export(files: resources.files, losses: resources.losses.losses)
  }
}
