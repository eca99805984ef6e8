import Motion
import RideSupport
import Testing

@Suite struct SheetMotionTests {
  private func sheet(at detent: Int = 0) throws -> SheetMotion {
    SheetMotion(detents: try #require(Detents([200, 450, 750])), at: detent)
  }

  private func grab(_ sheet: inout SheetMotion, scrolled: Double = 0, reach: Double = 0) {
    sheet.grab(detents: sheet.detents, scrolled: scrolled, reach: reach, at: 0)
  }

  @Test func `It follows the finger, and beyond its ends less and less`() throws {
    var sheet = try sheet(at: 2)
    grab(&sheet)
    sheet.move(up: -100, at: 10)
    #expect(sheet.height(at: 10) == 650)
    sheet.move(up: 200, at: 20)
    let held = sheet.height(at: 20)
    #expect(held > 750 && held < 850)
    sheet.move(up: -100, at: 30)
    #expect((sheet.height(at: 30) - 750).magnitude < 0.001)
  }

  @Test func `A quick swipe goes one detent and not two`() throws {
    var sheet = try sheet()
    grab(&sheet)
    for step in 1...5 { sheet.move(up: 20, at: Double(step) * 8) }
    sheet.letGo(at: 45)
    #expect(sheet.detent == 1)
  }

  @Test func `A finger that rests before it lets go throws nothing`() throws {
    var sheet = try sheet()
    grab(&sheet)
    for step in 1...5 { sheet.move(up: 20, at: Double(step) * 8) }
    sheet.letGo(at: 400)
    #expect(sheet.detent == 0)
  }

  @Test func `The spring begins where the finger was and ends at the detent, never beyond it`() throws {
    var dice = Dice(seed: 11)
    for _ in 0..<500 {
      var sheet = try sheet(at: Int.random(in: 0..<3, using: &dice))
      grab(&sheet)
      var time = 0.0
      for _ in 0..<8 {
        time += Double.random(in: 4..<20, using: &dice)
        sheet.move(up: Double.random(in: -90..<90, using: &dice), at: time)
      }
      let before = sheet.height(at: time)
      sheet.letGo(at: time)
      let end = sheet.detents.heights[sheet.detent]
      #expect((sheet.height(at: time) - before).magnitude < 0.51)
      var last = before
      for frame in 1...200 {
        let height = sheet.height(at: time + Double(frame) * 8)
        // Towards the end only, and not past it.
        #expect((height - end).magnitude <= (last - end).magnitude + 0.001)
        #expect((height - end) * (before - end) >= -0.001)
        last = height
      }
      #expect(last == end)
      #expect(!sheet.isGoing(at: time + 1600))
    }
  }

  @Test func `One drag is handed from the sheet to its list and back`() throws {
    var sheet = try sheet(at: 1)
    grab(&sheet, reach: 400)
    sheet.move(up: 400, at: 10)
    #expect(sheet.height(at: 10) == 750)
    #expect(sheet.scrolled == 100)
    sheet.move(up: -150, at: 20)
    #expect(sheet.height(at: 20) == 700)
    #expect(sheet.scrolled == 0)
  }

  @Test func `What is behind it is clear while it is low and most blurred when it is high`() throws {
    #expect(try sheet(at: 0).blur(at: 0) == 0)
    #expect(try sheet(at: 1).blur(at: 0) == 0)
    #expect(try sheet(at: 2).blur(at: 0) == 30)
  }
}
