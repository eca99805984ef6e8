import RideFiles
import Testing
import Units

@Suite struct GPXRefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let fault: RideFileFault
    var line: Int?
    var testDescription: String { name }
  }

  private static let good = "<trkpt lat=\"1\" lon=\"7\"><time>2026-01-01T00:00:00Z</time></trkpt>"

  @Test(
    "A foreign file that is no ride is refused with the line and the mend",
    arguments: [
      Case(
        name: "decimal comma (GoldenCheetah#2913, cgeo#17511)",
        bytes: track(good + "\n<trkpt lat=\"50,4711\" lon=\"13.0815\"><time>2026-01-01T00:00:00Z</time></trkpt>"),
        fault: .decimalComma(field: "lat", text: "50,4711"), line: 4),
      Case(
        name: "decimal comma in the longitude", bytes: track("<trkpt lat=\"50.4711\" lon=\"13,0815\"/>"),
        fault: .decimalComma(field: "lon", text: "13,0815"), line: 3),
      Case(
        name: "decimal comma in a speed", bytes: track("<trkpt lat=\"5\" lon=\"1\"><speed>1,5</speed></trkpt>"),
        fault: .decimalComma(field: "speed", text: "1,5"), line: 3),
      Case(name: "no longitude", bytes: track("<trkpt lat=\"50\"/>"), fault: .missing(field: "lon"), line: 3),
      Case(name: "no latitude", bytes: track("<trkpt lon=\"50\"/>"), fault: .missing(field: "lat"), line: 3),
      Case(
        name: "words for a latitude", bytes: track("<trkpt lat=\"north\" lon=\"1\"/>"),
        fault: .notANumber(field: "lat", text: "north"), line: 3),
      Case(
        name: "off the globe", bytes: track("<trkpt lat=\"5\" lon=\"180.1\"/>"),
        fault: .offGlobe(field: "lon", text: "180.1"), line: 3),
      Case(
        name: "not a time", bytes: track("<trkpt lat=\"5\" lon=\"1\">\n<time>yesterday</time></trkpt>"),
        fault: .notATime(text: "yesterday"), line: 4),
      Case(name: "empty", bytes: [], fault: .empty),
      Case(name: "only blanks", bytes: Array(" \n\t".utf8), fault: .empty),
      Case(name: "only zero bytes", bytes: [UInt8](repeating: 0, count: 8_000_000), fault: .zeros),
      Case(name: "nonsense", bytes: (0...255).map { UInt8($0) ^ 0x55 }, fault: .unknownFormat),
      Case(name: "gzip", bytes: [0x1F, 0x8B, 8, 0], fault: .compressed(by: "gunzip")),
      Case(name: "another root", bytes: gpx("", root: "kml"), fault: .notGPX(root: "kml"), line: 1),
      Case(name: "no points", bytes: gpx("<trk><trkseg/></trk>"), fault: .noPoints),
      Case(
        name: "not well formed", bytes: track(good + "\n<a></b>"),
        fault: .malformedXML(reason: "mismatched tag"), line: 4),
      Case(name: "broken off", bytes: Array(track(good).dropLast(12)), fault: .truncated, line: 4),
      Case(name: "only the root", bytes: Array("<gpx>".utf8), fault: .truncated, line: 1),
      Case(
        name: "unknown encoding", bytes: Array("<?xml version=\"1.0\" encoding=\"klingon\"?>\n<gpx/>".utf8),
        fault: .unknownEncoding, line: 1),
      Case(
        name: "entities", bytes: Array("<!DOCTYPE gpx [\n<!ENTITY a \"aaaa\">]>\n<gpx>&a;</gpx>".utf8),
        fault: .entities, line: 2),
      Case(
        name: "an entity from a file",
        bytes: Array("<!DOCTYPE gpx [\n<!ENTITY a SYSTEM \"file:///etc/hostname\">]>\n<gpx>&a;</gpx>".utf8),
        fault: .entities, line: 2),
      Case(
        name: "a huge attribute", bytes: gpx("<a b=\"\(String(repeating: "x", count: 3_000_000))\"/>"),
        fault: .tooLong(limit: 1_000_000), line: 2),
      Case(
        name: "a huge comment", bytes: Array("<!--\(String(repeating: "x", count: 3_000_000))--><gpx/>".utf8),
        fault: .tooLong(limit: 1_000_000), line: 1),
      Case(
        name: "a deep well", bytes: gpx(String(repeating: "<a>", count: 5000)), fault: .tooDeep(limit: 100), line: 2),
      Case(
        name: "a deep well of times inside a point",
        bytes: track("<trkpt lat=\"1\" lon=\"1\">" + String(repeating: "<time>", count: 5000)),
        fault: .tooDeep(limit: 100), line: 3),
    ])
  func refuses(_ example: Case) {
    let error = refusal(example.bytes)
    #expect(error?.fault == example.fault)
    #expect(error?.place?.line == example.line)
    #expect(error?.message.hasPrefix("ride.gpx:") == true)
  }

  @Test("The message names file, line, column, fault and mend")
  func message() {
    let bytes = track("<trkpt lat=\"50,4711\" lon=\"13.0815\"/>")
    #expect(
      refusal(bytes)?.message
        == "ride.gpx:3:1: lat is \"50,4711\" with a decimal comma; write a point instead, as in 50.4711")
  }

  @Test("Foreign text in a message is short and without controls")
  func excerpts() {
    let error = refusal(track("<trkpt lat=\"\u{1B}[31m\(String(repeating: "9", count: 500))\" lon=\"1\"/>"))
    #expect(error?.fault == .malformedXML(reason: "not well-formed (invalid token)"))
    let long = refusal(track("<trkpt lat=\"&#10;\(String(repeating: "z", count: 500))\" lon=\"1\"/>"))
    #expect(long?.fault == .notANumber(field: "lat", text: "?" + String(repeating: "z", count: 39) + "..."))
  }

  @Test("Files beyond a limit are refused")
  func limits() {
    var options = ReadingOptions()
    options.pointLimit = 2
    let three = track(Self.good + Self.good + Self.good)
    #expect(refusal(three, options: options)?.fault == .tooManyPoints(limit: 2))
    options = ReadingOptions()
    options.byteLimit = three.count - 1
    #expect(refusal(three, options: options)?.fault == .tooManyBytes(limit: three.count - 1))
    options.byteLimit = three.count
    #expect(refusal(three, options: options) == nil)
  }

  @Test("A file that is not there, or is a folder, is refused with the system's reason")
  func paths() {
    for (path, reason) in [("/no/such/ride.gpx", "No such file or directory"), ("/", "Is a directory")] {
      #expect(throws: RideFileError(file: path, fault: .unreadable(reason: reason))) {
        try RideFiles.read(path: path)
      }
    }
  }

  @Test("A file cut at any byte is refused, never read in part")
  func cuts() {
    let whole = track(Self.good + "\n<!-- a --><trkpt lat=\"1\" lon=\"7\"><speed>1</speed></trkpt>" + Self.good)
    let end = whole.count - 1
    for count in 0..<end {
      #expect(refusal(Array(whole[..<count])) != nil, "cut at \(count)")
    }
    #expect(refusal(Array(whole[..<end])) == nil)
  }
}
