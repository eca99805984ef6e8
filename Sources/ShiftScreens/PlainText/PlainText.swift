import Motion
import Shift

/// A screen as lines of text: the second reader of the content, and the form of its goldens.
package func plainText(_ page: ShiftPage) -> String {
  var lines: [String] = []
  switch page.screen {
  case .blank: break
  case .home(let screen): lines = homeLines(screen)
  case .form(let form): lines = formLines(form)
  case .road(let screen): lines = roadLines(screen)
  case .record(let screen): lines = recordLines(screen)
  case .profile(let screen): lines = profileLines(screen)
  }
  if let dialog = page.dialog {
    lines += ["--- " + dialog.title] + dialog.lines
    if let field = dialog.field { lines.append(field.label + ": " + field.value) }
    lines += (dialog.buttons + [dialog.close]).map { line($0) }
  }
  return ([page.title] + lines).map { $0 + "\n" }.joined()
}

private func line(_ button: ShiftButton) -> String { (button.isDisabled ? "(-) " : "[ ] ") + button.label }

private func line(_ choice: ShiftChoice) -> String { (choice.isChosen ? "(x) " : "( ) ") + choice.label }

private func homeLines(_ screen: HomeScreen) -> [String] {
  var lines = [screen.greeting]
  if let notice = screen.notice { lines.append("! " + notice) }
  lines += [line(screen.begin), screen.hint]
  if let desk = screen.desk {
    lines += [desk.text, desk.fault.map { "! " + $0 }, desk.leave.map { line($0) }].compactMap { $0 }
  }
  lines.append(line(screen.motion))
  if let record = screen.record { lines.append("-> " + record.label) }
  if !screen.past.isEmpty { lines.append("# " + screen.pastTitle) }
  return lines + screen.past.map { $0.number + " | " + $0.date + " | " + $0.text }
}

private func formLines(_ form: DutyForm) -> [String] {
  var lines = ["\(form.step.now)/\(form.step.of) " + form.title, form.hint]
  for part in form.parts {
    switch part {
    case .choice(let label, let choices, let isMissing):
      lines.append((isMissing ? "! " : "# ") + label)
      lines += choices.map { line($0) }
    case .line(_, let label, let value), .notes(_, let label, let value): lines.append(label + ": " + value)
    case .boxes(let boxes): lines += boxLines(boxes)
    }
  }
  if let fault = form.fault { lines.append("! " + fault) }
  return lines + [line(form.done)]
}

private func boxLines(_ boxes: DutyForm.Boxes) -> [String] {
  var row = ""
  for (place, digit) in boxes.digits.enumerated() {
    if boxes.point == place { row += "." }
    row +=
      (place == boxes.insertion ? "<" : "[") + (digit.map { "\($0)" } ?? " ") + (place == boxes.insertion ? ">" : "]")
  }
  var lines = ["# " + boxes.label, row + " " + boxes.unit]
  if let hint = boxes.hint { lines.append(hint) }
  if let fault = boxes.fault { lines.append("! " + fault) }
  return lines
}

private func roadLines(_ screen: RoadScreen) -> [String] {
  var lines = [
    "<" + screen.lamp + "> " + screen.clock + (screen.rate.map { " " + $0 } ?? ""),
    screen.bound.name + " " + screen.bound.value,
  ]
  if let notice = screen.hoursNotice { lines.append("! " + notice) }
  if let notice = screen.notice { lines.append("! " + notice) }
  if let undo = screen.undo { lines.append(line(undo)) }
  lines.append(screen.map.words)
  if let offer = screen.offer { return lines + offerLines(offer) }
  let sheet = screen.sheet
  lines += ["# " + sheet.title] + sheet.lines
  if !sheet.stretches.isEmpty {
    lines.append(sheet.stretches.map { $0.name + " " + $0.state.rawValue }.joined(separator: " | "))
  }
  if let fare = sheet.fare { lines.append(fare.sum + " (" + fare.label + ")") }
  if let passengers = sheet.passengers { lines.append(passengers.label + ": " + passengers.count) }
  if let slab = sheet.slab { lines.append("[[ " + slab.label + " ]]") }
  if let navigate = sheet.navigate { lines.append("-> " + navigate.label + " " + navigate.address) }
  lines += sheet.keys.map { line($0) }
  lines += sheet.figures.map { $0.name + ": " + $0.value }
  return lines + sheet.more.map { line($0) } + ["-> " + sheet.record.label]
}

private func offerLines(_ offer: OfferContent) -> [String] {
  [
    "(" + offer.seconds + ") " + offer.left, offer.fare + " (" + offer.fareLabel + ")", offer.pickUp, offer.approach,
    offer.ride, "[[ " + offer.accept.label + " ]]", line(offer.decline),
  ]
}

private func recordLines(_ screen: RecordScreen) -> [String] {
  [screen.laws.map { line($0) }.joined(separator: " ")] + screen.sheet.text.split(separator: "\n").map { String($0) }
    + screen.save.map { line($0) }
}

private func profileLines(_ screen: ProfileScreen) -> [String] {
  var lines = screen.lines.map { $0.label + ": " + $0.value }
  for group in screen.groups {
    lines += ["# " + group.label, group.hint] + group.choices.map { line($0) }
  }
  return lines + [screen.note]
}
