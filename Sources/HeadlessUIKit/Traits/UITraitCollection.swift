/// The environment that a view is in.
// Sendable as Apple's is; unchecked because an open class cannot be proved so. It holds one constant
// value.
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  /// Everything a collection says; unspecified where it says nothing.
  package struct Values: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var displayScale: CGFloat = 0
  }

  package let values: Values

  package init(_ values: Values) {
    self.values = values
    super.init()
  }

  public convenience override init() { self.init(Values()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// iOS 17.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Values()
    mutations(&traits)
    self.init((traits as? Values) ?? Values())
  }

  /// A later collection's word counts over an earlier one's.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values)
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var displayScale: CGFloat { values.displayScale }

  /// iOS 13.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection.systemTraitsAffectingColorAppearance.contains {
      $0.differs(values, other.values)
    }
  }

  /// iOS 17.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
    ]
  }

  /// The traits that colours are resolved with where nobody names any.
  public class var current: UITraitCollection {
    get { Current.box.traits }
    set { Current.box.traits = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  private final class Current {
    var traits = UITraitCollection(Values.system)

    static var box: Current { local.value }

    private static let local = ThreadLocal { Current() }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

nonisolated extension UITraitCollection.Values {
  /// An iPhone in portrait.
  package static var system: UITraitCollection.Values {
    var values = UITraitCollection.Values()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.layoutDirection = .leftToRight
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.legibilityWeight = .regular
    values.displayGamut = .SRGB
    values.displayScale = 2
    return values
  }

  package func overridden(by other: Self) -> Self {
    var result = self
    func take<Value: Equatable>(_ path: WritableKeyPath<Self, Value>) {
      if other[keyPath: path] != Self()[keyPath: path] {
        result[keyPath: path] = other[keyPath: path]
      }
    }
    take(\.userInterfaceIdiom)
    take(\.userInterfaceStyle)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.layoutDirection)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.preferredContentSizeCategory)
    take(\.legibilityWeight)
    take(\.displayGamut)
    take(\.displayScale)
    return result
  }
}

/// iOS 17.
public nonisolated protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var displayGamut: UIDisplayGamut { get set }
  var displayScale: CGFloat { get set }
}

nonisolated extension UITraitCollection.Values: UIMutableTraits {}
