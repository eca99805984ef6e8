import ActivityKit
import Foundation
import Phone
import PhoneParts
import SwiftUI
import WidgetKit

/// The metro ride on the Lock Screen and in the Dynamic Island: bars that fill by themselves, and three keys.
public struct MetroActivityWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// What it shows where.
  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: MetroActivity.self) { context in
      MetroCardView(card: context.state.card, isStale: context.isStale).activityBackgroundTint(CardColour.night)
    } dynamicIsland: { context in
      let card = context.state.card
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(verbatim: card.destination).font(.system(size: 15, weight: .bold))
        }
        DynamicIslandExpandedRegion(.trailing) { ArrivalClock(card: card).font(.system(size: 22, weight: .bold)) }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 6) {
            HopBars(card: card)
            MetroKeys()
          }
        }
      } compactLeading: {
        Text(verbatim: String(card.hops.count)).font(.system(size: 14, weight: .bold)).monospacedDigit()
      } compactTrailing: {
        ArrivalClock(card: card).font(.system(size: 14, weight: .semibold))
      } minimal: {
        ArrivalClock(card: card).font(.system(size: 11, weight: .semibold)).minimumScaleFactor(0.6)
      }
      .keylineTint(CardColour.line(card.hops.first?.colour ?? 0))
    }
  }
}

/// The card on the Lock Screen.
struct MetroCardView: View {
  let card: MetroCard
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: card.hasTurned(isStale: isStale) ? card.wordsAfter : card.words)
            .font(.system(size: 15, weight: .semibold))
          Text(verbatim: card.destination).font(.system(size: 13))
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        Spacer(minLength: 8)
        ArrivalClock(card: card).font(.system(size: 34, weight: .bold))
      }
      HopBars(card: card)
      MetroKeys()
    }
    .padding(14)
    .foregroundStyle(Color.white)
    .accessibilityIdentifier("metro-card")
  }
}

/// What is left until one gets off; it stops at nought and does not count up again.
struct ArrivalClock: View {
  let card: MetroCard

  var body: some View {
    let (start, end) = (Clock.date(card.start), Clock.date(max(card.arrival, card.start)))
    Text(verbatim: "0:00:00")
      .hidden()
      .overlay(alignment: .trailing) {
        Text(timerInterval: start...end, countsDown: true).multilineTextAlignment(.trailing)
      }
      .monospacedDigit()
  }
}

/// One bar for each way to the next stop: the one that fills is where the train is, with no word from the app.
struct HopBars: View {
  let card: MetroCard

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(card.hops.enumerated()), id: \.offset) { hop in
        ProgressView(timerInterval: interval(hop.element), countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .tint(CardColour.line(hop.element.colour))
        .accessibilityLabel(Text(verbatim: hop.element.name))
      }
    }
  }

  /// A range is never the wrong way round: the system would end the widget.
  private func interval(_ hop: MetroCard.Hop) -> ClosedRange<Date> {
    let begin = Clock.date(card.start + Int64(hop.begins) * 1000)
    return begin...max(begin, Clock.date(card.start + Int64(hop.ends) * 1000))
  }
}

/// One stop back, one stop on, the train has left: each runs in the app's own process, with the phone locked.
struct MetroKeys: View {
  var body: some View {
    HStack(spacing: 8) {
      Button(intent: StopBack()) { label("−1") }.accessibilityLabel(
        Text(verbatim: MetroKeys.word("app.intent.stopBack")))
      Button(intent: TrainDeparted()) { label("▶︎") }
        .accessibilityLabel(Text(verbatim: MetroKeys.word("app.intent.trainDeparted")))
      Button(intent: StopOn()) { label("+1") }.accessibilityLabel(Text(verbatim: MetroKeys.word("app.intent.stopOn")))
    }
    .buttonStyle(.plain)
  }

  private func label(_ sign: String) -> some View {
    Text(verbatim: sign)
      .font(.system(size: 17, weight: .bold))
      .frame(maxWidth: .infinity, minHeight: 40)
      .background(Color.white.opacity(0.16))
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }

  static func word(_ key: String) -> String { SystemWords.text(key) }
}
