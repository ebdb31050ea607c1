#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  /// What the program leaves of a terminal.
  @Suite struct TerminalTests {
    @Test
    func `an interrupt at a terminal takes the line of progress away and leaves its settings`()
      throws
    {
      let folder = try TemporaryFolder()
      let terminal = try Terminal()
      let before = terminal.settings
      let process = Process()
      process.executableURL = URL(fileURLWithPath: ChildProcess.gradient)
      process.arguments = [
        "render", ExampleStyle.modern.path, "-o", folder.path("out"), "--scale", "1,2,3,4,5,6,7,8",
        "--appearance", "all", "--direction", "all",
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(fileDescriptor: terminal.slave)
      try process.run()
      #expect(terminal.wait(for: " of "))
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGINT)
      #expect(terminal.wait(for: "interrupted\r\n"))
      // The line is erased (ECMA-48 EL), then the message; no mode of the terminal is ever changed.
      #expect(terminal.text.hasSuffix("\r\u{1b}[Kgradient: interrupted\r\n"))
      #expect(!terminal.text.contains("\u{1b}[?"))
      #expect(terminal.settings == before)
      #expect(try folder.names() == [])
    }
  }

  /// A terminal whose screen a test reads.
  private final class Terminal {
    let slave: Int32
    private let master: Int32
    private(set) var text = ""

    init() throws {
      // Linux' own way (ioctl_tty(2)): POSIX' functions are not in Swift's module of the C library.
      let (unlock, askNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (CInt, CInt) = (0, 0)
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      try #require(ioctl(master, unlock, &isLocked) == 0)
      try #require(ioctl(master, askNumber, &number) == 0)
      slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(slave >= 0)
    }

    deinit {
      close(slave)
      close(master)
    }

    /// The terminal's modes.
    var settings: [UInt32] {
      var settings = termios()
      guard tcgetattr(slave, &settings) == 0 else { return [] }
      return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    }

    /// Reads until a text has come.
    func wait(for wanted: String, seconds: Double = 120) -> Bool {
      let end = Date().addingTimeInterval(seconds)
      while !text.contains(wanted), end.timeIntervalSinceNow > 0 {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 100) == 1 else { continue }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &bytes, bytes.count)
        if count > 0 { text += String(decoding: bytes[..<count], as: UTF8.self) }
      }
      return text.contains(wanted)
    }
  }
#endif
