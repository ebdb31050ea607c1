#if os(iOS) || os(Linux)
// Interface Builder takes no enumerations, structures or optional numbers; a figure below 0 stands
// for none. The names begin with `gradient`, because apps have extensions of `UIView` with plain ones.
extension GradientButton: Inspected {
  /// The name of a style in the installed theme; nil for none.
  ///
  /// What the app gives in code, and the other inspectables, count over it. An unknown name leaves the
  /// button plain and is said once in the system's log. It can be set for all buttons at once:
  /// `GradientButton.appearance().gradientStyleName = "rec"`.
  @IBInspectable public dynamic var gradientStyleName: String? {
    get { inspected.name }
    set { inspect { $0.name = newValue } }
  }

  /// The colour at the top, or where ``gradientAngle`` starts; without it or ``gradientBottomColor``
  /// the inspector gives no gradient.
  @IBInspectable public var gradientTopColor: UIColor? {
    get { inspected.top }
    set { inspect { $0.top = newValue } }
  }

  /// A colour half way; nil for none.
  @IBInspectable public var gradientMiddleColor: UIColor? {
    get { inspected.middle }
    set { inspect { $0.middle = newValue } }
  }

  /// The colour at the bottom, or where ``gradientAngle`` ends.
  @IBInspectable public var gradientBottomColor: UIColor? {
    get { inspected.bottom }
    set { inspect { $0.bottom = newValue } }
  }

  /// The direction in degrees, as in CSS: 180, the default, runs down, 90 to the right.
  @IBInspectable public var gradientAngle: CGFloat {
    get { CGFloat(inspected.angle) }
    set { inspect { $0.angle = Double(newValue) } }
  }

  /// The radius of the outline in points; below 0, as by default, the style or the layer says.
  @IBInspectable public var gradientOutlineRadius: CGFloat {
    get { CGFloat(inspected.radius) }
    set { inspect { $0.radius = Double(newValue) } }
  }

  /// The colour of the border; nil leaves it to the style or the layer.
  @IBInspectable public var gradientBorderColor: UIColor? {
    get { inspected.borderColor }
    set { inspect { $0.borderColor = newValue } }
  }

  /// The width of the border in points; below 0, as by default, the style says, and else 1.
  @IBInspectable public var gradientBorderWidth: CGFloat {
    get { CGFloat(inspected.borderWidth) }
    set { inspect { $0.borderWidth = Double(newValue) } }
  }
}
#endif
