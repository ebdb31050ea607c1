import Foundation
import GradientModel
import GradientRaster
import GradientTool
import PNGFile
import Testing

@Suite struct CompareTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A picture of one opaque grey, with some of its pixels changed.
  private func grey(
    _ changes: [(x: Int, y: Int, pixel: SIMD4<UInt8>)] = [], width: Int = 10, height: Int = 4,
    gamut: OutputGamut = .srgb
  ) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height, gamut: gamut)
    for index in pixmap.bytes.indices { pixmap.bytes[index] = index % 4 == 3 ? 255 : 100 }
    for change in changes { pixmap[change.x, change.y] = change.pixel }
    return pixmap
  }

  private func write(_ pixmap: Pixmap, _ name: String) throws -> String {
    try write(try PNG.encode(pixmap), name)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let file = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  private func report(_ run: Run) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `a change of one level in one channel of one pixel is found and placed`() async throws
  {
    let one = try write(grey(), "a.png")
    let other = try write(grey([(7, 2, SIMD4(100, 101, 100, 255))]), "b.png")
    let run = await Run("compare", one, other)
    #expect(run.code == .failure)
    #expect(
      run.output == """
        a.png: differs: 1 of 40 pixels; at most green 1; mean 0 0.025 0 0; in 1 × 1 pixels from 7, 2
        1 picture: 0 equal, 1 different

        """)
    #expect(run.messages == "")
  }

  @Test func `the figures are those of each channel over all pixels`() async throws {
    let one = try write(grey(), "a.png")
    let other = try write(
      grey([(1, 0, SIMD4(90, 100, 100, 255)), (4, 3, SIMD4(102, 100, 96, 255))]), "b.png")
    let run = await Run("compare", one, other, "--json", "--tolerance", "4")
    let report = try report(run)
    let picture = try #require((report["pictures"] as? [[String: Any]])?.first)
    #expect(picture["verdict"] as? String == "differs")
    #expect(picture["changedPixels"] as? Int == 2)
    #expect(picture["pixelsOverTolerance"] as? Int == 1)
    #expect(
      picture["greatest"] as? [String: Int] == ["red": 10, "green": 0, "blue": 4, "alpha": 0])
    // 12 levels of red and 4 of blue over 40 pixels.
    #expect(
      picture["mean"] as? [String: Double]
        == ["red": 0.3, "green": 0, "blue": 0.1, "alpha": 0])
    #expect(
      picture["area"] as? [String: Int] == ["x": 1, "y": 0, "width": 1, "height": 1])
  }

  @Test func `the same pixels pass, however the file is made`() async throws {
    let pixmap = grey([(2, 2, SIMD4(7, 8, 9, 255))])
    let one = try write(pixmap, "a.png")
    let other = folder.path("b.png")
    // Pillow: another compression, sixteen times the rows in one chunk, and no alpha channel.
    let python = try ChildProcess.run(
      "/usr/bin/env",
      ["python3", "-c", Self.recoding, one, other])
    try #require(python.code == 0, "\(python.messages)")
    #expect(try folder.bytes("a.png") != folder.bytes("b.png"))
    let run = await Run("compare", one, other)
    #expect(run == Run(code: .success, output: "1 picture: 1 equal, 0 different\n", messages: ""))
  }

  /// Writes the pixels of an eight-bit RGB picture again as sixteen-bit RGBA, stored, by Python's
  /// own zlib.
  private static let recoding = """
    import struct, sys, zlib
    data = open(sys.argv[1], 'rb').read()
    at, idat = 8, b''
    while at < len(data):
        size, = struct.unpack('>I', data[at:at+4]); name = data[at+4:at+8]
        body = data[at+8:at+8+size]; at += 12 + size
        if name == b'IHDR': width, height, depth, kind = struct.unpack('>IIBB', body[:10])
        if name == b'IDAT': idat += body
    assert (depth, kind) == (8, 2)
    raw, rows, before = zlib.decompress(idat), [], bytearray(width * 3)
    for y in range(height):
        line = bytearray(raw[y*(width*3+1):(y+1)*(width*3+1)])
        filter, line = line[0], line[1:]
        for i in range(len(line)):
            a = line[i-3] if i >= 3 else 0
            b = before[i]
            c = before[i-3] if i >= 3 else 0
            p = a + b - c
            paeth = min((abs(p-a), 0, a), (abs(p-b), 1, b), (abs(p-c), 2, c))[2]
            line[i] = (line[i] + [0, a, b, (a + b) // 2, paeth][filter]) % 256
        before = line
        rows.append(b'\\0' + b''.join(bytes([v, v]) for x in range(width)
            for v in list(line[x*3:x*3+3]) + [255]))
    def chunk(name, body):
        return struct.pack('>I', len(body)) + name + body + struct.pack('>I', zlib.crc32(name + body))
    open(sys.argv[2], 'wb').write(data[:8]
        + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 16, 6, 0, 0, 0))
        + chunk(b'IDAT', zlib.compress(b''.join(rows), 0)) + chunk(b'IEND', b''))
    """

  @Test func `the colour of clear pixels is no difference`() async throws {
    let clear = Pixmap(width: 3, height: 3)
    let one = try write(clear, "a.png")
    let other = try write(clear, "b.png")
    let python = try ChildProcess.run(
      "/usr/bin/env",
      [
        "python3", "-c",
        """
        import struct, sys, zlib
        def chunk(name, body):
            return struct.pack('>I', len(body)) + name + body + struct.pack('>I', zlib.crc32(name + body))
        row = b'\\0' + bytes([9, 200, 30, 0]) * 3
        open(sys.argv[1], 'wb').write(b'\\x89PNG\\r\\n\\x1a\\n'
            + chunk(b'IHDR', struct.pack('>IIBBBBB', 3, 3, 8, 6, 0, 0, 0))
            + chunk(b'IDAT', zlib.compress(row * 3)) + chunk(b'IEND', b''))
        """, other,
      ])
    try #require(python.code == 0, "\(python.messages)")
    let run = await Run("compare", one, other)
    #expect(run.code == .success, "\(run.output)")
  }

  @Test func `limits let through what is at them and nothing beyond`() async throws {
    let one = try write(grey(), "a.png")
    let other = try write(
      grey([(0, 0, SIMD4(103, 100, 100, 255)), (9, 3, SIMD4(100, 97, 100, 255))]), "b.png")
    for (limits, code) in [
      (["--tolerance", "3"], ExitCode.success), (["--tolerance", "2"], .failure),
      (["--max-pixels", "2"], .success), (["--max-pixels", "1"], .failure),
      (["--max-pixels", "5%"], .success), (["--max-pixels", "4.9%"], .failure),
      (["--tolerance", "2", "--max-pixels", "1"], .failure),
    ] {
      let run = await Run(arguments: ["compare", one, other] + limits)
      #expect(run.code == code, "\(limits): \(run.output)")
    }
  }

  @Test func `sizes and colour spaces that differ are named`() async throws {
    _ = try write(grey(), "one/size.png")
    _ = try write(grey(width: 8, height: 5), "two/size.png")
    _ = try write(grey(), "one/space.png")
    _ = try write(grey(gamut: .displayP3), "two/space.png")
    let run = await Run("compare", folder.path("one"), folder.path("two"))
    #expect(run.code == .failure)
    #expect(
      run.output == """
        size.png: 10 × 4 pixels against 8 × 5
        space.png: sRGB against Display P3: colours of different spaces are not compared
        2 pictures: 0 equal, 2 different

        """)
  }

  @Test func `pictures on one side only and files that are none are named`() async throws {
    _ = try write(grey(), "one/a.png")
    _ = try write(grey(), "one/deep/b.png")
    _ = try write(grey(), "two/deep/b.png")
    _ = try write(grey(), "two/c.PNG")
    _ = try write([1, 2, 3], "one/d.png")
    _ = try write(grey(), "two/d.png")
    _ = try write([1], "one/manifest.json")
    let (one, two) = (folder.path("one"), folder.path("two"))
    let run = await Run("compare", one, two)
    #expect(run.code == .failure)
    #expect(
      run.output == """
        a.png: only in '\(one)'
        c.PNG: only in '\(two)'
        d.png: cannot read '\(one)/d.png': this is not a PNG file
        4 pictures: 1 equal, 3 different

        """)
  }

  @Test func `folders without pictures are no success`() async throws {
    _ = try write([1], "one/a.txt")
    _ = try write([1], "two/a.txt")
    let run = await Run("compare", folder.path("one"), folder.path("two"))
    #expect(run.code == .failure)
    #expect(run.messages.contains("holds a PNG file"))
  }

  @Test func `what differs is drawn on the first picture in grey`() async throws {
    let one = try write(grey(), "a.png")
    let other = try write(
      grey([(7, 2, SIMD4(100, 101, 100, 255)), (0, 0, SIMD4(120, 100, 100, 255))]), "b.png")
    let target = folder.path("out/difference.png")
    let run = await Run("compare", one, other, "--tolerance", "1", "-o", target)
    #expect(run.code == .failure, "\(run.messages)")
    let picture = try PNG.decode(try folder.bytes("out/difference.png")).pixmap
    #expect(picture[7, 2] == SIMD4(255, 190, 60, 255))
    #expect(picture[0, 0] == SIMD4(255, 0, 160, 255))
    // Grey 100 at a quarter of its contrast on white: 191 + 100 / 4.
    #expect(picture[3, 3] == SIMD4(216, 216, 216, 255))
  }

  @Test func `a folder of differences holds those and the report`() async throws {
    _ = try write(grey(), "one/a.png")
    _ = try write(grey(), "two/a.png")
    _ = try write(grey(), "one/deep/b.png")
    _ = try write(grey([(0, 0, SIMD4(0, 0, 0, 255))]), "two/deep/b.png")
    _ = try write(grey(), "two/only.png")
    let run = await Run(
      "compare", folder.path("one"), folder.path("two"), "-o", folder.path("out"))
    #expect(run.code == .failure, "\(run.messages)")
    #expect(try folder.names(in: "out") == ["comparison.json", "deep"])
    #expect(try folder.names(in: "out/deep") == ["b.png"])
    let json = try JSONSerialization.jsonObject(with: Data(try folder.bytes("out/comparison.json")))
    let pictures = try #require((json as? [String: Any])?["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["verdict"] as? String } == ["equal", "differs", "differs"])
    #expect(pictures.map { $0["reason"] as? String } == [nil, nil, "only-second"])
    let again = await Run(
      "compare", folder.path("one"), folder.path("two"), "-o", folder.path("out"))
    #expect(again.code == .failure)
    #expect(again.messages == "")
  }

  @Test func `pictures of an earlier comparison go when they differ no more`() async throws {
    for name in ["a.png", "deep/b.png"] {
      _ = try write(grey(), "one/\(name)")
      _ = try write(grey([(0, 0, SIMD4(0, 0, 0, 255))]), "two/\(name)")
    }
    let words = ["compare", folder.path("one"), folder.path("two"), "-o", folder.path("out")]
    _ = await Run(arguments: words)
    // Somebody's own picture beside them is nobody's difference.
    let own = try write(grey(), "out/own.png")
    _ = try write(grey(), "two/deep/b.png")
    let run = await Run(arguments: words)
    #expect(run.code == .failure)
    #expect(try folder.names(in: "out") == ["a.png", "comparison.json", "deep", "own.png"])
    #expect(try folder.names(in: "out/deep") == [])
    let picture = folder.path("out.png")
    _ = await Run("compare", folder.path("one/a.png"), folder.path("two/a.png"), "-o", picture)
    #expect(FileManager.default.fileExists(atPath: picture))
    _ = await Run("compare", own, own, "-o", picture)
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test func `where differences are drawn is no part of what is compared`() async throws {
    _ = try write(grey(), "one/a.png")
    _ = try write(grey([(0, 0, SIMD4(0, 0, 0, 255))]), "two/a.png")
    for _ in 0..<2 {
      let run = await Run(
        "compare", folder.path("one"), folder.path("two"), "-o", folder.path("one/out"))
      #expect(run.output.hasSuffix("\n1 picture: 0 equal, 1 different\n"), "\(run.output)")
    }
  }

  @Test func `a link that leads nowhere is named and not passed over`() async throws {
    _ = try write(grey(), "one/a.png")
    _ = try write(grey(), "two/a.png")
    for name in ["one", "two"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("\(name)/b.png"), withDestinationPath: "nowhere.png")
    }
    let run = await Run("compare", folder.path("one"), folder.path("two"))
    #expect(run.code == .failure)
    #expect(run.output.contains("b.png: cannot read '"), "\(run.output)")
  }

  @Test func `a thousand pictures are compared, ten of which differ`() async throws {
    let one = try PNG.encode(grey())
    let other = try PNG.encode(grey([(7, 2, SIMD4(100, 101, 100, 255))]))
    for index in 0..<1000 {
      _ = try write(one, "one/\(index).png")
      _ = try write(index % 100 == 7 ? other : one, "two/\(index).png")
    }
    let run = await Run("compare", folder.path("one"), folder.path("two"))
    #expect(run.output.hasSuffix("\n1000 pictures: 990 equal, 10 different\n"), "\(run.output)")
  }

  @Test func `a file that something else made is not replaced`() async throws {
    let one = try write(grey(), "a.png")
    let other = try write(grey([(0, 0, SIMD4(0, 0, 0, 255))]), "b.png")
    let target = try write(grey(), "out.png")
    let before = try folder.bytes("out.png")
    let run = await Run("compare", one, other, "-o", target)
    #expect(run.messages.contains("'--force'"))
    #expect(try folder.bytes("out.png") == before)
  }

  @Test func `misuse is 64 and nothing is written`() async throws {
    let one = try write(grey(), "one/a.png")
    let other = try write(grey([(0, 0, SIMD4(0, 0, 0, 255))]), "two/a.png")
    let (first, second) = (folder.path("one"), folder.path("two"))
    for words in [
      [], [one], [one, other, one], [one, second], [first, other],
      [first, second, "-o", first], [one, other, "-o", second], [one, other, "-o", other],
      [one, other, "--tolerance", "256"], [one, other, "--tolerance=-1"],
      [one, other, "--max-pixels", "101%"], [one, other, "--max-pixels", "1.5"],
    ] {
      let run = await Run(arguments: ["compare"] + words)
      #expect(run.code == .usage, "\(words): \(run.output)\(run.messages)")
    }
    #expect(try folder.names(in: "one") == ["a.png"])
  }

  @Test func `a file that is not there is a failure that names it`() async throws {
    let run = await Run("compare", folder.path("no.png"), folder.path("no.png"))
    #expect(run.code == .failure)
    #expect(run.messages.contains("no.png': No such file or directory"))
  }

  @Test func `what render draws twice is equal`() async throws {
    let style = ExampleStyle.modern.path
    for name in ["one", "two"] {
      let run = await Run(
        "render", style, "-o", folder.path(name), "--scale", "1", "--only", "s*", "--no-title")
      #expect(run.code == .success, "\(run.messages)")
    }
    let run = await Run("compare", folder.path("one"), folder.path("two"))
    #expect(run.code == .success, "\(run.output)")
  }
}
