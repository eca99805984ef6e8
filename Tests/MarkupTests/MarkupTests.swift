import Drawing
import Foundation
import Markup
import RideSupport
import Screens
import Testing
import Units
import Words

@Suite struct MarkupTests {
  /// Pages of every kind, of a tariff whose every name is hostile where asked for.
  static func pages(hostile: Bool, skin: Skin.Name = .ledRed) throws -> [Page] {
    var pages: [Page] = []
    for place in Room.plain {
      for keys in [[], [Key.demo], [.demo, .extras], [.demo, .stop], [.demo, .stop, .pay]] as [[Key]] {
        var state = AppState()
        var settings = Settings()
        settings.city = "us-nyc"
        settings.skin = skin
        let boot = Boot(device: Device(), languages: ["en"], settings: settings, log: nil, place: place)
        var queue = [AppEvent(now: moment, .boot(boot))]
        while let event = queue.popLast() {
          for case .load(let path) in update(&state, event) {
            queue.append(AppEvent(now: moment, .loaded(path: path, text: try file(path, hostile: hostile))))
          }
        }
        for key in keys { _ = update(&state, AppEvent(now: moment, .key(key))) }
        for second in 0..<(keys.last == .demo ? 150 : 0) {
          _ = update(&state, AppEvent(now: moment + .seconds(Int64(second)), .tick))
        }
        _ = update(&state, AppEvent(now: moment, .route(place)))
        if keys.last == .extras { _ = update(&state, AppEvent(now: moment, .key(.extras))) }
        if hostile { _ = update(&state, AppEvent(now: moment, .input(.citySearch, value: ""))) }
        pages.append(content(state))
      }
    }
    return pages
  }

  private static let moment = Instant(seconds: 1_772_641_800)

  private static func file(_ path: String, hostile: Bool) throws -> [UInt8]? {
    if path == "data/index.json" {
      let name = hostile ? "<script>alert('1')</script>" : "New York"
      return Array(#"{"cities": [{"id": "us-nyc", "city": {"en": "\#(name)"}, "country": "US"}]}"#.utf8)
    }
    let bytes = try Golden.bytes("Data/" + path.dropFirst(5))
    if path.hasPrefix("data/strings/") { return try Strings.ordered(.english, bytes: bytes) }
    var text = String(decoding: bytes, as: UTF8.self)
    if hostile, path.hasPrefix("data/tariffs/") {
      for name in ["New York", "Standard city rate", "Improvement surcharge", "Congestion surcharge", "LaGuardia"] {
        text = text.replacingOccurrences(
          of: "\"\(name)\"", with: #""</span><script>alert('1')</script>\" onload=\"x &amp; \#(name)""#)
      }
    }
    return Array(text.utf8)
  }

  @Test("A hostile name stays text")
  func hostile() throws {
    var seen = 0
    for page in try MarkupTests.pages(hostile: true) {
      let html = String(decoding: markup(page), as: UTF8.self)
      #expect(!html.contains("<script"))
      #expect(!html.contains("onload=\""))
      #expect(!html.contains("alert('"))
      if html.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; onload=&quot;x &amp;amp;") { seen += 1 }
    }
    #expect(seen > 10)
  }

  @Test("Elements are closed in order, identifiers are unique, and no style is written")
  func wellFormed() throws {
    for page in try MarkupTests.pages(hostile: false) + MarkupTests.pages(hostile: false, skin: .drums) {
      let html = String(decoding: markup(page), as: UTF8.self)
      var open: [Substring] = []
      for match in html.matches(of: /<(\/?)([a-z0-9]+)([^>]*?)(\/?)>/) {
        let (_, slash, name, attributes, selfClosed) = match.output
        #expect(!attributes.contains("style="))
        if slash == "/" {
          #expect(open.popLast() == name)
        } else if selfClosed.isEmpty, name != "input" {
          open.append(name)
        }
      }
      #expect(open.isEmpty)
      let ids = html.matches(of: /\sid="([^"]*)"/).map(\.1)
      #expect(Set(ids).count == ids.count)
      #expect(html.hasPrefix("<div class=\"room"))
    }
  }

  @Test("Displays that were drawn before change nothing in what is written")
  func reused() throws {
    var displays = DrawnDisplays()
    let pages = try MarkupTests.pages(hostile: false) + MarkupTests.pages(hostile: true)
    for page in try pages + MarkupTests.pages(hostile: false, skin: .drums) {
      #expect(markup(page, reusing: &displays) == markup(page))
    }
  }

  @Test("Every text of a screen is in its HTML")
  func texts() throws {
    for page in try MarkupTests.pages(hostile: false) {
      guard case .meter(let screen) = page.screen else { continue }
      let html = String(decoding: markup(page), as: UTF8.self)
      for key in screen.keys { #expect(html.contains(">" + key.label + "</button>")) }
      for lamp in screen.lamps { #expect(html.contains(">" + lamp.label + "</li>")) }
      for figure in screen.figures { #expect(html.contains(">" + figure.value)) }
      #expect(html.contains("data-title=\"" + page.title + "\""))
    }
  }
}
