import GradientModel
import GradientTokens

/// Gathers the rules of a sheet into controls: a class is a control, its pseudo-classes are states.
struct CSSControls {
  /// What one control has in one appearance and state, by the properties that its rules set.
  private struct Layer {
    var appearance: Appearance
    var state: ControlState
    var declarations: [(declaration: CSSDeclaration, value: CSSText)]
  }

  private struct Control {
    var name: [UInt8]
    var isNamed: Bool
    /// Where its first rule stands.
    var offset: Int
    var layers: [Layer]
  }

  private let settings: StyleImport.Settings
  private var variables: CSSVariables
  private var controls: [Control] = []
  private var indices: [[UInt8]: Int] = [:]

  init(_ settings: StyleImport.Settings, _ variables: CSSVariables) {
    self.settings = settings
    self.variables = variables
  }

  /// The custom properties that rules use.
  var usedProperties: Set<[UInt8]> { variables.used }

  // MARK: Gathering

  mutating func add(_ rule: CSSRule, _ report: inout ImportReport) {
    var values: [(declaration: CSSDeclaration, value: CSSText)] = []
    for declaration in rule.declarations {
      do throws(CSSVariables.Failure) {
        values.append((declaration, try variables.resolved(declaration.value)))
      } catch {
        report.leaveOut(
          at: declaration.offset, name: String(utf8: declaration.property),
          "\(error.message); the declaration is left out")
      }
    }
    guard !rule.selectors.bytes.isEmpty else {
      add(
        values, to: Array(settings.name.utf8), isNamed: true, rule.appearance, .normal,
        at: rule.declarations[0].offset)
      return
    }
    for text in rule.selectors.split(by: UInt8(ascii: ",")) {
      do throws(CSSSelector.Failure) {
        let selector = try CSSSelector(text)
        add(
          values, to: selector.name, isNamed: selector.isNamed, rule.appearance, selector.state,
          at: text.offset)
      } catch  where Self.hasLook(rule) {
        report.leaveOut(
          at: text.offset, "the rule of “\(text.text)” is left out: \(error.message)")
      } catch {}
    }
  }

  /// Whether a rule would matter if it were a control's.
  private static func hasLook(_ rule: CSSRule) -> Bool {
    rule.declarations.contains { $0.property.hasPrefix("background") }
  }

  private mutating func add(
    _ values: [(declaration: CSSDeclaration, value: CSSText)], to name: [UInt8], isNamed: Bool,
    _ appearance: Appearance, _ state: ControlState, at offset: Int
  ) {
    let index: Int
    if let known = indices[name] {
      index = known
    } else {
      index = controls.count
      indices[name] = index
      controls.append(Control(name: name, isNamed: isNamed, offset: offset, layers: []))
    }
    let layer = controls[index].layers.firstIndex {
      $0.appearance == appearance && $0.state == state
    }
    if let layer {
      controls[index].layers[layer].declarations += values
    } else {
      controls[index].layers.append(
        Layer(appearance: appearance, state: state, declarations: values))
    }
  }

  // MARK: Making controls

  /// The controls that have a gradient, or are classes with a background.
  func drafts(_ report: inout ImportReport) -> [DraftControl] {
    var drafts: [DraftControl] = []
    var others = 0
    var firstOther = 0
    for control in controls {
      guard Self.isWanted(control) else {
        if others == 0 { firstOther = control.offset }
        others += 1
        continue
      }
      guard let draft = draft(of: control, &report) else { continue }
      guard report.takeStops(draft.stopCount, upTo: settings.totalStops, at: control.offset) else {
        break
      }
      drafts.append(draft)
    }
    if others > 0 {
      report.add(
        .note, .leftOut, at: firstOther,
        "\(others == 1 ? "one selector has" : "\(others) selectors have") no background; "
          + "\(others == 1 ? "it is" : "they are") left out")
    }
    return drafts
  }

