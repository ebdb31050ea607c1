import GradientModel
import GradientTokens

extension StyleImport {
  /// Imports gradients of CSS: a gradient a line, declarations, or a style sheet.
  ///
  /// In a sheet a class becomes a control, and its rules with `:hover`, `:active`, `:focus-visible`,
  /// `:disabled` and `[aria-pressed]` become states, those in media queries for dark mode and
  /// contrast appearances. Border, corners, shadows, font and colour of the text come along.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: How diagnostics name it.
  ///   - settings: The size that lengths are worked out for, and a name for what has none.
  /// - Returns: The style file and the diagnostics.
  public static func css(
    _ bytes: [UInt8], path: String, settings: Settings = Settings()
  ) -> Result {
    var report = ImportReport()
    guard bytes.count <= ReadingLimits().bytes else {
      report.add(.error, .limit, at: 0, "the file is larger than a style sheet ever is")
      return Result(file: nil, diagnostics: report.located(in: bytes, path: path))
    }
    let sheet = CSSSheet(bytes, &report)
    var draft = Draft()
    var variables = CSSVariables(sheet.properties, limit: settings.propertyBytes)
    var controls = CSSControls(settings, variables)
    for rule in sheet.rules { controls.add(rule, &report) }
    for name in sheet.propertyNames {
      guard let value = sheet.properties[name], let text = try? variables.resolved(value) else {
        continue
      }
      let title = Array(name.drop { $0 == UInt8(ascii: "-") })
      var reader = CSSValueReader(size: settings.size)
      if CSSValueReader.mentionsGradient(text) {
        guard !controls.usedProperties.contains(name) else { continue }
        add([text], names: [title], to: &draft, settings, &report)
      } else if let color = try? reader.color(text), draft.colorNames[color] == nil {
        draft.colorNames[color] = title
      }
    }
    let isSingle = sheet.gradients.count == 1
    let names = sheet.gradients.indices.map { index in
      Array(settings.name.utf8) + (isSingle ? [] : Array("-\(index + 1)".utf8))
    }
    add(sheet.gradients, names: names, to: &draft, settings, &report)
    draft.controls += controls.drafts(&report)
    return result(
      of: draft, report, bytes, path: path,
      nothing: "there is no gradient that a style file can hold")
  }

  /// Adds gradients that stand alone.
  private static func add(
    _ texts: [CSSText], names: [[UInt8]], to draft: inout Draft, _ settings: Settings,
    _ report: inout ImportReport
  ) {
    for (text, name) in zip(texts, names) {
      var reader = CSSValueReader(size: settings.size)
      let title = String(utf8: name)
      let declaration = CSSDeclaration(
        property: Array("background".utf8), value: text, offset: text.offset)
      do throws(CSSValueReader.Failure) {
        var look = CSSLook()
        _ = try reader.read(declaration, text, into: &look)
        let members = try members(of: look, text)
        let control = DraftControl(names: [name], members: members)
        guard report.takeStops(control.stopCount, upTo: settings.totalStops, at: text.offset) else {
          return
        }
        draft.controls.append(control)
      } catch {
        report.leaveOut(at: error.offset, name: title, "\(error.message); the line is left out")
      }
      for remark in reader.remarks {
        report.add(remark.severity, remark.code, at: remark.offset, name: title, remark.message)
      }
    }
  }

  private static func members(
    of look: CSSLook, _ text: CSSText
  ) throws(CSSValueReader.Failure) -> [DraftMember] {
    do throws(PaintLayers.Failure) {
      return try look.members()
    } catch {
      throw CSSValueReader.Failure(text, error.message)
    }
  }
}
