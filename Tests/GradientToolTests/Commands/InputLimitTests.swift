import Foundation
import GradientTool
import Testing

/// Files that have no end, or no sense in their size: no more of them is read than the limit.
@Suite struct InputLimitTests {
  /// A file of zeros that takes no room on the disk.
  private func zeros(_ count: Int, _ name: String, in folder: TemporaryFolder) throws -> String {
    let path = try folder.write("", to: name)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: UInt64(count))
    try file.close()
    return path
  }

  @Test(arguments: [
    ["check"], ["list"], ["format"], ["export", "css"], ["import", "css"], ["import", "tokens"],
  ])
  func `a file beyond the limit is refused by its size`(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    let path = try zeros(InputLimits.styleBytes + 1, "a.json", in: folder)
    let isExport = command.count == 2
    let run = await Run(
      arguments: command + [path] + (isExport ? ["-o", folder.path("out")] : []))
    #expect(run.code == .failure)
    #expect(
      run.messages.contains(
        "cannot read '\(path)': it has more than \(InputLimits.styleBytes) bytes, which is the limit"
      ), "\(run.messages)")
    #expect(try folder.names() == ["a.json"])
  }

  @Test func `a file at the limit is read, and judged by what it holds`() async throws {
    let folder = try TemporaryFolder()
    let path = try zeros(InputLimits.styleBytes, "a.json", in: folder)
    let run = await Run("check", path)
    #expect(run.code == .failure)
    #expect(run.messages.contains("[syntax]") || run.output.contains("[syntax]"))
    #expect(!run.messages.contains("limit"))
  }

  @Test(arguments: ["check /dev/zero", "check - </dev/zero", "compare /dev/zero /dev/zero"])
  func `a device without end is left at the limit`(_ arguments: String) throws {
    let run = try ChildProcess.shell("ulimit -v 4000000; \"$0\" \(arguments)")
    #expect(run.code == 1)
    let text = run.output + run.messages
    #expect(text.contains("bytes, which is the limit"), "\(text)")
  }

  @Test func `a picture beyond the limit is refused by its size`() async throws {
    let folder = try TemporaryFolder()
    let path = try zeros(InputLimits.pictureBytes + 1, "a.png", in: folder)
    let run = await Run("compare", path, path)
    #expect(run.code == .failure)
    #expect(
      run.output.contains("it has more than \(InputLimits.pictureBytes) bytes, which is the limit"))
  }
}
