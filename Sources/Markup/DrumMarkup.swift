import Drawing
import Screens

extension HTML {
  /// The wheels of a register; the style sheet turns them, `drums.js` rolls them.
  mutating func drums(_ wheels: [WheelContent]) {
    let point = wheels.firstIndex { $0.isMinor }
    let width = wheels.count * DrumArt.pitch - DrumArt.gap + (point == nil ? 0 : DrumArt.pointWidth)
    let units = wheels.compactMap { $0.roll.isEmpty ? nil : $0.roll.count }.max() ?? 0
    open("svg", HTML.drawn("display drums", width: width))
    defineWheel()
    var left = 0
    for (index, wheel) in wheels.enumerated() {
      if index == point {
        open(
          "circle",
          [.classes("drum-point"), .of("cx", String(left + 4)), .of("cy", "88"), .of("r", "7")])
        literal("</circle>")
        left += DrumArt.pointWidth
      }
      drum(at: left, isLeading: wheel.isLeading) { html in
        let roll = wheel.roll.map { "\($0.offset) \($0.position)" }.joined(separator: " ")
        html.element(
          "g",
          [
            .classes("wheel"), .of("data-var-at", String(wheel.position)), .of("data-roll", roll.isEmpty ? nil : roll),
            .of("data-frames", roll.isEmpty ? nil : String(units)),
          ]
        ) { $0.literal(##"<use href="#wheel"></use>"##) }
      }
      left += DrumArt.pitch
    }
    literal("</svg>")
  }

  /// A text on cards like wheels that stand still; a colon and a point have none.
  mutating func cards(_ text: String) {
    var width = 0
    for letter in text.utf8 { width += DrumArt.advance(letter) }
    open("svg", HTML.drawn("display drums", width: width - DrumArt.gap))
    defineWheel()
    var left = 0
    for letter in text.utf8 {
      let middle = String(left + 4)
      switch letter {
      case UInt8(ascii: "."):
        open("circle", [.classes("drum-point"), .of("cx", middle), .of("cy", "88"), .of("r", "7")])
        literal("</circle>")
      case UInt8(ascii: ":"):
        for height in ["36", "66"] {
          open("circle", [.classes("drum-point"), .of("cx", middle), .of("cy", height), .of("r", "7")])
          literal("</circle>")
        }
      default:
        drum(at: left, isLeading: false) { html in
          let character = String(UnicodeScalar(letter))
          if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter) {
            html.open("use", [.of("href", "#n" + character)])
            html.literal("</use>")
          } else {
            html.element(
              "text", [.of("x", "31"), .of("y", "74"), .of("text-anchor", "middle"), .of("font-size", "68")],
              text: character)
          }
        }
      }
      left += DrumArt.advance(letter)
    }
    literal("</svg>")
  }

  /// One cell: what is on the drum, clipped, with the light on its curve.
  private mutating func drum(at left: Int, isLeading: Bool, _ content: (inout HTML) -> Void) {
    let box: [Attribute] = [
      .classes(isLeading ? "drum drum-leading" : "drum"), .of("x", String(left)), .of("width", "62"),
      .of("height", "100"),
    ]
    element("svg", box) { html in
      html.literal(#"<rect class="drum-body" width="62" height="100" rx="4"></rect>"#)
      content(&html)
      html.literal(#"<rect width="62" height="100" rx="4" fill="url(#drum-light)"></rect>"#)
    }
  }

  private static func drawn(_ classes: String, width: Int) -> [Attribute] {
    [
      .classes(classes), .of("viewBox", "0 0 \(width) 100"), .of("preserveAspectRatio", "xMaxYMid meet"),
      .of("aria-hidden", "true"), .of("focusable", "false"),
    ]
  }
}
