import GradientModel

/// A style file that has been read.
struct LoadedStyle: Sendable {
  /// What messages and manifests call it.
  let label: String
  let theme: ControlTheme

  /// The file's name without folder and suffixes.
  var title: String { FilePath(label).stem }
}
