import Foundation

/// The module that `Scripts/wasm` built, and Node to run it in.
enum StudioModule {
  /// The folder of the whole package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let file = package.appending(path: "build/studio/GradientStudio.wasm")

  /// The module's bytes.
  static func bytes() throws -> [UInt8] {
    guard let data = try? Data(contentsOf: file) else { throw Missing.module }
    return [UInt8](data)
  }

  /// Runs one of the scripts beside this file with the module as its first argument.
  ///
  /// - Parameters:
  ///   - script: The script's name.
  ///   - input: What it reads from its standard input.
  /// - Returns: What it wrote to its standard output.
  /// - Throws: ``Missing`` with what to do, or ``Failure`` when the script ends with an error.
  static func run(_ script: String, input: Data = Data()) throws -> Data {
    guard FileManager.default.fileExists(atPath: file.path) else { throw Missing.module }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let node = Process()
    node.executableURL = URL(filePath: "/usr/bin/env")
    node.arguments = ["node", folder.appending(path: script).path, file.path]
    let requests = FileManager.default.temporaryDirectory
      .appending(path: "GradientStudioTests-\(UUID().uuidString)")
    try input.write(to: requests)
    defer { try? FileManager.default.removeItem(at: requests) }
    node.standardInput = try FileHandle(forReadingFrom: requests)
    let output = Pipe()
    node.standardOutput = output
    try node.run()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    node.waitUntilExit()
    switch node.terminationStatus {
    case 0: return result
    case 127: throw Missing.node
    case let status: throw Failure(script: script, status: status)
    }
  }

  enum Missing: Error, CustomStringConvertible {
    case module
    case node

    var description: String {
      switch self {
      case .module: "\(file.path) is missing: run Scripts/wasm first"
      case .node: "Node is not on the path: run Scripts/setup test first"
      }
    }
  }

  struct Failure: Error {
    var script: String
    var status: Int32
  }
}
