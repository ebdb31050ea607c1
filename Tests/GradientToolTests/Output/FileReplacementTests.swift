import Foundation
import GradientTool
import Testing

@Suite struct FileReplacementTests {
  @Test func aFileIsThereWholeAndNothingElseIs() throws {
    let folder = try TemporaryFolder()
    let bytes = [UInt8](repeating: 7, count: 3_000_000)
    try FilePath(folder.path("a.png")).replace(with: bytes)
    try FilePath(folder.path("a.png")).replace(with: [1, 2, 3])
    #expect(try folder.bytes("a.png") == [1, 2, 3])
    #expect(try folder.names() == ["a.png"])
  }

  @Test func aFileThatIsReplacedKeepsItsPermissions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FilePath(path).replace(with: Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func aLinkGoesOnPointingToTheFileThatIsReplaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "real/a.json")
    let link = folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try FilePath(link).replace(with: Array("new".utf8))
    #expect(try folder.bytes("real/a.json") == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test func aFolderInTheWayStays() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("x", to: "a.png/x")
    let error = #expect(throws: Failure.self) {
      try FilePath(folder.path("a.png")).replace(with: [1])
    }
    #expect(error?.message == "cannot write '\(folder.path("a.png"))': Is a directory")
    #expect(try folder.names() == ["a.png"])
  }

  @Test func aDeviceIsNotReplaced() {
    let error = #expect(throws: Failure.self) { try FilePath("/dev/null").replace(with: [1]) }
    #expect(error?.message == "cannot write '/dev/null': Operation not supported")
  }

  @Test func aMissingFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: Failure.self) {
      try FilePath(folder.path("none/a.png")).replace(with: [1])
    }
    #expect(
      error?.message
        == "cannot write to the folder '\(folder.path("none"))': No such file or directory")
  }
}
