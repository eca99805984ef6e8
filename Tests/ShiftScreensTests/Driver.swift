import JSON
import Offers
import Shift
import ShiftScreens
import Testing
import Units
import Words

/// A driver before the screen: he opens the room, presses keys and lets time go by; files and keeps are at hand.
struct Driver {
  var state = ShiftState()
  /// What was kept, by name.
  var kept: [String: String] = [:]
  /// What the page was told to do, but for files and keeps.
  var effects: [ShiftEffect] = []
  var now: Instant
  let language: Language

  /// Wednesday, 4 March 2026, 12:00 in New York.
  static let noon = Instant(milliseconds: 1_772_643_600_000)

  init(
    _ language: Language = .english, at time: Instant = Driver.noon, kept: [String: String] = [:], city: String? = nil
  ) {
    self.language = language
    self.kept = kept
    now = time
    send(.open(ShiftEvent.Opening(room: .day, language: language, city: city)))
  }

  mutating func send(_ kind: ShiftEvent.Kind) {
    var queue = [kind]
    while !queue.isEmpty {
      for effect in update(&state, ShiftEvent(now: now, queue.removeFirst())) {
        switch effect {
        case .load(let path): queue.append(.loaded(path: path, text: Files.site(path)))
        case .keep(let name, let text): kept[name] = text
        case .recall(let name): queue.append(.recalled(name: name, text: kept[name].map { Array($0.utf8) }))
        default: effects.append(effect)
        }
      }
    }
  }

  mutating func press(_ key: ShiftKey) { send(.key(key)) }

  mutating func type(_ field: ShiftField, _ text: String) { send(.input(field, value: text)) }

  mutating func wait(_ seconds: Double) {
    now = now + Elapsed(milliseconds: Int64(seconds * 1000))
    send(.tick)
  }

  /// A roll call before duty in which one finding is bad.
  mutating func holdCallBadly(_ bad: RollCallChoice.Finding) {
    for finding in RollCallDraft.findings(.before) { press(.call(.finding(finding, isGood: finding != bad))) }
    if bad == .detector { type(.alcohol, "015") }
    press(.holdCall)
  }

  /// What was waited for never came.
  struct Stuck: Error {
    let screen: String
  }

  /// Waits in quarters of a second until something holds.
  mutating func wait(atMost seconds: Double = 600, until holds: (ShiftState) -> Bool) throws(Stuck) {
    for _ in 0..<Int(seconds * 4) {
      if holds(state) { return }
      wait(0.25)
    }
    throw Stuck(screen: text)
  }

  /// From the street to the road: roll call, odometer.
  mutating func goOnDuty(odometer: String = "198555") {
    press(.begin)
    holdCall(.before)
    type(.odometer, odometer)
    press(.read)
  }

  mutating func holdCall(_ occasion: RollCall.Occasion) {
    for finding in RollCallDraft.findings(occasion) { press(.call(.finding(finding, isGood: true))) }
    press(.holdCall)
  }

  /// From for hire to for hire: an offer, the ride, the payment.
  mutating func ride() throws(Stuck) {
    try wait { $0.day?.offer != nil }
    press(.day(.accept))
    try wait { $0.day?.drive == nil }
    press(.day(.arrive))
    try wait { $0.day?.ride?.isHere(at: $0.day?.now ?? $0.now) == true }
    press(.day(.start))
    try wait { $0.day?.drive == nil }
    press(.day(.stop))
    press(.paid)
    try wait(atMost: 1) { $0.day?.ride == nil }
  }

  /// From for hire to the street.
  mutating func goOff() throws(Stuck) {
    press(.day(.returning))
    try wait { $0.day?.isHome == true }
    type(.odometer, "\(state.day?.dial ?? 0)")
    press(.read)
    holdCall(.after)
    try wait(atMost: 1) { $0.day?.duty.phase == .closed }
  }

  var text: String { plainText(content(state)) }
}
