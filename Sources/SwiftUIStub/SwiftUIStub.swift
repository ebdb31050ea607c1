// A stand-in for SwiftUI, for systems that have none; no product, and nothing on Apple's systems
// imports it. It declares just the names that GradientControlsUI uses, with Apple's spelling,
// signatures and isolation, so that the compiler checks our sources on Linux. It draws nothing.
// `Rendering` walks a tree of views the way SwiftUI does, hands each its environment and lists what
// it comes to, so that a test can ask which picture stands behind which label.
//
// Signatures and the versions that introduced them are from Apple's documentation pages, as stored in
// 2026. Those pages show newer spellings of the same things (`ContentBuilder` for `ViewBuilder`);
// here stand the ones that also compile with the first SDK for Swift 6.2. What is not public there
// (how views keep their modifiers, what a walk is) is ours. Package names are our own throughout.
//
// Apple's names stay as they are, so this folder's format rules leave out documentation of public
// names and their case.

// Whoever imports Apple's SwiftUI gets Foundation with it.
@_exported public import Foundation
