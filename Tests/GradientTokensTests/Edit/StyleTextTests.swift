import GradientModel
import GradientTokens
import Testing

/// A file of many layouts, and what an edit makes of it.
enum EditFixture {
  static let file = ##"""
    {
      "$extensions": { "dev.gradientcontrols": { "version": 1,
        "appearances": { "dark": { "palette": { "rose": { "$value": "#b05a7c" } } } } } },
      "palette": { "$type": "color", "rose": { "$value": "#f287b0" },   "line": { "$value": "#784559" } },
      "rec": {
        "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": {
          "$type": "gradient",
          "$value": [
            { "color": "{palette.rose}", "position": 0 },
            { "color": "#c97391",        "position": 0.7 }
          ]
        },
        "radius":   { "$type": "dimension", "$value": "7px" },
        "title-color": { "$type": "color", "$value": "#ffffff" },
        "states": {
          "selected+highlighted": {
            "fill": { "$type": "gradient", "$value": "linear-gradient(#91546b, {palette.line} 70%)" }
          }
        }
      }
    }

    """##

  static func text(_ file: String = file) throws -> StyleText { try StyleText(Array(file.utf8)) }

  static func string(_ text: StyleText) -> String { String(decoding: text.bytes, as: UTF8.self) }

  static func theme(_ text: StyleText) -> ControlTheme {
    let reading = StyleFile.read(text.bytes, path: "style")
    #expect(reading.diagnostics.map(\.text) == [])
    return reading.theme
  }

  /// The lines of one text that the other does not have, and those it has instead.
  static func difference(_ old: String, _ new: String) -> (gone: [Substring], come: [Substring]) {
    var (gone, come) = (old.split(separator: "\n")[...], new.split(separator: "\n")[...])
    while let first = gone.first, first == come.first {
      gone.removeFirst()
      come.removeFirst()
    }
    while let last = gone.last, last == come.last {
      gone.removeLast()
      come.removeLast()
    }
    return (Array(gone), Array(come))
  }
}

@Suite struct StyleTextTests {
  @Test func `a value in place changes its own bytes alone`() throws {
    let new = try EditFixture.text().setting("radius", to: "\"9px\"", at: .control("rec"))
    let expected = EditFixture.file.replacing("\"7px\"", with: "\"9px\"")
    #expect(EditFixture.string(new) == expected)
    #expect(EditFixture.theme(new)["rec"]?[.normal].corners == .radius(9))
  }

  @Test func `a new member stands where its kind does, typed as its neighbours are`() throws {
    let new = try EditFixture.text().setting(
      "border", to: "\"1px solid {palette.line}\"", at: .control("rec"))
    let (gone, come) = EditFixture.difference(EditFixture.file, EditFixture.string(new))
    #expect(gone == [])
    #expect(
      come == [
        "    \"border\": { \"$type\": \"border\", \"$value\": \"1px solid {palette.line}\" },"
      ])
    #expect(EditFixture.theme(new)["rec"]?[.normal].borderWidth == 1)
  }

  @Test func `a state's and an appearance's groups are made for a member in them`() throws {
    let new = try EditFixture.text().setting(
      "fill", to: "\"#102030\"", at: .control("rec", state: .highlighted, in: .appearance(.dark)))
    let (gone, come) = EditFixture.difference(EditFixture.file, EditFixture.string(new))
    #expect(gone == [])
    #expect(
      come.joined(separator: "\n") == """
            },
            "appearances": {
              "dark": {
                "states": {
                  "highlighted": {
                    "fill": { "$type": "color", "$value": "#102030" }
                  }
                }
              }
        """)
    let style = EditFixture.theme(new)["rec"]
    #expect(style?[.highlighted, in: .dark].fill == .color("#102030"))
  }

  @Test func `an override is found whatever the order of its states`() throws {
    let place = StylePlace.control("rec", state: [.highlighted, .selected])
    let new = try EditFixture.text().setting("opacity", to: "0.5", at: place)
    let (gone, come) = EditFixture.difference(EditFixture.file, EditFixture.string(new))
    #expect(gone.count == 1 && come.count == 2)
    #expect(EditFixture.theme(new)["rec"]?[[.selected, .highlighted]].opacity == 0.5)
    let removed = try new.removing("opacity", at: place)
    #expect(EditFixture.string(removed) == EditFixture.file)
  }

  @Test func `what is made and taken out again leaves the file as it was, groups and all`() throws {
    let place = StylePlace.control("rec", state: .highlighted, in: .appearance(.dark))
    let new = try EditFixture.text().setting("fill", to: "\"#102030\"", at: place)
    #expect(EditFixture.string(try new.removing("fill", at: place)) == EditFixture.file)
    #expect(EditFixture.string(try new.removing(nil, at: place)) == EditFixture.file)
  }

  @Test func `a member that says more than its value keeps what else it says`() throws {
    let file = ##"""
      { "a": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "radius": { "$value": "7px", "$description": "round", "$extensions": {
          "dev.gradientcontrols": { "curve": "continuous" }, "other": 1 } } } }
      """##
    let new = try EditFixture.text(file).setting("radius", to: "3", at: .control("a"))
    #expect(EditFixture.string(new) == file.replacing("\"7px\"", with: "3"))
    let curve = try new.settingExtension("curve", to: nil, of: "radius", at: .control("a"))
    #expect(
      EditFixture.string(curve)
        == file.replacing("\"7px\"", with: "3").replacing(
          "\n    \"dev.gradientcontrols\": { \"curve\": \"continuous\" },", with: ""))
    let back = try curve.settingExtension(
      "curve", to: "\"continuous\"", of: "radius", at: .control("a"))
    #expect(EditFixture.theme(back) == EditFixture.theme(new))
  }

  @Test func `a value of another type changes the type, and an array's geometry goes`() throws {
    let file = EditFixture.file.replacing(
      "      ]\n    },",
      with: """
              ],
              "$extensions": { "dev.gradientcontrols": { "angle": 30 } }
            },
        """)
    let new = try EditFixture.text(file).setting(
      "fill", to: "\"{palette.rose}\"", at: .control("rec"))
    #expect(
      EditFixture.difference(file, EditFixture.string(new)).come.joined(separator: "\n") == """
              "$type": "color",
              "$value": "{palette.rose}"
        """)
    #expect(EditFixture.theme(new)["rec"]?[.normal].fill == .color("#f287b0"))
  }

  @Test func `a group of corners and a radius take each other's place`() throws {
    let group = try EditFixture.text().putting(
      #"{"top-left":{"$value":"4px"},"bottom-right":{"$value":"8px"}}"#, as: "radius",
      at: .control("rec"))
    let corners = Corners.radii(
      CornerRadii(topLeft: 4, topRight: 0, bottomRight: 8, bottomLeft: 0))
    #expect(EditFixture.theme(group)["rec"]?[.normal].corners == corners)
    let back = try group.setting("radius", to: "\"7px\"", at: .control("rec"))
    #expect(EditFixture.theme(back) == EditFixture.theme(try EditFixture.text()))
  }

  @Test func `a border's colour and its gradient take each other's place`() throws {
    let fill = try EditFixture.text().setting(
      "border-fill", to: "\"linear-gradient(#000, #fff)\"", at: .control("rec"))
    let color = try fill.setting("border-color", to: "\"#010203\"", at: .control("rec"))
    #expect(!EditFixture.string(color).contains("border-fill"))
    #expect(EditFixture.theme(color)["rec"]?[.normal].borderPaint == .color("#010203"))
  }

  @Test func `a palette's colour changes for light and dark by itself`() throws {
    let light = try EditFixture.text().setting(
      "rose", to: "\"#010203\"", at: .group(["palette".utf8]))
    #expect(
      EditFixture.string(light) == EditFixture.file.replacing("\"#f287b0\"", with: "\"#010203\""))
    let dark = try EditFixture.text().setting(
      "rose", to: "\"#010203\"", at: .group(["palette".utf8], appearance: .dark))
    #expect(
      EditFixture.string(dark) == EditFixture.file.replacing("\"#b05a7c\"", with: "\"#010203\""))
  }

  @Test func `a renamed token takes its references and its dark twin with it`() throws {
    let new = try EditFixture.text().renaming("rose", to: "pink", at: .group(["palette".utf8]))
    let expected = EditFixture.file.replacing("\"rose\"", with: "\"pink\"").replacing(
      "{palette.rose}", with: "{palette.pink}")
    #expect(EditFixture.string(new) == expected)
    #expect(EditFixture.theme(new) == EditFixture.theme(try EditFixture.text()))
    let group = try EditFixture.text().renaming(nil, to: "colors", at: .group(["palette".utf8]))
    #expect(EditFixture.theme(group) == EditFixture.theme(try EditFixture.text()))
    let control = try EditFixture.text().renaming(nil, to: "record", at: .control("rec"))
    #expect(
      EditFixture.theme(control)["record"] == EditFixture.theme(try EditFixture.text())["rec"])
  }

  @Test func `a new control is put into an empty file`() throws {
    let new = try EditFixture.text("{}\n").putting(
      ##"{"$extensions":{"dev.gradientcontrols":{"component":"button"}},"fill":{"$value":"#fff"}}"##,
      as: "play", at: .group([String.UTF8View]()))
    #expect(EditFixture.theme(new)["play"]?[.normal].fill == .color("#ffffff"))
  }
}
