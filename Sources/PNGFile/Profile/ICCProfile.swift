import GradientModel

/// An ICC profile that describes a screen's colours by three primaries and three tone curves.
///
/// Layouts are those of ICC.1:2022 (https://www.color.org/specification/ICC.1-2022-05.pdf), whose
/// sections the comments name.
struct ICCProfile {
  /// Where full red, green and blue lie in CIE XYZ under D50, as 16.16 fixed point numbers.
  struct Colorants: Equatable {
    var red: [Int32]
    var green: [Int32]
    var blue: [Int32]
  }

  /// The name that the profile gives itself.
  let description: String?
  private let colorants: Colorants
  private let curves: [ToneCurve]

  /// Reads a profile.
  ///
  /// - Returns: `nil` for what is not an RGB profile made of a matrix and tone curves, or is
  ///   damaged.
  init?(_ bytes: [UInt8]) {
    let reader = ICCReader(bytes)
    guard reader.isMatrixCandidate,
      let red = reader.xyz("rXYZ"), let green = reader.xyz("gXYZ"), let blue = reader.xyz("bXYZ"),
      let redCurve = reader.curve("rTRC"), let greenCurve = reader.curve("gTRC"),
      let blueCurve = reader.curve("bTRC")
    else { return nil }
    colorants = Colorants(red: red, green: green, blue: blue)
    curves = [redCurve, greenCurve, blueCurve]
    description = reader.text("desc")
  }

  /// Whether the profile means given primaries with the tone curve of sRGB.
  ///
  /// Profiles of one space differ in how their makers rounded it. The bounds are wide enough for
  /// that, and far narrower than the way from one space or curve to the next: Display P3's red
  /// is 0.08 from sRGB's, and a plain power of 2.2 is 0.006 from sRGB's curve.
  func matches(_ expected: Colorants) -> Bool {
    let components = colorants.red + colorants.green + colorants.blue
    let expected = expected.red + expected.green + expected.blue
    guard zip(components, expected).allSatisfy({ abs(Int($0) - Int($1)) <= 131 }) else {
      return false
    }
    return curves.allSatisfy { curve in
      (0...32).allSatisfy { step in
        let x = Double(step) / 32
        return abs(curve.value(at: x) - ToneCurve.srgb.value(at: x)) <= 0.003
      }
    }
  }
}
