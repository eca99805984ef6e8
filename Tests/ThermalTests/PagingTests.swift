import Drawing
import Testing
import Thermal

@Suite struct PagingTests {
  /// Lines of text, each so high, with so much white between them.
  static func slip(lines: Int, high: Int, gap: Int) -> Bitmap {
    var slip = Bitmap(width: 320, height: lines * (high + gap) - gap)
    for line in 0..<lines { slip.fill(x: 8, y: line * (high + gap), width: 10 + line % 300, height: high) }
    return slip
  }

  @Test func `a slip that fits stays as it is`() {
    let slip = Self.slip(lines: 37, high: 24, gap: 8)
    let (pages, fit) = Paging.pages(of: slip, limit: 1184)
    #expect(pages == [slip] && fit == .whole)
  }

  @Test func `a slip a little too long loses white space between its lines and no ink`() {
    // 41 lines of 24 with gaps of 8 are 1304 rows; gaps of 6 would leave 1224.
    let slip = Self.slip(lines: 41, high: 24, gap: 8)
    let (pages, fit) = Paging.pages(of: slip, limit: 1260)
    #expect(fit == .closed && pages.count == 1)
    #expect(pages[0].height == 1260 && pages[0].ink == slip.ink)
    let lines = (0..<pages[0].height).filter { !pages[0].isBlank(row: $0) && pages[0].isBlank(row: $0 - 1) }
    let gaps = zip(lines, lines.dropFirst()).map { $1 - $0 - 24 }
    #expect(gaps.allSatisfy { $0 == 6 || $0 == 7 } && gaps.count == 40)
  }

  @Test func `a label of 1300 rows becomes two pages, cut between lines, each with its own header`() throws {
    let slip = Self.slip(lines: 41, high: 24, gap: 8).extended(below: 300)
    let long = Self.slip(lines: 52, high: 20, gap: 5)
    #expect(long.height == 1295)
    for bitmap in [slip, long.extended(below: 5)] {
      let job = try PrintJob(bitmap, on: .m110)
      guard case .pages(2) = job.fit else {
        #expect(job.fit == .closed)
        continue
      }
      #expect(job.pages.allSatisfy { $0.bitmap.height <= 1184 })
      #expect(job.preview == bitmap)
      #expect(job.pages[0].bitmap.isBlank(row: job.pages[0].bitmap.height - 1))
      #expect(PrintJobTests.blocks(job).count == 2)
    }
    #expect(try PrintJob(long, on: .m110).fit == .pages(2))
  }

  @Test func `every row arrives exactly once, whatever the picture`() {
    for seed in 1...30 as ClosedRange<UInt64> {
      let picture = PrintJobTests.noise(64, 300 + Int(seed) * 37, seed: seed)
      let (pages, fit) = Paging.pages(of: picture, limit: 200)
      #expect(pages.allSatisfy { $0.height <= 200 && $0.height > 0 })
      #expect(pages.flatMap(\.bytes) == picture.bytes && fit == .pages(pages.count))
    }
  }
}
