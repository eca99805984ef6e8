import Almanac
import CExpat
import Track
import Units

/// What the handlers know between two events of the parser.
struct GPXState {
  /// Which element's text is being kept.
  enum Capture {
    case nothing
    case time
    case speed
    case accuracy
    case trackName
    case fileName
  }

  /// The longest text of a time or number that is looked at.
  static let textLimit = 63
  /// The longest name that is kept, in bytes.
  private static let nameLimit = 1000
  /// GPX itself goes five deep; extensions a few more.
  static let depthLimit = 100

  let parser: XML_Parser
  var depth: Int32 = 0
  /// The depth of the open track point; zero outside of points.
  var pointDepth: Int32 = 0
  var capture = Capture.nothing
  var captureDepth: Int32 = 0
  /// How many bytes `gpx:` has at the root; zero without a prefix.
  var prefixLength = 0
  /// Whether our own writer wrote the file.
  var isOurs = false
  /// Whose name stands in the element open at depth 2.
  var naming = Capture.nothing

  var place: Coordinate?
  var time = RideBuilder.absent
  var speed = RideBuilder.absent
  var accuracy = RideBuilder.absent

  let text = UnsafeMutablePointer<UInt8>.allocate(capacity: GPXState.textLimit + 1)
  var textCount = 0
  private var nameText: [UInt8] = []
  private var trackName: [UInt8]?
  private var fileName: [UInt8]?
  var timeText: TimeText

  var builder = RideBuilder()
  private(set) var failure: RideFileFault?
  private(set) var failurePlace: RideFilePlace?

  init(parser: XML_Parser, zoneOfBareTimes: Zone?) {
    self.parser = parser
    timeText = TimeText(zoneOfBareTimes: zoneOfBareTimes)
  }

  func release() {
    text.deallocate()
  }

  /// The first name of a track, or else of the file.
  var rideName: String? {
    (trackName ?? fileName).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Stops the parser; the first fault counts.
  mutating func fail(_ fault: RideFileFault) {
    guard failure == nil else { return }
    failure = fault
    failurePlace = RideFilePlace(
      line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    XML_SetElementHandler(parser, nil, nil)
    XML_SetCharacterDataHandler(parser, nil)
    XML_StopParser(parser, 0)
  }

  mutating func keep(_ bytes: UnsafePointer<UInt8>, count: Int) {
    if capture == .trackName || capture == .fileName {
      let room = GPXState.nameLimit - nameText.count
      nameText.append(contentsOf: UnsafeBufferPointer(start: bytes, count: min(count, room)))
      return
    }
    guard textCount + count <= GPXState.textLimit else {
      let whole = Array(UnsafeBufferPointer(start: text, count: textCount))
      return failText(whole + UnsafeBufferPointer(start: bytes, count: min(count, GPXState.textLimit)))
    }
    (text + textCount).update(from: bytes, count: count)
    textCount += count
  }

  mutating func finishCapture() {
    text[textCount] = 0
    switch capture {
    case .nothing: break
    case .time: finishTime()
    case .speed:
      if speed == RideBuilder.absent { speed = number(as: "speed") }
    case .accuracy:
      if accuracy == RideBuilder.absent { accuracy = number(as: "accuracy") }
    case .trackName:
      let taken = takenName()
      trackName = trackName ?? taken
    case .fileName:
      let taken = takenName()
      fileName = fileName ?? taken
    }
    capture = .nothing
  }

  private mutating func takenName() -> [UInt8]? {
    defer { nameText = [] }
    return nameText.isEmpty ? nil : nameText
  }

  @inline(__always)
  private mutating func finishTime() {
    switch timeText.read(text, count: textCount) {
    case .milliseconds(let value): time = value
    case .withoutOffset: fail(.timeWithoutOffset(text: excerpt(UnsafeBufferPointer(start: text, count: textCount))))
    case .invalid:
      if !isBlank { failText(UnsafeBufferPointer(start: text, count: textCount)) }
    }
  }

  /// A number in thousandths; a blank or `NaN` counts as not said.
  private mutating func number(as field: String) -> Int64 {
    let value = ExactNumber.thousandths(text)
    guard value == ExactNumber.invalid else { return value }
    let bytes = UnsafeBufferPointer(start: text, count: textCount)
    if !isBlank, !bytes.isNotANumber { fail(.number(field, bytes)) }
    return RideBuilder.absent
  }

  private var isBlank: Bool {
    UnsafeBufferPointer(start: text, count: textCount).allSatisfy { $0 <= 0x20 }
  }

  private mutating func failText(_ bytes: some Collection<UInt8>) {
    switch capture {
    case .speed: fail(.number("speed", bytes))
    case .accuracy: fail(.number("accuracy", bytes))
    case .time, .trackName, .fileName, .nothing: fail(.notATime(text: excerpt(bytes)))
    }
  }
}
