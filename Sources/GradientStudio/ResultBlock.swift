/// What every function that answers returns: a header of 32 bytes and a body.
///
/// | offset | type | meaning |
/// | --- | --- | --- |
/// | 0 | int32 | the status |
/// | 4 | int32 | pixels in a row |
/// | 8 | int32 | rows |
/// | 12 | int32 | pixels from the picture's left edge to the control's |
/// | 16 | int32 | pixels from the picture's top edge to the control's |
/// | 20 | int32 | bytes in the body |
/// | 24 | int64 | the address of the document that a change made, otherwise 0 |
/// | 32 | bytes | the body: rows from the top, red, green, blue and alpha of each pixel; or a text in UTF-8 |
///
/// Numbers are little-endian, as everything in WebAssembly's memory.
struct ResultBlock {
  var status: Status
  var width: Int32 = 0
  var height: Int32 = 0
  var left: Int32 = 0
  var top: Int32 = 0
  var document: Int64 = 0

  /// What became of a request.
  enum Status: Int32 {
    /// The body holds the answer: pixels, of which there are none when the size has no area, or
    /// JSON.
    case done = 0
    /// The style file has errors, which the body names, a line each.
    case fileHasErrors = 1
    /// The file has no control of that name.
    case noSuchControl = 2
    /// The scale is not a number above 0, or the picture would be too large.
    case notDrawable = 3
    /// An argument makes no sense: a missing address, a negative length, an unknown format, or a
    /// request that cannot be understood, about which the body may say more.
    case badArgument = 4
    /// What is asked for cannot be done; the body says why.
    case refused = 5
  }

  static let headerLength = 32

  /// Copies header and body into memory of the caller's.
  ///
  /// - Returns: The address, or nil when there is no memory.
  func copy(body: [UInt8] = []) -> UnsafeMutableRawPointer? {
    unsafe copy(bodyLength: body.count) { memory in
      unsafe body.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        unsafe memory.copyMemory(from: start, byteCount: bytes.count)
      }
    }
  }

  /// Copies the header into memory of the caller's and lets `write` fill the body.
  func copy(
    bodyLength: Int, write: (UnsafeMutableRawPointer) -> Void
  ) -> UnsafeMutableRawPointer? {
    guard let length = Int32(exactly: bodyLength),
      let block = unsafe allocate(
        byteCount: length.addingReportingOverflow(Int32(Self.headerLength)).partialValue)
    else { return nil }
    let header = [status.rawValue, width, height, left, top, length]
    for (index, field) in header.enumerated() {
      unsafe block.storeBytes(of: field.littleEndian, toByteOffset: index * 4, as: Int32.self)
    }
    unsafe block.storeBytes(of: document.littleEndian, toByteOffset: 24, as: Int64.self)
    unsafe write(block + Self.headerLength)
    return unsafe block
  }
}