  private static func isWanted(_ control: Control) -> Bool {
    var hasBackground = false
    for layer in control.layers {
      for (declaration, value) in layer.declarations
      where declaration.property.hasPrefix("background") {
        if CSSValueReader.mentionsGradient(value) { return true }
        hasBackground =
          hasBackground || !declaration.property.hasPrefix("background-")
          || declaration.property.isWord("background-color")
      }
    }
    return hasBackground && control.isNamed
  }

  private func draft(of control: Control, _ report: inout ImportReport) -> DraftControl? {
    let name = String(utf8: control.name)
    var draft = DraftControl(names: [control.name], isButton: true)
    var pressScale: Double?
    // What each layer adds to the look and to the members of those under it.
    var done: [(layer: Layer, look: (inout CSSLook) -> Void, members: [DraftMember])] = []
    for layer in Self.sorted(control.layers) {
      let changes = CSSChanges(layer.declarations, size: settings.size, name: name, &report)
      var look = CSSLook()
      var known: [DraftMember] = []
      for other in done
      where other.layer.state.isSubset(of: layer.state)
        && other.layer.appearance.isSubset(of: layer.appearance)
      {
        other.look(&look)
        known = Self.merged(known, other.members)
      }
      let isBase = layer.state == .normal && layer.appearance == .light
      changes.apply(to: &look)
      var members: [DraftMember] = []
      do throws(PaintLayers.Failure) {
        members = try look.members().changes(from: known)
      } catch {
        report.leaveOut(
          at: changes.backgroundOffset ?? control.offset, name: name,
          "\(error.message); the background is left out")
        look.backgroundImages = nil
        look.backgroundColor = nil
        members = ((try? look.members()) ?? []).changes(from: known).filter {
          $0.name != .fill && $0.name != .overlay
        }
      }
      if !isBase, members.contains(where: { $0.name.isOfLayout }) {
        report.leaveOut(
          at: layer.declarations.first?.declaration.offset ?? control.offset, name: name,
          "a state that changes font, padding or size would move the layout; they are left out")
        members.removeAll { $0.name.isOfLayout }
      }
      var own = CSSLook()
      changes.apply(to: &own)
      if let scale = own.scale, scale != 1 {
        if layer.state == .highlighted, layer.appearance == .light {
          pressScale = scale
        } else {
          report.leaveOut(
            at: changes.scaleOffset ?? control.offset, name: name,
            "a control is scaled while it is pressed alone; the scale is left out")
        }
      }
      if isBase, look.border.map({ $0.width > 0 }) == true, !look.isBackgroundAtBorder,
        look.backgroundImages?.isEmpty == false
      {
        report.add(
          .note, .approximated, at: changes.backgroundOffset ?? control.offset, name: name,
          "CSS measures the gradient within the border, a control with it: it is larger by the border "
            + "on every side")
      }
      done.append((layer, changes.apply, members))
      if isBase {
        draft.members = members
      } else if !members.isEmpty {
        draft.overrides.append(
          DraftOverride(appearance: layer.appearance, state: layer.state, members: members))
      }
    }
    if let pressScale {
      draft.members.append(DraftMember(name: .pressScale, value: .number(pressScale)))
    }
    let isEmpty =
      !draft.members.contains { $0.name == .fill }
      && !draft.overrides.contains { $0.members.contains { $0.name == .fill } }
    return isEmpty ? nil : draft
  }

  /// Layers in the order in which our overrides apply.
  private static func sorted(_ layers: [Layer]) -> [Layer] {
    let order = layers.indices.sorted { a, b in
      let left = key(layers[a])
      let right = key(layers[b])
      return left == right ? a < b : left < right
    }
    return order.map { layers[$0] }
  }

  private static func key(_ layer: Layer) -> Int {
    let appearance = Int(layer.appearance.rawValue)
    return layer.state == .normal ? appearance : (appearance + 4) << 16 | layer.state.precedence
  }

  private static func merged(_ members: [DraftMember], _ others: [DraftMember]) -> [DraftMember] {
    members.filter { member in !others.contains { $0.name == member.name } } + others
  }
}
