import GradientModel

extension Contest {
  /// The rows of the table.
  static func all(_ peer: Peer?) -> [Contest] {
    let gloss: [ButtonPicture.Stop] = [
      .init(0, 0xA9AEBA), .init(0.5, 0x7E8790), .init(0.51, 0x6F778B), .init(1, 0x5B657D),
    ]
    let small = ButtonPicture(
      width: 147, height: 90, radius: 30, borderWidth: 3, kind: .axial(degrees: 180), stops: gloss)
    var large = ButtonPicture(
      width: 1200, height: 400, radius: 60, borderWidth: 6, kind: .axial(degrees: 30),
      stops: [gloss[0], gloss[3]])
    var contests = [
      button("button 147 × 90, four vertical stops, radius 30, border 3", small, peer),
      button("axial 1200 × 400 at 30°, two stops, radius 60, border 6", large, peer),
    ]
    large.kind = .radial
    contests.append(button("radial 1200 × 400, two stops, radius 60, border 6", large, peer))
    large.kind = .conic
    contests.append(button("conic 1200 × 400, two stops, radius 60, border 6", large, peer))
    contests.append(shadow(peer))
    contests.append(spaces())
    contests.append(growthOfPixels())
    contests.append(growthOfStops())
    contests.append(packing(small))
    contests.append(tokens(peer))
    return contests
  }

  private static func button(
    _ name: String, _ picture: ButtonPicture, _ peer: Peer?
  ) -> Contest {
    let own = OwnButton(picture)
    var notes: [String] = []
    var contenders = [
      Contender(name: "ours", work: own.draw),
      Contender(name: "ours, a new picture", work: own.drawAnew),
      Contender(name: "ours from the style", work: own.drawFromStyle),
    ]
    if let filling = CairoButton(picture, border: .filled),
      let stroking = CairoButton(picture, border: .stroked)
    {
      notes.append(difference(own.pixels(), filling.pixels(), "Cairo"))
      contenders += [
        Contender(name: "Cairo", work: filling.draw),
        Contender(name: "Cairo, border stroked", work: stroking.draw),
      ]
    }
    // The first word of a row is what the other process calls its picture.
    if let peer, let word = name.split(separator: " ").first.map(String.init) {
      notes.append(difference(own.pixels(), peer.pixels(word), "Skia"))
      contenders.append(Contender(name: "Skia") { peer.skia(word, repetitions: $0) })
    }
    let fill = MemoryFill(width: picture.width, height: picture.height)
    contenders.append(Contender(name: "memory fill", work: fill.fill))
    return Contest(name: name, contenders: contenders, notes: notes)
  }

  /// Proof that both draw the same; what differs is the edges.
  private static func difference(_ own: [UInt8], _ other: [UInt8], _ name: String) -> String {
    guard own.count == other.count else { return "\(name)'s picture has another size" }
    let differences = zip(own, other).map { abs(Int($0) - Int($1)) }
    let far = differences.count { $0 > 2 }
    return "\(far) of \(own.count) bytes differ from \(name)'s by more than 2, the most by "
      + "\(differences.max() ?? 0)"
  }

  /// Skia draws the shadow alone, ours a button over it, too; Cairo has no blur.
  private static func shadow(_ peer: Peer?) -> Contest {
    let picture = ButtonPicture(
      width: 600, height: 200, radius: 40, borderWidth: 0, kind: .axial(degrees: 180),
      stops: [.init(0, 0xA9AEBA), .init(1, 0x5B657D)])
    let shadow = DropShadow(color: StyleColor(white: 0, alpha: 0.5), offsetY: 8, blur: 48)
    let reach = 3 * 24
    let fill = MemoryFill(width: 600 + 2 * reach, height: 200 + 2 * reach)
    var contenders = [
      Contender(name: "ours", work: OwnButton(picture, shadows: [shadow]).draw),
      Contender(name: "ours without it", work: OwnButton(picture).draw),
    ]
    if let peer {
      contenders.append(Contender(name: "Skia") { peer.skia("shadow", repetitions: $0) })
    }
    contenders.append(Contender(name: "memory fill", work: fill.fill))
    return Contest(
      name: "shadow of blur 48 around 600 × 200, radius 40", contenders: contenders)
  }

  /// The same button in pictures of four times the pixels each.
  private static func growthOfPixels() -> Contest {
    let contenders = [1, 2, 4, 8].map { factor in
      let picture = ButtonPicture(
        width: 300 * factor, height: 100 * factor, radius: 15 * Double(factor), borderWidth: 2,
        kind: .axial(degrees: 30), stops: [.init(0, 0xA9AEBA), .init(1, 0x5B657D)])
      return Contender(
        name: "\(picture.width) × \(picture.height)", work: OwnButton(picture).draw)
    }
    return Contest(name: "growth with pixels, axial at 30°", contenders: contenders)
  }

  /// Gradients of four times the stops each.
  private static func growthOfStops() -> Contest {
    let contenders = [2, 8, 32, 128].map { count in
      let stops = (0..<count).map { index in
        ButtonPicture.Stop(
          Double(index) / Double(count - 1), index % 2 == 0 ? 0xA9AEBA : 0x5B657D)
      }
      let picture = ButtonPicture(
        width: 600, height: 200, radius: 30, borderWidth: 3, kind: .axial(degrees: 30),
        stops: stops)
      return Contender(name: "\(count) stops", work: OwnButton(picture).draw)
    }
    return Contest(name: "growth with stops, 600 × 200 at 30°", contenders: contenders)
  }

  /// A button's pixels to the bytes of a PNG file, quick as it is done and as small as can be.
  private static func packing(_ picture: ButtonPicture) -> Contest {
    let own = OwnButton(picture)
    return Contest(
      name: "PNG file of the button 147 × 90",
      contenders: [
        Contender(name: "packed by repetitions") { own.file(isSmallest: false) },
        Contender(name: "smallest of libpng's") { own.file(isSmallest: true) },
      ])
  }

  /// One gradient in three blend spaces.
  private static func spaces() -> Contest {
    let picture = ButtonPicture(
      width: 1200, height: 400, radius: 60, borderWidth: 6, kind: .axial(degrees: 30),
      stops: [.init(0, 0xA9AEBA), .init(1, 0x5B657D)])
    return Contest(
      name: "blend spaces, 1200 × 400 at 30°",
      contenders: [
        Contender(name: "sRGB", work: OwnButton(picture).draw),
        Contender(name: "OKLab", work: OwnButton(picture, space: .oklab).draw),
        Contender(name: "OKLCH", work: OwnButton(picture, space: .oklch).draw),
      ])
  }

  /// Style files of growing size, and what Python's reader of JSON, which is written in C, takes to
  /// read the text of the last.
  private static func tokens(_ peer: Peer?) -> Contest {
    var contenders: [Contender] = []
    for count in [30_000, 1_000, 10_000] {
      let file = TokenFile(tokenCount: count)
      contenders.append(Contender(name: "\(count) tokens", work: file.read))
      if let peer, count == 30_000, let path = file.write() {
        contenders.append(Contender(name: "json.loads") { peer.json(path, repetitions: $0) })
      }
    }
    return Contest(name: "style file read and resolved", contenders: contenders)
  }
}
