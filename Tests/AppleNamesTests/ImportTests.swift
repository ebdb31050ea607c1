import Testing

@Suite("What each target imports")
struct ImportTests {
  /// The modules that a target's sources name, each once.
  private func imports(of target: String) -> Set<String> {
    let lines = PackageSources.files(of: target).flatMap { $0.text.split(separator: "\n") }
    let modules = lines.compactMap { line -> String? in
      var words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      if ["public", "package", "internal", "private"].contains(words.first) { words.removeFirst() }
      guard words.first == "import", words.count > 1 else { return nil }
      return words.last.map(String.init)
    }
    return Set(modules)
  }

  @Test(arguments: [
    // What the linker has to know of a square root on Linux and Android.
    ("GradientModel", ["Android", "Glibc"]), ("GradientTokens", ["GradientModel"]),
    ("GradientRaster", ["GradientModel"]), ("GradientExport", ["GradientModel", "GradientTokens"]),
  ])
  func `the core has nothing of Apple's in it, and of a system only what links its square root`(
    target: String, modules: [String]
  ) {
    #expect(!PackageSources.files(of: target).isEmpty)
    #expect(imports(of: target).sorted() == modules)
  }

  @Test func `what SwiftUI's apps link has no UIKit in it`() {
    #expect(
      imports(of: "GradientControlsUI").subtracting([
        "CoreGraphics", "Foundation", "GradientModel", "GradientRaster", "GradientThemes",
        "SwiftUI", "SwiftUIStub",
      ]) == [])
    #expect(
      imports(of: "GradientThemes")
        == ["Foundation", "GradientModel", "GradientTokens", "os"])
  }

  /// A representable shows nothing in widgets and in `ImageRenderer`, and a macro cannot be checked here.
  @Test func `SwiftUI's sources bridge no view of another framework and use no macro`() {
    for file in PackageSources.files(of: "GradientControlsUI") {
      let tokens = SwiftTokenizer.tokens(of: file.text).map(\.text)
      #expect(!tokens.contains { $0.hasSuffix("Representable") }, "\(file.path)")
      let conditions: Set<String> = ["if", "elseif", "else", "endif", "available"]
      for (mark, word) in zip(tokens, tokens.dropFirst()) where mark == "#" {
        #expect(conditions.contains(word), "\(file.path): #\(word)")
      }
    }
  }

  @Test func `an import of any kind is seen`() {
    #expect(imports(of: "GradientControls").isSuperset(of: ["UIKit", "GradientThemes"]))
  }
}
