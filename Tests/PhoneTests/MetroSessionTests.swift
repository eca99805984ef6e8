import Foundation
import Metro
import MetroScreens
import Phone
import PhoneParts
import Screens
import Testing
import Units

/// The metro's rooms on the phone: what they show, and what stays right when nothing runs.
@MainActor
@Suite struct MetroSessionTests {
  private static func ride(_ phone: TestPhone) {
    phone.session.enter(.metro)
    phone.session.press(MetroKey.edit(.from))
    phone.session.press(MetroKey.station("teatralna"))
    phone.session.press(MetroKey.edit(.to))
    phone.session.press(MetroKey.station("lisova"))
    phone.session.press(MetroKey.start)
  }

  @Test("The door leads to the metro, and the tap at the departure tells every surface")
  func starts() throws {
    let phone = try TestPhone(place: .shell)
    Self.ride(phone)
    guard case .ride(let screen)? = phone.session.metro?.screen else { throw CancellationError() }
    let card = try #require(phone.metroCard)
    #expect(card.hops.count == screen.stops.count - 1 && card.destination == screen.stops.last?.name)
    #expect(phone.queued.count >= 2 && phone.queued.allSatisfy { $0.at > phone.time.now && !$0.title.isEmpty })
    #expect(phone.entries.count > screen.stops.count)
    #expect(card.hops.allSatisfy { $0.colour != 0 })
  }

  @Test("A key of the card is told in the app's process, also when the system began it for that alone")
  func keys() throws {
    let (folder, time) = (TestPhone.folder(), FakeTime())
    let phone = try TestPhone(folder: folder, at: time, place: .shell)
    Self.ride(phone)
    let before = try #require(phone.metroCard)
    time.pass(200_000)
    phone.session.press(onCard: .stopOn)
    let on = try #require(phone.metroCard)
    #expect(on.arrival < before.arrival)
    let queued = phone.queued
    // Another process, in which no room was entered.
    time.pass(1000)
    let woken = try TestPhone(folder: folder, at: time, place: .shell)
    woken.session.press(onCard: .stopBack)
    let back = try #require(woken.metroCard)
    #expect(back.arrival > on.arrival)
    #expect(!woken.queued.isEmpty && woken.queued.first?.at != queued.first?.at)
    #expect(woken.session.metro == nil, "no screen opens")
  }

  @Test("At the end the card, the notices and the entries go")
  func ends() throws {
    let phone = try TestPhone(place: .shell)
    Self.ride(phone)
    phone.session.press(MetroKey.endRide)
    #expect(phone.metroCard == nil && phone.queued.isEmpty && phone.entries.isEmpty)
  }

  @Test("Every room of the metro is shown, and left again")
  func rooms() throws {
    let phone = try TestPhone(place: .shell)
    for room in [MetroRoom.home, .journal, .calibration, .networks, .line, .choices] {
      phone.session.enter(.module(.metro(room.hash)))
      let page = try #require(phone.session.metro)
      if case .blank = page.screen { Issue.record("nothing is shown of \(room.hash)") }
      phone.session.back(to: .shell)
      #expect(phone.session.metro == nil && phone.session.place == .shell)
    }
  }
}
