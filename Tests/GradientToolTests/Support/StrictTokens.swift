/// Checks a token file by the rules of DTCG 2025.10 for values that are written out.
enum StrictTokens {
  /// What breaks a rule, by its path.
  static func faults(in json: Any, path: String = "") -> [String] {
    guard let object = json as? [String: Any] else { return ["\(path): no object"] }
    if let value = object["$value"] {
      guard let type = object["$type"] as? String else { return ["\(path): no type"] }
      for key in object.keys where !key.hasPrefix("$") { return ["\(path): token with \(key)"] }
      return isValue(value, of: type) ? [] : ["\(path): \(value) is no \(type)"]
    }
    var faults: [String] = []
    for (key, value) in object where !key.hasPrefix("$") {
      if key.contains(where: { ".{}".contains($0) }) { faults.append("\(path): name \(key)") }
      faults += Self.faults(in: value, path: "\(path)/\(key)")
    }
    return faults
  }

  private static func isValue(_ value: Any, of type: String) -> Bool {
    if let text = value as? String, text.hasPrefix("{"), text.hasSuffix("}") { return true }
    let object = value as? [String: Any] ?? [:]
    if object["$ref"] is String { return true }
    func has(_ members: [String: String]) -> Bool {
      Set(object.keys) == Set(members.keys)
        && members.allSatisfy { isValue(object[$0.key] as Any, of: $0.value) }
    }
    switch type {
    case "number": return value is Double
    case "text": return value is String
    case "color":
      let components = object["components"] as? [Any] ?? []
      return object["colorSpace"] is String && components.count == 3
        && components.allSatisfy { $0 is Double || $0 as? String == "none" }
    case "dimension":
      return object["value"] is Double && ["px", "rem"].contains(object["unit"] as? String)
    case "duration":
      return object["value"] is Double && ["ms", "s"].contains(object["unit"] as? String)
    case "cubicBezier": return (value as? [Double])?.count == 4
    case "fontFamily": return value is String || value is [String]
    case "fontWeight": return value is Double || value is String
    case "strokeStyle": return value is String || object["dashArray"] != nil
    case "border": return has(["color": "color", "width": "dimension", "style": "strokeStyle"])
    case "transition":
      return has(["duration": "duration", "delay": "duration", "timingFunction": "cubicBezier"])
    case "typography":
      // A title without a line height keeps none: Documentation/Decisions/0005.
      let members = object["lineHeight"] == nil ? ["lineHeight": 1.0] : [:]
      return isTypography(object.merging(members) { own, _ in own })
    case "shadow":
      if let list = value as? [Any] { return list.allSatisfy { isValue($0, of: "shadow") } }
      var members = object
      members["inset"] = nil
      return Set(members.keys) == ["color", "offsetX", "offsetY", "blur", "spread"]
        && isValue(members["color"] as Any, of: "color")
    case "gradient":
      return (value as? [[String: Any]])?.allSatisfy {
        isValue($0["color"] as Any, of: "color")
          && ($0["position"] as? Double).map { (0...1).contains($0) } == true
      } ?? false
    default: return false
    }
  }

  private static func isTypography(_ object: [String: Any]) -> Bool {
    let types = [
      "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
      "letterSpacing": "dimension", "lineHeight": "number",
    ]
    return Set(object.keys) == Set(types.keys)
      && types.allSatisfy { isValue(object[$0.key] as Any, of: $0.value) }
  }
}
