import Foundation
import JSON
import Testing
import Words

/// The texts that tariffs and calendars bring along: cities, rates, extras, conditions, holidays.
@Suite struct DataTextsTests {
  @Test("What the committed tariffs and calendars say is there in every language", arguments: ["tariffs", "holidays"])
  func complete(_ folder: String) throws {
    let path = "Data/\(folder)"
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: path).path)
    var count = 0
    for name in names.sorted() where name.hasSuffix(".json") && name != "schema.json" {
      let file = try JSONReader.read(Repository.bytes("\(path)/\(name)"))
      for text in try Self.texts(in: file) {
        count += 1
        let languages = try text.members.map(\.key)
        let missing = Language.offered.map(\.tag).filter { !languages.contains($0) }
        #expect(missing == [], "\(name):\(text.line): add the text in these languages")
        for member in try text.members {
          let words = try member.value.string
          #expect(!words.isEmpty && !words.hasPrefix(" ") && !words.hasSuffix(" "), "\(name):\(member.value.line)")
        }
      }
    }
    #expect(count > 150)
  }

  /// Every object of languages, but for the names of whole calendars, which no screen shows.
  private static func texts(in node: JSONNode) throws(JSONError) -> [JSONNode] {
    var texts: [JSONNode] = []
    switch node.kind {
    case .object:
      let members = try node.members
      if members.contains(where: { $0.key == "en" }) { return [node] }
      let isCalendar = members.contains { $0.key == "years" }
      for member in members where !(isCalendar && member.key == "names") {
        texts += try Self.texts(in: member.value)
      }
    case .array:
      for element in try node.elements { texts += try Self.texts(in: element) }
    default: break
    }
    return texts
  }
}
