import GradientModel
import GradientTokens

/// What a node of Figma has beside its fills: corners, strokes, effects, opacity, padding, and the
/// words in it.
struct FigmaNode {
  /// Something that is not kept, or not quite.
  struct Remark {
    var node: Int
    var message: String
  }

  private let document: JSONDocument
  private let node: Int
  private let size: Size2D?
  private(set) var members: [DraftMember] = []
  private(set) var remarks: [Remark] = []
  /// Whether there are words in it, as in a button.
  private(set) var hasWords = false

  init(_ document: JSONDocument, _ node: Int, size: Size2D?) {
    self.document = document
    self.node = node
    self.size = size
    readStroke()
    readCorners()
    readEffects()
    if let opacity = number("opacity", of: node), opacity < 1 {
      add(.opacity, .number(FigmaHandles.tidy(max(0, opacity))))
    }
    readLayout()
    readWords()
  }

  private mutating func add(_ name: DraftMember.Name, _ value: DraftValue) {
    members.append(DraftMember(name: name, value: value))
  }

  private mutating func remark(_ node: Int, _ message: String) {
    remarks.append(Remark(node: node, message: message))
  }

  // MARK: Edge

  private mutating func readStroke() {
    guard let list = document.member("strokes", of: node), document.kind(list) == .array else {
      return
    }
    let width = number("strokeWeight", of: node) ?? 1
    var paints: [DraftPaint] = []
    for element in document.children(of: list) {
      var reader = FigmaPaint(document, size: size)
      do throws(FigmaPaint.Failure) {
        if let paint = try reader.read(element) { paints.append(paint) }
      } catch {
        remark(error.node, "the stroke is left out: \(error.message)")
      }
      for message in reader.remarks { remark(element, message) }
    }
    // The last lies on top.
    guard let paint = paints.last, width > 0 else { return }
    if paints.count > 1, !paint.isOpaque {
      remark(list, "a control has one border: the strokes under the topmost are left out")
    }
    if let sides = document.member("individualStrokeWeights", of: node) {
      remark(
        sides, "a control's border is the same on every side; it is \(DecimalNumber.text(width))")
    }
    if let dashes = document.member("strokeDashes", of: node), document.count(dashes) > 0 {
      remark(dashes, "a dashed border is not drawn; a solid one is")
    }
    if let align = document.member("strokeAlign", of: node), !document.string(align, is: "INSIDE") {
      remark(align, "a control's border lies inside its bounds")
    }
    switch paint {
    case .color(let color): add(.border, .border(BorderStyle(width: width, paint: .color(color))))
    case .gradient(let gradient):
      add(.borderFill, .gradient(gradient))
      add(.borderWidth, .length(width))
    }
  }

  private mutating func readCorners() {
    var radii: CornerRadii?
    if let list = document.member("rectangleCornerRadii", of: node),
      document.kind(list) == .array, document.count(list) == 4
    {
      let numbers = document.children(of: list).compactMap { document.number($0) }
      if numbers.count == 4 {
        radii = CornerRadii(
          topLeft: numbers[0], topRight: numbers[1], bottomRight: numbers[2], bottomLeft: numbers[3]
        )
      }
    } else if let radius = number("cornerRadius", of: node) {
      radii = CornerRadii(radius)
    }
    guard let radii, radii != CornerRadii(0), radii.topLeft.isFinite else { return }
    let half = size.map { min($0.width, $0.height) / 2 } ?? 500
    let isCapsule = radii == CornerRadii(radii.topLeft) && radii.topLeft >= half
    add(.radius, .corners(isCapsule ? .capsule : .radii(radii)))
    if let smoothing = number("cornerSmoothing", of: node), smoothing > 0, !isCapsule {
      remark(
        node,
        "its corners are smoothed by \(DecimalNumber.text(smoothing * 100)) %; circular ones are "
          + "written, \"curve\": \"continuous\" at the radius gives Apple's")
    }
  }

  // MARK: Effects

