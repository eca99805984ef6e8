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

    /// Whether the reader lets the app ring; asks where that has not been done.
    package static func ask() async -> Bool {
      do {
        return try await AlarmManager.shared.requestAuthorization() == .authorized
      } catch {
        return false
      }
    }

    /// Takes back the alarms of these names and sets one for each notice of a plan, counted from now.
    ///
    /// - Returns: The names of those that were set.
    package static func replace(_ names: [UUID], by plan: [PlannedNotice], stop: String) async -> [UUID] {
      for name in names {
        do { try AlarmManager.shared.cancel(id: name) } catch {
          // It has rung.
        }
      }
      var set: [UUID] = []
      for notice in plan {
        let button = AlarmButton(text: words(stop), textColor: .white, systemImageName: "stop.circle")
        let attributes = AlarmAttributes<Nothing>(
          presentation: AlarmPresentation(
            alert: AlarmPresentation.Alert(title: words(notice.title), stopButton: button)),
          metadata: nil, tintColor: .accentColor)
        let name = UUID()
        do {
          _ = try await AlarmManager.shared.schedule(
            id: name,
            configuration: .alarm(schedule: .fixed(Date(timeIntervalSinceNow: notice.after)), attributes: attributes))
          set.append(name)
        } catch {
          // The notification rings all the same.
        }
      }
      return set
    }

    /// Words that are said already in the reader's language.
    private static func words(_ text: String) -> LocalizedStringResource {
      LocalizedStringResource(stringLiteral: text)
    }
  }
#endif
