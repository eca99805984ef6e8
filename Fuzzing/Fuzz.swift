import Glibc

/// One input goes to the reader that FLAGFALL_FUZZ names, or to all of them.
enum Fuzz {
  static let readers: [Reader] = chosen()

  static func run(_ bytes: [UInt8]) {
    for reader in readers { reader.check(bytes) }
  }

  /// Ends the program with a sentence on standard error.
  static func stop(_ sentence: String) -> Never {
    var text = "Fuzz: \(sentence)\n"
    text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    exit(2)
  }

  /// All bytes of a file; nil when it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      guard count > 0 else { return ferror(file) == 0 ? bytes : nil }
      bytes += part[..<count]
    }
  }

  private static func chosen() -> [Reader] {
    guard let pointer = getenv("FLAGFALL_FUZZ") else { return Reader.all }
    let name = String(cString: pointer)
    let readers = (Reader.all + Planted.all).filter { $0.name == name }
    guard !readers.isEmpty else {
      let known = Reader.all.map(\.name).joined(separator: ", ")
      stop("FLAGFALL_FUZZ names no reader: \(name); known are \(known)")
    }
    return readers
  }
}

#if FUZZ
  /// The function that libFuzzer calls with each input.
  @c(LLVMFuzzerTestOneInput) public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Fuzz.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#else
  /// Replays the files given as arguments, as a finding or the seeds are replayed in tests.
  @main struct Replay {
    static func main() {
      var count = 0
      for path in CommandLine.arguments.dropFirst() {
        guard let bytes = Fuzz.contents(of: path) else { Fuzz.stop("cannot read \(path)") }
        Fuzz.run(bytes)
        count += 1
      }
      print("\(count) inputs replayed by \(Fuzz.readers.map(\.name).joined(separator: ", "))")
    }
  }
#endif
