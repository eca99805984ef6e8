import CoreLocation
import Foundation
import Phone
import PhoneParts
import RideSupport
import Screens
import Testing
import Track
import Units

/// The receiver's platform file, over a fake of the interface that it was type-checked against.
@MainActor
@Suite struct LocationTests {
  private static let newYork = "{\"city\":\"us-nyc\",\"notify\":false}"

  @Test("It asks for a car on roads, as exactly as can be, never paused, and only while the app is in use")
  func asks() throws {
    let phone = try TestPhone(settings: Self.newYork)
    phone.receiver.status = .notDetermined
    phone.session.press(.start)
    let receiver = phone.receiver
    #expect(receiver.activityType == .automotiveNavigation)
    #expect(receiver.desiredAccuracy == kCLLocationAccuracyBestForNavigation)
    #expect(receiver.distanceFilter == kCLDistanceFilterNone)
    #expect(!receiver.pausesLocationUpdatesAutomatically)
    #expect(receiver.allowsBackgroundLocationUpdates && receiver.showsBackgroundLocationIndicator)
    // Nothing runs before the reader has said yes.
    #expect(receiver.asked == 1 && !receiver.isRunning && phone.holds == 0)
    receiver.status = .authorizedWhenInUse
    receiver.delegate?.locationManagerDidChangeAuthorization(receiver)
    #expect(receiver.isRunning && phone.holds == 1)
  }

  @Test("Without the mode in the built bundle the background is never touched")
  func background() {
    let receiver = FakeReceiver()
    let location = Location(manager: receiver, hasBackgroundMode: false, hold: { {} })
    location.positions.watch { _ in }
    #expect(receiver.isRunning && !receiver.allowsBackgroundLocationUpdates)
  }

  @Test("The session in the background is held while the meter runs, and let go after it")
  func session() throws {
    let phone = try TestPhone(settings: Self.newYork)
    #expect(phone.holds == 0)
    phone.session.press(.start)
    phone.drive(seconds: 5, speed: 8)
    #expect(phone.holds == 1 && phone.receiver.isRunning)
    phone.session.press(.pause)
    #expect(phone.holds == 1)
    phone.session.press(.stop)
    phone.session.press(.pay)
    #expect(phone.holds == 0 && !phone.receiver.isRunning)
  }

  @Test("The same fixes give the screen that the web app gives, to the letter")
  func golden() throws {
    for (tag, full) in [("en", "[Full screen = fill-screen]"), ("es", nil)] {
      let phone = try TestPhone(settings: Self.newYork, language: tag)
      phone.session.press(.start)
      phone.drive(seconds: 120, speed: 10)
      var wanted = String(decoding: try Golden.bytes("Tests/Goldens/screens/hired.\(tag).txt"), as: UTF8.self)
      // A page can fill the screen; an app does.
      if let full { #expect(wanted.contains(full)) }
      wanted = wanted.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasSuffix("fill-screen]") ? line.prefix(upTo: line.lastIndex(of: "[") ?? line.endIndex).dropLast() : line
      }.joined(separator: "\n")
      #expect(phone.text == wanted)
    }
  }

  @Test("A batch is consumed whole: handed over in bursts, the ride is the same")
  func bursts() throws {
    let (steady, late) = (try TestPhone(settings: Self.newYork), try TestPhone(settings: Self.newYork))
    for phone in [steady, late] { phone.session.press(.start) }
    steady.drive(seconds: 120, speed: 10)
    var batch: [CLLocation] = []
    for second in 1...120 {
      late.time.pass(1000)
      batch.append(CLLocation(TestPhone.place(Double(second) * 10), at: late.time.now, accuracy: 5, speed: 10))
      if second % 40 == 0 {
        late.receiver.deliver(batch)
        batch = []
      }
    }
    late.session.send(.tick)
    for phone in [steady, late] { phone.session.press(.stop) }
    #expect(try Self.bill(steady) == Self.bill(late))
  }

