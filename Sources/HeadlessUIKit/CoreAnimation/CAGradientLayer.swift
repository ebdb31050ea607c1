/// A layer that paints a gradient over its background, within its shape, without clipping.
open nonisolated class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    kind = .gradient
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    kind = .gradient
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    kind = .gradient
  }

  /// Elements must be `CGColor`: Apple's systems draw nothing for `UIColor` [read: SO taourl], so the
  /// double stops there.
  open var colors: [Any]? {
    get { values.colors }
    set {
      precondition(newValue?.contains { !($0 is CGColor) } != true, "colors take CGColor only")
      change(\.colors, "colors", to: newValue?.compactMap { $0 as? CGColor })
    }
  }

  open var locations: [NSNumber]? {
    get { values.locations?.map { NSNumber(value: $0) } }
    set { change(\.locations, "locations", to: newValue?.map(\.doubleValue)) }
  }

  open var startPoint: CGPoint {
    get { values.startPoint }
    set { change(\.startPoint, "startPoint", to: newValue) }
  }

  open var endPoint: CGPoint {
    get { values.endPoint }
    set { change(\.endPoint, "endPoint", to: newValue) }
  }

  /// An unknown type is stored as given [read: GQ PR 57] and paints nothing here.
  open var type: CAGradientLayerType {
    get { values.gradientType }
    set { change(\.gradientType, "type", to: newValue) }
  }
}

/// A layer that paints a path over its contents.
open nonisolated class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    kind = .shape
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    kind = .shape
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    kind = .shape
  }

  open var path: CGPath? {
    get { values.path }
    set { change(\.path, "path", to: newValue) }
  }

  open var fillColor: CGColor? {
    get { values.fillColor }
    set { change(\.fillColor, "fillColor", to: newValue) }
  }
}
