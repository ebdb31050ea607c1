public nonisolated struct Path: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case move(CGPoint), line(CGPoint), curve(CGPoint, CGPoint, CGPoint), close
  }
  package private(set) var steps: [Step] = []

  public init() {}
  public init(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
  public mutating func move(to end: CGPoint) { steps.append(.move(end)) }
  public mutating func addLine(to end: CGPoint) { steps.append(.line(end)) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append(.curve(control1, control2, end))
  }
  public mutating func closeSubpath() { steps.append(.close) }
}

@MainActor @preconcurrency public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: EmptyView { EmptyView() }
}

public nonisolated struct Rectangle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public nonisolated struct Capsule: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let focusEffect = ContentShapeKinds(rawValue: 8)
  public static let hoverEffect = ContentShapeKinds(rawValue: 16)
}
