import GradientImport
import GradientModel
import GradientTokens
import Testing

/// An import whose style file has been read back.
struct Imported {
  let result: StyleImport.Result
  let text: String
  let theme: ControlTheme
  /// What the style-file reader has to say: nothing, whatever was imported.
  let findings: [String]

  init(_ result: StyleImport.Result) {
    self.result = result
    text = String(decoding: result.file ?? [], as: UTF8.self)
    let reading = StyleFile.read(result.file ?? Array("{}".utf8), path: "imported")
    theme = reading.theme
    findings = reading.diagnostics.map(\.text)
  }

  init(css: String, size: Size2D? = nil, name: String = "gradient") {
    var settings = StyleImport.Settings()
    settings.size = size
    settings.name = name
    self.init(StyleImport.css(Array(css.utf8), path: "a.css", settings: settings))
  }

  /// The messages, each with its place.
  var messages: [String] { result.diagnostics.map(\.text) }

  /// The fill of a control in a state.
  func fill(
    _ name: String, _ state: ControlState = .normal, in appearance: Appearance = .light
  ) -> Paint? {
    theme[name]?.resolved(for: state, in: StyleEnvironment(appearance: appearance)).fill
  }
}

/// Numbers that are the same in every run.
struct Sequence64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
