#if os(Linux)
  import Foundation
  import Testing

  /// Folders that nothing can be written to.
  @Suite struct ReadOnlyTests {
    static let commands = [
      "render D/a.json -o D/out", "render D/a.json -o D", "sheet D/a.json -o D/sheet.png",
      "showcase D/a.json -o D/s.html", "format -i D/a.json",
      "diff D/a.json D/b.json --format html -o D/d.html", "init -o D/new.json",
      "export css D/a.json -o D/a.css", "export svg D/a.json -o D/svg",
      "export swift D/a.json -o D/a.swift", "export xcassets D/a.json -o D/A.xcassets",
      "export android D/a.json -o D/res", "export tokens D/a.json -o D/strict.json",
      "import uigradients D/list.json -o D/new.json", "studio -o D/studio.html",
    ]

    /// Root writes to folders whatever their permissions, but not to a file system that is read-only.
    private static let canMount = geteuid() == 0

    @Test(.enabled(if: geteuid() != 0 || mounts))
    func `every command that makes files says so, and the folder is as it was`() throws {
      let folder = try TemporaryFolder()
      let lines = Self.commands.map { command in
        "\"$0\" \(command.replacingOccurrences(of: "D", with: "\"$1/disk\"")); echo \"code $?\""
      }
      let lock =
        Self.canMount
        ? """
        mount -t tmpfs -o size=1m tmpfs "$1/disk" || exit 99; trap 'umount "$1/disk"' EXIT
        cp "$1"/*.json "$1/disk" && mount -o remount,ro "$1/disk" || exit 98
        """
        : """
        cp "$1"/*.json "$1/disk" && chmod a-w "$1/disk" || exit 98
        trap 'chmod u+w "$1/disk"' EXIT
        """
      for (name, text) in [
        ("a.json", SmallStyle.button),
        ("b.json", SmallStyle.button.replacingOccurrences(of: "ff0000", with: "00ff00")),
        ("list.json", ##"[{"name":"a","colors":["#fff","#000"]}]"##),
      ] {
        _ = try folder.write(text, to: name)
      }
      try FileManager.default.createDirectory(
        atPath: folder.path("disk"), withIntermediateDirectories: true)
      let run = try ChildProcess.shell(
        "\(lock)\n\(lines.joined(separator: "\n"))\nls -A \"$1/disk\"", folder.path)
      let expected = Self.commands.map { _ in "code 1" } + ["a.json", "b.json", "list.json"]
      #expect(run.output.split(separator: "\n").map(String.init) == expected, "\(run.messages)")
      let messages = run.messages.split(separator: "\n")
      #expect(messages.count == Self.commands.count, "\(run.messages)")
      for (message, command) in zip(messages, Self.commands) {
        #expect(message.hasPrefix("gradient: error: cannot "), "\(command): \(message)")
        #expect(message.contains(folder.path("disk")), "\(command): \(message)")
        #expect(
          message.hasSuffix(Self.canMount ? ": Read-only file system" : ": Permission denied"),
          "\(command): \(message)")
      }
    }

    private static let mounts: Bool = {
      let run = try? ChildProcess.shell(
        "d=$(mktemp -d) && mount -t tmpfs -o size=64k tmpfs $d && umount $d && rmdir $d")
      return run?.code == 0
    }()
  }
#endif
