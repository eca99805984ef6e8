import Almanac
import JSON
import Tariffs
import Units
import Words

extension AnswersState {
  /// Puts the form of a tariff on the screen: of an own one, of a copy of another, or a blank one.
  mutating func prepareForm(_ address: String?, _ turn: inout Turn) {
    let id = address.map { own.today($0) ?? $0 }
    guard let id, formOf != id else {
      checkForm(&turn)
      return
    }
    (form, formOf, refused) = (nil, nil, nil)
    if id == OwnForm.new {
      show(TariffForm(), of: id, isSaved: false)
      return
    }
    guard id != OwnForm.opened else { return }
    let path = Library.path(ofTariff: id)
    load(path, &turn)
    guard let text = files[path] else { return }
    do throws(JSONError) {
      var form = try TariffForm(file: text, language: language.tag)
      let isOwn = own.offers(id)
      if !isOwn { form.becomeOwn() }
      show(form, of: id, isSaved: isOwn)
    } catch {
      refused = error.message
    }
  }

  private mutating func show(_ form: TariffForm, of id: String, isSaved: Bool) {
    formOf = id
    refused = nil
    self.form = OwnForm(
      form: form, outcome: form.outcome(calendar: calendar(of: form)), isSaved: isSaved, showsAll: isSaved)
  }

  private func calendar(of form: TariffForm) -> HolidayCalendar? { library.calendar(form[.file(.holidays)]) }

  /// Has the form checked anew, where a calendar came that it had to do without.
  private mutating func checkForm(_ turn: inout Turn) {
    guard let holidays = form?.form[.file(.holidays)], !holidays.isEmpty, Identifier.isOne(holidays) else { return }
    let isNew = library.calendar(holidays) != nil && form?.calendar != holidays
    load(Library.path(ofHolidays: holidays), &turn)
    if isNew { recheck() }
  }

  mutating func recheck() {
    guard var form else { return }
    form.calendar = calendar(of: form.form).map { _ in form.form[.file(.holidays)] }
    form.outcome = form.form.outcome(calendar: calendar(of: form.form))
    self.form = form
  }

  // MARK: - Typing

  mutating func type(_ field: FormField, _ value: String) {
    guard form != nil else { return }
    form?.form[field] = String(value.unicodeScalars.prefix(300))
    form?.isSaved = false
    recheck()
  }

  mutating func change(_ change: FormChange) {
    guard form != nil else { return }
    form?.form.make(change)
    form?.isSaved = false
    recheck()
  }

  // MARK: - Keys

  /// Keeps the tariff; one that is not sound is kept in the form alone, and its first fault is gone to.
  mutating func saveTariff(_ turn: inout Turn) {
    guard var form else { return }
    guard form.outcome.isSound, let tariff = form.outcome.tariff else {
      form.showsAll = true
      self.form = form
      goToFault(&turn)
      return
    }
    let before = form.form.id
    if files[Library.path(ofTariff: before)] != form.outcome.file {
      let id = own[before] == nil && !before.isEmpty ? before : own.free(TariffForm.unnumbered(tariff.id))
      form.form.id = id
      form.outcome = form.form.outcome(calendar: calendar(of: form.form))
      retire(before, successor: id, &turn)
    }
    form.isSaved = true
    form.showsAll = true
    self.form = form
    keepTariff(form.outcome, &turn)
    if own.offers(formOf ?? "") || own.isRetired(formOf ?? "") { formOf = form.form.id }
    if let strings = library.strings { turn.perform(.announce(strings.text(.ownSaved))) }
  }

  private mutating func keepTariff(_ outcome: TariffForm.Outcome, _ turn: inout Turn) {
    guard let tariff = outcome.tariff else { return }
    let note = OwnTariff(tariff, language: language.tag)
    own.put(note)
    library.add(tariff)
    files[Library.path(ofTariff: tariff.id)] = outcome.file
    turn.perform(
      .keepTariff(id: tariff.id, note: note.note, text: String(decoding: outcome.file, as: UTF8.self)))
  }

  /// Keeps a tariff for the rides that were made with it, and for nothing else.
  private mutating func retire(_ id: String, successor: String? = nil, _ turn: inout Turn) {
    guard var note = own[id], let text = files[Library.path(ofTariff: id)] else { return }
    note.isRetired = true
    note.successor = successor
    own.put(note)
    turn.perform(.keepTariff(id: id, note: note.note, text: String(decoding: text, as: UTF8.self)))
  }

  mutating func goToFault(_ turn: inout Turn) {
    form?.showsAll = true
    guard let fault = form?.outcome.faults.first(where: { !$0.isWarning }) else { return }
    if let field = fault.field { turn.perform(.focus(id: AnswerField.form(field).name)) }
  }

  func exportTariff(_ turn: inout Turn) {
    guard let form, let tariff = form.outcome.tariff else { return }
    turn.perform(
      .download(
        name: tariff.id + ".json", type: "application/json",
        text: String(decoding: form.outcome.file, as: UTF8.self)))
  }

  mutating func deleteTariff(_ turn: inout Turn) {
    guard let form else { return }
    retire(form.form.id, &turn)
    self.form = nil
    formOf = nil
    room = .own(nil)
    turn.perform(.leave(for: .answer(.own(nil))))
  }

  /// Takes a tariff file that the reader opened, into the form.
  mutating func open(_ file: OpenedFile, _ turn: inout Turn) {
    guard case .text(let text) = file.content else {
      refused = file.name
      return
    }
    do throws(JSONError) {
      var form = try TariffForm(file: text, language: language.tag)
      let id = form.id
      form.becomeOwn()
      // Under the name that its rides know it by, where that is free.
      if TariffForm.isOwn(id), own[id] == nil { form.id = id }
      show(form, of: OwnForm.opened, isSaved: false)
      form = TariffForm()
      turn.perform(.navigate(.answer(.own(OwnForm.opened))))
      room = .own(OwnForm.opened)
    } catch {
      refused = error.message
    }
  }
}
