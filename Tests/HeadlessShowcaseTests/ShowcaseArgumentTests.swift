import Foundation
import Testing

@Suite("The showcase's command line")
struct ShowcaseArgumentTests {
  @Test(
    "Words that make no command end with 64 and say what to do",
    arguments: [
      ([], "add '-o DIR'"), (["-o"], "needs a folder"), (["--output="], "is empty"),
      (["-x"], "'-x' is not known"), (["-o", "a", "-o", "b"], "two folders"),
    ])
  func misuse(words: [String], says: String) throws {
    let run =
      switch words.count {
      case 0: try ShowcaseProcess()
      case 1: try ShowcaseProcess(words[0])
      default: try ShowcaseProcess(words[0], words[1], words[2], words[3])
      }
    #expect(run.code == 64)
    #expect(run.messages.hasPrefix("headless-showcase: error: "))
    #expect(run.messages.contains(says), "\(run.messages)")
    #expect(run.output.isEmpty)
  }

  @Test("Help goes to standard output")
  func help() throws {
    let run = try ShowcaseProcess("--help")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("usage: headless-showcase -o DIR\n"))
  }

  @Test("What an earlier run did not make stays, and nothing is added")
  func foreign() throws {
    let folder = try ShowcaseTestFolder()
    let places = ["holds 'notes.txt'": "notes.txt", "did not make": "holiday.png"]
    for (says, name) in places {
      try FileManager.default.createDirectory(
        atPath: folder.path(name + ".d"), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: folder.url.appendingPathComponent("\(name).d/\(name)"))
      let run = try ShowcaseProcess("-o", folder.path(name + ".d"))
      #expect(run.code == 1)
      #expect(run.messages.contains(says), "\(run.messages)")
      #expect(try folder.names(in: name + ".d") == [name])
    }
    let file = try ShowcaseProcess("-o", folder.path("notes.txt.d/notes.txt"))
    #expect(file.code == 1)
    #expect(file.messages.contains("is a file; name a folder"))
  }
}
