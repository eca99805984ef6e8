import Screens

/// The pictures on the doors, each an SVG element.
enum DoorArt {
  /// A driver in a cap, before a street.
  static let bird: StaticString = #"""
    <svg class="door-art" viewBox="0 0 240 160" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
    <rect x="-600" y="112" width="1200" height="400" fill="#E9C98F"/>
    <path d="M-90 112V78h40v34zM0 112V72h34v40zM44 112V50h30v62zM196 112V62h44v50z" fill="#F3DDB6"/>
    <path d="M124 139l40-38 400 150v60z" fill="#D8B06A" opacity=".55"/>
    <ellipse cx="140" cy="100" rx="42" ry="40" fill="#2F6E73"/>
    <path d="M128 74a26 26 0 0 1 40 22 30 30 0 0 1-30 32 40 40 0 0 0 14-30 28 28 0 0 0-24-24z" fill="#3E8A8F" \#
    opacity=".55"/>
    <ellipse cx="130" cy="112" rx="25" ry="24" fill="#FBEED9"/>
    <circle cx="120" cy="86" r="9" fill="#FBEED9"/>
    <circle cx="118" cy="87" r="4.2" fill="#3C2A15"/>
    <path d="M111 94l-17 5 17 7z" fill="#E8772E"/>
    <path d="M104 72c4-22 60-30 74 2-18-8-52-10-74-2z" fill="#3C2A15"/>
    <path d="M106 71c-8 1-17 5-20 9 8 0 22-2 34-5z" fill="#3C2A15"/>
    <path d="M113 66c14-5 42-5 58 2" stroke="#E8772E" stroke-width="4" fill="none"/>
    <path d="M128 138v10M150 138v10M121 149h14M143 149h14" stroke="#E8772E" stroke-width="4" stroke-linecap="round"/>
    </svg>
    """#
}

extension HTML {
  /// A line of the metro with the stops that are left and the train between them.
  mutating func line(_ metro: ShellScreen.Metro) {
    literal(
      #"<svg class="door-art" viewBox="0 0 240 160" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">"#)
    literal(#"<path d="M206-400v960" class="line"/><g class="line-stops">"#)
    let count = metro.stops.count
    for stop in 0...count {
      element(
        "circle",
        [
          .of("cx", "206"), .of("cy", String(16 + 32 * stop)), .of("r", stop == count ? "10" : "7.5"),
          .classes(count - stop > metro.left ? "stop-passed" : "stop"),
        ]
      ) { _ in }
    }
    literal("</g>")
    let place = 16000 + 32 * ((count - metro.left) * 1000 + Int(metro.hop))
    element(
      "circle",
      [
        .of("cx", "206"), .of("cy", String(place / 1000) + "." + String(place % 1000 / 100)), .of("r", "5"),
        .classes("train"),
      ]
    ) { _ in }
    element(
      "text", [.of("x", "180"), .of("y", "112"), .of("text-anchor", "end"), .classes("line-left")],
      text: String(metro.left))
    literal("</svg>")
  }

  /// The ring around the seconds that are left to take an offer.
  mutating func ring(_ offer: ShellScreen.Offer) {
    literal(
      #"<svg class="ring" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="27" class="ring-way"/>"#)
    if offer.isAccepted {
      literal(#"<circle cx="32" cy="32" r="27" class="ring-done"/><path d="M21 33l8 8 15-17" class="ring-tick"/>"#)
    } else if let seconds = offer.seconds {
      element(
        "circle",
        [
          .of("cx", "32"), .of("cy", "32"), .of("r", "27"), .of("pathLength", "1000"), .classes("ring-left"),
          .of("stroke-dasharray", String(offer.share) + " 1000"),
        ]
      ) { _ in }
      element("text", [.of("x", "32"), .of("y", "41"), .of("text-anchor", "middle")], text: seconds)
    }
    literal("</svg>")
  }
}
