import Glibc
import Units

/// Keys as they are pressed, without Enter where standard input is a terminal.
struct TerminalKeys {
  private let before: termios?
  /// What comes when there is nothing more to read.
  static let end: UInt8 = 4

  init() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else {
      before = nil
      return
    }
    before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Gives the terminal back as it was.
  func restore() {
    guard var before else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  /// The next key; nil when none is pressed in time.
  func next(within time: Elapsed) -> UInt8? {
    var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, Int32(truncatingIfNeeded: time.milliseconds)) > 0 else { return nil }
    var key: UInt8 = 0
    guard read(STDIN_FILENO, &key, 1) == 1 else {
      // Nothing more comes: the countdown goes on at its own pace.
      usleep(UInt32(truncatingIfNeeded: time.milliseconds * 1000))
      return TerminalKeys.end
    }
    return key
  }
}
