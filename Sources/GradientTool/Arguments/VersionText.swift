import GradientText
import PNGFile

/// What the program says of itself, for reports of what went wrong.
enum VersionText {
  /// The version, what the program was built with and for, and the libraries that it found.
  static var verbose: String {
    """
    gradient \(Tool.version)
    compiler: Swift \(compiler), \(configuration) build
    system: \(SystemName.text), \(architecture), \(Processor.coreCount) cores
    Pango: \(TextLibrary.version)
    libpng: \(PNG.libraryVersion)
    font of 'system': \(TextLibrary.systemFamily ?? "the machine's sans-serif")

    """
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var compiler: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }
}
