import Testing
import Words

@Suite struct PluralTests {
  @Test("Every count takes the form that babel's copy of the CLDR rules gives it")
  func categories() throws {
    let values = try BabelValue.all("plural")
    #expect(values.count == 6 * (44 + 9))
    for value in values {
      let (number, digits) = try value.scaled()
      let language = try #require(Language(tag: value.locale))
      #expect(
        language.pluralCategory(of: number, digits: digits).rawValue == value.text, "\(value.testDescription)")
    }
  }

  @Test("A language has exactly the forms that its counts and fractions take")
  func forms() throws {
    for language in Language.allCases where language != .pseudo {
      let taken = Set(try BabelValue.all("plural").filter { $0.locale == language.tag }.map(\.text))
      #expect(Set(language.pluralCategories.map(\.rawValue)) == taken, "\(language.tag)")
    }
  }
}
