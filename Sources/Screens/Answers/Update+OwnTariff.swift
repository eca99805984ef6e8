import Almanac
import JSON
import Tariffs
import Units
import Words

extension AnswersState {
  /// Puts the form of a tariff on the screen: of an own one, of a copy of another, or a blank one.
  mutating func prepareForm(_ id: String?, _ turn: inout Turn) {
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
      let isOwn = own.contains { $0.id == id }
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
    form.form.id = tariff.id
    form.isSaved = true
    form.showsAll = true
    self.form = form
    let note = OwnTariff(tariff, language: language.tag)
    own.removeAll { $0.id == note.id }
    own.append(note)
    library.add(tariff)
    let text = String(decoding: form.outcome.file, as: UTF8.self)
    files[Library.path(ofTariff: tariff.id)] = form.outcome.file
    turn.perform(.keepTariff(id: tariff.id, note: note.note, text: text))
    if let strings = library.strings { turn.perform(.announce(strings.text(.ownSaved))) }
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
    let id = form.form.id
    own.removeAll { $0.id == id }
    library.remove(id)
    files[Library.path(ofTariff: id)] = nil
    self.form = nil
    formOf = nil
    room = .own(nil)
    turn.perform(.deleteTariff(id: id))
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
      form.becomeOwn()
      show(form, of: OwnForm.opened, isSaved: false)
      form = TariffForm()
      turn.perform(.navigate(.answer(.own(OwnForm.opened))))
      room = .own(OwnForm.opened)
    } catch {
      refused = error.message
    }
  }
}
