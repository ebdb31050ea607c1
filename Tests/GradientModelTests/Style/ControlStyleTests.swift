import GradientModel
import Testing

struct ControlStyleTests {
  /// R43: asked for any union, a style always has a value.
  @Test func everyUnionOfANormalOnlyStyleHasALook() {
    var style = ControlStyle()
    style[.normal].fill = .color("#336699")
    style[.normal].press = PressDerivation.none
    style[.normal].disabledLook = DisabledDerivation.none
    for bits: UInt in 0..<8 {
      #expect(style.resolved(for: ControlState(rawValue: bits)).fill == .color("#336699"))
    }
  }

  /// R41: a selected control that is pressed stays selected.
  @Test func selectedAndPressedDerivesFromSelected() {
    var style = ControlStyle()
    style[.normal].fill = .color(StyleColor(.oklch, 0.5, 0.1, 20))
    style[.selected].fill = .color(StyleColor(.oklch, 0.7, 0.1, 200))
    guard case .color(let color) = style.resolved(for: [.selected, .highlighted]).fill else {
      Issue.record("not a colour")
      return
    }
    #expect(color.deltaEOK(to: StyleColor(.oklch, 0.6, 0.1, 200)) < 1e-9)
  }

  @Test func twoStylesWithTheSameOverridesInAnotherOrderAreEqual() {
    var a = ControlStyle()
    a[.highlighted].opacity = 0.5
    a[[.selected, .highlighted]].opacity = 0.6
    var b = ControlStyle()
    b[[.selected, .highlighted]].opacity = 0.6
    b[.highlighted].opacity = 0.5
    #expect(a == b)
    #expect(a.declaredStates == [.highlighted, [.selected, .highlighted]])
  }

  @Test func anOverrideThatGivesNothingLeavesNoTrace() {
    var style = ControlStyle()
    style[.highlighted].opacity = 0.5
    style[.highlighted].opacity = nil
    #expect(style == ControlStyle())
    #expect(style.declaredStates.isEmpty)
  }

  /// R8 and R9: the last value set is the one that counts.
  @Test func theLastGradientWins() {
    var style = ControlStyle()
    style[.normal].fill = .gradient(GradientFill(colors: ["#808080", "#ffffff"]))
    style[.normal].fill = .color("#808080")
    let last = Paint.gradient(GradientFill(colors: ["#ff0000", "#00ff00"]))
    style[.normal].fill = last
    #expect(style.resolved().fill == last)
  }

  /// R21: the order of setters is of no consequence.
  @Test func anyOrderOfSettersEndsTheSame() {
    let setters: [(inout StyleMembers) -> Void] = [
      { $0.fill = .color("#123456") }, { $0.corners = .radius(10) }, { $0.borderWidth = 2 },
      { $0.borderPaint = .color(.white) },
    ]
    let reference = style(by: setters)
    for shift in setters.indices {
      let rotated = Array(setters[shift...] + setters[..<shift])
      #expect(style(by: rotated) == reference)
      #expect(style(by: rotated.reversed()) == reference)
    }
  }

  private func style(by setters: [(inout StyleMembers) -> Void]) -> ControlStyle {
    var style = ControlStyle()
    for set in setters { set(&style[.normal]) }
    return style
  }

  @Test func statesAreNamedInTheOrderOfPrecedence() {
    #expect(
      ControlState([.disabled, .highlighted, .selected]).name == "selected+highlighted+disabled")
    #expect(ControlState.normal.name == "normal")
  }

  /// The values of `UIControl.State`, which UIKit's documentation and headers give.
  @Test func rawValuesAreUIKits() {
    #expect(ControlState.highlighted.rawValue == 1)
    #expect(ControlState.disabled.rawValue == 2)
    #expect(ControlState.selected.rawValue == 4)
    #expect(ControlState.focused.rawValue == 8)
    for state in [ControlState.hovered, .loading] {
      #expect(state.rawValue & 0x00FF_0000 == state.rawValue)
    }
  }

  @Test func laterControlsOfOneNameReplaceEarlierOnes() {
    var red = ControlStyle()
    red[.normal].fill = .color("#ff0000")
    var theme = ControlTheme([ControlTheme.Control(name: "a/b", style: ControlStyle())])
    theme.insert(ControlTheme.Control(name: "a/b", style: red))
    #expect(theme.controls.count == 1)
    #expect(theme["a/b"] == red)
    #expect(theme["a"] == nil)
  }
}
