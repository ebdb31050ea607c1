import GradientModel

let gloss: [ButtonPicture.Stop] = [
  .init(0, 0xA9AEBA), .init(0.5, 0x7E8790), .init(0.51, 0x6F778B), .init(1, 0x5B657D),
]
func benchmark() {
  for p in [ButtonPicture(width: 147, height: 90, radius: 30, borderWidth: 3, kind: .axial(degrees: 180), stops: gloss), ButtonPicture(width: 1200, height: 400, radius: 60, borderWidth: 6, kind: .axial(degrees: 30), stops: [gloss[0], gloss[3]]),
  ButtonPicture(width: 1200, height: 400, radius: 60, borderWidth: 6, kind: .radial, stops: [gloss[0], gloss[3]])] {
  let cairo = CairoButton(p)!
  let fill = MemoryFill(width: p.width, height: p.height)
  let c = Contest(name: "a", contenders: [.init(name: "Cairo", work: cairo.draw), .init(name: "fill", work: fill.fill)])
  print(c.results())
}
}
benchmark()
