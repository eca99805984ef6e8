import Metro
import MetroScreens
import Testing
import Units
import Words

/// A ride on the screen, from choosing to the journal.
struct RideTests {
  @Test("From and to are chosen by typing in any script, and the way is shown with its stops")
  func chooses() {
    var app = MetroApp()
    #expect(app.text.contains("[From: Where do you get on? = edit from]"))
    app.press(.edit(.from))
    app.send(.input(.search, value: "Vokzalna"))
    #expect(app.text.contains("[Vokzalna = station vokzalna] M1 Вокзальна"))
    app.press(.station("vokzalna"))
    // The other end is asked for at once.
    app.send(.input(.search, value: "лук'янівська"))
    #expect(app.text.contains("[Lukianivska = station lukianivska]"))
    app.send(.input(.search, value: "Lukyanivska"))
    #expect(app.text.contains("[Lukianivska = station lukianivska]"))
    app.press(.station("lukianivska"))
    #expect(app.text.contains("M1 towards Lisova"))
    #expect(app.text.contains("Vokzalna - Universytet - Teatralna"))
    #expect(app.text.contains("[The train moves = start]"))
  }

  @Test("One tap starts the countdown, which is kept before it is shown")
  func starts() {
    var app = MetroApp(from: "vokzalna", to: "teatralna")
    let count = app.effects.count
    app.press(.start)
    guard case .keep(let name, let text) = app.since(count).first else {
      Issue.record("the first thing a tap does is to be kept")
      return
    }
    #expect(name == "metro/ride")
    #expect(text?.contains(#""event":"departed""#) == true)
    #expect(app.text.contains("Next: Universytet | 2 stops"))
  }

  @Test("A page that was killed finds its ride again, to the second")
  func survives() {
    var app = MetroApp(from: "vokzalna", to: "lukianivska")
    app.press(.start)
    app.pass(100)
    let later = MetroApp(at: app.now, kept: app.kept)
    let line = "to Lukianivska: "
    #expect(later.text.split(separator: "\n").first { $0.contains(line) } != nil)
    #expect(
      later.text.split(separator: "\n").first { $0.contains(line) }
        == app.text.split(separator: "\n").first { $0.contains(line) })
  }

  @Test("A ride is found again however late the site's files come")
  func survivesSlowFiles() {
    var app = MetroApp(from: "vokzalna", to: "lukianivska")
    app.press(.start)
    var later = MetroApp(at: app.now, kept: app.kept, isSlow: true)
    later.arrive()
    #expect(later.text.contains("to Lukianivska: "))
  }

  @Test("What a frozen page missed is right when it is seen again, and old alerts stay silent")
  func thaws() {
    var app = MetroApp(from: "vokzalna", to: "lisova")
    app.press(.start)
    app.pass(5)
    let count = app.effects.count
    app.freeze(900)
    #expect(!app.since(count).contains { if case .tones = $0 { true } else { false } })
    var other = MetroApp(from: "vokzalna", to: "lisova")
    other.press(.start)
    other.pass(905)
    func shown(_ app: MetroApp) -> [String] {
      app.text.split(separator: "\n").map(String.init).filter { $0.contains("to Lisova") || $0.contains(" stops") }
    }
    #expect(shown(app) == shown(other))
  }

  @Test("Both alerts fill the screen, ring and shake once, at their instants")
  func alerts() {
    var app = MetroApp(from: "vokzalna", to: "khreshchatyk")
    app.press(.start)
    let planned = app.state.ride?.ride.alerts ?? []
    #expect(planned.map(\.kind) == [.next, .getOff])
    var rung: [(Instant, Int)] = []
    for _ in 0..<400 {
      let count = app.effects.count
      app.pass(1)
      let new = app.since(count)
      if new.contains(where: { if case .tones = $0 { true } else { false } }) { rung.append((app.now, new.count)) }
      if new.contains(where: { if case .vibrate = $0 { true } else { false } }) { #expect(app.text.contains("##")) }
    }
    #expect(rung.count == 2)
    for (ring, alert) in zip(rung, planned) {
      #expect(ring.0 - alert.at >= .zero && ring.0 - alert.at <= .seconds(1))
    }
    app.press(.seen)
    #expect(!app.text.contains("##"))
  }

  @Test("A correction takes one press and moves the arrival")
  func corrects() {
    var app = MetroApp(from: "vokzalna", to: "lisova")
    app.press(.start)
    app.pass(60)
    let before = app.state.ride?.ride.state(at: app.now)
    app.press(.stopOn)
    let after = app.state.ride?.ride.state(at: app.now)
    #expect((after?.stopsLeft ?? 0) == (before?.stopsLeft ?? 0) - 1)
    #expect((after?.arrival ?? app.now) < (before?.arrival ?? app.now))
    app.press(.late(10))
    app.press(.stopBack)
    #expect(app.state.ride?.ride.corrections.on == 1)
    #expect(app.state.ride?.ride.corrections.back == 1)
  }

  @Test("A confirmed arrival ends the ride and stands in the journal with its sign")
  func arrives() {
    var app = MetroApp(from: "vokzalna", to: "teatralna")
    app.press(.start)
    let arrival = app.state.ride?.ride.schedule?.arrivals.last ?? app.now
    app.pass(Int((arrival - app.now).wholeSeconds) + 12)
    app.press(.confirm)
    #expect(app.text.contains("You are at Teatralna."))
    #expect(app.text.contains("ahead of the train"))
    #expect(app.kept["metro/ride"] == nil)
    app.press(.putAway)
    app.send(.open(MetroEvent.Opening(room: .journal, language: .english)))
    #expect(app.text.contains("Vokzalna → Teatralna"))
    #expect(app.text.contains("+1"))
    #expect(app.kept["metro/journal"]?.contains("arrived") == true)
  }

  @Test("A ride that nobody ends is over ten minutes after its arrival")
  func expires() {
    var app = MetroApp(from: "vokzalna", to: "teatralna")
    app.press(.start)
    app.freeze(3600)
    #expect(app.text.contains("nobody confirmed the arrival"))
    #expect(app.state.journal.entries.first?.outcome == .expired)
  }

  @Test("A link fills in the way and starts nothing")
  func links() {
    let app = MetroApp(from: "vokzalna", to: "teatralna")
    #expect(app.state.ride == nil)
    #expect(app.text.contains("[The train moves = start]"))
    #expect(app.effects.contains(.navigate(.home)))
  }

  @Test("What cannot be read is not taken for empty, and nothing is written over it")
  func locked() {
    var app = MetroApp(from: "vokzalna", to: "teatralna")
    app = MetroApp(kept: ["metro/journal": "[]"], isLocked: true)
    #expect(app.text.contains("cannot be read now"))
    app.press(.choose(.keepAwake, false), .clearJournal)
    #expect(app.kept == ["metro/journal": "[]"])
  }

  @Test("A damaged journal is told and kept as it is")
  func damaged() {
    var app = MetroApp(kept: ["metro/journal": "[{]"])
    #expect(app.text.contains("cannot be read now"))
    app.press(.clearJournal)
    #expect(app.kept["metro/journal"] == "[{]")
  }
}
