// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses GradientControls needs Cairo. Its sources of the
// library are links to the library's own, so that what is shared within a package can be measured.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "GradientModel"),
    .target(name: "GradientTokens", dependencies: ["GradientModel"]),
    .target(name: "GradientRaster", dependencies: ["GradientModel"]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
    .target(name: "PNGFile", dependencies: ["GradientModel", "GradientRaster", "CPNG"]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .executableTarget(
      name: "gradient-benchmark",
      dependencies: ["CCairo", "GradientModel", "GradientTokens", "GradientRaster", "PNGFile"]),
  ],
  swiftLanguageModes: [.v6]
)

// The controls, where they run on a test double of UIKit.
#if os(Linux)
  package.targets += [
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2"),
    .target(name: "GradientText", dependencies: ["GradientModel", "CPango"]),
    .target(name: "GradientThemes", dependencies: ["GradientModel", "GradientTokens"]),
    .target(
      name: "HeadlessUIKit", dependencies: ["GradientModel", "GradientRaster", "GradientText"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "GradientControls",
      dependencies: ["GradientModel", "GradientRaster", "GradientThemes", "HeadlessUIKit"],
      exclude: [".swift-format"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "control-benchmark",
      dependencies: ["GradientModel", "GradientRaster", "GradientControls", "HeadlessUIKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
#endif

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]
}
