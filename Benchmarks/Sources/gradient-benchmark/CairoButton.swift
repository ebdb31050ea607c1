import CCairo
import GradientModel

/// Draws a button with Cairo into a surface that is made once.
final class CairoButton {
  private let picture: ButtonPicture
  private let border: Border
  private let surface: OpaquePointer

  /// The two usual ways to paint a border; which is faster depends on the size.
  enum Border {
    /// A ring between two outlines, by the even-odd rule.
    case filled
    /// A line along the ring's middle.
    case stroked
  }

  /// Cairo's own version.
  static var version: String { String(cString: cairo_version_string()) }

  /// Nil for a conic gradient, which Cairo has not.
  init?(_ picture: ButtonPicture, border: Border) {
    if case .conic = picture.kind { return nil }
    self.picture = picture
    self.border = border
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))
    else { return nil }
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  func draw() -> UInt64 {
    guard let context = cairo_create(surface) else { return 0 }
    defer { cairo_destroy(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)

    let pattern = makePattern()
    addOutline(context, inset: 0)
    cairo_set_source(context, pattern)
    cairo_fill(context)
    cairo_pattern_destroy(pattern)

    cairo_set_source_rgb(context, 1, 1, 1)
    switch border {
    case .filled:
      addOutline(context, inset: 0)
      addOutline(context, inset: picture.borderWidth)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
    case .stroked:
      addOutline(context, inset: picture.borderWidth / 2)
      cairo_set_line_width(context, picture.borderWidth)
      cairo_stroke(context)
    }

    cairo_surface_flush(surface)
    let bytes = UnsafeRawBufferPointer(
      start: cairo_image_surface_get_data(surface), count: picture.width * picture.height * 4)
    return Sink.digest(bytes)
  }

  /// The picture's bytes in the order red, green, blue, alpha.
  func pixels() -> [UInt8] {
    _ = draw()
    let bytes = UnsafeRawBufferPointer(
      start: cairo_image_surface_get_data(surface), count: picture.width * picture.height * 4)
    // Cairo keeps a pixel as one number, alpha in its high byte.
    return bytes.bindMemory(to: UInt32.self).flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
  }

  private func makePattern() -> OpaquePointer? {
    let pattern: OpaquePointer?
    switch picture.kind {
    case .axial(let degrees):
      let line = picture.line(degrees: degrees)
      pattern = cairo_pattern_create_linear(line.start.x, line.start.y, line.end.x, line.end.y)
    case .radial, .conic:
      // A unit circle, stretched to the box.
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 2 / Double(picture.width), 2 / Double(picture.height))
      cairo_matrix_translate(&matrix, -Double(picture.width) / 2, -Double(picture.height) / 2)
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    for stop in picture.stops {
      cairo_pattern_add_color_stop_rgb(pattern, stop.place, stop.red, stop.green, stop.blue)
    }
    return pattern
  }

  private func addOutline(_ context: OpaquePointer, inset: Double) {
    let (right, bottom) = (Double(picture.width) - inset, Double(picture.height) - inset)
    let radius = max(0, picture.radius - inset)
    cairo_new_sub_path(context)
    cairo_arc(context, right - radius, inset + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, inset + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, inset + radius, inset + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }
}
