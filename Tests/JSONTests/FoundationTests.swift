import Foundation
import JSON
import Testing

@Suite struct FoundationTests {
  private static let seed = UInt64.random(in: .min ... .max)

  /// What Foundation's JSONSerialization of Swift 6.3 on Linux reads or refuses otherwise than we do.
  private enum Difference: String {
    case readsCommaBeforeEnd, readsDuplicateKeys, readsByteOrderMark, reads512Levels, readsUTF16AndUTF32
    case refusesNumbersBeyondDouble

    init?(refusal: JSONError?, document: [UInt8]) {
      guard let message = refusal?.message else {
        guard document.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return nil }
        self = .refusesNumbersBeyondDouble
        return
      }
      if message.hasPrefix("expected another value after the comma") {
        self = .readsCommaBeforeEnd
      } else if message.hasPrefix("the key stands already") {
        self = .readsDuplicateKeys
      } else if message.hasPrefix("the document starts with a byte order mark") {
        self = .readsByteOrderMark
      } else if message.hasPrefix("arrays and objects are nested more than") {
        self = .reads512Levels
      } else if document.contains(0) || document.first == 0xFE || document.first == 0xFF {
        self = .readsUTF16AndUTF32
      } else {
        return nil
      }
    }
  }

  @Test("The reader agrees with Foundation's on the table but for the differences named", arguments: SyntaxCase.all)
  func agreesOnTable(_ example: SyntaxCase) {
    compare(example.bytes, "\(example.name)")
  }

  @Test("The reader agrees with Foundation's on random documents and on mistakes in them")
  func agreesOnRandom() {
    var random = RandomJSON(seed: Self.seed)
    for round in 0..<10_000 {
      let valid = random.document()
      let document = round.isMultiple(of: 4) ? valid : random.mutated(valid)
      compare(document, "seed \(Self.seed), round \(round): \(String(decoding: document, as: UTF8.self))")
    }
  }

  private func compare(_ document: [UInt8], _ context: Comment) {
    let theirs = read(document)
    do throws(JSONError) {
      let ours = try JSONReader.read(document)
      if let theirs {
        #expect(isSame(ours, theirs), context)
      } else {
        #expect(Difference(refusal: nil, document: document) != nil, context)
      }
    } catch {
      if theirs != nil { #expect(Difference(refusal: error, document: document) != nil, "\(context): \(error)") }
    }
  }

  private func read(_ document: [UInt8]) -> Any? {
    do {
      return try JSONSerialization.jsonObject(with: Data(document), options: [.fragmentsAllowed])
    } catch {
      return nil
    }
  }

  /// Foundation's numbers differ in the last digits of a Double where they have many digits.
  private func isNear(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return false }
    return abs(left - right) <= 1e-12 * abs(right)
  }

  private func isSame(_ ours: JSONNode, _ theirs: Any) -> Bool {
    do {
      switch ours.kind {
      case .null: return theirs is NSNull
      case .bool: return try theirs as? Bool == ours.bool
      case .number: return isNear((theirs as? NSNumber)?.doubleValue, Double(try ours.numberText))
      case .string:
        // Foundation's loses a byte order mark at the beginning of a string.
        guard let text = theirs as? String else { return false }
        let string = try ours.string
        return text.utf8.elementsEqual(string.utf8) || string == "\u{FEFF}" + text
      case .array:
        guard let list = theirs as? [Any] else { return false }
        let elements = Array(try ours.elements)
        return list.count == elements.count && zip(elements, list).allSatisfy { isSame($0, $1) }
      case .object:
        guard let table = theirs as? [String: Any] else { return false }
        // Keys of equal looks are one key in Foundation's dictionary, so members may be fewer there.
        return try ours.members.allSatisfy { member in
          table.count < Array(try ours.members).count || table[member.key].map { isSame(member.value, $0) } == true
        }
      }
    } catch {
      return false
    }
  }
}
