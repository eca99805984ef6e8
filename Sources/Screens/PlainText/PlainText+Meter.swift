import Drawing

extension PlainText {
  mutating func meter(_ screen: MeterScreen) {
    line(screen.plate.city + " | " + screen.plate.edition + " | " + screen.plate.label)
    face(screen.face)
    notices(screen.notices)
    gap()
    window(screen.fare)
    window(screen.extras)
    window(screen.rate)
    window(screen.clock)
    line(
      screen.lampsLabel + ": " + screen.lamps.map { $0.label + ($0.isOn ? "*" : "") }.joined(separator: " "))
    for figure in screen.figures {
      let unit = figure.unit.map { " " + $0 } ?? ""
      let runs = figure.running.map { $0.speed > 0 } ?? false
      line(figure.label + ": " + figure.value + unit + (runs ? " (running)" : ""))
    }
    line(screen.rateLine.lamp + " | " + ([screen.rateLine.name] + screen.rateLine.details).joined(separator: " | "))
    if let route = screen.route { self.route(route) }
    gap()
    for button in screen.buttons { self.button(button) }
    if let choices = screen.choices { self.choices(choices) }
    for key in screen.keys {
      line(PlainText.key(key.label, key.key, isEnabled: key.isEnabled) + (key.isNext ? " *" : ""))
    }
    if let sheet = screen.sheet { self.sheet(sheet) }
  }

  mutating func route(_ route: MeterScreen.Route) {
    if !route.points.isEmpty { line(route.label + ": " + String(route.points.count)) }
    for text in route.texts { line(text) }
  }

  private mutating func face(_ face: FaceContent) {
    let state = [face.isTurned ? "turned" : nil, face.isLively ? nil : "still", face.testsLamps ? "lamp test" : nil]
    line(
      ([face.turn, face.fillScreen].compactMap { $0 }.map { PlainText.key($0.label, $0.key) }
        + state.compactMap { $0 }).joined(separator: " "))
  }

  private mutating func window(_ window: MeterScreen.Window) {
    line(
      window.label + ": " + window.reading + (window.unit.map { " " + $0 } ?? "") + " of " + window.pattern + ", "
        + window.spoken + (window.doubt.map { ", " + $0.shown + ", " + $0.spoken } ?? ""))
    guard !window.wheels.isEmpty else { return }
    let wheels = window.wheels.map { wheel in
      (wheel.isLeading ? "." : "") + String(wheel.position / Drums.step) + (wheel.roll.isEmpty ? "" : "~")
    }
    line("  wheels: " + wheels.joined(separator: " "))
  }

  private mutating func sheet(_ sheet: ExtrasSheet) {
    gap()
    line("== " + sheet.title)
    if let empty = sheet.empty { line(empty) }
    for row in sheet.rows {
      line(row.name + ": " + row.details.joined(separator: " | "))
      switch row.control {
      case .stepper(let stepper):
        line(
          "  " + PlainText.key(stepper.less.label, stepper.less.key, isEnabled: stepper.canLess) + " " + stepper.count
            + " " + PlainText.key(stepper.more.label, stepper.more.key, isEnabled: stepper.canMore))
      case .amount(let field): line("  <" + field.field.name + "> " + field.value + " " + field.unit)
      case .automatic(let words): line("  " + words)
      }
    }
    if let cap = sheet.cap { line(cap) }
    line("== " + sheet.discount.title)
    line(sheet.discount.hint)
    choices(sheet.discount.presets)
    for field in [sheet.discount.percent, sheet.discount.amount] {
      line("  <" + field.field.name + "> " + field.label + ": " + field.value + " " + field.unit)
    }
    button(sheet.close)
  }
}
