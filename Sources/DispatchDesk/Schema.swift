import JSON

/// What a value of a body or an answer may be: what the API's description says is what is checked.
indirect enum Schema: Sendable {
  /// Letters, digits, `_` and `-`, from 1 to 64 of them.
  case name
  /// Text for people without control characters, at most so many of them.
  case text(most: Int)
  case word([String])
  case integer(ClosedRange<Int64>)
  case degrees(Int)
  case flag
  case list(Schema)
  case object([Field])
  /// One of the named schemas of ``OpenAPI``.
  case named(String)

  struct Field: Sendable {
    let name: String
    let schema: Schema
    let isNeeded: Bool

    static func needed(_ name: String, _ schema: Schema) -> Field { Field(name: name, schema: schema, isNeeded: true) }

    static func optional(_ name: String, _ schema: Schema) -> Field {
      Field(name: name, schema: schema, isNeeded: false)
    }
  }

  /// A moment in milliseconds since 1970, up to the year 2223 where it comes in; every script holds it exactly.
  static let instant = Schema.integer(0...8_000_000_000_000)
  /// A moment that goes out, which can lie a while after one that came in.
  static let told = Schema.integer(0...9_000_000_000_000)

  static let place = Schema.object([
    .needed("lat", .degrees(90)), .needed("lon", .degrees(180)), .optional("name", .text(most: 200)),
  ])

  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "_")
          || $0 == UInt8(ascii: "-")
      }
  }

  /// Checks a value that came.
  func check(_ node: JSONNode) throws(JSONError) {
    switch self {
    case .name:
      guard Self.isName(try node.string) else {
        throw node.fail("expected 1 to 64 letters, digits, _ or -")
      }
    case .text(let most):
      let text = try node.string
      guard text.unicodeScalars.count <= most else { throw node.fail("expected at most \(most) characters") }
      guard text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
        throw node.fail("expected no control characters")
      }
    case .word(let words): _ = try node.choice(words.map { ($0, $0) })
    case .integer(let bounds):
      guard bounds.contains(try node.whole) else {
        throw node.fail("expected a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
      }
    case .degrees(let most):
      guard let degrees = Double(try node.numberText), degrees.magnitude <= Double(most) else {
        throw node.fail("expected degrees from -\(most) to \(most)")
      }
    case .flag: _ = try node.bool
    case .list(let schema): for element in try node.elements { try schema.check(element) }
    case .object(let fields):
      try node.only(fields.map(\.name))
      for field in fields {
        if field.isNeeded {
          try field.schema.check(node.member(field.name))
        } else if let value = try node.optional(field.name) {
          try field.schema.check(value)
        }
      }
    case .named: break
    }
  }

  /// Writes it as JSON Schema, as OpenAPI 3.1 has it.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .name:
      writer.member("type", string: "string")
      writer.member("pattern", string: "^[A-Za-z0-9_-]{1,64}$")
    case .text(let most):
      writer.member("type", string: "string")
      writer.member("maxLength", int64: Int64(most))
      writer.member("pattern", string: "^[^\\u0000-\\u001f\\u007f]*$")
    case .word(let words):
      writer.member("type", string: "string")
      writer.key("enum")
      writer.beginArray()
      for word in words { writer.string(word) }
      writer.endArray()
    case .integer(let bounds):
      writer.member("type", string: "integer")
      writer.member("minimum", int64: bounds.lowerBound)
      writer.member("maximum", int64: bounds.upperBound)
    case .degrees(let most):
      writer.member("type", string: "number")
      writer.member("minimum", int64: Int64(-most))
      writer.member("maximum", int64: Int64(most))
    case .flag: writer.member("type", string: "boolean")
    case .list(let schema):
      writer.member("type", string: "array")
      writer.key("items")
      schema.write(to: &writer)
    case .object(let fields): Self.write(fields, to: &writer)
    case .named(let name): writer.member("$ref", string: "#/components/schemas/\(name)")
    }
    writer.endObject()
  }

  private static func write(_ fields: [Field], to writer: inout JSONWriter) {
    writer.member("type", string: "object")
    writer.key("properties")
    writer.beginObject()
    for field in fields {
      writer.key(field.name)
      field.schema.write(to: &writer)
    }
    writer.endObject()
    let needed = fields.filter(\.isNeeded)
    if !needed.isEmpty {
      writer.key("required")
      writer.beginArray()
      for field in needed { writer.string(field.name) }
      writer.endArray()
    }
    writer.member("additionalProperties", bool: false)
  }
}

extension JSONNode {
  /// A whole number, also one that is written with a point or an exponent: JSON Schema calls 278.0 an integer.
  var whole: Int64 {
    get throws(JSONError) {
      let text = try numberText
      if let number = Int64(text) { return number }
      guard let number = Double(text), number == number.rounded(), number.magnitude < 0x1p53 else {
        throw fail("expected a whole number")
      }
      return Int64(number)
    }
  }
}
