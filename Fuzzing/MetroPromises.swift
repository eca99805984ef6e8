import JSON
import Metro
import MetroScreens
import Units
import Words

/// What must hold for whatever a page hands to the metro's rooms: it is taken or refused, and what is kept afterwards can be
/// read again.
enum MetroPromises {
  private static let names = ["metro/journal", "metro/choices", "metro/learned", "metro/ride"]

  static func check(_ bytes: [UInt8]) {
    var state = MetroState()
    let now = Instant(seconds: 1_796_025_600)
    func send(_ kind: MetroEvent.Kind) -> [MetroEffect] { update(&state, MetroEvent(now: now, kind)) }
    _ = send(
      .open(MetroEvent.Opening(room: MetroRoom(hash: String(decoding: bytes, as: UTF8.self)), language: .english)))
    for name in names {
      for effect in send(.recalled(name: name, text: bytes)) { reread(effect) }
    }
    _ = send(.siren(bytes))
    for effect in send(.file(name: "f", text: bytes)) { reread(effect) }
    _ = content(state)
    do {
      let event = try MetroEvent(json: bytes)
      for effect in update(&state, event) { reread(effect) }
      _ = content(state)
    } catch {
      precondition(!error.message.isEmpty, "A refusal has words")
    }
  }

  /// What was kept is read without a word of complaint.
  private static func reread(_ effect: MetroEffect) {
    guard case .keep(let name, let text?) = effect else { return }
    var fresh = MetroState()
    _ = update(&fresh, MetroEvent(now: Instant(seconds: 1), .recalled(name: name, text: Array(text.utf8))))
    precondition(fresh.remarks.isEmpty, "What is kept can be read again")
  }
}
