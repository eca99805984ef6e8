import Metro
import Track
import Units

/// Which platforms are one station.
struct StationGroups {
  /// For each stop of the feed the stop that stands for its station.
  let roots: [Int]
  /// How many platforms were put together because they have one name and lie together.
  let joinedByName: Int

  /// Platforms of one name that lie nearer than this are one station; arbitrary, above any interchange of one name.
  private static let reach = Distance.metres(400)

  init(_ stops: [Feed.Stop], isUsed: [Bool]) {
    var roots = Array(stops.indices)
    for index in stops.indices {
      var root = index
      // A boarding area has a platform, which has a station.
      for _ in 0..<3 { root = stops[root].parent ?? root }
      roots[index] = root
    }
    var joined = 0
    var byName: [(name: String, root: Int)] = []
    for index in stops.indices where isUsed[index] && roots[index] == index {
      if let same = byName.first(where: { $0.name == stops[index].name && Self.near(stops[$0.root], stops[index]) }) {
        roots[index] = same.root
        joined += 1
      } else {
        byName.append((stops[index].name, index))
      }
    }
    for index in stops.indices { roots[index] = roots[roots[index]] }
    self.roots = roots
    joinedByName = joined
  }

  private static func near(_ one: Feed.Stop, _ other: Feed.Stop) -> Bool {
    guard let left = one.place, let right = other.place else { return false }
    return EllipsoidPoint(left).distance(to: EllipsoidPoint(right)) <= reach
  }
}
