import Drawing
import Thermal

/// A made map in the colours of common ones: land, blocks of buildings, a park, water, streets with edges, names.
package struct StreetMap: Sendable {
  /// What a pixel shows.
  package enum Ground: Sendable, CaseIterable {
    case land
    case building
    case park
    case water
    case street
    case edge
    case name
  }

  private static let colours: [Ground: [UInt8]] = [
    .land: [242, 239, 233], .building: [217, 208, 201], .park: [200, 230, 190], .water: [170, 211, 223],
    .street: [255, 255, 255], .edge: [187, 185, 180], .name: [60, 60, 65],
  ]

  private let side: Int
  /// What each pixel shows, row by row.
  package private(set) var ground: [Ground]

  /// Makes a square map.
  package init(side: Int, fonts: Fonts) {
    self.side = side
    ground = Array(repeating: .land, count: side * side)
    fill(.water, 0..<side, side * 7 / 8..<side)
    fill(.park, side / 12..<side / 3, side / 2..<side * 4 / 5)
    for y in stride(from: 20, to: side * 7 / 8 - 60, by: 64) {
      for x in stride(from: 20, to: side - 50, by: 64) where ground[(y + 10) * side + x] == .land {
        fill(.building, x..<x + 34, y..<y + 26)
      }
    }
    for (index, place) in stride(from: 60, to: side - 20, by: 64).enumerated() {
      let width = index % 2 == 0 ? 9 : 5
      if place < side * 7 / 8 - 20 { street(width) { (t, w) in (t, place + t / 9 + w) } }
      street(width) { (t, w) in (place - t / 12 + w, t * 7 / 8) }
    }
    name("Gran Via", at: (side / 5, side / 4), fonts)
    name("Łódzka 7", at: (side / 2, side * 5 / 8), fonts)
  }

  private mutating func fill(_ kind: Ground, _ columns: Range<Int>, _ rows: Range<Int>) {
    for y in rows.clamped(to: 0..<side) { for x in columns.clamped(to: 0..<side) { ground[y * side + x] = kind } }
  }

  private mutating func street(_ width: Int, _ place: (Int, Int) -> (Int, Int)) {
    for across in 0...width + 1 {
      let isEdge = across == 0 || across == width + 1
      for along in 0..<side {
        let (x, y) = place(along, across)
        guard x >= 0, x < side, y >= 0, y < side, !isEdge || ground[y * side + x] != .street else { continue }
        ground[y * side + x] = isEdge ? .edge : .street
      }
    }
  }

  private mutating func name(_ text: String, at place: (x: Int, y: Int), _ fonts: Fonts) {
    let run = TextRun(text, at: Point(x: Double(place.x), y: 20), size: 20)
    let dots = Bitmap(Drawing(width: Double(side), height: 24, operations: [.text(run, .ink)]), fonts: fonts)
    for y in 0..<24 { for x in 0..<side where dots[x, y] { ground[(place.y + y) * side + x] = .name } }
  }

  /// The map in its colours.
  package var picture: Picture {
    get throws {
      try Picture(
        width: side, height: side, rgba: ground.flatMap { (Self.colours[$0] ?? [0, 0, 0]) + [255] })
    }
  }
}
