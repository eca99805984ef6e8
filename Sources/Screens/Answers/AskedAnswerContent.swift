import Receipts
import Tariffs
import Taximeter
import Units
import Words

/// The answer to a question about a fare, in words.
struct AskedAnswerContent {
  let question: FareQuestion
  let answer: FareAnswer
  let tariff: Tariff
  let words: Wording

  private var strings: Strings { words.strings }
  private var formats: Formats { words.formats }

  private func money(_ sum: Money) -> String { words.money(sum, tariff) }

  var screen: AskedScreen.Answer {
    let sum = money(question.charged)
    switch answer.verdict {
    case .possible:
      return AskedScreen.Answer(
        tone: .right, head: strings.text(.askPossible, ["amount": sum]), range: range, scale: scale)
    case .tooHigh(let miss):
      return wrong(strings.text(.askTooHigh, ["amount": sum, "miss": money(miss)]))
    case .tooLow(let miss):
      return wrong(strings.text(.askTooLow, ["amount": sum, "miss": money(miss)]))
    }
  }

  private func wrong(_ head: String) -> AskedScreen.Answer {
    let conditions = answer.conditions.map { text($0) }
    return AskedScreen.Answer(
      tone: .wrong, head: head, range: range, scale: scale,
      would: strings.text(conditions.isEmpty ? .askNothing : .askWould), conditions: conditions)
  }

  private var range: String {
    guard let most = answer.most else { return strings.text(.askAtLeast, ["least": money(answer.least)]) }
    if most == answer.least { return strings.text(.askExactly, ["amount": money(most)]) }
    return strings.text(.askRange, ["least": money(answer.least), "most": money(most)])
  }

  /// The range and the sum with a tenth of room at either side.
  private var scale: AskedScreen.Scale? {
    guard let most = answer.most else { return nil }
    let low = min(answer.least, question.charged).minorUnits
    let high = max(most, question.charged).minorUnits
    let room = max(1, (high - low) / 8)
    let (first, width) = (low - room, high - low + 2 * room)
    func place(_ sum: Money) -> Int64 { (sum.minorUnits - first) * 1000 / width }
    return AskedScreen.Scale(
      from: place(answer.least), length: max(12, place(most) - place(answer.least)), sum: place(question.charged))
  }

  private func text(_ condition: FareAnswer.Condition) -> String {
    switch condition {
    case .distance(let distance):
      let told = middle(question.distance.lowerBound.millimetres, question.distance.upperBound.millimetres)
      return strings.text(
        .askIfDistance,
        ["distance": formats.distance(distance), "told": formats.distance(Distance(millimetres: told))])
    case .duration(let duration):
      let told = middle(answer.ride.duration.lowerBound.milliseconds, answer.ride.duration.upperBound.milliseconds)
      return strings.text(
        .askIfDuration,
        ["duration": formats.minutes(duration), "told": formats.minutes(Elapsed(milliseconds: told))])
    case .rate(let rate):
      return strings.text(.askIfRate, ["rate": words.text(question.edition.rates[rate].name)])
    case .extra(let place, let times):
      return strings.text(
        .askIfExtra, count: times, ["name": words.text(question.edition.supplements[place].name)])
    case .paid(let place, let sum):
      return strings.text(
        .askIfPaid, ["name": words.text(question.edition.supplements[place].name), "amount": money(sum)])
    }
  }

  private func middle(_ least: Int64, _ most: Int64) -> Int64 { least + (most - least) / 2 }
}
