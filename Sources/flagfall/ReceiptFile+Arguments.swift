import Almanac
import Drawing
import Receipts
import RideLog
import Taximeter
import Units
import Words

extension ReceiptFile {
  /// The receipt of the ride that the command line names, by its tariff, its choices and its language.
  ///
  /// - Parameters:
  ///   - arguments: The first operand is the ride; `number` is the receipt's, where the command has that option.
  ///   - warn: Told what is to be said about the ride.
  /// - Returns: The receipt, for any kind of file or paper.
  /// - Throws: A ``CommandError`` when the ride cannot be read or priced.
  static func priced(_ arguments: Arguments, warn: (String) -> Void) throws(CommandError) -> ReceiptFile {
    let file = try RecordedFile(arguments.operands[0], zone: arguments.zone())
    let shelf = try TariffShelf()
    let tariff = try shelf.tariff(of: arguments)
    let ride = try PricedRide(
      file.ride, tariff: tariff, shelf: shelf, choices: PricedRide.Choices(arguments, tariff: tariff))
    guard let bill = ride.meter.bill() else { throw .input("\(arguments.ride): the ride was never started") }
    for warning in ride.warnings { warn(warning) }
    let language = try Language.named(arguments)
    let strings = try Resources.strings(language)
    let formats = Formats(language, customs: tariff.customs())
    let number = try arguments.integer("number", in: 0...1_000_000_000)
    var undone: [Instant] = []
    var isDemonstration = false
    if case .log(let log) = file.ride {
      undone = log.undoneStops
      isDemonstration = log.header?.source == .demo
    }
    let receipt = Receipt(
      tariff: tariff, edition: ride.edition, bill: bill, zone: ride.zone,
      evidence: Receipt.Evidence(
        number: number.map { Int64($0) }, discount: ride.meter.discount, uncertainty: ride.meter.uncertainty,
        undoneStops: undone, digest: file.digest, isDemonstration: isDemonstration), strings: strings, formats: formats)
    let places = ride.meter.places
    let map = try TileFolder(arguments)?.map(of: RouteMapWindow(through: places))
    return ReceiptFile(
      receipt, route: RouteSketch(through: places, map: map, formats: formats), strings: strings,
      fonts: try Resources.fonts())
  }
}

/// A file with a recorded ride.
struct RecordedFile {
  let ride: RideInput
  /// The digest of the file: of a log that of its whole lines.
  let digest: String

  /// Reads it; one that cannot be opened is the command line's fault.
  init(_ path: String, zone: Zone? = nil) throws(CommandError) {
    let bytes = try Files.given(path)
    ride = try RideInput.read(bytes, from: path, zone: zone)
    switch ride {
    case .log: digest = RideLog.digest(of: bytes)
    case .track: digest = SHA256.text(of: bytes)
    }
  }
}

extension Resources {
  /// The fonts of receipts and pictures.
  static func fonts() throws(CommandError) -> Fonts {
    let folder = "\(try data())/fonts"
    let medium = try Files.read("\(folder)/mono-medium.ttf")
    let extraBold = try Files.read("\(folder)/mono-extrabold.ttf")
    let gothic = try Files.read("\(folder)/gothic.ttf")
    do throws(FontError) {
      return try Fonts(medium: medium, extraBold: extraBold, gothic: gothic)
    } catch {
      throw .failure("\(folder): \(error.message)")
    }
  }
}
