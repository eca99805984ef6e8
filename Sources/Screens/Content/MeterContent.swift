import Almanac
import Drawing
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  func meterScreen(_ tariff: Tariff, _ words: Wording) -> MeterScreen {
    let strings = words.strings
    let view = MeterView(self, tariff)
    let fare = Windows.reading(view.sum, tariff.currency, cells: 5)
    var fareWindow = sumWindow(
      strings.text(view.total == nil ? .meterWindowFare : .rideTotal), view.sum, fare.text,
      pattern: Windows.fare(tariff.currency), view, words)
    fareWindow.doubt = doubt(view, words)
    var extrasWindow = sumWindow(
      strings.text(.meterWindowExtras), view.display.supplements,
      Windows.reading(view.display.supplements, tariff.currency, cells: 4).text,
      pattern: Windows.extras(tariff.currency), view, words)
    if settings.skin == .drums {
      fareWindow.wheels = WheelContent.wheels(face.fare, showing: view.sum, cells: 5, tariff.currency)
      extrasWindow.wheels = WheelContent.wheels(
        face.extras, showing: view.display.supplements, cells: 4, tariff.currency)
    }
    return MeterScreen(
      title: strings.text(.appName) + ": " + words.money(view.sum, tariff), skin: Skin(settings.skin),
      face: faceContent(strings), position: view.display.position, home: strings.text(.navHome),
      settings: strings.text(.navSettings),
      plate: plate(view, words),
      fare: fareWindow, extras: extrasWindow,
      rate: MeterScreen.Window(
        label: strings.text(.meterWindowRate), unit: nil, spoken: view.rate.lamp, reading: view.rate.lamp,
        pattern: "8"),
      clock: clockWindow(view, words), lampsLabel: strings.text(.meterPosition),
      lamps: lamps(view.display.position, lacksMinorUnits: fare.withoutMinorUnits, strings),
      figures: figures(view, words), rateLine: rateLine(view, words), notices: meterNotices(view, words),
      route: route(words), buttons: meterButtons(strings), choices: meterChoices(view, words),
      keysLabel: strings.text(.meterKeys), keys: keys(view.display.position, strings),
      sheet: showsExtras ? extrasSheet(view, words) : nil)
  }

  private func plate(_ view: MeterView, _ words: Wording) -> MeterScreen.Plate {
    let city = words.text(view.tariff.city)
    let date = words.formats.date(view.edition.from)
    let edition = words.strings.text(.rateEdition, ["date": date])
    return MeterScreen.Plate(
      city: city, edition: edition, label: city + ", " + edition + ". " + words.strings.text(.cityChange))
  }

  private func sumWindow(
    _ label: String, _ sum: Money, _ reading: String, pattern: String, _ view: MeterView, _ words: Wording
  ) -> MeterScreen.Window {
    MeterScreen.Window(
      label: label, unit: view.tariff.currency.code, spoken: words.money(sum, view.tariff), reading: reading,
      pattern: pattern)
  }

  private func clockWindow(_ view: MeterView, _ words: Wording) -> MeterScreen.Window {
    let time = view.tariff.zone.local(of: view.time).time
    return MeterScreen.Window(
      label: words.strings.text(.rideClock), unit: nil, spoken: words.formats.time(time),
      reading: words.formats.time(time, .wholeDay), pattern: "88:88")
  }

  private func lamps(
    _ position: MeterPosition, lacksMinorUnits: Bool, _ strings: Strings
  ) -> [MeterScreen.Lamp] {
    var lamps = [
      MeterScreen.Lamp(kind: .forHire, label: strings.text(.meterLampForHire), isOn: position == .forHire),
      MeterScreen.Lamp(kind: .hired, label: strings.text(.meterLampHired), isOn: position == .hired),
      MeterScreen.Lamp(kind: .paused, label: strings.text(.meterLampPaused), isOn: position == .paused),
      MeterScreen.Lamp(kind: .toPay, label: strings.text(.meterLampToPay), isOn: position == .toPay),
    ]
    if lacksMinorUnits {
      lamps.append(MeterScreen.Lamp(kind: .warning, label: strings.text(.meterLampNoCents), isOn: true))
    }
    return lamps
  }

  private func figures(_ view: MeterView, _ words: Wording) -> [MeterScreen.Figure] {
    let strings = words.strings
    let distance = words.formats.distance(view.display.distance).split(separator: "\u{A0}", maxSplits: 1)
    var running: RunningTime?
    if let start = view.display.start {
      let end = view.display.stop ?? view.time
      running = RunningTime(
        from: start.milliseconds, now: end.milliseconds,
        speed: view.display.stop == nil ? (ride?.demo == nil ? 1 : settings.demoSpeed) : 0)
    }
    let duration = Elapsed(milliseconds: running.map { $0.now - $0.from } ?? 0)
    var figures = [
      MeterScreen.Figure(
        label: strings.text(.rideDistance), value: distance.first.map { String($0) } ?? "",
        unit: distance.count > 1 ? String(distance[1]) : nil, running: nil),
      MeterScreen.Figure(
        label: strings.text(.rideWaiting), value: words.stopwatch(view.display.waiting), unit: nil, running: nil),
      MeterScreen.Figure(
        label: strings.text(.rideDuration), value: words.stopwatch(duration), unit: nil, running: running),
    ]
    if view.display.supplements > .zero {
      figures.append(
        MeterScreen.Figure(
          label: strings.text(.rideExtras),
          value: words.formats.amount(view.display.supplements, in: view.tariff.currency), unit: nil, running: nil,
          isWindowed: true))
    }
    return figures
  }

  /// The line of the ride, or before there is one what is to be said; nil where a notice says it.
  private func route(_ words: Wording) -> MeterScreen.Route? {
    let strings = words.strings
    var texts: [String] = []
    if let ride {
      if ride.meter.latestFix == nil {
        if receiver.problem != nil { return nil }
        texts = [strings.text(.positionWaiting)]
      }
    } else if settings.source == .demo {
      texts = [strings.text(.meterStatusForHire), strings.text(.sourceDemoHint)]
    } else if device.isSecure, receiver.problem == nil {
      texts = [strings.text(.permissionAsk), strings.text(.phoneLocked)] + limits(strings)
    } else {
      return nil
    }
    return MeterScreen.Route(label: strings.text(.rideRoute), points: ride?.trail.points ?? [], texts: texts)
  }
}

/// How much the windows hold.
enum Windows {
  static func reading(_ sum: Money, _ currency: Currency, cells: Int) -> SegmentReading {
    SegmentReading(minorUnits: sum.minorUnits, fractionDigits: currency.minorDigits, cells: cells)
  }

  static func fare(_ currency: Currency) -> String {
    switch currency.minorDigits {
    case 0: "88888"
    case 3: "88.888"
    default: "888.88"
    }
  }

  static func extras(_ currency: Currency) -> String {
    switch currency.minorDigits {
    case 0: "8888"
    case 3: "8.888"
    default: "88.88"
    }
  }
}
