import Screens

extension HTML {
  mutating func answerFrame(_ screen: AnswerFrameScreen) {
    bar(screen.title, back: .shell, label: screen.back, settings: screen.settings)
    element("main", [.classes("page")]) { html in
      html.notices(screen.notices)
      if let waiting = screen.waiting { html.element("p", [.classes("fine"), .of("role", "status")], text: waiting) }
    }
  }
}
