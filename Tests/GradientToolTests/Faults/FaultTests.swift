#if os(Linux)
  import Foundation
  import Testing

  /// Every call by which a command changes files fails once, or a signal comes in its place.
  @Suite(.enabled(if: FaultyRun.isPossible)) struct FaultTests {
    /// A command that changes files in a folder where files of an earlier run are.
    struct Work: CustomTestStringConvertible {
      let testDescription: String
      /// Files that are there before, by their names; those of an earlier run besides.
      var files: [String: String] = [:]
      /// The command, and the one whose files it finds; `@` is the folder.
      let earlier: [String]
      let command: [String]

      static let all = [
        Work(
          testDescription: "pictures", files: ["in/a.json": SmallStyle.button],
          earlier: ["render", "@/in/a.json", "-o", "@/out", "--state", "normal,disabled"],
          command: [
            "render", "@/in/a.json", "-o", "@/out", "--state", "normal,disabled", "--size", "30x20",
          ]),
        Work(
          testDescription: "pictures in a new folder", files: ["in/a.json": SmallStyle.button],
          earlier: [],
          command: ["render", "@/in/a.json", "-o", "@/new/deep", "--state", "normal,disabled"]),
        Work(
          testDescription: "a style file laid out in place",
          files: ["in/a.json": SmallStyle.button], earlier: [],
          command: ["format", "-i", "@/in/a.json"]),
        Work(
          testDescription: "an import", files: ["in/a.css": ".x{background:#f287b0}"],
          earlier: ["import", "css", "@/in/a.css", "-o", "@/out.json"],
          command: ["import", "css", "@/in/b.css", "-o", "@/out.json", "--force"]),
      ]

      /// Makes the folder as it is before the command.
      func prepare() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files { _ = try folder.write(text, to: name) }
        if !earlier.isEmpty {
          let run = try ChildProcess.run(ChildProcess.gradient, words(earlier, in: folder))
          #expect(run.code == 0, "\(run.messages)")
        }
        _ = try folder.write(
          SmallStyle.button.replacingOccurrences(of: "ff0000", with: "00ff00"), to: "in/b.json")
        _ = try folder.write(".x{background:#c97391}", to: "in/b.css")
        return folder
      }

      func words(_ command: [String], in folder: TemporaryFolder) -> [String] {
        command.map { $0.replacingOccurrences(of: "@", with: folder.path) }
      }
    }

    @Test(
      "A call that fails leaves all as it was, with an error that names the file",
      arguments: Work.all, [FaultyRun.Fault.full, .broken])
    func error(in work: Work, fault: FaultyRun.Fault) throws {
      let (count, _, _) = try outcome(of: work)
      for call in 1...count {
        let folder = try work.prepare()
        let before = try folder.everything()
        let run = try FaultyRun(
          work.words(work.command, in: folder), in: folder.path, at: call, fault)
        let left = try folder.everything()
        let isDone = run.code == 0
        // Where the file system has no links, the old file is moved aside instead.
        if isDone {
          #expect(run.calls[call - 1] == "link", "call \(call) of \(count)")
          #expect(!left.keys.contains { $0.contains(".gradient-") })
        } else {
          #expect(run.code == 1, "call \(call), \(run.calls.last ?? ""): \(run.messages)")
          #expect(run.messages.hasPrefix("gradient: error: cannot "), "\(run.messages)")
          #expect(run.messages.contains(folder.path), "\(run.messages)")
          let isAsBefore = left == before
          #expect(isAsBefore, "call \(call), \(run.calls.last ?? ""): \(left.keys.sorted())")
        }
      }
    }

    @Test(
      "A signal at any call leaves all as it was or all done, and its exit code",
      arguments: Work.all, [FaultyRun.Fault.interrupted])
    func signal(in work: Work, fault: FaultyRun.Fault) throws {
      let (count, before, after) = try outcome(of: work)
      for call in 1...count {
        let folder = try work.prepare()
        let run = try FaultyRun(
          work.words(work.command, in: folder), in: folder.path, at: call, fault)
        #expect(run.code == fault.number || run.code == 0, "call \(call): \(run.code)")
        let left = try folder.everything()
        let isWhole = left == before || left == after
        #expect(isWhole, "call \(call), \(run.calls.last ?? ""): \(left.keys.sorted())")
      }
    }

    @Test(
      "Killed at any call, no file is left in part, and the next run tidies", arguments: Work.all)
    func kill(in work: Work) throws {
      let (count, before, after) = try outcome(of: work)
      for call in 1...count {
        let folder = try work.prepare()
        let words = work.words(work.command, in: folder)
        let run = try FaultyRun(words, in: folder.path, at: call, .killed)
        #expect(run.code == -SIGKILL)
        let left = try folder.everything().filter { !$0.key.contains(".gradient-") }
        for (name, bytes) in left {
          let isWhole = before[name] == bytes || after[name] == bytes
          #expect(isWhole, "call \(call), \(run.calls.last ?? ""): \(name)")
        }
        let next = try ChildProcess.run(ChildProcess.gradient, words)
        #expect(next.code == 0, "\(next.messages)")
        let tidied = try folder.everything()
        let isDone = tidied == after
        #expect(isDone, "call \(call): \(tidied.keys.sorted())")
      }
    }

    @Test(
      "A style file that is rewritten is on the disk before it takes its place; pictures need not be"
    )
    func flush() throws {
      let work = Work.all[2]
      let folder = try work.prepare()
      let run = try FaultyRun(work.words(work.command, in: folder), in: folder.path)
      #expect(run.calls == ["mkdir", "open", "write", "fchmod", "fsync", "link", "rename"])
      let pictures = Work.all[0]
      let other = try pictures.prepare()
      let calls = try FaultyRun(pictures.words(pictures.command, in: other), in: other.path).calls
      #expect(calls.contains("rename") && !calls.contains("fsync"))
    }

    /// The number of calls of a command, and what is in the folder before and after it.
    private func outcome(
      of work: Work
    ) throws -> (count: Int, before: [String: [UInt8]], after: [String: [UInt8]]) {
      let folder = try work.prepare()
      let before = try folder.everything()
      let run = try FaultyRun(work.words(work.command, in: folder), in: folder.path)
      #expect(run.code == 0, "\(run.messages)")
      let after = try folder.everything()
      #expect(after != before)
      return (run.calls.count, before, after)
    }
  }

  extension TemporaryFolder {
    /// The bytes of all files in the folder and below, by their paths in it; empty folders are there
    /// with a slash.
    func everything() throws -> [String: [UInt8]] {
      var files: [String: [UInt8]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        // What a manifest or a comment says of the folder itself differs from run to run.
        let content = isFolder.boolValue ? [] : try bytes(name)
        let text = String(validating: content, as: UTF8.self)?
          .replacingOccurrences(of: path, with: "@")
        files[isFolder.boolValue ? name + "/" : name] = text.map { Array($0.utf8) } ?? content
      }
      return files
    }
  }
#endif
