import JSON
import Testing

@Suite struct WriterTests {
  private func written(_ layout: JSONWriter.Layout, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(layout)
    body(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("at", int64: .min)
    writer.member("fare", decimal: "17.20")
    writer.member("hired", bool: true)
    writer.key("list")
    writer.beginArray()
    writer.string("a")
    writer.null()
    writer.beginArray()
    writer.endArray()
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.key("rate")
    writer.beginObject()
    writer.member("name", string: "Día")
    writer.endObject()
    writer.endObject()
  }

  @Test("Compact stands on one line without spaces")
  func compact() {
    #expect(
      written(.compact, sample)
        == #"{"at":-9223372036854775808,"fare":17.20,"hired":true,"list":["a",null,[],{}],"rate":{"name":"Día"}}"#)
  }

  @Test("Pretty has a line for each value and two spaces a level")
  func pretty() {
    #expect(
      written(.pretty, sample) == """
        {
          "at": -9223372036854775808,
          "fare": 17.20,
          "hired": true,
          "list": [
            "a",
            null,
            [],
            {}
          ],
          "rate": {
            "name": "Día"
          }
        }

        """)
  }

  @Test("Quotes, backslashes and controls are escaped, and nothing else")
  func escapes() {
    #expect(
      written(.compact) { $0.string("\"\\/\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}é€🚕\u{2028}") }
        == "\"\\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u001F\u{7F}é€🚕\u{2028}\"")
  }

  @Test("A value that was read is written to the digit and in its order", arguments: SyntaxCase.all.filter(\.isRead))
  func copies(_ example: SyntaxCase) throws {
    let node = try JSONReader.read(example.bytes)
    var compact = JSONWriter(.compact)
    compact.value(node)
    let once = compact.finish()
    var pretty = JSONWriter(.pretty)
    pretty.value(try JSONReader.read(once))
    var twice = JSONWriter(.compact)
    twice.value(try JSONReader.read(pretty.finish()))
    #expect(twice.finish() == once)
  }

  @Test("What would not be JSON stops the program")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter(.compact)
      writer.beginObject()
      writer.int64(1)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter(.compact)
      writer.beginArray()
      writer.key("a")
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter(.compact)
      writer.beginArray()
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter(.compact)
      writer.null()
      writer.null()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter(.compact)
      writer.decimal("1,40")
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter(.compact)
      writer.beginArray()
      _ = writer.finish()
    }
  }
}
