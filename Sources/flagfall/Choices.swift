import Almanac
import Tariffs
import Taximeter
import Units

extension PricedRide {
  /// What a person chose on the command line.
  struct Choices {
    var zone: Zone?
    var rate: String?
    var extras: [(id: String, value: String?)] = []
    var discount: Discount?
  }
}

extension PricedRide.Choices {
  init(_ arguments: Arguments, tariff: Tariff) throws(CommandError) {
    zone = try arguments.zone()
    rate = arguments.value("rate")
    extras = arguments.values("extra").map { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (id: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil)
    }
    if let text = arguments.value("discount") { discount = try Self.discount(text, tariff: tariff) }
  }

  private static func discount(_ text: String, tariff: Tariff) throws(CommandError) -> Discount {
    if text.hasSuffix("%") {
      guard let share = Percentage(text)?.share.times(Ratio(100_000))?.whole else {
        throw .usage("--discount \(text): give a percentage such as 15% or an amount such as 2.50")
      }
      return .share(thousandths: share)
    }
    guard let amount = Money(text, in: tariff.currency), amount >= .zero else {
      throw .usage("--discount \(text): give a percentage such as 15% or an amount such as 2.50")
    }
    return .amount(amount)
  }
}

extension Arguments {
  /// The zone that --zone names; nil when it was not given.
  func zone() throws(CommandError) -> Zone? {
    guard let name = value("zone") else { return nil }
    guard let zone = Zone(named: name) else {
      let near = Spelling.nearest(to: name, in: Zone.names).map { "; did you mean \($0)?" } ?? ""
      throw .usage("--zone \(name) is not a known zone of the tz database\(near)")
    }
    return zone
  }
}

extension Supplement {
  /// How much a person says that a supplement came to, as `--extra tolls=2.50` has it.
  func paid(_ extra: (id: String, value: String?), in currency: Currency) throws(CommandError) -> Money {
    let word = extra.value.map { "\(extra.id)=\($0)" } ?? extra.id
    guard let amount = extra.value.flatMap({ Money($0, in: currency) }) else {
      throw .usage("--extra \(word): give how much, such as \(extra.id)=2.50")
    }
    guard amount >= .zero else {
      throw .usage("--extra \(word): an amount is 0 at least, such as \(extra.id)=2.50")
    }
    if case .upTo(let limit) = self.amount, amount > limit {
      throw .usage("--extra \(word): this tariff allows \(limit.decimal(in: currency)) \(currency.code) at most")
    }
    return amount
  }
}

extension Money {
  /// Reads an amount such as `17.70`; nil for anything else and for more digits than the currency has.
  init?(_ text: String, in currency: Currency) {
    guard let minor = Ratio(text)?.times(Ratio(currency.minorUnitsPerUnit))?.whole else { return nil }
    self.init(minorUnits: minor)
  }
}

extension Command.Option {
  /// Which tariff.
  static let tariff = Self(
    name: "tariff", value: "ID|FILE", help: "The city, such as us-nyc, or a tariff file, such as ./my.json.")

  /// What is keyed into a meter before Start.
  static let choices = [
    Self(name: "rate", value: "ID", help: "The rate chosen by key, such as a flat fare."),
    Self(
      name: "extra", value: "ID[=N]",
      help: "A supplement's key, with how often or, for one as paid, how much. May be repeated."),
    Self(name: "discount", value: "N%|AMOUNT", help: "A friend's discount."),
  ]
}
