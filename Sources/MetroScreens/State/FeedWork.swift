import Almanac
import JSON
import Metro
import Transit
import Units

/// The import of a feed in steps: the archive's list, its unpacked tables, the network.
///
/// The unpacking in between is the browser's.
package struct FeedWork: Sendable {
  private var entries: [ZipDirectory.Entry] = []
  private var files: [FeedFile] = []

  /// Begins with nothing.
  package init() {}

  /// Reads the list of an archive: of each table that is wanted its place in the archive and what must come out.
  ///
  /// Answers `[{"start": 0, "length": 9, "size": 20, "deflated": true}, ...]`, or why the archive is refused.
  package mutating func open(_ archive: [UInt8]) -> (list: [UInt8], refusal: [UInt8]) {
    do throws(ZipError) {
      entries = try ZipDirectory(archive).feed
      var writer = JSONWriter(.compact)
      writer.beginArray()
      for entry in entries {
        writer.beginObject()
        writer.member("start", int64: Int64(entry.packed.lowerBound))
        writer.member("length", int64: Int64(entry.packed.count))
        writer.member("size", int64: Int64(entry.size))
        writer.member("deflated", bool: entry.isDeflated)
        writer.endObject()
      }
      writer.endArray()
      return (writer.finish(), [])
    } catch {
      return ([], Array(error.message.utf8))
    }
  }

  /// Takes a table that was unpacked, by its place in the list; one of another size than the list says is left out.
  package mutating func add(_ number: Int, _ table: [UInt8]) {
    guard entries.indices.contains(number), entries[number].size == table.count else { return }
    files.append(FeedFile(name: ZipDirectory.file(of: entries[number].name), bytes: table))
  }

  /// Makes the network: `{"name": "feed.zip", "now": 1790000000000}` says what it is called and when it is.
  ///
  /// Answers a line with the report and one with the network, or why there is none.
  package func network(_ order: [UInt8]) -> (file: [UInt8], refusal: [UInt8]) {
    do throws(JSONError) {
      let node = try JSONReader.read(order)
      let now = try node.member("now").int64(in: 0...253_402_300_799_999)
      let choices = FeedImport.Choices(
        id: FeedWork.identifier(try node.member("name").string),
        today: CivilDateTime(utc: Instant(milliseconds: now)).date)
      return made(choices)
    } catch {
      return ([], Array(error.description.utf8))
    }
  }

  private func made(_ choices: FeedImport.Choices) -> (file: [UInt8], refusal: [UInt8]) {
    do throws(FeedError) {
      let result = try FeedImport(files, choices)
      return (result.report.json(.compact) + [UInt8(ascii: "\n")] + result.network.json(.compact), [])
    } catch {
      return ([], Array(error.message.utf8))
    }
  }

  /// The name of a file as an identifier.
  static func identifier(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte == UInt8(ascii: ".") { break }
      let small = byte &- 0x41 < 26 ? byte | 0x20 : byte
      let isPlain = small &- 0x61 < 26 || small &- 0x30 < 10
      if isPlain {
        bytes.append(small)
      } else if bytes.last != UInt8(ascii: "-") {
        bytes.append(UInt8(ascii: "-"))
      }
      if bytes.count == 40 { break }
    }
    while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    while bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    return bytes.isEmpty ? "feed" : String(decoding: bytes, as: UTF8.self)
  }
}
