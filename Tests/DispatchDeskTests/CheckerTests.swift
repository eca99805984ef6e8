import DispatchDesk
import Offers
import Shift
import Testing
import Units

/// The checker must find what it is there for: each fault is planted into a good history.
@Suite struct CheckerTests {
  struct Planted: Sendable, CustomTestStringConvertible {
    let name: String
    let statements: [String]
    let finds: String
    var testDescription: String { name }
  }

  @Test(
    "A planted fault is found and named",
    arguments: [
      Planted(
        name: "a lost event", statements: ["DELETE FROM event WHERE recipient = 'd:anna' AND sequence = 4"],
        finds: "event 4 is missing"),
      Planted(
        name: "two drivers of one ride",
        statements: [
          """
          INSERT INTO event (recipient, sequence, at, name, body) SELECT 'r:r1', sequence + 1, at, name, \
          '{"ride":"r1","state":"assigned","driver":"boris"}' FROM event WHERE recipient = 'r:r1' \
          ORDER BY sequence DESC LIMIT 1
          """
        ], finds: "goes from driver anna to boris"),
      Planted(
        name: "two rides of one driver",
        statements: [
          """
          INSERT INTO event (recipient, sequence, at, name, body) SELECT 'd:anna', sequence + 1, at, name, \
          '{"ride":"r2","state":"assigned","driver":"anna"}' FROM event WHERE recipient = 'd:anna' \
          ORDER BY sequence DESC LIMIT 1
          """,
          "UPDATE event SET name = 'ride' WHERE recipient = 'd:anna' AND body LIKE '%\"r2\"%'",
        ], finds: "driver anna has 2 rides: r1, r2"),
      Planted(
        name: "a second holder of a ride",
        statements: [
          "ALTER TABLE holding RENAME TO good", "CREATE TABLE holding (ride TEXT, driver TEXT)",
          "INSERT INTO holding SELECT ride, driver FROM good", "INSERT INTO holding VALUES ('r1', 'boris')",
        ], finds: "ride r1 is held with anna, boris"),
      Planted(
        name: "a second ride of a holder",
        statements: [
          "ALTER TABLE holding RENAME TO good", "CREATE TABLE holding (ride TEXT, driver TEXT)",
          "INSERT INTO holding SELECT ride, driver FROM good", "INSERT INTO holding VALUES ('r2', 'anna')",
        ], finds: "driver anna is held with r1, r2"),
      Planted(name: "a lost answer", statements: ["DELETE FROM answer WHERE key = 'mine'"], finds: "which is lost"),
      Planted(
        name: "another answer", statements: ["UPDATE answer SET answer = 'ride_taken' WHERE key = 'mine'"],
        finds: "kept is ride_taken"),
      Planted(
        name: "won, and never had", statements: ["UPDATE answer SET answer = 'won' WHERE key = 'second'"],
        finds: "driver boris won ride r1"),
      Planted(
        name: "a ride that fell back", statements: ["UPDATE ride SET state = 'searching' WHERE id = 'r1'"],
        finds: "ride r1 is searching, its events end with assigned"),
      Planted(
        name: "a driver who drives nobody", statements: ["UPDATE driver SET state = 'on_trip' WHERE id = 'boris'"],
        finds: "driver boris drives without a ride"),
    ])
  func finds(planted: Planted) throws {
    var rules = DispatchRules()
    rules.asked = 2
    var office = try Office(.sqlite, rules: rules)
    try office.drivers(["anna": 100, "boris": 200])
    try office.ask("r1")
    try office.ask("r2", at: 900_000)
    try office.tick()
    #expect(try office.accept("r1", 1, "anna", key: "mine") == .won)
    #expect(try office.accept("r1", 2, "boris", key: "second") == .refused(.rideTaken))
    let told = [HistoryChecker.Acknowledged(sender: "driver:anna", key: "mine", answer: "won")]
    #expect(try HistoryChecker(office.desk, acknowledged: told).faults == [])
    #expect(try Store.run(planted.statements.joined(separator: ";"), in: office.place) == nil)
    let faults = try HistoryChecker(office.desk, acknowledged: told).faults
    #expect(faults.contains { $0.contains(planted.finds) }, "\(faults)")
  }

  @Test("The schema itself refuses a second driver of a ride, a second ride and a second offer", arguments: Store.here)
  func constrains(store: Store) throws {
    var office = try Office(store)
    try office.drivers(["anna": 100, "boris": 200])
    try office.ask("r1")
    try office.ask("r2")
    try office.tick()
    #expect(try Store.run("INSERT INTO holding VALUES ('r1', 'anna')", in: office.place) == nil)
    for statement in [
      "INSERT INTO holding VALUES ('r1', 'boris')", "INSERT INTO holding VALUES ('r2', 'anna')",
      "INSERT INTO offer VALUES ('r1', 9, 'anna', 0, 0, 0, 'seen')",
    ] {
      let refusal = try #require(try Store.run(statement, in: office.place))
      #expect(refusal.lowercased().contains("unique"), "\(refusal)")
    }
  }

  @Test(
    "A step of the database that was changed afterwards, or is newer than the program, is refused",
    arguments: Store.here)
  func migrates(store: Store) throws {
    let place = try store.place()
    _ = try Desk(place)
    #expect(throws: Never.self) { try Desk(place) }
    #expect(try Store.run("INSERT INTO migration VALUES (99, 'of tomorrow', 'x')", in: place) == nil)
    let newer = #expect(throws: DeskError.self) { try Desk(place) }
    #expect(newer?.message.contains("step 99, which this program does not know") == true)
    #expect(try Store.run("DELETE FROM migration WHERE number = 99", in: place) == nil)
    #expect(try Store.run("UPDATE migration SET checksum = 'x'", in: place) == nil)
    let other = #expect(throws: DeskError.self) { try Desk(place) }
    #expect(other?.message.contains("step 1 (drivers, rides, offers") == true)
  }

  @Test("The database of another program is refused, and nothing is made in it")
  func foreign() throws {
    let place = try Store.sqlite.place()
    #expect(try Store.run("CREATE TABLE bookmark (id TEXT)", in: place) == nil)
    let refusal = #expect(throws: DeskError.self) { try Desk(place) }
    #expect(refusal?.message.contains("another program's") == true)
    #expect(try Store.run("SELECT * FROM migration", in: place) != nil)
  }

  @Test("A step that fails in the middle leaves nothing behind", arguments: Store.here)
  func fails(store: Store) throws {
    let place = try store.place()
    let steps = "CREATE TABLE migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL)"
    #expect(try Store.run(steps, in: place) == nil)
    #expect(try Store.run("CREATE TABLE token (id TEXT)", in: place) == nil)
    #expect(throws: DeskError.self) { try Desk(place) }
    #expect(try Store.run("SELECT * FROM driver", in: place) != nil)
    #expect(try Store.run("DROP TABLE token", in: place) == nil)
    #expect(throws: Never.self) { try Desk(place) }
  }
}
