import Drawing
import Receipts

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
    ] + Option.files + Option.tiles + [
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
    guard !arguments.operands.isEmpty else { throw .usage("RIDE is missing") }
    let wanted = try arguments.files()
    guard !wanted.isEmpty || arguments.has("text") else {
      throw .usage("what kind of receipt? Give --pdf FILE, --svg FILE, --png FILE or --text")
    }
    let file = try ReceiptFile.priced(arguments) { Terminal.complain("flagfall receipt: \($0)") }
    let paper: ReceiptSheet.Paper = arguments.has("plain") ? .plain : .torn
    if !wanted.isEmpty { Terminal.complain(missing: file.missing, by: "flagfall receipt") }
    for (format, target) in wanted { try Files.write(file.bytes(format, on: paper), to: target) }
    if arguments.has("text") { Terminal.write(file.bytes(.text)) }
    return .done
  }

  private static func verify(_ path: String, against typed: String?) throws(CommandError) -> ExitStatus {
    if let typed, !Files.exists(path), Files.exists(typed) {
      throw .usage("\(path): no such file; --verify names the log and the digest stands after it")
    }
    let digest = try RecordedFile(path).digest
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
