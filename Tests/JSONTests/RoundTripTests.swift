import JSON
import Testing

@Suite struct RoundTripTests {
  private static let seed = UInt64.random(in: .min ... .max)

  @Test("A document written compactly or prettily reads as the same values")
  func roundTrip() throws {
    var random = RandomJSON(seed: Self.seed)
    for round in 0..<3000 {
      let document = random.document()
      let context: Comment = "seed \(Self.seed), round \(round): \(String(decoding: document, as: UTF8.self))"
      let node = try JSONReader.read(document)
      var writer = JSONWriter(round.isMultiple(of: 2) ? .compact : .pretty)
      writer.value(node)
      let again = try JSONReader.read(writer.finish())
      #expect(Outline(node) == Outline(again), context)
    }
  }

  @Test("A part of a document is read as it is in the whole")
  func parts() throws {
    var random = RandomJSON(seed: Self.seed)
    for _ in 0..<300 {
      let node = try JSONReader.read(random.document())
      try checkParts(of: node, depth: 0)
    }
  }

  private func checkParts(of node: JSONNode, depth: Int) throws {
    let alone = try JSONReader.read(Array(node.source))
    #expect(Outline(alone) == Outline(node), "seed \(Self.seed), \(node.path)")
    if node.kind == .array {
      for (index, element) in try node.elements.enumerated() {
        #expect(element.path == node.path + "[\(index)]")
        try checkParts(of: element, depth: depth + 1)
      }
    }
    if node.kind == .object {
      for member in try node.members {
        #expect(member.value.path.hasPrefix(node.path) && member.value.path != node.path)
        #expect(try node.member(member.key).path == member.value.path)
        try checkParts(of: member.value, depth: depth + 1)
      }
    }
  }

  @Test("A refusal stands inside the document or at its end")
  func places() {
    var random = RandomJSON(seed: Self.seed)
    for round in 0..<3000 {
      let document = random.mutated(random.document())
      guard let error = JSONError.of(bytes: document) else { continue }
      let lines = document.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let isInside = (1...lines + 1).contains(error.line) && (1...document.count + 1).contains(error.column)
      #expect(isInside && error.path.hasPrefix("$"), "seed \(Self.seed), round \(round): \(error)")
    }
  }
}

/// A document's values as one comparable value, read through the interface of decoders.
indirect enum Outline: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string([UInt8])
  case array([Outline])
  case object([Outline])
  case mismatch

  init(_ node: JSONNode) {
    do {
      switch node.kind {
      case .null: self = .null
      case .bool: self = .bool(try node.bool)
      case .number: self = .number(try node.numberText)
      case .string: self = .string(Array(try node.utf8))
      case .array: self = .array(try node.elements.map { Outline($0) })
      case .object:
        self = .object(try node.members.flatMap { [.string(Array($0.key.utf8)), Outline($0.value)] })
      }
    } catch {
      self = .mismatch
    }
  }
}
