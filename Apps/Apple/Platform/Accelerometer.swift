#if canImport(CoreMotion) && !os(macOS)
  import CoreMotion
  import Foundation
  import Phone

  /// A hint that the train has begun to move, while the reader waits for it with the app open.
  @MainActor
  package final class Accelerometer {
    private let manager: CMMotionManager
    private var sense = JoltSense()
    private var begin: Double?

    /// Pushes are looked at so many times a second.
    private static let rate = 20.0

    /// Prepares the system's sensor.
    package init(manager: CMMotionManager = CMMotionManager()) { self.manager = manager }

    /// Tells once when a train seems to have begun to move.
    package func watch(_ told: @escaping @MainActor () -> Void) {
      guard manager.isDeviceMotionAvailable else { return }
      (sense, begin) = (JoltSense(), nil)
      var count = 0.0
      manager.deviceMotionUpdateInterval = 1 / Accelerometer.rate
      manager.startDeviceMotionUpdates(to: .main) { motion, _ in
        guard let push = motion?.userAcceleration else { return }
        MainActor.assumeIsolated { [self] in
          count += 1
          guard sense.feel(x: push.x, y: push.y, z: push.z, at: count / Accelerometer.rate) else { return }
          stop()
          told()
        }
      }
    }

    /// Looks no more.
    package func stop() { manager.stopDeviceMotionUpdates() }
  }
#endif
