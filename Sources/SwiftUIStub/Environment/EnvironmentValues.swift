public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public nonisolated struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  // What SwiftUI lets anybody set.
  public var isEnabled = true
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  public var displayScale: CGFloat = 1
  public var dynamicTypeSize = DynamicTypeSize.large
  public var legibilityWeight: LegibilityWeight?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var font: Font?
  public var multilineTextAlignment = TextAlignment.leading

  // What the system alone sets; here, a test.
  public package(set) var colorSchemeContrast = ColorSchemeContrast.standard
  public package(set) var accessibilityReduceMotion = false
  public package(set) var isFocused = false

  // What modifiers keep without a public name.
  package var foreground: Color?
  package var tintColor: Color?
  package var tracking: CGFloat?
  package var buttonStyle: (any ButtonStyle)?
  package var toggleStyle: (any ToggleStyle)?
  package var labelStyles: [any LabelStyle] = []
}
