import Drawing
import RideSupport
import Testing

@Suite struct DrumRollTests {
  /// Where a wheel is at an offset of its roll, by the straight lines between its frames.
  private func position(_ frames: [Drums.Frame], at offset: Double) -> Double {
    guard let first = frames.first else { return .nan }
    var before = first
    for frame in frames {
      if Double(frame.offset) >= offset, frame.offset > before.offset {
        let share = (offset - Double(before.offset)) / Double(frame.offset - before.offset)
        return Double(before.position) + share * Double(frame.position - before.position)
      }
      before = frame
    }
    return Double(before.position)
  }

  /// The law of a register, in digits: a wheel stands at its digit but while all wheels to its right pass from 9 to 0.
  private func law(_ value: Double, place: Int) -> Double {
    var unit = 1.0
    for _ in 0..<place { unit *= 10 }
    let digit = (value / unit).rounded(.down)
    let passed = max(0, value - digit * unit - (unit - 1))
    return digit.truncatingRemainder(dividingBy: 10) + passed
  }

  @Test(
    "At every moment of a roll every wheel is where the law of a register has it", arguments: [1, 2, 3] as [UInt64])
  func keepsTheLaw(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<400 {
      let start = Int64.random(in: 0...20_000, using: &dice)
      let way = Int64.random(in: -Drums.longestRoll...Drums.longestRoll, using: &dice)
      let end = max(0, start + way)
      for place in 0..<6 {
        let frames = Drums.roll(from: start, to: end, place: place)
        for _ in 0..<12 {
          let share = Double.random(in: 0...1, using: &dice)
          let wanted = law(Double(start) + share * Double(end - start), place: place)
          let digits = Drums.positions(of: start, passed: 0, wheels: 6)
          let found = frames.isEmpty ? Double(digits[digits.count - 1 - place]) : position(frames, at: share * 100_000)
          // The offsets are whole hundred-thousandths, and 10 shows the same as 0.
          let apart = abs(found / 1000 - wanted).truncatingRemainder(dividingBy: 10)
          #expect(min(apart, 10 - apart) < 0.02, "seed \(seed): \(start) to \(end), place \(place), \(share)")
        }
      }
    }
  }

  @Test("A wheel moves only while the wheel to its right passes from 9 to 0", arguments: [4, 5] as [UInt64])
  func movesOnlyWithItsNeighbour(seed: UInt64) {
    var dice = Dice(seed: seed)
    var moves = 0
    for _ in 0..<60 {
      let start = Int64.random(in: 0...9_000, using: &dice)
      let end = start + Int64.random(in: 1...Drums.longestRoll, using: &dice)
      for place in 1..<4 {
        let wheel = Drums.roll(from: start, to: end, place: place)
        guard !wheel.isEmpty else { continue }
        let neighbour = Drums.roll(from: start, to: end, place: place - 1)
        for _ in 0..<200 {
          let offset = Double.random(in: 0...100_000, using: &dice)
          guard position(wheel, at: offset).truncatingRemainder(dividingBy: 1000) > 1 else { continue }
          moves += 1
          let passing = position(neighbour, at: offset)
          #expect(passing > 8999, "seed \(seed): \(start) to \(end), place \(place), \(offset): \(passing)")
        }
      }
    }
    #expect(moves > 500)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let from: Int64
    let to: Int64
    let place: Int
    let frames: [[Int]]
    var testDescription: String { "\(from) to \(to), wheel \(place)" }
  }

  @Test(
    "Rolls are the corners of lines",
    arguments: [
      Case(from: 1234, to: 1234, place: 0, frames: []),
      Case(from: 1234, to: 1239, place: 0, frames: [[0, 4000], [100_000, 9000]]),
      Case(from: 1234, to: 1239, place: 1, frames: []),
      Case(from: 1239, to: 1240, place: 0, frames: [[0, 9000], [100_000, 10_000], [100_000, 0]]),
      Case(from: 1239, to: 1240, place: 1, frames: [[0, 3000], [100_000, 4000]]),
      Case(from: 1235, to: 1245, place: 0, frames: [[0, 5000], [50_000, 10_000], [50_000, 0], [100_000, 5000]]),
      Case(from: 1235, to: 1245, place: 1, frames: [[0, 3000], [40_000, 3000], [50_000, 4000], [100_000, 4000]]),
      Case(from: 999, to: 1000, place: 3, frames: [[0, 0], [100_000, 1000]]),
      Case(from: 1240, to: 1239, place: 1, frames: [[0, 4000], [100_000, 3000]]),
      Case(from: 0, to: 300, place: 0, frames: []),
      Case(from: -5, to: 5, place: 0, frames: []),
    ])
  func corners(_ test: Case) {
    #expect(
      Drums.roll(from: test.from, to: test.to, place: test.place).map { [$0.offset, $0.position] } == test.frames)
  }
}
