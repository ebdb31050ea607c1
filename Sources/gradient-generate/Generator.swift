import Foundation
import GradientExport
import GradientModel
import GradientTokens

/// `gradient-generate`: a style file to Swift constants, for builds.
///
/// It needs no system library, so that whoever uses the build-tool plug-in needs none either.
enum Generator {
  private static let usage = """
    Usage: gradient-generate [--access internal|package|public] -o FILE.swift STYLE
      Writes the controls of a style file as Swift constants, for the plug-in GradientStyles. For
      everything else there is 'gradient'.

    """

  /// Runs a command line.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: 0 when the file was written, 1 when it could not be, 64 for a wrong command line.
  static func run(_ words: [String]) -> Int32 {
    guard !words.contains("--help"), !words.contains("-h") else {
      print(usage, terminator: "")
      return 0
    }
    guard let arguments = Arguments(words) else {
      report(usage)
      return 64
    }
    do {
      try generate(arguments)
      return 0
    } catch let error as Failure {
      report("\(arguments.style): error: \(error.message)\n")
    } catch {
      report("\(arguments.style): error: \(error.localizedDescription)\n")
    }
    return 1
  }

  /// What a command line says.
  private struct Arguments {
    var style: String
    var output: String
    var access = SwiftExport.Access.internal

    /// Reads words; nil for a wrong command line.
    init?(_ words: [String]) {
      var rest = words[...]
      var style: String?
      var output: String?
      while let word = rest.popFirst() {
        switch word {
        case "-o", "--output":
          guard let value = rest.popFirst() else { return nil }
          output = value
        case "--access":
          guard let value = rest.popFirst(),
            let access = SwiftExport.Access.allCases.first(where: { $0.name == value })
          else { return nil }
          self.access = access
        default:
          guard !word.hasPrefix("-"), style == nil else { return nil }
          style = word
        }
      }
      guard let style, let output else { return nil }
      (self.style, self.output) = (style, output)
    }
  }

  private struct Failure: Error { var message: String }

  private static func generate(_ arguments: Arguments) throws {
    let file = URL(fileURLWithPath: arguments.style)
    let reading = StyleFile.read(
      [UInt8](try Data(contentsOf: file)), path: arguments.style,
      loader: FolderLoader(folder: file.deletingLastPathComponent()))
    // Compilers and editors show lines of this form at their places.
    for diagnostic in reading.diagnostics { report(diagnostic.text + "\n") }
    guard !reading.hasErrors else {
      throw Failure(message: "no constants were made because of the errors above")
    }
    let name = FileNameKey.stem(of: file.lastPathComponent)
    let output = URL(fileURLWithPath: arguments.output)
    let export: Export
    do throws(ExportError) {
      export = try SwiftExport(access: arguments.access).files(
        of: reading.theme, path: output.lastPathComponent, themeName: name,
        source: file.lastPathComponent)
    } catch {
      throw Failure(message: error.message)
    }
    for case .text(let bytes) in export.files.map(\.content) {
      try Data(bytes).write(to: output, options: .atomic)
    }
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
