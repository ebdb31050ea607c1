extension GradientFill {
  /// The gradient with words that follow the layout direction replaced by physical ones.
  ///
  /// Only `leading` and `trailing` turn; physical words, angles and axes never do.
  ///
  /// - Parameter direction: The layout direction.
  /// - Returns: A gradient that looks the same in every layout direction.
  public func resolved(in direction: LayoutDirection) -> GradientFill {
    guard case .axial(.to(let target)) = kind else { return self }
    var result = self
    result.kind = .axial(.to(target.physical(in: direction)))
    return result
  }
}

extension GradientFill.SideOrCorner {
  func physical(in direction: LayoutDirection) -> GradientFill.SideOrCorner {
    let isMirrored = direction == .rightToLeft
    return switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .topLeading: isMirrored ? .topRight : .topLeft
    case .topTrailing: isMirrored ? .topLeft : .topRight
    case .bottomLeading: isMirrored ? .bottomRight : .bottomLeft
    case .bottomTrailing: isMirrored ? .bottomLeft : .bottomRight
    default: self
    }
  }
}

extension Paint {
  package func resolved(in direction: LayoutDirection) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.resolved(in: direction))
    }
  }
}

extension Corners {
  package func resolved(in direction: LayoutDirection) -> Corners {
    guard case .radii(let radii) = self, radii.followsLayoutDirection else { return self }
    guard direction == .rightToLeft else {
      return .radii(
        CornerRadii(
          topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight,
          bottomLeft: radii.bottomLeft))
    }
    return .radii(
      CornerRadii(
        topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
        bottomLeft: radii.bottomRight))
  }
}
