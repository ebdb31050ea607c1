#if os(Linux)
  import Foundation

  /// The built program, run on a system that fails it at one call.
  struct FaultyRun {
    /// What happens at the call.
    enum Fault {
      case full, broken, interrupted, killed

      /// An error's number, or minus a signal's.
      var number: Int32 {
        switch self {
        case .full: ENOSPC
        case .broken: EIO
        case .interrupted: -SIGINT
        case .killed: -SIGKILL
        }
      }
    }

    /// The exit code; minus the signal's number of a process that one ended.
    var code: Int32
    var messages: String
    /// The names of the calls that counted.
    var calls: [String]

    /// The library that brings the faults.
    private static let library: String? = {
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Support/faults.c").standardizedFileURL
      let result = FileManager.default.temporaryDirectory.appendingPathComponent(
        "gradient-faults-\(UUID().uuidString).so")
      for compiler in ["clang", "cc", "gcc"] {
        let run = try? ChildProcess.run(
          "/usr/bin/env",
          [
            compiler, "-shared", "-fPIC", "-O1", "-o", result.path, source.path, "-ldl",
            "-lpthread",
          ])
        if run?.code == 0 { return result.path }
      }
      return nil
    }()

    /// Whether there is a compiler of C, without which no fault can be brought.
    static var isPossible: Bool { library != nil }

    /// Runs a command whose calls in a folder count.
    ///
    /// - Parameters:
    ///   - arguments: The words after the program's name.
    ///   - folder: The folder.
    ///   - call: The call at which something happens, from 1; 0 for none.
    ///   - fault: What happens.
    /// - Throws: What keeps the program from being run.
    init(_ arguments: [String], in folder: String, at call: Int = 0, _ fault: Fault = .full) throws
    {
      let log = FileManager.default.temporaryDirectory.appendingPathComponent(
        "gradient-calls-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: log) }
      let process = Process()
      let messages = Pipe()
      process.executableURL = URL(fileURLWithPath: ChildProcess.gradient)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging([
        "LD_PRELOAD": Self.library ?? "", "FAULT_FOLDER": folder, "FAULT_AT": "\(call)",
        "FAULT_WITH": "\(fault.number)", "FAULT_LOG": log.path,
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = messages
      try process.run()
      let text = messages.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let isEndedBySignal = process.terminationReason == .uncaughtSignal
      code = isEndedBySignal ? -process.terminationStatus : process.terminationStatus
      self.messages = String(decoding: text, as: UTF8.self)
      let calls = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      self.calls = calls.split(separator: "\n").map(String.init)
    }
  }
#endif
