import Drawing
import ShiftScreens
import SwiftUI

/// The part of the town that is seen, in a box of the screen.
struct TownFrame: Sendable {
  let left: Double
  let top: Double
  let scale: Double

  /// As much as fits, in the middle.
  init(_ view: (x: Double, y: Double, width: Double, height: Double), in size: CGSize) {
    scale = min(size.width / max(view.width, 1), size.height / max(view.height, 1))
    left = (size.width - view.width * scale) / 2 - view.x * scale
    top = (size.height - view.height * scale) / 2 - view.y * scale
  }

  /// Where a spot of the town is on the screen.
  func callAsFunction(_ spot: Town.Spot) -> CGPoint {
    CGPoint(x: left + spot.x * scale, y: top + spot.y * scale)
  }
}

/// Lines through spots of the town.
struct TownLines: Shape {
  let lines: [[Town.Spot]]
  let frame: TownFrame
  var isClosed = false

  nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
    var path = SwiftUI.Path()
    for line in lines {
      for (index, spot) in line.enumerated() {
        if index == 0 { path.move(to: frame(spot)) } else { path.addLine(to: frame(spot)) }
      }
      if isClosed { path.closeSubpath() }
    }
    return path
  }
}

/// The map of the practice town with what the ride is about.
struct TownMapView: View {
  let map: MapContent

  var body: some View {
    GeometryReader { proxy in
      let frame = TownFrame(map.view, in: proxy.size)
      ZStack(alignment: .topLeading) {
        Color(Colour(0xEFEBE2))
        // Of a real town the dispatcher has no map: the ground is open.
        if map.isTown {
          lines([TownGround.river], frame, Color(Colour(0x9CC9E8)), 150 * frame.scale)
          TownLines(lines: TownGround.blocks, frame: frame, isClosed: true).fill(Color(Colour(0xE1DACB)))
          TownLines(lines: [TownGround.park], frame: frame, isClosed: true).fill(Color(Colour(0xB9DDA8)))
          lines(TownGround.streets, frame, Color.white, 46 * frame.scale)
        }
        if map.next.count > 1 {
          TownLines(lines: [map.next], frame: frame)
            .stroke(
              Color(Colour(0x1B5FAA)).opacity(0.6), style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 9]))
        }
        if map.way.count > 1 { lines([map.way], frame, Color(Colour(0x1B5FAA)), 6) }
        ForEach(map.labels.numbered, id: \.id) { label in
          Text(verbatim: label.item.name)
            .font(.system(size: 12, weight: label.item.isMeant ? .bold : .regular))
            .foregroundStyle(Tint.ink)
            .position(x: frame(label.item.spot).x, y: frame(label.item.spot).y - 14)
        }
        if let goal = map.goal { pin(Tint.danger, 18).position(frame(goal)) }
        if let pickUp = map.pickUp { pin(Tint.ok, 18).position(frame(pickUp)) }
        pin(Tint.accent, 26).position(frame(map.car))
      }
    }
    .clipped()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: map.words))
  }

  private func lines(_ lines: [[Town.Spot]], _ frame: TownFrame, _ colour: Color, _ width: Double) -> some View {
    TownLines(lines: lines, frame: frame)
      .stroke(colour, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  private func pin(_ colour: Color, _ size: CGFloat) -> some View {
    Circle()
      .fill(colour)
      .frame(width: size, height: size)
      .overlay { Circle().stroke(Color.white, style: StrokeStyle(lineWidth: 3)) }
  }
}

/// Land, river, park and streets, far beyond the town's edge.
enum TownGround {
  static let river = [
    Town.Spot(x: -8000, y: 2700), Town.Spot(x: -300, y: 2060), Town.Spot(x: 500, y: 1840), Town.Spot(x: 4100, y: 1545),
    Town.Spot(x: 12_000, y: 900),
  ]

  /// The streets, and the avenues, which go over the river where there is a bridge.
  static let streets: [[Town.Spot]] = {
    let (last, low) = (Town.columns - 1, Town.rows - 1)
    var found = (0..<Town.rows).map { row in
      let (from, to) = (Town.spot(column: 0, row: row), Town.spot(column: last, row: row))
      return [beyond(to, from, 1.2), beyond(from, to, 1.2)]
    }
    for column in 0..<Town.columns {
      for row in 0..<low where row != 2 || Town.hasBridge(column: column) {
        found.append([Town.spot(column: column, row: row), Town.spot(column: column, row: row + 1)])
      }
      let ends = [(0, 1), (low, low - 1)].map {
        (Town.spot(column: column, row: $0), Town.spot(column: column, row: $1))
      }
      for (end, before) in ends { found.append([end, beyond(before, end, 8)]) }
    }
    return found
  }()

  static let park = block(row: 0, column: 2)

  static let blocks: [[Town.Spot]] = (0..<(Town.rows - 1)).filter { $0 != 2 }.flatMap { row in
    (0..<(Town.columns - 1)).map { block(row: row, column: $0) }
  }

  /// The spot as many times the way between two beyond the second.
  private static func beyond(_ from: Town.Spot, _ to: Town.Spot, _ times: Double) -> Town.Spot {
    Town.Spot(x: to.x + (to.x - from.x) * times, y: to.y + (to.y - from.y) * times)
  }

  /// A block between four crossings, a fifth smaller.
  private static func block(row: Int, column: Int) -> [Town.Spot] {
    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { Town.spot(column: column + $0, row: row + $1) }
    let (x, y) = (corners.reduce(0) { $0 + $1.x } / 4, corners.reduce(0) { $0 + $1.y } / 4)
    return corners.map { Town.Spot(x: $0.x + (x - $0.x) * 0.2, y: $0.y + (y - $0.y) * 0.2) }
  }
}
