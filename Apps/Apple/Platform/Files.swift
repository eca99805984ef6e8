import Almanac
import Foundation
import Screens
import Track
import Units

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Files that the reader opens: a track as its points, anything else as its text.
package enum Files {
  /// What one file may weigh: a day's track with a point a second is a tenth of it.
  private static let largest = 64 << 20

  /// Reads the files, away from the screen; one that cannot be read is told as such.
  package static func opened(_ urls: [URL]) async -> [OpenedFile] { urls.flatMap { opened($0) } }

  private static func opened(_ url: URL) -> [OpenedFile] {
    let isGuarded = begin(url)
    defer { if isGuarded { end(url) } }
    let name = url.lastPathComponent
    do {
      let data = try Data(contentsOf: url, options: .mappedIfSafe)
      guard data.count <= largest else { return [OpenedFile(name: name, content: .unreadable)] }
      return contents(of: [UInt8](data)).map { OpenedFile(name: name, content: $0) }
    } catch {
      return [OpenedFile(name: name, content: .unreadable)]
    }
  }

  /// What is in a file: the rides of one that holds many, each by itself.
  package static func contents(of bytes: [UInt8]) -> [OpenedFile.Content] {
    let kept = Array("{\"flagfall\":\"kept\"".utf8)
    if bytes.starts(with: Array("{\"flagfall\":\"rides\"".utf8)) || bytes.starts(with: kept) {
      return rides(bytes, kept)
    }
    let head = bytes.prefix(1000).drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    guard head.starts(with: Array("<?xml".utf8)) || head.starts(with: Array("<gpx".utf8)) else { return [.text(bytes)] }
    let track = TrackReader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = track
    // A track that can be read is handed over as its points, a broken one as its text: the app says what is wrong.
    return parser.parse() ? [.track(track.fixes)] : [.text(bytes)]
  }

  private static func rides(_ bytes: [UInt8], _ kept: [UInt8]) -> [OpenedFile.Content] {
    var starts: [Int] = []
    var line = 0
    while line < bytes.count {
      if bytes[line...].starts(with: kept) { starts.append(line) }
      line = (bytes[line...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
    }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { .text(Array(bytes[$0..<$1])) }
  }

  /// A file of another app is lent for a while.
  private static func begin(_ url: URL) -> Bool {
    #if canImport(Darwin)
      url.startAccessingSecurityScopedResource()
    #else
      false
    #endif
  }

  private static func end(_ url: URL) {
    #if canImport(Darwin)
      url.stopAccessingSecurityScopedResource()
    #endif
  }
}

/// The points of a GPX track that have a time.
private final class TrackReader: NSObject, XMLParserDelegate {
  private(set) var fixes: [Fix] = []
  private var place: (latitude: Double, longitude: Double)?
  private var text: String?
  private var time: Instant?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    switch name {
    case "trkpt":
      time = nil
      place = nil
      if let latitude = attributes["lat"].flatMap({ Double($0) }),
        let longitude = attributes["lon"].flatMap({ Double($0) })
      {
        place = (latitude, longitude)
      }
    case "time": if place != nil { text = "" }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    switch name {
    case "time":
      time = text.flatMap { Instant(iso8601: $0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      text = nil
    case "trkpt":
      if let place, let time,
        let coordinate = Coordinate(degreesNorth: place.latitude, degreesEast: place.longitude)
      {
        fixes.append(Fix(time: time, place: coordinate))
      }
      place = nil
    default: break
    }
  }
}
