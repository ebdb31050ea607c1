// swift-tools-version: 6.2

import PackageDescription

// The model, the style-file reader and the renderer also compile as Embedded Swift for WebAssembly,
// so the ordinary build already rejects what that one cannot take.
let embeddable: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error)]
// Every use of what could reach beyond its memory says so.
let marked: [SwiftSetting] = embeddable + [.strictMemorySafety()]

let package = Package(
  name: "GradientControls",
  platforms: [
    .iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1),
  ],
  products: [
    .library(name: "GradientModel", targets: ["GradientModel"]),
    .library(name: "GradientTokens", targets: ["GradientTokens"]),
    .library(name: "GradientRaster", targets: ["GradientRaster"]),
    .library(name: "GradientExport", targets: ["GradientExport"]),
    .library(name: "GradientImport", targets: ["GradientImport"]),
    .library(name: "GradientReview", targets: ["GradientReview"]),
    .library(name: "GradientControls", targets: ["GradientControls"]),
    .library(name: "GradientControlsUI", targets: ["GradientControlsUI"]),
    .library(name: "GradientInspectables", targets: ["GradientInspectables"]),
    .executable(name: "gradient", targets: ["gradient"]),
    .executable(name: "gradient-generate", targets: ["gradient-generate"]),
    .executable(name: "gradient-preview", targets: ["gradient-preview"]),
    .plugin(name: "GradientStyles", targets: ["GradientStyles"]),
    .executable(name: "GradientStudio", targets: ["GradientStudio"]),
  ],
  targets: [
    // What an app links: no system library, no Foundation.
    .target(name: "GradientModel", swiftSettings: marked),
    .target(name: "GradientTokens", dependencies: ["GradientModel"], swiftSettings: marked),
    .target(name: "GradientRaster", dependencies: ["GradientModel"], swiftSettings: marked),

    .target(
      name: "GradientExport", dependencies: ["GradientModel", "GradientTokens"],
      swiftSettings: marked),
    .target(
      name: "GradientImport", dependencies: ["GradientModel", "GradientTokens"],
      swiftSettings: embeddable),
    // Judges looks by what the renderer paints of them.
    .target(
      name: "GradientReview", dependencies: ["GradientModel", "GradientTokens", "GradientRaster"],
      swiftSettings: marked),
    // Style files in an app's bundle, for UIKit and SwiftUI alike.
    .target(name: "GradientThemes", dependencies: ["GradientModel", "GradientTokens"]),

    // Where there is no UIKit, the controls compile and run on a test double of it.
    .target(
      name: "GradientControls",
      dependencies: [
        "GradientModel", "GradientRaster", "GradientThemes",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux])),
      ],
      exclude: [".swift-format"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // The command line and what it alone needs.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "GradientText", dependencies: ["GradientModel", "CPango"]),
    .target(name: "PNGFile", dependencies: ["GradientModel", "GradientRaster", "CPNG"]),
    .target(
      name: "GradientTool",
      dependencies: [
        "GradientModel", "GradientTokens", "GradientRaster", "GradientExport", "GradientImport",
        "GradientReview", "GradientText", "PNGFile", "CPango",
      ]),
    .executableTarget(name: "gradient", dependencies: ["GradientTool"]),

    // The live preview's server, a program of its own so that the command line needs no HTTP.
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0",
      providers: [.apt(["libsoup-3.0-dev"]), .brew(["libsoup"])]),
    .executableTarget(name: "gradient-preview", dependencies: ["GradientTool", "CSoup"]),

    // Style files to Swift constants at build time, without any system library.
    .executableTarget(
      name: "gradient-generate",
      dependencies: ["GradientModel", "GradientTokens", "GradientExport"]),
    .plugin(
      name: "GradientStyles", capability: .buildTool(), dependencies: ["gradient-generate"]),

    // A test double of UIKit, so that the controls run where there is none.
    .target(
      name: "HeadlessUIKit", dependencies: ["GradientModel", "GradientRaster", "GradientText"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // SwiftUI's styles and views, and what their sources are checked against where there is no SwiftUI.
    .target(
      name: "GradientControlsUI",
      dependencies: [
        "GradientModel", "GradientRaster", "GradientThemes",
        .target(name: "SwiftUIStub", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "SwiftUIStub", exclude: [".swift-format"]),

    // Border, radius and shadow of any view in Interface Builder, for apps that ask for it.
    .target(
      name: "GradientInspectables",
      dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux]))],
      exclude: [".swift-format"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // The browser's module, and the C allocator it needs there.
    .target(name: "CWasmRuntime"),
    .executableTarget(
      name: "GradientStudio",
      dependencies: [
        "GradientModel", "GradientTokens", "GradientRaster", "GradientExport", "GradientReview",
        "CWasmRuntime",
      ],
      swiftSettings: marked),

    // The code of README and of the guide: each block there is a run of lines of these files.
    .target(
      name: "SwiftSnippets",
      dependencies: ["GradientModel", "GradientTokens", "GradientRaster", "GradientExport"],
      path: "Documentation/Snippets/Swift"),
    .target(
      name: "SwiftUISnippets",
      dependencies: [
        "GradientModel", "GradientControlsUI",
        .target(name: "SwiftUIStub", condition: .when(platforms: [.linux])),
      ],
      path: "Documentation/Snippets/SwiftUI"),

    .testTarget(name: "GradientModelTests", dependencies: ["GradientModel"]),
    .testTarget(name: "GradientTokensTests", dependencies: ["GradientModel", "GradientTokens"]),
    // A peer that the renderer's pixels are compared with.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .testTarget(
      name: "GradientRasterTests", dependencies: ["GradientModel", "GradientRaster", "CCairo"]),
    .testTarget(
      name: "GradientReviewTests",
      dependencies: ["GradientModel", "GradientTokens", "GradientRaster", "GradientReview"]),
    .testTarget(name: "GradientTextTests", dependencies: ["GradientModel", "GradientText"]),
    .testTarget(
      name: "PNGFileTests", dependencies: ["GradientModel", "GradientRaster", "PNGFile", "CPNG"]),
    .testTarget(
      name: "GradientToolTests",
      dependencies: [
        "GradientModel", "GradientTokens", "GradientRaster", "GradientReview", "PNGFile",
        "GradientTool", "gradient",
      ],
      exclude: ["Support/faults.c", "Support/terminal.py", "Support/validate.py"]),
    .testTarget(
      name: "GradientPreviewTests", dependencies: ["GradientTool", "gradient-preview"]),
    .testTarget(
      name: "GradientExportTests",
      dependencies: [
        "GradientModel", "GradientTokens", "GradientRaster", "GradientExport", "PNGFile",
        "GradientTool", "BrowserTestSupport",
      ]),
    .testTarget(
      name: "GradientImportTests",
      dependencies: [
        "GradientModel", "GradientTokens", "GradientRaster", "GradientImport",
        "BrowserTestSupport",
      ]),
    // What Chromium draws, for tests that compare it with our pictures.
    .target(
      name: "BrowserTestSupport", dependencies: ["GradientModel", "GradientRaster", "PNGFile"],
      path: "Tests/BrowserTestSupport", exclude: ["act.mjs", "browser.mjs", "devtools.mjs"]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["GradientModel", "GradientRaster", "GradientText", "HeadlessUIKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "GradientThemesTests",
      dependencies: ["GradientModel", "GradientTokens", "GradientThemes"]),
    .testTarget(
      name: "GradientControlsUITests",
      dependencies: [
        "GradientModel", "GradientRaster", "GradientControlsUI",
        .target(name: "SwiftUIStub", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "GradientControlsTests",
      dependencies: [
        "GradientModel", "GradientTokens", "GradientRaster", "GradientText", "GradientControls",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // Runs on Apple's systems too, so it needs no system library there.
    .testTarget(
      name: "AppleSystemTests",
      dependencies: [
        "GradientModel", "GradientTokens", "GradientRaster", "GradientControls",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux])),
        .target(name: "PNGFile", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "GradientInspectablesTests",
      dependencies: [
        "GradientModel", "GradientRaster", "GradientInspectables",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // Reads the sources, whatever they are built for.
    .testTarget(name: "AppleNamesTests", exclude: ["apple-names.tsv", "swift-names.txt"]),
    .testTarget(
      name: "GradientStudioTests",
      dependencies: ["GradientModel", "GradientTokens", "GradientRaster", "GradientTool"],
      exclude: ["ask.mjs", "memory.mjs", "pixel-digests.txt", "render.mjs"]),
  ],
  swiftLanguageModes: [.v6]
)

// The UIKit examples, driven by a program where there is no UIKit; a phone's app copies the files.
#if os(Linux)
  package.products.append(.executable(name: "headless-showcase", targets: ["headless-showcase"]))
  package.targets.append(
    .executableTarget(
      name: "headless-showcase",
      dependencies: [
        "GradientModel", "GradientRaster", "GradientControls", "GradientInspectables",
        "HeadlessUIKit", "PNGFile",
      ],
      path: "Examples", exclude: ["BuildPlugin", "CI", "UIKit/README.md"],
      sources: ["UIKit", "HeadlessShowcase"],
      resources: [.process("Styles")], swiftSettings: [.defaultIsolation(MainActor.self)]))
  // What the guide shows of code before a change is deprecated on Apple's systems, so it stays here.
  package.targets.append(
    .target(
      name: "UIKitSnippets",
      dependencies: [
        "GradientModel", "GradientControls", "GradientInspectables", "HeadlessUIKit",
      ],
      path: "Documentation/Snippets/UIKit", swiftSettings: [.defaultIsolation(MainActor.self)]))
  package.targets.append(
    .testTarget(
      name: "HeadlessShowcaseTests",
      dependencies: ["GradientRaster", "PNGFile", "headless-showcase"]))
#endif

for target in package.targets where target.type != .system && target.type != .plugin {
  var settings = target.swiftSettings ?? []
  settings += [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ]
  target.swiftSettings = settings
}
