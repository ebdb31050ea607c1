extension AttributeScopes {
  /// The attributes of text that a button's configuration takes.
  ///
  /// Shadows and paragraph styles are not Sendable on Apple's systems, so a container gives no access
  /// to them by name in Swift 6: they come in by `AttributeContainer([.shadow: …])`.
  public nonisolated struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let kern: KernAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
  }

  public nonisolated var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// What a shadow and a paragraph style say, as values that a container can hold.
private nonisolated enum ShadowValues: AttributedStringKey {
  struct Value: Hashable, Sendable {
    var offset: CGSize
    var blurRadius: CGFloat
    var color: UIColor
  }
  static let name = "HeadlessShadow"
}

private nonisolated enum ParagraphValues: AttributedStringKey {
  struct Value: Hashable, Sendable {
    var alignment: NSTextAlignment
    var lineHeightMultiple: CGFloat
    var minimumLineHeight: CGFloat
    var maximumLineHeight: CGFloat
  }
  static let name = "HeadlessParagraph"
}

nonisolated extension AttributeContainer {
  /// Takes the attributes that a title may have; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.kern = dictionary[.kern].flatMap(CGFloat.init(animated:))
    if let shadow = dictionary[.shadow] as? NSShadow {
      let color =
        (shadow.shadowColor as? UIColor)
        ?? (shadow.shadowColor as? CGColor).map { UIColor(cgColor: $0) } ?? .clear
      self[ShadowValues.self] = ShadowValues.Value(
        offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: color)
    }
    if let style = dictionary[.paragraphStyle] as? NSParagraphStyle {
      self[ParagraphValues.self] = ParagraphValues.Value(
        alignment: style.alignment, lineHeightMultiple: style.lineHeightMultiple,
        minimumLineHeight: style.minimumLineHeight, maximumLineHeight: style.maximumLineHeight)
    }
  }

  /// The same attributes as an `NSAttributedString` has them.
  package var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font
    result[.foregroundColor] = self.foregroundColor
    result[.kern] = self.kern
    if let values = self[ShadowValues.self] {
      let shadow = NSShadow()
      shadow.shadowOffset = values.offset
      shadow.shadowBlurRadius = values.blurRadius
      shadow.shadowColor = values.color
      result[.shadow] = shadow
    }
    if let values = self[ParagraphValues.self] {
      let style = NSMutableParagraphStyle()
      style.alignment = values.alignment
      style.lineHeightMultiple = values.lineHeightMultiple
      style.minimumLineHeight = values.minimumLineHeight
      style.maximumLineHeight = values.maximumLineHeight
      result[.paragraphStyle] = style
    }
    return result
  }
}
