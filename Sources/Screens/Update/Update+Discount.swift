import Tariffs
import Taximeter
import Units

extension AppState {
  /// Gives the friend a discount, or takes it back.
  mutating func reduce(_ discount: Discount?, _ turn: inout Turn) {
    guard let ride, ride.meter.discount != discount else { return }
    change(.discount(discount), &turn)
  }

  /// Takes a discount as it was typed, in percent up to 100.
  mutating func reduce(byPercent text: String, _ turn: inout Turn) {
    guard let share = number(text, digits: 3), (0...100_000).contains(share) else {
      mark(.discountPercent, isWrong: true)
      return
    }
    mark(.discountPercent, isWrong: false)
    reduce(share > 0 ? .share(thousandths: share) : nil, &turn)
  }

  /// Takes a discount as it was typed, as a sum.
  mutating func reduce(byAmount text: String, _ turn: inout Turn) {
    guard let ride, let amount = number(text, digits: ride.tariff.currency.minorDigits),
      (0...1_000_000_000).contains(amount)
    else {
      mark(.discountAmount, isWrong: true)
      return
    }
    mark(.discountAmount, isWrong: false)
    reduce(amount > 0 ? .amount(Money(minorUnits: amount)) : nil, &turn)
  }
}
