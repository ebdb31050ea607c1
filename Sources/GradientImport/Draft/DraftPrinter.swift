import GradientModel
import GradientTokens

/// Writes a draft as a style file.
struct DraftPrinter {
  var writer = JSONWriter()
  let palette: DraftPalette

  /// The file in UTF-8, in the canonical layout.
  static func print(_ draft: Draft) -> [UInt8]? {
    var printer = DraftPrinter(palette: DraftPalette(of: draft))
    printer.write(draft)
    return StyleFile.format(printer.writer.bytes, path: "").bytes
  }

  private init(palette: DraftPalette) {
    self.palette = palette
  }

  private mutating func write(_ draft: Draft) {
    writer.openObject()
    writeExtension { printer in
      printer.writer.key("version", 1)
    }
    if !palette.entries.isEmpty {
      writer.key(palette.group)
      writer.openObject()
      writer.key("$type", "color")
      for entry in palette.entries {
        writer.key(entry.name)
        writer.openObject()
        writer.key("$value")
        writer.string(palette.texts.literal(entry.color) ?? [])
        writer.closeObject()
      }
      writer.closeObject()
    }
    write(DraftTree(draft))
    writer.closeObject()
  }

  private mutating func write(_ tree: DraftTree) {
    // A group's own content comes first, then its groups; no deeper than a name has parts.
    var open: [(node: Int, next: Int)] = [(0, 0)]
    while let (node, next) = open.popLast() {
      let children = tree.nodes[node].children
      guard next < children.count else {
        if node > 0 { writer.closeObject() }
        continue
      }
      open.append((node, next + 1))
      let child = tree.nodes[children[next]]
      writer.key(child.name)
      writer.openObject()
      switch child.content {
      case .group: break
      case .control(let control): write(control)
      case .token(let token):
        writeToken(token.value, description: token.description, isToken: true)
      }
      open.append((children[next], 0))
    }
  }

  private mutating func write(_ control: DraftControl) {
    if let description = control.description {
      writer.key("$description")
      writer.string(description)
    }
    writeExtension { printer in
      printer.writer.key("component")
      printer.writer.string(control.isButton ? "button" : "control")
    }
    writeMembers(control.members)
    let states = control.overrides.filter { $0.appearance == .light }
    writeStates(states)
    let others = Appearance.all.dropFirst().filter { appearance in
      control.overrides.contains { $0.appearance == appearance }
    }
    guard !others.isEmpty else { return }
    writer.key("appearances")
    writer.openObject()
    for appearance in others {
      writer.key(Array(appearance.name.utf8))
      writer.openObject()
      let overrides = control.overrides.filter { $0.appearance == appearance }
      for override in overrides where override.state == .normal {
        writeMembers(override.members)
      }
      writeStates(overrides)
      writer.closeObject()
    }
    writer.closeObject()
  }

  private mutating func writeStates(_ overrides: [DraftOverride]) {
    let states = overrides.filter { $0.state != .normal }
    guard !states.isEmpty else { return }
    writer.key("states")
    writer.openObject()
    for override in states {
      writer.key(Array(override.state.name.utf8))
      writer.openObject()
      writeMembers(override.members)
      writer.closeObject()
    }
    writer.closeObject()
  }

  private mutating func writeMembers(_ members: [DraftMember]) {
    for name in DraftMember.Name.allCases {
      for member in members where member.name == name {
        writer.key(name.text)
        writer.openObject()
        if case .insets(let sides) = member.value {
          for side in sides {
            writer.key(side.side.text)
            writer.openObject()
            writeToken(side.value)
            writer.closeObject()
          }
        } else {
          writeToken(member.value)
        }
        writer.closeObject()
      }
    }
  }

  /// Writes our entry of `$extensions`.
  mutating func writeExtension(_ content: (inout DraftPrinter) -> Void) {
    writer.key("$extensions")
    writer.openObject()
    writer.key("dev.gradientcontrols")
    writer.openObject()
    content(&self)
    writer.closeObject()
    writer.closeObject()
  }
}
