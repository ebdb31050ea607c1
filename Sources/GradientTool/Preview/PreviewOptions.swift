/// What `gradient preview` was asked for.
package struct PreviewOptions: Sendable {
  /// The style file, which need not be there yet.
  package var file: FilePath
  /// The first port to try; 0 leaves the choice to the system.
  package var port: Int
  /// Whether the page is opened in the browser.
  package var opensPage: Bool

  /// The port that is tried first where none is given.
  static let usualPort = 8417

  private static let port = Option<Int>(
    "port", placeholder: "number",
    help: "The port to listen at; where it is taken, the next free one. 0 takes any.",
    defaultText: String(usualPort)
  ) { (text) throws(InvalidValue) in
    guard let number = Int(text), (0...65535).contains(number) else {
      throw InvalidValue(reason: "Please provide a whole number from 0 to 65535.")
    }
    return number
  }

  private static let open = Flag("open", help: "Open the page in the browser.")

  private static let style = Operand(
    placeholder: "style", help: "A style file; it may appear later.")

  static let signature = CommandSignature(
    name: "preview", abstract: "Show a style file in the browser, anew whenever it is saved.",
    discussion: """
      Serves the studio at an address of this machine that only this machine reaches, and sends it \
      each saved change of the file and of the files that it refers to. What is wrong with a file is \
      shown at its lines, and the last good picture stays. Nothing is written: what is changed in \
      the page is saved there. Control-C ends it.

      The server is the program 'gradient-preview', which needs libsoup 3.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [style]),
      CommandSignature.Section("SERVER", [port, open]),
    ])

  init(_ values: ArgumentValues) throws(UsageError) {
    let operand = try values.operand(Self.style)
    guard operand != "-" else {
      throw UsageError(
        message: "Standard input cannot be watched. Please name a file.",
        argument: Self.style.declaration)
    }
    guard !operand.isEmpty, !operand.hasSuffix("/"), !FilePath(operand).isFolder else {
      throw UsageError(
        message: "'\(operand)' names no file. Please name one, which may appear later.",
        argument: Self.style.declaration)
    }
    file = FilePath(operand)
    port = try values.value(of: Self.port) ?? Self.usualPort
    opensPage = values[Self.open]
  }

  /// The options as words that mean the same.
  var words: [String] {
    ["--port=\(port)"] + (opensPage ? ["--open"] : []) + ["--", file.text]
  }

  /// Reads the words of `gradient-preview`, and answers those that ask for help.
  ///
  /// - Parameters:
  ///   - words: What follows the program's name.
  ///   - console: Where help and mistakes go.
  /// - Returns: The options, or what the process should end with.
  package static func read(
    _ words: [String], on console: any Console
  ) -> Result<PreviewOptions, ExitRequest> {
    do {
      if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        try console.write(HelpText.command(signature))
        return .failure(ExitRequest(code: .success))
      }
      let values = try ArgumentReader.read(words[...], for: signature.declarations)
      if values[CommandSignature.version] {
        try console.write("\(Tool.version)\n")
        return .failure(ExitRequest(code: .success))
      }
      return .success(try PreviewOptions(values))
    } catch let error as UsageError {
      console.report(HelpText.failure(error, in: signature))
      return .failure(ExitRequest(code: .usage))
    } catch {
      return .failure(ExitRequest(code: error as? Failure == .pipeClosed ? .pipeClosed : .failure))
    }
  }
}

/// The process has nothing more to do.
package struct ExitRequest: Error {
  /// What it should end with.
  package var code: ExitCode
}
