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
    return contests
  }

  private static func button(_ name: String, _ picture: ButtonPicture) -> Contest {
    var contenders: [Contender] = []
    if let filling = CairoButton(picture, border: .filled),
      let stroking = CairoButton(picture, border: .stroked)
    {
      contenders += [
        Contender(name: "Cairo", work: filling.draw),
        Contender(name: "Cairo, border stroked", work: stroking.draw),
      ]
    }
    let fill = MemoryFill(width: picture.width, height: picture.height)
    contenders.append(Contender(name: "memory fill", work: fill.fill))
    return Contest(name: name, contenders: contenders)
  }
}
