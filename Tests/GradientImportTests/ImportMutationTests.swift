import GradientImport
import GradientModel
import GradientTokens
import Testing

/// Sources with random bytes changed: whatever comes of them, it comes, and reads back in silence.
@Suite struct ImportMutationTests {
  private static let css = """
    :root { --a: linear-gradient(red, var(--b)); --b: #f287b0 }
    .x:hover, .y > .z[aria-pressed="true"] { background: linear-gradient(45deg, var(--b) 10px, 30%,
      rgba(0,0,0,.5) calc(50% - 2px)), conic-gradient(from 1turn in hsl longer hue, red, blue 50%) }
    @media (prefers-color-scheme: dark) { .x { background: repeating-linear-gradient(red 0 5%, #fff 9%);
      border: 1px solid red; border-radius: 3px 4px; font: 600 17px/1.2 a, system-ui;
      box-shadow: 0 1px 2px red; &:active { background: radial-gradient(at 3px top, #1234, red) } } }
    """

  private static let list =
    ##"[{"name":"A b","colors":["#fff","red"]},{"name":"A-b","colors":["#123456"]}]"##

  private static let paints = """
    {"nodes":{"1:2":{"document":{"name":"A/b","size":{"x":20,"y":9},"fills":[
    {"type":"GRADIENT_LINEAR","opacity":0.5,"gradientHandlePositions":[{"x":0,"y":0.5},{"x":1,"y":0.5},
    {"x":0,"y":1}],"gradientStops":[{"position":0,"color":{"r":1,"g":0,"b":0,"a":1}},{"position":1,
    "color":{"r":0,"g":1,"b":0}}]},{"type":"GRADIENT_ANGULAR","gradientTransform":[[0,1,0],[-1,0,1]],
    "gradientStops":[{"position":0.5,"color":{"r":1,"g":0.5,"b":0,"a":0.2}},{"position":1,"color":{"r":0,
    "g":0,"b":0}}]}]}}}}
    """

  private static let tokens = ##"""
    {"c":{"a":{"value":"#f00","type":"color"},"b":{"value":"{c.a}","type":"color"}},"g":{"value":
    "linear-gradient({c.a}, blue 30%)","type":"color"},"d":{"value":"4px","type":"borderRadius"},"f":
    {"type":"custom-gradient","value":{"gradientType":"radial","rotation":3,"stops":[{"position":0,
    "color":"#fff"},{"position":1,"color":"{c.b}"}]}},"s":{"type":"boxShadow","value":{"x":1,"y":"2",
    "blur":"3","spread":0,"color":"red","type":"innerShadow"}}}
    """##

  @Test(arguments: 0..<4)
  func `a mutated source ends in a file without findings, or in an error`(run: Int) {
    var numbers = Sequence64(state: UInt64(run))
    let pieces = [
      "{", "}", "(", ")", ",", ";", ":", "/*", "\"", "\\", "&", "@", "var(--a)", "calc(", "1e999",
      "-", "%", "px", ".", "#", "$", "gradient(", "in ", "none", "[", "]",
    ].map { Array($0.utf8) }
    for _ in 0..<300 {
      let form = Int.random(in: 0..<6, using: &numbers)
      let source = [Self.css, Self.css, Self.css, Self.list, Self.paints, Self.tokens][form]
      var bytes = Array(source.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.remove(at: place)
        case 2:
          let piece = pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
          bytes.insert(contentsOf: piece, at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 1...40, using: &numbers))
          bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        }
      }
      var settings = StyleImport.Settings()
      settings.size = run % 2 == 0 ? nil : Size2D(width: 120, height: 44)
      let result =
        switch form {
        case 0...2: StyleImport.css(bytes, path: "a", settings: settings)
        case 3: StyleImport.uiGradients(bytes, path: "a")
        case 4: StyleImport.figma(bytes, path: "a")
        default: StyleImport.tokens(bytes, path: "a")
        }
      let imported = Imported(result)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(imported.findings.isEmpty, "\(imported.findings) \(text)")
      let hasError = imported.result.diagnostics.contains { $0.severity == .error }
      #expect((imported.result.file == nil) == hasError, "\(text)")
    }
  }

  @Test func `deep, long and circular text ends soon`() {
    let deep = String(repeating: "(", count: 20_000)
    let nested = String(repeating: ".a{", count: 2_000) + String(repeating: "}", count: 2_000)
    let circle = ":root{--a:var(--b) var(--b);--b:var(--a) var(--a)}.x{background:var(--a)}"
    let sums = "linear-gradient(red " + String(repeating: "calc(", count: 5_000) + "1%, blue)"
    let wide = "repeating-linear-gradient(red 0, blue 0.0000001%)"
    for text in [deep, nested, circle, sums, wide] {
      #expect(Imported(css: text).result.file == nil)
    }
    let long = ".a{background:linear-gradient(" + String(repeating: "red,", count: 3_000) + "red)}"
    #expect(Imported(css: long).findings.isEmpty)
  }

  // Two hundred properties that each name the next one twice: with what they come to together
  // unbounded, this took minutes.
  @Test func `properties that double each other come to an end at the limit of the sheet`() {
    let names = (0..<200).map { "--v\($0):var(--v\($0 + 1)) var(--v\($0 + 1));" }.joined()
    let imported = Imported(css: ":root{\(names)--v200:red}.x{background:var(--v0)}")
    #expect(imported.result.file == nil)
    let uses = (0..<300).map { ".x\($0){background:var(--v0)}" }.joined()
    let wide = Imported(css: ":root{--v0:\(String(repeating: "red ", count: 16_000))}" + uses)
    #expect(
      wide.messages.contains {
        $0.contains("the custom properties of the file come to more than 16777216 bytes")
      })
  }

  // Each tried all numbers of those before it: a list of 40,000 took minutes.
  @Test func `many gradients of one name are numbered in one go`() {
    let list = Array(repeating: ##"{"name":"A","colors":["#fff","#000"]}"##, count: 3_000)
    let text = "[\(list.joined(separator: ","))]"
    let result = StyleImport.uiGradients(Array(text.utf8), path: "a")
    let end = String(decoding: (result.file ?? []).suffix(400), as: UTF8.self)
    #expect(end.contains("\"a-3000\""))
  }
}
