import RideSupport
import Screens
import Taximeter
import Testing
import Track
import Units

/// What the face and the receipt say of how far a ride may be off.
@Suite struct DoubtTests {
  /// How the fixes of a ride come to the meter.
  enum Delivery: String, CaseIterable, Sendable {
    case inOrder
    case lateInBursts
    case repeatedAndBackwards
  }

  /// A ride through Berlin's streets, driven on a meter of New York's, with its fixes in an order of delivery.
  private func driven(_ delivery: Delivery, seed: UInt64, keys: Key..., stop: Bool = true) -> App {
    var app = App()
    for key in keys { app.press(key) }
    app.press(.start)
    let start = app.now
    let fixes = CityRide.fixes(seconds: 600, seed: seed, hasSpeeds: seed % 2 == 0, silence: 300..<340).map { fix in
      Fix(
        time: start + (fix.time - RideSupport.start), place: fix.place, accuracy: fix.accuracy, speed: fix.speed)
    }
    var batch: [Fix] = []
    for fix in fixes {
      batch.append(fix)
      switch delivery {
      case .inOrder: break
      case .lateInBursts: if batch.count < 17 { continue }
      case .repeatedAndBackwards:
        if batch.count < 11 { continue }
        batch = batch.reversed() + batch.prefix(3)
      }
      app.sleep(seconds: max(0, (fix.time - app.now).wholeSeconds))
      for fix in batch { app.send(.fix(fix)) }
      app.send(.tick)
      batch = []
    }
    for fix in batch { app.send(.fix(fix)) }
    if stop { app.press(.stop) }
    return app
  }

  private func texts(_ app: App) throws -> (face: String?, receipt: String) {
    let face = app.meter?.fare.doubt?.shown
    var app = app
    app.send(.route(.receipt))
    return (face, try #require(app.receipt).foot.joined(separator: "\n"))
  }

  @Test("Face and receipt of one ride say the same, however its fixes came", arguments: Delivery.allCases)
  func same(_ delivery: Delivery) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let app = driven(delivery, seed: seed)
      let (face, receipt) = try texts(app)
      let ride = try #require(app.state.ride)
      let (stated, again) = (ride.uncertainty, ride.meter.uncertainty)
      #expect(stated.longer == again.longer && stated.shorter == again.shorter && stated.fare == again.fare)
      let shown = try #require(face)
      #expect(receipt.contains(shown), "\(shown) is not in \(receipt)")
      #expect(receipt.contains("Distance -0.0"))
    }
  }

  @Test("A late fix changes what is said, and Stop leaves it")
  func steady() throws {
    let running = driven(.lateInBursts, seed: 3, stop: false)
    let ride = try #require(running.state.ride)
    #expect(ride.uncertainty.longer == ride.meter.uncertainty.longer)
    var stopped = running
    stopped.press(.stop)
    #expect(stopped.meter?.fare.doubt?.shown == running.meter?.fare.doubt?.shown)
  }

  @Test("Places that come after Stop are in what is said")
  func afterStop() throws {
    var app = App()
    app.press(.start)
    let start = app.now
    let fixes = CityRide.fixes(seconds: 300, seed: 5).map { fix in
      Fix(time: start + (fix.time - RideSupport.start), place: fix.place, accuracy: fix.accuracy, speed: fix.speed)
    }
    for fix in fixes.prefix(150) { app.send(.fix(fix)) }
    app.sleep(seconds: 300)
    app.press(.stop)
    for fix in fixes.dropFirst(150) { app.send(.fix(fix)) }
    let ride = try #require(app.state.ride)
    #expect(ride.uncertainty.longer == ride.meter.uncertainty.longer)
    let (face, receipt) = try texts(app)
    #expect(receipt.contains(try #require(face)))
    #expect(receipt.contains("No gaps in the signal"))
  }

  @Test("A flat fare is certain, and how far the distance is off is still said")
  func flat() throws {
    let (face, receipt) = try texts(driven(.inOrder, seed: 2, keys: .rate("jfk")))
    #expect(face == nil)
    #expect(receipt.contains("Uncertainty") && receipt.contains("±0.0") && !receipt.contains("±0.70"))
  }
}
