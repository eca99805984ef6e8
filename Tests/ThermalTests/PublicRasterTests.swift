import Testing
import Thermal

/// The raster faults that other programs had, on our printers.
@Suite struct PublicRasterTests {
  /// The rows and the bytes of a job's blocks.
  private func sizes(_ job: PrintJob) throws -> [(rows: Int, bytes: Int)] {
    try PrintJobTests.blocks(job).map { block in
      let words = block.split(separator: " ")
      let rows = try #require(Int(words[6], radix: 16)) + 256 * #require(Int(words[7], radix: 16))
      return (rows, try #require(words.last.flatMap { Int($0) }))
    }
  }

  @Test func `384 by 1000 dots are one header and 48 000 bytes, or slices that hold every row once`() throws {
    let picture = PrintJobTests.black(384, 1000)
    #expect(
      PrintJobTests.blocks(try PrintJob(picture, on: PrintJobTests.printer("M220")))
        == ["1D 76 30 00 30 00 E8 03 + 48000"])
    let slices = try sizes(PrintJob(picture, on: PrintJobTests.printer("ESC/POS 58 mm")))
    #expect(slices.map(\.rows) == [255, 255, 255, 235])
    #expect(slices.allSatisfy { $0.bytes == $0.rows * 48 })
  }

  @Test func `383 dots are rows of 48 bytes whose last dot is bare`() throws {
    let job = try PrintJob(PrintJobTests.black(383, 10), on: PrintJobTests.printer("ESC/POS 58 mm"))
    #expect(PrintJobTests.blocks(job) == ["1D 76 30 00 30 00 0A 00 + 480"])
    let row = [UInt8](repeating: 0xFF, count: 47) + [0xFE]
    #expect(job.bytes.indices.contains { job.bytes[$0...].starts(with: row + row) })
  }

  @Test func `65 536 rows are no block of none`() throws {
    let job = try PrintJob(PrintJobTests.black(384, 65_536), on: PrintJobTests.printer("T02"))
    let slices = try sizes(job)
    #expect(slices.allSatisfy { (1...255).contains($0.rows) && $0.bytes == $0.rows * 48 })
    #expect(slices.reduce(0) { $0 + $1.rows } == 65_536)
    #expect(job.pages.count == 2)
  }
}
