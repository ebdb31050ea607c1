package import GradientModel

/// What pictures stand on, each paint once, as classes of a style sheet.
package struct HTMLGrounds {
  private var paints: [Paint] = []

  package init() {}

  /// The classes of an element with a ground: the ground's own, and whether words on it are light.
  package mutating func classes(_ paint: Paint) -> String {
    let simplified = paint.simplified
    var index = 0
    while index < paints.count, paints[index] != simplified { index += 1 }
    if index == paints.count { paints.append(simplified) }
    var writer = TextWriter("ground g")
    writer.whole(index + 1)
    writer.add(simplified.isDark ? " is-dark" : "")
    return String(utf8: writer.bytes)
  }

  /// The rules of all grounds.
  package var sheet: HTMLSheet {
    var sheet = HTMLSheet()
    for (index, paint) in paints.enumerated() {
      sheet.add("\n.g")
      sheet.add(index + 1)
      sheet.add("{background:")
      sheet.background(paint)
      sheet.add("}")
    }
    return sheet
  }
}
