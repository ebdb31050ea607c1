/// A path: moves, lines and cubic curves.
public nonisolated class CGPath: Equatable {
  package enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package fileprivate(set) var elements: [Element]

  package init(_ elements: [Element]) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(RoundedRect(rect).elements, transform)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = min(cornerWidth, cornerHeight)
    self.init(RoundedRect(rect, radius: radius, curve: .circular).elements, transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.ellipse(in: rect), transform)
  }

  private convenience init(
    _ elements: [Element], _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public var isEmpty: Bool { elements.isEmpty }
  public var boundingBox: CGRect { box(of: elements.flatMap(\.points)) }

  /// The box around the curves themselves, without their control points.
  public var boundingBoxOfPath: CGRect {
    box(of: Flattening(elements, transform: .identity, tolerance: 0.01).polygons.flatMap { $0 })
  }

  public func contains(_ point: CGPoint) -> Bool {
    let polygons = Flattening(elements, transform: .identity, tolerance: 0.01).polygons
    var winding = 0
    for polygon in polygons {
      for (index, a) in polygon.enumerated() {
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return winding != 0
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  fileprivate static func ellipse(in rect: CGRect) -> [Element] {
    let kappa = 0.5522847498
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rect.midX, rect.midY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x * rx, y: cy + y * ry) }
    return [
      .move(at(1, 0)), .curve(at(1, kappa), at(kappa, 1), at(0, 1)),
      .curve(at(-kappa, 1), at(-1, kappa), at(-1, 0)),
      .curve(at(-1, -kappa), at(-kappa, -1), at(0, -1)),
      .curve(at(kappa, -1), at(1, -kappa), at(1, 0)), .close,
    ]
  }

  private func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

public nonisolated final class CGMutablePath: CGPath {
  public init() { super.init([]) }

  public func move(to point: CGPoint) { elements.append(.move(point)) }
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1, control2, end))
  }
  public func closeSubpath() { elements.append(.close) }
  public func addPath(_ path: CGPath) { elements += path.elements }
  public func addRect(_ rect: CGRect) { elements += RoundedRect(rect).elements }
  public func addEllipse(in rect: CGRect) { elements += Self.ellipse(in: rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addPath(
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil))
  }
}

nonisolated extension CGPath.Element {
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  package func applying(_ t: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .curve(let a, let b, let end):
      .curve(a.applying(t), b.applying(t), end.applying(t))
    case .close: .close
    }
  }
}
