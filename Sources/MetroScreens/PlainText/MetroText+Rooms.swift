extension MetroText {
  mutating func journal(_ screen: JournalScreen) {
    if let median = screen.median { line(median) }
    line(screen.lead)
    for entry in screen.entries {
      line(
        entry.way + " | " + entry.moment + " | " + entry.outcome + (entry.error.map { " | " + $0 } ?? "")
          + (entry.corrections.map { " | " + $0 } ?? ""))
    }
    buttons(screen.buttons)
  }

  mutating func calibration(_ screen: CalibrationScreen) {
    line(screen.lead)
    if let sky = screen.sky { line(sky) }
    if let remark = screen.remark { line(remark) }
    for hop in screen.hops {
      line((hop.isNext ? "> " : "  ") + hop.name + " | " + hop.run + (hop.dwell.map { " | " + $0 } ?? ""))
    }
    if let since = screen.since { line(since) }
    if let tap = screen.tap { button(tap) }
    buttons(screen.buttons)
    buttons(screen.files)
  }

  mutating func networks(_ screen: NetworksScreen) {
    for network in screen.networks {
      button(network.use)
      line("  " + network.detail + (network.isUsed ? " *" : ""))
      if let remove = network.remove { button(remove) }
    }
    line(screen.hint)
    button(screen.open)
    link(screen.line)
    for source in screen.sources { line(source) }
  }

  mutating func ownLine(_ screen: LineScreen) {
    line(screen.lead)
    field(screen.name)
    for stop in screen.stops {
      line(stop.number)
      field(stop.name)
      if let minutes = stop.minutes { field(minutes) }
      if let remove = stop.remove { button(remove) }
    }
    button(screen.add)
    button(screen.save)
  }

  private mutating func field(_ field: LineScreen.Field) {
    line(
      "  " + field.label + ": " + field.value + " <" + field.field.name + ">" + (field.fault.map { " ! " + $0 } ?? ""))
  }

  mutating func choices(_ screen: MetroChoicesScreen) {
    for choice in screen.choices {
      button(MetroButton(choice.key, choice.label))
      line("  " + (choice.isOn ? "on" : "off") + ": " + choice.hint + (choice.state.map { " " + $0 } ?? ""))
    }
  }
}
