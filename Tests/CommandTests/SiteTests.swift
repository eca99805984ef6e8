import Foundation
import Testing

@Suite struct SiteTests {
  private static func site(_ checkout: borrowing Checkout, _ folder: String = "out") throws -> Command.Outcome {
    try Command.run(
      "site", "--out", checkout.root.appending(path: folder).path, environment: checkout.environment)
  }

  @Test("The site is the page, the module and the data, with lists of both")
  func writes() throws {
    let checkout = try Checkout()
    let outcome = try Self.site(checkout)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.complaint)")
    #expect(try checkout.text("out/index.html") == "<!doctype html><p>The meter</p>")
    #expect(try checkout.text("out/app.wasm") == "\0asm")
    #expect(try checkout.text("out/data/tariffs/schema.json") == "{}")
    #expect(
      try checkout.text("out/data/index.json")
        == #"{"cities": [{"id":"us-nyc","city":{"en":"New York"},"country":"US","not-offered":{"en":"test"}}], "#
        + #""tariffs": ["data/tariffs/us-nyc.json"], "holidays": [], "strings": [], "networks": [], "calendars": []}"#)
    let precache = try checkout.text("out/precache.json")
    #expect(
      precache.contains(
        #""files": ["./", "app.wasm", "data/index.json", "data/tariffs/us-nyc.json", "faces/red.css", "index.html"]}"#),
      "\(precache)")
    #expect(!FileManager.default.fileExists(atPath: checkout.root.appending(path: "out/.hidden").path))
  }

  @Test("The same files have the same version, and any change another one that the service worker shows")
  func versions() throws {
    let checkout = try Checkout()
    _ = try Self.site(checkout, "first")
    _ = try Self.site(checkout, "second")
    #expect(try checkout.text("first/precache.json") == checkout.text("second/precache.json"))
    #expect(try checkout.text("first/service-worker.js") == checkout.text("second/service-worker.js"))
    try checkout.write(Checkout.tariff(note: "other"), to: "Data/tariffs/us-nyc.json")
    _ = try Self.site(checkout, "second")
    #expect(try checkout.text("first/precache.json") != checkout.text("second/precache.json"))
    #expect(try checkout.text("first/service-worker.js") != checkout.text("second/service-worker.js"))
  }

  @Test("A folder that is a file and a module that is missing are named")
  func refuses() throws {
    let checkout = try Checkout()
    try checkout.write("", to: "out")
    let outcome = try Self.site(checkout)
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains("/out/"), "\(outcome.complaint)")
    let nameless = try Command.run("site", "--out", "", environment: checkout.environment)
    #expect(nameless.status == 2 && nameless.complaint.contains("--out has no name"), "\(nameless.complaint)")
    var environment = checkout.environment
    environment["FLAGFALL_MODULES"] = "/no/modules"
    let missing = try Command.run("site", "--out", "x", environment: environment)
    #expect(missing.status == 1 && missing.complaint.contains("/no/modules"), "\(missing.complaint)")
  }
}
