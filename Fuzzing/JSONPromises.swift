import JSON

/// What must hold for whatever bytes the JSON reader is given.
enum JSONPromises {
  static func check(_ bytes: [UInt8]) {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONReader.read(bytes)
    } catch {
      checkRefusal(error, of: bytes)
      return
    }
    do throws(JSONError) {
      try visit(node)
      let compact = written(node, .compact)
      let pretty = written(try JSONReader.read(compact), .pretty)
      let again = written(try JSONReader.read(pretty), .compact)
      precondition(again == compact, "Writing and reading changes the document")
    } catch {
      preconditionFailure("What was read cannot be walked or is written wrongly: \(error.description)")
    }
  }

  private static func checkRefusal(_ error: JSONError, of bytes: [UInt8]) {
    precondition((1...bytes.count + 1).contains(error.line), "A refusal's line is in the document")
    precondition((1...bytes.count + 1).contains(error.column), "A refusal's column is in the document")
    precondition(error.path.utf8.first == UInt8(ascii: "$"), "A refusal has a path")
    precondition(!error.message.isEmpty, "A refusal has a message")
  }

  private static func visit(_ node: JSONNode) throws(JSONError) {
    switch node.kind {
    case .null:
      precondition(node.isNull, "Null is null")
    case .bool:
      _ = try node.bool
    case .number:
      _ = try node.numberText
      refusing { () throws(JSONError) in _ = try node.int64 }
      refusing { () throws(JSONError) in _ = try node.decimalBytes }
    case .string:
      let (string, utf8) = (try node.string, try node.utf8)
      precondition(string.utf8.elementsEqual(utf8), "A string is valid UTF-8")
    case .array:
      for element in try node.elements { try visit(element) }
    case .object:
      for member in try node.members {
        let found = try node.member(member.key)
        precondition(found.source == member.value.source, "A key finds its own value")
        try visit(member.value)
      }
      refusing { () throws(JSONError) in try node.only(["initial", "rates"]) }
      refusing { () throws(JSONError) in _ = try node.member("initial") }
    }
  }

  /// Runs what may be refused.
  private static func refusing(_ body: () throws(JSONError) -> Void) {
    do throws(JSONError) {
      try body()
    } catch {
      precondition(error.line >= 1 && error.column >= 1, "A refusal has a place")
    }
  }

  private static func written(_ node: JSONNode, _ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.value(node)
    return writer.finish()
  }
}
