import CPNG
import GradientModel

/// libpng's writer, collecting its output in memory.
///
/// libpng reports an error by jumping out of its callers, which must not happen across Swift
/// code. So nothing here can make it do so: sizes are checked before they reach it, rows come in
/// full, the sink always succeeds, and no jump target is ever set. Memory running out is the one
/// error left, and ends the process as it does anywhere else in Swift.
final class PNGStream {
  /// What libpng has written so far.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private let sink = Sink()
  private var png: OpaquePointer?
  private var info: OpaquePointer?

  init() throws(PNGError) {
    let ignoreWarning: png_error_ptr = { _, _ in }
    png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, ignoreWarning)
    guard png != nil else { throw .libraryUnavailable }
    info = png_create_info_struct(png)
    guard info != nil else { throw .libraryUnavailable }
    png_set_user_limits(png, UInt32(PNG.largestSide), UInt32(PNG.largestSide))
    png_set_write_fn(
      png, Unmanaged.passUnretained(sink).toOpaque(),
      { png, data, count in
        guard let data, let sink = png_get_io_ptr(png) else { return }
        Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: count))
      }, { _ in })
  }

  deinit {
    png_destroy_write_struct(&png, &info)
  }

  /// How rows are filtered and how hard zlib tries.
  struct Packing {
    var filters: Int32
    /// zlib's level, 1...9.
    var level: Int32

    /// Stored rows and zlib's level 6, for pictures that ``PixelDeflater`` leaves.
    ///
    /// On most buttons they give smaller files than any choice of PNG filters, in half the time: a filter
    /// turns the repetition of flat and evenly blended rows into noise around the rounded corners.
    static let quick = Packing(filters: PNG_FILTER_NONE, level: 6)

    /// For shadows: differences to the row above, and zlib's level 5, which takes three quarters of
    /// the time of level 6 for files 4 % larger.
    static let shades = Packing(filters: PNG_FILTER_UP, level: 5)

    /// Ways that are smaller for some pictures: where colour changes both across and down.
    static let filtered = [
      Packing(filters: PNG_FILTER_SUB, level: 6),
      Packing(
        filters: PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP | PNG_FILTER_AVG
          | PNG_FILTER_PAETH, level: 6),
    ]
  }

  /// Writes everything that comes before the pixels.
  func writeHeader(
    width: UInt32, height: UInt32, layout: PixelLayout, gamut: OutputGamut, _ packing: Packing
  ) {
    let colorType =
      switch layout {
      case .rgb: PNG_COLOR_TYPE_RGB
      case .rgba: PNG_COLOR_TYPE_RGBA
      }
    png_set_IHDR(
      png, info, width, height, 8, colorType, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT)
    switch gamut {
    case .srgb:
      png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL)
    case .displayP3:
      let profile = ICCProfile.displayP3
      png_set_iCCP(
        png, info, "Display P3", PNG_COMPRESSION_TYPE_BASE, profile, UInt32(profile.count))
    }
    png_set_filter(png, PNG_FILTER_TYPE_BASE, packing.filters)
    png_set_compression_level(png, packing.level)
    png_set_compression_strategy(png, Z_DEFAULT_STRATEGY)
    png_write_info(png, info)
  }

  /// Writes a chunk between the header and the pixels.
  func writeChunk(_ name: StaticString, _ data: [UInt8]) {
    png_write_chunk(png, name.utf8Start, data, data.count)
  }

  /// Writes the next row; exactly as many as the header says must be written.
  func writeRow(_ row: [UInt8]) {
    png_write_row(png, row)
  }

  /// Ends the file and returns its bytes.
  func finish() -> [UInt8] {
    png_write_end(png, info)
    return sink.bytes
  }

  /// Writes rows that are packed already, ends the file and returns its bytes.
  func finish(packedRows stream: [UInt8]) -> [UInt8] {
    writeChunk("IDAT", stream)
    writeChunk("IEND", [])
    return sink.bytes
  }
}
