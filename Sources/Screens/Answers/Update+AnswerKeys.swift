import Tariffs
import Units

extension AnswersState {
  mutating func press(_ key: AnswerKey, _ turn: inout Turn) {
    switch key {
    case .escape: form?.asksToDelete = false
    case .print: turn.perform(.print)
    case .openCity(let id): elsewhere.opened = elsewhere.opened == id ? nil : id
    case .step(let by): step = min(max(0, step + by), ride?.increments.count ?? 0)
    case .charge(let id, let by): asked.counts[id] = max(0, (asked.counts[id] ?? 0) + Int64(by))
    case .form(let change): self.change(change)
    case .newTariff:
      form = nil
      formOf = nil
      turn.perform(.navigate(.answer(.own(OwnForm.new))))
    case .importTariff: turn.perform(.pickFile(accept: ".json,application/json"))
    case .saveTariff: saveTariff(&turn)
    case .exportTariff: exportTariff(&turn)
    case .useTariff: if let form { turn.perform(.navigate(.meterOf(form.form.id))) }
    case .askToDelete: form?.asksToDelete = true
    case .deleteTariff: deleteTariff(&turn)
    case .firstFault: goToFault(&turn)
    case .sharePicture: sharePicture(&turn)
    case .paper(let key): press(key, &turn)
    }
  }

  mutating func fill(_ field: AnswerField, _ value: String, _ turn: inout Turn) {
    switch field {
    case .form(let field): type(field, value)
    case .step: if let number = Decimal.scaled(value.utf8, digits: 0) { step = Int(min(max(0, number), 1_000_000)) }
    case .moment: if let place = AnswersState.place(value) { point(atMoment: place.across) }
    case .spot: if let place = AnswersState.place(value) { point(atSpot: place) }
    case .currency:
      elsewhere.currency = Currency(code: value)
      comparison = nil
      keepWorths(&turn)
    case .worth(let code):
      elsewhere.set(code, to: String(value.unicodeScalars.prefix(20)))
      comparison = nil
      keepWorths(&turn)
    case .asked(let field):
      asked[field] = String(value.unicodeScalars.prefix(80))
      if field == .tariff {
        asked.counts = [:]
        asked.paid = [:]
        asked[.rate] = "clock"
      }
    case .paper(let field): change(field, to: value, &turn)
    case .paid(let id): asked.paid[id] = String(value.unicodeScalars.prefix(20))
    }
  }
}
