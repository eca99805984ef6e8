#if canImport(CoreLocation) && !os(macOS)
  import CoreLocation
  import Foundation
  import Phone
  import Screens

  /// The phone's receiver: where the car is, also while the phone is locked.
  ///
  /// It asks for positions while the app is in use and for nothing more. A batch is handed over whole, in its order; what a
  /// fix is worth is decided by the engine.
  @MainActor
  package final class Location: NSObject {
    private let manager: CLLocationManager
    private let hasBackgroundMode: Bool
    private let hold: @MainActor () -> @MainActor () -> Void
    private var release: (@MainActor () -> Void)?
    private var tell: (@MainActor (Positions.News) -> Void)?

    /// Prepares a receiver.
    ///
    /// - Parameters:
    ///   - manager: The system's receiver.
    ///   - hasBackgroundMode: Whether the *built* bundle has the mode: the system ends an app that goes on without it.
    ///   - hold: Begins a session that keeps the app in use in the background; answers what ends it.
    package init(
      manager: CLLocationManager = CLLocationManager(), hasBackgroundMode: Bool,
      hold: @escaping @MainActor () -> @MainActor () -> Void = Location.session
    ) {
      self.manager = manager
      self.hasBackgroundMode = hasBackgroundMode
      self.hold = hold
      super.init()
      manager.delegate = self
    }

    /// The receiver as the app asks for it.
    package var positions: Positions {
      Positions(watch: { [self] tell in watch(tell) }, stop: { [self] in stop() })
    }

    private func watch(_ tell: @escaping @MainActor (Positions.News) -> Void) {
      self.tell = tell
      // A car on roads; other navigation is boats and trains.
      manager.activityType = .automotiveNavigation
      manager.desiredAccuracy = kCLLocationAccuracyBestForNavigation
      manager.distanceFilter = kCLDistanceFilterNone
      // A car that waits has not arrived: what is paused in the background is not given back.
      manager.pausesLocationUpdatesAutomatically = false
      if hasBackgroundMode { manager.allowsBackgroundLocationUpdates = true }
      manager.showsBackgroundLocationIndicator = true
      proceed()
    }

    private func proceed() {
      guard let tell else { return }
      switch manager.authorizationStatus {
      case .notDetermined: manager.requestWhenInUseAuthorization()
      case .restricted, .denied:
        letGo()
        tell(.problem(.denied))
      case .authorizedAlways, .authorizedWhenInUse:
        if release == nil { release = hold() }
        manager.startUpdatingLocation()
      @unknown default: tell(.problem(.unavailable))
      }
    }

    private func stop() {
      tell = nil
      manager.stopUpdatingLocation()
      letGo()
    }

    private func letGo() {
      release?()
      release = nil
    }

    /// A session of the system's own, held until it is ended.
    package static func session() -> @MainActor () -> Void {
      let session = CLBackgroundActivitySession()
      return { session.invalidate() }
    }
  }

  extension Location: @MainActor CLLocationManagerDelegate {
    /// Takes a batch as it was delivered.
    package func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      for location in locations { tell?(.fix(DeliveredPosition(location))) }
    }

    /// Tells why there is no position; a place that is only not known yet is no news.
    package func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      switch (error as? CLError)?.code {
      case .locationUnknown: break
      case .denied:
        letGo()
        tell?(.problem(.denied))
      default: tell?(.problem(.unavailable))
      }
    }

    /// Goes on once the reader has decided.
    package func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { proceed() }
  }

  extension DeliveredPosition {
    init(_ location: CLLocation) {
      self.init(
        seconds: location.timestamp.timeIntervalSince1970, latitude: location.coordinate.latitude,
        longitude: location.coordinate.longitude, accuracy: location.horizontalAccuracy, speed: location.speed)
    }
  }
#endif
