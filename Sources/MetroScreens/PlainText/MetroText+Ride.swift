extension MetroText {
  mutating func home(_ screen: MetroHomeScreen) {
    line(screen.city + " | " + screen.networks)
    if let siren = screen.siren { line((siren.isAlert ? "!! " : "") + siren.text) }
    for end in [screen.from, screen.to] {
      line("[" + end.label + ": " + end.name + " = " + MetroText.key(end.key) + "]" + MetroText.signs(end.lines))
    }
    if let swap = screen.swap { button(swap) }
    if let refusal = screen.refusal { line("! " + refusal) }
    for warning in screen.warnings { line("! " + warning) }
    if let route = screen.route {
      line(route.duration + " | " + route.summary)
      for leg in route.legs {
        if let change = leg.change { line("  (" + change + ")") }
        line("  " + leg.line.sign + " " + leg.towards + ", " + leg.duration)
        line("  " + leg.stops.joined(separator: " - "))
      }
    }
    for favourite in screen.favourites {
      line("[" + favourite.from + " - " + favourite.to + " = " + MetroText.key(favourite.key) + "]")
    }
    buttons(screen.extras)
    if let ways = screen.ways {
      line("== " + ways.title)
      line(ways.lead)
      for way in ways.ways {
        line(way.title + ": " + way.text)
        if let button = way.button { self.button(button) }
      }
      for platform in ways.platforms { line("- " + platform) }
    }
    for link in screen.links { self.link(link) }
    for line in screen.attribution { self.line(line) }
    if let start = screen.start {
      button(start)
      line(screen.startHint)
    }
  }

  mutating func search(_ screen: StationSearchScreen) {
    line(screen.title + ": " + screen.typed)
    if let remark = screen.remark { line(remark) }
    for group in screen.groups {
      if let sign = group.line { line("== " + sign.sign + " " + group.name) }
      for station in group.stations {
        line(
          "[" + station.name + " = " + MetroText.key(station.key) + "]" + MetroText.signs(station.lines)
            + (station.ownName.map { " " + $0 } ?? ""))
      }
    }
    button(screen.close)
  }

  mutating func ride(_ screen: MetroRideScreen) {
    if let flip = screen.flip {
      line("## " + flip.text + " " + flip.name + (flip.isNow ? " *" : ""))
      button(flip.button)
    }
    if let over = screen.over {
      line(over.text)
      if let error = over.error { line(error) }
      button(over.button)
      link(over.journal)
      return
    }
    line(screen.line.sign + " " + screen.heading + ": " + screen.countdown + " (" + screen.spoken + ")")
    line(screen.next + " | " + screen.stopsLeft)
    if let band = screen.band { line(band) }
    if let change = screen.change { line(change) }
    if let motion = screen.motion { line(motion) }
    for stop in screen.stops {
      let bar = stop.bar.map { " | \($0.motion.delay) + \($0.motion.length), \($0.band)" } ?? ""
      line("  " + stop.time + " " + stop.place.rawValue + " " + stop.name + (stop.note.map { ", " + $0 } ?? "") + bar)
    }
    if !screen.late.isEmpty { line(screen.lateLabel) }
    buttons(screen.late)
    if let main = screen.main { button(main) }
    buttons(screen.corrections)
    buttons(screen.more)
  }
}
