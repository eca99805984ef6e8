import Glibc
import JSON
import Tariffs
import Words

/// What readers are tried with besides the made-up bytes: files of the checkout in which the program is started.
enum Surroundings {
  /// The English words.
  static let english: Strings = {
    do throws(JSONError) {
      return try Strings(.english, bytes: contents(of: "Data/strings/en.json"))
    } catch {
      Fuzz.stop(error.description)
    }
  }()

  /// A tariff with supplements, flat fares and windows, by which ride logs are replayed.
  static let tariff: Tariff = {
    do throws(JSONError) {
      return try TariffFile.read(contents(of: "Tests/Fixtures/check/xx-everything.json"))
    } catch {
      Fuzz.stop(error.description)
    }
  }()

  private static func contents(of path: String) -> [UInt8] {
    guard let bytes = Fuzz.contents(of: path) else { Fuzz.stop("cannot read \(path): start it in the checkout") }
    return bytes
  }
}
