extension PlainText {
  mutating func history(_ screen: HistoryScreen) {
    notices(screen.notices)
    line("<" + Field.rideSearch.name + "> " + screen.searchLabel + ": " + screen.search)
    facts(screen.totals)
    if let footnote = screen.footnote { line(footnote) }
    if let remark = screen.remark { line(remark) }
    for year in screen.years {
      gap()
      line("== " + year.title)
      for ride in year.rides {
        line(
          ride.city + " | " + ride.details.joined(separator: " | ") + " | " + ride.total
            + (ride.mark.map { " | " + $0 } ?? "") + " -> " + ride.place.hash)
      }
    }
    gap()
    if let more = screen.more { button(more) }
    for button in screen.buttons { self.button(button) }
    if let question = screen.question { self.question(question) }
  }

  mutating func keptRide(_ screen: KeptRideScreen) {
    notices(screen.notices)
    if let remark = screen.remark { line(remark) }
    if let receipt = screen.receipt { self.receipt(receipt) }
    gap()
    if !screen.facts.isEmpty { line("== " + screen.factsLabel) }
    facts(screen.facts)
    for row in screen.rows { setting(row) }
    if let question = screen.question { self.question(question) }
  }

  mutating func developer(_ screen: DeveloperScreen) {
    notices(screen.notices)
    line(screen.subject)
    for button in screen.buttons { self.button(button) }
    if let replay = screen.replay { self.replay(replay) }
    for group in screen.groups {
      gap()
      line("== " + group.title)
      facts(group.facts)
    }
    if let log = screen.log { self.log(log) }
    if let remarks = screen.remarks { log(remarks) }
  }

  private mutating func replay(_ replay: DeveloperScreen.Replay) {
    gap()
    line("== " + replay.title)
    line(replay.reading + " of " + replay.pattern + ", " + replay.spoken)
    facts(replay.facts)
    line("<" + Field.replayPlace.name + "> " + replay.placeLabel + ": " + String(replay.place))
    button(replay.run)
    choices(replay.speeds)
    line("<" + Field.replaySpeed.name + "> " + replay.speedLabel + ": " + String(replay.speed))
    if let verdict = replay.verdict { line(verdict) }
  }

  private mutating func log(_ log: DeveloperScreen.Log) {
    gap()
    line("== " + log.title)
    for text in log.lines { line(text) }
  }

  private mutating func question(_ question: QuestionContent) {
    gap()
    line("== " + question.title)
    line(question.text)
    for button in [question.confirm, question.instead, question.cancel] { self.button(button) }
  }

  private mutating func facts(_ facts: [KeptFact]) {
    for fact in facts { line(fact.label + ": " + fact.value) }
  }
}
