#if os(Linux)
  import Foundation
  import Testing

  /// Ends that come from outside, at whatever moment.
  @Suite struct KilledTests {
    /// Twice a file that takes a while, each picture another in the second.
    private static let titles = ["One", "Two"]

    private func words(_ title: Int, _ folder: TemporaryFolder) -> [String] {
      [
        "render", ExampleStyle.modern.path, "-o", folder.path("out"), "--only", "primary",
        "--title", Self.titles[title], "--scale", "1,2",
      ]
    }

    @Test func `killed at a hundred moments, each file is whole and the list agrees with the rest`()
      throws
    {
      let folder = try TemporaryFolder()
      var known: [Set<[UInt8]>] = []
      var length = 0.0
      for title in 0...1 {
        let start = Date()
        let run = try ChildProcess.run(ChildProcess.gradient, words(title, folder))
        length = Date().timeIntervalSince(start)
        #expect(run.code == 0)
        known.append(Set(try folder.everything().values))
      }
      let whole = known[0].union(known[1])
      var numbers = SystemRandomNumberGenerator()
      var killed = 0
      for moment in 0..<100 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: ChildProcess.gradient)
        process.arguments = words(moment % 2, folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32.random(in: 0...UInt32(length * 1.1 * 1_000_000), using: &numbers))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { killed += 1 }
        let files = try folder.everything().filter { !$0.key.contains(".gradient-") }
        let isWhole = files.allSatisfy { whole.contains($0.value) }
        #expect(isWhole, "moment \(moment): \(files.keys.sorted())")
        // Where the list is there, the pictures are those that it names.
        if files["out/manifest.json"] != nil {
          let isOne = known.contains { set in files.values.allSatisfy { set.contains($0) } }
          #expect(isOne, "moment \(moment)")
        }
      }
      #expect(killed > 0)
      #expect(try ChildProcess.run(ChildProcess.gradient, words(0, folder)).code == 0)
      let isTidy = Set(try folder.everything().values) == known[0]
      #expect(isTidy)
    }

    private static let canMount: Bool = {
      let run = try? ChildProcess.shell(
        "d=$(mktemp -d) && mount -t tmpfs -o size=64k tmpfs $d && umount $d && rmdir $d")
      return run?.code == 0
    }()

    @Test(.enabled(if: canMount))
    func `a disk that is full leaves all as it was`() throws {
      let folder = try TemporaryFolder()
      let style = try folder.write(SmallStyle.button, to: "a.json")
      let run = try ChildProcess.shell(
        """
        mkdir "$2/disk" && mount -t tmpfs -o size=64k tmpfs "$2/disk" || exit 99
        trap 'umount "$2/disk"' EXIT
        "$0" render "$1" -o "$2/disk" --state normal,disabled > /dev/null || exit 98
        cp "$1" "$2/disk/b.json"; before=$(cd "$2/disk" && sha256sum *)
        dd if=/dev/zero of="$2/disk/fill" bs=4096 2> /dev/null; rm -f "$2/disk/none"
        "$0" render "$1" -o "$2/disk" --state normal,disabled --size 200x200 --scale 2; echo "code $?"
        "$0" format -i "$2/disk/b.json"; echo "code $?"
        rm "$2/disk/fill"
        [ "$(cd "$2/disk" && sha256sum *)" = "$before" ] && [ -z "$(ls -A "$2/disk" | grep ^[.])" ] &&
          echo as before
        """, style, folder.path)
      #expect(run.output == "code 1\ncode 1\nas before\n", "\(run.messages)")
      let errors = run.messages.split(separator: "\n")
      #expect(errors.count == 2)
      #expect(errors.allSatisfy { $0.hasSuffix(": No space left on device") }, "\(run.messages)")
      #expect(errors.allSatisfy { $0.hasPrefix("gradient: error: cannot write ") })
    }

    @Test(arguments: [
      "render @/a.json -o @/taken", "export css @/a.json -o @/taken/a.css",
      "export android @/a.json -o @/taken/res", "import css @/b.css -o @/taken/a.json",
      "showcase @/a.json -o @/taken/a.html",
    ])
    func `a file where a folder should be stays, with an error that names it`(
      _ command: String
    ) throws {
      let folder = try TemporaryFolder()
      _ = try folder.write(SmallStyle.button, to: "a.json")
      _ = try folder.write(".x{background:red}", to: "b.css")
      _ = try folder.write("mine", to: "taken")
      let before = try folder.everything()
      let run = try ChildProcess.run(
        ChildProcess.gradient,
        command.replacingOccurrences(of: "@", with: folder.path).split(separator: " ")
          .map(String.init))
      #expect(run.code == 1)
      #expect(run.messages.contains("error: ") && run.messages.contains("/taken"))
      #expect(try folder.everything() == before)
    }

    @Test func `a folder that is a link to nowhere is an error that names it`() throws {
      let folder = try TemporaryFolder()
      let style = try folder.write(SmallStyle.button, to: "a.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("gone"), withDestinationPath: folder.path("none/at/all"))
      let run = try ChildProcess.run(
        ChildProcess.gradient, ["render", style, "-o", folder.path("gone")])
      #expect(run.code == 1)
      #expect(
        run.messages.hasPrefix(
          "gradient: error: cannot make the folder '\(folder.path("gone"))': "), "\(run.messages)")
      #expect(try folder.names() == ["a.json", "gone"])
    }

    @Test func `a file that is a link in a circle makes place, and nothing is written through it`()
      throws
    {
      let folder = try TemporaryFolder()
      let style = try folder.write(SmallStyle.button, to: "a.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("a.css"), withDestinationPath: folder.path("a.css"))
      let run = try ChildProcess.run(
        ChildProcess.gradient, ["export", "css", style, "-o", folder.path("a.css")])
      #expect(run.code == 0)
      #expect(try folder.names() == ["a.css", "a.json"])
      #expect(String(decoding: try folder.bytes("a.css"), as: UTF8.self).contains(".tap"))
    }
  }
#endif
