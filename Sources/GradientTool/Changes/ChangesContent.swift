import GradientModel
import GradientReview

/// What a page about changes shows, and the pictures that it needs: one for each look.
struct ChangesContent {
  /// Pixels a point of each picture.
  static let scales = [1, 2]

  /// Looks that were alike before and are alike now.
  struct Pair {
    var looks: [ReviewedLook]
    let old: Side?
    let new: Side?
  }

  /// A look, by its picture's place in the list of requests.
  struct Side {
    let picture: Int
    let ground: Paint
  }

  struct Control {
    let change: ControlChange
    var pairs: [Pair] = []
  }

  struct File {
    let changes: FileChanges
    var controls: [Control] = []
  }

  private(set) var files: [File] = []
  /// What to draw, at any scale.
  private(set) var requests: [PictureRequest] = []
  private var places: [Key: Int] = [:]

  /// A look is drawn once for all controls of its component and name, whose words may differ.
  private struct Key: Hashable {
    let look: ResolvedStyle
    let name: String
  }

  init(_ changes: [FileChanges]) {
    for file in changes where !file.changes.isEmpty {
      var part = File(changes: file)
      for change in file.changes.controls {
        part.controls.append(Control(change: change, pairs: pairs(change, file)))
      }
      files.append(part)
    }
  }

  private mutating func pairs(_ change: ControlChange, _ file: FileChanges) -> [Pair] {
    if change.kind == .renamed { return [] }
    var pairs: [Pair] = []
    var known: [[ResolvedStyle?]: Int] = [:]
    for look in change.space.all {
      let before = change.old?.style.resolved(for: look.state, in: look.environment)
      let after = change.new?.style.resolved(for: look.state, in: look.environment)
      guard before != after else { continue }
      let key = [before, after].map { look in
        var look = look
        look?.layoutDirection = .leftToRight
        return look
      }
      if let index = known[key] {
        pairs[index].looks.append(look)
      } else {
        known[key] = pairs.count
        pairs.append(
          Pair(
            looks: [look], old: side(change.old, look, file.old),
            new: side(change.new, look, file.new)))
      }
    }
    return pairs
  }

  private mutating func side(
    _ control: ControlTheme.Control?, _ look: ReviewedLook, _ file: LoadedStyle?
  ) -> Side? {
    guard let control, let file else { return nil }
    let request = PictureRequest(
      styleFile: file.label, control: control, state: look.state, environment: look.environment,
      scale: 1, options: PictureOptions())
    let resolved = request.look
    let ground = resolved.backdrop ?? SheetLook.ground(in: look.environment.appearance)
    let key = Key(look: resolved, name: control.name)
    if let place = places[key] { return Side(picture: place, ground: ground) }
    places[key] = requests.count
    requests.append(request)
    return Side(picture: requests.count - 1, ground: ground)
  }
}
