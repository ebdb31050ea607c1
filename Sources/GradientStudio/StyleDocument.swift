internal import GradientModel
internal import GradientRaster
internal import GradientTokens

/// A style file's text as the module keeps it between calls, and what reading it gave.
final class StyleDocument {
  let bytes: [UInt8]
  let reading: StyleFile.Reading
  let settings: ReadingSettings
  let others: OtherFiles

  /// What was drawn last.
  private var canvas: Picture?

  /// Draws in the memory of what was drawn last, where that has as many pixels.
  func draw(_ drawing: Drawing, with rasterizer: Rasterizer) throws(RasterError) -> Picture {
    // Taken out, so that nothing else holds the pixels while they are written over.
    guard var picture = canvas.take() else {
      let first = try rasterizer.draw(drawing)
      canvas = first
      return first
    }
    try rasterizer.draw(drawing, into: &picture)
    canvas = picture
    return picture
  }

  private var known: StyleText?

  /// The text, to be asked about and changed; parsed the first time that it is wanted.
  func text() throws(StyleEditError) -> StyleText {
    if let known { return known }
    let text = try StyleText(bytes)
    known = text
    return text
  }

  /// The looks that were told so far: most states of most styles look alike, and to print a look takes
  /// many times longer than to see that it is the same.
  private(set) var looks: [(look: ResolvedStyle, answer: [UInt8])] = []

  /// The place among the looks of one, which is printed the first time that it is asked for.
  func place(of look: ResolvedStyle, print: (ResolvedStyle) -> [UInt8]) -> Int {
    for (place, known) in looks.enumerated() where known.look == look { return place }
    looks.append((look, print(look)))
    return looks.count - 1
  }

  /// Forgets the looks where they are more than a question asks for again.
  func tidyLooks() {
    if looks.count > 64 { looks = [] }
  }

  /// Reads what a document's text was changed to.
  ///
  /// The memory that the other drew in goes over to this.
  convenience init(changing other: StyleDocument, to text: StyleText) {
    self.init(text.bytes, others: other.others, text: text)
    canvas = other.canvas.take()
  }

  /// How diagnostics name the file itself.
  static var path: String { "style" }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - others: The files that it refers to.
  ///   - text: The file's text, where that is parsed already.
  init(_ bytes: [UInt8], others: OtherFiles = OtherFiles([]), text: StyleText? = nil) {
    self.bytes = bytes
    known = text
    var settings = ReadingSettings()
    // A page is no batch job: what is larger was pasted by mistake, and gets a message soon.
    settings.limits.bytes = 4 << 20
    settings.limits.values = 400_000
    settings.limits.tokens = 50_000
    self.settings = settings
    self.others = others
    reading = StyleFile.read(
      bytes, path: Self.path, settings: settings, loader: self.others)
  }

  /// A control by its name.
  func control(_ name: [UInt8]) -> ControlTheme.Control? {
    reading.theme.controls.first { $0.name.utf8.elementsEqual(name) }
  }
}

/// The files that a style file refers to, given together with it.
struct OtherFiles: FileLoader {
  private let texts: JSONDocument

  /// Takes a JSON object of texts by path; anything else holds no file.
  init(_ bytes: [UInt8]) {
    var findings = Findings()
    texts = JSONParser.parse(bytes, path: "others", findings: &findings)
  }

  func load(_ path: String) throws(LoadingError) -> [UInt8] {
    guard texts.nodes.count > 0, let member = texts.member(named: Array(path.utf8), of: 0),
      let bytes = texts.string(member)
    else { throw .missing }
    return bytes
  }
}

/// Reads a style file and keeps it.
///
/// - Parameters:
///   - file: The address of the file's bytes, which are copied.
///   - length: Their number.
///   - others: The address of a JSON object with the texts of the files that it refers to, by their
///     path within its folder; null (0) for none.
///   - othersLength: The number of its bytes.
/// - Returns: A document, whatever the bytes are, for ``draw(document:name:nameLength:state:environment:width:height:scale:format:)``
///   and ``ask(document:request:length:)``, to be given back to ``close(_:)``; null (0) where an
///   argument makes no sense.
@_expose(wasm, "open")
@_cdecl("studio_open")
public func open(
  file: UnsafePointer<UInt8>?, length: Int32, others: UnsafePointer<UInt8>?, othersLength: Int32
) -> UnsafeMutableRawPointer? {
  guard let bytes = unsafe copiedBytes(file, count: length) else { return nil }
  let document = unsafe StyleDocument(
    bytes, others: OtherFiles(copiedBytes(others, count: othersLength) ?? []))
  return unsafe Unmanaged.passRetained(document).toOpaque()
}

/// Gives a document back; null (0) is allowed.
///
/// - Parameter document: What ``open(file:length:)`` returned and nobody gave back yet.
@_expose(wasm, "close")
@_cdecl("studio_close")
public func close(_ document: UnsafeMutableRawPointer?) {
  guard let document = unsafe document else { return }
  unsafe Unmanaged<StyleDocument>.fromOpaque(document).release()
}

/// The bytes at an address; nil when either argument makes no sense.
func copiedBytes(_ address: UnsafePointer<UInt8>?, count: Int32) -> [UInt8]? {
  guard let address = unsafe address, count >= 0 else { return nil }
  return unsafe [UInt8](UnsafeBufferPointer(start: address, count: Int(count)))
}
