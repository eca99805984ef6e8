import Motion
import Shift
import Units
import Words

/// A roll call or the odometer: what is looked at, measured and read.
package struct DutyForm: Sendable {
  /// A part of it.
  package enum Part: Sendable {
    /// Something to choose.
    case choice(label: String, choices: [ShiftChoice], isMissing: Bool)
    /// A line to write.
    case line(ShiftField, label: String, value: String)
    /// Boxes for digits.
    case boxes(Boxes)
    /// Room to write.
    case notes(ShiftField, label: String, value: String)
  }

  /// A row of boxes over one hidden field.
  package struct Boxes: Sendable {
    /// The field.
    package let field: ShiftField
    /// What is read there.
    package let label: String
    /// What stands in each box; nil in an empty one.
    package let digits: [UInt8?]
    /// The place of the box into which the next digit comes.
    package let insertion: Int
    /// After how many boxes the point stands; nil for none.
    package let point: Int?
    /// The unit.
    package let unit: String
    /// The digits as the field has them.
    package let value: String
    /// What they mean, for those who listen.
    package let spoken: String
    /// What is to be known of them.
    package let hint: String?
    /// What is wrong with them.
    package let fault: String?
  }

  /// How far the way into the day, or out of it, has come: the step and how many there are.
  package let step: (now: Int, of: Int)
  /// The heading.
  package let title: String
  /// What it is for.
  package let hint: String
  /// The parts.
  package let parts: [Part]
  /// What is wrong.
  package let fault: String?
  /// Goes on.
  package let done: ShiftButton
}

extension ShiftState {
  func callForm(_ occasion: RollCall.Occasion, _ words: ShiftWords) -> DutyForm {
    let isBefore = occasion == .before
    let missing = draft.isPressed ? draft.missing(occasion) : []
    var parts: [DutyForm.Part] = []
    for finding in RollCallDraft.findings(occasion) {
      parts.append(
        .choice(
          label: words(ShiftState.phrase(finding, occasion)),
          choices: [true, false].map { isGood in
            ShiftChoice(
              key: .call(.finding(finding, isGood: isGood)), label: words(ShiftState.phrase(finding, isGood: isGood)),
              isChosen: draft.isGood(finding) == isGood)
          }, isMissing: missing.contains(finding)))
      if finding == .detector, draft.isGood(.detector) == false { parts.append(.boxes(alcoholBoxes(words))) }
    }
    if isBefore { parts.append(.boxes(temperatureBoxes(words))) }
    parts.append(
      .choice(
        label: words(.shiftCallMethod),
        choices: RollCall.Method.allCases.map {
          ShiftChoice(key: .call(.method($0)), label: words(ShiftState.phrase($0)), isChosen: draft.method == $0)
        }, isMissing: false))
    parts.append(.line(.heldBy, label: words(.shiftCallBy), value: draft.heldBy))
    parts.append(.notes(.notes, label: words(isBefore ? .shiftCallNotes : .shiftCallNotesAfter), value: draft.notes))
    return DutyForm(
      step: (isBefore ? 1 : 2, 2), title: words(isBefore ? .shiftCallBefore : .shiftCallAfter),
      hint: words(isBefore ? .shiftCallBeforeHint : .shiftCallAfterHint), parts: parts,
      fault: draft.isPressed && (!missing.isEmpty || draft.lacksBreath || draft.heldBy.isEmpty)
        ? words(.shiftCallMissing) : nil,
      done: ShiftButton(.holdCall, words(isBefore ? .shiftCallDone : .shiftCallEnd)))
  }

