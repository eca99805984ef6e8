import Foundation
import Testing
import Words

@Suite struct StringsTests {
  @Test("Every offered language has a file that is whole, and every file is offered", arguments: Language.offered)
  func files(_ language: Language) throws {
    _ = try Strings.committed(language)
    let folder = Repository.root.appending(path: "Data/strings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == Language.offered.map { $0.tag + ".json" }.sorted(), "add the language to Language.offered")
  }

  @Test("A file has the phrases in the order of the enum, so that it is read without searching")
  func order() throws {
    for language in Language.offered {
      let lines = try Repository.text("Data/strings/\(language.tag).json").split(separator: "\n")
      let keys = lines.filter { $0.hasPrefix("  \"") }.map { $0.dropFirst(3).prefix { $0 != "\"" } }
      for (key, phrase) in zip(keys, Phrase.allCases) where key != phrase.key {
        Issue.record("\(language.tag).json has \(key) where Phrase has \(phrase.key): move its line")
        break
      }
    }
  }

  @Test("A phrase's index is its place among the cases")
  func index() {
    for (index, phrase) in Phrase.allCases.enumerated() {
      #expect(phrase.index == index)
    }
  }

  @Test("A phrase's name in Swift is its key without points")
  func names() {
    for phrase in Phrase.allCases {
      let words = phrase.key.split(separator: ".").enumerated().map { index, word in
        index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }
      #expect("\(phrase)" == words.joined(), "rename the case, or the key, of \(phrase)")
    }
  }

  @Test("No phrase is written in vain: a screen shows it or it is awaited")
  func used() throws {
    let used = try Repository.membersNamedOutsideWords()
    let awaited = Set(
      try Repository.text("Tests/Fixtures/words/awaited.txt").split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("#") })
    for phrase in Phrase.allCases where !awaited.contains(phrase.key) {
      #expect(
        used.contains("\(phrase)"),
        "\(phrase.key) is shown nowhere: remove its case and its lines in Data/strings, or use it")
    }
    let known = Set(Phrase.allCases.map(\.key))
    let shown = Phrase.allCases.filter { awaited.contains($0.key) && used.contains("\($0)") }.map(\.key)
    #expect(shown == [], "remove these lines from awaited.txt: a screen shows them")
    #expect(awaited.subtracting(known).sorted() == [], "remove these lines from awaited.txt: no such phrase")
  }

  @Test("Texts are typeset: no double space, straight quote or three points, no space before a mark")
  func typography() throws {
    for language in Language.offered {
      let strings = try Strings.committed(language)
      for phrase in Phrase.allCases {
        let counts: [Int64] = [1, 2, 5, 1_000_000]
        let forms = phrase.counts ? counts.map { strings.text(phrase, count: $0) } : [strings.text(phrase)]
        let text = forms.joined(separator: "|")
        for fault in ["  ", "\"", "'", "...", " :", " ,", " .", "\n", "\t"] {
          #expect(!text.contains(fault), "\(language.tag) \(phrase.key) has \(fault.debugDescription)")
        }
      }
    }
  }

  @Test("Placeholders are filled by name and counts choose their form")
  func fills() throws {
    let english = try Strings.committed(.english)
    let spanish = try Strings.committed(.spanish)
    #expect(english.text(.meterKeyStart) == "Start")
    #expect(spanish.text(.rateHoliday, ["holiday": "Día de la Constitución"]).hasSuffix(": Día de la Constitución"))
    #expect(english.text(.gapOver, ["distance": "1.2 km", "duration": "40 s"]).contains("40 s: 1.2 km"))
    #expect(english.text(.receiptGaps, count: 1, ["duration": "40 s"]) == "1 gap in the signal, 40 s")
    #expect(english.text(.receiptGaps, count: 1200, ["duration": "2 h"]) == "1,200 gaps in the signal, 2 h in all")
    #expect(spanish.text(.extrasCount, count: 1_000_000) == "1.000.000 de suplementos")
    #expect(spanish.text(.rateUntil) == "válida hasta: {time}")
    #expect(spanish.text(.rateUntil, ["time": "{rate}"]) == "válida hasta: {rate}")
  }
}
