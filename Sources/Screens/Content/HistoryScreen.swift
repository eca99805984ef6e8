/// The rides that were kept.
package struct HistoryScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The words for the settings.
  package let settings: String
  /// The words of the field to search with.
  package let searchLabel: String
  /// What is looked for.
  package let search: String
  /// How many rides there are, and what they come to.
  package let totals: [KeptFact]
  /// What is not in the totals.
  package let footnote: String?
  /// The rides by year.
  package let years: [Year]
  /// What is said where there is none.
  package let remark: String?
  /// Shows more of them.
  package let more: ButtonContent?
  /// What can be done with all.
  package let buttons: [ButtonContent]
  /// What is to be confirmed.
  package let question: QuestionContent?
  /// What the reader must know.
  package let notices: [NoticeContent]

  /// The rides of a year.
  package struct Year: Sendable {
    /// The year.
    package let title: String
    /// Its rides, the newest first.
    package let rides: [Row]
  }

  /// A ride of the list.
  package struct Row: Sendable {
    /// Where it is shown whole.
    package let place: Room
    /// The city.
    package let city: String
    /// When, how far, how long.
    package let details: [String]
    /// What was paid.
    package let total: String
    /// What is special about it.
    package let mark: String?
  }
}

/// Something that is known, with what it is.
package struct KeptFact: Sendable {
  /// What it is.
  package let label: String
  /// How much, or which.
  package let value: String
}

/// What is to be confirmed before it is done.
package struct QuestionContent: Sendable {
  /// The question.
  package let title: String
  /// What it means.
  package let text: String
  /// Does it.
  package let confirm: ButtonContent
  /// Does something else first.
  package let instead: ButtonContent
  /// Leaves everything as it is.
  package let cancel: ButtonContent
}

/// A kept ride, whole.
package struct KeptRideScreen: Sendable {
  /// The heading: the city.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The words for the settings.
  package let settings: String
  /// The ride's receipt; nil while it is not there.
  package let receipt: ReceiptScreen?
  /// What is said while it is not there.
  package let remark: String?
  /// The words over what the log tells.
  package let factsLabel: String
  /// What the log tells.
  package let facts: [KeptFact]
  /// What another recording of the ride is good for; nil where the positions came from a file.
  package let finish: NoticeContent?
  /// What can be done with it.
  package let rows: [SettingsScreen.Row]
  /// What is to be confirmed.
  package let question: QuestionContent?
  /// What the reader must know.
  package let notices: [NoticeContent]
}
