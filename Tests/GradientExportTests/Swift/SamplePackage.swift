import BrowserTestSupport
import Foundation
import GradientExport
import GradientModel
import GradientRaster
import GradientTokens

/// A copy of `Examples/BuildPlugin` with one more program, `Proof`.
struct SamplePackage {
  private let folder = PackageFiles.root.appending(path: ".build/sample-package")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Every example's theme, and the one of every member, with the name of its style file.
  static func themes() throws -> [(String, ControlTheme)] {
    try styleFiles().map { name, bytes in (name, try PackageFiles.theme(bytes, path: name)) }
  }

  private static func styleFiles() throws -> [(name: String, bytes: [UInt8])] {
    try PackageFiles.exampleNames.map { ($0, try PackageFiles.exampleBytes($0)) }
      + [("everything", Array(EveryMember.file.utf8))]
  }

  /// The words in camel case, as the plug-in calls a file's theme.
  private static func identifier(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Puts every source back as it was; files that are the same are left alone, as builds go by dates.
  func restore() throws {
    let sample = PackageFiles.root.appending(path: "Examples/BuildPlugin")
    let manifest = try String(contentsOf: sample.appending(path: "Package.swift"), encoding: .utf8)
    try write(
      manifest.replacing("\"../..\"", with: "\"\(PackageFiles.root.path)\"").replacing(
        "\n  ]\n)",
        with: """
          ,
              .executableTarget(
                name: "Proof",
                dependencies: [
                  .product(name: "GradientModel", package: "GradientControls"),
                  .product(name: "GradientRaster", package: "GradientControls"),
                  .product(name: "GradientTokens", package: "GradientControls"),
                ],
                plugins: [.plugin(name: "GradientStyles", package: "GradientControls")]),
              .executableTarget(
                name: "Names",
                dependencies: [
                  .product(name: "GradientModel", package: "GradientControls"),
                  .product(name: "GradientRaster", package: "GradientControls"),
                ]),
              .executableTarget(
                name: "Plain",
                dependencies: [
                  .product(name: "GradientModel", package: "GradientControls"),
                  .product(name: "GradientRaster", package: "GradientControls"),
                  .product(name: "GradientTokens", package: "GradientControls"),
                ])
            ]
          )
          """), to: "Package.swift")
    try write(Self.plainProgram, to: "Sources/Plain/main.swift")
    for name in ["main.swift", "music.tokens.json"] {
      let file = sample.appending(path: "Sources/Buttons/\(name)")
      try write(String(contentsOf: file, encoding: .utf8), to: "Sources/Buttons/\(name)")
    }
    var checks = ""
    for (name, bytes) in try Self.styleFiles() {
      try write(
        String(decoding: bytes, as: UTF8.self), to: "Sources/Proof/\(name).tokens.json")
      checks += "try check(\"\(name)\", .\(Self.identifier(name)))\n"
    }
    try write(Self.program + Self.description + checks, to: "Sources/Proof/main.swift")
    let names = try SwiftExport().files(
      of: NastyNames.theme, path: "Names.swift", themeName: "names", source: "*/ \" \n#error(\"\")")
    if case .text(let bytes)? = names.files.first?.content {
      try write(String(decoding: bytes, as: UTF8.self), to: "Sources/Names/Names.swift")
    }
    try write(
      "import GradientModel\nimport GradientRaster\n\n" + Self.description
        + "try describe(\"names\", .names)\n", to: "Sources/Names/main.swift")
  }

  /// Replaces a text of one of the sources.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let file = folder.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try write(text.replacing(old, with: new), to: path)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    if let present = try? String(contentsOf: file, encoding: .utf8), present == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func build() throws -> Program.Result {
    try Program.run(["swift", "build", "--scratch-path", folder.path + "/.build"], in: folder)
  }

  /// The libraries that a program needs.
  func libraries(of name: String) throws -> String {
    try Program.run(["ldd", folder.path + "/.build/debug/\(name)"]).output
  }

  func execute(_ name: String) throws -> Program.Result {
    try Program.run([
      folder.path + "/.build/debug/\(name)", folder.path + "/Sources/Proof",
    ])
  }

  /// What the program says of one control: a hash of the pixels of all its looks.
  static func line(_ theme: String, _ control: ControlTheme.Control) throws -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for state in [ControlState.normal, .highlighted, .disabled, .selected] {
      for appearance in [Appearance.light, .dark, .highContrast] {
        let look = control.style.resolved(
          for: state, in: StyleEnvironment(appearance: appearance, metrics: .compact))
        let picture = try Rasterizer(scale: 2).draw(
          look.drawing(size: Size2D(width: 60, height: 24)))
        for byte in picture.pixmap.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
    }
    return
      "\(theme) \(control.component) \(hash) \(control.name.utf8.map { String($0) }.joined(separator: "."))"
  }

  /// The same in the program, for the constants; and whether they equal the file's styles.
  private static let program = """
    import Foundation
    import GradientModel
    import GradientRaster
    import GradientTokens

    func check(_ name: String, _ theme: ControlTheme) throws {
      let path = CommandLine.arguments[1] + "/" + name + ".tokens.json"
      let reading = StyleFile.read([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), path: path)
      print(name + ": " + (reading.theme == theme ? "equal" : "different"))
      try describe(name, theme)
    }


    """

  /// The lines of a theme's controls.
  private static let description = """
    func describe(_ name: String, _ theme: ControlTheme) throws {
      for control in theme.controls {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for state in [ControlState.normal, .highlighted, .disabled, .selected] {
          for appearance in [Appearance.light, .dark, .highContrast] {
            let look = control.style.resolved(
              for: state, in: StyleEnvironment(appearance: appearance, metrics: .compact))
            let picture = try Rasterizer(scale: 2).draw(
              look.drawing(size: Size2D(width: 60, height: 24)))
            for byte in picture.pixmap.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
          }
        }
        let bytes = control.name.utf8.map { String($0) }.joined(separator: ".")
        print("\\(name) \\(control.component) \\(hash) \\(bytes)")
      }
    }


    """

  /// A style file of one control.
  static let plainStyle = #"""
    { "rec": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$type": "gradient", "$value": "radial-gradient(#f00, #00f)" },
        "radius": { "$type": "dimension", "$value": "7px" } } }
    """#

  /// A program that imports what an app links, and nothing else.
  private static let plainProgram = """
    import GradientModel
    import GradientRaster
    import GradientTokens

    let text = #\"\"\"
    \(plainStyle)
    \"\"\"#
    for control in StyleFile.read(Array(text.utf8), path: "plain").theme.controls {
      let drawing = control.style.resolved().drawing(size: Size2D(width: 40, height: 20))
      let pixmap = try Rasterizer(scale: 2).draw(drawing).pixmap
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in pixmap.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      print(control.name, pixmap.width, pixmap.height, hash)
    }

    """
}
