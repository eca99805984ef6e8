import ActivityKit
import Almanac
import Foundation
import Metro
import Phone
import PhoneParts
import RideSupport
import Synchronization
import Tariffs
import Testing
import Track
import Units
import UserNotifications

/// A ride under Kyiv for the surfaces that no process keeps right.
struct KyivRide {
  static let start = Instant(seconds: 1_796_018_400)
  let network: Network
  var ride: MetroRide

  init(from: String = "akademmistechko", to: String = "lisova") throws {
    network = try NetworkFile.read(Golden.bytes("Data/networks/ua-kyiv.json"))
    let planner = Planner(network, at: KyivRide.start)
    let plan = try planner.plan(
      from: try #require(network.station(from)), to: try #require(network.station(to)), at: KyivRide.start)
    ride = MetroRide(Itinerary(plan, planner, on: network.clock.serviceDay(at: KyivRide.start)), network)
  }

  var names: [String] { ride.itinerary.stops.map { network.stations[$0.station].names.text(in: "uk") } }

  func card(at seconds: Int64, words: (before: String, after: String) = ("Далі", "Ваша наступна")) -> MetroCard? {
    MetroCard(
      ride, at: KyivRide.start + .seconds(seconds), names: names, colours: names.map { _ in 0xC62828 }, words: words)
  }

  mutating func tell(_ event: RideEvent, at seconds: Int64) {
    ride.apply(event, at: KyivRide.start + .seconds(seconds))
  }
}

@MainActor
@Suite(.serialized) struct MetroSurfaceTests {
  @Test("The card has one bar for each hop that is left, in order, none the wrong way round")
  func bars() throws {
    var kyiv = try KyivRide()
    #expect(kyiv.card(at: 0) == nil, "nothing was tapped yet")
    kyiv.tell(.departed, at: 0)
    let card = try #require(kyiv.card(at: 0))
    let stops = kyiv.ride.itinerary.stops.count
    #expect(card.hops.count == stops - 1)
    #expect(card.hops.allSatisfy { $0.begins <= $0.ends })
    #expect(zip(card.hops, card.hops.dropFirst()).allSatisfy { $0.ends <= $1.begins })
    #expect(card.hops.last?.name == kyiv.names.last && card.destination == kyiv.names.last)
    let end = try #require(card.hops.last)
    #expect(abs(card.start + Int64(end.ends) * 1000 - card.arrival) < 1000)
    let later = try #require(kyiv.card(at: 600))
    #expect(later.hops.count == kyiv.ride.state(at: KyivRide.start + .seconds(600)).stopsLeft)
  }

  @Test("The whole schedule of the longest ride fits 4096 bytes as the system encodes it")
  func fits() throws {
    var kyiv = try KyivRide()
    kyiv.tell(.departed, at: 0)
    let card = try #require(kyiv.card(at: 0))
    let size = try JSONEncoder().encode(MetroActivity.MetroState(card)).count
    #expect(size <= card.size + 16 && size <= MetroCard.mostBytes)
    #expect(try JSONDecoder().decode(MetroCard.self, from: JSONEncoder().encode(card)) == card)
    // Twice as many stops with names of sixty letters: names are cut, no stop is lost.
    let long = kyiv.ride.itinerary.stops + kyiv.ride.itinerary.stops.dropFirst()
    var doubled = MetroRide(Itinerary(long), kyiv.network)
    doubled.apply(.departed, at: KyivRide.start)
    let names = long.indices.map { String(repeating: "Ї", count: 56) + "\($0)" }
    let cut = try #require(
      MetroCard(doubled, at: KyivRide.start, names: names, colours: [], words: ("\"", "/")))
    #expect(try JSONEncoder().encode(MetroActivity.MetroState(cut)).count <= MetroCard.mostBytes)
    #expect(cut.hops.count == long.count - 1 && cut.hops.contains { $0.name.hasSuffix("…") })
  }

  @Test("The words change at the first alert that is still to come, never in the past")
  func turns() throws {
    var kyiv = try KyivRide()
    kyiv.tell(.departed, at: 0)
    let first = try #require(kyiv.ride.pendingAlerts(from: KyivRide.start).first)
    let card = try #require(kyiv.card(at: 0))
    #expect(card.turn == first.at.milliseconds)
    #expect(!card.hasTurned(isStale: false) && card.hasTurned(isStale: true))
    let second = (first.at - KyivRide.start).wholeSeconds + 1
    let after = try #require(kyiv.card(at: second))
    let turn = try #require(after.turn)
    #expect(turn > (KyivRide.start + .seconds(second)).milliseconds)
  }

