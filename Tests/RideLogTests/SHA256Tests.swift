import RideLog
import Testing

@Suite struct SHA256Tests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let digest: String
    var testDescription: String { name }
  }

  /// Of NIST's examples (FIPS 180-4) and of its validation suite (SHA256ShortMsg, SHA256LongMsg).
  static let vectors = [
    Vector(name: "nothing", bytes: [], digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Vector(
      name: "abc", bytes: Array("abc".utf8),
      digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      name: "two blocks", bytes: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      digest: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Vector(
      name: "three blocks",
      bytes: Array(
        ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu").utf8),
      digest: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    Vector(
      name: "a million times a", bytes: Array(repeating: 0x61, count: 1_000_000),
      digest: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    Vector(
      name: "one byte", bytes: [0xD3], digest: "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
  ]

  @Test(arguments: vectors)
  func `the digest is NIST's`(_ vector: Vector) {
    #expect(SHA256.text(of: vector.bytes) == vector.digest)
  }

  @Test func `every length around a block has its own digest`() {
    let digests = (50...130).map { SHA256.text(of: Array(repeating: UInt8(0), count: $0)) }
    #expect(Set(digests).count == digests.count)
  }

  @Test func `what a killed writer left is not part of a log`() {
    let whole = Array("{\"a\":1}\n{\"b\":2}\n".utf8)
    #expect(RideLog.digest(of: whole + Array("{\"c".utf8)) == SHA256.text(of: whole))
    #expect(RideLog.digest(of: whole) != RideLog.digest(of: Array(whole.dropLast(8))))
  }
}
