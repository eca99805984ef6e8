#if canImport(UserNotifications)
  import Foundation
  import Phone
  import UserNotifications

  /// Notifications that the system shows by itself, whether or not the app runs.
  @MainActor
  package final class Notices {
    private let center: @Sendable () -> UNUserNotificationCenter
    private var work: Task<Void, Never>?

    /// Prepares the system's center.
    package init(center: @escaping @Sendable () -> UNUserNotificationCenter = { .current() }) {
      self.center = center
    }

    /// Asks the reader, where that has not been done; answers whether notices may be shown.
    package func ask() async -> Bool {
      let center = center
      return await Notices.ask(center)
    }

    /// Takes back everything that was queued under these names and queues a plan in its place.
    package func replace(_ identifiers: [String], by plan: [PlannedNotice]) {
      let (before, center) = (work, center)
      work = Task {
        await before?.value
        await Notices.queue(plan, takingBack: identifiers, center)
      }
    }

    /// Waits until everything that was asked for is done.
    package func settled() async { await work?.value }

    private nonisolated static func ask(_ center: @Sendable () -> UNUserNotificationCenter) async -> Bool {
      do {
        return try await center().requestAuthorization(options: [.alert, .sound])
      } catch {
        return false
      }
    }

    private nonisolated static func queue(
      _ plan: [PlannedNotice], takingBack identifiers: [String], _ center: @Sendable () -> UNUserNotificationCenter
    ) async {
      let center = center()
      center.removePendingNotificationRequests(withIdentifiers: identifiers)
      center.removeDeliveredNotifications(withIdentifiers: identifiers)
      for notice in plan {
        let content = UNMutableNotificationContent()
        content.title = notice.title
        content.body = notice.body
        content.sound = .default
        content.interruptionLevel = .timeSensitive
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: notice.after, repeats: false)
        do {
          try await center.add(UNNotificationRequest(identifier: notice.id, content: content, trigger: trigger))
        } catch {
          // Without leave there is no notice; the card and the screen say the same.
        }
      }
    }
  }
#endif
