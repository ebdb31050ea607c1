import GradientModel

/// Pieces of work whose instructions Scripts/counts counts: one after another, each done once in a
/// function that callgrind knows by its name.
enum CountedWork {
  private struct Piece {
    var name: String
    var work: () -> UInt64
  }

  /// Does all of it and prints each piece's name, in the order in which they are counted.
  static func run() {
    let pieces = drawing + growth + files
    // What is made once in a process is no part of the work.
    for piece in pieces { Sink.swallow(piece.work()) }
    // Callgrind tells of one piece when the next begins, and counts all calls before the first as its own:
    // the first and the last are done once more.
    for piece in pieces.prefix(1) + pieces + pieces.suffix(1) {
      Sink.swallow(doCountedWork(piece.work))
    }
    for piece in pieces { print(piece.name) }
  }

  private static var drawing: [Piece] {
    let button = OwnButton(.gloss)
    let axial = OwnButton(.large(.axial(degrees: 30)))
    let oklch = OwnButton(.large(.axial(degrees: 30)), space: .oklch)
    let radial = OwnButton(.large(.radial))
    let conic = OwnButton(.large(.conic))
    let shadow = OwnButton(.shadowed, shadows: [.large])
    return [
      Piece(name: "button", work: button.draw),
      Piece(name: "button, shapes kept", work: button.drawKeeping),
      Piece(name: "axial at 30°", work: axial.draw),
      Piece(name: "axial at 30° in OKLCH", work: oklch.draw),
      Piece(name: "radial", work: radial.draw),
      Piece(name: "conic", work: conic.draw),
      Piece(name: "shadow", work: shadow.draw),
      Piece(name: "shadow, shapes kept", work: shadow.drawKeeping),
    ]
  }

  private static var growth: [Piece] {
    var pieces: [Piece] = []
    for count in [8, 32, 128, 512] {
      for (name, kind) in [
        ("axial", ButtonPicture.Kind.axial(degrees: 30)), ("radial", .radial), ("conic", .conic),
      ] {
        let button = OwnButton(.striped(stops: count, kind))
        pieces.append(Piece(name: "\(name), \(count) stops", work: button.draw))
      }
    }
    for factor in [1, 2, 4] {
      let button = OwnButton(.sized(factor))
      pieces.append(Piece(name: "axial, \(factor * factor) × 30,000 pixels", work: button.draw))
    }
    return pieces
  }

  private static var files: [Piece] {
    let button = OwnButton(.gloss)
    let tokens = TokenFile(tokenCount: 500)
    return [
      Piece(name: "PNG file of the button") { button.file(isSmallest: false) },
      Piece(name: "style file of 500 tokens", work: tokens.read),
    ]
  }
}

/// Does a piece of work; callgrind counts from its beginning to its end.
@inline(never) @_optimize(none)
private func doCountedWork(_ work: () -> UInt64) -> UInt64 { work() }
