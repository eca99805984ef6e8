import Units

/// The town of the practice day: avenues and streets that cross at a slant, a river with three bridges, twelve places.
///
/// It is drawn by nobody's map. A spot is metres to the east and to the south of its corner.
package enum Town {
  /// A spot of the town.
  package struct Spot: Sendable, Hashable {
    /// Metres to the east.
    package let x: Double
    /// Metres to the south.
    package let y: Double

    /// Makes a spot.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The straight way to another, in metres.
    package func distance(to other: Spot) -> Double {
      ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    }
  }

  /// A place with a name.
  package enum Place: Int, Sendable, Hashable, CaseIterable {
    case depot
    case central
    case oldTown
    case harbour
    case museum
    case market
    case hospital
    case park
    case stadium
    case university
    case theatre
    case airport

    /// The crossing at which it stands.
    var crossing: Int {
      switch self {
      case .depot: Town.crossing(4, 3)
      case .central: Town.crossing(2, 2)
      case .oldTown: Town.crossing(1, 2)
      case .harbour: Town.crossing(0, 4)
      case .museum: Town.crossing(1, 1)
      case .market: Town.crossing(3, 3)
      case .hospital: Town.crossing(4, 1)
      case .park: Town.crossing(2, 0)
      case .stadium: Town.crossing(5, 3)
      case .university: Town.crossing(3, 1)
      case .theatre: Town.crossing(2, 4)
      case .airport: Town.crossing(5, 0)
      }
    }

    /// Where it stands.
    package var spot: Spot { Town.spot(of: crossing) }
  }

  /// How wide the town is, in metres.
  package static var width: Double { 4200 }
  /// How high it is, in metres.
  package static var height: Double { 2900 }
  /// How many avenues there are, from the west.
  package static var columns: Int { 6 }
  /// How many streets there are, from the north.
  package static var rows: Int { 5 }

  static func crossing(_ column: Int, _ row: Int) -> Int { row * columns + column }

  /// Where an avenue crosses a street.
  package static func spot(column: Int, row: Int) -> Spot {
    Spot(x: Double(260 + column * 660 + row * 90), y: Double(420 + row * 560 - column * 50))
  }

  static func spot(of crossing: Int) -> Spot { spot(column: crossing % columns, row: crossing / columns) }

  /// Whether an avenue goes over the river, which flows between the third street and the fourth.
  package static func hasBridge(column: Int) -> Bool { column % 2 == 1 }

  static func neighbours(of crossing: Int) -> [Int] {
    let (column, row) = (crossing % columns, crossing / columns)
    var found: [Int] = []
    if column > 0 { found.append(crossing - 1) }
    if column < columns - 1 { found.append(crossing + 1) }
    if row > 0, row != 3 || hasBridge(column: column) { found.append(crossing - columns) }
    if row < rows - 1, row != 2 || hasBridge(column: column) { found.append(crossing + columns) }
    return found
  }

  /// The place that is nearest to a spot.
  package static func nearest(to spot: Spot) -> Place {
    Place.allCases.min { $0.spot.distance(to: spot) < $1.spot.distance(to: spot) } ?? .depot
  }

  /// The shortest way by street from a spot to a place.
  package static func way(from spot: Spot, to place: Place) -> Way {
    let count = columns * rows
    let end = place.crossing
    // From the end outwards, so that the way can be read off from its beginning.
    var lengths = [Double](repeating: .infinity, count: count)
    var next = [Int](repeating: -1, count: count)
    var isDone = [Bool](repeating: false, count: count)
    lengths[end] = 0
    while let here = (0..<count).filter({ !isDone[$0] && lengths[$0] < .infinity }).min(by: {
      lengths[$0] < lengths[$1]
    }) {
      isDone[here] = true
      for other in neighbours(of: here) {
        let length = lengths[here] + Town.spot(of: here).distance(to: Town.spot(of: other))
        if length < lengths[other] {
          lengths[other] = length
          next[other] = here
        }
      }
    }
    let starts = (0..<count).sorted { Town.spot(of: $0).distance(to: spot) < Town.spot(of: $1).distance(to: spot) }
    // Between two crossings the car stands on a street: it goes on to the one that is better for it.
    var crossing = starts[0]
    let second = starts[1]
    if Town.spot(of: crossing).distance(to: spot) > 1, neighbours(of: crossing).contains(second),
      lengths[second] + Town.spot(of: second).distance(to: spot)
        < lengths[crossing] + Town.spot(of: crossing).distance(to: spot)
    {
      crossing = second
    }
    var spots = [spot]
    if Town.spot(of: crossing).distance(to: spot) > 1 { spots.append(Town.spot(of: crossing)) }
    while next[crossing] >= 0 {
      crossing = next[crossing]
      spots.append(Town.spot(of: crossing))
    }
    return Way(spots)
  }
}

/// A way along streets.
package struct Way: Sendable, Hashable {
  /// Its corners, from its beginning.
  package let spots: [Town.Spot]
  private let lengths: [Double]

  /// Makes a way of its corners, at least one.
  init(_ spots: [Town.Spot]) {
    self.spots = spots
    var sum = 0.0
    var lengths = [0.0]
    for index in spots.indices.dropFirst() {
      sum += spots[index - 1].distance(to: spots[index])
      lengths.append(sum)
    }
    self.lengths = lengths
  }

  /// How long it is, in metres.
  package var length: Double { lengths[lengths.count - 1] }

  /// The spot after some metres; the ends beyond them.
  package func spot(after metres: Double) -> Town.Spot {
    guard metres > 0 else { return spots[0] }
    for index in lengths.indices.dropFirst() where lengths[index] >= metres {
      let share = (metres - lengths[index - 1]) / max(0.001, lengths[index] - lengths[index - 1])
      let (from, to) = (spots[index - 1], spots[index])
      return Town.Spot(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    return spots[spots.count - 1]
  }

  /// The corners that are still to come after some metres, with the spot itself as the first.
  package func rest(after metres: Double) -> [Town.Spot] {
    [spot(after: metres)] + spots.indices.filter { lengths[$0] > metres }.map { spots[$0] }
  }
}
