import Words

/// What this is.
package struct AboutScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// What it is, in a sentence.
  package let lead: String
  /// What it is not, and for whom.
  package let texts: [String]
  /// The words for the settings.
  package let settings: String
  /// What there is to know beside.
  package let sections: [Section]
  /// The version.
  package let footnote: String

  /// A heading and its sentences.
  package struct Section: Sendable {
    /// The heading.
    package let title: String
    /// The sentences.
    package let texts: [String]
  }
}

extension AppState {
  /// The version that the page names.
  private static let version = "0.1.0"

  func aboutScreen(_ words: Wording) -> AboutScreen {
    let strings = words.strings
    let privacy: [Phrase] = [
      .aboutPrivacyDevice, .aboutPrivacySharing, .aboutPrivacyOthers, .aboutPrivacyStorage, .aboutPrivacyLocation,
    ]
    // What the reader has turned on leaves the device all the same.
    let map = wantedMap.map { [strings.text(.settingsMap), strings.text(.settingsMapHint, ["host": $0.host])] } ?? []
    return AboutScreen(
      title: strings.text(.navAbout), back: strings.text(.navBack), lead: strings.text(.aboutWhat),
      texts: [strings.text(.aboutNotCertified), strings.text(.aboutAudience)], settings: strings.text(.navSettings),
      sections: [
        AboutScreen.Section(title: strings.text(.aboutPrivacy), texts: privacy.map { strings.text($0) } + map),
        AboutScreen.Section(
          title: strings.text(.aboutSources),
          texts: [strings.text(.aboutSourcesText), strings.text(.aboutTariffs), strings.text(.aboutHolidays)]),
        AboutScreen.Section(
          title: strings.text(.aboutLicences), texts: [strings.text(.aboutLicence), strings.text(.aboutLicenceParts)]),
      ],
      footnote: strings.text(.aboutVersion, ["version": AppState.version]))
  }
}
