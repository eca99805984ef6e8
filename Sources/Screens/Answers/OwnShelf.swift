/// All tariffs of the reader's own, with those that are kept for the rides that were made with them.
package struct OwnShelf: Sendable, Hashable {
  private var all: [OwnTariff] = []

  /// Puts tariffs on a shelf.
  package init(_ tariffs: [OwnTariff] = []) {
    all = tariffs
  }

  /// Those that can be used.
  package var current: [OwnTariff] { all.filter { !$0.isRetired } }

  /// Those that are kept for their rides alone.
  package var retired: [OwnTariff] { all.filter { $0.isRetired } }

  /// The identifiers of all.
  var ids: [String] { all.map { $0.id } }

  /// Whether a tariff can be used.
  func offers(_ id: String) -> Bool { self[id].map { !$0.isRetired } ?? false }

  /// Whether a tariff is kept for its rides alone.
  func isRetired(_ id: String) -> Bool { self[id]?.isRetired ?? false }

  subscript(id: String) -> OwnTariff? { all.first { $0.id == id } }

  /// The tariff that stands in the place of one today; nil where it was thrown away and nothing took its place.
  func today(_ id: String) -> String? {
    var tariff = self[id]
    // As many steps as there are tariffs: notes from elsewhere may lead in a circle.
    for _ in all {
      guard let next = tariff, next.isRetired else { break }
      tariff = next.successor.flatMap { self[$0] }
    }
    return tariff.flatMap { $0.isRetired ? nil : $0.id }
  }

  /// An identifier, with a number behind it where there is such a tariff.
  func free(_ id: String) -> String {
    guard self[id] != nil else { return id }
    var number = 2
    while self["\(id)-\(number)"] != nil { number += 1 }
    return "\(id)-\(number)"
  }

  mutating func put(_ tariff: OwnTariff) {
    all.removeAll { $0.id == tariff.id }
    all.append(tariff)
  }

  mutating func remove(_ id: String) {
    all.removeAll { $0.id == id }
  }
}
