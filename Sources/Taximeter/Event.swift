import Track
import Units

/// What can happen in a ride; the time of each is kept beside it.
package enum Event: Sendable, Hashable {
  /// The hire begins: For Hire becomes Hired.
  case start
  /// A fix arrived.
  case fix(Fix)
  /// The clock went on and the display moved.
  case tick
  /// Hired becomes paused: time off, distance as the tariff says.
  case pause
  /// Paused becomes Hired again.
  case resume
  /// The passenger has arrived: the total is shown, nothing counts any more.
  case stop
  /// The Stop was wrong: the interval is billed as if it had not been pressed.
  case undoStop
  /// Paid: the receipt is final.
  case pay
  /// A rate was chosen by its key; nil gives the choice back to the clock.
  case rate(String?)
  /// A supplement's key: how often it applies now.
  case extra(id: String, count: Int64)
  /// What was paid for a supplement that is charged as paid.
  case asPaid(id: String, amount: Money)
  /// The friend's discount; nil takes it back.
  case discount(Discount?)
  /// The screen came into sight or went out of it: nothing counts for it, but it explains how fixes came.
  case sight(Bool)

  /// Whether the meter counts up to its time.
  var movesTheDisplay: Bool {
    switch self {
    case .fix, .tick, .pause, .resume, .rate: true
    case .start, .stop, .undoStop, .pay, .extra, .asPaid, .discount, .sight: false
    }
  }
}

/// A reduction of the total, named on the receipt.
package enum Discount: Sendable, Hashable {
  /// Thousandths of a percent of fare and supplements; 15 % is 15 000.
  case share(thousandths: Int64)
  /// A sum, at most the total.
  case amount(Money)
}
