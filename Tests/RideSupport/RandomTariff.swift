import Tariffs

/// Tariffs that nobody would make, with every rule of the tariff language in any combination.
package enum RandomTariff {
  /// A tariff in Berlin's zone, the same for the same dice.
  package static func make(_ dice: inout Dice) -> Tariff {
    let currency = pick([("EUR", 2), ("JPY", 0), ("KWD", 3), ("GBP", 2)], &dice)
    var writer = Writer(digits: currency.1, dice: dice)
    let tariff = writer.tariff(currency.0)
    dice = writer.dice
    return tariff
  }

  private static func pick<Value>(_ values: [Value], _ dice: inout Dice) -> Value {
    values[Int.random(in: values.indices, using: &dice)]
  }

  private struct Writer {
    let digits: Int
    var dice: Dice

    mutating func tariff(_ currency: String) -> Tariff {
      let first = rate("first", windows: chance(2) ? nil : window)
      let rates = [first, rate("second", windows: nil)] + (chance(3) ? [flat] : [])
      var more = ""
      if chance(2) { more += #","switching":"\#(pick(["follow-clock", "fixed-at-start", "begins-or-ends"]))""# }
      if chance(2) { more += #","supplements":[\#(supplements)]"# }
      if chance(3) { more += #","supplement-cap":"\#(money(100...500))""# }
      if chance(3) {
        more += #","minimums":[{"amount":"\#(money(300...3000))","includes-supplements":\#(chance(2))}]"#
      }
      if chance(3) {
        more += #","rounding":{"to":"\#(money(1...100))","direction":"\#(pick(["nearest", "up", "down"]))"}"#
      }
      if chance(3) { more += #","tax-included":"\#(pick(["7%", "8.875%", "19%"]))""# }
      return ReferenceTariffs.tariff(
        rates: rates.joined(separator: ","), increment: money(1...70),
        charging: pick(["completed", "commenced", "prepaid-first"]), more: more, currency: currency)
    }

    private mutating func rate(_ id: String, windows: String?) -> String {
      var rules = [#""id":"\#(id)","lamp":"1","name":"\#(id)","initial":"\#(money(0...900))""#]
      if let windows { rules.append(#""windows":[\#(windows)]"#) }
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: rules.append(#""mode":"D""#)
      case 1: rules.append(#""mode":"switch","threshold":"\#(number(5...40)) km/h""#)
      case 2: rules.append(#""mode":"D-below","threshold":"\#(number(5...40)) km/h""#)
      default: break
      }
      if chance(3) { rules.append(#""includes":{"distance":"\#(number(10...1500)) m"}"#) }
      if chance(3) { rules.append(#""minimum":"\#(money(100...1500))""#) }
      if chance(3) {
        rules.append(
          #""waiting":[{"from":"0 s","time":"\#(money(0...900))/h"},{"from":"\#(number(5...60)) s","time":"\#(money(0...9000))/h"}]"#
        )
      }
      rules.append(chance(2) ? prices : bands)
      return "{\(rules.joined(separator: ","))}"
    }

    private var prices: String {
      mutating get { #""distance":"\#(money(50...600))/km","time":"\#(money(0...9000))/h""# }
    }

    private var bands: String {
      mutating get {
        let later = chance(2) ? #""from":"\#(number(100...2000)) m""# : #""from-fare":"\#(money(900...2000))""#
        return #""bands":[{\#(prices)},{\#(later),\#(prices),"increment":"\#(money(1...70))"}]"#
      }
    }

    private var flat: String {
      mutating get {
        #"{"id":"flat","lamp":"F","name":"Flat","flat":"\#(money(100...3000))","up-to":"\#(number(100...2000)) m","then":"second"}"#
      }
    }

    private var window: String {
      mutating get {
        let minute = number(1...9)
        return #"{"from":"12:00","to":"12:0\#(minute)","reason":"special"}"#
      }
    }

    private var supplements: String {
      mutating get {
        [
          #"{"id":"one","name":"One","amount":"\#(money(1...400))","when":"always"}"#,
          #"{"id":"two","name":"Two","percent":"\#(number(1...40))%","of":"fare","when":"always"}"#,
          #"{"id":"three","name":"Three","amount":"\#(money(1...400))","when":"ends-in","windows":[\#(window)]}"#,
          #"{"id":"four","name":"Four","percent":"\#(number(1...20))%","of":"sum","when":"always"}"#,
        ].joined(separator: ",")
      }
    }

    private mutating func chance(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &dice) == 0 }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }

    private mutating func pick(_ values: [String]) -> String { values[Int.random(in: values.indices, using: &dice)] }

    /// An amount of so many minor units.
    private mutating func money(_ range: ClosedRange<Int>) -> String {
      let minor = number(range)
      guard digits > 0 else { return "\(minor)" }
      let scale = digits == 2 ? 100 : 1000
      return "\(minor / scale)." + "\(scale + minor % scale)".dropFirst()
    }
  }
}
