import GradientModel
import GradientTokens

/// What a look's figures should do: fit, and be seen.
struct ShapeLints {
  let control: ControlTheme.Control
  let groups: [LookGroup]

  func oversizedRadii() -> [ReviewFinding] {
    findings(.oversizedRadius) { group in
      guard case .radii(let wanted) = group.placed.style.corners,
        group.placed.size.isDrawable
      else { return nil }
      let size = group.placed.size
      let drawn = Outline(Rect2D(size), radii: wanted).radii
      let pairs = [
        (wanted.topLeft, drawn.topLeft), (wanted.topRight, drawn.topRight),
        (wanted.bottomRight, drawn.bottomRight), (wanted.bottomLeft, drawn.bottomLeft),
      ]
      // A hundredth of a point is the rounding of somebody's division by two.
      guard let (radius, room) = pairs.first(where: { $0.0 > $0.1 + 0.01 }) else { return nil }
      return (
        nil,
        "a radius of \(Self.text(radius)) is more than \(Self.text(size.width)) × "
          + "\(Self.text(size.height)) points have room for, and is drawn as \(Self.text(room)); "
          + "for round ends at any size say capsule"
      )
    }
  }

  func lostStops() -> [ReviewFinding] {
    paints(.lostStops) { gradient, box in
      let lost = LostStops.indices(of: gradient, in: box)
      guard let first = lost.first else { return nil }
      var list = ""
      for (place, index) in lost.enumerated() {
        if place > 0 { list += place == lost.count - 1 ? " and " : ", " }
        list += String(index + 1)
      }
      return "nothing is seen of stop\(lost.count == 1 ? "" : "s") \(list) "
        + "(at \(Self.text(gradient.stops[first].position))): it lies beyond what the control "
        + "shows, or others take its place; move or remove it"
    }
  }

  func bandings() -> [ReviewFinding] {
    paints(.banding) { gradient, box in
      guard let band = BandSearch.widest(of: gradient, in: box) else { return nil }
      return "the gradient turns by single levels \(Self.text(band.width)) points wide, near "
        + "\(ColorText.of(band.color)), which show as bands; set its colours farther apart, or "
        + "draw it with dither"
    }
  }

  // MARK: Each finding once

  private struct PlacedGradient: Hashable {
    var gradient: GradientFill
    var size: Size2D
  }

  /// Asks about every gradient of every look.
  private func paints(
    _ rule: ReviewRule, _ check: (GradientFill, Rect2D) -> String?
  ) -> [ReviewFinding] {
    var result: [ReviewFinding] = []
    // Most looks of a control have the same gradients.
    var known: [PlacedGradient: String?] = [:]
    for member in [StyleMember.fill, .overlay, .borderFill] {
      result += findings(rule) { group in
        let style = group.placed.style
        guard member != .borderFill || style.border.width > 0,
          case .gradient(let gradient)? = style.members.paint(of: member)
        else { return nil }
        let placed = PlacedGradient(gradient: gradient, size: group.placed.size)
        let message = known[placed] ?? check(gradient, Rect2D(placed.size))
        known[placed] = .some(message)
        return message.map { (member, $0) }
      }
    }
    return result
  }

  /// Asks about every look, and keeps one finding for each place and message.
  private func findings(
    _ rule: ReviewRule, _ check: (LookGroup) -> (member: StyleMember?, message: String)?
  ) -> [ReviewFinding] {
    var result: [ReviewFinding] = []
    for group in groups {
      guard let (member, message) = check(group) else { continue }
      let place = member.flatMap { control.style.source(of: $0, in: group.first) }
      // A derived look has the faults of what it is derived from.
      let known = result.firstIndex {
        member == nil ? $0.message.utf8.elementsEqual(message.utf8) : $0.place == place
      }
      if let known {
        result[known].looks += group.looks
      } else {
        result.append(
          ReviewFinding(
            rule: rule, control: control.name, looks: group.looks, place: place, message: message))
      }
    }
    return result
  }

  private static func text(_ value: Double) -> String {
    DecimalNumber.text(Elementary.nearest(value * 100) / 100)
  }
}
