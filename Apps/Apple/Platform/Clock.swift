import Foundation
import Phone
import Units

/// The phone's clock, and the beat of the app.
@MainActor
package final class Clock {
  private var beating: Task<Void, Never>?

  /// Prepares a clock that does not beat.
  package init() {}

  /// What time it is.
  package nonisolated static func now() -> Instant {
    Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded()))
  }

  /// The system's time at an instant.
  package nonisolated static func date(_ milliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The reader's languages, best first.
  package static var languages: [String] { Locale.preferredLanguages }

  /// Beats so many times a second, in the place of the beat before; 0 for not at all.
  package func beat(_ rate: Int64, _ tick: @escaping @MainActor () -> Void) {
    beating?.cancel()
    beating = nil
    guard rate > 0 else { return }
    beating = Task {
      while !Task.isCancelled {
        do { try await Task.sleep(for: .milliseconds(1000 / rate)) } catch { return }
        tick()
      }
    }
  }

  /// Does something after so many milliseconds.
  package static func later(_ milliseconds: Int64, _ act: @escaping @MainActor () -> Void) {
    Task {
      do { try await Task.sleep(for: .milliseconds(milliseconds)) } catch { return }
      act()
    }
  }
}
