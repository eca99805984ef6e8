import JSON
import Testing
import Words

/// What a site carries of a language's file.
struct OrderedStringsTests {
  @Test("The texts of a site are those of the file", arguments: Language.offered + [.pseudo])
  func saysTheSame(language: Language) throws {
    let tag = language == .pseudo ? "en" : language.tag
    let bytes = Array(try Repository.text("Data/strings/\(tag).json").utf8)
    let whole = try Strings(language, bytes: bytes)
    let ordered = try Strings(
      language, ordered: Strings.ordered(language == .pseudo ? .english : language, bytes: bytes))
    for phrase in Phrase.allCases {
      #expect(ordered.text(phrase) == whole.text(phrase))
      for count: Int64 in [0, 1, 2, 5, 21, 1000] {
        #expect(ordered.text(phrase, count: count) == whole.text(phrase, count: count))
      }
    }
  }

  @Test("A list with a text too few or too many is refused", arguments: ["[]", "[\"Flagfall\"]", "{}", "[1]", ""])
  func refuses(text: String) {
    #expect(throws: JSONError.self) { try Strings(.english, ordered: Array(text.utf8)) }
  }
}
