#if canImport(UserNotifications)
  import Foundation
  import Phone
  import Units
  import UserNotifications

  /// Notifications that the system shows by itself, whether or not the app runs.
  @MainActor
  package final class Notices {
    private let center: @Sendable () -> UNUserNotificationCenter
    private let now: @Sendable () -> Instant
    private var work: Task<Void, Never>?

    /// Prepares the system's center.
    package init(
      center: @escaping @Sendable () -> UNUserNotificationCenter = { .current() },
      now: @escaping @Sendable () -> Instant = Clock.now
    ) {
      self.center = center
      self.now = now
    }

    /// Takes back everything that was queued under these names and queues a plan in its place; asks the reader before the
    /// first, where that has not been done.
    package func replace(_ identifiers: [String], by plan: [PlannedNotice]) {
      let (before, center, now) = (work, center, now)
      work = Task {
        await before?.value
        await Notices.queue(plan, takingBack: identifiers, center, now)
      }
    }

    /// Waits until everything that was asked for is done.
    package func settled() async { await work?.value }

    private nonisolated static func queue(
      _ plan: [PlannedNotice], takingBack identifiers: [String], _ center: @Sendable () -> UNUserNotificationCenter,
      _ now: @Sendable () -> Instant
    ) async {
      let center = center()
      center.removePendingNotificationRequests(withIdentifiers: identifiers)
      center.removeDeliveredNotifications(withIdentifiers: identifiers)
      if !plan.isEmpty {
        do { _ = try await center.requestAuthorization(options: [.alert, .sound]) } catch {
          // What is queued without leave is not shown.
        }
      }
      for notice in plan {
        let content = UNMutableNotificationContent()
        content.title = notice.title
        content.body = notice.body
        content.sound = .default
        content.interruptionLevel = .timeSensitive
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: notice.wait(from: now()), repeats: false)
        do {
          try await center.add(UNNotificationRequest(identifier: notice.id, content: content, trigger: trigger))
        } catch {
          // Without leave there is no notice; the card and the screen say the same.
        }
      }
    }
  }
#endif
