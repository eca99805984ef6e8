import Drawing
import PrinterSupport
import Testing
import Thermal

/// A print as a page drives it.
@Suite struct RemotePrintTests {
  static func job() throws -> PrintJob { try PrintJob(PagingTests.slip(lines: 8, high: 24, gap: 6), on: .m110) }

  @Test func `what comes out is the preview, and the link carries the job and nothing else`() throws {
    let job = try Self.job()
    var printer = SimulatedPrinter(.m110)
    let drive = RemoteDrive(job, to: &printer)
    #expect(drive.outcome == .printed && printer.grievances.isEmpty)
    #expect(printer.pages == job.pages.map { $0.bitmap.alignedRight(width: 384).bytes })
    let questions = job.inquiry.flatMap(\.bytes)
    #expect(drive.links == [questions + job.bytes])
    #expect(drive.percents.first == 0 && drive.percents.last == 100 && drive.percents == drive.percents.sorted())
    #expect(drive.farewells == 1)
  }

  @Test func `a link lost in the middle is made again after a while, longer each time, and the page begins anew`()
    throws
  {
    let job = try Self.job()
    var printer = SimulatedPrinter(.m110)
    let drive = RemoteDrive(job, to: &printer, in: .init(drops: [20], refusals: 0))
    #expect(drive.outcome == .printed && printer.pages.count == 1)
    #expect(drive.links.count == 2 && drive.links[1] == job.bytes)
    #expect(drive.connections[1] - drive.connections[0] >= 1500)
  }

  @Test func `a link that cannot be made again is given up after five attempts`() throws {
    var print = RemotePrint(try Self.job())
    var effects = print.apply(.connected(.web(acknowledges: false)), at: 0)
    #expect(effects.count == 1)
    var (now, pauses) = (Int64(0), [Int64]())
    effects = print.apply(.lost, at: now)
    while case .wake(let at)? = effects.first {
      #expect(print.phase == .reconnecting)
      // A loss that is told twice counts once, and what comes due too early makes no second connection.
      #expect(print.apply(.lost, at: now).isEmpty)
      #expect(print.apply(.woken, at: at - 1) == [.wake(at: at)])
      pauses.append(at - now)
      now = at
      #expect(print.apply(.woken, at: now) == [.connect])
      #expect(print.apply(.woken, at: now).isEmpty)
      effects = print.apply(.refused, at: now)
    }
    #expect(pauses == PrintRun.retries)
    #expect(effects == [.disconnect] && print.phase == .ended(.stopped(.linkLost)))
  }

  @Test func `a printer that does not let in at first is not asked again by itself`() throws {
    var printer = SimulatedPrinter(.m110)
    let drive = RemoteDrive(try Self.job(), to: &printer, in: .init(refusals: 1))
    #expect(drive.outcome == .stopped(.linkLost) && drive.connections.count == 1 && printer.received.isEmpty)
  }

  @Test func `a link lost after the last row is not made again`() throws {
    let job = try Self.job()
    let writes =
      job.inquiry.count { !$0.bytes.isEmpty }
      + job.pages[0].steps.reduce(0) { $0 + ($1.bytes.count + 127) / 128 }
    var printer = SimulatedPrinter(.m110)
    let drive = RemoteDrive(job, to: &printer, in: .init(drops: [writes]))
    #expect(drive.outcome == .sentUnconfirmed && drive.connections.count == 1)
  }

  @Test func `a person stops it at any point: no write follows, and the next job comes out whole`() throws {
    let job = try Self.job()
    for point in [1, 3, 9, 30] {
      var printer = SimulatedPrinter(.m110)
      let drive = RemoteDrive(job, to: &printer, in: .init(cancelsAfter: point))
      #expect(drive.outcome == .stopped(.cancelled) && drive.farewells == 1 && printer.pages.isEmpty, "\(point)")
      let again = RemoteDrive(job, to: &printer, from: 120_000)
      #expect(again.outcome == .printed && printer.pages.count == 1, "\(point)")
    }
    var waiting = RemotePrint(job)
    #expect(waiting.cancel(at: 5) == [.disconnect] && waiting.phase == .ended(.stopped(.cancelled)))
    #expect(waiting.apply(.connected(.web(acknowledges: true)), at: 6).isEmpty)
  }

  @Test func `an open lid is told before a row is sent, a full job in words of the printer`() throws {
    var printer = SimulatedPrinter(.m110)
    printer.isLidOpen = true
    let drive = RemoteDrive(try Self.job(), to: &printer)
    #expect(drive.outcome == .stopped(.lidOpen) && !drive.links[0].contains(0x76))
  }

  @Test func `one write is under way at a time`() throws {
    var print = RemotePrint(try Self.job())
    let first = print.apply(.connected(.web(acknowledges: true)), at: 0)
    guard case .write? = first.first else {
      Issue.record("\(first)")
      return
    }
    #expect(print.apply(.received([0x1A, 0x04, 0x50]), at: 1).isEmpty && print.apply(.woken, at: 50).isEmpty)
    #expect(print.state.battery == 80)
    #expect(!print.apply(.written, at: 60).isEmpty)
  }
}
