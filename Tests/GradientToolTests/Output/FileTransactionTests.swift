import Foundation
import GradientTool
import Testing

@Suite struct FileTransactionTests {
  @Test func nothingChangesUntilAllTakeTheirPlaces() throws {
    let folder = try TemporaryFolder()
    let one = FilePath(try folder.write("old", to: "one"))
    let transaction = try FileTransaction([one, FilePath(folder.path("two"))])
    try transaction.stage(Array("new".utf8), at: 0)
    try transaction.stage(Array("list".utf8), at: 1)
    #expect(try folder.bytes("one") == Array("old".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.path("two")))
    try transaction.commit()
    #expect(try folder.bytes("one") == Array("new".utf8))
    #expect(try folder.bytes("two") == Array("list".utf8))
  }

  @Test func aTransactionLeavesNothingElse() throws {
    let folder = try TemporaryFolder()
    for commits in [false, true] {
      let transaction = try FileTransaction(
        [FilePath(folder.path("new/deep/a"))], makesFolders: true)
      try transaction.stage([1], at: 0)
      if commits { try transaction.commit() }
      withExtendedLifetime(transaction) {}
    }
    #expect(try folder.names(in: "new/deep") == ["a"])
    do {
      let transaction = try FileTransaction([FilePath(folder.path("other/a"))], makesFolders: true)
      try transaction.stage([1], at: 0)
    }
    #expect(try folder.names() == ["new"])
  }

  @Test func whatCannotTakeItsPlacePutsAllBack() throws {
    let folder = try TemporaryFolder()
    let names = ["replaced", "made", "blocked", "list"]
    _ = try folder.write("old", to: "replaced")
    _ = try folder.write("old list", to: "list")
    do {
      let transaction = try FileTransaction(names.map { FilePath(folder.path($0)) })
      for index in names.indices { try transaction.stage([1], at: index) }
      _ = try folder.write("x", to: "blocked/x")
      let error = #expect(throws: Failure.self) { try transaction.commit() }
      #expect(error?.message == "cannot write '\(folder.path("blocked"))': Is a directory")
    }
    #expect(try folder.names() == ["blocked", "list", "replaced"])
    #expect(try folder.bytes("replaced") == Array("old".utf8))
    #expect(try folder.bytes("list") == Array("old list".utf8))
  }

  @Test func whatStaysTheSameKeepsItsFileAndDate() throws {
    let folder = try TemporaryFolder()
    let names = ["same", "other", "list"]
    for name in names { _ = try folder.write("old", to: name) }
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.path(name))
    }
    let before = names.map { FilePath(folder.path($0)).stamp }
    let transaction = try FileTransaction(names.map { FilePath(folder.path($0)) })
    for (index, text) in ["old", "new", "old"].enumerated() {
      try transaction.stage(Array(text.utf8), at: index)
    }
    try transaction.commit()
    let after = names.map { FilePath(folder.path($0)).stamp }
    #expect(after[0] == before[0])
    #expect(after[1] != before[1])
    #expect(after[2] == before[2])
    #expect(try folder.bytes("other") == Array("new".utf8))
    withExtendedLifetime(transaction) {}
  }

  @Test func aFileThatAnotherProgramPutsBetweenIsReplacedAsIfItHadBeenWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("ours", to: "a")
    let transaction = try FileTransaction([FilePath(path)])
    try transaction.stage(Array("ours".utf8), at: 0)
    try FileManager.default.removeItem(atPath: path)
    _ = try folder.write("theirs", to: "a")
    try transaction.commit()
    #expect(try folder.bytes("a") == Array("ours".utf8))
  }

  @Test func aHiddenFolderOfSomebodyElseStays() throws {
    let folder = try TemporaryFolder()
    let (notes, other) = (".gradient-notes", ".gradient-0123456789abc")
    for name in [notes + "/0", other + "/0", other + "/mine"] {
      _ = try folder.write("mine", to: name)
    }
    try FilePath(folder.path("a")).replace(with: [1])
    #expect(try folder.names(in: notes) == ["0"])
    // That name one of ours could have; what could be ours in it is gone.
    #expect(try folder.names(in: other) == ["mine"])
  }

  @Test func oneFolderUnderTwoNamesIsOneFolder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("old", to: "real/a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("real"))
    let transaction = try FileTransaction(
      ["real/a", "real/b", "link/c", "real/../real/d"].map { FilePath(folder.path($0)) })
    for index in 0..<4 { try transaction.stage([1], at: index) }
    #expect(try folder.names(in: "real").count == 2)
    try transaction.commit()
    #expect(try folder.names(in: "real").suffix(4) == ["a", "b", "c", "d"])
  }

  @Test func aCheckThatFailsChangesNothing() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write("old", to: "a"))
    do {
      let transaction = try FileTransaction([path])
      try transaction.stage([1], at: 0)
      let error = #expect(throws: Failure.self) {
        try transaction.commit { () throws(Failure) in try FilePath("/dev/null").replace(with: []) }
      }
      #expect(error?.message == "cannot write '/dev/null': Operation not supported")
    }
    #expect(try folder.bytes("a") == Array("old".utf8))
    #expect(try folder.names() == ["a"])
  }
}
