internal import GradientModel

/// The part of a style sheet that one control has.
struct CSSSheet {
  private let control: ControlTheme.Control
  private let name: String
  private let options: CSSExport
  private let space: LookSpace
  private let form: CSSLook.Form
  private var cascade = CSSCascade()

  init(_ control: ControlTheme.Control, name: String, options: CSSExport) {
    self.control = control
    self.name = name
    self.options = options
    space = LookSpace(control.style)
    form = Self.form(of: space)
    for tier in CSSTier.allCases {
      for environment in space.environments {
        for state in space.states {
          let look = CSSLook(
            control.style.resolved(for: state, in: environment).withMergedColors,
            isPressed: control.style.effectiveState(of: state, in: environment)
              .contains(.highlighted),
            form, tier: tier)
          cascade.add(
            look, at: CSSCascade.Place(tier: tier, environment: environment, state: state))
        }
      }
    }
  }

  private static func form(of space: LookSpace) -> CSSLook.Form {
    var form = CSSLook.Form()
    form.scalesText = space.style[.normal].dynamicType != .fixed
    for environment in space.environments {
      for state in space.states {
        let look = space.style.resolved(for: state, in: environment).withMergedColors
        if look.border.width > 0, case .gradient = look.border.paint.simplified {
          form.hasRing = true
        }
        if !look.overlay.isClear { form.hasOverlay = true }
      }
    }
    return form
  }

  /// What all controls have in common.
  static func addCommonRule(_ names: [String], to writer: inout TextWriter) {
    writer.add(":where(")
    for (index, name) in names.enumerated() {
      if index > 0 { writer.add(", ") }
      writer.add(".")
      writer.add(name)
    }
    writer.add(
      """
      ) {
        appearance: none;
        box-sizing: border-box;
        display: inline-flex;
        align-items: center;
        justify-content: center;
        margin: 0;
        padding: 0;
        border: 0 solid transparent;
        background: transparent none no-repeat 0 0 / 100% 100% border-box;
        white-space: nowrap;
        -webkit-tap-highlight-color: transparent;
      }

      """)
  }

  func write(to writer: inout TextWriter) {
    var rest = cascade.rules[...]
    while let first = rest.first {
      let isDark = first.place.environment.appearance.contains(.dark)
      let conditions = CSSSelector.conditions(first.place, .system)
      let group = rest.prefix { CSSSelector.conditions($0.place, .system) == conditions }
      rest = rest[group.endIndex...]
      for darkness in isDark ? CSSDarkness.all(options.themeAttribute) : [.system] {
        write(group, darkness, to: &writer)
      }
    }
    if cascade.rules.contains(where: { rule in
      rule.values.contains { $0.property == .transition }
    }) {
      writer.add("\n@media (prefers-reduced-motion: reduce) {\n  .")
      writer.add(name)
      // The look still changes, without moving.
      writer.add(" {\n    transition: none !important;\n    transform: none !important;\n  }\n}\n")
    }
  }

  /// Writes rules that hold under the same conditions.
  private func write(
    _ rules: ArraySlice<CSSCascade.Rule>, _ darkness: CSSDarkness, to writer: inout TextWriter
  ) {
    guard let first = rules.first else { return }
    let conditions = CSSSelector.conditions(first.place, darkness)
    writer.add("\n")
    for (depth, condition) in conditions.enumerated() {
      Self.indent(depth, &writer)
      writer.add(condition)
      writer.add(" {\n")
    }
    for (index, rule) in rules.enumerated() {
      write(rule, darkness, depth: conditions.count, to: &writer)
      if index == 0, rules.startIndex == 0, form.hasRing { writeRing(to: &writer) }
    }
    for depth in conditions.indices.reversed() {
      Self.indent(depth, &writer)
      writer.add("}\n")
    }
  }

  private func write(
    _ rule: CSSCascade.Rule, _ darkness: CSSDarkness, depth: Int, to writer: inout TextWriter
  ) {
    Self.indent(depth, &writer)
    writer.add(CSSSelector.text(name, rule.place, darkness))
    writer.add(" {\n")
    func line(_ property: [UInt8], _ value: [UInt8]) {
      Self.indent(depth + 1, &writer)
      writer.add(property)
      writer.add(": ")
      writer.add(value)
      writer.add(";\n")
    }
    let isFirst = rule.place.state.isEmpty && depth == 0 && rule.place.environment.isPlain
    if isFirst, form.hasRing {
      // The ring is a box of its own, above the fill and below the title.
      line(Array("position".utf8), Array("relative".utf8))
      line(Array("isolation".utf8), Array("isolate".utf8))
    }
    for (property, value) in rule.values {
      line(customName(of: property) ?? Array(property.name.utf8), value)
    }
    if isFirst, options.usesCustomProperties {
      for property in usedProperties where !property.isCustom {
        guard let custom = customName(of: property) else { continue }
        var value = TextWriter("var(")
        value.add(custom)
        if !property.initial.utf8.isEmpty {
          value.add(", ")
          value.add(property.initial)
        }
        value.add(")")
        line(Array(property.name.utf8), value.bytes)
      }
    }
    if rule.place.state == .focused, rule.place.tier == .basic, rule.place.environment.isPlain {
      // The style shows the focus; without a look of its own the browser's outline stays.
      line(Array("outline".utf8), Array("none".utf8))
    }
    Self.indent(depth, &writer)
    writer.add("}\n")
  }

  /// The properties that some rule sets.
  private var usedProperties: [CSSProperty] {
    CSSProperty.allCases.filter { property in
      cascade.rules.contains { rule in rule.values.contains { $0.property == property } }
    }
  }

  private func customName(of property: CSSProperty) -> [UInt8]? {
    guard options.usesCustomProperties, !property.isCustom else { return nil }
    return Array(("--" + name + "-" + property.name).utf8)
  }

  /// The border as a box of its own, from which the inside is cut out.
  ///
  /// The outer edge is the box's alone: a mask that ends there too would smooth it twice. Browsers
  /// that do not know `no-clip` take the lines with a prefix.
  private func writeRing(to writer: inout TextWriter) {
    writer.add(".")
    writer.add(name)
    writer.add(
      """
      ::before {
        content: "";
        position: absolute;
        z-index: -1;
        inset: calc(-1 * var(--gradient-ring-width));
        box-sizing: border-box;
        padding: var(--gradient-ring-width);
        border-radius: inherit;
        background: var(--gradient-ring);
        -webkit-mask: linear-gradient(#000 0 0) content-box, linear-gradient(#000 0 0);
        -webkit-mask-composite: xor;
        mask: linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0) no-clip;
        pointer-events: none;
      }

      """)
  }

  private static func indent(_ depth: Int, _ writer: inout TextWriter) {
    for _ in 0..<depth { writer.add("  ") }
  }
}

extension StyleEnvironment {
  /// Whether it is the one that every other builds on.
  var isPlain: Bool {
    appearance == .light && layoutDirection == .leftToRight && metrics == .regular
  }
}
