import RideLog
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  func keys(_ position: MeterPosition, _ strings: Strings) -> [MeterScreen.KeyContent] {
    let isPaused = position == .paused
    let isRunning = position == .hired || isPaused
    let canUndo = ride?.canUndoStop(at: now) == true
    let canStart = position == .forHire && !isTaken && waitingLog == nil
    func key(
      _ seat: MeterScreen.KeyContent.Seat, _ key: Key, _ phrase: Phrase, _ isEnabled: Bool, isNext: Bool = false
    ) -> MeterScreen.KeyContent {
      MeterScreen.KeyContent(
        seat: seat, key: key, label: strings.text(phrase), isEnabled: isEnabled, isNext: isNext)
    }
    return [
      key(.start, .start, .meterKeyStart, canStart, isNext: canStart),
      isPaused
        ? key(.pause, .resume, .meterKeyResume, true, isNext: true)
        : key(.pause, .pause, .meterKeyPause, position == .hired),
      key(.extras, .extras, .meterKeyExtras, isRunning || position == .toPay),
      canUndo
        ? key(.stop, .undoStop, .meterKeyUndoStop, true)
        : key(.stop, .stop, .meterKeyStop, isRunning, isNext: position == .hired),
      key(.pay, .pay, .meterKeyPay, position == .toPay, isNext: position == .toPay),
      key(.clear, .clear, .meterKeyClear, position == .paid, isNext: position == .paid),
    ]
  }

  /// What can be done beside the keys.
  func meterButtons(_ strings: Strings) -> [ButtonContent] {
    if ride?.meter.position == .paid {
      return [
        ButtonContent(key: .showReceipt, label: strings.text(.receiptTitle)),
        ButtonContent(key: .exportLog, label: strings.text(.recoveryExportRide)),
      ]
    }
    if let ride, ride.meter.position == .toPay {
      var buttons = [ButtonContent(key: .reduce, label: strings.text(.rideDiscount))]
      if ride.header.source == .live, ride.meter.bill()?.gaps.isEmpty == false {
        buttons.append(ButtonContent(key: .finishRide, label: strings.text(.gapTrack)))
      }
      return buttons
    }
    guard ride == nil, receiver.problem == nil, device.isSecure || settings.source == .demo, !isTaken else { return [] }
    return [
      ButtonContent(key: .demo, label: strings.text(.sourceDemo)),
      ButtonContent(key: .openFile, label: strings.text(.sourceFile)),
    ]
  }

  /// The speeds of a demo ride that goes on, or the rates that can be taken before Start.
  func meterChoices(_ view: MeterView, _ words: Wording) -> ChoicesContent? {
    let strings = words.strings
    if ride?.demo != nil, view.display.position == .hired || view.display.position == .paused {
      let choices = DemoClock.speeds.map { speed in
        ChoiceContent(
          key: .demoSpeed(speed), label: strings.text(.sourceSpeed, ["factor": words.formats.integer(speed)]),
          isChosen: speed == settings.demoSpeed)
      }
      return ChoicesContent(label: strings.text(.settingsDemoSpeed), choices: choices)
    }
    let keyed = view.edition.rates.filter { $0.selection == .key }
    guard ride == nil, !keyed.isEmpty else { return nil }
    var choices = [
      ChoiceContent(key: .rate(nil), label: strings.text(.rateClock), isChosen: !view.display.isChosen)
    ]
    for rate in keyed {
      choices.append(
        ChoiceContent(
          key: .rate(rate.id), label: words.text(rate.name),
          isChosen: view.display.isChosen && view.rate.id == rate.id))
    }
    return ChoicesContent(label: strings.text(.meterWindowRate), choices: choices)
  }

  /// The meter's position in a sentence.
  func positionText(_ strings: Strings) -> String {
    guard let ride else { return strings.text(.meterStatusForHire) }
    let words = Wording(strings, tariff: ride.tariff, units: settings.units)
    let total = ride.meter.bill().map { words.money($0.total, ride.tariff) } ?? ""
    switch ride.meter.position {
    case .forHire: return strings.text(.meterStatusForHire)
    case .hired: return strings.text(.meterStatusHired)
    case .paused: return strings.text(.meterStatusPaused)
    case .toPay: return strings.text(.meterStatusToPay, ["amount": total])
    case .paid: return strings.text(.meterStatusPaid, ["amount": total])
    }
  }
}
