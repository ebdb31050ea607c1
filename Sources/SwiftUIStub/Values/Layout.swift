public nonisolated struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public nonisolated enum HorizontalAlignment: Equatable, Sendable {
  case leading, center, trailing
}

public nonisolated enum VerticalAlignment: Equatable, Sendable {
  case top, center, bottom
}

public nonisolated struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

public nonisolated struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}

public nonisolated enum BlendMode: Sendable {
  case normal, plusLighter
}
