import Testing
import Words

@Suite struct PseudoTests {
  @Test("Every text is bracketed and about 40 % longer, its placeholders untouched")
  func longer() throws {
    let english = try Strings.committed(.english)
    let pseudo = try Strings.committed(.pseudo)
    var lengths = (english: 0, pseudo: 0)
    for phrase in Phrase.allCases {
      let (plain, long) = (english.text(phrase), pseudo.text(phrase))
      #expect(long.hasPrefix("[") && long.hasSuffix("]"), "\(phrase.key)")
      for name in phrase.placeholders where name != "count" {
        #expect(long.contains("{\(name)}"), "\(phrase.key)")
      }
      // What stands in the place of a name is as long as it is.
      let names = phrase.placeholders.reduce(0) { $0 + $1.count + 2 }
      #expect((long.count - names) * 10 >= (plain.count - names) * 11, "\(phrase.key): \(long)")
      lengths.english += plain.count
      lengths.pseudo += long.count
    }
    #expect((135...145).contains(lengths.pseudo * 100 / lengths.english))
  }

  @Test("Letters carry accents and vowels are doubled until the text is long enough")
  func rewrites() {
    #expect(Pseudo.text("Start") == "[Šţáŕţ]")
    #expect(Pseudo.text("Undo stop") == "[ÜÜñðöö šţöp]")
    #expect(Pseudo.text("until {time}") == "[ûûñţíł {time}]")
    #expect(Pseudo.text("{count} extras") == "[{count} ééxţŕáš]")
    #expect(Pseudo.text("") == "[]")
  }
}
