extension PlainText {
  mutating func shell(_ screen: ShellScreen) {
    notices(screen.notices)
    line(screen.name)
    door(screen.meter)
    line("  " + screen.reading + " of " + screen.pattern + " | " + screen.caption)
    door(screen.metro)
    line("  " + String(screen.line.left) + " | " + screen.line.words + " | " + screen.line.countdown)
    line("  " + screen.line.stops.joined(separator: " - ") + " | " + String(screen.line.hop))
    door(screen.shift)
    let ring = screen.offer.seconds.map { $0 + " s, " + String(screen.offer.share) + " | " } ?? ""
    line("  " + ring + ([screen.offer.fare].compactMap { $0 } + screen.offer.words).joined(separator: " | "))
    if let demo = screen.demo { button(demo) }
    line(screen.history + " | " + screen.settings + " | " + screen.about)
  }

  private mutating func door(_ door: ShellScreen.Door) {
    line(
      door.name + " | " + door.hint
        + (door.demo.map { " (" + $0 + ")" } ?? ""))
  }

  mutating func cities(_ screen: CitiesScreen) {
    notices(screen.notices)
    line("<" + Field.citySearch.name + "> " + screen.searchLabel + ": " + screen.search)
    if let remark = screen.remark { line(remark) }
    for group in screen.groups {
      gap()
      line("== " + group.country)
      for city in group.cities {
        let price = city.price.map { " | " + $0 } ?? ""
        line(PlainText.key(city.name, city.key, isEnabled: city.isEnabled) + (city.isChosen ? " *" : ""))
        line("  " + city.details.joined(separator: " | ") + " | " + city.initial + price)
      }
    }
    gap()
    setting(screen.own)
    line(screen.footnote)
  }

  mutating func receipt(_ screen: ReceiptScreen) {
    notices(screen.notices)
    gap()
    for text in screen.head { line(text) }
    line(screen.totalLabel + ": " + screen.total + " of " + screen.pattern + ", " + screen.totalSpoken)
    route(screen.route)
    for text in screen.foot { line(text) }
    gap()
    for button in screen.buttons { self.button(button) }
    for link in screen.links { setting(link) }
    if let finish = screen.finish { notices([finish]) }
  }

  mutating func settings(_ screen: SettingsScreen) {
    notices(screen.notices)
    gap()
    line("== " + screen.skinsLabel)
    for skin in screen.skins {
      line(PlainText.key(skin.choice.label, skin.choice.key) + (skin.choice.isChosen ? " *" : ""))
    }
    for group in screen.groups {
      gap()
      line("== " + group.title)
      for row in group.rows { setting(row) }
    }
  }

  mutating func setting(_ row: SettingsScreen.Row) {
    switch row {
    case .list(let field, let label, let options):
      let words = options.map { $0.label + ($0.isChosen ? "*" : "") }
      line("<" + field.name + "> " + label + ": " + words.joined(separator: " | "))
    case .toggle(let field, let label, let hint, let isOn):
      line("<" + field.name + "> " + label + (isOn ? " *" : "") + (hint.map { " | " + $0 } ?? ""))
    case .action(let key, let label, let hint):
      line(PlainText.key(label, key) + (hint.map { " | " + $0 } ?? ""))
    case .link(let place, let label): line(label + " -> " + place.hash)
    }
  }

  mutating func about(_ screen: AboutScreen) {
    line(screen.lead)
    for text in screen.texts { line(text) }
    for section in screen.sections {
      gap()
      line("== " + section.title)
      for text in section.texts { line(text) }
    }
    gap()
    line(screen.footnote)
  }
}
