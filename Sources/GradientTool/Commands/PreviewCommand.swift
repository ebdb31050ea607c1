#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `gradient preview`: becomes the program `gradient-preview`, so that this one needs no server.
struct PreviewCommand: Command {
  static let signature = PreviewOptions.signature

  private static let program = "gradient-preview"

  let options: PreviewOptions

  init(_ values: ArgumentValues) throws(UsageError) { options = try PreviewOptions(values) }

  func run(on console: any Console) async throws -> ExitCode {
    let words = [Self.program] + options.words
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    // The one that was built together with this program goes before any other.
    if let beside = Self.ownFolder?.appending(Self.program), access(beside.text, X_OK) == 0 {
      execv(beside.text, arguments)
    } else {
      execvp(Self.program, arguments)
    }
    let error = SystemError.last
    guard error == .notFound else { throw Failure("cannot run '\(Self.program)': \(error.text)") }
    throw Failure(
      """
      the preview's server, '\(Self.program)', is neither beside this program nor on the path. It \
      needs libsoup 3 ('apt-get install libsoup-3.0-dev' or 'brew install libsoup'); then \
      'swift build -c release --product \(Self.program)' builds it
      """)
  }

  /// The folder of the program that runs.
  private static var ownFolder: FilePath? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let path = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      return FilePath(path).resolved?.folder
    #else
      return FilePath("/proc/self/exe").resolved?.folder
    #endif
  }
}
