import Printers
import Receipts
import Thermal
import Words

extension Command {
  /// Paper.
  static let print = Command(
    name: "print", summary: "print a receipt, picture or test page on a thermal printer",
    description: [
      "Prices RIDE as flagfall meter does and prints its receipt; or prints a picture, or a test page. What is printed is one "
        + "bitmap, a pixel for each dot of the head, and --preview writes just that.",
      "A Bluetooth printer is known by its name; for others --model says what they are: an ESC/POS printer of 80 mm at "
        + "tcp:, else an M110. A model that was named for a Bluetooth printer is remembered for it.",
    ],
    operands: [
      Operand(name: "RIDE", number: .oneOrNone, help: "The recorded ride, unless --picture or --test is given.")
    ],
    options: [
      Option(
        name: "printer", value: "WHERE",
        help: "bluetooth, bluetooth:NAME, tcp:HOST, tcp:HOST:PORT, a device such as /dev/usb/lp0, or file:PATH."),
      Option(name: "model", value: "MODEL", help: "What the printer is; flagfall printers --models lists them."),
      Option(name: "picture", value: "FILE", help: "Print a PNG picture."),
      Option(name: "map", value: nil, help: "With --picture: print a street map's lines and names alone."),
      Option(name: "dither", value: "HOW", help: "With --picture: floyd-steinberg, atkinson, bayer or threshold."),
      Option(name: "test", value: nil, help: "Print a ruler, greys, thin lines and letters."),
      Option(name: "darkness", value: "N", help: "1 to 8; 5 without it."),
      Option(name: "speed", value: "N", help: "1 slow to 5."),
      Option(name: "media", value: "PAPER", help: "roll, labels or marks; roll without it."),
      Option(name: "number", value: "N", help: "With RIDE: the number of the receipt."),
      Option(name: "code", value: nil, help: "With RIDE: add a QR code of the log's digest, for --verify of receipt."),
      Option(name: "preview", value: "FILE", help: "Write what is printed as a PNG picture, dot for dot."),
      .tariff,
      Option(name: "zone", value: "ZONE", help: "The zone of the ride's clock."),
    ] + Option.choices + Option.tiles + [.language],
    examples: [
      Example(line: "flagfall print ride.gpx --tariff us-nyc --printer bluetooth", meaning: "The receipt, on paper."),
      Example(
        line: "flagfall print --picture map.png --map --printer tcp:192.168.1.70 --preview map-printed.png",
        meaning: "A street map on a receipt printer, and what it will look like."),
      Example(line: "flagfall print --test --printer /dev/usb/lp0 --model m110", meaning: "What the printer can do."),
    ],
    run: print)

  private static func print(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let order = try PrintOrder(arguments)
    guard let place = arguments.value("printer") else {
      guard order.preview != nil else {
        throw .usage("say where to print with --printer, or --preview FILE for a look")
      }
      _ = try order.job(on: order.model ?? .m110)
      return .done
    }
    switch try reaching({ () throws(PrinterError) in try PrinterAddress(place) }) {
    case .network(let host, let port):
      return try order.send(to: order.model ?? .escpos80, over: DescriptorLink(host: host, port: port))
    case .device(let path): return try order.send(to: order.model ?? .m110, over: DescriptorLink(device: path))
    case .file(let path):
      try Files.requireFolder(of: path)
      return try order.send(to: order.model ?? .m110, over: DescriptorLink(file: path))
    case .bluetooth(let name):
      let bluetooth = try reaching { () throws(PrinterError) in try Bluetooth() }
      let candidates = try reaching { () throws(PrinterError) in
        let seen = try bluetooth.scan(for: 10_000) { seen in
          BluetoothPrinter.candidates(named: name, among: seen).first?.strength != nil
        }
        let found = BluetoothPrinter.candidates(named: name, among: seen)
        if found.isEmpty {
          let others = BluetoothPrinter.candidates(named: nil, among: seen).map(\.name)
          throw .notFound(name: name, seen: others)
        }
        return found
      }
      let printer = try KnownPrinters.profile(of: candidates[0], named: order.model)
      // Another device that merely has been seen is no second chance for this one.
      let same = candidates.filter { $0.name == candidates[0].name }
      return try order.send(to: printer, over: BluetoothLink(bluetooth, to: same))
    }
  }
}
