import Foundation
import GradientModel

// A style under its own name: if the file calls it something else, this does not compile.
let look = ControlStyle.rec.resolved(for: .highlighted)
if case .radii(let radii) = look.corners {
  print("rec has a radius of \(radii.topLeft)")
}

// The same by a name that can be passed around.
for name in [ControlTheme.Name.rec, .play] {
  print(name.path, ControlTheme.music[name] == nil ? "is missing" : "is there")
}
