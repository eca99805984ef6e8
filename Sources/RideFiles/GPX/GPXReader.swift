import CExpat

/// Reads GPX 1.0 and 1.1 in one pass: the track points of all tracks and segments in file order.
enum GPXReader {
  /// No real tag or comment comes near it; expat holds one whole.
  private static let tokenLimit = 1_000_000
  /// Reserving memory waits until the size of a point is known from this many.
  private static let sampleCount = 1000

  static func read(
    _ source: inout ByteSource, file: String, options: ReadingOptions
  ) throws(RideFileError) -> RecordedRide {
    guard let parser = XML_ParserCreate(nil) else {
      throw RideFileError(file: file, fault: .unreadable(reason: "no memory for the XML parser"))
    }
    defer { XML_ParserFree(parser) }
    let state = UnsafeMutablePointer<GPXState>.allocate(capacity: 1)
    state.initialize(to: GPXState(parser: parser, zoneOfBareTimes: options.zoneOfBareTimes))
    defer {
      state.pointee.release()
      state.deinitialize(count: 1)
      state.deallocate()
    }
    XML_SetUserData(parser, state)
    GPXHandlers.install(parser)
    do {
      try feed(parser, state, &source, options: options)
      let points = state.pointee.builder
      return try points.ride(format: .gpx, name: state.pointee.rideName, keepsTimes: state.pointee.isOurs)
    } catch {
      throw RideFileError(file: file, place: state.pointee.failurePlace ?? place(parser, of: error), fault: error)
    }
  }

  private static func feed(
    _ parser: XML_Parser, _ state: UnsafeMutablePointer<GPXState>, _ source: inout ByteSource, options: ReadingOptions
  ) throws(RideFileFault) {
    var total = 0
    var hasReserved = false
    while true {
      guard let room = XML_GetBuffer(parser, Int32(ByteSource.pieceSize)) else {
        throw .unreadable(reason: "no memory for the XML parser")
      }
      let count = try source.read(into: UnsafeMutableRawBufferPointer(start: room, count: ByteSource.pieceSize))
      total += count
      let status = XML_ParseBuffer(parser, Int32(count), count == 0 ? 1 : 0)
      guard status == XML_STATUS_OK else { throw state.pointee.failure ?? xmlFault(parser) }
      if count == 0 { return }
      guard total - Int(XML_GetCurrentByteIndex(parser)) <= tokenLimit else { throw .tooLong(limit: tokenLimit) }
      let points = state.pointee.builder.fixes.count
      guard points <= options.pointLimit else { throw .tooManyPoints(limit: options.pointLimit) }
      if !hasReserved, points >= sampleCount, let size = source.expectedSize {
        hasReserved = true
        // A tenth more than the first points foretell.
        let foretold = Double(points) * Double(size) / Double(total) * 1.1
        state.pointee.builder.reserve(Int(min(foretold, Double(options.pointLimit))))
      }
    }
  }

  private static func xmlFault(_ parser: XML_Parser) -> RideFileFault {
    let code = XML_GetErrorCode(parser)
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR, XML_ERROR_UNCLOSED_CDATA_SECTION:
      return .truncated
    case XML_ERROR_UNKNOWN_ENCODING: return .unknownEncoding
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH: return .entities
    default:
      return .malformedXML(reason: XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error")
    }
  }

  /// Where the parser stands, for the faults that have a place.
  private static func place(_ parser: XML_Parser, of fault: RideFileFault) -> RideFilePlace? {
    switch fault {
    case .malformedXML, .unknownEncoding, .truncated, .entities, .tooLong:
      RideFilePlace(
        line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    default: nil
    }
  }
}
