import MetroScreens
import RideSupport
import Testing

/// The import of a feed in steps, as a page does it.
struct FeedWorkTests {
  @Test("What is no archive is refused with its reason, and tables without an archive are none")
  func refuses() {
    var work = FeedWork()
    let opened = work.open(Array("PK and nothing more".utf8))
    #expect(opened.list.isEmpty)
    #expect(!opened.refusal.isEmpty)
    work.add(0, Array("a,b\n".utf8))
    #expect(work.network(Array(#"{"name": "x.zip", "now": 1796025600000}"#.utf8)).file.isEmpty)
    #expect(!work.network(Array("{}".utf8)).refusal.isEmpty)
  }

  @Test("Any bytes end in a list or a reason")
  func survives() {
    var dice = Dice(seed: 20_268)
    for _ in 0..<2000 {
      var bytes = Array("PK\u{3}\u{4}".utf8)
      for _ in 0..<Int.random(in: 0...200, using: &dice) { bytes.append(UInt8.random(in: 0...255, using: &dice)) }
      bytes += [0x50, 0x4B, 5, 6]
      for _ in 0..<18 { bytes.append(UInt8.random(in: 0...3, using: &dice)) }
      var work = FeedWork()
      let opened = work.open(bytes)
      #expect(opened.list.isEmpty != opened.refusal.isEmpty)
    }
  }
}
