import Foundation
import GradientModel
import GradientTokens
import Testing

/// The explanation of every member in every union and appearance of the examples, against the
/// resolver and against the rule of order, worked out here in another way.
@Suite struct ExplainedExampleTests {
  @Test(arguments: ExampleStyle.allCases)
  func `every explanation agrees with the resolver`(_ example: ExampleStyle) throws {
    let file = try traced(example)
    for control in file.reading.theme.controls {
      for (state, environment) in looks(of: control.style) {
        let explained = control.style.explained(for: state, in: environment)
        let resolved = control.style.resolved(for: state, in: environment)
        let wrong = StyleMember.allCases.filter { member in
          resolved.value(of: member) != MemberText.of(member, in: explained.members)
            && !Self.unresolved.contains(member)
        }
        #expect(wrong == [], "\(control.name), \(state.name), \(environment.appearance.name)")
      }
    }
  }

  @Test(arguments: ExampleStyle.allCases)
  func `every reason is the highest rule that gives the member`(_ example: ExampleStyle) throws {
    let file = try traced(example)
    for control in file.reading.theme.controls {
      for (state, environment) in looks(of: control.style) {
        let explained = control.style.explained(for: state, in: environment)
        let effective = explained.effectiveState
        for member in StyleMember.allCases {
          let highest = rules(for: member, of: control.style, effective, environment).last
          let origin = explained.origins(of: member).last
          let label = "\(control.name), \(state.name), \(environment.appearance.name), \(member)"
          switch origin {
          case .given(let state, let layer):
            #expect(highest?.state == state && highest?.layer == layer, "\(label)")
            #expect(
              highest?.members[member] == explained.gathered[member], "\(label)")
            #expect(
              file.source(of: MemberPlace(member, state: state, in: layer), in: control.name)
                != nil,
              "\(label)")
          case .derived(let derivation):
            let named: ControlState =
              if case .press = derivation { .highlighted } else { .disabled }
            #expect(effective.contains(named), "\(label)")
            let giving = rules(for: member, of: control.style, effective, environment)
            #expect(!giving.contains { $0.state.contains(named) }, "\(label)")
          case nil:
            #expect(highest == nil, "\(label)")
            #expect(!explained.gathered.gives(member), "\(label)")
          }
        }
      }
    }
  }

  /// Where a member is written is its own key, or that of a border or of our extension.
  @Test(arguments: ExampleStyle.allCases)
  func `every place is the key of the member`(_ example: ExampleStyle) throws {
    let file = try traced(example)
    let lines = try String(contentsOfFile: example.path, encoding: .utf8)
      .components(separatedBy: "\n")
    for control in file.reading.theme.controls {
      for (state, environment) in looks(of: control.style) {
        let explained = control.style.explained(for: state, in: environment)
        for member in StyleMember.allCases {
          guard case .given(let state, let layer)? = explained.origins(of: member).last else {
            continue
          }
          let written = try #require(
            file.source(of: MemberPlace(member, state: state, in: layer), in: control.name))
          let text = lines[written.place.line - 1].dropFirst(written.place.column - 1)
          let keys = ["\"\(member.name)\"", "\"border\"", "\"border-color\"", "\"radius\""]
          #expect(keys.contains { text.hasPrefix($0) }, "\(control.name) \(member): \(text)")
        }
      }
    }
  }

  // MARK: The rules, in other words

  private struct Rule {
    var state: ControlState
    var layer: StyleLayer
    var members: StyleMembers
    var rank: (Int, Int, Int)
  }

  /// What gives a member for some states, in rising order: looks without states before those with
  /// states, then by layer, then by the number of states, then by their order in the contract.
  private func rules(
    for member: StyleMember, of style: ControlStyle, _ effective: ControlState,
    _ environment: StyleEnvironment
  ) -> [Rule] {
    var layers: [(StyleLayer, (ControlState) -> StyleMembers)] = []
    for appearance in [Appearance.light, .dark, .highContrast, [.dark, .highContrast]]
    where environment.appearance.isSuperset(of: appearance) {
      layers.append((.appearance(appearance), { style[$0, in: appearance] }))
    }
    if environment.metrics == .compact { layers.append((.compact, { style[compact: $0] })) }
    let fixed: Set<StyleMember> = [
      .title, .insets, .minWidth, .minHeight, .width, .height, .dynamicType,
    ]
    let order: [ControlState] = [
      .selected, .focused, .hovered, .highlighted, .loading, .disabled,
    ]
    var rules: [Rule] = []
    for (place, (layer, members)) in layers.enumerated() {
      for state in subsets(of: effective) where members(state).gives(member) {
        if !state.isEmpty, fixed.contains(member) { continue }
        let flags = order.enumerated().filter { state.contains($0.element) }
        let last = flags.reduce(0) { $0 + (1 << $1.offset) }
        rules.append(
          Rule(
            state: state, layer: layer, members: members(state),
            rank: state.isEmpty ? (place, -1, 0) : (layers.count + place, flags.count, last)))
      }
    }
    return rules.sorted { $0.rank < $1.rank }
  }

  private func subsets(of state: ControlState) -> [ControlState] {
    var result: [ControlState] = [.normal]
    for (_, single) in ControlState.named where state.contains(single) {
      result += result.map { $0.union(single) }
    }
    return result
  }

  /// What a resolved look no longer knows.
  private static let unresolved: Set<StyleMember> = [.press, .disabledLook, .dynamicType]

  private func looks(of style: ControlStyle) -> [(ControlState, StyleEnvironment)] {
    let declared = style.declaredStates.reduce(into: ControlState.normal) { $0.formUnion($1) }
    let states = subsets(of: declared.union([.highlighted, .disabled]))
    var looks: [(ControlState, StyleEnvironment)] = []
    for appearance in style.declaredAppearances {
      for metrics in style.hasCompactMetrics ? Metrics.allCases : [.regular] {
        let environment = StyleEnvironment(
          appearance: appearance,
          layoutDirection: appearance == .light ? .leftToRight : .rightToLeft, metrics: metrics)
        looks += states.map { ($0, environment) }
      }
    }
    return looks
  }

  private func traced(_ example: ExampleStyle) throws -> TracedStyleFile {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: example.path)))
    return TracedStyleFile.read(bytes, path: example.path, loader: NoFiles())
  }
}

extension ResolvedStyle {
  /// A member of the look in words.
  fileprivate func value(of member: StyleMember) -> String? {
    var members = StyleMembers()
    switch member {
    case .fill: members.fill = fill
    case .overlay: members.overlay = overlay
    case .borderFill: members.borderPaint = border.paint
    case .borderWidth: members.borderWidth = border.width
    case .radius: members.corners = corners
    case .curve: members.cornerCurve = cornerCurve
    case .shadow: members.shadows = shadows
    case .opacity: members.opacity = opacity
    case .title: members.font = title.font
    case .titleColor: members.titleColor = title.color
    case .titleShadow: members.titleShadow = title.shadow
    case .imageColor: members.imageColor = imageColor
    case .insets:
      let isMirrored = layoutDirection == .rightToLeft
      members.insets = ContentInsets(
        top: insets.top, leading: isMirrored ? insets.right : insets.left,
        bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
    case .minWidth: members.minWidth = minWidth
    case .minHeight: members.minHeight = minHeight
    case .width: members.width = width
    case .height: members.height = height
    case .pressScale: members.pressScale = pressScale
    case .transition: members.transition = transition
    case .sample: members.sample = sample
    case .backdrop: members.backdrop = backdrop
    case .press, .disabledLook, .dynamicType: return nil
    }
    return MemberText.of(member, in: members)
  }
}
