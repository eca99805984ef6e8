import Tariffs

extension AppState {
  /// Takes the list of the reader's own tariffs; one that may have changed is asked for anew.
  mutating func hold(_ tariffs: [OwnTariff], _ turn: inout Turn) {
    for tariff in own + tariffs { library.remove(tariff.id) }
    own = tariffs
    if let city = settings.city, library.tariff(city) == nil { loadTariff(city, &turn) }
  }

  /// Whether a city can be put on the meter: it is offered, or its tariff is the reader's own.
  func offers(_ id: String) -> Bool {
    own.contains { $0.id == id } || library.cities.contains { $0.id == id && $0.notOffered == nil }
  }
}
