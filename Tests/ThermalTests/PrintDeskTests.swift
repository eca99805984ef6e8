import PrinterSupport
import Testing
import Thermal

@Suite struct PrintDeskTests {
  static func job() throws -> PrintJob { try PrintJob(PagingTests.slip(lines: 4, high: 24, gap: 6), on: .m110) }

  static func desk(_ name: String, models: [(id: String, model: String)] = []) -> PrintDesk {
    var desk = PrintDesk(models: models)
    _ = desk.apply(.chosen(.init(id: "abc", name: name)), at: 0)
    return desk
  }

  @Test func `printers are offered by the beginnings of their names`() throws {
    var desk = PrintDesk()
    #expect(desk.apply(.choose, at: 0) == [.choose(beginnings: AdvertisedName.beginnings)])
    #expect(try desk.printer == .none && desk.apply(.begin(Self.job()), at: 0).isEmpty)
  }

  @Test(arguments: [
    ("Q119G18Q0830029", PrintDesk.Printer.known(.m110)), ("Q999A00B0000001", .unnamed), ("JBL Flip 5", .stranger),
    ("Q059E35I0030870", .unsupported(model: "M08F")),
  ])
  func `a device is what its name says`(name: String, printer: PrintDesk.Printer) throws {
    var desk = Self.desk(name)
    #expect(desk.printer == printer)
    #expect(try desk.apply(.begin(Self.job()), at: 0) == (desk.profile == nil ? [] : [.link(.connect)]))
  }

  @Test func `a model that a person says is kept for that device alone`() throws {
    var desk = Self.desk("Q999A00B0000001")
    #expect(desk.apply(.model("M999"), at: 0).isEmpty && desk.printer == .unnamed)
    let device = PrintDesk.Device(id: "abc", name: "Q999A00B0000001")
    #expect(desk.apply(.model("M220"), at: 0) == [.remember(device, model: "M220")])
    #expect(desk.profile?.name == "M220")
    #expect(desk.apply(.model("M110"), at: 0).isEmpty)
    _ = desk.apply(.chosen(.init(id: "def", name: "Q999A00B0000002")), at: 0)
    #expect(desk.printer == .unnamed)
    #expect(Self.desk("Q999A00B0000001", models: [("def", "M02"), ("abc", "T02")]).profile?.name == "T02")
  }

  @Test func `settings go into the next job and stay while one is under way`() throws {
    var desk = Self.desk("M110")
    let dark = PrintSettings(darkness: 8, speed: 1, media: .labels)
    #expect(desk.apply(.settings(dark), at: 0) == [.keep(dark)] && desk.apply(.settings(dark), at: 0).isEmpty)
    #expect(try desk.apply(.begin(Self.job()), at: 0) == [.link(.connect)])
    #expect(desk.isPrinting && desk.apply(.settings(PrintSettings()), at: 1).isEmpty && desk.settings == dark)
    #expect(try desk.apply(.begin(Self.job()), at: 1).isEmpty && desk.apply(.choose, at: 1).isEmpty)
    _ = desk.apply(.chosen(.init(id: "x", name: "M220")), at: 1)
    #expect(desk.device?.name == "M110")
    let first = desk.apply(.link(.connected(.web(acknowledges: true))), at: 2)
    #expect(first == [.link(.write([0x1F, 0x11, 0x12], isAcknowledged: false))])
    #expect(desk.apply(.cancel, at: 3) == [.link(.disconnect)] && !desk.isPrinting)
    #expect(desk.run?.phase == .ended(.stopped(.cancelled)))
  }
}
