import Words

/// A room that answers, until it is shown.
package struct AnswerFrameScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The way to the settings, in words.
  package let settings: String
  /// That it is on its way; nil when it failed.
  package let waiting: String?
  /// What went wrong.
  package let notices: [NoticeContent]
}

extension AppState {
  func answerFrameScreen(_ strings: Strings) -> AnswerFrameScreen {
    let failed = NoticeContent(
      id: "answers-failed", tone: .danger, text: strings.text(.answersFailed),
      buttons: [ButtonContent(key: .retryAnswers, label: strings.text(.answersRetry), isPrimary: true)])
    return AnswerFrameScreen(
      title: strings.text(.appName), back: strings.text(.navBack), settings: strings.text(.navSettings),
      waiting: answers.failure == nil ? strings.text(.answersWaiting) : nil,
      notices: answers.failure == nil ? [] : [failed])
  }
}