  @Test("A negative accuracy is no place and a negative speed is unknown, not standing")
  func negative() throws {
    let (clean, dirty) = (try TestPhone(settings: Self.newYork), try TestPhone(settings: Self.newYork))
    for phone in [clean, dirty] {
      phone.session.press(.start)
      phone.drive(seconds: 50, speed: 10)
    }
    dirty.receiver.deliver([
      CLLocation(.origin, at: dirty.time.now + Elapsed(milliseconds: 500), accuracy: -1)
    ])
    for phone in [clean, dirty] {
      phone.drive(seconds: 50, speed: 10)
      phone.session.press(.stop)
    }
    #expect(try Self.bill(clean) == Self.bill(dirty))
    let unknown = try TestPhone(settings: Self.newYork)
    unknown.session.press(.start)
    unknown.drive(seconds: 100, speed: 10, measured: -1)
    unknown.session.press(.stop)
    let (bare, full) = (try Self.bill(unknown), try Self.bill(clean))
    // Waiting is not billed, and the way is that of the places.
    #expect(bare[3] == full[3])
    let miles = try [bare[2], full[2]].map { try #require(Double($0)) }
    #expect(abs(miles[0] - miles[1]) < 0.02, "\(bare) \(full)")
    #expect(DeliveredPosition(seconds: .nan, latitude: 0, longitude: 0, accuracy: 5, speed: 1).fix == nil)
    #expect(DeliveredPosition(seconds: 1, latitude: 91, longitude: 0, accuracy: 5, speed: 1).fix == nil)
    #expect(DeliveredPosition(seconds: 1, latitude: 1, longitude: 1, accuracy: .infinity, speed: -1).fix?.speed == nil)
  }

  @Test("A cached first fix, forty minutes old and far away, bills nothing")
  func cached() throws {
    let (clean, dirty) = (try TestPhone(settings: Self.newYork), try TestPhone(settings: Self.newYork))
    for phone in [clean, dirty] { phone.session.press(.start) }
    dirty.receiver.deliver([
      CLLocation(TestPhone.place(-1900), at: dirty.time.now - .seconds(2400), accuracy: 10)
    ])
    for phone in [clean, dirty] {
      phone.drive(seconds: 60, speed: 10)
      phone.session.press(.stop)
    }
    #expect(try Self.bill(clean) == Self.bill(dirty))
  }

  @Test("A refusal is told with its mend, and nothing is asked again by itself")
  func refused() throws {
    let phone = try TestPhone(settings: Self.newYork)
    phone.receiver.status = .denied
    phone.session.press(.start)
    #expect(phone.text.contains("Flagfall may not know where you are."))
    #expect(!phone.text.contains("browser") && !phone.text.contains("page"))
    #expect(!phone.receiver.isRunning && phone.holds == 0 && phone.receiver.asked == 0)
  }

  @Test("A place that is only not known yet is no fault")
  func unknown() {
    let receiver = FakeReceiver()
    var told: [Positions.News] = []
    let location = Location(manager: receiver, hasBackgroundMode: false, hold: { {} })
    location.positions.watch { told.append($0) }
    receiver.delegate?.locationManager(receiver, didFailWithError: CLError(.locationUnknown))
    #expect(told.isEmpty)
    receiver.delegate?.locationManager(receiver, didFailWithError: CLError(.network))
    receiver.delegate?.locationManager(receiver, didFailWithError: CLError(.denied))
    #expect(told == [.problem(.unavailable), .problem(.denied)])
  }

  @Test("What stands before Start says that a locked phone measures")
  func locked() throws {
    let phone = try TestPhone(settings: Self.newYork)
    #expect(phone.text.contains("goes on measuring while the phone is locked"))
    #expect(!phone.text.contains("browser"))
  }

  /// What a stopped ride costs and how far it was: the lines of its receipt above the positions.
  private static func bill(_ phone: TestPhone) throws -> [String] {
    guard case .meter(let meter) = phone.session.page.screen else { throw CancellationError() }
    return [meter.fare.spoken, meter.rateLine.name] + meter.figures.prefix(2).map(\.value)
  }
}
