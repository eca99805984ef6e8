import RideSupport
import Testing
import Thermal

@Suite struct AdvertisedNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let meaning: AdvertisedName
    var testDescription: String { "\"\(name)\"" }

    init(_ name: String, _ meaning: AdvertisedName) {
      self.name = name
      self.meaning = meaning
    }
  }

  @Test(arguments: [
    Case("Q119G18Q0830029", .model("M110")),
    Case("Q192J27K0480025", .model("M110")),
    Case("Q199E5797220037", .model("M110S")),
    Case("Q198G5949230062", .model("M220")),
    Case("Q002E0CP0670069", .model("D30")),
    // An A4 head with another dialect; driven as an M110 it would print rubbish.
    Case("Q059E35I0030870", .model("M08F")),
    Case("Q999A00B0000001", .unknownSerial),
    // A model's name inside a serial number means nothing.
    Case("Q119M2200830029", .model("M110")),
    Case("Q119", .stranger),
    Case("Q119G18Q083002", .stranger),
    Case("Q119G18Q08300291", .stranger),
    Case("q119G18Q0830029", .stranger),
    Case("M110", .model("M110")),
    Case("M110_1234", .model("M110")),
    Case("Phomemo M110", .model("M110")),
    Case("M220-A4B3", .model("M220")),
    Case("D30_1234", .model("D30")),
    Case("Phomemo M220S", .model("M220S")),
    Case("Mr.in_M02", .model("M02")),
    Case("M02 Pro", .model("M02 Pro")),
    Case("M2200", .stranger),
    Case("Galaxy A30", .stranger),
    Case("My M220", .stranger),
    // It offers service FF00, as many speakers and lamps do.
    Case("JBL Flip 5", .stranger),
    Case("", .stranger),
    Case("Q", .stranger),
    Case("Phomemo ", .stranger),
    Case("Qüü1G18Q0830029", .stranger),
  ])
  func `a name means a printer or it does not`(_ example: Case) {
    #expect(AdvertisedName(example.name) == example.meaning)
  }

  @Test func `a model that cannot be printed on has no profile and is told apart from a stranger`() {
    #expect(AdvertisedName("Q059E35I0030870").profile == nil)
    #expect(AdvertisedName("Q119G18Q0830029").profile?.name == "M110")
    #expect(AdvertisedName("Q999A00B0000001").profile == nil)
  }

  @Test func `no prefix stands twice in the table`() {
    var seen: Set<String> = []
    for prefix in AdvertisedName.prefixes { #expect(seen.insert(prefix).inserted, "\(prefix)") }
    #expect(seen.count > 40)
  }

  @Test func `a browser is asked for beginnings under which every printer is found and no stranger`() {
    let beginnings = AdvertisedName.beginnings
    func isOffered(_ name: String) -> Bool { beginnings.contains { name.hasPrefix($0) } }
    for name in ["Q119G18Q0830029", "Q999A00B0000001", "M110_1234", "Phomemo M220S", "Mr.in_M02", "T02"] {
      #expect(isOffered(name), "\(name)")
    }
    for name in ["JBL Flip 5", "Galaxy A30", "My M220", "Mi Band", ""] { #expect(!isOffered(name), "\(name)") }
  }

  @Test func `any bytes as a name are taken without harm`() {
    var dice = Dice(seed: 3)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...18, using: &dice)).map { _ in UInt8.random(in: 0...255, using: &dice) }
      let name = String(decoding: [UInt8(ascii: "Q")] + bytes, as: UTF8.self)
      if case .model = AdvertisedName(name) { Issue.record("\(name)") }
    }
  }
}
