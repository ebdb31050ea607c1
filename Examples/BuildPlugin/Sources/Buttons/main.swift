import GradientModel

// A style under its own name: if the file calls it something else, this does not compile.
let look = ControlStyle.rec.resolved(for: .highlighted)
print("rec, pressed: radius \(look.corners == .radius(7) ? 7 : 0)")

// The same by a name that can be passed around.
for name in [ControlTheme.Name.rec, .play] {
  print(name.path, ControlTheme.music[name] == nil ? "is missing" : "is there")
}
