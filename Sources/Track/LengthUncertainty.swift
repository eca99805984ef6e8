import Units

/// How far the length of a driven line may be off, from the accuracies that the receiver told of its places.
///
/// The length of a line through places changes, to first order, by each place's error times the difference of the
/// directions before and after it: on a straight road only the two ends matter, at a bend the bend's place does too. With
/// independent errors the variances add up. A receiver tells the radius that holds 95 % of its places
/// (https://www.w3.org/TR/geolocation/#accuracy-attribute), which is 2.448 standard deviations along any one direction;
/// the answer is 1.960 of them, again 95 %. Errors of neighbouring fixes are alike, which makes the true error smaller.
/// Silences are not in it: what was driven in them is told as a gap.
package struct LengthUncertainty: Sendable {
  private struct Corner: Sendable {
    let point: EllipsoidPoint
    /// In millimetres.
    let radius: Double
    /// The length of the line to it, in millimetres; zero for the first.
    let step: Double
  }

  private var before: Corner?
  private var last: Corner?
  /// The sum of squared radii, each by how much the direction changes there, without the last place.
  private var squares = 0.0

  /// 1.960 / 2.448: from the radius of a disc to half the width of a band, both holding 95 %.
  private static let bandOfDisc = 0.8007

  /// Makes the uncertainty of a line that has not begun.
  package init() {}

  /// Goes on to a usable fix; one nearer to the last than both radii says nothing of the direction and is left out.
  package mutating func reach(_ fix: Fix) {
    let point = EllipsoidPoint(fix.place)
    let radius = Double((fix.accuracy ?? AdmissionLimits.assumedAccuracy).millimetres)
    guard let last else {
      self.last = Corner(point: point, radius: radius, step: 0)
      return
    }
    let step = Double(last.point.distance(to: point).millimetres)
    guard step > min(last.radius + radius, Double(AdmissionLimits.longestHold.millimetres)) else { return }
    var turn = 1.0
    if let before, last.step > 0 {
      let across = Double(before.point.distance(to: point).millimetres)
      let cosine = (across * across - last.step * last.step - step * step) / (2 * last.step * step)
      turn = 2 - 2 * min(max(cosine, -1), 1)
    }
    squares += last.radius * last.radius * turn
    before = last
    self.last = Corner(point: point, radius: radius, step: step)
  }

  /// By how much the length may be off, up or down, in 95 of 100 rides; zero before there is a line.
  package var distance: Distance {
    guard let last, last.step > 0 else { return .zero }
    let sum = squares + last.radius * last.radius
    return Distance(millimetres: Int64((sum.squareRoot() * LengthUncertainty.bandOfDisc).rounded(.up)))
  }
}
