import Receipts
import RideLog
import RideSupport
import Screens
import Taximeter
import Testing
import Track
import Units

@Suite struct FinishTests {
  /// The same drive twice: whole, and with what is missing left out.
  private func rides(missing: ClosedRange<Int>, speed: Double = 8) -> (whole: App, torn: App) {
    func drive(_ isKept: (Int) -> Bool) -> App {
      var app = App()
      app.press(.start)
      for (index, fix) in App.track(from: App.noon, seconds: 120, speed: speed).enumerated() {
        app.sleep(seconds: 1)
        if isKept(index) { app.send(.fix(fix)) }
        app.send(.tick)
      }
      app.press(.stop)
      return app
    }
    return (drive { _ in true }, drive { !missing.contains($0) })
  }

  @Test(
    "Finished from the same receiver's track a ride costs what the unbroken one costs",
    arguments: [10...45, 3...5, 60...118, 0...20])
  func whole(_ missing: ClosedRange<Int>) throws {
    var (whole, torn) = rides(missing: missing)
    torn.press(.finishRide)
    torn.send(.file(OpenedFile(name: "a.gpx", content: .track(App.track(from: App.noon, seconds: 120, speed: 8)))))
    #expect(torn.state.notices == [.finished(added: Int64(missing.count))])
    whole.press(.pay)
    torn.press(.pay)
    #expect(torn.receipt?.total == whole.receipt?.total)
    #expect(torn.receipt?.head == whole.receipt?.head)
    #expect(torn.log.filter { !$0.contains("tick") }.count == whole.log.filter { !$0.contains("tick") }.count)
    #expect(torn.reopened(place: .receipt).receipt?.total == whole.receipt?.total)
  }

  @Test("A kept ride is finished too: its note, its log and its receipt are new")
  func kept() throws {
    var (whole, torn) = rides(missing: 30...70)
    whole.press(.pay)
    torn.press(.pay, .clear)
    torn.send(.route(.history))
    torn.send(.route(.ride(torn.rides[0].note.id)))
    #expect(torn.rides[0].note.gaps == 1)
    torn.press(.finishRide)
    torn.send(.file(OpenedFile(name: "a.gpx", content: .track(App.track(from: App.noon, seconds: 120, speed: 8)))))
    #expect(torn.keptRide?.receipt?.total == whole.receipt?.total)
    #expect(torn.rides.count == 1)
    #expect(torn.rides[0].note.gaps == 0)
    #expect(torn.rides[0].note.number == 1)
    #expect(torn.rides[0].note.total == whole.rides[0].note.total)
  }

  @Test("Another receiver's track fills silences alone, so that two noises are not added")
  func other() {
    var (_, torn) = rides(missing: 30...70)
    let track = App.track(from: App.noon, seconds: 120, speed: 8).map { fix in
      Fix(
        time: fix.time + Elapsed(milliseconds: 300), place: fix.place, accuracy: fix.accuracy, speed: fix.speed)
    }
    torn.press(.finishRide)
    torn.send(.file(OpenedFile(name: "a.gpx", content: .track(track))))
    #expect(torn.state.notices == [.finished(added: 42)])
  }

  @Test("A track that has nothing to add, or none of the time, changes nothing and says so")
  func nothing() {
    var (whole, _) = rides(missing: 30...70)
    let log = whole.log
    whole.press(.finishRide)
    whole.send(.file(OpenedFile(name: "a.gpx", content: .track(App.track(from: App.noon, seconds: 120, speed: 8)))))
    #expect(whole.log == log)
    #expect(whole.state.notices == [.finished(added: 0)])
    whole.send(
      .file(
        OpenedFile(
          name: "a.gpx", content: .track(App.track(from: App.noon + .seconds(9999), seconds: 9, speed: 8)))))
    #expect(whole.log == log)
  }

  @Test("A ride is finished after Stop and not before")
  func running() {
    let events = [TimedEvent(at: App.noon, event: .start)]
    #expect(RideLog.finish(events, from: App.track(from: App.noon, seconds: 9, speed: 8), at: App.noon) == nil)
  }
}
