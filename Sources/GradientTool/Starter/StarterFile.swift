/// The style file that people start from, in the canonical layout; its descriptions are a tutorial.
enum StarterFile {
  static let text = """
    {
      "$schema": "./style.schema.json",
      "$description": "Two buttons to start from. Draw them with `gradient sheet FILE -o sheet.png`, change a value, draw them again. What a member may be is in Documentation/StyleFiles.md; `gradient check FILE` says what is wrong and where. With `gradient schema -o style.schema.json` beside it, an editor completes what may stand here.",
      "$extensions": {
        "dev.gradientcontrols": {
          "version": 1,
          "appearances": {
            "dark": {
              "palette": {
                "top": { "$value": "#7653ee" },
                "ground": { "$value": "#121116" },
                "ink": { "$value": "#f4f2fa" }
              }
            }
          }
        }
      },
      "palette": {
        "$description": "Colours with names. Controls refer to them in braces; above, `appearances` gives some of them another value in the dark, and every control follows.",
        "$type": "color",
        "top": {
          "$description": "Hexadecimal, or any colour of CSS: oklch(0.5 0.24 285).",
          "$value": "#6d4aff"
        },
        "bottom": { "$value": "#4a22d4" },
        "ground": { "$description": "What the controls stand on.", "$value": "#f6f5fb" },
        "ink": { "$description": "Words on the ground.", "$value": "#1d1a29" }
      },
      "base": {
        "$description": "What the controls have in common. `abstract` says that it is no control itself, only extended.",
        "$extensions": { "dev.gradientcontrols": { "component": "button", "abstract": true } },
        "radius": {
          "$description": "One radius for all corners, \\"capsule\\", or a group of corners. `curve` makes them continuous, as on a phone.",
          "$type": "dimension",
          "$value": "12px",
          "$extensions": { "dev.gradientcontrols": { "curve": "continuous" } }
        },
        "title": {
          "$description": "Weight, size and family; `system` is each platform's own.",
          "$type": "typography",
          "$value": "600 17px system"
        },
        "insets": {
          "$description": "The room around the title.",
          "vertical": { "$type": "dimension", "$value": "12px" },
          "horizontal": { "$type": "dimension", "$value": "24px" }
        },
        "backdrop": {
          "$description": "What pictures and contrast are judged on.",
          "$type": "color",
          "$value": "{palette.ground}"
        },
        "transition": {
          "$description": "How a look gives way to the next. A press shows at once.",
          "$type": "transition",
          "$value": "180ms ease-out"
        },
        "press-scale": {
          "$description": "A pressed control is drawn this much smaller.",
          "$type": "number",
          "$value": 0.97
        }
      },
      "primary": {
        "$description": "A filled button. `$extends` brings all of `base`; what stands here wins.",
        "$extends": "{base}",
        "fill": {
          "$description": "A colour, or a gradient as CSS writes it: linear, radial or conic, `in oklch` for livelier blends, stops with places.",
          "$type": "gradient",
          "$value": "linear-gradient({palette.top}, {palette.bottom} 80%)"
        },
        "border": {
          "$description": "Inside the bounds, so it takes no room.",
          "$type": "border",
          "$value": "1px solid #ffffff40"
        },
        "shadow": {
          "$description": "Outer and inset ones, the first on top.",
          "$type": "shadow",
          "$value": "0 2px 6px #1d1a2940, inset 0 1px 0 #ffffff66"
        },
        "title-color": { "$type": "color", "$value": "#ffffff" },
        "sample": { "$description": "The words in pictures.", "$value": "Continue" },
        "states": {
          "$description": "What is different in a state. Others are derived: without `highlighted` here a press would be darkened, and `disabled` is faded.",
          "highlighted": {
            "fill": {
              "$type": "gradient",
              "$value": "linear-gradient({palette.bottom}, {palette.top})"
            },
            "shadow": { "$type": "shadow", "$value": "inset 0 1px 3px #00000059" }
          },
          "selected+highlighted": {
            "$description": "A union: for a press while selected only.",
            "fill": { "$type": "color", "$value": "{palette.bottom}" }
          }
        }
      },
      "quiet": {
        "$description": "A clear button: no fill, a border and the ground's ink. Its press is derived, a veil in the title's colour.",
        "$extends": "{base}",
        "border": { "$type": "border", "$value": "1.5px solid {palette.ink}" },
        "title-color": { "$type": "color", "$value": "{palette.ink}" },
        "sample": { "$value": "Not now" }
      }
    }

    """
}