  @Test("The card is asked for once, goes on in place, has a stale date in the future or none, and ends")
  func activity() async throws {
    var kyiv = try KyivRide()
    kyiv.tell(.departed, at: 0)
    let live = LiveActivity()
    let card = try #require(kyiv.card(at: 0))
    let turn = Date(timeIntervalSince1970: Double(try #require(card.turn)) / 1000)
    live.show(card, at: Date(timeIntervalSince1970: 1_796_018_400))
    live.show(card, at: Date(timeIntervalSince1970: 1_796_018_401))
    await live.settled()
    let shown = Activity<MetroActivity>.activities
    #expect(shown.count == 1 && shown.first?.content.staleDate == turn)
    #expect(shown.first?.content.state.card == card)
    live.show(card, at: turn)
    await live.settled()
    #expect(Activity<MetroActivity>.activities.first?.content.staleDate == nil)
    live.endMetro()
    await live.settled()
    #expect(Activity<MetroActivity>.activities.isEmpty)
  }

  @Test("Both alerts are queued at the start by intervals, and made anew at each correction")
  func notices() async throws {
    var kyiv = try KyivRide()
    kyiv.tell(.departed, at: 0)
    let center = FakeCenter()
    let clock = TestClock()
    let notices = Notices(center: { center }, now: { clock.now })
    func queue(at seconds: Int64) -> [PlannedNotice] {
      clock.now = KyivRide.start + .seconds(seconds)
      let plan = MetroNotices.plan(kyiv.ride, at: KyivRide.start + .seconds(seconds)) { ($0.kind.rawValue, "") }
      notices.replace(MetroNotices.identifiers(kyiv.ride), by: plan)
      return plan
    }
    let plan = queue(at: 0)
    await notices.settled()
    let alerts = kyiv.ride.pendingAlerts(from: KyivRide.start)
    #expect(plan.count == alerts.count && plan.count >= 2)
    for (notice, alert) in zip(plan, alerts) {
      #expect(notice.wait(from: KyivRide.start) == Double((alert.at - KyivRide.start).milliseconds) / 1000)
    }
    func waits(_ plan: [PlannedNotice]) -> [String: Double] {
      Dictionary(uniqueKeysWithValues: plan.map { ($0.id, $0.wait(from: clock.now)) })
    }
    #expect(center.pending == waits(plan))
    kyiv.tell(.stopOn, at: 200)
    let corrected = queue(at: 200)
    await notices.settled()
    #expect(center.pending == waits(corrected))
    #expect(center.levels.allSatisfy { $0 == .timeSensitive })
    // One that is due by now waits a moment: the system ends an app that asks for none.
    let last = try #require(alerts.last)
    let due = queue(at: (last.at - KyivRide.start).wholeSeconds)
    #expect(due.allSatisfy { $0.wait(from: last.at) > 0 })
    kyiv.tell(.confirmed, at: 4000)
    #expect(queue(at: 4000).isEmpty)
    await notices.settled()
    #expect(center.pending.isEmpty)
  }

  @Test("A reader who thinks before allowing them gets the notices at their time all the same")
  func thinking() async throws {
    var kyiv = try KyivRide()
    kyiv.tell(.departed, at: 0)
    let (center, clock) = (FakeCenter(), TestClock())
    clock.now = KyivRide.start
    // The answer comes after half a minute.
    center.asked = { clock.now = clock.now + .seconds(30) }
    let notices = Notices(center: { center }, now: { clock.now })
    let plan = MetroNotices.plan(kyiv.ride, at: KyivRide.start) { ($0.kind.rawValue, "") }
    notices.replace([], by: plan)
    await notices.settled()
    #expect(center.pending.count == plan.count)
    for notice in plan {
      #expect(center.pending[notice.id] == Double((notice.at - KyivRide.start).milliseconds) / 1000 - 30)
    }
  }

  @Test("A widget has one entry for each change, from now on, and an empty one at the end")
  func entries() throws {
    var kyiv = try KyivRide()
    #expect(MetroEntry.all(kyiv.ride, from: KyivRide.start, names: kyiv.names).isEmpty)
    kyiv.tell(.departed, at: 0)
    let entries = MetroEntry.all(kyiv.ride, from: KyivRide.start, names: kyiv.names)
    let points = try #require(kyiv.ride.schedule).points.filter { $0.at > KyivRide.start }
    #expect(entries.count == points.count + 2)
    #expect(entries.map(\.at) == entries.map(\.at).sorted())
    #expect(entries.last?.left == nil)
    let lefts = entries.compactMap(\.left)
    #expect(lefts == lefts.sorted(by: >) && lefts.last == 0)
  }
}

/// The time that a test says it is.
final class TestClock: Sendable {
  private let time = Mutex(Instant(milliseconds: 0))

  var now: Instant {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}

/// The system's center, as its page describes it.
final class FakeCenter: UNUserNotificationCenter, @unchecked Sendable {
  /// What happens while the reader is asked.
  var asked: @Sendable () -> Void = {}

  override func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool {
    asked()
    return true
  }

  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []

  override func add(_ request: UNNotificationRequest) async throws {
    lock.withLock {
      // The same name takes the place of the one before.
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }

  override func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  var pending: [String: Double] {
    lock.withLock {
      var pending: [String: Double] = [:]
      for request in requests {
        pending[request.identifier] = (request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
      }
      return pending
    }
  }

  var levels: [UNNotificationInterruptionLevel] {
    lock.withLock { requests.compactMap { ($0.content as? UNMutableNotificationContent)?.interruptionLevel } }
  }
}
