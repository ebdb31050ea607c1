import Foundation
import PNGFile
import Testing

/// What signals leave of the built program.
@Suite struct SignalTests {
  /// Draws enough to be interrupted, in the background, into the folder `$2`.
  private static let longRun = """
    "$0" render "$1" -o "$2" --scale 1,2,3,4,5,6,7,8 --appearance all --direction all --title B &
    until ls -A "$2"/.gradient-* 2> /dev/null | grep -q .; do sleep 0.01; done
    """

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func aSignalLeavesTheFolderAsItWas(_ signal: String, _ code: Int) throws {
    let folder = try TemporaryFolder()
    let before = try draw(into: folder)
    let run = try ChildProcess.shell(
      "\(Self.longRun)\nkill -\(signal) $!; wait $! 2> /dev/null; echo \"code $?\"",
      ExampleStyle.modern.path, folder.path)
    #expect(run.output == "code \(code)\n")
    #expect(run.messages.hasPrefix("gradient: interrupted\n"))
    #expect(try contents(of: folder) == before)
  }

  @Test func aSignalTakesAwayTheFoldersThatWereMade() throws {
    let folder = try TemporaryFolder()
    _ = try ChildProcess.shell(
      "\(Self.longRun)\nkill -INT $!; wait $!", ExampleStyle.modern.path, folder.path("new/out"))
    #expect(try folder.names() == [])
  }

  /// What waits for a file that nobody writes, and what works on one picture for a minute or more.
  @Test(arguments: [
    #"mkfifo "$1/a"; "$0" check "$1/a" &"#,
    #"mkfifo "$1/a"; exec 3<> "$1/a"; "$0" check - <&3 &"#,
    #""$0" render "$1/long.json" -o "$1/out" --size 8000x8000 --scale 1 &"#,
  ])
  func aSignalEndsItWhateverItIsBusyWith(_ start: String) throws {
    let folder = try TemporaryFolder()
    let stops = (0..<4000).map { "\($0 % 2 == 0 ? "red" : "blue") \(Double($0) / 20)deg" }
    _ = try folder.write(
      SmallStyle.button.replacingOccurrences(
        of: "linear-gradient(#ff0000, #0000ff)",
        with: "conic-gradient(\(stops.joined(separator: ", ")))"),
      to: "long.json")
    // Five seconds are many times what it takes, on a machine that is busy with other tests too.
    let run = try ChildProcess.shell(
      """
      \(start)
      sleep 0.5; kill -TERM $!
      for i in {1..500}; do kill -0 $! 2> /dev/null || break; sleep 0.01; done
      kill -KILL $! 2> /dev/null; wait $! 2> /dev/null; echo "code $?"
      """, folder.path)
    #expect(run.output == "code 143\n")
    #expect(try folder.names().allSatisfy { $0 == "a" || $0 == "long.json" })
  }

  @Test func aHangupThatNohupIgnoresIsIgnored() throws {
    let folder = try TemporaryFolder()
    let run = try ChildProcess.shell(
      """
      mkfifo "$1/a"
      (trap '' HUP; exec "$0" check --disable no-controls --json - < "$1/a") &
      exec 3> "$1/a"; sleep 0.3; kill -HUP $!; echo '{}' >&3; exec 3>&-
      wait $!; echo "code $?"
      """, folder.path)
    #expect(run.output == "[]\ncode 0\n")
  }

  @Test func whatAKilledRunLeavesIsRemovedByTheNext() throws {
    let folder = try TemporaryFolder()
    let before = try draw(into: folder)
    _ = try ChildProcess.shell(
      "\(Self.longRun)\nkill -KILL $!; wait $!", ExampleStyle.modern.path, folder.path)
    let left = try folder.names().filter { $0.hasPrefix(".gradient-") }
    #expect(left.count == 1)
    _ = try draw(into: folder)
    #expect(try contents(of: folder) == before)
  }

  @Test func runsSideBySideLeaveTheFolderOfOneOfThem() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<3 {
      let run = try ChildProcess.shell(
        """
        "$0" render "$1" -o "$2" --title One --only primary > /dev/null & one=$!
        "$0" render "$1" -o "$2" --title Another --only primary > /dev/null & two=$!
        wait $one && wait $two && cd "$2" && ls -A | grep -v png; grep -c '"title": "One"' *.json
        grep -o '"[^"]*.png"\\|"[0-9a-f]\\{64\\}"' manifest.json | tr -d '"' | paste - - |
          awk '{ print $2 "  " $1 }' | sha256sum --check --quiet && echo whole
        """, ExampleStyle.modern.path, folder.path)
      let lines = run.output.split(separator: "\n")
      #expect(lines.first == "manifest.json")
      #expect(lines.last == "whole")
      // All pictures are of one run: seven states with its title or none.
      #expect(lines.count == 3 && ["0", "7"].contains(lines[1]))
    }
  }

  /// Draws one control, and gives what the folder holds then.
  private func draw(into folder: TemporaryFolder) throws -> [String: [UInt8]] {
    let run = try ChildProcess.run(
      ChildProcess.gradient,
      ["render", ExampleStyle.modern.path, "-o", folder.path, "--only", "primary", "--title", "A"])
    #expect(run.code == 0)
    return try contents(of: folder)
  }

  private func contents(of folder: TemporaryFolder) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try folder.names() { files[name] = try folder.bytes(name) }
    return files
  }
}
