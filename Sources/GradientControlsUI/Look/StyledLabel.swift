import GradientModel

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStub
#endif

/// A label over its look.
///
/// It reads the environment itself, so that each change reaches the button.
struct StyledLabel<Content: View>: View {
  let source: StyleSource
  let role: ButtonRole?
  let isPressed: Bool
  let isSelected: Bool
  let label: Content

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.gradientTheme) private var setting
  @Environment(\.gradientGamut) private var gamut
  @Environment(\.isGradientLoading) private var isLoading
  @State private var isHovered = false

  var body: some View {
    if let look {
      sized(look)
        .scaleEffect(look.pressScale)
        .animation(look.animation, value: look.state)
        .onPointer { isHovered = $0 }
    } else {
      label.contentShape(Rectangle())
    }
  }

  /// The label with its picture and its touch area.
  private func sized(_ look: ControlLook) -> some View {
    TitledLabel(label: label, look: look, isLoading: isLoading)
      .padding(look.padding)
      .frame(
        minWidth: look.minWidth, maxWidth: look.maxWidth, minHeight: look.minHeight,
        maxHeight: look.maxHeight, alignment: look.alignment
      )
      .background { LookPicture(style: look.picture) }
      // One group: else the title would let the fill through.
      .compositingGroup()
      .opacity(look.style.opacity)
      .contentShape(TouchArea())
      .contentShape(.ofLook, look.outline)
  }

  private var look: ControlLook? {
    if let name = setting.missingName(for: source, role: role) {
      MissingNames.shared.report(name, known: setting.theme.controls.map(\.name))
    }
    return setting.style(for: source, role: role).map { style in
      ControlLook(style, state: state, environment: environment, reducesMotion: reducesMotion)
    }
  }

  private var state: ControlState {
    ControlState(
      isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, isFocused: isFocused,
      isHovered: isHovered, isLoading: isLoading)
  }

  private var environment: StyleEnvironment {
    StyleEnvironment(
      colorScheme: colorScheme, contrast: contrast, isRightToLeft: layoutDirection == .rightToLeft,
      dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight,
      verticalSizeClass: verticalSizeClass, gamut: gamut)
  }
}

extension ContentShapeKinds {
  /// What draws around a look, as far as each system has it.
  fileprivate static var ofLook: ContentShapeKinds {
    #if os(macOS) || os(watchOS)
      [.focusEffect]
    #elseif os(tvOS)
      []
    #else
      [.hoverEffect, .contextMenuPreview]
    #endif
  }
}

extension View {
  /// Calls back when a pointer comes or goes, on systems that have one.
  @ViewBuilder fileprivate func onPointer(_ action: @escaping (Bool) -> Void) -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      onHover(perform: action)
    #endif
  }
}
