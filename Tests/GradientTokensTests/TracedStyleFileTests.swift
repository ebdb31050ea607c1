import GradientModel
import GradientTokens
import Testing

private struct NoOthers: FileLoader {
  func load(_ path: String) throws(LoadingError) -> [UInt8] { throw .missing }
}

struct TracedStyleFileTests {
  private let file = TracedStyleFile.read(
    Array(
      """
      {
        "$extensions": { "dev.gradientcontrols": { "ignore": ["banding"] } },
        "base": {
          "$extensions": { "dev.gradientcontrols": {
            "component": "button", "abstract": true, "ignore": ["lost-stops"] } },
          "title-color": { "$value": "#fff" }
        },
        "menu": {
          "go": {
            "$extends": "{base}",
            "fill": { "$value": "linear-gradient(to right, #123, rgb(1 2 3) 70%)" },
            "states": { "highlighted+selected": {
              "fill": { "$value": [ { "color": "#456", "position": 0 },
                                    { "color": "#789", "position": 1 } ] } } },
            "appearances": { "dark": {
              "states": { "highlighted": { "border-color": { "$value": "#000" } } } } },
            "metrics": { "compact": { "fill": { "$value": "#321" } } }
          }
        }
      }
      """.utf8), path: "f", loader: NoOthers())

  private func place(
    _ place: MemberPlace?, stop: Int? = nil, in control: String = "menu/go"
  ) -> [Int]? {
    file.place(of: place, stop: stop, in: control).map { [$0.line, $0.column] }
  }

  @Test func `Members, stops and overrides have their places`() {
    #expect(place(nil) == [9, 5])
    #expect(place(MemberPlace(.fill)) == [11, 27])
    #expect(place(MemberPlace(.fill), stop: 0) == [11, 54])
    #expect(place(MemberPlace(.fill), stop: 1) == [11, 60])
    let both: ControlState = [.selected, .highlighted]
    #expect(place(MemberPlace(.fill, state: both), stop: 1) == [14, 42])
    #expect(place(MemberPlace(.fill, in: .compact)) == [17, 53])
    #expect(
      place(MemberPlace(.borderFill, state: .highlighted, in: .appearance(.dark)))
        == [16, 66])
  }

  @Test func `What is inherited stands where it is said`() {
    #expect(place(MemberPlace(.titleColor)) == [6, 32])
  }

  @Test func `What is said nowhere is shown at the nearest group around it`() {
    #expect(place(MemberPlace(.overlay)) == [9, 5])
    #expect(place(MemberPlace(.overlay, state: [.selected, .highlighted])) == [9, 5])
    #expect(place(nil, in: "go") == nil)
  }

  @Test func `Rules are ignored in the whole file, or by a control and what extends it`() {
    let ignored = file.ignoredRules
    #expect(ignored.contains("banding", of: nil))
    #expect(ignored.contains("banding", of: "menu/go"))
    #expect(ignored.contains("lost-stops", of: "menu/go"))
    #expect(!ignored.contains("lost-stops", of: nil))
    #expect(!ignored.contains("title-contrast", of: "menu/go"))
  }
}
