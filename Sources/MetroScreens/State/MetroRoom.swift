/// A room of the metro, by its address.
package enum MetroRoom: Sendable, Hashable {
  /// From where to where, and the ride itself.
  case home
  /// A way that a link names: it is filled in and not begun.
  case link(network: String, from: String, to: String)
  /// The rides that are over.
  case journal
  /// Taps at every stop.
  case calibration
  /// The networks there are, and where their facts come from.
  case networks
  /// A line by hand.
  case line
  /// What this room may do.
  case choices

  private static let plain: [MetroRoom] = [.home, .journal, .calibration, .networks, .line, .choices]
  private static let linkPrefix = "#/metro/ride/"

  /// The room of an address; the first one for what leads nowhere.
  package init(hash: String) {
    if let room = MetroRoom.plain.first(where: { $0.hash == hash }) ?? MetroRoom.link(hash) {
      self = room
    } else {
      self = .home
    }
  }

  /// The part of the address after the number sign.
  package var hash: String {
    switch self {
    case .home: "#/metro"
    case .link(let network, let from, let to):
      MetroRoom.linkPrefix + PercentText.written(network) + "/" + PercentText.written(from) + "/"
        + PercentText.written(to)
    case .journal: "#/metro/journal"
    case .calibration: "#/metro/calibration"
    case .networks: "#/metro/networks"
    case .line: "#/metro/line"
    case .choices: "#/metro/choices"
    }
  }

  private static func link(_ hash: String) -> MetroRoom? {
    guard hash.utf8.starts(with: linkPrefix.utf8) else { return nil }
    let rest = Array(hash.utf8.dropFirst(linkPrefix.utf8.count))
    let parts = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    guard let network = PercentText.read(parts[0]), let from = PercentText.read(parts[1]),
      let to = PercentText.read(parts[2]), !network.isEmpty, !from.isEmpty, !to.isEmpty
    else { return nil }
    return .link(network: network, from: from, to: to)
  }
}

/// Text in an address, as [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986#section-2.1) writes it.
enum PercentText {
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func written(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text; nil where a percent sign stands alone or no text comes out.
  static func read(_ written: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var place = written.startIndex
    while place < written.endIndex {
      if written[place] == UInt8(ascii: "%") {
        guard place + 2 < written.endIndex, let high = value(written[place + 1]), let low = value(written[place + 2])
        else { return nil }
        bytes.append(high << 4 | low)
        place += 3
      } else {
        bytes.append(written[place])
        place += 1
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
