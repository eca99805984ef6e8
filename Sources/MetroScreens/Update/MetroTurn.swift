/// What one event has set off so far.
struct MetroTurn {
  private(set) var effects: [MetroEffect] = []
  private var kept: [MetroEffect] = []

  mutating func perform(_ effect: MetroEffect) { effects.append(effect) }

  /// Keeps a text; what is kept comes before everything else, so that nothing is shown or rung that is not safe.
  mutating func keep(_ name: String, _ text: String?) { kept.append(.keep(name: name, text: text)) }

  consuming func finish() -> [MetroEffect] { kept + effects }
}
