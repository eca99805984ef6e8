#if canImport(ActivityKit) && !os(macOS)
  import ActivityKit
  import Foundation
  import Phone

  /// The meter's card: what stays while it is shown.
  public struct RideActivity: ActivityAttributes {
    /// What changes.
    public typealias ContentState = MeterState

    /// The card's words and instants, in a form that the system stores.
    public struct MeterState: Codable, Hashable, Sendable {
      /// The card.
      package var card: RideCard

      /// Takes a card.
      package init(_ card: RideCard) { self.card = card }
    }

    /// A ride has nothing that stays.
    public init() {}
  }

  /// The metro's card.
  public struct MetroActivity: ActivityAttributes {
    /// What changes: the whole schedule.
    public typealias ContentState = MetroState

    /// The card's schedule, in a form that the system stores.
    public struct MetroState: Codable, Hashable, Sendable {
      /// The card.
      package var card: MetroCard

      /// Takes a card.
      package init(_ card: MetroCard) { self.card = card }
    }

    /// A ride has nothing that stays.
    public init() {}
  }

  /// The cards on the Lock Screen and in the Dynamic Island.
  @MainActor
  package final class LiveActivity {
    private var work: Task<Void, Never>?

    /// Prepares the cards; one that an app before left behind is taken over.
    package init() {}

    /// The cards as the app asks for them.
    package var cards: Cards {
      Cards(
        areAllowed: { ActivityAuthorizationInfo().areActivitiesEnabled },
        show: { [self] card in
          inTurn { await LiveActivity.put(RideActivity(), ActivityContent(state: .init(card), staleDate: nil)) }
        },
        end: { [self] in inTurn { await LiveActivity.end(RideActivity.self) } })
    }

    /// Shows the card of a metro ride, in the place of the one before.
    ///
    /// Its words change by themselves at the stale date, which is never in the past: the system would not show the card.
    package func show(_ card: MetroCard, at now: Date) {
      let turn = card.turn.map { Date(timeIntervalSince1970: Double($0) / 1000) }.flatMap { $0 > now ? $0 : nil }
      inTurn { await LiveActivity.put(MetroActivity(), ActivityContent(state: .init(card), staleDate: turn)) }
    }

    /// Takes the card of the metro ride away.
    package func endMetro() { inTurn { await LiveActivity.end(MetroActivity.self) } }

    /// Waits until everything that was asked for is done.
    package func settled() async { await work?.value }

    private func inTurn(_ act: @escaping @Sendable () async -> Void) {
      let before = work
      work = Task {
        await before?.value
        await act()
      }
    }

    private nonisolated static func put<Attributes: ActivityAttributes>(
      _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>
    ) async {
      var isShown = false
      for activity in Activity<Attributes>.activities {
        let isAlive = activity.activityState == .active || activity.activityState == .stale
        if isAlive, !isShown {
          isShown = true
          await activity.update(content)
        } else {
          await activity.end(nil, dismissalPolicy: .immediate)
        }
      }
      guard !isShown else { return }
      do {
        _ = try Activity.request(attributes: attributes, content: content, pushType: nil)
      } catch {
        // The reader may have switched cards off; the fare is on the face.
      }
    }

    private nonisolated static func end<Attributes: ActivityAttributes>(_ type: Attributes.Type) async {
      for activity in Activity<Attributes>.activities {
        await activity.end(nil, dismissalPolicy: .immediate)
      }
    }
  }
#endif
