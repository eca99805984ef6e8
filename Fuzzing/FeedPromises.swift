import Almanac
import JSON
import Metro
import Transit

/// What must hold for whatever bytes a feed is read from.
///
/// The input is the tables one after the other, each after a line `# name`.
enum FeedPromises {
  static func check(_ bytes: [UInt8]) {
    var files: [FeedFile] = []
    var name: String?
    var table: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Array("# ".utf8)) {
        if let name { files.append(FeedFile(name: name, bytes: table)) }
        name = String(decoding: line.dropFirst(2), as: UTF8.self)
        table = []
      } else {
        table += line
        table.append(UInt8(ascii: "\n"))
      }
    }
    if let name { files.append(FeedFile(name: name, bytes: table)) }
    let choices = FeedImport.Choices(
      id: "xx-fuzz", modes: TransitMode.allCases, today: CivilDate(dayNumber: 20_000))
    let result: FeedImport
    do throws(FeedError) {
      result = try FeedImport(files, choices)
    } catch {
      precondition(!error.message.isEmpty, "A refusal says why")
      return
    }
    precondition(!result.report.text.isEmpty, "An import says what it found")
    do throws(JSONError) {
      let network = try NetworkFile.read(result.network.json(.compact))
      precondition(network.stations.count == result.network.stations.count, "What was imported can be read")
      NetworkPromises.ride(network)
    } catch {
      preconditionFailure("What was imported can be read: \(error.description)")
    }
  }

  static func checkZip(_ bytes: [UInt8]) {
    do throws(ZipError) {
      let directory = try ZipDirectory(bytes)
      for entry in directory.entries {
        precondition(entry.packed.upperBound <= bytes.count && entry.size <= ZipDirectory.mostBytes, "A file is inside")
      }
      precondition(directory.feed.count <= directory.entries.count, "A feed is a part")
    } catch {
      precondition(!error.message.isEmpty, "A refusal says why")
    }
  }
}
