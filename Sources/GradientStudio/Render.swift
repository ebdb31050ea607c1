internal import GradientModel
internal import GradientRaster
internal import GradientTokens

/// Draws a control of a style file, without its title.
///
/// In WebAssembly addresses and lengths are 32-bit integers, and sizes and the scale are 64-bit
/// floating-point numbers.
///
/// - Parameters:
///   - file: The address of the style file's bytes.
///   - fileLength: Their number.
///   - name: The address of the control's name in UTF-8, groups joined by `/`.
///   - nameLength: Its number of bytes.
///   - state: The states that are on: 1 highlighted, 2 disabled, 4 selected, 8 focused, 65536
///     hovered, 131072 loading, added up.
///   - environment: 1 dark, 2 high contrast, 4 right to left, 8 compact metrics, 16 Display P3
///     pixels, added up.
///   - width: The control's width in points; 0 for the style's own.
///   - height: The control's height in points; 0 for the style's own.
///   - scale: Pixels a point.
///   - format: 0 for pixels that are multiplied by their alpha, 1 for straight alpha, which a
///     canvas' `ImageData` wants.
/// - Returns: The address of a result block, to be given back to ``free(_:)``; null (0) when there
///   is no memory. See ``ResultBlock`` for its layout.
@_expose(wasm, "render")
@_cdecl("studio_render")
public func render(
  file: UnsafePointer<UInt8>?, fileLength: Int32, name: UnsafePointer<UInt8>?, nameLength: Int32,
  state: UInt32, environment: UInt32, width: Double, height: Double, scale: Double, format: Int32
) -> UnsafeMutableRawPointer? {
  guard let file = unsafe copiedBytes(file, count: fileLength),
    let name = unsafe copiedBytes(name, count: nameLength),
    let format = PixelFormat(rawValue: format)
  else { return unsafe ResultBlock(status: .badArgument).copy() }

  let document = StyleDocument(file)
  if let message = document.reading.errorText {
    return unsafe ResultBlock(status: .fileHasErrors).copy(body: Array(message.utf8))
  }
  let order = PictureOrder(
    state: state, environment: environment, size: Size2D(width: width, height: height),
    scale: scale, format: format)
  return unsafe order.picture(of: document.control(name), in: document)
}

/// Draws a control of a document, without its title and without reading the file again.
///
/// - Parameters:
///   - document: What ``open(file:length:)`` returned. If the file has errors, what could be read
///     of it is drawn.
///   - name: The address of the control's name in UTF-8, groups joined by `/`.
///   - nameLength: Its number of bytes.
///   - state: As for `render`.
///   - environment: As for `render`.
///   - width: The control's width in points; 0 for the style's own.
///   - height: The control's height in points; 0 for the style's own.
///   - scale: Pixels a point.
///   - format: As for `render`.
/// - Returns: The address of a result block, as for `render`.
@_expose(wasm, "draw")
@_cdecl("studio_draw")
public func draw(
  document: UnsafeMutableRawPointer?, name: UnsafePointer<UInt8>?, nameLength: Int32,
  state: UInt32, environment: UInt32, width: Double, height: Double, scale: Double, format: Int32
) -> UnsafeMutableRawPointer? {
  guard let document = unsafe document, let name = unsafe copiedBytes(name, count: nameLength),
    let format = PixelFormat(rawValue: format)
  else { return unsafe ResultBlock(status: .badArgument).copy() }
  let style = unsafe Unmanaged<StyleDocument>.fromOpaque(document).takeUnretainedValue()
  let order = PictureOrder(
    state: state, environment: environment, size: Size2D(width: width, height: height),
    scale: scale, format: format)
  return unsafe order.picture(of: style.control(name), in: style)
}

/// What a picture is to show.
private struct PictureOrder {
  var state: UInt32
  var environment: UInt32
  /// The control's size, 0 where it is the style's own.
  var size: Size2D
  var scale: Double
  var format: PixelFormat

  func picture(
    of control: ControlTheme.Control?, in document: StyleDocument
  ) -> UnsafeMutableRawPointer? {
    guard let control else { return unsafe ResultBlock(status: .noSuchControl).copy() }
    let surroundings = StyleEnvironment(bits: environment)
    let look = control.style.resolved(
      for: ControlState(rawValue: UInt(state)), in: surroundings)
    let own = look.fittingSize(title: nil)
    let size = Size2D(
      width: size.width == 0 ? own.width : size.width,
      height: size.height == 0 ? own.height : size.height)
    let rasterizer = Rasterizer(scale: scale, gamut: surroundings.gamut)
    let drawing = look.drawing(size: size)
    guard let picture = try? document.draw(drawing, with: rasterizer) else {
      return unsafe ResultBlock(status: .notDrawable).copy()
    }
    return unsafe ResultBlock(picture).copy(bodyLength: picture.pixmap.bytes.count) { memory in
      unsafe format.write(picture.pixmap, to: memory)
    }
  }
}

extension StyleEnvironment {
  /// Makes an environment from the bits that the module's caller gives.
  init(bits: UInt32) {
    self.init(
      appearance: Appearance(rawValue: UInt8(bits & 3)),
      layoutDirection: bits & 4 == 0 ? .leftToRight : .rightToLeft,
      gamut: bits & 16 == 0 ? .srgb : .displayP3,
      metrics: bits & 8 == 0 ? .regular : .compact)
  }
}

extension ResultBlock {
  /// The header of a drawn picture.
  fileprivate init(_ picture: Picture) {
    self.init(
      status: .done, width: Int32(clamping: picture.pixmap.width),
      height: Int32(clamping: picture.pixmap.height), left: Int32(clamping: picture.originX),
      top: Int32(clamping: picture.originY))
  }
}

extension StyleFile.Reading {
  /// What is wrong with the file, a line for each error; nil if nothing is.
  fileprivate var errorText: String? {
    var text = ""
    for diagnostic in diagnostics where diagnostic.severity == .error {
      text += diagnostic.text + "\n"
    }
    return text.utf8.isEmpty ? nil : text
  }
}
