public nonisolated struct Text: View, PrimitiveView {
  package let string: String
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) { walker.find(.text(string)) }
}

public nonisolated struct Image: View, PrimitiveView {
  public enum Orientation: UInt8, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public enum TemplateRenderingMode: Sendable {
    case template, original
  }
  package enum Source {
    case bitmap(CGImage, scale: CGFloat)
    case symbol(String)
  }
  package let source: Source
  package private(set) var mode: TemplateRenderingMode?

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    source = .bitmap(cgImage, scale: scale)
  }
  public init(systemName: String) { source = .symbol(systemName) }

  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) { walker.find(.image(self)) }
}

public nonisolated struct ProgressView: View, PrimitiveView {
  public init() {}
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) { walker.find(.spinner) }
}

public nonisolated struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) {
    var inner = walker.environment.labelStyles
    guard let style = inner.popLast() else {
      walker.visit(icon)
      walker.visit(title)
      return
    }
    let configuration = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
    walker.with {
      $0.labelStyles = inner
    } do: {
      $0.visit(style, configuration)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
