import Tariffs

extension AppState {
  /// Takes the list of the reader's own tariffs; one that may have changed is asked for anew.
  mutating func hold(_ tariffs: [OwnTariff], _ turn: inout Turn) {
    let shelf = OwnShelf(tariffs)
    for id in own.ids + shelf.ids { library.remove(id) }
    own = shelf
    leaveRetired(&turn)
    if let city = settings.city, library.tariff(city) == nil { loadTariff(city, &turn) }
    resume(&turn)
    readOpened(&turn)
    sweepTariffs(&turn)
  }

  /// Whether a city can be put on the meter: it is offered, or its tariff is the reader's own.
  func offers(_ id: String) -> Bool {
    own.offers(id) || library.cities.contains { $0.id == id && $0.notOffered == nil }
  }

  /// Takes a tariff that is kept for its rides alone off the meter, once no ride is on it.
  mutating func leaveRetired(_ turn: inout Turn) {
    guard let city = settings.city, own.isRetired(city), ride == nil, waitingLog == nil else { return }
    settings.city = own.today(city)
    chosenRate = nil
    turn.save(.city(settings.city ?? ""))
    if let city = settings.city { loadTariff(city, &turn) }
  }

  /// Throws away the tariffs that are kept for rides which are no longer there.
  ///
  /// Which rides there are must be known for it; they are asked for where a tariff waits.
  mutating func sweepTariffs(_ turn: inout Turn) {
    guard !own.retired.isEmpty, waitingLog == nil else { return }
    guard let rides = archive.rides else {
      guard !archive.isAsked else { return }
      archive.isAsked = true
      turn.perform(.listRides)
      return
    }
    for tariff in own.retired where !rides.contains(where: { $0.tariff == tariff.id }) {
      guard ride?.tariff.id != tariff.id, settings.city != tariff.id else { continue }
      own.remove(tariff.id)
      turn.perform(.deleteTariff(id: tariff.id))
    }
  }
}
