/// Pictures on a page: each stands in the file once, and elements show it by its class.
///
/// So one look may be shown in many places, and the browser takes the resolution of its screen.
package struct HTMLPictures {
  /// A control's look, drawn at several numbers of pixels a point.
  package struct Picture: Equatable {
    /// Points that the picture covers across and down, margins for shadows included.
    package var width: Double
    package var height: Double
    /// Where the control's bounds lie in it, in points.
    package var left: Double
    package var top: Double
    package var boundsWidth: Double
    package var boundsHeight: Double
    /// PNG files, the fewest pixels a point first; of several pictures that stand side by side.
    package var images: [Image]
    /// Where the picture begins in them, in points from the left.
    package var column = 0.0

    package init(
      width: Double, height: Double, left: Double, top: Double, boundsWidth: Double,
      boundsHeight: Double, images: [Image]
    ) {
      (self.width, self.height) = (width, height)
      (self.left, self.top) = (left, top)
      (self.boundsWidth, self.boundsHeight) = (boundsWidth, boundsHeight)
      self.images = images
    }
  }

  package struct Image: Hashable, Sendable {
    /// Whole pixels a point.
    package var scale: Int
    package var png: [UInt8]

    package init(scale: Int, png: [UInt8]) {
      self.scale = scale
      self.png = png
    }
  }

  private var pictures: [Picture] = []

  package init() {}

  /// Adds a picture, unless an equal one is there already.
  ///
  /// - Returns: The picture's number, by which elements show it.
  package mutating func add(_ picture: Picture) -> Int {
    for (index, other) in pictures.enumerated() where other == picture { return index + 1 }
    pictures.append(picture)
    return pictures.count
  }

  /// The class of elements that show a picture, or that take measures from it.
  package static func className(_ number: Int) -> String { "k" + FigureText.whole(number) }

  /// The rules of all pictures; files that several share have a rule of their own.
  package var sheet: HTMLSheet {
    var sheet = HTMLSheet()
    for sharers in sharers {
      let picture = pictures[sharers[0]]
      guard sharers.count > 1 else {
        Self.addMeasures(of: picture, sharers[0] + 1, to: &sheet)
        sheet.add(";")
        Self.addFiles(of: picture, to: &sheet)
        continue
      }
      for (place, sharer) in sharers.enumerated() {
        sheet.add(place == 0 ? "\n.k" : ",.k")
        sheet.add(sharer + 1)
      }
      sheet.add("{")
      Self.addFiles(of: picture, to: &sheet)
      for sharer in sharers {
        Self.addMeasures(of: pictures[sharer], sharer + 1, to: &sheet)
        sheet.add("}")
      }
    }
    return sheet
  }

  /// The indices of the pictures, those of the same files together, in the order of their first.
  private var sharers: [[Int]] {
    var groups: [[Int]] = []
    var places: [[Image]: Int] = [:]
    for (index, picture) in pictures.enumerated() {
      if let place = places[picture.images] {
        groups[place].append(index)
      } else {
        places[picture.images] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// Begins a rule.
  private static func addMeasures(of picture: Picture, _ number: Int, to sheet: inout HTMLSheet) {
    sheet.add("\n.k")
    sheet.add(number)
    sheet.add("{--w:")
    sheet.pixels(picture.width)
    sheet.add(";--h:")
    sheet.pixels(picture.height)
    sheet.add(";--x:")
    sheet.pixels(-picture.left)
    sheet.add(";--y:")
    sheet.pixels(-picture.top)
    sheet.add(";--bw:")
    sheet.pixels(picture.boundsWidth)
    sheet.add(";--bh:")
    sheet.pixels(picture.boundsHeight)
    if picture.column != 0 {
      sheet.add(";--c:")
      sheet.pixels(-picture.column)
    }
  }

  /// Ends a rule.
  private static func addFiles(of picture: Picture, to sheet: inout HTMLSheet) {
    for image in picture.images {
      sheet.add("--p")
      sheet.add(image.scale)
      sheet.add(":")
      sheet.picture(png: image.png)
      sheet.add(";")
    }
    sheet.add("--all:image-set(")
    for (place, image) in picture.images.enumerated() {
      if place > 0 { sheet.add(",") }
      sheet.add("var(--p")
      sheet.add(image.scale)
      sheet.add(") ")
      sheet.add(image.scale)
      sheet.add("x")
    }
    sheet.add(")}")
  }
}

extension HTMLWriter {
  /// Adds an element that shows a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture's number.
  ///   - extra: More classes, each after a space.
  ///   - label: What it is called for those who do not see it; nil for what is said beside it.
  package mutating func picture(_ picture: Int, extra: String = "", label: String?) {
    let name = "pic " + HTMLPictures.className(picture) + extra
    guard let label else {
      element("span", [("class", name), ("aria-hidden", "true")])
      return
    }
    element("span", [("class", name), ("role", "img"), ("aria-label", label)])
  }
}
