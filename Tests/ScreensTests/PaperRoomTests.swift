import Drawing
import JSON
import PrinterSupport
import RideSupport
import Screens
import Testing
import Thermal
import Units
import Words

/// The room of the paper roll, with a page that does what it is told.
@Suite struct PaperRoomTests {
  /// The answers on the files of this checkout, in the room that prints a ride.
  struct Desk {
    var state = AnswersState()
    var now = Instant(milliseconds: 1_000_000)
    /// What the page was told about the printer and has not done yet.
    var tasks: [PrinterTask] = []
    var files: [ReceiptTask] = []
    var kept: String?

    init(_ ride: String, language: Language = .english, isPossible: Bool = true, memory: String? = nil) throws {
      let fonts = try Fonts(
        medium: Golden.bytes("Data/fonts/mono-medium.ttf"), extraBold: Golden.bytes("Data/fonts/mono-extrabold.ttf"),
        gothic: Golden.bytes("Data/fonts/gothic.ttf"))
      state.fonts = fonts
      let log = try Golden.bytes("Tests/Fixtures/rides/\(ride).ndjson")
      try send(
        .open(AnswersEvent.Opening(room: .paper(ride: nil), language: language, log: log, number: 7)))
      #expect(tasks == [.begin])
      tasks = []
      try send(.printer(.possible(isPossible, memory: memory)))
    }

    mutating func send(_ kind: AnswersEvent.Kind) throws {
      for effect in update(&state, AnswersEvent(now: now, kind)) {
        switch effect {
        case .load(let path): try send(.loaded(path: path, text: App.file(path)))
        case .printer(.keep(let memory)): kept = memory
        case .printer(let task): tasks.append(task)
        case .receipt(let task): files.append(task)
        default: break
        }
      }
    }

    var screen: PaperScreen {
      get throws {
        guard case .roll(let screen) = content(state).screen else { throw CancellationError() }
        return screen
      }
    }

    mutating func press(_ key: PaperKey) throws { try send(.key(.paper(key))) }

    mutating func choose(_ name: String) throws {
      try press(.choose)
      guard case .choose(let beginnings)? = tasks.popLast() else { throw CancellationError() }
      #expect(beginnings.contains { name.hasPrefix($0) })
      try send(.printer(.chosen(PrintDesk.Device(id: "abc", name: name))))
    }

    /// Does what is asked for over a simulated printer until the print is over.
    mutating func serve(_ printer: inout SimulatedPrinter) throws {
      var wake: Int64?
      for _ in 0..<1_000_000 where state.paper.desk.isPrinting {
        let time = now.milliseconds
        let said = printer.notifications(until: time)
        if !said.isEmpty { try send(.printer(.link(.received(said)))) }
        guard !tasks.isEmpty else {
          if let due = wake, due <= time {
            wake = nil
            try send(.printer(.link(.woken)))
          } else {
            now = Instant(milliseconds: time + 1)
          }
          continue
        }
        switch tasks.removeFirst() {
        case .link(.connect):
          printer.connect(at: time)
          try send(.printer(.link(.connected(.web(acknowledges: true)))))
        case .link(.write(let bytes, _)):
          printer.write(bytes, at: time)
          now = Instant(milliseconds: time + 2)
          try send(.printer(.link(.written)))
        case .link(.wake(let at)): wake = at
        default: break
        }
      }
    }
  }

  @Test func `a receipt comes out dot for dot as it is shown`() throws {
    var desk = try Desk("bcn-evening")
    try desk.choose("Q119G18Q0830029")
    let shown = try #require(desk.state.paper.preview)
    #expect(shown.bitmap.width == 384 && shown.address.hasPrefix("data:image/png;base64,iVBORw0KGgo"))
    try desk.press(.print)
    var printer = SimulatedPrinter(.m110)
    printer.connect(at: desk.now.milliseconds)
    try desk.serve(&printer)
    #expect(printer.grievances.isEmpty)
    #expect(printer.pages.flatMap { $0 } == shown.bitmap.bytes)
    #expect(try desk.screen.status == ["Printed"] && desk.screen.progress == nil)
  }

  @Test func `what is told while it prints has its words, and stopping is all that can be done`() throws {
    var desk = try Desk("bcn-evening")
    #expect(try desk.screen.printer == "No printer yet" && desk.screen.buttons.map(\.label) == ["Choose a printer"])
    try desk.choose("M110")
    #expect(try desk.screen.buttons.map(\.label) == ["Print", "Test page", "Another printer"])
    try desk.press(.print)
    #expect(try desk.screen.status == ["Connecting"] && desk.screen.progress == 0)
    #expect(try desk.screen.buttons.map(\.label) == ["Stop"])
    try desk.send(.printer(.link(.connected(.web(acknowledges: true)))))
    try desk.send(.printer(.link(.received([0x1A, 0x04, 0x50]))))
    #expect(try desk.screen.status == ["Printing, 0%", "Battery 80%"])
    try desk.send(.printer(.link(.lost)))
    #expect(try desk.screen.status == ["Connecting again"])
    try desk.press(.stop)
    #expect(try desk.screen.status == ["Printing was stopped"] && desk.tasks.last == .link(.disconnect))
  }

