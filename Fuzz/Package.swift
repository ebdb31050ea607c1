// swift-tools-version: 6.2

import PackageDescription

// A package of its own: the fuzzer's instruments belong into no product. Its sources of the library
// are links to the library's own, so that the laws see what is shared within a package.
let embeddable: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "fuzz", targets: ["fuzz"])],
  targets: [
    .target(name: "GradientModel", swiftSettings: embeddable),
    .target(name: "GradientTokens", dependencies: ["GradientModel"], swiftSettings: embeddable),
    .target(name: "GradientRaster", dependencies: ["GradientModel"], swiftSettings: embeddable),
    .target(
      name: "GradientExport", dependencies: ["GradientModel", "GradientTokens"],
      swiftSettings: embeddable),
    .target(
      name: "GradientImport", dependencies: ["GradientModel", "GradientTokens"],
      swiftSettings: embeddable),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "PNGFile", dependencies: ["GradientModel", "GradientRaster", "CPNG"]),

    // What has to hold whatever the bytes are, and styles made of bytes.
    .target(
      name: "FuzzLaws",
      dependencies: [
        "GradientModel", "GradientTokens", "GradientRaster", "GradientExport", "GradientImport",
        "PNGFile", "CPNG",
      ]),
    // libFuzzer's entry. It brings its own main, so this target has one file that is not main.swift.
    .executableTarget(name: "fuzz", dependencies: ["FuzzLaws"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
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
