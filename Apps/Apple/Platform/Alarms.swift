#if canImport(AlarmKit)
  import AlarmKit
  import AppIntents
  import Foundation
  import Phone
  import SwiftUI

  /// Alarms that ring through silent mode and Focus, where the system has them: for those who sleep.
  @available(iOS 26, *)
  package enum Alarms {
    /// What an alarm carries: nothing.
    private struct Nothing: AlarmMetadata {}

    /// Takes back every alarm of the app and sets one for each notice of a plan, where the reader lets the app ring.
    ///
    /// Which ones there are the system knows, also those of a run of the app that is over.
    package static func replace(by plan: [PlannedNotice], stop: String) async {
      do {
        for alarm in try AlarmManager.shared.alarms { try AlarmManager.shared.cancel(id: alarm.id) }
      } catch {
        // One that has rung is gone already.
      }
      guard !plan.isEmpty, await isAllowed() else { return }
      for notice in plan {
        let button = AlarmButton(text: words(stop), textColor: .white, systemImageName: "stop.circle")
        let attributes = AlarmAttributes<Nothing>(
          presentation: AlarmPresentation(
            alert: AlarmPresentation.Alert(title: words(notice.title), stopButton: button)),
          metadata: nil, tintColor: .accentColor)
        let time = Date(timeIntervalSinceNow: notice.wait(from: Clock.now()))
        do {
          _ = try await AlarmManager.shared.schedule(
            id: UUID(), configuration: .alarm(schedule: .fixed(time), attributes: attributes))
        } catch {
          // The notification rings all the same.
        }
      }
    }

    /// Asks the reader where that has not been done.
    private static func isAllowed() async -> Bool {
      do {
        return try await AlarmManager.shared.requestAuthorization() == .authorized
      } catch {
        return false
      }
    }

    /// Words that are said already in the reader's language.
    private static func words(_ text: String) -> LocalizedStringResource {
      LocalizedStringResource(stringLiteral: text)
    }
  }
#endif
