import GradientModel

extension ButtonPicture {
  private static let ends: [Stop] = [.init(0, 0xA9AEBA), .init(1, 0x5B657D)]

  /// The small button with a gloss.
  static let gloss = ButtonPicture(
    width: 147, height: 90, radius: 30, borderWidth: 3, kind: .axial(degrees: 180),
    stops: [ends[0], .init(0.5, 0x7E8790), .init(0.51, 0x6F778B), ends[1]])

  /// The picture of two stops that fills a tablet's screen.
  static func large(_ kind: Kind) -> ButtonPicture {
    ButtonPicture(
      width: 1200, height: 400, radius: 60, borderWidth: 6, kind: kind, stops: ends)
  }

  /// What casts the large shadow.
  static let shadowed = ButtonPicture(
    width: 600, height: 200, radius: 40, borderWidth: 0, kind: .axial(degrees: 180), stops: ends)

  /// A gradient of many stops at even places.
  static func striped(stops count: Int, _ kind: Kind) -> ButtonPicture {
    let stops = (0..<count).map { index in
      Stop(Double(index) / Double(count - 1), index % 2 == 0 ? 0xA9AEBA : 0x5B657D)
    }
    return ButtonPicture(
      width: 600, height: 200, radius: 30, borderWidth: 3, kind: kind, stops: stops)
  }

  /// The same button, so many times as wide and as high.
  static func sized(_ factor: Int) -> ButtonPicture {
    ButtonPicture(
      width: 300 * factor, height: 100 * factor, radius: 15 * Double(factor), borderWidth: 2,
      kind: .axial(degrees: 30), stops: ends)
  }
}

extension DropShadow {
  /// A Gaussian of 24 pixels, of half black.
  static let large = DropShadow(color: StyleColor(white: 0, alpha: 0.5), offsetY: 8, blur: 48)
}
