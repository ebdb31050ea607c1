public import GradientModel

/// A theme as Swift constants.
///
/// For each control `static let` constants of `ControlStyle` and of `ControlTheme.Name`, and one of
/// `ControlTheme` with all of them. The constants equal the theme's styles, to the last bit.
public struct SwiftExport: Sendable {
  /// Who may use the constants.
  public enum Access: UInt8, Sendable, CaseIterable {
    /// The module that they are compiled in.
    case `internal`
    /// Every module of the package.
    case package
    /// Everybody.
    case `public`

    /// The word in Swift.
    public var name: String {
      switch self {
      case .internal: "internal"
      case .package: "package"
      case .public: "public"
      }
    }
  }

  /// Who may use the constants.
  public var access: Access
  /// The most bytes that a source file may have.
  package var byteLimit = ExportLimits.bytes

  /// Makes an exporter.
  ///
  /// - Parameter access: Who may use the constants.
  public init(access: Access = .internal) { self.access = access }

  /// Writes a source file.
  ///
  /// - Parameters:
  ///   - theme: The controls.
  ///   - path: The path of the one file made.
  ///   - themeName: What the constant with all controls is called, before it is made an identifier.
  ///   - source: What the file's first comment calls the style file.
  /// - Returns: The source file; nothing is lost.
  /// - Throws: An error for names that cannot be identifiers, or not two of them, and for a source
  ///   file beyond 1 GiB.
  public func files(
    of theme: ControlTheme, path: String, themeName: String, source: String
  ) throws(ExportError) -> Export {
    let names = try NameTable(theme, .swift).names
    var themeIdentifier = NameMangling.swift.mangled(themeName)
    if themeIdentifier.utf8.isEmpty { themeIdentifier = "styles" }
    var writer = TextWriter("// Made by gradient from ", limit: byteLimit)
    writer.add(SafeText.comment(source))
    writer.add("; what is changed here is lost when it is made again.\n\n")
    let prefix = access == .internal ? "" : access.name + " "
    writer.add(prefix)
    writer.add("import GradientModel\n")
    if !names.isEmpty {
      addNames(of: theme, names, prefix, to: &writer)
      addStyles(of: theme, names, prefix, to: &writer)
    }
    writer.add(
      "\nextension ControlTheme {\n  /// All controls of the style file, in its order.\n  ")
    writer.add(prefix)
    writer.add("static let ")
    writer.add(SwiftIdentifier.declared(themeIdentifier))
    writer.add(" = ControlTheme([\n")
    for (control, name) in zip(theme.controls, names) {
      writer.add("    ControlTheme.Control(\n      name: ")
      writer.add(SwiftLiteral.string(control.name))
      writer.add(", component: .")
      writer.add(SwiftLiteral.word(control.component))
      writer.add(", style: .")
      writer.add(SwiftIdentifier.used(name))
      writer.add("),\n")
    }
    writer.add("  ])\n}\n")
    try writer.checkLimit()
    return Export(
      files: [ExportedFile(path: path, content: .text(writer.bytes))], losses: [])
  }

  private func addNames(
    of theme: ControlTheme, _ names: [String], _ prefix: String, to writer: inout TextWriter
  ) {
    writer.add("\nextension ControlTheme.Name {\n")
    for (control, name) in zip(theme.controls, names) {
      writer.add("  /// The control ")
      writer.add(SwiftLiteral.string(control.name))
      writer.add(".\n  ")
      writer.add(prefix)
      writer.add("static let ")
      writer.add(SwiftIdentifier.declared(name))
      writer.add(" = ControlTheme.Name(")
      writer.add(SwiftLiteral.string(control.name))
      writer.add(")\n")
    }
    writer.add("}\n")
  }

  private func addStyles(
    of theme: ControlTheme, _ names: [String], _ prefix: String, to writer: inout TextWriter
  ) {
    writer.add("\nextension ControlStyle {\n")
    for (index, (control, name)) in zip(theme.controls, names).enumerated() {
      if writer.isOver { return }
      if index > 0 { writer.add("\n") }
      writer.add("  /// The style of ")
      writer.add(SwiftLiteral.string(control.name))
      writer.add(".\n  ")
      writer.add(prefix)
      writer.add("static let ")
      writer.add(SwiftIdentifier.declared(name))
      writer.add(": ControlStyle = {\n    var style = ControlStyle()\n")
      SwiftStyle.add(control.style, to: &writer)
      writer.add("    return style\n  }()\n")
    }
    writer.add("}\n")
  }
}
