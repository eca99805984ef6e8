import Units

/// Reads the sentences of a receiver: RMC has date, speed and place, GGA the place, ZDA the date.
///
/// RMC and GGA of one moment make one fix. Sentences that fail their sum are left out with a warning; those that say
/// that they hold no fix are passed over.
struct NMEAReader: LineFormat {
  private static let dayLength: Int64 = 86_400_000

  /// What is known of the moment in hand.
  private struct Moment {
    var clock: Int64
    var day: Int64?
    var place: Coordinate
    var speed = RideBuilder.absent
    var hasRMC = false
    var hasGGA = false
    let line: Int
  }

  let column = 1
  private var sentence = NMEASentence()
  private var moment: Moment?
  private var builder = RideBuilder()
  private var skipped = SkippedLines()
  private var day: Int64?
  private var lastClock: Int64 = 0
  private var hasSeenChecksum = false
  private var undated = 0

  var count: Int { builder.fixes.count }

  mutating func add(
    _ line: UnsafeMutableBufferPointer<UInt8>, number: Int, isWhole: Bool
  ) throws(RideFileFault) {
    if line.allSatisfy(\.isBlank) || line.first == UInt8(ascii: "!") || line.first == UInt8(ascii: "#") { return }
    do throws(NMEASentence.Fault) {
      try sentence.read(UnsafeBufferPointer(line))
      hasSeenChecksum = hasSeenChecksum || sentence.hasChecksum
      // Where others have a sum, one without it was cut off.
      guard sentence.hasChecksum || !hasSeenChecksum else { throw .damaged }
      if sentence.type.elementsEqual("RMC".utf8) { try addRMC(number) }
      if sentence.type.elementsEqual("GGA".utf8) { try addGGA(number) }
      if sentence.type.elementsEqual("ZDA".utf8) { try addZDA() }
    } catch {
      skipped.add(number)
    }
  }

  mutating func finish() throws(RideFileFault) -> RecordedRide {
    flush()
    if builder.fixes.isEmpty, undated > 0 { throw .noDate }
    var ride = try builder.ride(format: .nmea, name: nil)
    if let warning = skipped.warning { ride.warnings.append(warning) }
    return ride
  }

  private mutating func addRMC(_ line: Int) throws(NMEASentence.Fault) {
    // The status is A for a fix; without one the other fields are empty or old.
    guard sentence.field(2).elementsEqual("A".utf8) else { return }
    guard let clock = NMEAValues.clock(sentence.field(1)), let place = NMEAValues.place(sentence, from: 3),
      let date = NMEAValues.day(sentence.field(9))
    else { throw .damaged }
    begin(clock, place, line, isTaken: moment?.hasRMC == true)
    moment?.hasRMC = true
    moment?.place = place
    moment?.day = date
    moment?.speed = NMEAValues.speed(sentence.field(7))
  }

  private mutating func addGGA(_ line: Int) throws(NMEASentence.Fault) {
    guard let quality = sentence.field(6).first else { throw .damaged }
    guard quality != UInt8(ascii: "0") else { return }
    guard let clock = NMEAValues.clock(sentence.field(1)), let place = NMEAValues.place(sentence, from: 2) else {
      throw .damaged
    }
    begin(clock, place, line, isTaken: moment?.hasGGA == true)
    moment?.hasGGA = true
  }

  private mutating func addZDA() throws(NMEASentence.Fault) {
    guard !sentence.field(2).isEmpty else { return }
    guard let clock = NMEAValues.clock(sentence.field(1)),
      let date = NMEAValues.day(sentence.field(2), sentence.field(3), sentence.field(4))
    else { throw .damaged }
    if let moment, moment.clock != clock { flush() }
    if moment != nil, moment?.day == nil { moment?.day = date }
    if moment == nil { (day, lastClock) = (date, clock) }
  }

  /// Starts a new moment unless this sentence belongs to the one in hand.
  private mutating func begin(_ clock: Int64, _ place: Coordinate, _ line: Int, isTaken: Bool) {
    if let moment, moment.clock == clock, !isTaken { return }
    flush()
    moment = Moment(clock: clock, place: place, line: line)
  }

  private mutating func flush() {
    guard let ended = moment else { return }
    moment = nil
    // A clock that falls by more than half a day has passed midnight.
    let rolled = day.map { ended.clock < lastClock - NMEAReader.dayLength / 2 ? $0 + 1 : $0 }
    guard let date = ended.day ?? rolled else {
      undated += 1
      return skipped.add(ended.line)
    }
    (day, lastClock) = (date, ended.clock)
    builder.append(
      time: date * NMEAReader.dayLength + ended.clock, place: ended.place, speed: ended.speed,
      accuracy: RideBuilder.absent)
  }
}
