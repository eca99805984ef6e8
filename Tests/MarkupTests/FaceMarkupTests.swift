import Drawing
import Foundation
import Markup
import Screens
import Testing

@Suite struct FaceMarkupTests {
  private func meters(_ skin: Skin.Name) throws -> [(MeterScreen, String)] {
    try MarkupTests.pages(hostile: false, skin: skin).compactMap { page in
      guard case .meter(let screen) = page.screen else { return nil }
      return (screen, String(decoding: markup(page), as: UTF8.self))
    }
  }

  private func count(_ part: String, in html: String) -> Int {
    html.components(separatedBy: part).count - 1
  }

  @Test("On drums every window has wheels or cards, each where the content has it, and the numerals come once")
  func drums() throws {
    let meters = try meters(.drums)
    #expect(meters.count > 5)
    for (screen, html) in meters {
      #expect(!html.contains("class=\"ghost\""))
      #expect(count("<g id=\"wheel\">", in: html) == 1)
      let positions = html.matches(of: /class="wheel" data-var-at="(\d+)"/).compactMap { Int($0.1) }
      #expect(positions == (screen.fare.wheels + screen.extras.wheels).map(\.position))
      #expect(count("drum-leading", in: html) == (screen.fare.wheels + screen.extras.wheels).filter(\.isLeading).count)
    }
  }

  @Test("The running time is a timer, the time of day blinks by its colon, a sum with doubt says how much")
  func parts() throws {
    var doubts = 0
    for (screen, html) in try meters(.ledGreen) {
      #expect(count("role=\"timer\"", in: html) == screen.figures.filter { $0.running != nil }.count)
      #expect(count("class=\"colon\"", in: html) == 1)
      guard let doubt = screen.fare.doubt else { continue }
      doubts += 1
      #expect(html.contains("<span class=\"window-doubt\" aria-hidden=\"true\">" + doubt.shown + "</span>"))
      #expect(html.contains("<span class=\"spoken\">" + doubt.spoken + "</span>"))
    }
    #expect(doubts > 0)
  }

  @Test("A turned, still or testing face says so by classes alone")
  func classes() throws {
    for (screen, html) in try meters(.lcd) {
      #expect(html.contains(" turned") == screen.face.isTurned)
      #expect(html.contains(" still") == !screen.face.isLively)
      #expect(html.contains(" lamp-test") == screen.face.testsLamps)
      #expect(html.contains("data-key=\"turn\""))
      #expect(html.contains("data-key=\"fill-screen\""))
    }
  }
}
