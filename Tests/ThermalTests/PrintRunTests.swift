import Drawing
import PrinterSupport
import RideSupport
import Testing
import Thermal

@Suite struct PrintRunTests {
  static let ble = LinkTraits.bluetooth(longestWrite: 244, acknowledges: true)

  @Test
  func `rows go in ninety writes of 128 bytes, never within 20 ms of the one before, and the link is held to the end`()
    throws
  {
    let slip = PagingTests.slip(lines: 8, high: 24, gap: 6)
    var label = Bitmap(width: 384, height: 240)
    label.draw(slip, x: 0, y: 0)
    let job = try PrintJob(label, on: .m110, PrintSettings(media: .labels))
    var printer = SimulatedPrinter(.m110)
    let drive = Drive(job, to: &printer, asks: false)
    let rows = drive.writes.filter { $0.bytes.count == 128 }
    #expect(rows.count == 90)
    for (one, next) in zip(rows, rows.dropFirst()) { #expect(next.at - one.at >= 20) }
    #expect(drive.outcome == .printed && printer.grievances.isEmpty)
    #expect(!drive.links[0].contains(0x64) || !text(drive.links[0]).contains("1B 64"))
    // Every ninth write and the last before a barrier are answered by the printer.
    #expect(rows[8].isAcknowledged && !rows[7].isAcknowledged && rows[89].isAcknowledged)
  }

  @Test
  func `a printer that never answers gives sent, not printed, after eight seconds at least, and is not asked again`()
    throws
  {
    var manners = Manners.m110
    manners.answers = false
    var printer = SimulatedPrinter(manners)
    let job = try PrintJob(PagingTests.slip(lines: 4, high: 24, gap: 8), on: .m110)
    let drive = Drive(job, to: &printer)
    #expect(drive.outcome == .sentUnconfirmed)
    #expect(drive.end - (drive.writes.last?.at ?? 0) >= 8000)
    #expect(drive.links.count == 1 && printer.pages.count == 1)
  }

  @Test func `black rows take longer than bare ones and both arrive whole`() throws {
    var times: [Int64] = []
    for bitmap in [PrintJobTests.black(384, 600), Bitmap(width: 384, height: 600)] {
      var printer = SimulatedPrinter(.m110)
      let job = try PrintJob(bitmap, on: .m110)
      let drive = Drive(job, to: &printer)
      #expect(drive.outcome == .printed && printer.pages == [bitmap.bytes] && printer.grievances.isEmpty)
      times.append(drive.end)
      #expect(drive.end >= job.restingTime)
    }
    #expect(times[0] > times[1] + 3000)
  }

  @Test func `while the head is too hot no row is sent, then the print goes on where it was`() throws {
    var printer = SimulatedPrinter(.m110)
    printer.heat = (row: 200, time: 3000)
    let bitmap = PrintJobTests.noise(384, 400, seed: 2)
    let drive = Drive(try PrintJob(bitmap, on: .m110), to: &printer)
    #expect(drive.outcome == .printed && printer.pages == [bitmap.bytes] && printer.grievances.isEmpty)
    let pauses = zip(drive.writes, drive.writes.dropFirst()).map { $1.at - $0.at }
    #expect(pauses.filter { $0 > 2500 }.count == 1)
  }

  @Test func `a head that stays too hot for a minute ends the print with that cause`() throws {
    var printer = SimulatedPrinter(.m110)
    printer.heat = (row: 100, time: 90_000)
    let drive = Drive(try PrintJob(PrintJobTests.noise(384, 600, seed: 2), on: .m110), to: &printer)
    #expect(drive.outcome == .stopped(.overheated))
    #expect((drive.end - (drive.writes.last?.at ?? 0)) >= 60_000 - 50)
  }

  @Test func `an open lid, no paper and a lid opened on the way are told apart`() throws {
    let job = try PrintJob(PrintJobTests.noise(384, 300, seed: 5), on: .m110)
    var open = SimulatedPrinter(.m110)
    open.isLidOpen = true
    // The sensor of the paper means nothing then.
    open.hasPaper = false
    let first = Drive(job, to: &open)
    #expect(first.outcome == .stopped(.lidOpen) && !text(first.links[0]).contains("1D 76 30"))
    var empty = SimulatedPrinter(.m110)
    empty.hasPaper = false
    #expect(Drive(job, to: &empty).outcome == .stopped(.noPaper))
    var opened = SimulatedPrinter(.m110)
    opened.lidOpensAfter = 50
    #expect(Drive(job, to: &opened).outcome == .stopped(.lidOpen))
    #expect(opened.pages.isEmpty)
  }

  @Test func `a job that is refused is not called printed`() throws {
    // A head of 12 bytes gets 48.
    var manners = Manners.m110
    manners.headBytes = 12
    var printer = SimulatedPrinter(manners)
    let drive = Drive(try PrintJob(PrintJobTests.black(384, 300), on: .m110), to: &printer)
    #expect(drive.outcome == .rejected && printer.grievances == [.tooLarge])
  }

  @Test func `a link lost at any write is made again, and every page comes out once`() throws {
    let bitmap = PrintJobTests.noise(384, 40, seed: 9)
    let job = try PrintJob(bitmap, on: .m110)
    var calm = SimulatedPrinter(.m110)
    let writes = Drive(job, to: &calm, asks: false).writes.count
    for drop in 1...writes {
      var printer = SimulatedPrinter(.m110)
      let drive = Drive(job, to: &printer, asks: false, in: .init(drops: [drop]))
      let isLate = drop >= writes - 1
      #expect(drive.outcome == (isLate ? .sentUnconfirmed : .printed), "write \(drop)")
      #expect(isLate || printer.pages == [bitmap.bytes], "write \(drop)")
      #expect(printer.pages.count <= 1 && printer.grievances.isEmpty)
      // The second link carries the whole job from its first command.
      if !isLate { #expect(drive.links.count == 2 && drive.links[1] == job.bytes) }
    }
  }

  @Test func `a second page alone is repeated when the link breaks in it`() throws {
    let bitmap = PagingTests.slip(lines: 52, high: 20, gap: 5)
    let job = try PrintJob(bitmap, on: .m110)
    #expect(job.pages.count == 2)
    var printer = SimulatedPrinter(.m110)
    let first = job.pages[0].steps.reduce(0) { $0 + ($1.bytes.count + 127) / 128 }
    let drive = Drive(job, to: &printer, asks: false, in: .init(drops: [first + 8]))
    #expect(drive.outcome == .printed && printer.pages.count == 2 && drive.links.count == 2)
    #expect(printer.pages.flatMap { $0 } == job.preview.alignedRight(width: 384).bytes)
  }

  @Test func `attempts to connect wait longer each time and there are five`() throws {
    let job = try PrintJob(PrintJobTests.noise(384, 40, seed: 9), on: .m110)
    var printer = SimulatedPrinter(.m110)
    let drive = Drive(job, to: &printer, asks: false, in: .init(drops: [9], refusals: 3))
    #expect(drive.outcome == .printed)
    let lost = drive.writes[8].at + 1
    #expect(drive.connections[1] - lost == 1500 + 3000 + 6000 + 6000)
    var gone = SimulatedPrinter(.m110)
    #expect(Drive(job, to: &gone, asks: false, in: .init(drops: [9], refusals: 99)).outcome == .stopped(.linkLost))
  }

  @Test func `a print that is stopped leaves the next one unharmed`() throws {
    let job = try PrintJob(PrintJobTests.noise(384, 60, seed: 4), on: .m110)
    var calm = SimulatedPrinter(.m110)
    let writes = Drive(job, to: &calm, asks: false).writes.count
    for stop in 1..<writes {
      for link in [Self.ble, .device] {
        var printer = SimulatedPrinter(.m110)
        let stopped = Drive(job, to: &printer, over: link, asks: false, in: .init(cancelsAfter: stop))
        // The footer alone was left: the picture is on paper.
        let isLate = stop >= writes - 1
        #expect(stopped.outcome == .stopped(.cancelled) || isLate, "write \(stop)")
        let before = printer.pages.count
        let next = Drive(job, to: &printer, asks: false, from: stopped.end + 20_000)
        #expect(next.outcome == .printed && printer.pages.count == before + 1, "write \(stop)")
        #expect(printer.pages.last == job.preview.bytes && printer.grievances.isEmpty, "write \(stop)")
      }
    }
  }

  @Test func `credit is waited for 50 ms at most`() throws {
    var manners = Manners.m110
    manners.givesCredit = false
    var silent = SimulatedPrinter(manners)
    let job = try PrintJob(Bitmap(width: 384, height: 100), on: .m110)
    let free = Drive(job, to: &silent, asks: false)
    var run = PrintRun(job, over: Self.ble, asks: false, at: 0)
    // Two writes are welcome, then nothing is said any more.
    run.receive([0x01, 0x02], at: 0)
    var (now, times): (Int64, [Int64]) = (0, [])
    for _ in 0..<2000 where times.count < 12 {
      switch run.next(at: now) {
      case .write(let bytes, _): if bytes.count == 128 { times.append(now) }
      case .wait(let until): now = until
      case .connect, .finish: Issue.record("the job goes on")
      }
    }
    let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(pauses.first == 20 && pauses.dropFirst().allSatisfy { $0 > 20 && $0 <= 70 })
    #expect(free.outcome == .printed)
  }

  @Test func `no write cuts a row where the link takes whole ones, so a stall leaves no half row`() throws {
    let bitmap = PrintJobTests.noise(384, 500, seed: 11)
    let job = try PrintJob(bitmap, on: #require(.named("T02")))
    var printer = SimulatedPrinter(.m02)
    let drive = Drive(job, to: &printer, in: .init(stall: (every: 7, time: 300)))
    #expect(drive.outcome == .printed && printer.pages == [bitmap.bytes])
    for write in drive.writes where write.bytes.count > 8 { #expect(write.bytes.count % 48 == 0) }
  }

  @Test func `every link carries the same bytes, only pieces and pauses differ`() throws {
    for name in ["M110", "M220", "T02", "D30", "ESC/POS 58 mm"] {
      let printer = try PrintJobTests.printer(name)
      let job = try PrintJob(PrintJobTests.noise(min(printer.dots, 320), 300, seed: 1), on: printer)
      for link in [Self.ble, .bluetooth(longestWrite: 20, acknowledges: false), .device, .network, .file] {
        var run = PrintRun(job, over: link, asks: false, at: 0)
        var (now, bytes, longest): (Int64, [UInt8], Int) = (0, [], 0)
        loop: for _ in 0..<100_000 {
          switch run.next(at: now) {
          case .write(let piece, let isAcknowledged):
            bytes += piece
            longest = max(longest, piece.count)
            #expect(!isAcknowledged || link.acknowledges)
          case .wait(let until): now = until
          case .connect: break loop
          case .finish(let outcome):
            #expect(outcome == (link.answers && printer.family.name != "ESC/POS" ? .sentUnconfirmed : outcome))
            break loop
          }
        }
        #expect(bytes == job.bytes && longest <= max(link.longestWrite, 8), "\(name)")
        if link == .file { #expect(now == 0) }
      }
    }
  }

  @Test func `how far it has come is told in bytes of rows`() throws {
    let job = try PrintJob(PagingTests.slip(lines: 52, high: 20, gap: 5), on: .m110)
    var run = PrintRun(job, over: .file, at: 0)
    #expect(run.total == 1295 * 48 && run.sent == 0)
    var last = 0
    while case .write = run.next(at: 0) {
      #expect(run.sent >= last)
      last = run.sent
    }
    #expect(last == run.total)
  }
}
