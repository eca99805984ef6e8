import Drawing
import Receipts
import RideLog
import Taximeter
import Units
import Words

extension Command {
  /// The receipt of a recorded ride as a file.
  static let receipt = Command(
    name: "receipt", summary: "make the receipt of a recorded ride: PDF, SVG, PNG, text",
    description: [
      "Runs a recorded ride through the taximeter of a city, as 'flagfall meter' does, and writes its receipt: a PDF with "
        + "real text and fonts of its own, pictures of lines (SVG) or of pixels (PNG) with their letters drawn, or text. "
        + "The same ride gives the same bytes everywhere. FILE may be - for standard output; several may be asked for at "
        + "once. A file is replaced whole or not at all.",
      "The receipt carries the SHA-256 digest of the file that the ride came from. --verify LOG says the digest of an "
        + "exported log; with the digest that a receipt carries, whole or its first eight digits at least, it says whether "
        + "the log is the one the receipt was made from: exit status 0 when it is, 1 when anything in it was changed.",
      "A character that no font of ours has is shown as a box, and reported.",
    ],
    operands: [
      Operand(name: "RIDE", number: .oneOrNone, help: "The recorded ride; with --verify the digest of a receipt.")
    ],
    options: [
      .tariff,
      Option(name: "zone", value: "ZONE", help: "The zone of the ride's clock, such as Europe/Madrid."),
    ] + Option.choices + [
      .language,
      Option(name: "number", value: "N", help: "The number of the receipt."),
      Option(name: "pdf", value: "FILE", help: "Write a PDF."),
      Option(name: "svg", value: "FILE", help: "Write an SVG."),
      Option(name: "png", value: "FILE", help: "Write a PNG, three pixels a printer's dot."),
      Option(name: "text", value: nil, help: "Print the text, 32 columns wide."),
      Option(
        name: "plain", value: nil, help: "SVG and PNG black on white without the torn edge, as the PDF always is."),
      Option(name: "verify", value: "LOG", help: "Compare an exported log with the digest of a receipt."),
    ],
    examples: [
      Example(line: "flagfall receipt ride.gpx --tariff us-nyc --pdf receipt.pdf", meaning: "A page to keep."),
      Example(
        line: "flagfall receipt ride.ndjson --tariff pl-warszawa --language pl --png - > r.png",
        meaning: "A picture in Polish."),
      Example(line: "flagfall receipt --verify ride.ndjson 3f2a9c01", meaning: "Is this the ride of that receipt?"),
    ],
    run: receipt)

  private static func receipt(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    if let log = arguments.value("verify") { return try verify(log, against: arguments.operands.first) }
    guard let path = arguments.operands.first else { throw .usage("RIDE is missing") }
    let wanted = ReceiptFile.Format.allCases.filter { $0 != .text && arguments.value($0.rawValue) != nil }
    guard !wanted.isEmpty || arguments.has("text") else {
      throw .usage("what kind of receipt? Give --pdf FILE, --svg FILE, --png FILE or --text")
    }
    let bytes = try ride(path)
    let file = try receiptFile(of: RideInput.read(bytes, from: path), bytes: bytes, arguments)
    let paper: ReceiptSheet.Paper = arguments.has("plain") ? .plain : .torn
    let missing = file.missing
    if !missing.isEmpty, !wanted.isEmpty {
      let list = missing.map { "\($0) (U+\(String($0.value, radix: 16, uppercase: true)))" }.joined(separator: ", ")
      Terminal.complain("flagfall receipt: no font has \(list); a box stands for it")
    }
    for format in wanted {
      if let target = arguments.value(format.rawValue) { try Files.write(file.bytes(format, on: paper), to: target) }
    }
    if arguments.has("text") { Terminal.write(file.bytes(.text)) }
    return .done
  }

  private static func receiptFile(
    of input: RideInput, bytes: [UInt8], _ arguments: Arguments
  ) throws(CommandError) -> ReceiptFile {
    let shelf = try TariffShelf()
    let tariff = try shelf.tariff(of: arguments)
    let ride = try PricedRide(
      input, tariff: tariff, shelf: shelf, choices: PricedRide.Choices(arguments, tariff: tariff))
    guard let bill = ride.meter.bill() else { throw .input("the ride was never started") }
    for warning in ride.warnings { Terminal.complain("flagfall receipt: \(warning)") }
    let language = try Language.named(arguments)
    let strings = try Resources.strings(language)
    let formats = Formats(language, customs: tariff.customs())
    let number = try arguments.integer("number", in: 0...1_000_000_000)
    var undone: [Instant] = []
    if case .log(let log) = input { undone = log.undoneStops }
    let receipt = Receipt(
      tariff: tariff, edition: ride.edition, bill: bill, zone: ride.zone,
      evidence: Receipt.Evidence(
        number: number.map { Int64($0) }, discount: ride.meter.discount, uncertainty: ride.meter.uncertainty,
        undoneStops: undone, digest: input.digest(of: bytes)), strings: strings, formats: formats)
    return ReceiptFile(
      receipt, route: RouteSketch(through: ride.meter.places, formats: formats), strings: strings,
      fonts: try Resources.fonts())
  }

  /// The bytes of a ride's file; one that cannot be opened is the command line's fault.
  private static func ride(_ path: String) throws(CommandError) -> [UInt8] {
    do throws(CommandError) {
      return try Files.read(path)
    } catch {
      throw .input(error.message)
    }
  }

  // MARK: - Comparing

  private static func verify(_ path: String, against typed: String?) throws(CommandError) -> ExitStatus {
    let bytes = try ride(path)
    let digest = try RideInput.read(bytes, from: path).digest(of: bytes)
    guard let typed else {
      Terminal.write(digest + "\n")
      return .done
    }
    let wanted = typed.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    guard wanted.count >= 8, wanted.count <= 64, wanted.allSatisfy(\.isHexDigit) else {
      throw .usage("\(typed) is no digest: give the 64 digits that the receipt has, or the first eight at least")
    }
    guard digest.hasPrefix(wanted) else {
      Terminal.write("different: this log's digest is\n\(digest)\n")
      return .failed
    }
    Terminal.write("the same: the receipt was made from this log\n")
    return .done
  }
}

extension RideInput {
  /// The digest of the file that it was read from: of a log that of its whole lines.
  fileprivate func digest(of bytes: [UInt8]) -> String {
    switch self {
    case .log: RideLog.digest(of: bytes)
    case .track: SHA256.text(of: bytes)
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
