import Offers
import Synchronization
import Track
import Units

/// Where the drivers are now, in memory and sorted into cells, so that the nearest are found without asking everyone.
///
/// Shards have locks of their own: positions of different parts of a city do not wait for each other.
package final class LivePositions: Sendable {
  /// Where somebody was, and when.
  package struct Position: Sendable, Hashable {
    /// Where.
    package let place: Coordinate
    /// When.
    package let time: Instant
  }

  /// A square of 0.02 degrees, at most 2.2 km wide and high.
  struct Cell: Hashable, Sendable {
    let north: Int64
    let east: Int64

    init(_ place: Coordinate) {
      north = Cell.index(place.latitude)
      east = Cell.index(place.longitude)
    }

    init(north: Int64, east: Int64) {
      self.north = north
      self.east = east
    }

    static let size: Int64 = 20_000_000

    private static func index(_ units: Int64) -> Int64 {
      units >= 0 ? units / size : -((-units + size - 1) / size)
    }
  }

  private final class Shard: Sendable {
    let cells = Mutex<[Cell: [DriverID: Position]]>([:])
    let known = Mutex<[DriverID: Position]>([:])
    let unwritten = Mutex<Set<DriverID>>([])
  }

  /// So far ahead another server's clock may be.
  private static let ahead = Elapsed.seconds(10)

  private let shards = (0..<64).map { _ in Shard() }

  /// Nobody is anywhere yet.
  package init() {}

  /// Notes a position, unless a later one of the same driver is known; `isOurs` when it came to this server.
  ///
  /// One that is later than `now` was noted before the clock was put back, and holds up nothing.
  package func note(
    _ driver: DriverID, _ place: Coordinate, at time: Instant, now: Instant? = nil, isOurs: Bool = true
  ) {
    let shard = shard(driver)
    let position = Position(place: place, time: time)
    let before = shard.known.withLock { known -> Position?? in
      if let last = known[driver], last.time > time, now.map({ last.time - $0 <= Self.ahead }) ?? true { return .none }
      let last = known[driver]
      known[driver] = position
      return .some(last)
    }
    guard let before else { return }
    let cell = Cell(place)
    if let last = before, Cell(last.place) != cell {
      self.shard(Cell(last.place)).cells.withLock { _ = $0[Cell(last.place)]?.removeValue(forKey: driver) }
    }
    self.shard(cell).cells.withLock { $0[cell, default: [:]][driver] = position }
    if isOurs { shard.unwritten.withLock { _ = $0.insert(driver) } }
  }

  /// Where a driver was last.
  package func position(of driver: DriverID) -> Position? { shard(driver).known.withLock { $0[driver] } }

  /// How many drivers have a position.
  package var count: Int { shards.reduce(0) { $0 + $1.known.withLock { $0.count } } }

  /// The drivers near a place who were heard of since a time, from the nearest, at most so many.
  package func nearest(
    to place: Coordinate, within reach: Distance, since: Instant, most: Int, among isFree: (DriverID) -> Bool
  ) -> [DriverID] {
    let centre = EllipsoidPoint(place)
    let cell = Cell(place)
    // A degree of latitude is 111 km; one of longitude less, by how far north the place is.
    let rows = reach.millimetres / 2_200_000 + 1
    let columns = Self.columns(at: place.latitude, rows: rows)
    var found: [(driver: DriverID, way: Distance)] = []
    for north in cell.north - rows...cell.north + rows {
      for east in cell.east - columns...cell.east + columns {
        let cell = Cell(north: north, east: Self.wrapped(east))
        let there = shard(cell).cells.withLock { $0[cell] } ?? [:]
        for (driver, position) in there where position.time >= since && isFree(driver) {
          let way = EllipsoidPoint(position.place).distance(to: centre)
          if way <= reach { found.append((driver, way)) }
        }
      }
    }
    found.sort { $0.way != $1.way ? $0.way < $1.way : $0.driver.text < $1.driver.text }
    return found.prefix(most).map(\.driver)
  }

  /// What came since the last time, to be written for the other servers.
  func takeUnwritten() -> [(driver: DriverID, position: Position)] {
    shards.flatMap { shard in
      let drivers = shard.unwritten.withLock { drivers in
        defer { drivers = [] }
        return drivers
      }
      return shard.known.withLock { known in drivers.compactMap { id in known[id].map { (id, $0) } } }
    }
  }

  private func shard(_ driver: DriverID) -> Shard { shards[Int(UInt(bitPattern: driver.hashValue) % 64)] }

  private func shard(_ cell: Cell) -> Shard { shards[Int(UInt(bitPattern: cell.hashValue) % 64)] }

  /// How many columns are as wide as so many rows are high.
  private static func columns(at latitude: Int64, rows: Int64) -> Int64 {
    let degrees = (latitude.magnitude + 999_999_999) / 1_000_000_000
    // The cosine is at least (90 - degrees) / 90.
    return degrees >= 88 ? 9000 : min(9000, rows * 90 / Int64(90 - degrees) + 1)
  }

  /// East of the last cell comes the first.
  private static func wrapped(_ east: Int64) -> Int64 {
    east > 8999 ? east - 18_000 : east < -9000 ? east + 18_000 : east
  }
}
