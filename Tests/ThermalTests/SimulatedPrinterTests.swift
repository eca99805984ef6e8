import Drawing
import PrinterSupport
import RideSupport
import Testing
import Thermal

/// The printer of the tests must be hard to please, or what pleases it proves nothing.
@Suite struct SimulatedPrinterTests {
  /// Each family with the manners of its printers.
  static let kinds: [(name: String, manners: Manners)] = [
    ("M110", .m110), ("M110S", .m110), ("M120", .m110), ("M220", .m220), ("M200", .m220), ("T02", .m02),
    ("ESC/POS 58 mm", .escpos(headBytes: 48)), ("ESC/POS 80 mm", .escpos(headBytes: 72)),
    ("ESC/POS 80 mm 180 dpi", .escpos(headBytes: 64)),
  ]

  @Test(arguments: kinds.map(\.name))
  func `what comes out is the preview, pixel for pixel`(name: String) throws {
    let manners = try #require(Self.kinds.first { $0.name == name }).manners
    let profile = try PrintJobTests.printer(name)
    for (seed, height) in zip([1, 2, 3, 4, 5] as [UInt64], [1, 40, 255, 256, 700]) {
      for width in [profile.dots, 320, 77] {
        let job = try PrintJob(PrintJobTests.noise(width, height, seed: seed), on: profile)
        var printer = SimulatedPrinter(manners)
        let link: LinkTraits = manners.answers ? PrintRunTests.ble : .network
        let drive = Drive(job, to: &printer, over: link)
        #expect(drive.outcome == (manners.answers ? .printed : .sent))
        #expect(printer.grievances.isEmpty, "\(width) by \(height)")
        let wide = manners.headBytes * 8
        let expected = job.pages.map {
          name.hasPrefix("ESC") || name == "T02"
            ? name == "T02" ? $0.bitmap.alignedLeft(width: wide).bytes : $0.bitmap.centred(width: wide).bytes
            : $0.bitmap.alignedRight(width: wide, wholeBytes: name != "M110" && name != "M110S").bytes
        }
        #expect(printer.pages == expected, "\(width) by \(height)")
      }
    }
  }

  @Test func `a width that is no multiple of eight is filled up with bare dots and no row is shifted`() throws {
    for printer in PrinterProfile.all {
      for width in [1, 7, 9, 77, 95] {
        let bitmap = PrintJobTests.noise(width, 40, seed: UInt64(width))
        let (rowBytes, rows) = try Self.rows(of: PrintJob(bitmap, on: printer))
        #expect(rows.count == rowBytes * 40, "\(printer.name), \(width)")
        let sent = try #require(Bitmap(width: rowBytes * 8, rows: rows))
        // Wherever a narrow picture stands, it stands there in every row.
        let places = (0...rowBytes * 8 - width).filter { place in
          var strip = Bitmap(width: rowBytes * 8, height: 40)
          strip.draw(bitmap, x: place, y: 0)
          return strip == sent
        }
        #expect(!places.isEmpty, "\(printer.name), \(width)")
      }
    }
  }

  /// The rows in the bytes of a job, read by the table of `GS v 0` alone.
  private static func rows(of job: PrintJob) throws -> (rowBytes: Int, rows: [UInt8]) {
    var (rest, rows, rowBytes) = (job.bytes[...], [UInt8](), 0)
    while let start = rest.indices.first(where: { rest[$0...].starts(with: [0x1D, 0x76, 0x30, 0x00]) }) {
      let size = rest[(start + 4)..<(start + 8)].map { Int($0) }
      rowBytes = size[0] + size[1] << 8
      let end = start + 8 + rowBytes * (size[2] + size[3] << 8)
      rows += rest[(start + 8)..<end]
      rest = rest[end...]
    }
    return (rowBytes, rows)
  }

  @Test func `a job sent in one stream is dropped whole`() throws {
    let job = try PrintJob(PrintJobTests.noise(384, 240, seed: 1), on: .m110)
    var printer = SimulatedPrinter(.m110)
    printer.connect(at: 0)
    printer.write(job.bytes, at: 1)
    printer.advance(to: 60_000)
    #expect(printer.pages.isEmpty && printer.grievances.first == .overrun)
  }

