import ActivityKit
import Foundation
import Phone
import PhoneParts
import SwiftUI
import WidgetKit

/// The fare on the Lock Screen and in the Dynamic Island while the meter runs.
public struct RideActivityWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// What it shows where.
  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideActivity.self) { context in
      MeterCardView(card: context.state.card).activityBackgroundTint(CardColour.night)
    } dynamicIsland: { context in
      let card = context.state.card
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { CardFare(card: card, size: 30) }
        DynamicIslandExpandedRegion(.trailing) { RideClock(card: card) }
        DynamicIslandExpandedRegion(.bottom) { CardWords(card: card) }
      } compactLeading: {
        Text(verbatim: card.rate).font(.system(size: 14, weight: .bold)).foregroundStyle(CardColour.accent)
      } compactTrailing: {
        Text(verbatim: card.fare).font(.system(size: 14, weight: .semibold)).monospacedDigit()
      } minimal: {
        Text(verbatim: card.fare).font(.system(size: 11, weight: .semibold)).minimumScaleFactor(0.6)
      }
      .keylineTint(CardColour.accent)
    }
  }
}

/// The colours of the cards.
enum CardColour {
  static let night = Color(red: 0.05, green: 0.05, blue: 0.06)
  static let accent = Color(red: 1, green: 0.69, blue: 0)

  /// A colour as a network's file has it.
  static func line(_ rgb: UInt32) -> Color {
    guard rgb != 0 else { return accent }
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }
}

/// The card on the Lock Screen.
struct MeterCardView: View {
  let card: RideCard

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        CardFare(card: card, size: 40)
        Spacer(minLength: 8)
        RideClock(card: card)
      }
      CardWords(card: card)
    }
    .padding(14)
    .foregroundStyle(Color.white)
    .accessibilityIdentifier("meter-card")
  }
}

/// The fare, as large as a look needs.
struct CardFare: View {
  let card: RideCard
  let size: CGFloat

  var body: some View {
    Text(verbatim: card.fare)
      .font(.system(size: size, weight: .bold))
      .monospacedDigit()
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(CardColour.accent)
  }
}

/// The position, the distance, and why the rate is in force.
struct CardWords: View {
  let card: RideCard

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 8) {
        Text(verbatim: card.position).font(.system(size: 13, weight: .bold))
        Text(verbatim: card.distance).font(.system(size: 15, weight: .semibold)).monospacedDigit()
      }
      Text(verbatim: card.detail).font(.system(size: 13)).lineLimit(1)
    }
  }
}

/// The ride's time, in the width of `0:00:00` whatever it shows.
///
/// A timer is laid out as wide as the longest time that it may ever show. So it counts to a day, and stands over a hidden
/// text that holds the width; a card ends eight hours after its ride began (`RideCard.longest`).
struct RideClock: View {
  let card: RideCard

  var body: some View {
    if let since = card.since {
      let start = Clock.date(since)
      Text(verbatim: "0:00:00")
        .hidden()
        .overlay(alignment: .trailing) {
          Text(timerInterval: start...start.addingTimeInterval(24 * 3600), countsDown: false)
            .multilineTextAlignment(.trailing)
        }
        .font(.system(size: 17, weight: .medium))
        .monospacedDigit()
    } else {
      Text(verbatim: card.time).font(.system(size: 17, weight: .medium)).monospacedDigit()
    }
  }
}
