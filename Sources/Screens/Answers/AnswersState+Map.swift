import Receipts

/// What the answers know of the street map behind a ride.
struct MapRoom: Sendable {
  /// Who made it, as they want to be named; nil when the reader wants none or the server has none.
  var attribution: String?
  /// The part of it that has come.
  var ground: MapGround?
  /// The parts that were ordered; a page names them by their place here.
  var orders: [RouteMapWindow] = []
  /// Whether the part that was ordered last did not come.
  var hasFailed = false
}

extension AnswersState {
  /// The street map that has come.
  package var ground: MapGround? { map.ground }

  /// Orders a part of the street map; answers the number under which it is to be given, nil when it is there already.
  package mutating func order(_ window: RouteMapWindow) -> Int? {
    guard window != map.ground?.window else { return nil }
    if let known = map.orders.firstIndex(of: window) { return known }
    map.orders.append(window)
    return map.orders.count - 1
  }

  /// Takes the pixels of an order; false when they are not those.
  package mutating func take(order: Int, rgba: [UInt8]) -> Bool {
    guard map.orders.indices.contains(order), let ground = MapGround(map.orders[order], rgba: rgba) else {
      return false
    }
    map.ground = ground
    return true
  }
}
