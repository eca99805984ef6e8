import Drawing
import RideSupport
import Testing
import Thermal

@Suite struct PrintJobTests {
  static func black(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.fill(x: 0, y: 0, width: width, height: height)
    return bitmap
  }

  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var dice = Dice(seed: seed)
    let count = (width + 7) / 8 * height
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 8)
    while bytes.count < count { withUnsafeBytes(of: dice.next()) { bytes.append(contentsOf: $0) } }
    var bitmap = Bitmap(width: width, height: 0)
    bitmap.append(rows: Array(bytes[..<count]))
    return bitmap
  }

  static func printer(_ name: String) throws -> PrinterProfile { try #require(PrinterProfile.named(name)) }

  /// Headers and the bytes of rows after each.
  static func blocks(_ job: PrintJob) -> [String] {
    var found: [String] = []
    for page in job.pages {
      for step in page.steps {
        switch step {
        case .write(let bytes) where bytes.starts(with: [0x1D, 0x76]): found.append(text(bytes))
        case .stream(let bytes, _): found[found.count - 1] += " + \(bytes.count)"
        default: break
        }
      }
    }
    return found
  }

  @Test func `the job of an M110 is the one that was published`() throws {
    let job = try PrintJob(Self.black(384, 2), on: .m110, PrintSettings(darkness: 4, speed: 5, media: .labels))
    #expect(
      job.pages[0].steps == [
        .write(hex("1B 4E 0D 05")), .wait(30),
        .write(hex("1B 4E 04 0A")), .wait(30),
        .write(hex("1F 11 0A")), .wait(30),
        .write(hex("1D 76 30 00 30 00 02 00")),
        .stream([UInt8](repeating: 0xFF, count: 96), Pacing(chunk: 128, pause: 20, blackPause: 20)),
        .barrier, .wait(300), .write(hex("1F F0 05 00 1F F0 03 00")), .expect(.finished, timeout: 8016),
      ])
  }

  @Test func `darkness 1 to 8 is density 6 to 15 and speeds and media have their bytes`() throws {
    let densities = try (1...8).map { darkness in
      let bytes = try PrintJob(Bitmap(width: 8, height: 1), on: .m110, PrintSettings(darkness: darkness)).bytes
      return bytes[7]
    }
    #expect(densities == [6, 8, 9, 10, 11, 13, 14, 15])
    #expect(PrintSettings(darkness: 99, speed: 0) == PrintSettings(darkness: 8, speed: 1))
    let media = try Media.allCases.map { media in
      try PrintJob(Bitmap(width: 8, height: 1), on: .m110, PrintSettings(media: media)).bytes[10]
    }
    #expect(media == [0x0B, 0x0A, 0x26])
  }

  @Test func `a printer that reads one byte of the height gets slices of 255 rows and nothing between them`() throws {
    let job = try PrintJob(Self.black(384, 288), on: Self.printer("ESC/POS 58 mm"))
    #expect(Self.blocks(job) == ["1D 76 30 00 30 00 FF 00 + 12240", "1D 76 30 00 30 00 21 00 + 1584"])
    let slices = job.pages[0].steps.filter { !$0.bytes.isEmpty }
    #expect(slices.count == 6 && slices[2].bytes.count == 12240 && text(slices[3].bytes).hasPrefix("1D 76"))
  }

  @Test(arguments: [(255, [255]), (256, [255, 1]), (510, [255, 255]), (511, [255, 255, 1]), (1, [1])])
  func `a picture has no empty slice and no row is missing`(rows: Int, slices: [Int]) throws {
    for name in ["ESC/POS 58 mm", "T02"] {
      let blocks = Self.blocks(try PrintJob(Self.black(384, rows), on: Self.printer(name)))
      #expect(blocks == slices.map { "1D 76 30 00 30 00 \(text([UInt8($0)])) 00 + \($0 * 48)" })
    }
  }

  @Test func `nothing is no job`() {
    #expect(throws: ThermalError.empty) { try PrintJob(Bitmap(width: 384, height: 0), on: .m110) }
    #expect(throws: ThermalError.empty) { try PrintJob(Bitmap(width: 0, height: 5), on: .m110) }
  }

  @Test func `a label is one block on an M220 and four on a T02`() throws {
    #expect(
      Self.blocks(try PrintJob(Self.black(320, 900), on: Self.printer("M220"))) == ["1D 76 30 00 28 00 84 03 + 36000"])
    let blocks = Self.blocks(try PrintJob(Self.black(384, 900), on: Self.printer("T02")))
    #expect(blocks.count == 4 && blocks[3] == "1D 76 30 00 30 00 87 00 + 6480")
  }

  @Test func `a height of 65 536 or a width of 65 536 bytes is refused and 256 bytes have their high byte`() throws {
    #expect(throws: ThermalError.tooLong(rowBytes: 48, rows: 65536)) { try Raster.header(rowBytes: 48, rows: 65536) }
    #expect(throws: ThermalError.tooLong(rowBytes: 65536, rows: 1)) { try Raster.header(rowBytes: 65536, rows: 1) }
    #expect(throws: ThermalError.empty) { try Raster.header(rowBytes: 48, rows: 0) }
    #expect(text(try Raster.header(rowBytes: 256, rows: 0x0102)) == "1D 76 30 00 00 01 02 01")
  }

  @Test(arguments: [("D30", 120, 96), ("ESC/POS 80 mm 180 dpi", 576, 512), ("M110", 385, 384), ("M220", 577, 576)])
  func `a picture wider than the head is refused before anything is sent`(
    name: String, dots: Int, head: Int
  ) throws {
    let printer = try Self.printer(name)
    #expect(throws: ThermalError.tooWide(dots: dots, head: head)) { try PrintJob(Self.black(dots, 10), on: printer) }
  }

  @Test func `a narrow label stands at the right: padded on an M110S, by the margin on an M220, which is always sent`()
    throws
  {
    let label = Self.black(320, 3)
    let padded = try PrintJob(label, on: Self.printer("M110S"))
    #expect(Self.blocks(padded) == ["1D 76 30 00 30 00 03 00 + 144"])
    let row = [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 40)
    #expect(padded.pages[0].steps.contains(.stream(row + row + row, Pacing(chunk: 128, pause: 20, blackPause: 20))))
    let shifted = try PrintJob(label, on: Self.printer("M220"))
    #expect(text(shifted.bytes.prefix(4)) == "1F 11 24 20")
    #expect(Self.blocks(shifted) == ["1D 76 30 00 28 00 03 00 + 120"])
    let full = try PrintJob(Self.black(576, 3), on: Self.printer("M220"))
    #expect(text(full.bytes.prefix(4)) == "1F 11 24 00")
  }

  @Test func `lengths are eight dots a millimetre`() {
    #expect([48, 72, 40, 80, 50].map(Dots.millimetres) == [384, 576, 320, 640, 400])
  }

  @Test func `on labels nothing is fed that would run to the next one`() throws {
    for printer in PrinterProfile.all where printer.family.name != "ESC/POS" && printer.family.name != "Phomemo M02" {
      let job = try PrintJob(Self.black(printer.dots, 240), on: printer, PrintSettings(media: .labels))
      for step in job.pages[0].steps {
        if case .write(let bytes) = step {
          #expect(!bytes.starts(with: [0x1B, 0x64]) || bytes[2] == 0, "\(printer.name)")
        }
      }
    }
  }

  @Test func `no job of any printer and setting holds a command that spoils it, whatever the picture holds`() throws {
    let never = [hex("1F 11 15"), hex("1F 11 0F"), hex("1B 4E 10"), hex("1B 70"), hex("10 14")]
    for printer in PrinterProfile.all {
      for seed in 0..<32 as Range<UInt64> {
        var dice = Dice(seed: seed)
        let settings = PrintSettings(
          darkness: Int.random(in: 1...8, using: &dice), speed: Int.random(in: 1...5, using: &dice),
          media: Media.allCases[Int(seed % 3)])
        let width = Int.random(in: 1...printer.dots, using: &dice)
        let bitmap = Self.noise(width, Int.random(in: 1...300, using: &dice), seed: seed)
        let job = try PrintJob(bitmap, on: printer, settings)
        let commands = (job.inquiry + job.pages.flatMap(\.steps)).flatMap { step in
          if case .write(let bytes) = step { bytes } else { [UInt8]() }
        }
        let found = commands.indices.contains { start in never.contains { commands[start...].starts(with: $0) } }
        #expect(!found, "\(printer.name), seed \(seed)")
      }
    }
  }

  @Test func `a picture whose rows look like such a command is printed unchanged`() throws {
    let rows = hex("1F 11 15 1F 11 0F 1B 4E 10 0A 0A 0D 0A 1B 40") + [UInt8](repeating: 0, count: 33)
    let bitmap = try #require(Bitmap(width: 384, rows: rows))
    let job = try PrintJob(bitmap, on: .m110)
    #expect(job.pages[0].steps.contains(.stream(rows, Pacing(chunk: 128, pause: 20, blackPause: 20))))
    #expect(job.preview == bitmap)
  }

  @Test func `the steps of every printer are those that were looked at`() throws {
    var listing = ""
    for printer in PrinterProfile.all {
      let width = min(printer.dots, 320)
      let bitmap = Self.noise(width, 2, seed: 6)
      let job = try PrintJob(bitmap, on: printer, PrintSettings(darkness: 5, speed: 3, media: .roll))
      listing += "\(printer.name): \(width) of \(printer.dots) dots, \(printer.rowsPerBlock) rows a block, "
      listing += "\(printer.rowsPerPage) a page\n"
      for step in job.pages[0].steps { listing += "  \(step.line)\n" }
    }
    try Golden.expect(Array(listing.utf8), at: "Tests/Goldens/print/steps.txt")
  }

  @Test func `two settings that differ give different bytes where the printer knows them`() throws {
    var seen: [[UInt8]: String] = [:]
    for darkness in 1...8 {
      for speed in 1...5 {
        for media in Media.allCases {
          let settings = PrintSettings(darkness: darkness, speed: speed, media: media)
          let bytes = try PrintJob(Bitmap(width: 8, height: 1), on: .m110, settings).bytes
          #expect(seen.updateValue("\(settings)", forKey: bytes) == nil)
        }
      }
    }
    #expect(seen.count == 120)
  }

  @Test func `a printer is named however its name is written`() {
    #expect(PrinterProfile.named("m110")?.name == "M110")
    #expect(PrinterProfile.named("escpos-80mm")?.name == "ESC/POS 80 mm")
    #expect(PrinterProfile.named("M02-Pro")?.name == "M02 Pro")
    #expect(PrinterProfile.named("M08F") == nil && PrinterProfile.named("") == nil)
    #expect(Set(PrinterProfile.all.map(\.name)).count == PrinterProfile.all.count)
  }
}

extension PrintStep {
  var line: String {
    switch self {
    case .write(let bytes): "write \(text(bytes))"
    case .wait(let time): "wait \(time)"
    case .stream(let bytes, let pacing):
      "stream by \(pacing.chunk) every \(pacing.pause), black \(pacing.blackPause): \(text(bytes))"
    case .expect(let kind, let timeout): "expect \(kind) \(timeout)"
    case .barrier: "barrier"
    }
  }
}
