import Foundation
import Testing

/// The commands that list, explain and check tariffs.
@Suite struct TariffCommandTests {
  @Test("A city is explained in words, with as many steps as were asked for")
  func explains() throws {
    let outcome = try Command.run("tariff", "us-nyc", "--edition", "2026-06-01", "--steps", "2")
    #expect(outcome.status == 0 && outcome.complaint.isEmpty)
    #expect(outcome.output.hasPrefix("New York\n========\n"))
    #expect(
      outcome.output.replacing("\u{A0}", with: " ")
        .contains("   3.70  352.0 yd    60.0 s\n   4.40  704.0 yd   120.0 s\n\n2  JFK"))
    let spanish = try Command.run("tariff", "us-nyc", "--edition=2026-06-01", "--language=es", "--steps=0")
    #expect(spanish.output.contains("\nSuplementos\n-----------\n"))
    #expect(!spanish.output.contains("352"))
  }

  @Test("The language is the one that is asked for, else that of the terminal, else English")
  func languages() throws {
    func city(_ arguments: String..., terminal: [String: String] = [:]) throws -> String {
      let command = Command(["tariff", "at-wien", "--steps=0"] + arguments, environment: terminal)
      try command.process.run()
      return String(command.finish().output.prefix { !$0.isNewline })
    }
    #expect(try city() == "Vienna")
    #expect(try city(terminal: ["LANG": "pl_PL.UTF-8"]) == "Wiedeń")
    #expect(try city(terminal: ["LANG": "pl_PL.UTF-8", "LC_ALL": "uk_UA.UTF-8"]) == "Відень")
    #expect(try city(terminal: ["LANG": "de_AT", "LC_ALL": ""]) == "Wien")
    #expect(try city(terminal: ["LANG": "C.UTF-8"]) == "Vienna")
    #expect(try city("--language=ja", terminal: ["LANG": "de_AT.UTF-8"]) == "ウィーン")
    let wrong = try Command.run("tariff", "at-wien", "--language=fr")
    #expect(wrong.status == 2)
    #expect(wrong.complaint.contains("--language fr: offered are en, es, de, pl, uk, ja"))
  }

  @Test("An edition is that of the day that was asked for")
  func editions() throws {
    let old = try Command.run("tariff", "gb-glasgow", "--edition", "2025-01-01").output
    let new = try Command.run("tariff", "gb-glasgow", "--edition", "2026-01-01").output
    #expect(old.contains("£4.40") && !old.contains("£4.50"))
    #expect(new.contains("£4.50") && !new.contains("£4.40"))
    let wrong = try Command.run("tariff", "gb-glasgow", "--edition", "2025-02-30")
    #expect(wrong.status == 2 && wrong.complaint.contains("--edition 2025-02-30: give a day such as 2026-01-19"))
  }

  @Test("The list has a line for each city, and the reason where one is not offered")
  func lists() throws {
    let outcome = try Command.run("tariffs", "--country", "gb")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("gb-glasgow ") && $0.contains("2025-08-06") && $0.hasSuffix("2 editions") })
    #expect(lines.contains { $0.hasPrefix("gb-edinburgh ") && $0.contains("Not offered: ") })
    #expect(lines.allSatisfy { $0.hasPrefix("gb-") })
    #expect(try Command.run("tariffs", "--country", "XX").status == 2)
  }

  @Test("Findings are a line each with file, line and mend; errors end with 2, warnings with 0")
  func checks() throws {
    let checkout = try Checkout()
    let path = checkout.root.appending(path: "gb-glasgow.json").path
    let shipped = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Data/tariffs/gb-glasgow.json").standardized
    let text = try String(contentsOf: shipped, encoding: .utf8)
    try checkout.write(text, to: "gb-glasgow.json")
    let warned = try Command.run("check", path, environment: checkout.environment)
    #expect(warned.status == 0)
    #expect(
      warned.output.contains("\(path):46:23: warning: $.editions[0].rates[0].includes: the initial charge covers"))
    try checkout.write(text.replacing("\"GBP\"", with: "\"GBX\""), to: "gb-glasgow.json")
    let broken = try Command.run("check", path, environment: checkout.environment)
    #expect(broken.status == 2)
    #expect(broken.output.hasPrefix("\(path):7:15: "))
    #expect(broken.output.contains("error: $.currency: expected the ISO 4217 code of a known currency"))
    #expect(try Command.run("check", "/no/such.json").complaint.contains("/no/such.json: No such file"))
  }
}