  @Test func `a serial number that is not known is asked about, and the answer is kept with the settings`() throws {
    var desk = try Desk("bcn-evening")
    try desk.choose("Q999A00B0000001")
    let question = try desk.screen
    #expect(question.about?.contains("Q999A00B0000001") == true && question.settings.count == 4)
    #expect(question.buttons.map(\.label) == ["Another printer"])
    try desk.send(.input(.paper(.model), value: "M220"))
    #expect(try desk.screen.settings.count == 3 && desk.state.paper.preview?.bitmap.width == 576)
    try desk.send(.input(.paper(.darkness), value: "8"))
    try desk.send(.input(.paper(.media), value: "labels"))
    let kept = #"{"darkness":8,"speed":5,"media":"labels","models":[{"id":"abc","model":"M220"}]}"#
    #expect(desk.kept == kept)
    var later = try Desk("bcn-evening", memory: kept)
    try later.choose("Q999A00B0000001")
    #expect(later.state.paper.desk.profile?.name == "M220" && later.state.paper.desk.settings.darkness == 8)
  }

  @Test(arguments: ["", "[]", "{}", #"{"darkness":"x","speed":1,"media":"roll","models":[]}"#])
  func `what was kept and cannot be read is forgotten`(memory: String) throws {
    let desk = try Desk("bcn-evening", memory: memory)
    #expect(desk.state.paper.desk.settings == PrintSettings() && !desk.state.remarks.isEmpty)
  }

  @Test(arguments: [("M08F", "Q059E35I0030870"), ("stranger", "JBL Flip 5"), ("narrow", "D30")])
  func `on what cannot take a receipt none is printed`(kind: String, name: String) throws {
    var desk = try Desk("bcn-evening")
    try desk.send(.printer(.chosen(PrintDesk.Device(id: "x", name: name))))
    let screen = try desk.screen
    #expect(screen.about?.isEmpty == false && !screen.buttons.contains { $0.label == "Print" })
    try desk.press(.print)
    #expect(!desk.state.paper.desk.isPrinting)
    try desk.press(.test)
    #expect(desk.state.paper.desk.isPrinting == (name == "D30"))
  }

  @Test func `where the browser reaches no printer, the files are offered`() throws {
    var desk = try Desk("bcn-evening", language: .german, isPossible: false)
    let screen = try desk.screen
    #expect(screen.settings.isEmpty && screen.notices.first?.id == "no-bluetooth")
    #expect(screen.buttons.map(\.label) == ["PDF herunterladen", "PNG herunterladen"])
    try desk.press(.save("pdf"))
    #expect(desk.files.map(\.format) == ["pdf"] && desk.files[0].number == 7)
  }

  @Test func `a ride that was not stopped has no receipt to print`() throws {
    var desk = try Desk("bcn-evening")
    try desk.send(.open(AnswersEvent.Opening(room: .paper(ride: nil), language: .english, log: nil)))
    // What was drawn for another ride is gone with it.
    #expect(try desk.screen.picture == nil)
    let log = try Golden.bytes("Tests/Fixtures/rides/bcn-evening.ndjson")
    let lines = log.split(separator: UInt8(ascii: "\n"))
    let stop = try #require(lines.firstIndex { String(decoding: $0, as: UTF8.self).contains(#""stop""#) })
    let going = Array(lines[..<stop].joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    try desk.send(.open(AnswersEvent.Opening(room: .paper(ride: nil), language: .english, log: going)))
    #expect(try desk.screen.picture == nil && !desk.screen.buttons.contains { $0.label == "Print" })
  }

  @Test(arguments: [
    #"{"event":"printer","now":1,"note":"gone"}"#, #"{"event":"printer","now":1,"note":"received","bytes":"1"}"#,
    #"{"event":"printer","now":1,"note":"received","bytes":"1G"}"#, #"{"event":"printer","now":1,"note":"chosen"}"#,
  ])
  func `a note that cannot be understood is refused`(json: String) {
    #expect(throws: JSONError.self) { try AnswersEvent(json: Array(json.utf8)) }
  }

  @Test func `what the page is told to write is read back byte for byte`() throws {
    let bytes = (0...255).map { UInt8($0) }
    let json = String(decoding: Effect.json([.printer(.link(.write(bytes, isAcknowledged: true)))]), as: UTF8.self)
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(json == #"[{"effect":"printer","task":"write","bytes":"\#(digits)","acknowledged":true}]"#)
    let note = try AnswersEvent(
      json: Array(#"{"event":"printer","now":1,"note":"received","bytes":"\#(digits)"}"#.utf8))
    guard case .printer(.link(.received(bytes))) = note.kind else {
      Issue.record("\(note.kind)")
      return
    }
  }
}
