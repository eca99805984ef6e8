import Foundation
import JSON
import RideSupport
import Tariffs
import Testing

/// The published schema and the reader know the same keys.
@Suite struct SchemaTests {
  struct Object: Sendable, CustomTestStringConvertible {
    let name: String
    /// Where the schema describes it.
    let path: [String]
    /// A text of the sound file that ends with the brace that opens one.
    let opening: String
    var testDescription: String { name }
  }

  private static let objects = [
    Object(name: "file", path: [], opening: "{"),
    Object(name: "centre", path: ["properties", "centre"], opening: #""centre": {"#),
    Object(name: "source", path: ["$defs", "source"], opening: #""act": {"#),
    Object(name: "zone", path: ["$defs", "place"], opening: #""airport": {"#),
    Object(name: "edition", path: ["$defs", "edition"], opening: "\"editions\": [\n    {"),
    Object(name: "rounding", path: ["$defs", "edition", "properties", "rounding"], opening: #""rounding": {"#),
    Object(name: "rate", path: ["$defs", "rate"], opening: #""rates": [{"#),
    Object(name: "factor", path: ["$defs", "rate", "properties", "factor", "oneOf", "1"], opening: #""factor": {"#),
    Object(name: "what the initial charge covers", path: ["$defs", "includes"], opening: #""includes": {"#),
    Object(name: "unit", path: ["$defs", "unit"], opening: #""unit": {"#),
    Object(name: "band", path: ["$defs", "band"], opening: "\"bands\": [\n            {"),
    Object(name: "stage of waiting", path: ["$defs", "stage"], opening: #""waiting": [{"#),
    Object(name: "window", path: ["$defs", "window"], opening: "\"windows\": [\n            {"),
    Object(name: "season", path: ["$defs", "window", "properties", "season"], opening: #""season": {"#),
    Object(name: "supplement", path: ["$defs", "supplement"], opening: "\"supplements\": [\n        {"),
    Object(name: "minimum", path: ["$defs", "minimum"], opening: "\"minimums\": [\n        {"),
  ]

  private static func schema() throws -> JSONNode {
    try JSONReader.read(Golden.bytes("Data/tariffs/schema.json"))
  }

  @Test("The keys of an object are those that the reader knows", arguments: objects)
  func keys(_ object: Object) throws {
    let sound = String(decoding: try Golden.bytes("Tests/Fixtures/check/xx-everything.json"), as: UTF8.self)
    let place = try #require(sound.range(of: object.opening))
    let text = sound.replacingCharacters(in: place, with: object.opening + #""somethingElse": 0, "#)
    do throws(JSONError) {
      _ = try TariffFile.read(Array(text.utf8))
      Issue.record("an unknown key was read")
    } catch {
      // The refusal names all keys that are known there.
      let known = try #require(error.message.split(separator: "known are ").last)
      let names = known.split(separator: ", ").map { $0.trimmingCharacters(in: ["\""]) }
      #expect(names.sorted() == (try Self.properties(at: object.path)))
    }
  }

  @Test("Every object that the schema describes is compared")
  func complete() throws {
    let described = try Self.described(Self.schema(), []).map { $0.joined(separator: "/") }
    // A band is one object in two places of a list.
    #expect(described.sorted() == Self.objects.map { $0.path.joined(separator: "/") }.sorted())
  }

  /// Where the schema describes objects of fixed keys.
  private static func described(_ node: JSONNode, _ path: [String]) throws -> [[String]] {
    var found: [[String]] = []
    switch node.kind {
    case .object:
      if let closed = try node.optional("additionalProperties"), closed.kind == .bool { found.append(path) }
      for member in try node.members { found += try described(member.value, path + [member.key]) }
    case .array:
      for (index, element) in try node.elements.enumerated() {
        found += try described(element, path + ["\(index)"])
      }
    default: break
    }
    return found
  }

  private static func properties(at path: [String]) throws -> [String] {
    var node = try schema()
    for key in path {
      node = try Int(key).map { Array(try node.elements)[$0] } ?? node.member(key)
    }
    return try node.member("properties").members.map { $0.key }.sorted()
  }
}
