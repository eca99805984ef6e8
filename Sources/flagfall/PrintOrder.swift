import Drawing
import Printers
import Receipts
import Thermal
import Words

/// What `flagfall print` is to bring on paper, and how.
struct PrintOrder {
  /// The model that was named.
  let model: PrinterProfile?
  /// Where the preview goes.
  let preview: String?

  private let arguments: Arguments
  private let strings: Strings
  private let settings: PrintSettings

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    preview = arguments.value("preview")
    strings = try Resources.strings(try Language.named(arguments))
    var model: PrinterProfile?
    if let name = arguments.value("model") {
      model = PrinterProfile.named(name)
      guard model != nil else {
        let near =
          Spelling.nearest(to: name, in: PrinterProfile.all.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
        throw .usage("--model \(name) is none of flagfall printers --models\(near)")
      }
    }
    self.model = model
    let media = arguments.value("media") ?? "roll"
    guard let media = Media(rawValue: media) else { throw .usage("--media \(media): give roll, labels or marks") }
    settings = PrintSettings(
      darkness: try arguments.integer("darkness", in: 1...8) ?? 5,
      speed: try arguments.integer("speed", in: 1...5) ?? 5,
      media: media)
  }

  /// The job for a printer; its preview is written where one was asked for.
  func job(on printer: PrinterProfile) throws(CommandError) -> PrintJob {
    let job: PrintJob
    let made = try bitmap(on: printer)
    do throws(ThermalError) {
      job = try PrintJob(try made.get(), on: printer, settings)
    } catch {
      throw .input(error.message(on: printer))
    }
    if let preview {
      try Files.write(PNGWriter.png(job.preview, pixelsPerMetre: printer.dotsPerMetre), to: preview)
    }
    if let note = job.fit.text(strings) { say(note) }
    return job
  }

  /// Prints, and says how it ended.
  func send(to printer: PrinterProfile, over link: some PrinterLink) throws(CommandError) -> ExitStatus {
    let job = try job(on: printer)
    var told: [String] = []
    let outcome = try reaching { () throws(PrinterError) in
      try Printing.run(job, over: link) { progress in
        let words = progress.isReconnecting ? [strings.text(.printerReconnecting)] : progress.state.text(strings)
        if words != told { for line in words where !told.contains(line) { say(line) } }
        told = words
        Terminal.progress("\(progress.sent * 100 / max(progress.total, 1)) %")
      }
    }
    Terminal.progress("")
    say("\(printer.name): \(outcome.text(strings))")
    return outcome.isWhole ? .done : .failed
  }

  private func say(_ line: String) { Terminal.complain("flagfall print: \(line)") }

  private func bitmap(on printer: PrinterProfile) throws(CommandError) -> Result<Bitmap, ThermalError> {
    let kinds = [arguments.has("test"), arguments.has("picture"), !arguments.operands.isEmpty].count { $0 }
    guard kinds == 1 else { throw .usage("give one of RIDE, --picture FILE and --test") }
    if let path = arguments.value("picture") { return try picture(path, on: printer) }
    if arguments.has("test") {
      let title = "\(printer.name) · \(settings.darkness)/8 · \(settings.speed)/5"
      return .success(TestPage(for: printer, title: [title], fonts: try Resources.fonts()).bitmap)
    }
    guard printer.takesReceipts else {
      throw .input("a receipt does not fit the \(printer.name), whose head has \(printer.dots) dots")
    }
    let receipt = try ReceiptFile.priced(arguments) { say($0) }
    var bitmap = receipt.bitmap(dots: printer.dots) { Bitmap(map: $0, width: $1, height: $2) }
    if arguments.has("code"), let digest = receipt.digest, let code = QRCode(Array(digest.utf8)) {
      // Six dots a module: three quarters of a millimetre, as phones like it.
      bitmap.append(rows: Bitmap(code, dots: 6).centred(width: printer.dots).bytes)
    }
    return .success(bitmap)
  }

  private func picture(_ path: String, on printer: PrinterProfile) throws(CommandError) -> Result<Bitmap, ThermalError>
  {
    let name = arguments.value("dither") ?? Dither.floydSteinberg.rawValue
    guard let dither = Dither(rawValue: name) else {
      throw .usage("--dither \(name): give \(Dither.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let bytes = try Files.given(path)
    let picture: Picture
    do throws(PrinterError) {
      picture = try PNGPicture.read(bytes, path: path)
    } catch {
      throw .input(error.message)
    }
    let how = Bitmap.PictureSettings(dither: dither, base: arguments.has("map") ? .tiles : nil)
    do throws(ThermalError) {
      return .success(try Bitmap(picture, width: printer.dots, how))
    } catch {
      return .failure(error)
    }
  }
}

extension ThermalError {
  /// One sentence with the mend.
  func message(on printer: PrinterProfile) -> String {
    switch self {
    case .empty: "there is nothing to print"
    case .tooWide(let dots, let head): "\(dots) dots do not fit the \(printer.name), whose head has \(head)"
    case .tooLong(_, let rows): "\(rows) rows are too long for a raster header: print a shorter picture"
    case .tooLarge(let pixels): "\(pixels) pixels are more than the \(Picture.limit) that are taken"
    case .incompletePicture: "the picture is cut off"
    case .forbidden(let command): "the job holds the command \(command), which must never be sent"
    }
  }
}

/// Does something with a printer; what keeps it from that becomes a failure of the command.
func reaching<Result>(_ work: () throws(PrinterError) -> Result) throws(CommandError) -> Result {
  do throws(PrinterError) {
    return try work()
  } catch {
    if case .badAddress = error { throw .usage(error.message) }
    throw .failure(error.message)
  }
}
