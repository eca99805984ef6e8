/// One step of a print, for whatever link leads to the printer.
package enum PrintStep: Sendable, Hashable {
  /// A command, in one write of its own.
  case write([UInt8])
  /// Time for the printer to settle, in milliseconds.
  case wait(Int64)
  /// Rows of a picture, in pieces with pauses between them.
  case stream([UInt8], Pacing)
  /// An answer to wait for, at most so many milliseconds.
  case expect(StatusKind, timeout: Int64)
  /// What came before must have been taken before anything follows.
  case barrier
}

/// How fast rows may follow one another.
package struct Pacing: Sendable, Hashable {
  /// The most bytes in one write.
  package let chunk: Int

  /// Milliseconds after each write.
  package let pause: Int64

  /// Milliseconds more after a write that is black all over.
  package let blackPause: Int64

  /// Sets the three.
  package init(chunk: Int, pause: Int64, blackPause: Int64) {
    self.chunk = max(chunk, 1)
    self.pause = pause
    self.blackPause = blackPause
  }

  /// Milliseconds of rest after some bytes of rows, in proportion to their count.
  ///
  /// A head heats longer when more than 3 of 10 dots burn; from there the pause grows evenly up to ``blackPause``.
  package func rest(after bytes: some Collection<UInt8>) -> Int64 {
    let dots = Int64(bytes.count) * 8
    guard dots > 0 else { return 0 }
    let ink = Int64(bytes.reduce(0) { $0 + $1.nonzeroBitCount })
    let excess = max(ink * 10 - dots * 3, 0)
    let full = Int64(chunk)
    // Rounded up: a link with small writes is not to be faster.
    return (pause * Int64(bytes.count) + full - 1) / full
      + (blackPause * excess * Int64(bytes.count) + dots * 7 * full - 1) / (dots * 7 * full)
  }
}
