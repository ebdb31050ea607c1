import Glibc

/// What is fuzzed: a name, and what is done with an input's bytes.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// JSON text in both dialects.
  case json
  /// A style file, or a resolver document and the files that it names, parted by zero bytes.
  case style
  /// The same file on to pictures and exports.
  case through
  /// CSS text of gradients, colours and the other short forms.
  case values
  /// A style sheet to import.
  case css
  /// An answer of Figma's to import.
  case figma
  /// A list of uiGradients to import.
  case uigradients
  /// Other tools' tokens to import.
  case tokens
  /// A PNG file.
  case png
  /// A PNG file whose chunks are put together from the bytes, with right checksums.
  case chunks
  /// A picture made of the bytes: written as a PNG file and read by libpng.
  case packed
  /// A valid style file made of the bytes: written back and read again.
  case laws
  /// A valid style file made of the bytes: exported in one of the forms.
  case exports
  /// A valid style file made of the bytes: its pictures, both ways.
  case pixels

  /// The target that the environment names in `FUZZ_TARGET`.
  public static let chosen: FuzzTarget = {
    guard let name = getenv("FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name))
    else {
      Law.broken("FUZZ_TARGET is one of \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
  }()

  /// Tries an input; a law that it breaks ends the process.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .json: ReaderLaws.json(bytes)
    case .style: ReaderLaws.style(bytes)
    case .through: ReaderLaws.through(bytes)
    case .values: ValueLaws.check(bytes)
    case .css, .figma, .uigradients, .tokens: ImportLaws.check(self, bytes)
    case .png: PNGLaws.file(bytes)
    case .chunks: PNGLaws.chunks(bytes)
    case .packed: PackedLaws.check(bytes)
    case .laws: StyleLaws.text(bytes)
    case .exports: StyleLaws.exports(bytes)
    case .pixels: StyleLaws.pixels(bytes)
    }
  }
}
