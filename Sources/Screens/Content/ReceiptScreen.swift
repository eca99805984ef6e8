import Drawing
import Taximeter
import Units
import Words

/// The receipt of the ride.
package struct ReceiptScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The address of its picture for the screen; nil until it is drawn.
  package let picture: String?
  /// The address of its picture for paper.
  package let printed: String?
  /// The lines above the total, 32 columns wide.
  package let head: [String]
  /// The words beside the total.
  package let totalLabel: String
  /// The total, for those who listen.
  package let totalSpoken: String
  /// The total's digits.
  package let total: String
  /// The digits there is room for.
  package let pattern: String
  /// Where the ride went.
  package let route: MeterScreen.Route
  /// The lines under it, 32 columns wide.
  package let foot: [String]
  /// What can be done with it.
  package let buttons: [ButtonContent]
  /// Whether it has a street map; nil where there is none to be had.
  package let map: SettingsScreen.Row?
  /// The questions about the ride that other rooms answer.
  package let links: [SettingsScreen.Row]
  /// The words for the settings.
  package let settings: String
  /// The words for the kept rides, among which it is.
  package let history: String
  /// What another recording of the ride is good for; nil where none is needed.
  package let finish: NoticeContent?
  /// What the reader must know.
  package let notices: [NoticeContent]
}
