import BrowserTestSupport
import Foundation
import GradientExport
import GradientModel
import GradientRaster
import GradientTokens
import Testing

/// The build-tool plug-in and the constants that it makes, in a package that uses them.
///
/// The package is `Examples/BuildPlugin` with one more program, which holds every example's style file
/// and one with names and members of every kind. It is built in a folder of its own.
@Suite(.serialized) struct GeneratedSwiftTests {
  @Test func `a package with the plug-in builds, and its constants draw the same pixels`() throws {
    let package = try SamplePackage()
    try package.restore()
    var run = try package.build()
    #expect(run.status == 0, "\(run.output.suffix(4000))")

    run = try package.execute("Proof")
    #expect(run.status == 0, "\(run.output)")
    let lines = Set(run.output.split(separator: "\n").map(String.init))
    for (name, theme) in try SamplePackage.themes() {
      #expect(lines.contains("\(name): equal"))
      for control in theme.controls {
        #expect(lines.contains(try SamplePackage.line(name, control)), "\(name) \(control.name)")
      }
    }

    // Names that would be code are the same names again.
    run = try package.execute("Names")
    let names = Set(run.output.split(separator: "\n").map(String.init))
    for control in NastyNames.theme.controls {
      #expect(names.contains(try SamplePackage.line("names", control)), "\(control.name)")
    }

    // What an app links needs neither Foundation nor any library that Swift does not bring.
    run = try package.execute("Plain")
    let control = try #require(
      PackageFiles.theme(Array(SamplePackage.plainStyle.utf8)).controls.first)
    let pixmap = try Rasterizer(scale: 2).draw(
      control.style.resolved().drawing(size: Size2D(width: 40, height: 20))
    ).pixmap
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in pixmap.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    #expect(run.output == "rec 80 40 \(hash)\n")
    let libraries = try package.libraries(of: "Plain")
    #expect(libraries.contains("libswiftCore"))
    for other in ["Foundation", "libpng", "pango", "glib", "cairo", "libz"] {
      #expect(!libraries.contains(other), "\(other)")
    }

    run = try package.execute("Buttons")
    #expect(run.output == "rec has a radius of 7.0\nrec is there\nplay is there\n")

    // A change of the file is a change of the constants at the next build.
    try package.edit("Sources/Buttons/music.tokens.json", "\"7px\"", "\"9px\"")
    run = try package.build()
    #expect(run.status == 0, "\(run.output.suffix(2000))")
    #expect(try package.execute("Buttons").output.hasPrefix("rec has a radius of 9.0\n"))

    // A renamed style is a compile error that names it.
    try package.restore()
    try package.edit("Sources/Buttons/music.tokens.json", "\"rec\":", "\"record\":")
    try package.edit("Sources/Buttons/music.tokens.json", "{rec}", "{record}")
    run = try package.build()
    #expect(run.status != 0)
    #expect(run.output.contains("has no member 'rec'"), "\(run.output.suffix(2000))")

    // A mistake in the file stops the build at its place.
    try package.restore()
    try package.edit("Sources/Buttons/music.tokens.json", "#f287b0", "#f287bz")
    run = try package.build()
    #expect(run.status != 0)
    #expect(
      run.output.contains(/music\.tokens\.json:5:\d+: error:/), "\(run.output.suffix(2000))")
  }
}
