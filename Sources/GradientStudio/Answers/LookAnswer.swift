internal import GradientModel
internal import GradientTokens

extension Answer {
  /// Every member of a control's look, resolved.
  static func look(
    _ request: Request, _ document: StyleDocument
  ) throws(AskError) -> [UInt8] {
    let control = try control(request, document)
    let look = control.style.resolved(
      for: ControlState(rawValue: UInt(request.bits("state"))),
      in: StyleEnvironment(bits: request.bits("environment")))
    let place = document.place(of: look, print: json)
    return document.looks[place].answer
  }

  /// Many looks of a control, those of the states and environments in the list `of`.
  ///
  /// The answer is lines of JSON: first the place of each look among the lines below, from 0, then
  /// the looks that differ, a line for each. A look that did not change is the same text again, so
  /// nobody has to read it to find that out.
  static func looks(_ request: Request, _ document: StyleDocument) throws(AskError) -> [UInt8] {
    let style = try control(request, document).style
    // Appearances without overrides of their own are all alike.
    let isPlain = style.declaredAppearances == [.light]
    document.tidyLooks()
    var asked: [Double] = []  // states and environments
    var places: [Double] = []  // of their looks among the answer's
    var told: [Double] = []  // the answer's looks, as the document counts them
    for wanted in try request.objects("of") {
      let state = wanted.bits("state")
      let environment = wanted.bits("environment") & (isPlain ? ~3 : ~0)
      let key = Double(state) * 32 + Double(environment & 31)
      if let before = asked.firstIndex(of: key) {
        places.append(places[before])
      } else {
        let look = style.resolved(
          for: ControlState(rawValue: UInt(state)), in: StyleEnvironment(bits: environment))
        let place = Double(document.place(of: look, print: json))
        if !told.contains(place) { told.append(place) }
        places.append(Double(told.firstIndex(of: place) ?? 0))
      }
      asked.append(key)
    }
    var writer = JSONWriter()
    writer.numbers(places)
    var lines = writer.bytes
    for place in told {
      lines.append(UInt8(ascii: "\n"))
      lines += document.looks[Int(place)].answer
    }
    return lines
  }

  private static func json(of look: ResolvedStyle) -> [UInt8] {
    let size = look.fittingSize(title: nil)
    var writer = JSONWriter()
    writer.openObject()
    writer.key("width", size.width)
    writer.key("height", size.height)
    writer.key("hasWidth", look.width != nil)
    writer.key("hasHeight", look.height != nil)
    writer.key("minWidth", look.minWidth)
    writer.key("minHeight", look.minHeight ?? 44)
    writer.key("sample", look.sample)
    writer.key("fill")
    writer.paint(look.fill)
    writer.key("overlay")
    writer.paint(look.overlay)
    writer.key("backdrop")
    writer.paint(look.backdrop)
    writer.key("borderWidth", look.border.width)
    writer.key("border")
    writer.paint(look.border.paint)
    writer.key("corners")
    write(look.corners, to: &writer)
    writer.key("curve", look.cornerCurve == .continuous ? "continuous" : "circular")
    writer.key("shadows")
    writer.openArray()
    for shadow in look.shadows { writer.shadow(shadow) }
    writer.closeArray()
    writer.key("opacity", look.opacity)
    writeTitle(look, to: &writer)
    writer.key("insets")
    writer.numbers([look.insets.top, look.insets.left, look.insets.bottom, look.insets.right])
    writer.key("pressScale", look.pressScale)
    writer.key("transition")
    writer.openObject()
    writer.key("pressIn")
    writer.timing(look.transition.pressIn)
    writer.key("release")
    writer.timing(look.transition.release)
    writer.closeObject()
    writeTexts(look, to: &writer)
    writer.closeObject()
    return writer.bytes
  }

  private static func write(_ corners: Corners, to writer: inout JSONWriter) {
    writer.openObject()
    switch corners {
    case .capsule: writer.key("kind", "capsule")
    case .radii(let radii):
      writer.key("kind", "radii")
      writer.key("radii")
      writer.numbers([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
    }
    writer.closeObject()
  }

  private static func writeTitle(_ look: ResolvedStyle, to writer: inout JSONWriter) {
    writer.key("titleColor")
    writer.color(look.title.color)
    writer.key("titleShadow")
    if look.title.shadow.color.alpha > 0 {
      writer.shadow(look.title.shadow)
    } else {
      writer.null()
    }
    writer.key("font")
    writer.openObject()
    writer.key("families")
    writer.openArray()
    for family in look.title.font.families { writer.string(family) }
    writer.closeArray()
    writer.key("size", look.title.font.size)
    writer.key("weight", look.title.font.weight)
    writer.key("letterSpacing", look.title.font.letterSpacing)
    writer.key("lineHeight", look.title.font.lineHeight ?? 0)
    writer.closeObject()
  }

  /// What a member says here, as a style file would write it, so that an override can begin with it.
  private static func writeTexts(_ look: ResolvedStyle, to writer: inout JSONWriter) {
    writer.key("texts")
    writer.openObject()
    writer.key("border", ValueText.text(look.border))
    writer.key("radius", ValueText.text(look.corners))
    writer.key("shadow", ValueText.text(look.shadows))
    writer.key("title", ValueText.text(look.title.font))
    writer.key(
      "titleShadow",
      look.title.shadow.color.alpha > 0 ? ValueText.text([look.title.shadow]) : "none")
    writer.key("transition", ValueText.text(look.transition.release))
    writer.closeObject()
  }
}
