#if !os(iOS) && !os(Linux)
/// Stands where the button would be, so that the message of the compiler says what to use.
@available(
  *, unavailable,
  message: "GradientButton needs UIKit of iOS or Mac Catalyst; elsewhere use GradientControlsUI."
)
public enum GradientButton {}
#endif
