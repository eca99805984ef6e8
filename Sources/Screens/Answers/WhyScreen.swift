import Almanac
import Drawing
import Receipts
import Tariffs
import Taximeter
import Units
import Words

/// Why a ride cost what it cost: pictures, and each step in words.
package struct WhyScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// What it shows, or why it shows nothing.
  package let hint: String
  /// The pictures.
  package let pictures: [AnswerPicture]
  /// The step that is looked at; nil without any.
  package let step: Step?
  /// What can be done.
  package let buttons: [ButtonContent]

  /// One step of the display.
  package struct Step: Sendable {
    /// The field to choose it with.
    package let field: Field
    /// The words of the field.
    package let label: String
    /// The step, 0 for the start.
    package let number: Int64
    /// The last.
    package let last: Int64
    /// Which of how many.
    package let head: String
    /// What happened then.
    package let text: String
    /// What the meter showed.
    package let fare: String
    /// The step before.
    package let before: ButtonContent
    /// The next one.
    package let after: ButtonContent
  }
}

extension AnswersState {
  func whyScreen(_ strings: Strings) -> WhyScreen {
    let words = Wording(strings, tariff: ride?.tariff, units: units)
    var hint = strings.text(.answersNoRide)
    if log != nil, isRideMissing { hint = strings.text(.answersUnreadable) }
    guard let ride else {
      return WhyScreen(
        title: strings.text(.whyTitle), back: strings.text(.navBack), hint: hint, pictures: [], step: nil, buttons: [])
    }
    let content = WhyContent(ride: ride, step: step, words: words)
    return WhyScreen(
      title: strings.text(.whyTitle), back: strings.text(.navBack), hint: strings.text(.whyHint),
      pictures: content.pictures(width: pictureWidth), step: content.screen,
      buttons: pictureButtons(strings))
  }
}

/// One step of a ride in words.
struct WhyContent {
  let ride: AnsweredRide
  let step: Int
  let words: Wording

  private var strings: Strings { words.strings }

  /// The fare over time and the way, with the step that is looked at marked on both.
  func pictures(width: Double) -> [AnswerPicture] {
    let curve = FareCurve(edition: ride.edition, bill: ride.bill, increments: ride.increments)
    let number = min(max(0, step), ride.increments.count)
    let time = number == 0 ? ride.bill.start : ride.increments[number - 1].time
    let chart = FareChart(
      curve, bill: ride.bill, tariff: ride.tariff, edition: ride.edition, zone: ride.zone, strings: strings,
      formats: formats, marked: (time, fare(number)), width: width)
    let route = SpeedRoute(
      through: ride.meter.usedFixes, curve: curve, edition: ride.edition, strings: strings, formats: formats,
      marked: time, width: width)
    var pictures = [
      AnswerPicture(
        title: chart.title, drawing: chart.drawing,
        touch: AnswerPicture.Touch(.moment, chart.plot, of: chart.drawing))
    ]
    if let route {
      pictures.append(
        AnswerPicture(
          title: route.title, drawing: route.drawing, touch: AnswerPicture.Touch(.spot, route.map, of: route.drawing)))
    }
    return pictures
  }

  private var formats: Formats { words.formats }

  private func money(_ sum: Money) -> String { words.money(sum, ride.tariff) }

  var screen: WhyScreen.Step {
    let last = ride.increments.count
    let number = min(max(0, step), last)
    let count = formats.integer(Int64(last))
    return WhyScreen.Step(
      field: .answer(.step), label: strings.text(.whyWhich), number: Int64(number), last: Int64(last),
      head: strings.text(.whyStep, ["number": formats.integer(Int64(number)), "all": count]), text: text(number),
      fare: money(fare(number)),
      before: ButtonContent(key: .answer(.step(-1)), label: strings.text(.whyBefore)),
      after: ButtonContent(key: .answer(.step(1)), label: strings.text(.whyAfter)))
  }

  private func fare(_ number: Int) -> Money {
    number == 0 ? ride.atStart : ride.atStart + ride.increments[number - 1].shown
  }

  private func clock(_ instant: Instant) -> String {
    formats.time(ride.zone.local(of: instant).time, seconds: true)
  }

  private func text(_ number: Int) -> String {
    guard number > 0 else {
      let start = strings.text(
        .whyStart, ["time": clock(ride.bill.start), "amount": money(ride.atStart)])
      return ride.increments.isEmpty ? start + " " + strings.text(.whyNothing) : start
    }
    let increment = ride.increments[number - 1]
    let before = number > 1 ? ride.increments[number - 2] : nil
    let arguments: Arguments = [
      "time": clock(increment.time), "amount": money(fare(number) - fare(number - 1)),
      "distance": formats.distance(
        increment.odometer - (before?.odometer ?? .zero), in: formats.customs.roads == .miles ? .yards : .metres),
      "duration": formats.duration(increment.time - (before?.time ?? ride.bill.start)), "fare": money(fare(number)),
    ]
    return strings.text(phrase(increment), arguments)
  }

  private func phrase(_ increment: Increment) -> Phrase {
    guard increment.isTime else { return .whyDistance }
    switch ride.edition.rates[increment.rate].metered?.combination {
    case .double, .doubleBelow: return .whyBoth
    case .single, .switching, nil: return .whyTime
    }
  }
}
