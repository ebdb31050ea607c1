#if !DEBUG
  import Foundation
  import GradientRaster
  import Testing

  /// The pictures of the examples.
  ///
  /// A debug build draws them for minutes.
  @Suite("The showcase's pictures")
  struct ShowcasePictureTests {
    private struct Run: Sendable {
      let folder: ShowcaseTestFolder
      let process: ShowcaseProcess
    }

    /// Made once for all tests.
    private static let made = Result {
      let folder = try ShowcaseTestFolder()
      return Run(folder: folder, process: try ShowcaseProcess("-o", folder.path("new/pictures")))
    }

    private let folder: ShowcaseTestFolder
    private let run: ShowcaseProcess

    init() throws {
      let made = try Self.made.get()
      (folder, run) = (made.folder, made.process)
    }

    @Test("Every moment at three scales and one sheet; a second run gives the same bytes")
    func files() throws {
      #expect(run.code == 0, "\(run.messages)")
      let names = try folder.names(in: "new/pictures")
      #expect(names.count == 27 * 3 + 1)
      #expect(names.contains("contact-sheet.png"))
      #expect(try folder.names(in: "new") == ["pictures"])
      let first = try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try folder.picture("new/pictures/\($0)")) })
      let again = try ShowcaseProcess("-o", folder.path("new/pictures"))
      #expect(again.code == 0, "\(again.messages)")
      for name in names {
        let same = try folder.picture("new/pictures/\(name)") == first[name]
        #expect(same, "\(name)")
      }
      for name in names where name.hasSuffix("@3x.png") {
        let single = try #require(first[name.replacingOccurrences(of: "@3x", with: "")])
        let triple = try #require(first[name])
        #expect(triple.width == single.width * 3 && triple.height == single.height * 3, "\(name)")
      }
    }

    @Test("A place that cannot be written to gets nothing")
    func unwritable() throws {
      let folder = try ShowcaseTestFolder()
      try Data().write(to: folder.url.appendingPathComponent("file"))
      let run = try ShowcaseProcess("-o", folder.path("file/pictures"))
      #expect(run.code == 1)
      #expect(run.messages.contains("cannot write"), "\(run.messages)")
      #expect(try folder.names() == ["file"])
    }

    @Test(
      "The bar's buttons are 30 points high in portrait, 24 in landscape and 30 again, in its middle",
      arguments: [
        ("1-portrait", 47, 44, 30), ("4-landscape", 0, 32, 24), ("6-portrait-again", 47, 44, 30),
      ])
    func barButtons(moment: String, barTop: Int, barHeight: Int, look: Int) throws {
      let picture = try folder.picture("new/pictures/notes-\(moment)@2x.png")
      // The middle of the button at the right: 16 points to the edge, 49 across.
      let column = picture.width - 2 * (16 + 6)
      let ground = picture[column, 2 * barTop + 1]
      let rows = (2 * barTop..<2 * (barTop + barHeight)).filter { picture[column, $0] != ground }
      let first = try #require(rows.first)
      let last = try #require(rows.last)
      // A shadow may reach a few rows beyond the look.
      #expect((2 * look...2 * look + 8).contains(last - first + 1), "\(last - first + 1)")
      let top = 2 * barTop + (barHeight - look)
      #expect(picture[column, top] != ground)
    }

    @Test("A tap in the list of examples shows the one that is named")
    func list() throws {
      let list = try folder.picture("new/pictures/list-1-normal.png")
      let chosen = try folder.picture("new/pictures/list-2-lyrics-chosen.png")
      // Lyrics has two columns of buttons with 12 points between them, the list has one.
      let middle = list.width / 2
      let colors = (0..<list.height).filter { list[middle, $0] != chosen[middle, $0] }
      #expect(colors.count > 100)
    }

    @Test("A press shows and a release takes it back")
    func presses() throws {
      let normal = try folder.picture("new/pictures/glossy-1-normal.png")
      let pressed = try folder.picture("new/pictures/glossy-2-pressed.png")
      let after = try folder.picture("new/pictures/glossy-3-after-the-taps.png")
      // Inside "Slate", left of its word, above and below the hard break in the middle.
      let (x, above, below) = (30, 36, 60)
      #expect(normal[x, above] != pressed[x, above])
      #expect(normal[x, above] == after[x, above])
      #expect(normal[x, below] == after[x, below])
      // "Graphite" was not touched.
      #expect(normal[200, above] == pressed[200, above])
    }
  }
#endif
