import GradientModel

/// A style file before it is written.
struct Draft {
  /// The controls in the order of the source.
  var controls: [DraftControl] = []
  /// The names that the source has for colours.
  var colorNames: [StyleColor: [UInt8]] = [:]
  /// Tokens that stand beside the controls, in the order of the source.
  var tokens: [DraftToken] = []

  var isEmpty: Bool { controls.isEmpty && tokens.isEmpty }
}

/// A group that becomes a control.
struct DraftControl {
  /// The names of its groups and its own.
  var names: [[UInt8]]
  /// Whether it is a button and not a control of any content.
  var isButton = false
  var description: [UInt8]?
  var members: [DraftMember] = []
  var overrides: [DraftOverride] = []

  /// Whether a gradient is in any of its looks.
  var hasGradient: Bool {
    (members + overrides.flatMap { $0.members }).contains { member in
      if case .gradient = member.value { true } else { false }
    }
  }

  /// The stops of its gradients in all its looks.
  var stopCount: Int {
    (members + overrides.flatMap { $0.members }).reduce(0) { $0 + $1.value.stopCount }
  }
}

/// What a control has in an appearance and a state, one of them other than the usual.
struct DraftOverride {
  var appearance: Appearance
  var state: ControlState
  var members: [DraftMember]
}

/// A member of a control.
struct DraftMember: Equatable {
  var name: DraftMember.Name
  var value: DraftValue

  /// The members that importers write, in the order of a control's group.
  enum Name: UInt8, CaseIterable {
    case fill, overlay, border, borderColor, borderFill, borderWidth, radius, shadow, opacity, title
    case titleColor, titleShadow, insets, minWidth, minHeight, width, height, pressScale, transition
    case sample

    var text: StaticString {
      switch self {
      case .fill: "fill"
      case .overlay: "overlay"
      case .border: "border"
      case .borderColor: "border-color"
      case .borderFill: "border-fill"
      case .borderWidth: "border-width"
      case .radius: "radius"
      case .shadow: "shadow"
      case .opacity: "opacity"
      case .title: "title"
      case .titleColor: "title-color"
      case .titleShadow: "title-shadow"
      case .insets: "insets"
      case .minWidth: "min-width"
      case .minHeight: "min-height"
      case .width: "width"
      case .height: "height"
      case .pressScale: "press-scale"
      case .transition: "transition"
      case .sample: "sample"
      }
    }

    /// Whether a control takes the member from its normal look alone: with a state it would move.
    var isOfLayout: Bool {
      switch self {
      case .title, .insets, .minWidth, .minHeight, .width, .height, .sample: true
      default: false
      }
    }
  }
}

extension Array<DraftMember> {
  /// What has to be said in an override so that known members become these.
  func changes(from known: [DraftMember]) -> [DraftMember] {
    var result: [DraftMember] = []
    for name in DraftMember.Name.allCases {
      let new = first { $0.name == name }
      let old = known.first { $0.name == name }
      if let new, new != old {
        result.append(new)
      } else if new == nil, old != nil {
        switch name {
        case .overlay: result.append(DraftMember(name: name, value: .color(.clear)))
        case .shadow: result.append(DraftMember(name: name, value: .shadows([])))
        case .opacity: result.append(DraftMember(name: name, value: .number(1)))
        case .border: result.append(DraftMember(name: name, value: .border(.none)))
        case .radius: result.append(DraftMember(name: name, value: .corners(.square)))
        default: break
        }
      }
    }
    return result
  }
}

/// A token that belongs to no control.
struct DraftToken {
  var names: [[UInt8]]
  var value: DraftValue
  var description: [UInt8]?
}

/// A value to be written.
enum DraftValue {
  case gradient(DraftGradient)
  case color(StyleColor)
  case number(Double)
  /// A font's weight.
  case weight(Double)
  case length(Double)
  case border(BorderStyle)
  case corners(Corners)
  case shadows([DropShadow])
  case font(DraftFont)
  /// A text of a type, such as a duration.
  case text(type: StaticString, String)
  /// Another token, its names joined by dots.
  case alias(type: StaticString, [UInt8])
  /// The room on some sides, which is a group of tokens.
  case insets([DraftInset])
  /// What is written, which has no type.
  case words([UInt8])

  /// The stops of a gradient, none of anything else.
  var stopCount: Int {
    if case .gradient(let gradient) = self { gradient.fill.stops.count } else { 0 }
  }

  init(_ paint: DraftPaint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let gradient): self = .gradient(gradient)
    }
  }
}

/// A gradient with its transition hints, which a style file keeps.
struct DraftGradient: Equatable {
  var fill: GradientFill
  /// For each stop the place of the hint behind it, if there is one.
  var hints: [Double?] = []

  /// Whether nothing under it shows.
  var isOpaque: Bool { fill.stops.allSatisfy { $0.color.isOpaque } }
}

/// A colour or a gradient.
enum DraftPaint: Equatable {
  case color(StyleColor)
  case gradient(DraftGradient)

  var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.isOpaque
    }
  }

  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha == 0 && color.missing.isEmpty
    case .gradient: false
    }
  }
}

/// A font as far as the source gives it.
struct DraftFont: Equatable {
  /// 1 to 1000.
  var weight: Double?
  /// Points.
  var size: Double?
  /// A factor of the size.
  var lineHeight: Double?
  /// The preferred family first.
  var families: [String]?

  var isEmpty: Bool { weight == nil && size == nil && lineHeight == nil && families == nil }
}

extension StyleColor {
  var isOpaque: Bool { alpha == 1 && !missing.contains(.alpha) }
}

extension DraftValue: Equatable {
  static func == (a: DraftValue, b: DraftValue) -> Bool {
    switch (a, b) {
    case (.gradient(let a), .gradient(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.length(let a), .length(let b)): a == b
    case (.border(let a), .border(let b)): a == b
    case (.corners(let a), .corners(let b)): a == b
    case (.shadows(let a), .shadows(let b)): a == b
    case (.font(let a), .font(let b)): a == b
    case (.insets(let a), .insets(let b)): a == b
    case (.words(let a), .words(let b)): a == b
    case (.text(_, let a), .text(_, let b)): a.utf8.elementsEqual(b.utf8)
    case (.alias(_, let a), .alias(_, let b)): a == b
    // What stands outside controls is never compared.
    default: false
    }
  }
}
