import Drawing

/// Printers that understand the same commands.
///
/// A further family is one file beside this one.
package struct PrinterFamily: Sendable, Hashable {
  /// What it is called in errors and documents.
  package let name: String

  /// Commands that can spoil a printer, move paper or open a drawer: a job that would hold one is refused.
  package let neverSent: [[UInt8]]

  /// Questions to ask before a job, each with its answer awaited for a moment.
  package let inquiry: [PrintStep]

  /// The steps for one page.
  let page: @Sendable (Bitmap, PrinterProfile, PrintSettings) throws(ThermalError) -> [PrintStep]

  /// Families are the same when their names are.
  package static func == (left: PrinterFamily, right: PrinterFamily) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8)
  }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }
}

/// Commands that Phomemo's printers share.
enum Phomemo {
  /// Made a printer unresponsive for good, rebooted one into its loader, spoilt the paper sensor, moved paper.
  ///
  /// Sources: https://github.com/transcriptionstream/phomymo/issues/2 and the protocol notes of PassionateBytes/phomemo and
  /// mabl/phomemo-printer-app on GitHub.
  static let neverSent: [[UInt8]] = [
    [0x1F, 0x11, 0x15], [0x1F, 0x11, 0x0F], [0x1B, 0x4E, 0x10], [0x1F, 0x11, 0x2B], [0x1F, 0x11, 0x25],
  ]

  /// Lid before paper: with the lid open the paper sensor means nothing.
  static let inquiry: [PrintStep] = [
    .write([0x1F, 0x11, 0x12]), .expect(.lid, timeout: 300), .wait(30),
    .write([0x1F, 0x11, 0x11]), .expect(.paper, timeout: 300), .wait(30),
    .write([0x1F, 0x11, 0x13]), .expect(.head, timeout: 300), .wait(30),
    .write([0x1F, 0x11, 0x08]), .expect(.battery, timeout: 300), .wait(30),
  ]

  /// `1F 11` and what paper is in.
  static func media(_ media: Media) -> [UInt8] {
    switch media {
    case .labels: [0x1F, 0x11, 0x0A]
    case .roll: [0x1F, 0x11, 0x0B]
    case .marks: [0x1F, 0x11, 0x26]
    }
  }

  /// `ESC N 0D` and the speed.
  static func speed(_ settings: PrintSettings) -> [UInt8] { [0x1B, 0x4E, 0x0D, UInt8(settings.speed)] }

  /// `ESC N 04` and the density: 5 + 1.25 · darkness, rounded to the nearest, 6 to 15.
  static func density(_ settings: PrintSettings) -> [UInt8] {
    [0x1B, 0x4E, 0x04, UInt8((22 + 5 * settings.darkness) / 4)]
  }

  /// `1F 11 24` and the bytes of the head left of the picture; it persists, so it is sent when it is 0 too.
  static func margin(_ bitmap: Bitmap, on printer: PrinterProfile) -> [UInt8] {
    [0x1F, 0x11, 0x24, UInt8(truncatingIfNeeded: (printer.dots + 7) / 8 - bitmap.rowBytes)]
  }

  /// `ESC @`: everything as after switching on.
  static let initialise: [UInt8] = [0x1B, 0x40]

  /// The motor has stopped: eight seconds of silence at least, and the time that a slow head needs for the page.
  static func finished(rows: Int) -> PrintStep { .expect(.finished, timeout: 8000 + 8 * Int64(rows)) }

  /// The pace of rows: 7.5 ms each, which are 128 bytes in 20 ms on a head of 48; black rows take twice that.
  ///
  /// Short rows come no faster: the head, not the link, is what is slow.
  static func pacing(chunk: Int, rowBytes: Int) -> Pacing {
    let time = Int64((chunk * 15 + 2 * rowBytes - 1) / (2 * rowBytes))
    return Pacing(chunk: chunk, pause: max(time, 20), blackPause: max(time, 20))
  }
}
