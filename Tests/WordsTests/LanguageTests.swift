import Testing
import Words

@Suite struct LanguageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let tag: String
    let language: Language?
    var testDescription: String { tag }
  }

  @Test(
    "A tag is read by its first part, in any case",
    arguments: [
      Case(tag: "es", language: .spanish),
      Case(tag: "es-MX", language: .spanish),
      Case(tag: "EN_us", language: .english),
      Case(tag: "uk-UA", language: .ukrainian),
      Case(tag: "ukr", language: nil),
      Case(tag: "e", language: nil),
      Case(tag: "fr", language: nil),
      Case(tag: "", language: nil),
      Case(tag: "qps", language: .pseudo),
    ])
  func tags(_ example: Case) {
    #expect(Language(tag: example.tag) == example.language)
  }

  @Test("The first language that is offered wins; English stands for the rest")
  func preferred() {
    #expect(Language.preferred(["fr-FR", "es-ES", "en"]) == .spanish)
    #expect(Language.preferred(["sv-SE", "de-AT", "en"]) == .german)
    #expect(Language.preferred(["uk-UA", "pl"]) == .ukrainian)
    #expect(Language.preferred(["ja"]) == .japanese)
    #expect(Language.preferred(["fr-FR"]) == .english)
    #expect(Language.preferred(["qps"]) == .english)
    #expect(Language.preferred([]) == .english)
  }
}
