/// How a control's name becomes a name in another language.
enum NameMangling {
  /// A CSS class or a file: words joined by `-`, `_` in front of a digit; letter case is kept.
  case css
  /// A Swift identifier: words in camel case.
  case swift
  /// An Android resource: ASCII words in lower case, joined by `_`.
  case android

  /// The name; empty where nothing of it is left.
  func mangled(_ name: String) -> String {
    let words = Self.words(of: name)
    guard !words.isEmpty else { return "" }
    return switch self {
    case .css: Self.joined(words, by: "-", ifDigit: "_")
    case .swift: Self.camelCase(words)
    case .android: Self.joined(words.map(Self.ascii), by: "_", ifDigit: "n")
    }
  }

  /// The runs of letters and digits.
  private static func words(of name: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    var isInside = false
    for scalar in name.unicodeScalars {
      guard isWordScalar(scalar.value) else {
        isInside = false
        continue
      }
      if isInside {
        words[words.count - 1].append(scalar)
      } else {
        words.append([scalar])
        isInside = true
      }
    }
    return words
  }

  /// Letters and digits of ASCII, and letters and pictures that CSS and Swift both take in an
  /// identifier (CSS Syntax 3, 4.2; The Swift Programming Language, Identifiers).
  private static func isWordScalar(_ value: UInt32) -> Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D: true
    // Without U+061C, which turns the direction of text.
    case 0x37F...0x61B, 0x61D...0xFFF, 0x10A0...0x167F, 0x1E00...0x1FFF: true
    case 0x3041...0x312F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    case 0x1F300...0x1FAFF: true
    default: false
    }
  }

  private static func joined(
    _ words: [[Unicode.Scalar]], by separator: Unicode.Scalar, ifDigit prefix: Unicode.Scalar
  ) -> String {
    var result = String.UnicodeScalarView()
    if isDigit(words[0][0]) { result.append(prefix) }
    for (index, word) in words.enumerated() {
      if index > 0 { result.append(separator) }
      result.append(contentsOf: word)
    }
    return String(result)
  }

  private static func camelCase(_ words: [[Unicode.Scalar]]) -> String {
    var result = String.UnicodeScalarView()
    if isDigit(words[0][0]) { result.append("_") }
    for (index, word) in words.enumerated() {
      let head = index == 0 ? lowercased(word[0]) : uppercased(word[0])
      result.append(head)
      result.append(contentsOf: word.dropFirst())
    }
    return String(result)
  }

  /// A word in lower case, other characters than ASCII by their numbers.
  private static func ascii(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in word {
      guard !scalar.isASCII else {
        result.append(lowercased(scalar))
        continue
      }
      result.append("u")
      let number = String(scalar.value, radix: 16)
      result.append(contentsOf: number.unicodeScalars)
    }
    return result
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x30 && scalar.value <= 0x39
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0x41, scalar.value <= 0x5A else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value + 0x20))
  }

  private static func uppercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0x61, scalar.value <= 0x7A else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value - 0x20))
  }

  /// The name with ASCII letters in lower case: what file systems that ignore case compare.
  static func folded(_ name: String) -> [UInt8] {
    var bytes = Array(name.utf8)
    for index in bytes.indices where bytes[index] >= 0x41 && bytes[index] <= 0x5A {
      bytes[index] += 0x20
    }
    return bytes
  }
}
