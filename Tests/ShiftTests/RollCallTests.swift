import Shift
import Testing
import Units

/// What a shift begins and ends with: roll calls, odometer, temperature, hours.
@Suite struct RollCallTests {
  private func call(
    _ occasion: RollCall.Occasion = .before, heldBy: String = "Sato", alcohol: Int64? = 0, looksSober: Bool = true,
    isFit: Bool = true, isInspected: Bool = true
  ) -> RollCall {
    RollCall(
      occasion: occasion, method: .inPerson, heldBy: heldBy, alcohol: alcohol,
      looksSober: looksSober, isFit: isFit, isInspected: isInspected)
  }

  @Test("Every check that fails is named, and any alcohol counts")
  func failures() {
    #expect(call().failures.isEmpty)
    #expect(call(alcohol: 1).failures == [.alcohol])
    #expect(call(looksSober: false).failures == [.alcohol])
    #expect(call(alcohol: nil).failures == [.notMeasured])
    #expect(call(heldBy: "").failures == [.heldByNobody])
    #expect(call(isFit: false, isInspected: false).failures == [.unfit, .notInspected])
    #expect(call(.after, isFit: false, isInspected: false).failures.isEmpty)
    #expect(call(.after, alcohol: 150).failures == [.alcohol])
  }

  @Test("A digit too many is noticed in the boxes and a digit wrong is asked about (lubelog#1466)")
  func odometer() throws {
    var boxes = DigitBoxes(count: 6, alignment: .right)
    #expect("1999105".map { boxes.insert(String($0)) } == [0, 0, 0, 0, 0, 0, 1])
    #expect(boxes.value == 199_910)
    let odometer = try #require(Odometer(start: 198_555, limit: 450))
    #expect(odometer.questions(at: 199_910) == [.beyondLimit] && odometer.way(to: 199_910) == 1355)
    #expect(odometer.questions(at: 199_105) == [.beyondLimit] && odometer.way(to: 199_105) == 550)
    #expect(odometer.questions(at: 198_900).isEmpty && odometer.way(to: 198_900) == 345)
  }

  @Test("Less than at the start is a roll-over that is asked about, never a way backwards")
  func rollOver() throws {
    let odometer = try #require(Odometer(start: 999_990, limit: 450))
    #expect(odometer.way(to: 3) == 13 && odometer.questions(at: 3) == [.rolledOver])
    let other = try #require(Odometer(start: 100, limit: 450))
    #expect(other.questions(at: 90) == [.rolledOver, .beyondLimit])
    #expect(other.way(to: 1_000_000) == nil && Odometer(start: -1, limit: 450) == nil)
  }

  @Test("An odometer that does not agree with the way by GPS is asked about")
  func disagreement() throws {
    let odometer = try #require(Odometer(start: 100, limit: 450))
    #expect(odometer.questions(at: 200, byPosition: Distance(millimetres: 95_000_000)).isEmpty)
    #expect(odometer.questions(at: 200, byPosition: Distance(millimetres: 60_000_000)) == [.disagrees])
  }

  @Test("A temperature out of the usual is asked about, an impossible one refused")
  func temperature() {
    #expect(Temperature(tenths: 365)?.isUnusual == false)
    #expect(Temperature(tenths: 375)?.isUnusual == true && Temperature(tenths: 349)?.isUnusual == true)
    #expect(Temperature(tenths: 339) == nil && Temperature(tenths: 421) == nil && Temperature(tenths: 36) == nil)
  }

  @Test("Hours warn half an hour before each limit, and say when it is passed")
  func hours() {
    let cases: [(Int64, DutyHours.Standing)] = [
      (0, .within), (12 * 60 + 30, .within), (12 * 60 + 31, .nearUsual), (13 * 60, .nearUsual),
      (13 * 60 + 1, .beyondUsual),
      (14 * 60 + 31, .nearMost), (15 * 60, .nearMost), (15 * 60 + 1, .beyondMost),
    ]
    for (minutes, standing) in cases {
      #expect(DutyHours.day.standing(after: .seconds(minutes * 60)) == standing, "\(minutes) min")
    }
  }
}
