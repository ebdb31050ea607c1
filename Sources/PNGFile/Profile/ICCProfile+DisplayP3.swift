extension ICCProfile {
  /// sRGB's primaries (IEC 61966-2-1) under D50.
  static let srgbColorants = Colorants(
    red: [28576, 14581, 912], green: [25239, 46983, 6362], blue: [9375, 3972, 46787])

  /// Display P3's primaries under D50.
  ///
  /// SMPTE EG 432-1's primaries x, y = 0.680, 0.320 / 0.265, 0.690 / 0.150, 0.060 with the white
  /// 0.3127, 0.3290, adapted to D50 by the Bradford matrix of ICC.1:2022, annex E, and rounded so
  /// that the three add up to D50 exactly, as a white pixel must.
  static let displayP3Colorants = Colorants(
    red: [33759, 15807, -69], green: [19135, 45367, 2745], blue: [10296, 4362, 51385])

  /// A profile for Display P3, every byte of it fixed, its date too.
  static let displayP3: [UInt8] = {
    var writer = ICCWriter()
    writer.text("desc", "Display P3")
    writer.text("cprt", "CC0")
    writer.fixed("wtpt", type: "XYZ ", d50)
    writer.fixed("chad", type: "sf32", bradfordFromD65)
    writer.fixed("rXYZ", type: "XYZ ", displayP3Colorants.red)
    writer.fixed("gXYZ", type: "XYZ ", displayP3Colorants.green)
    writer.fixed("bXYZ", type: "XYZ ", displayP3Colorants.blue)
    writer.srgbCurve(["rTRC", "gTRC", "bTRC"])
    return writer.profile(illuminant: d50)
  }()

  /// The white that profiles refer to (ICC.1:2022, 7.2.16).
  static let d50: [Int32] = [63190, 65536, 54061]

  /// The Bradford matrix from the white 0.3127, 0.3290 to D50, row by row.
  static let bradfordFromD65: [Int32] = [
    68674, 1502, -3291, 1939, 64912, -1119, -606, 988, 49262,
  ]
}
