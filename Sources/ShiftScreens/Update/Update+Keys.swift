import Motion
import Offers
import Shift
import Units
import Words

extension ShiftState {
  mutating func press(_ key: ShiftKey, _ effects: inout [ShiftEffect]) {
    refused = nil
    switch key {
    case .begin: begin(&effects)
    case .call(let choice): draft.choose(choice)
    case .holdCall: holdCall(&effects)
    case .read: read(confirmed: [], &effects)
    case .confirmReading:
      dialog = nil
      read(confirmed: questions, &effects)
    case .day(let key): press(key, &effects)
    case .paid:
      if enter(.paid(passengers: passengers ?? riding), &effects) {
        passengers = nil
        effects.append(.sound(.click))
      }
    case .passengers(let by): passengers = max(1, min(9, (passengers ?? riding) + Int64(by)))
    case .open(let name):
      dialog = name
      text = ""
      effects.append(.focus(id: name == .incident ? ShiftField.text.rawValue : "sheet"))
    case .escape: dialog = nil
    case .still(let still): isStill = still
    case .sheet(let by): if !isLocked { sheet.rest(at: sheet.detent + by) }
    case .law(let law): self.law = law
    case .save(let file): save(file, &effects)
    case .correct(let entry):
      corrected = entry
      dialog = .correction
      text = ""
      effects.append(.focus(id: ShiftField.text.rawValue))
    case .write: write(&effects)
    case .choose(let choice): choose(choice, &effects)
    case .leaveDesk: leaveDesk(&effects)
    }
  }

  private var riding: Int64 { Int64(day?.ride?.rider.passengers ?? 1) }

  private mutating func press(_ key: ShiftKey.DayKey, _ effects: inout [ShiftEffect]) {
    dialog = nil
    guard enter(key.input, &effects) else { return }
    passengers = nil
    sheet.rest(at: 0)
    effects.append(.sound(.click))
    guard let strings else { return }
    switch key {
    case .accept:
      effects.append(.announce(strings.text(day?.desk == nil ? .demoShiftAccepted : .shiftDeskAsking)))
    case .undo: effects.append(.announce(strings.text(.shiftUndone)))
    default: break
    }
  }

  private mutating func holdCall(_ effects: inout [ShiftEffect]) {
    guard let day else { return }
    let occasion: RollCall.Occasion = day.duty.phase == .ending ? .after : .before
    draft.isPressed = true
    guard draft.missing(occasion).isEmpty, !draft.lacksBreath, !draft.hasWrongTemperature, !draft.heldBy.isEmpty else {
      if let strings { effects.append(.announce(strings.text(.shiftCallMissing))) }
      return
    }
    guard enter(.rollCall(draft.call(occasion, notes: draft.notes)), &effects) else { return }
    let office = draft.heldBy
    draft = RollCallDraft()
    draft.heldBy = office
    odometer = DigitBoxes(count: 6, alignment: .right)
    effects.append(.focus(id: ShiftField.odometer.rawValue))
  }

  private mutating func read(confirmed: [Odometer.Question], _ effects: inout [ShiftEffect]) {
    guard let day, let value = odometer.value else { return }
    if day.duty.phase == .onDuty, let start = day.duty.odometerStart,
      let known = Odometer(start: start, limit: day.duty.limit)
    {
      questions = known.questions(
        at: value, byPosition: day.desk?.driven == 0 ? nil : Distance(millimetres: Int64(day.driven * 1000)))
      guard questions.allSatisfy({ confirmed.contains($0) }) else {
        dialog = .reading
        effects.append(.focus(id: "sheet"))
        return
      }
    }
    guard enter(.odometer(value, confirmed: confirmed), &effects) else { return }
    odometer = DigitBoxes(count: 6, alignment: .right)
    questions = []
    // Whoever has read the odometer is for hire at once; what else there is to do comes from there.
    if self.day?.duty.phase == .onDuty { _ = enter(.forHire, &effects) }
    sheet.rest(at: 0)
  }

  private mutating func write(_ effects: inout [ShiftEffect]) {
    guard !text.isEmpty else { return }
    switch dialog {
    case .incident: _ = enter(.incident(text), &effects)
    case .correction: if let corrected { correct(corrected, &effects) }
    default: return
    }
    dialog = nil
    corrected = nil
    text = ""
  }

  /// A correction of the day's own record, or of an earlier one's; the entry stays as it was.
  private mutating func correct(_ entry: Int64, _ effects: inout [ShiftEffect]) {
    guard let opened else {
      _ = enter(.correction(entry: entry, text), &effects)
      return
    }
    let event = DutyEvent.correction(entry: Int(clamping: entry), text: text)
    let at = max(now, opened.events.last?.at ?? now)
    let bytes = DutyLog.bytes(opened.header, opened.events + [TimedDutyEvent(event, at: at)])
    do throws(DutyLogError) {
      self.opened = try DutyLog.read(bytes)
    } catch {
      remark(error.message)
      return
    }
    effects.append(.keep(name: Kept.record(opened.record.number), text: String(decoding: bytes, as: UTF8.self)))
  }

  private mutating func choose(_ choice: ProfileChoice, _ effects: inout [ShiftEffect]) {
    switch choice {
    case .window(let seconds): profile.window = seconds
    case .map(let app): profile.map = app
    case .alternate(let isOn): profile.isAlternate = isOn
    case .speaks(let isOn): profile.speaks = isOn
    }
    effects.append(.keep(name: Kept.profile, text: profile.json))
  }

  mutating func fill(_ field: ShiftField, _ value: String, _ effects: inout [ShiftEffect]) {
    // Nobody writes a book into a field of a form.
    let value = String(value.prefix(400))
    switch field {
    case .driver: profile.driver = value
    case .vehicle: profile.vehicle = value
    case .heldBy: draft.heldBy = value
    case .notes: draft.notes = value
    case .text: text = value
    case .odometer:
      let surplus = odometer.replace(with: value)
      settle(field, odometer, typed: value, surplus: surplus, &effects)
    case .alcohol:
      let surplus = draft.alcohol.replace(with: value)
      settle(field, draft.alcohol, typed: value, surplus: surplus, &effects)
    case .temperature:
      let surplus = draft.temperature.replace(with: value)
      settle(field, draft.temperature, typed: value, surplus: surplus, &effects)
    }
    if field == .driver || field == .vehicle { effects.append(.keep(name: Kept.profile, text: profile.json)) }
  }

  /// The hidden field has just the digits of its boxes; what did not fit is felt, heard and read.
  private mutating func settle(
    _ field: ShiftField, _ boxes: DigitBoxes, typed: String, surplus: Int, _ effects: inout [ShiftEffect]
  ) {
    let digits = ShiftState.text(boxes)
    if typed != digits { effects.append(.fill(id: field.rawValue, value: digits)) }
    overflow = surplus > 0 ? field : nil
    guard surplus > 0 else { return }
    effects.append(.vibrate(milliseconds: 60))
    effects.append(.sound(.warning))
    if let strings { effects.append(.announce(strings.text(.shiftBoxesFull, count: Int64(boxes.count)))) }
  }

  /// The digits of boxes, as their hidden field has them.
  static func text(_ boxes: DigitBoxes) -> String {
    String(decoding: boxes.digits.map { UInt8(ascii: "0") + $0 }, as: UTF8.self)
  }
}
