import GradientModel

/// What a renderer does with the elements of a drawing, one after another.
///
/// A pixel on the edge of an outline with coverage o has two parts: outside, 1 - o of it, shadows that
/// are kept out of the outline fall; inside there is what lay there before. Painting the shadow with
/// 1 - o and a surface over it with o would leave o·(1 - o) of the ground between them, a light rim
/// around a dark button with a dark shadow. So both parts are painted whole and put together by area.
enum DrawingStep {
  /// The row is parted: what is there so far is both outside and inside.
  case part
  /// A shadow: outside only, or on both parts.
  case shadow(Drawing.Shadow, isOutsideOnly: Bool)
  /// A surface over the row, or over the inside, with which the parts come together.
  case surface(Drawing.Surface, joinsParts: Bool)
  /// The parts of a row come together at an outline that no surface fills.
  case join(Outline)
}

extension Drawing {
  /// The steps that paint shadows and surfaces; titles are left out.
  var steps: [DrawingStep] {
    var steps: [DrawingStep] = []
    var hole: Outline?
    func join() {
      if let outline = hole { steps.append(.join(outline)) }
      hole = nil
    }
    for element in elements {
      switch element {
      case .shadow(let shadow):
        if let outline = shadow.clippedOutside, outline != hole {
          join()
          hole = outline
          steps.append(.part)
        }
        steps.append(.shadow(shadow, isOutsideOnly: shadow.clippedOutside != nil))
      case .surface(let surface):
        let joins = surface.outline == hole
        if joins { hole = nil } else { join() }
        steps.append(.surface(surface, joinsParts: joins))
      case .title: continue
      }
    }
    join()
    return steps
  }
}
