/// What is under the meter: how positions came, the log, and the log run once more.
package struct DeveloperScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The words for the settings.
  package let settings: String
  /// The ride it is about; or that there is none.
  package let subject: String
  /// What is known of it, in groups.
  package let groups: [Group]
  /// The log run once more; nil without a ride.
  package let replay: Replay?
  /// The log's last lines; nil without a ride.
  package let log: Log?
  /// What went wrong behind the screen.
  package let remarks: Log?
  /// What can be done.
  package let buttons: [ButtonContent]
  /// What the reader must know.
  package let notices: [NoticeContent]

  /// Facts that belong together.
  package struct Group: Sendable {
    /// The words over them.
    package let title: String
    /// The facts.
    package let facts: [KeptFact]
  }

  /// Lines as they are written.
  package struct Log: Sendable {
    /// The words over them.
    package let title: String
    /// The lines.
    package let lines: [String]
  }

  /// A log that is run once more.
  package struct Replay: Sendable {
    /// The words over it.
    package let title: String
    /// The fare, for those who listen.
    package let spoken: String
    /// The fare's digits.
    package let reading: String
    /// The digits there is room for.
    package let pattern: String
    /// What the meter shows besides.
    package let facts: [KeptFact]
    /// The words of the slider.
    package let placeLabel: String
    /// Where it is, in thousandths.
    package let place: Int64
    /// Runs it, or lets it stand.
    package let run: ButtonContent
    /// The speeds that a key gives.
    package let speeds: ChoicesContent
    /// The words of the field for any other.
    package let speedLabel: String
    /// The speed.
    package let speed: Int64
    /// How it ended; nil before.
    package let verdict: String?
  }
}
