internal import GradientModel
internal import GradientTokens

/// A style file's text as the module keeps it between calls, and what reading it gave.
final class StyleDocument {
  let bytes: [UInt8]
  let reading: StyleFile.Reading

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var settings = ReadingSettings()
    // A page is no batch job: what is larger was pasted by mistake, and gets a message soon.
    settings.limits.bytes = 4 << 20
    settings.limits.values = 400_000
    settings.limits.tokens = 50_000
    reading = StyleFile.read(bytes, path: "style", settings: settings)
  }

  /// A control by its name.
  func control(_ name: [UInt8]) -> ControlTheme.Control? {
    reading.theme.controls.first { $0.name.utf8.elementsEqual(name) }
  }
}

/// Reads a style file and keeps it.
///
/// - Parameters:
///   - file: The address of the file's bytes, which are copied.
///   - length: Their number.
/// - Returns: A document, whatever the bytes are, for ``draw(document:name:nameLength:state:environment:width:height:scale:format:)``
///   and ``ask(document:request:length:)``, to be given back to ``close(_:)``; null (0) where an
///   argument makes no sense.
@_expose(wasm, "open")
@_cdecl("studio_open")
public func open(file: UnsafePointer<UInt8>?, length: Int32) -> UnsafeMutableRawPointer? {
  guard let bytes = copiedBytes(file, count: length) else { return nil }
  return Unmanaged.passRetained(StyleDocument(bytes)).toOpaque()
}

/// Gives a document back; null (0) is allowed.
///
/// - Parameter document: What ``open(file:length:)`` returned and nobody gave back yet.
@_expose(wasm, "close")
@_cdecl("studio_close")
public func close(_ document: UnsafeMutableRawPointer?) {
  guard let document else { return }
  Unmanaged<StyleDocument>.fromOpaque(document).release()
}

/// The bytes at an address; nil when either argument makes no sense.
func copiedBytes(_ address: UnsafePointer<UInt8>?, count: Int32) -> [UInt8]? {
  guard let address, count >= 0 else { return nil }
  return [UInt8](UnsafeBufferPointer(start: address, count: Int(count)))
}
