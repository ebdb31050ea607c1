internal import GradientModel

extension ShowcasePage {
  /// The page's own style: the wall of all controls, stages with buttons to press, and panels.
  static let sheet: StaticString = """
    .wall{display:grid;grid-template-columns:repeat(auto-fill,minmax(10.5rem,1fr));gap:.75rem;margin:0 0 4rem;padding:0;list-style:none}
    .wall a{display:block;height:100%;border-radius:1rem;overflow:hidden;background:var(--card);box-shadow:0 0 0 1px var(--line);color:inherit;text-decoration:none;text-align:center;transition:box-shadow .15s}
    .wall a:hover{box-shadow:0 0 0 1px var(--line),0 6px 20px var(--shade)}
    .wall bdi{display:block;padding:.6rem .75rem .7rem;font-size:.8125rem;color:var(--soft);overflow-wrap:anywhere}
    .shelf{display:grid;place-items:center;height:7rem;overflow:hidden}
    .file{margin-bottom:5rem}
    .file>h2{margin:0 0 1.5rem}
    .control{margin:0 0 4.5rem;scroll-margin-top:1rem}
    .control>h3{margin:0}
    .facts{margin:.15rem 0 1.25rem;color:var(--soft)}
    .stage{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:2.5rem 4.5rem;min-height:11rem;padding:2.5rem 1.5rem;border-radius:1.25rem;box-shadow:inset 0 0 0 1px var(--line)}
    .try{display:grid;justify-items:center;gap:1rem}
    .live{display:block;width:var(--bw);height:var(--bh);max-width:none;margin:0;padding:0;border:0;border-radius:8px;background:none;cursor:pointer;position:relative;touch-action:manipulation;-webkit-tap-highlight-color:transparent;user-select:none;-webkit-user-select:none}
    .live:disabled{cursor:default}
    .live:focus-visible{outline:none}
    .ring:focus-visible{outline:2px solid var(--accent);outline-offset:5px}
    .live>.pic{position:absolute;left:0;top:0;visibility:hidden;pointer-events:none}
    .panels{display:grid;grid-template-columns:1fr;gap:.75rem;margin:.75rem 0}
    .scales{margin:.75rem 0}
    .scales .grid{gap:2rem 3rem}
    .lens{display:block;position:relative;width:calc(var(--w)*2);height:calc(var(--h)*2)}
    .lens .pic{position:absolute;left:calc(var(--x)*-2);top:calc(var(--y)*-2);transform:scale(2);transform-origin:0 0;image-rendering:pixelated}
    .at1::before{background-image:image-set(var(--p1) 1x)}
    .at2::before{background-image:image-set(var(--p2) 2x)}
    .at3::before{background-image:image-set(var(--p3) 3x)}
    :root[data-pixels="1"] .pic:not(.lens *)::before{background-image:image-set(var(--p1) 1x)}
    :root[data-pixels="2"] .pic:not(.lens *)::before{background-image:image-set(var(--p2) 2x)}
    :root[data-pixels="3"] .pic:not(.lens *)::before{background-image:image-set(var(--p3) 3x)}
    @media (max-width:40rem){.stage{gap:2rem}.wall{grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr))}.scales .grid{gap:1.5rem}}
    @media print{
    .wall{margin-bottom:2rem}
    .control,.file>h2{break-before:page;margin:0}
    .file>h2{margin-bottom:1rem}
    .file>h2+.control{break-before:auto}
    .stage{min-height:0;padding:1.5rem}
    .pic:not(.lens *)::before{background-image:image-set(var(--p3) 3x)}
    }
    """

  /// The rules that show of a button's pictures the one of the state that it is in.
  static let pressSheet: HTMLSheet = {
    var sheet = HTMLSheet()
    // Without a pointer that hovers, a tap leaves `:hover` behind.
    sheet.add("@media (hover:hover){")
    addPressRules(&sheet, withHover: true)
    sheet.add("}@media not (hover:hover){")
    addPressRules(&sheet, withHover: false)
    sheet.add("}.live:disabled>.d0{visibility:visible}")
    return sheet
  }()

  private static func addPressRules(_ sheet: inout HTMLSheet, withHover: Bool) {
    let states: [(ControlState, StaticString)] = [
      (.selected, "[aria-pressed=true]"), (.focused, ":focus-visible"), (.hovered, ":hover"),
      (.highlighted, ":active"),
    ]
    for (index, set) in Showcase.pressStates.enumerated() {
      if set.contains(.hovered), !withHover { continue }
      sheet.add(".live:enabled")
      for (state, selector) in states where withHover || state != .hovered {
        sheet.add(set.contains(state) ? "" : ":not(")
        sheet.add(selector)
        sheet.add(set.contains(state) ? "" : ")")
      }
      sheet.add(">.s")
      sheet.add(index)
      sheet.add("{visibility:visible}\n")
    }
  }
}
