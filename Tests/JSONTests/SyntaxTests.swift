import JSON
import Testing

@Suite struct SyntaxTests {
  @Test("The reader reads what is JSON and refuses what is not", arguments: SyntaxCase.all)
  func reads(_ example: SyntaxCase) {
    if example.isRead {
      #expect(throws: Never.self) { try JSONReader.read(example.bytes) }
    } else {
      #expect(throws: JSONError.self) { try JSONReader.read(example.bytes) }
    }
  }

  @Test("The table's names are unique and say what they expect")
  func names() {
    #expect(Set(SyntaxCase.all.map(\.name)).count == SyntaxCase.all.count)
    #expect(SyntaxCase.all.count > 200)
    for example in SyntaxCase.all {
      #expect(example.name.hasPrefix("i_") || example.name.hasPrefix(example.isRead ? "y_" : "n_"))
    }
  }

  @Test("A part of longer bytes is read like a document of its own", arguments: SyntaxCase.all)
  func readsPart(_ example: SyntaxCase) {
    let before = Array("\"{[,".utf8)
    let after = Array("\\u00\"0]}".utf8)
    let range = before.count..<before.count + example.bytes.count
    let isRead: Bool
    do throws(JSONError) {
      _ = try JSONReader.read(before + example.bytes + after, in: range)
      isRead = true
    } catch {
      isRead = false
    }
    #expect(isRead == example.isRead)
  }

  @Test("A document cut anywhere is refused, never read as a shorter one")
  func cut() throws {
    let whole = Array(#"{"at":1760000000000,"text":"a\n\uD834\uDD1E é€🚕","list":[true,false,null,-1.5e3]}"#.utf8)
    _ = try JSONReader.read(whole)
    for count in 0..<whole.count {
      #expect(throws: JSONError.self, "cut at \(count)") { try JSONReader.read(whole, in: 0..<count) }
    }
  }
}
