// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses GradientControls needs Cairo.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "GradientControls", path: "..")],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .executableTarget(
      name: "gradient-benchmark",
      dependencies: [
        "CCairo",
        .product(name: "GradientModel", package: "GradientControls"),
        .product(name: "GradientTokens", package: "GradientControls"),
        .product(name: "GradientRaster", package: "GradientControls"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
