import GradientImport
import GradientModel
import GradientTokens

/// What importing any bytes has to keep to: a file without findings, or an error.
enum ImportLaws {
  static func check(_ target: FuzzTarget, _ bytes: [UInt8]) {
    var settings = StyleImport.Settings()
    if bytes.count % 2 == 0 { settings.size = Size2D(width: 120, height: 44) }
    let result =
      switch target {
      case .css: StyleImport.css(bytes, path: "f", settings: settings)
      case .figma: StyleImport.figma(bytes, path: "f", settings: settings)
      case .uigradients: StyleImport.uiGradients(bytes, path: "f")
      default: StyleImport.tokens(bytes, path: "f")
      }
    let hasError = result.diagnostics.contains { $0.severity == .error }
    Law.demand((result.file == nil) == hasError, "a file, or an error")
    guard let file = result.file else { return }
    let reading = StyleFile.read(file, path: "f")
    Law.demand(
      reading.diagnostics.isEmpty,
      "what was imported reads without a finding: \(reading.diagnostics.map(\.text))")
    Law.demand(
      StyleFile.format(file, path: "f").bytes == file, "what was imported is laid out as files are")
  }
}
