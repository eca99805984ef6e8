import Thermal

/// A way to a printer.
package protocol PrinterLink {
  /// What the link can do; known once it is made.
  var traits: LinkTraits { get }

  /// Makes the link, or makes it anew.
  func connect() throws(PrinterError)

  /// Sends bytes in one write, and waits until the printer has them when it is acknowledged.
  func write(_ bytes: [UInt8], isAcknowledged: Bool) throws(PrinterError)

  /// Waits for something to come back, at most so many milliseconds.
  func receive(for milliseconds: Int64) throws(PrinterError) -> [UInt8]

  /// Gives the link up; what was written so far counts when the print ended well.
  func close(keeping: Bool) throws(PrinterError)
}
