/// The far places that wait for others to agree: at most two, without an array so that a copy costs nothing.
struct Candidates: Sendable {
  private(set) var first: Position?
  private(set) var second: Position?
  private(set) var third: Position?

  var count: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + (third == nil ? 0 : 1) }

  var latest: Position? { third ?? second ?? first }

  mutating func append(_ position: Position) {
    if first == nil {
      first = position
    } else if second == nil {
      second = position
    } else {
      third = position
    }
  }

  mutating func removeAll() {
    first = nil
    second = nil
    third = nil
  }
}
