import RideSupport
import Shift
import Testing

/// Boxes for digits, against the public faults of others.
@Suite struct DigitBoxTests {
  private func shown(_ boxes: DigitBoxes) -> String {
    boxes.boxes.map { $0.map { String($0) } ?? "_" }.joined()
  }

  @Test("A paste fills the boxes once (sheafui#90)")
  func shortPaste() {
    var boxes = DigitBoxes(count: 4, alignment: .left)
    #expect(boxes.insert("12") == 0)
    #expect(shown(boxes) == "12__")
  }

  @Test("Pasting, typing on, typing too much and deleting all of it (identity-apps#10467, shadcn-admin#16)")
  func pasteAndType() {
    var boxes = DigitBoxes(count: 6, alignment: .left)
    #expect(boxes.insert("123456") == 0 && shown(boxes) == "123456")
    boxes = DigitBoxes(count: 6, alignment: .left)
    #expect(boxes.insert("12345") == 0 && boxes.insert("6") == 0 && shown(boxes) == "123456")
    #expect(boxes.insert("7") == 1 && shown(boxes) == "123456")
    for _ in 0..<7 { boxes.deleteBackward() }
    #expect(shown(boxes) == "______" && boxes.value == nil)
  }

  @Test(
    "Digits are read whatever stands between them, half or full width",
    arguments: [
      ("１２３", "___123", "123___"), ("12 345", "_12345", "12345_"), ("123,456", "123456", "123456"),
      ("12a34", "__1234", "1234__"), ("36.5", "___365", "365___"), ("３６．５", "___365", "365___"),
      ("-5", "_____5", "5_____"), ("", "______", "______"), ("٣٤", "______", "______"),
    ])
  func reading(text: String, right: String, left: String) {
    var odometer = DigitBoxes(count: 6, alignment: .right)
    _ = odometer.insert(text)
    #expect(shown(odometer) == right)
    var other = DigitBoxes(count: 6, alignment: .left)
    _ = other.insert(text)
    #expect(shown(other) == left)
  }

  @Test("The box that waits is the last of an odometer and the next of a temperature")
  func insertion() {
    var odometer = DigitBoxes(count: 6, alignment: .right)
    var temperature = DigitBoxes(count: 3, alignment: .left)
    #expect(odometer.insertionBox == 5 && temperature.insertionBox == 0)
    _ = odometer.insert("123")
    _ = temperature.insert("36")
    #expect(odometer.insertionBox == 5 && temperature.insertionBox == 2)
    _ = temperature.insert("5")
    #expect(temperature.insertionBox == 2 && temperature.value == 365)
  }

  @Test("Whatever comes in, every box is empty or a digit and nothing is lost untold")
  func everything() {
    var dice = Dice(seed: 5)
    let letters = Array("0123456789０９ ,.-aé９😀\u{301}")
    for _ in 0..<5000 {
      let alignment = Bool.random(using: &dice) ? DigitBoxes.Alignment.left : .right
      var boxes = DigitBoxes(count: .random(in: 1...8, using: &dice), alignment: alignment)
      var typed = 0
      var lost = 0
      for _ in 0..<Int.random(in: 0...6, using: &dice) {
        let length = Int.random(in: 0...5, using: &dice)
        let text = String((0..<length).map { _ in letters.randomElement(using: &dice) ?? "1" })
        typed += text.unicodeScalars.filter { $0.properties.numericType == .decimal }.count
        lost += boxes.insert(text)
      }
      #expect(boxes.boxes.count == boxes.count && boxes.digits.count == typed - lost)
      #expect(boxes.boxes.allSatisfy { ($0 ?? 0) < 10 } && (lost == 0 || boxes.digits.count == boxes.count))
    }
  }
}
