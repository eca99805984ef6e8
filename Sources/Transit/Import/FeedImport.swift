import Almanac
import Metro
import Tariffs
import Units

/// Makes a network of a feed.
package struct FeedImport: Sendable {
  /// What an import is told.
  package struct Choices: Sendable {
    /// The identifier of the network.
    package var id: String
    /// The city's name; the agency's without it.
    package var city: String?
    /// What kinds of routes are taken.
    package var modes: [TransitMode]
    /// Whether anything that would be mended is refused instead.
    package var isStrict: Bool
    /// The day of the import.
    package var today: CivilDate
    /// The clock of the feed; that of the agency without it.
    package var zone: Zone?

    /// Makes choices.
    package init(
      id: String, city: String? = nil, modes: [TransitMode] = [.metro, .metroLike], isStrict: Bool = false,
      today: CivilDate, zone: Zone? = nil
    ) {
      self.id = id
      self.city = city
      self.modes = modes
      self.isStrict = isStrict
      self.today = today
      self.zone = zone
    }
  }

  /// The network.
  package let network: Network
  /// What was found, assumed, mended and refused.
  package let report: QualityReport

  /// Imports the files of a feed.
  ///
  /// - Throws: A ``FeedError`` where no network can be made of it; what can be mended is in the report.
  package init(_ files: [FeedFile], _ choices: Choices) throws(FeedError) {
    var reader = FeedReader(files, isStrict: choices.isStrict, zone: choices.zone)
    try reader.read()
    var assembly = try NetworkAssembly(reader.feed, choices, reader.report)
    network = try assembly.network(choices)
    report = assembly.report
  }
}
