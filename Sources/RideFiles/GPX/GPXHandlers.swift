import CExpat
import Units

/// What expat calls: thin, without a `String` or an allocation per element.
enum GPXHandlers {
  static func install(_ parser: XML_Parser) {
    XML_SetElementHandler(parser, startElement, endElement)
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      data?.assumingMemoryBound(to: GPXState.self).pointee.fail(.entities)
    }
  }
}

private typealias Attributes = UnsafeMutablePointer<UnsafePointer<XML_Char>?>

private func bytes(_ text: UnsafePointer<XML_Char>) -> UnsafePointer<UInt8> {
  UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
}

/// Whether zero-terminated `text` is `name`, byte by byte and never past its end.
@inline(__always)
private func equal(_ text: UnsafePointer<UInt8>, _ name: StaticString) -> Bool {
  let wanted = name.utf8Start
  for index in 0..<name.utf8CodeUnitCount where text[index] != wanted[index] { return false }
  return text[name.utf8CodeUnitCount] == 0
}

private func startElement(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?, _ attributes: Attributes?
) {
  guard let data, let name, let attributes else { return }
  let state = data.assumingMemoryBound(to: GPXState.self)
  let tag = bytes(name)
  state.pointee.depth &+= 1
  guard state.pointee.pointDepth != 0 else { return startOutside(state, tag, attributes) }
  if state.pointee.depth == state.pointee.pointDepth + 1 {
    if tag[0] == UInt8(ascii: "t"), equal(tag, "time") { return begin(.time, state) }
    if tag[0] == UInt8(ascii: "e"), equal(tag, "ele") { return }
  }
  startInside(state, tag)
}

private func startInside(_ state: UnsafeMutablePointer<GPXState>, _ tag: UnsafePointer<UInt8>) {
  if state.pointee.depth > GPXState.depthLimit {
    return state.pointee.fail(.tooDeep(limit: GPXState.depthLimit))
  }
  let local = afterPrefix(tag)
  if equal(local, "speed") {
    begin(.speed, state)
  } else if equal(local, "accuracy") {
    begin(.accuracy, state)
  } else if state.pointee.prefixLength > 0, equal(local, "time"),
    state.pointee.depth == state.pointee.pointDepth + 1
  {
    begin(.time, state)
  }
}

private func startOutside(
  _ state: UnsafeMutablePointer<GPXState>, _ tag: UnsafePointer<UInt8>, _ attributes: Attributes
) {
  if tag[0] == UInt8(ascii: "t"), equal(tag, "trkpt") { return startPoint(state, attributes) }
  let depth = state.pointee.depth
  guard depth > 1 else { return startRoot(state, tag, attributes) }
  guard depth <= GPXState.depthLimit else { return state.pointee.fail(.tooDeep(limit: GPXState.depthLimit)) }
  let local = state.pointee.prefixLength > 0 ? afterPrefix(tag) : tag
  if state.pointee.prefixLength > 0, equal(local, "trkpt") { return startPoint(state, attributes) }
  let isName = equal(local, "name")
  if depth == 2 {
    let isTrack = equal(local, "trk")
    state.pointee.naming = isTrack ? .trackName : isName || equal(local, "metadata") ? .fileName : .nothing
  }
  if isName, depth <= 3, state.pointee.naming != .nothing { begin(state.pointee.naming, state) }
}

private func startRoot(
  _ state: UnsafeMutablePointer<GPXState>, _ tag: UnsafePointer<UInt8>, _ attributes: Attributes
) {
  let local = afterPrefix(tag)
  guard equal(local, "gpx") else {
    return state.pointee.fail(.notGPX(root: excerpt(UnsafeBufferPointer(start: tag, count: length(tag)))))
  }
  state.pointee.prefixLength = local - tag
  var next = attributes
  while let key = next[0], let value = next[1] {
    if equal(bytes(key), "xmlns:flagfall"), equal(bytes(value), "urn:flagfall:gpx:1") { state.pointee.isOurs = true }
    next += 2
  }
}

private func startPoint(_ state: UnsafeMutablePointer<GPXState>, _ attributes: Attributes) {
  var latitude: UnsafePointer<UInt8>?
  var longitude: UnsafePointer<UInt8>?
  var next = attributes
  while let key = next[0] {
    let name = bytes(key)
    if name[0] == UInt8(ascii: "l") {
      if name[1] == UInt8(ascii: "a") {
        if equal(name, "lat") { latitude = next[1].map(bytes) }
      } else if equal(name, "lon") {
        longitude = next[1].map(bytes)
      }
    }
    next += 2
  }
  guard let latitude, let longitude else {
    return state.pointee.fail(.missing(field: latitude == nil ? "lat" : "lon"))
  }
  let north = ExactNumber.scaled(latitude, digits: 9)
  let east = ExactNumber.scaled(longitude, digits: 9)
  guard let place = Coordinate(latitude: north, longitude: east) else {
    return failPlace(state, latitude, longitude)
  }
  state.pointee.place = place
  state.pointee.time = RideBuilder.absent
  state.pointee.speed = RideBuilder.absent
  state.pointee.accuracy = RideBuilder.absent
  state.pointee.pointDepth = state.pointee.depth
}

private func failPlace(
  _ state: UnsafeMutablePointer<GPXState>, _ latitude: UnsafePointer<UInt8>, _ longitude: UnsafePointer<UInt8>
) {
  let north = ExactNumber.scaled(latitude, digits: 9)
  let isNorthGood = north.magnitude <= 90 * UInt64(Coordinate.unitsPerDegree)
  let field = isNorthGood ? "lon" : "lat"
  let text = isNorthGood ? longitude : latitude
  let shown = UnsafeBufferPointer(start: text, count: length(text))
  let value = isNorthGood ? ExactNumber.scaled(longitude, digits: 9) : north
  state.pointee.fail(
    value == ExactNumber.invalid ? .number(field, shown) : .offGlobe(field: field, text: excerpt(shown)))
}

private func endElement(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
  guard let data else { return }
  let state = data.assumingMemoryBound(to: GPXState.self)
  let depth = state.pointee.depth
  state.pointee.depth = depth &- 1
  if state.pointee.capture != .nothing, depth == state.pointee.captureDepth {
    XML_SetCharacterDataHandler(state.pointee.parser, nil)
    state.pointee.finishCapture()
  } else if depth == state.pointee.pointDepth, let place = state.pointee.place {
    state.pointee.pointDepth = 0
    state.pointee.builder.append(
      time: state.pointee.time, place: place, speed: state.pointee.speed, accuracy: state.pointee.accuracy)
  }
}

private func begin(_ capture: GPXState.Capture, _ state: UnsafeMutablePointer<GPXState>) {
  guard state.pointee.capture == .nothing else { return }
  state.pointee.capture = capture
  state.pointee.captureDepth = state.pointee.depth
  state.pointee.textCount = 0
  XML_SetCharacterDataHandler(state.pointee.parser) { data, text, count in
    guard let data, let text else { return }
    data.assumingMemoryBound(to: GPXState.self).pointee.keep(bytes(text), count: Int(count))
  }
}

private func afterPrefix(_ tag: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
  var next = tag
  while next.pointee != 0 {
    if next.pointee == UInt8(ascii: ":") { return next + 1 }
    next += 1
  }
  return tag
}

private func length(_ text: UnsafePointer<UInt8>) -> Int {
  var count = 0
  while text[count] != 0 { count += 1 }
  return count
}
