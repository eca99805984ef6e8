import Drawing
import RideSupport
import Testing
import Thermal

@Suite struct StatusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pieces: [String]
    let news: [PrinterNews]
    var testDescription: String { pieces.joined(separator: " | ") }

    init(_ pieces: [String], _ news: [PrinterNews]) {
      self.pieces = pieces
      self.news = news
    }
  }

  @Test(arguments: [
    Case(["1A 06 89"], [.paper(isPresent: true)]),
    Case(["1A 06 88"], [.paper(isPresent: false)]),
    Case(["1A 05 98"], [.lid(isOpen: false)]),
    Case(["1A 05 99"], [.lid(isOpen: true)]),
    Case(["1A 05 98 1A 06 88"], [.lid(isOpen: false), .paper(isPresent: false)]),
    Case(["1A 05 98 1A 06", "89"], [.lid(isOpen: false), .paper(isPresent: true)]),
    Case(["1A", "05", "99", "1A 0F 0C"], [.lid(isOpen: true), .finished]),
    Case(["33 1A 04 64"], [.battery(percent: 100)]),
    Case(["1A 04 1A"], [.battery(percent: 26)]),
    Case(["1A 04 A1"], [.lowBattery(percent: 10)]),
    Case(["1A 04 A2"], [.lowBattery(percent: 5)]),
    Case(["1A 04 A3"], [.lowBattery(percent: 3)]),
    Case(["1A 04 A4"], [.dryCells]),
    Case(["1A 04 FF"], []),
    Case(["1A 04 65"], []),
    Case(["1A 03 A8", "1A 03 A9"], [.head(isTooHot: false), .head(isTooHot: true)]),
    Case(["1A 07 01 01 03"], [.firmware(major: 1, minor: 1, patch: 3)]),
    Case(["1A 08 51 31 31 39 47 31 38 51 30 38 33 30 30 32 39"], [.serial("Q119G18Q0830029")]),
    // The serial number breaks off; the next frame is still read.
    Case(["1A 08 51 31 31 1A 05 99"], [.lid(isOpen: true)]),
    Case(["1A 09 06"], [.autoOff(minutes: 30)]),
    Case(["1A 0C 0A 1A 0C 0B 1A 0C 26"], [.media(.labels), .media(.roll), .media(.marks)]),
    Case(["1A 0B B8"], [.rejected]),
    Case(["1A 0F 0C"], [.finished]),
    Case(["1A 35 02 1A 3E 01 1A 1D 00"], [.charging, .busy, .idle]),
    // Not a status: credit for writes, and the longest of them.
    Case(["01 01"], [.credit(1)]),
    Case(["02 F4 00 01 07"], [.longestWrite(244), .credit(7)]),
    // Types of which only the length is known are skipped whole, others up to the next frame.
    Case(["1A 3B 01 02 1A 05 99 1A 06 89"], [.paper(isPresent: true)]),
    Case(["1A 49 00 1A 05 98", "1A 49 07 08 1A 05 99"], [.lid(isOpen: false), .lid(isOpen: true)]),
    Case(["1A FE 01 01 1A 0D 1A 05 98"], [.lid(isOpen: false)]),
    Case(["1A 2D 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 01 02"], [.credit(2)]),
  ])
  func `frames are read however they are cut`(_ example: Case) {
    var decoder = StatusDecoder()
    #expect(example.pieces.flatMap { decoder.read(hex($0)) } == example.news)
  }

  @Test func `the cuts between notifications change nothing`() {
    let stream = hex(
      "02 F4 00 01 07 1A 05 98 1A 06 88 1A 04 64 33 44 1A 08 51 31 31 39 47 31 38 51 30 38 33 30 30 32 39 1A 0F 0C")
    var whole = StatusDecoder()
    let news = whole.read(stream)
    #expect(news.count == 7)
    for seed in 1...200 as ClosedRange<UInt64> {
      var dice = Dice(seed: seed)
      var decoder = StatusDecoder()
      var (read, start) = ([PrinterNews](), 0)
      while start < stream.count {
        let end = min(start + Int.random(in: 1...5, using: &dice), stream.count)
        read += decoder.read(Array(stream[start..<end]))
        start = end
      }
      #expect(read == news, "seed \(seed)")
    }
  }

  @Test func `rubbish is survived and a frame after enough of it is read`() {
    for seed in 1...500 as ClosedRange<UInt64> {
      var dice = Dice(seed: seed)
      var decoder = StatusDecoder()
      _ = decoder.read((0..<60).map { _ in UInt8.random(in: 0...255, using: &dice) })
      let news = decoder.read([UInt8](repeating: 0x33, count: 20) + hex("1A 05 99"))
      #expect(news.last == .lid(isOpen: true), "seed \(seed)")
    }
  }

  @Test func `a question and its answer are told apart by a table`() throws {
    let inquiry = try PrintJob(Bitmap(width: 8, height: 1), on: .m110).inquiry
    let pairs = zip(inquiry, inquiry.dropFirst()).compactMap { question, answer -> String? in
      guard case .write(let bytes) = question, case .expect(let kind, _) = answer else { return nil }
      return "\(text(bytes)) \(kind)"
    }
    #expect(pairs == ["1F 11 12 lid", "1F 11 11 paper", "1F 11 13 head", "1F 11 08 battery"])
  }
}
