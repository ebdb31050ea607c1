import GradientTokens

/// A style file with every member, and with names that need care.
enum EveryMember {
  static let file = """
    {
      "$extensions": { "dev.gradientcontrols": { "version": 1 } },
      "default": {
        "$extensions": { "dev.gradientcontrols": { "component": "bar-button" } },
        "fill": { "$type": "gradient", "$value": "linear-gradient(to top right in oklch, oklch(0.6 0.1 none), #0000ff 33.3%)" },
        "overlay": { "$type": "gradient", "$value": "radial-gradient(circle 12px at 30% 4px, #ffffff80, #ffffff00)" },
        "border-width": { "$type": "dimension", "$value": "1.5px" },
        "border-fill": { "$type": "gradient", "$value": "conic-gradient(from 40deg at 20% 30%, red, lime, red)" },
        "radius": { "top-leading": { "$type": "dimension", "$value": "3px" }, "bottom-trailing": { "$type": "dimension", "$value": "5px" } },
        "shadow": { "$type": "shadow", "$value": "0 1px 2px 0.1px #00000080, inset 1px 1px 0 #ffffff40" },
        "opacity": { "$type": "number", "$value": 0.9 },
        "title": { "$type": "typography", "$value": "600 17px/1.25 system" },
        "title-color": { "$type": "color", "$value": "color(display-p3 1 0.5 0.1)" },
        "title-shadow": { "$type": "shadow", "$value": "0 -1px 0 #000000" },
        "image-color": { "$type": "color", "$value": "#123456" },
        "insets": { "vertical": { "$type": "dimension", "$value": "3px" }, "leading": { "$type": "dimension", "$value": "4px" }, "trailing": { "$type": "dimension", "$value": "9px" } },
        "min-width": { "$type": "dimension", "$value": "49px" },
        "min-height": { "$type": "dimension", "$value": "20px" },
        "width": { "$type": "dimension", "$value": "80px" },
        "height": { "$type": "dimension", "$value": "30.25px" },
        "press-scale": { "$type": "number", "$value": 0.97 },
        "transition": { "$type": "transition", "$value": "180ms ease-out" },
        "press": { "$value": "reverse" },
        "disabled-look": { "$value": "none" },
        "dynamic-type": { "$value": "headline" },
        "sample": { "$value": "Say \\"hi\\"\\n\\\\(x) \\u202e" },
        "backdrop": { "$type": "color", "$value": "#39404f" },
        "states": {
          "selected+highlighted": { "fill": { "$type": "color", "$value": "#00ff0080" } },
          "hovered": { "radius": { "$type": "dimension", "$value": "capsule" } }
        },
        "appearances": {
          "dark": { "title-color": { "$type": "color", "$value": "#eeeeee" }, "states": { "highlighted": { "opacity": { "$type": "number", "$value": 0.3 } } } },
          "dark+high-contrast": { "border-width": { "$type": "dimension", "$value": "3px" } }
        },
        "metrics": { "compact": { "height": { "$type": "dimension", "$value": "24px" } } }
      },
      "self": {
        "$extensions": { "dev.gradientcontrols": { "component": "control" } },
        "fill": { "$type": "gradient", "$value": "linear-gradient(17.5deg, #ff0000, #0000ff)" }
      },
      "3d größe 🎛": {
        "class": {
          "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$type": "color", "$value": "hsl(120.5 40% 33% / 0.7)" }
        }
      },
      "new\\nline */ \\"quote\\"": {
        "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$type": "color", "$value": "#808080" }
      }
    }
    """
}
