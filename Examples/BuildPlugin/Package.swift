// swift-tools-version: 6.2

import PackageDescription

// Style files among the sources become Swift constants at every build.
let package = Package(
  name: "BuildPlugin",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [.package(name: "GradientControls", path: "../..")],
  targets: [
    .executableTarget(
      name: "Buttons",
      dependencies: [.product(name: "GradientModel", package: "GradientControls")],
      plugins: [.plugin(name: "GradientStyles", package: "GradientControls")])
  ]
)
