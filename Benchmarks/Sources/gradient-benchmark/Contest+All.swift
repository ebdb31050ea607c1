import GradientModel

extension Contest {
  /// The rows of the table.
  static func all(_ peer: Peer?) -> [Contest] {
    let shape = "two stops, radius 60, border 6"
    var contests = [
      button("button 147 × 90, four vertical stops, radius 30, border 3", .gloss, peer),
      keeping("button 147 × 90, its corners kept from the picture before", .gloss, peer),
      button("axial 1200 × 400 at 30°, \(shape)", .large(.axial(degrees: 30)), peer),
      button("radial 1200 × 400, \(shape)", .large(.radial), peer),
      button("conic 1200 × 400, \(shape)", .large(.conic), peer),
    ]
    contests.append(shadow(peer))
    contests.append(spaces())
    contests.append(growthOfPixels())
    for (name, kind) in [
      ("axial at 30°", ButtonPicture.Kind.axial(degrees: 30)), ("radial", .radial),
      ("conic", .conic),
    ] { contests.append(growthOfStops(name, kind)) }
    contests.append(packing(.gloss))
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

  /// The same button time and again, as a control's states or a gradient that follows a finger.
  private static func keeping(
    _ name: String, _ picture: ButtonPicture, _ peer: Peer?
  ) -> Contest {
    let own = OwnButton(picture)
    var contenders = [
      Contender(name: "ours", work: own.drawKeeping),
      Contender(name: "ours, nothing kept", work: own.draw),
    ]
    if let cairo = CairoButton(picture, border: .filled) {
      contenders.append(Contender(name: "Cairo", work: cairo.draw))
    }
    if let peer {
      contenders.append(Contender(name: "Skia") { peer.skia("button", repetitions: $0) })
    }
    let fill = MemoryFill(width: picture.width, height: picture.height)
    contenders.append(Contender(name: "memory fill", work: fill.fill))
    return Contest(name: name, contenders: contenders)
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
    let picture = ButtonPicture.shadowed
    let own = OwnButton(picture, shadows: [.large])
    let reach = 3 * 24
    let fill = MemoryFill(width: 600 + 2 * reach, height: 200 + 2 * reach)
    var contenders = [
      Contender(name: "ours", work: own.draw),
      Contender(name: "ours, its shape kept", work: own.drawKeeping),
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
      let picture = ButtonPicture.sized(factor)
      return Contender(
        name: "\(picture.width) × \(picture.height)", work: OwnButton(picture).draw)
    }
    return Contest(name: "growth with pixels, axial at 30°", contenders: contenders)
  }

  /// Gradients of four times the stops each.
  private static func growthOfStops(_ name: String, _ kind: ButtonPicture.Kind) -> Contest {
    let contenders = [2, 8, 32, 128, 512].map { count in
      let picture = ButtonPicture.striped(stops: count, kind)
      return Contender(name: "\(count) stops", work: OwnButton(picture).draw)
    }
    return Contest(name: "growth with stops, 600 × 200, \(name)", contenders: contenders)
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
    let picture = ButtonPicture.large(.axial(degrees: 30))
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
