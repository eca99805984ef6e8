import Foundation
import Phone
import PhoneParts
import SwiftUI
import WidgetKit

/// The metro ride as a widget of the Lock Screen: one entry for each change.
public struct RideWidget: Widget {
  /// Makes the widget.
  public init() {}

  /// What it shows.
  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: SharedRide.kind, provider: RideProvider()) { entry in
      RideWidgetView(entry: entry.entry).containerBackground(for: .widget) { CardColour.night }
    }
    .configurationDisplayName(Text(verbatim: SystemWords.text("app.widget.name")))
    .description(Text(verbatim: SystemWords.text("app.widget.hint")))
    .supportedFamilies([.accessoryRectangular, .accessoryCircular, .accessoryInline, .systemSmall])
  }
}

/// An entry at its time.
struct RideEntry: TimelineEntry {
  let entry: MetroEntry
  var date: Date { Clock.date(entry.at) }
}

/// The entries as the app left them: reloads are few, so each change has one already.
struct RideProvider: TimelineProvider {
  func placeholder(in context: Context) -> RideEntry {
    RideEntry(entry: MetroEntry(at: 0, left: 3, next: "–", arrival: 0))
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (RideEntry) -> Void) {
    completion(entries.first ?? placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<RideEntry>) -> Void) {
    completion(Timeline(entries: entries, policy: .never))
  }

  private var entries: [RideEntry] {
    let kept = SharedRide.read()
    let shown = kept.isEmpty ? [MetroEntry(at: 0, left: nil, next: "", arrival: 0)] : kept
    return shown.map { RideEntry(entry: $0) }
  }
}

/// How many stops are left, and which is next.
struct RideWidgetView: View {
  let entry: MetroEntry

  var body: some View {
    if let left = entry.left {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: String(left)).font(.system(size: 28, weight: .bold)).monospacedDigit()
        Text(verbatim: entry.next).font(.system(size: 13, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.6)
      }
      .accessibilityElement(children: .combine)
    } else {
      Text(verbatim: SystemWords.text("app.widget.none")).font(.system(size: 13))
    }
  }
}
