import GradientModel
import GradientTokens

/// Reads the values of declarations into a look.
struct CSSValueReader {
  /// Something to say about a value.
  struct Remark {
    var severity: Diagnostic.Severity
    var code: DiagnosticCode
    var offset: Int
    var message: String
  }

  /// Why a value cannot be read.
  struct Failure: Error {
    var offset: Int
    var message: String

    init(_ text: CSSText, _ message: String) {
      offset = text.offset
      self.message = message
    }

    init(_ text: CSSText, _ error: ValueError) {
      offset = text.place(error.offset)
      message = error.message
    }
  }

  let size: Size2D?
  var remarks: [Remark] = []

  init(size: Size2D?) { self.size = size }

  mutating func remark(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ text: CSSText, _ message: String
  ) {
    remarks.append(Remark(severity: severity, code: code, offset: text.offset, message: message))
  }

  // MARK: Parts of values

  mutating func color(_ text: CSSText) throws(Failure) -> StyleColor {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      guard case .color(let color, _) = try ValueText.color(text.bytes, notes: &notes) else {
        throw ValueError(
          code: .unsupported, offset: 0, end: text.bytes.count, found: text.text,
          allowed: "a colour of CSS", hint: "Aliases belong to style files")
      }
      return GradientReader.tidy(color)
    } catch {
      throw Failure(text, error)
    }
  }

  mutating func length(_ text: CSSText) throws(Failure) -> Double {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      guard case .value(let length) = try ValueText.length(text.bytes, notes: &notes) else {
        throw ValueError(
          code: .unsupported, offset: 0, end: text.bytes.count, found: text.text,
          allowed: "a length such as 7px", hint: "")
      }
      return length
    } catch {
      throw Failure(text, error)
    }
  }

  mutating func gradient(_ text: CSSText) throws(Failure) -> DraftGradient {
    do throws(ValueError) {
      let reading = try GradientReader(size: size).read(text.bytes)
      for note in reading.notes {
        remark(.warning, .approximated, text.part(note.offset..<note.end), note.message)
      }
      if reading.isMeasured, let size {
        remark(
          .warning, .oneSize, text,
          "the places of its stops are true at \(DecimalNumber.text(size.width)) × "
            + "\(DecimalNumber.text(size.height)) points; at other sizes they keep their parts of the "
            + "way")
      }
      if reading.isExpanded {
        remark(
          .note, .approximated, text,
          "a style file has no name for its blend: \(reading.gradient.fill.stops.count) stops stand "
            + "for it, to one level of 255")
      }
      return reading.gradient
    } catch {
      throw Failure(text, error)
    }
  }

  mutating func shadows(_ text: CSSText) throws(Failure) -> [DropShadow] {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      let elements = try ValueText.shadows(text.bytes, notes: &notes)
      var resolver = NoAliases()
      return try ShadowSyntax.resolved(elements, by: &resolver)
    } catch {
      throw Failure(text, error)
    }
  }

  mutating func corners(_ text: CSSText) throws(Failure) -> Corners {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      var resolver = NoAliases()
      let corners = try ValueText.corners(text.bytes, notes: &notes).resolved(by: &resolver)
      // Who writes 999px means half the height.
      if case .radii(let radii) = corners, radii == CornerRadii(radii.topLeft), radii.topLeft >= 500
      {
        return .capsule
      }
      return corners
    } catch {
      throw Failure(text, error)
    }
  }
}

/// Refuses what looks like the alias of a style file.
struct NoAliases: ValueResolver {
  func color(_ alias: ValueAlias) throws(ValueError) -> StyleColor { throw refusal(alias) }
  func length(_ alias: ValueAlias) throws(ValueError) -> Double { throw refusal(alias) }
  func number(_ alias: ValueAlias) throws(ValueError) -> Double { throw refusal(alias) }
  func shadows(_ alias: ValueAlias) throws(ValueError) -> [DropShadow] { throw refusal(alias) }
  func fontFamilies(_ alias: ValueAlias) throws(ValueError) -> [String] { throw refusal(alias) }
  func fontWeight(_ alias: ValueAlias) throws(ValueError) -> Double { throw refusal(alias) }
  func duration(_ alias: ValueAlias) throws(ValueError) -> Double { throw refusal(alias) }
  func curve(_ alias: ValueAlias) throws(ValueError) -> SIMD4<Double> { throw refusal(alias) }

  private func refusal(_ alias: ValueAlias) -> ValueError {
    ValueError(
      code: .unsupported, offset: alias.offset, end: alias.offset + 1,
      found: String(utf8: alias.path), allowed: "a value of CSS",
      hint: "Aliases belong to style files")
  }
}