  @Test(arguments: ["no pauses", "settings together", "rows hurried", "black at the pace of white"])
  func `a hurried job comes to nothing`(hurry: String) throws {
    let bitmap = hurry.hasPrefix("black") ? PrintJobTests.black(384, 900) : PrintJobTests.noise(384, 900, seed: 1)
    let job = try PrintJob(bitmap, on: .m110)
    var printer = SimulatedPrinter(.m110)
    printer.connect(at: 0)
    var now: Int64 = 0
    for step in job.pages[0].steps {
      switch step {
      case .write(let bytes):
        printer.write(bytes, at: now)
        now += 1
      case .wait(let time): if hurry != "no pauses" && hurry != "settings together" { now += time }
      case .stream(let bytes, _):
        for start in stride(from: 0, to: bytes.count, by: 128) {
          printer.write(Array(bytes[start..<min(start + 128, bytes.count)]), at: now)
          now += hurry == "rows hurried" ? 5 : 20
        }
      case .expect, .barrier: break
      }
    }
    printer.advance(to: now + 60_000)
    #expect(printer.pages.isEmpty && !printer.grievances.isEmpty)
  }

  @Test func `a second raster header on one page is refused by an M110 and taken by a T02`() {
    for (manners, expected) in [(Manners.m110, [SimulatedPrinter.Grievance.secondHeader]), (.m02, [])] {
      var printer = SimulatedPrinter(manners)
      printer.connect(at: 0)
      for time in [100, 400] as [Int64] {
        printer.write(hex("1D 76 30 00 30 00 02 00"), at: time)
        printer.write([UInt8](repeating: 0x55, count: 96), at: time + 1)
        if manners.takesOneHeader { printer.advance(to: time + 20) }
        if time == 100 && manners.takesOneHeader { printer.write(hex("1D 76 30 00 30 00 02 00"), at: 121) }
      }
      #expect(printer.grievances == expected)
    }
  }

  @Test func `a header one row short turns the last row into garbage`() throws {
    let job = try PrintJob(PrintJobTests.noise(384, 3, seed: 1), on: .m110)
    var printer = SimulatedPrinter(.m110)
    printer.connect(at: 0)
    printer.write(hex("1D 76 30 00 30 00 02 00"), at: 1)
    printer.write(job.preview.bytes, at: 20)
    printer.advance(to: 60_000)
    #expect(printer.grievances != [])
  }

  @Test func `a printer that reads one byte of the height prints the rest of a long block as text`() throws {
    var printer = SimulatedPrinter(.escpos(headBytes: 48))
    printer.connect(at: 0)
    printer.write(hex("1D 76 30 00 30 00 20 01") + [UInt8](repeating: 0xFF, count: 288 * 48), at: 0)
    printer.advance(to: 60_000)
    #expect(printer.grievances.contains(.garbage([0xFF, 0xFF])))
  }

  @Test func `a command that ruins a printer is noticed`() {
    for command in ["1F 11 15", "1F 11 0F", "1B 4E 10 00", "1F 11 2B"] {
      var printer = SimulatedPrinter(.m110)
      printer.connect(at: 0)
      printer.write(hex(command), at: 1)
      #expect(printer.grievances == [.poisoned], "\(command)")
    }
  }
}

extension Bitmap {
  func alignedLeft(width wide: Int) -> Bitmap {
    var strip = Bitmap(width: wide, height: height)
    strip.draw(self, x: 0, y: 0)
    return strip
  }

  /// At the right; the spare bits of the last byte stay at its right when rows are sent as they are.
  func alignedRight(width wide: Int, wholeBytes: Bool) -> Bitmap {
    guard wholeBytes else { return alignedRight(width: wide) }
    var strip = Bitmap(width: wide, height: height)
    strip.draw(self, x: wide - rowBytes * 8, y: 0)
    return strip
  }
}