  func odometerForm(_ day: Workday, _ words: ShiftWords) -> DutyForm {
    let isStart = day.duty.phase == .called
    let dial = isStart ? nil : day.dial
    let hint = dial.map { words(.shiftOdometerDial, ["reading": ShiftState.padded($0)]) }
    let boxes = DutyForm.Boxes(
      field: .odometer, label: words(isStart ? .shiftOdometerStart : .shiftOdometerEnd), digits: odometer.boxes,
      insertion: odometer.insertionBox, point: nil, unit: words(.shiftKilometres), value: ShiftState.text(odometer),
      spoken: odometer.value.map { words.formats.integer($0) } ?? "", hint: hint,
      fault: overflow == .odometer ? words(.shiftBoxesFull, count: 6) : nil)
    return DutyForm(
      step: (isStart ? 2 : 1, 2), title: words(isStart ? .shiftOdometerStart : .shiftOdometerEnd),
      hint: words(isStart ? .shiftOdometerStartHint : .shiftOdometerEndHint), parts: [.boxes(boxes)],
      fault: nil,
      done: ShiftButton(
        .read, words(isStart ? .shiftOdometerGo : .shiftOdometerDone), isDisabled: odometer.value == nil))
  }

  private func alcoholBoxes(_ words: ShiftWords) -> DutyForm.Boxes {
    let boxes = draft.alcohol
    var fault = overflow == .alcohol ? words(.shiftBoxesFull, count: 3) : nil
    if fault == nil, draft.isPressed, draft.lacksBreath { fault = words(.shiftCallMissing) }
    return DutyForm.Boxes(
      field: .alcohol, label: words(.shiftAlcohol), digits: boxes.boxes, insertion: boxes.insertionBox, point: 1,
      unit: "mg/l", value: ShiftState.text(boxes),
      spoken: boxes.value.map { words.formats.shortest($0, digits: 2) } ?? "", hint: words(.shiftAlcoholHint),
      fault: fault)
  }

  private func temperatureBoxes(_ words: ShiftWords) -> DutyForm.Boxes {
    let boxes = draft.temperature
    var fault: String?
    if overflow == .temperature {
      fault = words(.shiftBoxesFull, count: 3)
    } else if boxes.digits.count == 3, draft.measured == nil {
      fault = words(.shiftTemperatureWrong)
    } else if draft.isPressed, draft.hasWrongTemperature {
      fault = words(.shiftTemperatureWrong)
    } else if draft.measured?.isUnusual == true {
      fault = words(.shiftTemperatureUnusual)
    }
    return DutyForm.Boxes(
      field: .temperature, label: words(.shiftTemperature), digits: boxes.boxes, insertion: boxes.insertionBox,
      point: 2,
      unit: "°C", value: ShiftState.text(boxes),
      spoken: boxes.value.map { words.formats.shortest($0, digits: 1) } ?? "", hint: words(.shiftTemperatureHint),
      fault: fault)
  }

  /// Six digits, as an odometer shows them.
  static func padded(_ reading: Int64) -> String {
    let text = "\(reading)"
    return String(repeating: "0", count: max(0, 6 - text.utf8.count)) + text
  }

  private static func phrase(_ finding: RollCallChoice.Finding, _ occasion: RollCall.Occasion) -> Phrase {
    switch finding {
    case .vehicle: occasion == .before ? .shiftCheckVehicle : .shiftCheckVehicleAfter
    case .detector: .shiftCheckDetector
    case .looks: .shiftCheckLooks
    case .fitness: .shiftCheckFitness
    }
  }

  private static func phrase(_ finding: RollCallChoice.Finding, isGood: Bool) -> Phrase {
    switch (finding, isGood) {
    case (.vehicle, true): .shiftCheckVehicleGood
    case (.vehicle, false): .shiftCheckVehicleBad
    case (.detector, true): .shiftCheckDetectorGood
    case (.detector, false): .shiftCheckDetectorBad
    case (.looks, true): .shiftCheckLooksGood
    case (.looks, false): .shiftCheckLooksBad
    case (.fitness, true): .shiftCheckFitnessGood
    case (.fitness, false): .shiftCheckFitnessBad
    }
  }

  static func phrase(_ method: RollCall.Method) -> Phrase {
    switch method {
    case .inPerson: .shiftMethodInPerson
    case .remote: .shiftMethodRemote
    case .telephone: .shiftMethodTelephone
    }
  }
}
