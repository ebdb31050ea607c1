/// How a key of a layer animates.
package nonisolated enum LayerKey {
  /// Keys whose change starts a property animation on a layer that no view backs [read: SS,
  /// "measured"].
  package static let animated: Set<String> = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
    "sublayerTransform", "contents", "contentsRect", "contentsCenter", "contentsScale",
    "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor", "shadowOpacity",
    "shadowOffset", "shadowRadius", "backgroundColor", "colors", "locations", "startPoint",
    "endPoint",
  ]

  /// Keys whose change cross-fades instead [read: SS, "measured"].
  package static let crossFading: Set<String> = [
    "hidden", "masksToBounds", "mask", "sublayers", "maskedCorners", "filters",
  ]

  /// Writes the value part of the way between two others; what cannot be blended changes at once.
  ///
  /// - Parameters:
  ///   - key: A key or key path, such as `transform.scale`.
  ///   - values: What is written to.
  ///   - from: The value at share 0; nil for what is there.
  ///   - to: The value at share 1; nil for what is there.
  ///   - share: How much of the way has been gone.
  package static func blend(
    _ key: String, in values: inout LayerValues, from: Any?, to: Any?, share: Double
  ) {
    switch key {
    case "bounds": write(\.bounds, &values, from, to, share)
    case "bounds.size": write(\.bounds.size, &values, from, to, share)
    case "position": write(\.position, &values, from, to, share)
    case "position.x": write(\.position.x, &values, from, to, share)
    case "position.y": write(\.position.y, &values, from, to, share)
    case "zPosition": write(\.zPosition, &values, from, to, share)
    case "anchorPoint": write(\.anchorPoint, &values, from, to, share)
    case "transform": write(\.transform, &values, from, to, share)
    case "transform.scale": write(\.scale, &values, from, to, share)
    case "sublayerTransform": write(\.sublayerTransform, &values, from, to, share)
    case "contentsRect": write(\.contentsRect, &values, from, to, share)
    case "contentsCenter": write(\.contentsCenter, &values, from, to, share)
    case "contentsScale": write(\.contentsScale, &values, from, to, share)
    case "cornerRadius": write(\.cornerRadius, &values, from, to, share)
    case "borderWidth": write(\.borderWidth, &values, from, to, share)
    case "opacity": write(\.opacity, &values, from, to, share)
    case "shadowOpacity": write(\.shadowOpacity, &values, from, to, share)
    case "shadowRadius": write(\.shadowRadius, &values, from, to, share)
    case "shadowOffset": write(\.shadowOffset, &values, from, to, share)
    case "startPoint": write(\.startPoint, &values, from, to, share)
    case "endPoint": write(\.endPoint, &values, from, to, share)
    case "backgroundColor": writeColor(\.backgroundColor, &values, from, to, share)
    case "borderColor": writeColor(\.borderColor, &values, from, to, share)
    case "shadowColor": writeColor(\.shadowColor, &values, from, to, share)
    case "colors": writeList(\.colors, &values, from, to, share)
    case "locations": writeList(\.locations, &values, from, to, share)
    case "contents": writeContents(&values, from, to, share)
    default: break
    }
  }

  /// The value of a key as animations hold it.
  package static func value(_ key: String, of values: LayerValues) -> Any? {
    switch key {
    case "bounds": values.bounds
    case "position": values.position
    case "zPosition": values.zPosition
    case "anchorPoint": values.anchorPoint
    case "transform": values.transform
    case "sublayerTransform": values.sublayerTransform
    case "contents": values.contents?.object
    case "contentsRect": values.contentsRect
    case "contentsCenter": values.contentsCenter
    case "contentsScale": values.contentsScale
    case "cornerRadius": values.cornerRadius
    case "borderWidth": values.borderWidth
    case "opacity": values.opacity
    case "shadowOpacity": values.shadowOpacity
    case "shadowRadius": values.shadowRadius
    case "shadowOffset": values.shadowOffset
    case "startPoint": values.startPoint
    case "endPoint": values.endPoint
    case "backgroundColor": values.backgroundColor
    case "borderColor": values.borderColor
    case "shadowColor": values.shadowColor
    case "colors": values.colors
    case "locations": values.locations
    default: nil
    }
  }

  private static func write<Value: Blendable>(
    _ path: WritableKeyPath<LayerValues, Value>, _ values: inout LayerValues, _ from: Any?,
    _ to: Any?, _ share: Double
  ) {
    let here = values[keyPath: path]
    let start = from.flatMap(Value.init(animated:)) ?? here
    let end = to.flatMap(Value.init(animated:)) ?? here
    values[keyPath: path] = start.blended(with: end, share: share)
  }

  private static func writeColor(
    _ path: WritableKeyPath<LayerValues, CGColor?>, _ values: inout LayerValues, _ from: Any?,
    _ to: Any?, _ share: Double
  ) {
    let here = values[keyPath: path]
    let start = (from as? CGColor) ?? here
    let end = (to as? CGColor) ?? here
    guard let start, let end else {
      values[keyPath: path] = end
      return
    }
    values[keyPath: path] = start.blended(with: end, share: share)
  }

  /// Lists of one length are blended member by member; others change at once, as Core Animation
  /// does.
  private static func writeList<Value: Blendable>(
    _ path: WritableKeyPath<LayerValues, [Value]?>, _ values: inout LayerValues, _ from: Any?,
    _ to: Any?, _ share: Double
  ) {
    func list(_ any: Any?) -> [Value]? {
      (any as? [Any])?.compactMap(Value.init(animated:))
    }
    let start = list(from) ?? values[keyPath: path]
    let end = list(to) ?? values[keyPath: path]
    guard let start, let end, start.count == end.count else {
      values[keyPath: path] = end
      return
    }
    values[keyPath: path] = zip(start, end).map { $0.blended(with: $1, share: share) }
  }

  private static func writeContents(
    _ values: inout LayerValues, _ from: Any?, _ to: Any?, _ share: Double
  ) {
    let start = (from as? CGImage) ?? values.contents?.image
    guard let end = (to as? CGImage) ?? values.contents?.image else { return }
    values.contents = LayerValues.Contents(end, previous: start, share: share)
  }
}

nonisolated extension LayerValues {
  fileprivate var scale: CGFloat {
    get { transform.m11 }
    set {
      transform.m11 = newValue
      transform.m22 = newValue
    }
  }
}
