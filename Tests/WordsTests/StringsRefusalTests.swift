import JSON
import Testing
import Words

@Suite struct StringsRefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let language: Language
    let old: String
    let new: String
    let error: String
    var testDescription: String { name }
  }

  @Test(
    "A file that does not fit the phrases is refused with line and mend",
    arguments: [
      Case(
        name: "unknown key", language: .english, old: "\"meter.key.pay\":", new: "\"meter.key.pai\":",
        error: "did you mean \"meter.key.pay\"?"),
      Case(
        name: "missing key", language: .english, old: "  \"meter.key.pay\": \"Pay\",\n", new: "",
        error: "the key \"meter.key.pay\" is missing; add its line"),
      Case(
        name: "key twice", language: .english, old: "\"meter.key.pay\": \"Pay\",",
        new: "\"meter.key.pay\": \"Pay\",\n  \"meter.key.pay\": \"Pay\",", error: "keep one of them"),
      Case(
        name: "unknown placeholder", language: .spanish, old: "válida hasta: {time}", new: "válida hasta: {hora}",
        error: "the placeholder {hora} is not one of this phrase; it has {time}"),
      Case(
        name: "placeholder where there is none", language: .english, old: "\"Pay\"", new: "\"Pay {sum}\"",
        error: "the placeholder {sum} is not one of this phrase; it has none"),
      Case(
        name: "missing placeholder", language: .english, old: "until {time}", new: "until then",
        error: "the placeholder {time} is missing; put it where its value belongs"),
      Case(
        name: "lone brace", language: .english, old: "until {time}", new: "until {time",
        error: "a brace stands alone"),
      Case(
        name: "missing plural form", language: .spanish, old: "\"many\": \"{count} de suplementos\", ", new: "",
        error: "the plural form \"many\" is missing; this language has one, many, other"),
      Case(
        name: "surplus plural form", language: .english, old: "\"{count} extra\",",
        new: "\"{count} extra\", \"few\": \"\",",
        error: "the plural form \"few\" is not used in this language; it has one, other"),
      Case(
        name: "plural forms where nothing counts", language: .english, old: "\"Pay\"", new: "{ \"other\": \"Pay\" }",
        error: "only a phrase with {count} has plural forms"),
      Case(
        name: "text where plural forms belong", language: .english,
        old: "{ \"one\": \"{count} extra\", \"other\": \"{count} extras\" }", new: "\"{count} extras\"",
        error: "expected an object with the plural forms one, other"),
      Case(name: "empty text", language: .english, old: "\"Pay\"", new: "\"\"", error: "the text is empty"),
      Case(name: "space at the end", language: .english, old: "\"Pay\"", new: "\"Pay \"", error: "a space; remove it"),
      Case(name: "no text", language: .english, old: "\"Pay\"", new: "7", error: "expected a text"),
      Case(name: "no JSON", language: .english, old: "{\n", new: "{\n,", error: "expected a key"),
    ])
  func refuses(_ example: Case) throws {
    let path = "Data/strings/\(example.language.tag).json"
    let whole = try Repository.text(path)
    let place = try #require(whole.firstRange(of: example.old), "the example no longer fits the file")
    let text = whole.replacing(example.old, with: example.new, maxReplacements: 1)
    let error = try #require(throws: JSONError.self) {
      try Strings(example.language, bytes: Array(text.utf8))
    }
    #expect(error.message.contains(example.error), "\(error)")
    let lines = whole[..<place.lowerBound].count(where: \.isNewline) + 1
    let expected = example.name == "missing key" ? 1 : lines
    #expect((expected...expected + 1).contains(error.line), "\(error)")
  }

  @Test("A counting text may leave the number out where its form means one alone, but not in another form")
  func singleForms() throws {
    let whole = try Repository.text("Data/strings/en.json")
    let one = whole.replacing("\"one\": \"{count} extra\"", with: "\"one\": \"one extra\"")
    #expect(try Strings(.english, bytes: Array(one.utf8)).text(.extrasCount, count: 1) == "one extra")
    let other = whole.replacing("\"other\": \"{count} extras\"", with: "\"other\": \"some extras\"")
    #expect(throws: JSONError.self) { try Strings(.english, bytes: Array(other.utf8)) }
  }

  @Test("Any byte cut off or changed is refused or read, never a crash")
  func damaged() throws {
    let whole = try Repository.bytes("Data/strings/en.json")
    var refused = 0
    for end in stride(from: 0, to: whole.count - 2, by: 97) {
      #expect(throws: JSONError.self) { try Strings(.english, bytes: Array(whole[..<end])) }
    }
    for place in stride(from: 0, to: whole.count, by: 89) {
      var changed = whole
      changed[place] ^= 0x81
      do throws(JSONError) { _ = try Strings(.english, bytes: changed) } catch { refused += 1 }
    }
    #expect(refused > 0)
  }
}
