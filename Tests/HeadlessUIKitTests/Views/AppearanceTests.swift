import HeadlessUIKit
import Testing

@Suite("Appearance proxies", .serialized)
struct AppearanceTests {
  private class Styled: UIView {
    var styleName: String?
  }
  private final class Special: Styled {}

  @Test func `Instances take a registered value over when they enter a window, not one's own`() {
    Appearance.reset()
    defer { Appearance.reset() }
    Appearance.register(\Styled.styleName)
    Styled.appearance().styleName = "rec"
    let (plain, special, own) = (Styled(), Special(), Styled())
    own.styleName = "play"
    let outer = UIView()
    for view in [plain, special, own] { outer.addSubview(view) }
    #expect(plain.styleName == nil)
    let window = show(outer)
    #expect(plain.styleName == "rec")
    #expect(special.styleName == "rec")
    #expect(own.styleName == "play")
    #expect(!window.isHidden)
  }
}
