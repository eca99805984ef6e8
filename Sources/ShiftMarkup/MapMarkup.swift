import Markup
import ShiftScreens

extension HTML {
  mutating func map(_ map: MapContent) {
    let view = map.view
    element(
      "svg",
      [
        .classes("town"), .of("role", "img"), .of("aria-label", map.words),
        .of(
          "viewBox",
          "\(Int(view.x)) \(Int(view.y)) \(Int(view.width)) \(Int(view.height))"),
        .of("preserveAspectRatio", "xMidYMid meet"),
      ]
    ) { html in
      if map.isTown { html.ground() } else { html.openGround(view) }
      if !map.next.isEmpty { html.polyline("way way-next", map.next) }
      if map.way.count > 1 { html.polyline("way way-now", map.way) }
      for label in map.labels { html.label(label) }
      if let goal = map.goal { html.pin("pin pin-goal", goal) }
      if let pickUp = map.pickUp { html.pin("pin pin-pick-up", pickUp) }
      html.element(
        "g",
        [
          .classes("town-car"), .of("data-var-x", ShiftState.tenths(map.car.x) + "px"),
          .of("data-var-y", ShiftState.tenths(map.car.y) + "px"),
        ]
      ) { html in
        html.literal(
          #"<circle r="17" class="car-ring"/><circle r="13" class="car-dot"/><path class="car-cap" d="M-8 -1c1-9 15-9 16 0-5-2-11-2-16 0zM-8 -1c-3 0-5 1-6 3 3 0 6 0 9-2z"/>"#
        )
      }
    }
  }

  /// Land with a line every 500 m, far beyond what is seen.
  private mutating func openGround(_ view: (x: Double, y: Double, width: Double, height: Double)) {
    let step = 500.0
    let (left, right) = (view.x - view.width * 2, view.x + view.width * 3)
    let (top, bottom) = (view.y - view.height * 2, view.y + view.height * 3)
    var lines = ""
    // A view of a hundred kilometres has no use for lines so narrow.
    if view.width <= 40_000 {
      var x = (left / step).rounded(.up) * step
      while x <= right {
        lines += "M\(Int(x)) \(Int(top))V\(Int(bottom))"
        x += step
      }
      var y = (top / step).rounded(.up) * step
      while y <= bottom {
        lines += "M\(Int(left)) \(Int(y))H\(Int(right))"
        y += step
      }
    }
    element("path", [.classes("t-grid"), .of("d", lines)]) { _ in }
  }

  /// Land, river, park, streets: far beyond the town, so that there is no end of it on the screen.
  private mutating func ground() {
    literal(#"<rect x="-8000" y="-8000" width="20000" height="20000" class="t-land"/>"#)
    literal(#"<path class="t-water" d="M-8000 2700L-300 2060L500 1840L4100 1545L12000 900"/>"#)
    blocks()
    for row in 0..<Town.rows {
      let (from, to) = (Town.spot(column: 0, row: row), Town.spot(column: Town.columns - 1, row: row))
      street("t-street", from, to, beyond: 1.2)
    }
    for column in 0..<Town.columns {
      for row in 0..<(Town.rows - 1) where row != 2 || Town.hasBridge(column: column) {
        street("t-street", Town.spot(column: column, row: row), Town.spot(column: column, row: row + 1), beyond: 0)
      }
      let (first, second) = (Town.spot(column: column, row: 0), Town.spot(column: column, row: 1))
      street("t-street", first, Town.Spot(x: first.x * 9 - second.x * 8, y: first.y * 9 - second.y * 8), beyond: 0)
      let (last, before) = (Town.spot(column: column, row: 4), Town.spot(column: column, row: 3))
      street("t-street", last, Town.Spot(x: last.x * 9 - before.x * 8, y: last.y * 9 - before.y * 8), beyond: 0)
    }
  }

  /// The blocks between the streets; one is the park.
  private mutating func blocks() {
    for row in 0..<(Town.rows - 1) where row != 2 {
      for column in 0..<(Town.columns - 1) {
        let corners = [
          Town.spot(column: column, row: row), Town.spot(column: column + 1, row: row),
          Town.spot(column: column + 1, row: row + 1), Town.spot(column: column, row: row + 1),
        ]
        let middle = Town.Spot(
          x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
        let inner = corners.map {
          Town.Spot(x: $0.x + (middle.x - $0.x) * 0.2, y: $0.y + (middle.y - $0.y) * 0.2)
        }
        let isPark = row == 0 && column == 2
        element(
          "polygon",
          [
            .classes(isPark ? "t-park" : (row + column) % 2 == 0 ? "t-block" : "t-block t-block2"),
            .of("points", HTML.points(inner)),
          ]
        ) { _ in }
      }
    }
  }

  private mutating func street(_ classes: String, _ from: Town.Spot, _ to: Town.Spot, beyond: Double) {
    let (x, y) = ((to.x - from.x) * beyond, (to.y - from.y) * beyond)
    element(
      "path",
      [
        .classes(classes),
        .of(
          "d",
          "M" + ShiftState.tenths(from.x - x) + " " + ShiftState.tenths(from.y - y) + "L" + ShiftState.tenths(to.x + x)
            + " "
            + ShiftState.tenths(to.y + y)),
      ]
    ) { _ in }
  }

  private mutating func polyline(_ classes: String, _ spots: [Town.Spot]) {
    element("polyline", [.classes(classes), .of("points", HTML.points(spots))]) { _ in }
  }

  private mutating func label(_ label: MapContent.Label) {
    element(
      "g",
      [
        .classes(label.isMeant ? "t-place t-place-meant" : "t-place"),
        .of("data-var-x", ShiftState.tenths(label.spot.x) + "px"),
        .of("data-var-y", ShiftState.tenths(label.spot.y) + "px"),
      ]
    ) { html in
      html.literal(#"<circle r="4"/>"#)
      html.element("text", [.of("y", "-10"), .of("text-anchor", "middle")], text: label.name)
    }
  }

  private mutating func pin(_ classes: String, _ spot: Town.Spot) {
    element(
      "g",
      [
        .classes(classes), .of("data-var-x", ShiftState.tenths(spot.x) + "px"),
        .of("data-var-y", ShiftState.tenths(spot.y) + "px"),
      ]
    ) { html in
      html.literal(#"<path d="M0 0c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z"/><circle cy="-22" r="5"/>"#)
    }
  }

  private static func points(_ spots: [Town.Spot]) -> String {
    spots.map { ShiftState.tenths($0.x) + "," + ShiftState.tenths($0.y) }.joined(separator: " ")
  }
}
