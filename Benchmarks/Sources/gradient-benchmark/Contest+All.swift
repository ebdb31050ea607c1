import GradientModel

extension Contest {
  /// The rows of the table.
  static func all() -> [Contest] {
    let gloss: [ButtonPicture.Stop] = [
      .init(0, 0xA9AEBA), .init(0.5, 0x7E8790), .init(0.51, 0x6F778B), .init(1, 0x5B657D),
    ]
    let small = ButtonPicture(
      width: 147, height: 90, radius: 30, borderWidth: 3, kind: .axial(degrees: 180), stops: gloss)
    var large = ButtonPicture(
      width: 1200, height: 400, radius: 60, borderWidth: 6, kind: .axial(degrees: 30),
      stops: [gloss[0], gloss[3]])
    var contests = [
      button("button 147 × 90, four vertical stops, radius 30, border 3", small),
      button("axial 1200 × 400 at 30°, two stops, radius 60, border 6", large),
    ]
    large.kind = .radial
    contests.append(button("radial 1200 × 400, two stops, radius 60, border 6", large))
    large.kind = .conic
    contests.append(button("conic 1200 × 400, two stops, radius 60, border 6", large))
    contests.append(shadow())
    contests.append(tokens())
    return contests
  }

  private static func button(_ name: String, _ picture: ButtonPicture) -> Contest {
    let own = OwnButton(picture)
    var note: String?
    var contenders = [
      Contender(name: "ours", work: own.draw),
      Contender(name: "ours, a new picture", work: own.drawAnew),
      Contender(name: "ours from the style", work: own.drawFromStyle),
    ]
    if let filling = CairoButton(picture, border: .filled),
      let stroking = CairoButton(picture, border: .stroked)
    {
      note = difference(own.pixels(), filling.pixels())
      contenders += [
        Contender(name: "Cairo", work: filling.draw),
        Contender(name: "Cairo, border stroked", work: stroking.draw),
      ]
    }
    let fill = MemoryFill(width: picture.width, height: picture.height)
    contenders.append(Contender(name: "memory fill", work: fill.fill))
    return Contest(name: name, contenders: contenders, note: note)
  }

  /// Proof that both draw the same; what differs is the edges.
  private static func difference(_ own: [UInt8], _ other: [UInt8]) -> String {
    guard own.count == other.count else { return "the pictures differ in size" }
    let differences = zip(own, other).map { abs(Int($0) - Int($1)) }
    let far = differences.count { $0 > 2 }
    return "\(far) of \(own.count) bytes differ from Cairo's by more than 2, the most by "
      + "\(differences.max() ?? 0)"
  }

  /// Cairo has no blur, so a shadow is measured against the memory fill alone.
  private static func shadow() -> Contest {
    let picture = ButtonPicture(
      width: 600, height: 200, radius: 30, borderWidth: 0, kind: .axial(degrees: 180),
      stops: [.init(0, 0xA9AEBA), .init(1, 0x5B657D)])
    let shadow = DropShadow(color: StyleColor(white: 0, alpha: 0.5), offsetY: 8, blur: 48)
    let reach = 3 * 24
    let fill = MemoryFill(width: 600 + 2 * reach, height: 200 + 2 * reach)
    return Contest(
      name: "shadow of blur 48 around 600 × 200, radius 30",
      contenders: [
        Contender(name: "ours", work: OwnButton(picture, shadows: [shadow]).draw),
        Contender(name: "ours without it", work: OwnButton(picture).draw),
        Contender(name: "memory fill", work: fill.fill),
      ])
  }

  private static func tokens() -> Contest {
    Contest(
      name: "style file read and resolved",
      contenders: [1000, 10_000, 100_000].map { count in
        Contender(name: "\(count) tokens", work: TokenFile(tokenCount: count).read)
      })
  }
}
