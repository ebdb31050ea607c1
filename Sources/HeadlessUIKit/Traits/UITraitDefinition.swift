/// A trait whose changes can be registered for (iOS 17).
public nonisolated protocol UITraitDefinition {
  static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool
}

/// The values that a trait is read from; a name of our own, so that Apple's protocols stay as they
/// are.
public nonisolated struct TraitValues {
  package let values: UITraitCollection.Values
}

public typealias UITrait = any UITraitDefinition.Type

nonisolated extension UITraitDefinition {
  package static func differs(
    _ a: UITraitCollection.Values, _ b: UITraitCollection.Values
  ) -> Bool {
    differs(TraitValues(values: a), TraitValues(values: b))
  }
}

public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.userInterfaceStyle != b.values.userInterfaceStyle
  }
}

public nonisolated enum UITraitAccessibilityContrast: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.accessibilityContrast != b.values.accessibilityContrast
  }
}

public nonisolated enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.userInterfaceLevel != b.values.userInterfaceLevel
  }
}

public nonisolated enum UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.layoutDirection != b.values.layoutDirection
  }
}

public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.horizontalSizeClass != b.values.horizontalSizeClass
  }
}

public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.verticalSizeClass != b.values.verticalSizeClass
  }
}

public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.preferredContentSizeCategory != b.values.preferredContentSizeCategory
  }
}

public nonisolated enum UITraitLegibilityWeight: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.legibilityWeight != b.values.legibilityWeight
  }
}

public nonisolated enum UITraitDisplayGamut: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.displayGamut != b.values.displayGamut
  }
}

public nonisolated enum UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a.values.displayScale != b.values.displayScale
  }
}
