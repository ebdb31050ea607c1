import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("What an app does to a bar's item", .serialized)
struct BarItemTests {
  @Test("An item from a nib hands on what the nib says")
  func nib() throws {
    let coder = NibCoder(frame: .zero)
    coder.title = "Add"
    coder.isDisabled = true
    coder.tintColor = .red
    coder.accessibilityLabel = "Add a song"
    let item = try #require(GradientBarButtonItem(coder: coder))
    #expect(item.button.title(for: .normal) == "Add")
    #expect(!item.button.isEnabled)
    #expect(item.button.tintColor == .red)
    #expect(item.button.accessibilityLabel == "Add a song")
  }

  @Test("A delay of any length is one that the system's clock can take")
  func delays() {
    #expect(Delay.nanoseconds(0.1) == 100_000_000)
    for seconds in [0, -1, -Double.infinity, Double.nan] {
      #expect(Delay.nanoseconds(seconds) == 0)
    }
    for seconds in [1e300, Double.infinity] {
      #expect(Delay.nanoseconds(seconds) == 1_000_000_000_000_000_000)
    }
  }
}
