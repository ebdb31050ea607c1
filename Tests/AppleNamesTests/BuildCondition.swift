/// The condition of an `#if`, judged for a phone: iOS, with every framework that is asked for.
struct BuildCondition {
  private var tokens: ArraySlice<SwiftToken>

  /// Whether code under a condition is compiled for iOS.
  static func isTrue(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    var condition = BuildCondition(tokens: tokens)
    return condition.either()
  }

  private mutating func take(_ mark: String) -> Bool {
    guard tokens.first?.isMark(mark) == true else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  private mutating func takeTwice(_ mark: String) -> Bool {
    guard take(mark) else { return false }
    _ = take(mark)
    return true
  }

  private mutating func either() -> Bool {
    var result = both()
    while takeTwice("|") {
      let other = both()
      result = result || other
    }
    return result
  }

  private mutating func both() -> Bool {
    var result = one()
    while takeTwice("&") {
      let other = one()
      result = result && other
    }
    return result
  }

  private mutating func one() -> Bool {
    if take("!") { return !one() }
    if take("(") {
      let result = either()
      _ = take(")")
      return result
    }
    guard let word = tokens.popFirst()?.text else { return false }
    guard take("(") else { return word == "true" }
    var arguments: [String] = []
    while let token = tokens.popFirst(), !token.isMark(")") { arguments.append(token.text) }
    switch word {
    case "os": return arguments == ["iOS"]
    case "targetEnvironment": return false
    default: return true
    }
  }
}
