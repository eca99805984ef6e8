import Almanac
import RideLog
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  func historyScreen(_ words: Wording) -> HistoryScreen {
    let strings = words.strings
    let all = archive.rides ?? []
    let found = archive.found.map { all[$0] }
    var remark: String?
    if archive.rides != nil, all.isEmpty { remark = strings.text(.historyNone) }
    if !all.isEmpty, found.isEmpty { remark = strings.text(.historyNoMatch, ["text": archive.search]) }
    var buttons = [ButtonContent(key: .importRides, label: strings.text(.historyImport))]
    if !all.isEmpty {
      buttons.append(ButtonContent(key: .exportRides, label: strings.text(.historyExport)))
      buttons.append(ButtonContent(key: .askDelete(nil), label: strings.text(.historyDeleteAll)))
    }
    return HistoryScreen(
      title: strings.text(.navHistory), back: strings.text(.navBack), settings: strings.text(.navSettings),
      searchLabel: strings.text(.historySearch), search: archive.search, totals: totals(found, words),
      footnote: found.contains { $0.source == .demo } ? strings.text(.historyNoDemo) : nil,
      years: years(found.prefix(archive.shown), words), remark: remark,
      more: found.count > archive.shown
        ? ButtonContent(key: .moreRides, label: strings.text(.historyMore)) : nil,
      buttons: buttons, question: question(strings), notices: generalNotices(words))
  }

  // MARK: - Totals

  /// The rides that were found, their way, and what was paid in each currency; demo rides are counted alone.
  private func totals(_ rides: [KeptRide], _ words: Wording) -> [KeptFact] {
    guard !rides.isEmpty else { return [] }
    var sums: [(currency: Currency, total: Int64)] = []
    var distance = Distance.zero
    for ride in rides where ride.source != .demo {
      distance += ride.distance
      let place = sums.firstIndex { $0.currency == ride.currency } ?? sums.count
      if place == sums.count { sums.append((ride.currency, 0)) }
      sums[place].total += ride.total.minorUnits
    }
    let strings = words.strings
    var facts = [
      KeptFact(
        label: strings.text(.historyRides), value: words.formats.integer(Int64(rides.count { $0.source != .demo }))),
      KeptFact(label: strings.text(.rideDistance), value: words.formats.distance(distance)),
    ]
    for sum in sums {
      facts.append(
        KeptFact(
          label: strings.text(.rideTotal),
          value: words.formats.money(Money(minorUnits: sum.total), in: sum.currency)))
    }
    return facts
  }

  // MARK: - Rows

  private func years(_ rides: ArraySlice<KeptRide>, _ words: Wording) -> [HistoryScreen.Year] {
    var years: [HistoryScreen.Year] = []
    var rows: [HistoryScreen.Row] = []
    var year: Int?
    for ride in rides {
      let local = ride.zone.local(of: ride.start)
      if let year, year != local.date.year {
        years.append(HistoryScreen.Year(title: String(year), rides: rows))
        rows = []
      }
      year = local.date.year
      rows.append(row(ride, local, words))
    }
    if let year { years.append(HistoryScreen.Year(title: String(year), rides: rows)) }
    return years
  }

  private func row(_ ride: KeptRide, _ local: CivilDateTime, _ words: Wording) -> HistoryScreen.Row {
    let strings = words.strings
    let mark: String? =
      switch ride.source {
      case .live: nil
      case .demo: strings.text(.sourceDemo)
      case .file: strings.text(.sourceFile)
      }
    return HistoryScreen.Row(
      place: .ride(ride.id), city: cityName(ride.tariff, strings),
      details: [
        words.formats.date(local.date, .dayAndMonth) + ", " + words.formats.time(local.time),
        words.formats.distance(ride.distance), words.formats.minutes(ride.stop - ride.start),
      ],
      total: words.formats.money(ride.total, in: ride.currency), mark: mark)
  }

  func cityName(_ id: String, _ strings: Strings) -> String {
    library.city(id)?.name.text(in: strings.language.tag) ?? own[id]?.city ?? id
  }

  /// Whether a ride has what is looked for: in its city, its country, its date or its total.
  func matches(_ ride: KeptRide, _ words: Wording?) -> Bool {
    let wanted = CitySearch.folded(archive.search)
    guard !wanted.isEmpty, let words else { return true }
    func has(_ text: String) -> Bool { CitySearch.contains(CitySearch.folded(text), wanted) }
    if has(ride.tariff) || has(cityName(ride.tariff, words.strings)) { return true }
    let local = ride.zone.local(of: ride.start).date
    if has(local.iso8601) || has(words.formats.date(local, .long)) { return true }
    return has(words.formats.money(ride.total, in: ride.currency))
      || has(words.formats.money(ride.total, in: ride.currency, sign: .local))
  }

  // MARK: - One ride

  func keptRideScreen(_ words: Wording) -> KeptRideScreen {
    let strings = words.strings
    let opened = archive.opened
    var screen: ReceiptScreen?
    var facts: [KeptFact] = []
    if let ride = opened?.ride {
      let own = Wording(strings, tariff: ride.tariff, units: settings.units)
      screen = receiptScreen(of: ride, number: opened?.number, own)
      facts = rideFacts(ride, own)
    }
    let title = opened?.ride.map { words.text($0.tariff.city) } ?? strings.text(.historyRide)
    return KeptRideScreen(
      title: title, back: strings.text(.navBack), settings: strings.text(.navSettings), receipt: screen,
      remark: opened?.isMissing == true ? strings.text(.historyMissing) : nil,
      factsLabel: strings.text(.rideFacts), facts: facts, finish: opened?.ride.flatMap { finishNotice($0, strings) },
      rows: opened.map { keptRideRows($0, strings) } ?? [], question: question(strings),
      notices: generalNotices(words))
  }

  private func rideFacts(_ ride: Ride, _ words: Wording) -> [KeptFact] {
    let strings = words.strings
    guard let bill = ride.meter.bill() else { return [] }
    let source: Phrase =
      switch ride.header.source {
      case .live: .sourceLive
      case .demo: .sourceDemo
      case .file: .sourceFile
      }
    let silence = bill.gaps.reduce(Elapsed.zero) { $0 + ($1.to - $1.from) }
    return [
      KeptFact(label: strings.text(.rideSource), value: strings.text(source)),
      KeptFact(
        label: strings.text(.rideEvents), value: words.formats.integer(Int64(ride.events.count))),
      KeptFact(
        label: strings.text(.ridePositions),
        value: strings.text(
          .ridePositionsUsed,
          ["used": words.formats.integer(bill.used), "all": words.formats.integer(Int64(ride.meter.fixes.count))])),
      KeptFact(
        label: strings.text(.rideGaps),
        value: bill.gaps.isEmpty
          ? words.formats.integer(0)
          : words.formats.integer(Int64(bill.gaps.count)) + ", " + words.formats.duration(silence)),
    ]
  }

  /// What another recording of a ride is good for; nil where none is needed.
  func finishNotice(_ ride: Ride, _ strings: Strings) -> NoticeContent? {
    guard ride.header.source == .live, let bill = ride.meter.bill() else { return nil }
    return NoticeContent(
      id: "finish-notice", text: strings.text(.finishHint),
      buttons: [
        ButtonContent(key: .finishRide, label: strings.text(.gapTrack), isPrimary: !bill.gaps.isEmpty)
      ])
  }

  private func keptRideRows(_ opened: Archive.Opened, _ strings: Strings) -> [SettingsScreen.Row] {
    guard opened.ride != nil else { return [] }
    return [
      .link(.developer(opened.id), label: strings.text(.developerReplay)),
      .action(.askDelete(opened.id), label: strings.text(.historyDelete), hint: nil),
    ]
  }

  // MARK: - Questions

  private func question(_ strings: Strings) -> QuestionContent? {
    guard let question = archive.question else { return nil }
    let isAll = question == .deleteAll
    return QuestionContent(
      title: isAll
        ? strings.text(.historyDeleteAllAsk, count: Int64(archive.rides?.count ?? 0))
        : strings.text(.historyDeleteAsk),
      text: strings.text(.historyDeleteWarning),
      confirm: ButtonContent(key: .confirmDelete, label: strings.text(.historyDeleteDo)),
      instead: isAll
        ? ButtonContent(key: .exportRides, label: strings.text(.historyExport))
        : ButtonContent(key: .exportLog, label: strings.text(.recoveryExportRide)),
      cancel: ButtonContent(key: .closeSheet, label: strings.text(.navCancel)))
  }
}