  private mutating func readEffects() {
    guard let list = document.member("effects", of: node), document.kind(list) == .array else {
      return
    }
    var shadows: [DropShadow] = []
    for effect in document.children(of: list) {
      if let visible = document.member("visible", of: effect), document.boolean(visible) == false {
        continue
      }
      guard let type = document.member("type", of: effect) else { continue }
      let isInset = document.string(type, is: "INNER_SHADOW")
      guard isInset || document.string(type, is: "DROP_SHADOW") else {
        remark(type, "the effect \(document.excerpt(type)) has no counterpart; it is left out")
        continue
      }
      guard let offset = document.member("offset", of: effect),
        let color = document.member("color", of: effect),
        let value = try? FigmaPaint(document, size: nil).color(color, opacity: 1)
      else {
        remark(effect, "a shadow has color, offset and radius; it is left out")
        continue
      }
      if let blend = document.member("blendMode", of: effect), !document.string(blend, is: "NORMAL")
      {
        remark(blend, "the blend mode \(document.excerpt(blend)) of a shadow is left out")
      }
      let behind = document.member("showShadowBehindNode", of: effect).flatMap {
        document.boolean($0)
      }
      shadows.append(
        DropShadow(
          color: value, offsetX: number("x", of: offset) ?? 0,
          offsetY: number("y", of: offset) ?? 0,
          blur: max(0, number("radius", of: effect) ?? 0),
          spread: number("spread", of: effect) ?? 0, isInset: isInset,
          isBehind: !isInset && behind == true))
    }
    if !shadows.isEmpty { add(.shadow, .shadows(shadows)) }
  }

  // MARK: Layout

  private mutating func readLayout() {
    if let mode = document.member("layoutMode", of: node), !document.string(mode, is: "NONE") {
      let edges = Edges(
        top: number("paddingTop", of: node) ?? 0, left: number("paddingLeft", of: node) ?? 0,
        bottom: number("paddingBottom", of: node) ?? 0, right: number("paddingRight", of: node) ?? 0
      )
      if edges != .zero { add(.insets, .insets(edges)) }
    }
    if let width = number("minWidth", of: node) { add(.minWidth, .length(width)) }
    if let height = number("minHeight", of: node) { add(.minHeight, .length(height)) }
    if let size {
      if isFixed("layoutSizingHorizontal") { add(.width, .length(size.width)) }
      if isFixed("layoutSizingVertical") { add(.height, .length(size.height)) }
    }
  }

  private func isFixed(_ key: StaticString) -> Bool {
    document.member(key, of: node).map { document.string($0, is: "FIXED") } == true
  }

  // MARK: Words

  /// Reads the one text in the node; of several nobody knows which is the title.
  private mutating func readWords() {
    var texts: [Int] = []
    var stack = [node]
    while let next = stack.popLast(), texts.count < 2 {
      guard document.kind(next) == .object else { continue }
      if let visible = document.member("visible", of: next), document.boolean(visible) == false {
        continue
      }
      if let type = document.member("type", of: next), document.string(type, is: "TEXT") {
        texts.append(next)
      }
      if let children = document.member("children", of: next), document.kind(children) == .array {
        stack += Array(document.children(of: children)).reversed()
      }
    }
    guard texts.count == 1, texts[0] != node else { return }
    let text = texts[0]
    hasWords = true
    if let style = document.member("style", of: text) {
      var font = DraftFont()
      font.families = document.member("fontFamily", of: style).flatMap { document.string($0) }.map {
        [String(utf8: $0)]
      }
      font.size = number("fontSize", of: style).flatMap { $0 > 0 ? $0 : nil }
      font.weight = number("fontWeight", of: style)
      if let height = number("lineHeightPx", of: style), let size = font.size, height > 0,
        document.member("lineHeightUnit", of: style).map({ document.string($0, is: "INTRINSIC_%") })
          != true
      {
        font.lineHeight = FigmaHandles.tidy(height / size)
      }
      if !font.isEmpty { add(.title, .font(font)) }
    }
    if let fills = document.member("fills", of: text), document.kind(fills) == .array {
      for fill in document.children(of: fills) {
        var reader = FigmaPaint(document, size: nil)
        guard case .color(let color)? = try? reader.read(fill) else { continue }
        add(.titleColor, .color(color))
      }
    }
    if let characters = document.member("characters", of: text).flatMap({ document.string($0) }),
      !characters.isEmpty
    {
      add(.sample, .words(characters))
    }
  }

  private func number(_ key: StaticString, of node: Int) -> Double? {
    document.member(key, of: node).flatMap { document.number($0) }.flatMap {
      $0.isFinite && abs($0) < 1e6 ? FigmaHandles.tidy($0) : nil
    }
  }
}
