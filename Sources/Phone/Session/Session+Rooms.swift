import Screens

extension Session {
  /// So many rooms back are remembered.
  private static let longest = 50

  /// Enters a room by a link; to the one before by going back.
  package func enter(_ room: Room) {
    guard room != state.place else { return }
    if trail.last == room {
      trail.removeLast()
    } else {
      trail.append(state.place)
      if trail.count > Session.longest { trail.removeFirst() }
    }
    send(.route(room))
  }

  /// Goes back; to a room where nothing is behind.
  package func back(to room: Room) { send(.route(trail.popLast() ?? room)) }

  /// The room that is shown.
  package var place: Room { state.place }

  /// Goes to a room of which an effect speaks; the app itself is there already.
  func go(to room: Room) {
    let before = state.place == room ? origin : state.place
    if trail.last == room {
      trail.removeLast()
    } else if before != room {
      trail.append(before)
    }
    if state.place != room { send(.route(room)) }
  }

  func leave(for room: Room) { back(to: room) }
}
