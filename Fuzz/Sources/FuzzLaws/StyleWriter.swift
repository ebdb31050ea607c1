/// Writes valid style files of choices: every member, form and override of the dialect.
struct StyleWriter {
  var choices: ChoiceSource
  private(set) var text = ""
  private var isFirst = true

  init(_ bytes: [UInt8]) { choices = ChoiceSource(bytes) }

  mutating func file() {
    object {
      $0.key("$extensions")
      $0.object {
        $0.key("dev.gradientcontrols")
        $0.object {
          $0.entry("version", "1")
          if $0.choices.once(in: 3) { $0.appearances() }
        }
        if $0.choices.once(in: 8) {
          $0.entry("org.other", #"{ "kept": [1, 2.50, null, "\u00e9"] }"#)
        }
      }
      $0.palette()
      $0.control("base", extends: false, isAbstract: true)
      for name in ["one", "two", "three"].prefix(1 + $0.choices.below(3)) {
        $0.control(name, extends: $0.choices.once(in: 2), isAbstract: false)
      }
      if $0.choices.once(in: 4) {
        $0.key("group")
        $0.object { $0.control("inner", extends: true, isAbstract: false) }
      }
    }
  }

  // MARK: Parts of a file

  private mutating func palette() {
    key("p")
    object {
      $0.entry("$type", "\"color\"")
      $0.token("a", $0.color(aliases: false))
      $0.token("b", $0.color(aliases: false))
      $0.token("c", "\"{p.a}\"")
    }
    key("t")
    object {
      let length = $0.length(0...9)
      $0.typed("d", "dimension", $0.choices.once(in: 2) ? length.json : "\"\(length.css)\"")
      $0.typed("n", "number", $0.decimal(0...1))
      $0.typed("s", "shadow", "\"\($0.shadow())\"")
      $0.typed("g", "gradient", "\"\($0.gradient())\"")
    }
  }

  private mutating func appearances() {
    key("appearances")
    object {
      for name in ["dark", "high-contrast", "dark+high-contrast"] where $0.choices.once(in: 2) {
        $0.key(name)
        $0.object {
          $0.key("p")
          $0.object { $0.token("a", $0.color(aliases: false)) }
        }
      }
    }
  }

  private mutating func control(_ name: String, extends: Bool, isAbstract: Bool) {
    key(name)
    object {
      if extends { $0.entry("$extends", "\"{base}\"") }
      $0.key("$extensions")
      let component = $0.choices.pick(["button", "control", "bar-button"])
      $0.entry(
        inObject: "dev.gradientcontrols",
        "{ \"component\": \"\(component)\"\(isAbstract ? ", \"abstract\": true" : "") }")
      $0.members(isNormal: true, count: isAbstract ? 3 : 9)
      if $0.choices.once(in: 2) { $0.states() }
      if $0.choices.once(in: 3) {
        $0.key("appearances")
        $0.object {
          for name in ["dark", "high-contrast", "dark+high-contrast"] where $0.choices.once(in: 2) {
            $0.key(name)
            $0.object {
              $0.members(isNormal: false, count: 3)
              if $0.choices.once(in: 2) { $0.states() }
            }
          }
        }
      }
      if $0.choices.once(in: 6) {
        $0.key("metrics")
        $0.object {
          $0.key("compact")
          $0.object { $0.members(isNormal: true, count: 3) }
        }
      }
    }
  }

  private mutating func states() {
    key("states")
    object {
      for name in [
        "selected", "focused", "hovered", "highlighted", "disabled", "loading",
        "selected+highlighted", "hovered+focused", "disabled+selected",
      ] where $0.choices.once(in: 4) {
        $0.key(name)
        $0.object { $0.members(isNormal: false, count: 3) }
      }
    }
  }

  private mutating func members(isNormal: Bool, count: Int) {
    let names = StyleMemberText.names.filter { isNormal || !StyleMemberText.isLayout($0) }
    var known: [String] = []
    for _ in 0..<count {
      let name = choices.pick(names)
      if choices.isEmpty, !known.isEmpty { return }
      guard !known.contains(name) else { continue }
      known.append(name)
      member(name)
    }
  }

  // MARK: JSON

  mutating func object(_ content: (inout StyleWriter) -> Void) {
    text += "{"
    isFirst = true
    content(&self)
    isFirst = false
    text += "}"
  }

  mutating func key(_ name: String) {
    if !isFirst { text += "," }
    isFirst = false
    text += "\n\"\(name)\": "
  }

  mutating func entry(_ name: String, _ json: String) {
    key(name)
    text += json
  }

  private mutating func entry(inObject name: String, _ json: String) {
    object { $0.entry(name, json) }
  }

  /// A token without a type.
  mutating func token(_ name: String, _ value: String) {
    entry(name, "{ \"$value\": \(value) }")
  }

  mutating func typed(_ name: String, _ type: String, _ value: String) {
    entry(name, "{ \"$type\": \"\(type)\", \"$value\": \(value) }")
  }
}
