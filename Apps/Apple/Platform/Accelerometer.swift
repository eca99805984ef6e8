#if canImport(CoreMotion) && !os(macOS)
  import CoreMotion
  import Foundation

  /// What the phone feels, as seconds of the sizes of acceleration.
  @MainActor
  package final class Accelerometer {
    private let manager: CMMotionManager
    private var samples: [Int64] = []

    /// So many samples make a second.
    private static let rate = 20
    /// Standard gravity in mm/s².
    private nonisolated static let gravity = 9806.65

    /// Prepares the system's sensor.
    package init(manager: CMMotionManager = CMMotionManager()) { self.manager = manager }

    /// Tells each second of samples, in mm/s², or no longer.
    package func feel(_ isOn: Bool, _ tell: @escaping @MainActor ([Int64]) -> Void) {
      samples = []
      guard isOn, manager.isDeviceMotionAvailable else { return manager.stopDeviceMotionUpdates() }
      manager.deviceMotionUpdateInterval = 1 / Double(Accelerometer.rate)
      manager.startDeviceMotionUpdates(to: .main) { motion, _ in
        guard let push = motion?.userAcceleration else { return }
        let size = (push.x * push.x + push.y * push.y + push.z * push.z).squareRoot() * Accelerometer.gravity
        MainActor.assumeIsolated { [self] in
          samples.append(Int64(size.rounded()))
          guard samples.count == Accelerometer.rate else { return }
          tell(samples)
          samples = []
        }
      }
    }
  }
#endif
