import Motion
import Shift

/// A roll call that is being held.
package struct RollCallDraft: Sendable, Hashable {
  /// How.
  package var method = RollCall.Method.inPerson
  /// By whom.
  package var heldBy = ""
  /// What was found; nothing of what was not looked at.
  package private(set) var findings: [RollCallChoice.Finding] = []
  private var bad: [RollCallChoice.Finding] = []
  /// The boxes of what the detector shows, where it shows something.
  package var alcohol = DigitBoxes(count: 3, alignment: .left)
  /// The temperature's boxes.
  package var temperature = DigitBoxes(count: 3, alignment: .left)
  /// What there is to say.
  package var notes = ""
  /// Whether somebody wanted to end it before everything was looked at.
  package var isPressed = false

  /// Begins one.
  package init() {}

  /// Whether a finding is good; nil while it was not looked at.
  package func isGood(_ finding: RollCallChoice.Finding) -> Bool? {
    findings.contains(finding) ? !bad.contains(finding) : nil
  }

  mutating func choose(_ choice: RollCallChoice) {
    switch choice {
    case .method(let method): self.method = method
    case .finding(let finding, let isGood):
      if !findings.contains(finding) { findings.append(finding) }
      bad.removeAll { $0 == finding }
      if !isGood { bad.append(finding) }
    }
  }

  /// What is looked at before duty, or after it.
  package static func findings(_ occasion: RollCall.Occasion) -> [RollCallChoice.Finding] {
    occasion == .before ? RollCallChoice.Finding.allCases : [.vehicle, .detector, .looks]
  }

  /// What must still be looked at.
  package func missing(_ occasion: RollCall.Occasion) -> [RollCallChoice.Finding] {
    RollCallDraft.findings(occasion).filter { !findings.contains($0) }
  }

  /// The temperature; nil where none was measured, or a finger has slipped.
  package var measured: Temperature? {
    temperature.digits.count == 3 ? temperature.value.flatMap { Temperature(tenths: $0) } : nil
  }

  /// What the detector shows, in thousandths of a milligram in a litre of breath; nil where that is not known.
  var breath: Int64? {
    switch isGood(.detector) {
    case true?: 0
    case false?: alcohol.digits.count == 3 ? alcohol.value.map { $0 * 10 } : nil
    case nil: nil
    }
  }

  /// Whether it shows something that is not typed, or is nothing.
  package var lacksBreath: Bool { isGood(.detector) == false && (breath ?? 0) == 0 }

  /// Whether the temperature is half typed or no person's.
  package var hasWrongTemperature: Bool { !temperature.digits.isEmpty && measured == nil }

  /// The roll call as it stands.
  func call(_ occasion: RollCall.Occasion, notes: String) -> RollCall {
    RollCall(
      occasion: occasion, method: method, heldBy: heldBy, alcohol: breath,
      looksSober: isGood(.looks) ?? false, isFit: occasion == .after || (isGood(.fitness) ?? false),
      isInspected: occasion == .after || (isGood(.vehicle) ?? false), temperature: measured, notes: notes)
  }
}
