import Almanac
import Drawing
import RideLog
import Tariffs
import Taximeter
import Track
import Units
import Words

extension AppState {
  func developerScreen(_ words: Wording) -> DeveloperScreen {
    let strings = words.strings
    let ride = replayed?.whole ?? shownRide?.ride
    var buttons = [ButtonContent(key: .openReplay, label: strings.text(.developerOpen))]
    if ride != nil { buttons.append(ButtonContent(key: .exportLog, label: strings.text(.recoveryExportRide))) }
    buttons.append(ButtonContent(key: .exportReport, label: strings.text(.recoveryExport)))
    let own = ride.map { Wording(strings, tariff: $0.tariff, units: settings.units) } ?? words
    return DeveloperScreen(
      title: strings.text(.developerTitle), back: strings.text(.navBack), settings: strings.text(.navSettings),
      subject: ride.map { subject($0, own) } ?? strings.text(.developerNone),
      groups: ride.map { [delivery($0, own), refusals($0, own)] } ?? [],
      replay: ride.map { replay($0, own) }, log: ride.map { log($0, own) },
      remarks: remarks.isEmpty
        ? nil : DeveloperScreen.Log(title: strings.text(.developerRemarks), lines: remarks),
      buttons: buttons, notices: generalNotices(words))
  }

  private func subject(_ ride: Ride, _ words: Wording) -> String {
    guard let start = ride.meter.startTime else { return words.text(ride.tariff.city) }
    let local = ride.tariff.zone.local(of: start)
    return words.text(ride.tariff.city) + ", " + words.formats.date(local.date) + ", "
      + words.formats.time(local.time, seconds: true)
  }

  // MARK: - Delivery

  /// What a recorded track added to a ride did not come by delivery.
  private func delivered(_ ride: Ride) -> [TimedEvent] {
    guard let stop = ride.meter.stopTime, ride.header.source == .live else { return ride.events }
    return ride.events.filter { $0.at <= stop + Meter.undoTime }
  }

  private func delivery(_ ride: Ride, _ words: Wording) -> DeveloperScreen.Group {
    let strings = words.strings
    let events = delivered(ride)
    var arrivals: [(at: Instant, fix: Fix)] = []
    for timed in events { if case .fix(let fix) = timed.event { arrivals.append((timed.at, fix)) } }
    let delivery = Delivery(arrivals)
    let sightings = Sightings(events)
    func count(_ phrase: Phrase, _ count: Int64) -> KeptFact {
      KeptFact(label: strings.text(phrase), value: words.formats.integer(count))
    }
    func time(_ phrase: Phrase, _ length: Elapsed) -> KeptFact {
      KeptFact(label: strings.text(phrase), value: words.formats.seconds(length))
    }
    var facts = [
      count(.ridePositions, delivery.count), count(.developerForeground, sightings.inForeground),
      count(.developerBackground, sightings.inBackground), count(.developerReturn, sightings.afterReturn),
      time(.developerMedian, delivery.medianLateness), time(.developerUsual, delivery.usualLateness),
      time(.developerLatest, delivery.greatestLateness), count(.developerOrder, delivery.outOfOrder),
      count(.developerBursts, delivery.bursts), count(.developerBurst, delivery.largestBurst),
      time(.developerSilence, delivery.longestSilence),
    ]
    let recorded = Int64(ride.meter.fixes.count) + ride.meter.repeated - delivery.count
    if recorded > 0, events.count < ride.events.count { facts.append(count(.developerRecorded, recorded)) }
    return DeveloperScreen.Group(title: strings.text(.developerDelivery), facts: facts)
  }

  private func refusals(_ ride: Ride, _ words: Wording) -> DeveloperScreen.Group {
    let strings = words.strings
    let refused = ride.meter.bill()?.refused ?? ride.meter.refused
    let facts = Refusal.allCases.map { reason in
      let phrase: Phrase =
        switch reason {
        case .stale: .refusalStale
        case .duplicate: .refusalDuplicate
        case .invalid: .refusalInvalid
        case .poor: .refusalPoor
        case .jump: .refusalJump
        }
      let count = refused[reason] + (reason == .duplicate ? ride.meter.repeated : 0)
      return KeptFact(label: strings.text(phrase), value: words.formats.integer(count))
    }
    return DeveloperScreen.Group(title: strings.text(.developerRefused), facts: facts)
  }

  // MARK: - The log

  /// So many lines are shown; the export has all.
  private static let lines = 60

  private func log(_ ride: Ride, _ words: Wording) -> DeveloperScreen.Log {
    let end = replayed.map { $0.taken == 0 ? ride.events.count : $0.taken } ?? ride.events.count
    let shown = ride.events[..<end].suffix(AppState.lines)
    return DeveloperScreen.Log(
      title: words.strings.text(
        .developerLog,
        ["shown": words.formats.integer(Int64(end)), "all": words.formats.integer(Int64(ride.events.count))]),
      lines: shown.reversed().map { Ride.line(RideLine.bytes($0)) })
  }

  // MARK: - The replay

  private func replay(_ whole: Ride, _ words: Wording) -> DeveloperScreen.Replay {
    let strings = words.strings
    let ride = replayed?.ride ?? whole
    let time = replayed?.time(at: now) ?? whole.meter.stopTime ?? whole.time(at: now)
    let display = ride.meter.display(at: time)
    let sum = ride.meter.bill()?.total ?? display.fare
    let speed = replayed?.speed ?? 60
    let isRunning = replayed?.isRunning == true
    let local = whole.tariff.zone.local(of: time)
    return DeveloperScreen.Replay(
      title: strings.text(.developerReplay), spoken: words.money(sum, whole.tariff),
      reading: Windows.reading(sum, whole.tariff.currency, cells: 5).text,
      pattern: Windows.fare(whole.tariff.currency),
      facts: [
        KeptFact(label: strings.text(.rideClock), value: words.formats.time(local.time, seconds: true)),
        KeptFact(label: strings.text(.rideDistance), value: words.formats.distance(display.distance)),
        KeptFact(label: strings.text(.rideWaiting), value: words.stopwatch(display.waiting)),
      ],
      placeLabel: strings.text(.developerPlace), place: replayed?.thousandth(at: now) ?? 1000,
      run: isRunning
        ? ButtonContent(key: .pauseReplay, label: strings.text(.meterKeyPause))
        : ButtonContent(key: .playReplay, label: strings.text(.developerPlay), isPrimary: true),
      speeds: ChoicesContent(
        label: strings.text(.developerSpeed),
        choices: Replayed.speeds.map { offered in
          ChoiceContent(
            key: .replaySpeed(offered),
            label: strings.text(.sourceSpeed, ["factor": words.formats.integer(offered)]),
            isChosen: offered == speed)
        }),
      speedLabel: strings.text(.developerSpeed), speed: speed, verdict: verdict(whole, words))
  }

  /// How a replay ended beside the ride itself.
  private func verdict(_ whole: Ride, _ words: Wording) -> String? {
    guard let replayed, replayed.isOver, let bill = whole.meter.bill(), let again = replayed.ride.meter.bill() else {
      return nil
    }
    let total = words.money(again.total, whole.tariff)
    guard again.total == bill.total else {
      return words.strings.text(
        .developerDiffers, ["amount": total, "other": words.money(bill.total, whole.tariff)])
    }
    return words.strings.text(.developerSame, ["amount": total])
  }
}
