/// How a simulated printer behaves, written down from the tables of published notes, not from the code under test.
package struct Manners: Sendable {
  /// Bytes of a row that the head has.
  package var headBytes = 48
  /// Bytes that wait for the head at most; one more and everything is dropped.
  package var buffer = 4096
  /// Milliseconds that the head needs for a row with little ink, and for one that is black.
  package var rowTime: Int64 = 7
  package var blackRowTime: Int64 = 14
  /// Milliseconds for which a command keeps it from listening.
  package var settling: Int64 = 20
  /// Milliseconds after `ESC @`.
  package var resetting: Int64 = 90
  /// Rows of a page at most.
  package var pageRows = 1200
  /// Whether a second raster header before the end of the page is refused.
  package var takesOneHeader = true
  /// Whether only the low byte of a height is read.
  package var readsLowByteOnly = false
  /// Whether it answers at all.
  package var answers = true
  /// What it says when it is connected: seven writes are welcome, of 244 bytes.
  package var givesCredit = true
  /// Milliseconds that the motor runs on after the last row.
  package var motorTime: Int64 = 150

  package static let m110 = Manners()

  package static let m220: Manners = {
    var manners = Manners()
    manners.headBytes = 72
    return manners
  }()

  package static let m02: Manners = {
    var manners = Manners()
    manners.takesOneHeader = false
    manners.pageRows = 0xFFFF
    return manners
  }()

  package static func escpos(headBytes: Int) -> Manners {
    var manners = Manners()
    manners.headBytes = headBytes
    manners.takesOneHeader = false
    manners.readsLowByteOnly = true
    manners.pageRows = 0xFFFF
    manners.buffer = 1 << 20
    manners.settling = 0
    manners.resetting = 0
    manners.answers = false
    manners.givesCredit = false
    return manners
  }
}
