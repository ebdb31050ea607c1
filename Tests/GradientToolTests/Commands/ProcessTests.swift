import Foundation
import PNGFile
import Testing

/// The built program, where only a process of its own can tell.
@Suite struct ProcessTests {
  @Test func resultsAndMessagesGoToTheirStreamsAndTheExitCodeTells() throws {
    let version = try ChildProcess.shell("\"$0\" --version")
    #expect(version.code == 0)
    #expect(version.output == "0.1.0\n")
    #expect(version.messages == "")
    let misuse = try ChildProcess.shell("\"$0\" render")
    #expect(misuse.code == 64)
    #expect(misuse.output == "")
    #expect(misuse.messages.hasPrefix("Error: Missing expected argument '<style> ...'.\n"))
    let failure = try ChildProcess.shell("\"$0\" check /none")
    #expect(failure.code == 1)
  }

  @Test func standardInputIsRead() throws {
    let run = try ChildProcess.shell("echo '{}' | \"$0\" check --disable no-controls --json -")
    #expect(run.code == 0)
    #expect(run.output == "[]\n")
  }

  @Test func argumentsThatAreNotTextAreRefused() throws {
    let run = try ChildProcess.shell("\"$0\" check $'caf\\xe9.json'")
    #expect(run.code == 64)
    #expect(run.messages == "gradient: error: argument 2 is not UTF-8 text\n")
  }

  @Test(arguments: [
    ("--help > /dev/full", "cannot write to standard output: No space left on device"),
    ("--help >&-", "cannot write to standard output: Bad file descriptor"),
  ])
  func resultsThatCannotBeWrittenAreAFailure(_ arguments: String, _ message: String) throws {
    let run = try ChildProcess.shell("\"$0\" \(arguments)")
    #expect(run.code == 1)
    #expect(run.messages == "gradient: error: \(message)\n")
  }

  @Test func aPipeThatNobodyReadsEndsItSilently() throws {
    // The pipe's reader is gone before the program begins.
    let run = try ChildProcess.shell(
      "exec 3> >(true); wait $!; \"$0\" --help >&3; echo \"code $?\"")
    #expect(run.output == "code 141\n")
    #expect(run.messages == "")
  }

  @Test func aFileThatGrowsTooLargeLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    // Files may have one block of 1,024 bytes.
    let run = try ChildProcess.shell(
      "ulimit -f 1; \"$0\" render \"$1\" -o \"$2/new/out\" --scale 3 --only primary --state normal",
      ExampleStyle.modern.path, folder.path)
    #expect(run.code == 1)
    #expect(
      run.messages == """
        gradient: error: cannot write '\(folder.path("new/out/primary.normal@3x.png"))': File too \
        large

        """)
    #expect(try folder.names() == [])
  }

  @Test func anUnwritableFolderIsNamed() throws {
    let run = try ChildProcess.shell(
      "\"$0\" render \"$1\" -o /proc --state normal --only add", ExampleStyle.barButton.path)
    #expect(run.code == 1)
    #expect(run.messages.hasPrefix("gradient: error: cannot write to the folder '/proc': "))
  }
}
