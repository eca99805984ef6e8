/// Something the page is to do.
package enum Effect: Sendable, Hashable {
  /// Fetch a file of the site; answered by `loaded`.
  case load(path: String)
  /// Add lines to the ride log; durable ones before the screen is shown.
  case append(lines: [String], isDurable: Bool)
  /// Put lines in the place of the whole log.
  case replaceLog(lines: [String])
  /// Throw the log away.
  case clearLog
  /// Keep a setting.
  case save(Setting)
  /// Give positions from now on.
  case watchPosition
  /// Give no more.
  case stopWatching
  /// Beat so many times a second: 0, 1 or 4.
  case ticks(rate: Int64)
  /// Keep the screen on, or not.
  case wakeLock(Bool)
  /// Shake the device for so many milliseconds.
  case vibrate(milliseconds: Int64)
  /// Make a sound.
  case sound(Sound)
  /// Ask the reader whether the fare may stand in a notification; answered by `notifications`.
  case askToNotify
  /// Put words in the ride's one notification, in the place of those before.
  case notify(title: String, body: String)
  /// Take the notification away.
  case clearNotification
  /// Fill the screen with the page, or no longer.
  case fillScreen(Bool)
  /// Go to a room.
  case navigate(Room)
  /// The address names another room than is shown: put this one in its place.
  case redirect(Room)
  /// Go back, to a room where nothing of the app is behind.
  case leave(for: Room)
  /// Save a text as a file.
  case download(name: String, type: String, text: String)
  /// Have a receipt made and do something with it.
  case receipt(ReceiptTask)
  /// Pass a picture on or keep it; answered by `shared` when it was passed on.
  case picture(PictureTask)
  /// Show a room of another module; `room-failed` tells that it cannot be.
  case room(RoomTask)
  /// Show none any more.
  case closeRoom
  /// Fetch a part of the street map; only the answers ask for it; answered by `map`.
  case map(MapTask)
  /// Put the page on paper.
  case print
  /// Do something about a printer of receipts; only the answers ask for it.
  case printer(PrinterTask)
  /// Put the focus on an element.
  case focus(id: String)
  /// Say a text to those who listen.
  case announce(String)
  /// Let the reader choose a file.
  case pickFile(accept: String)
  /// Read no more of the file that is being read.
  case stopReading
  /// Draw the page, then come back; answered by `go-on`.
  case goOn
  /// Say which rides are kept; answered by `rides`.
  case listRides
  /// Give a kept ride; answered by `kept-ride`.
  case readRide(id: String)
  /// Keep a ride: its note and the lines of its log.
  case keepRide(id: String, note: String, log: [String])
  /// Throw a kept ride away, or all.
  case deleteRide(id: String?)
  /// Save every kept ride in one file that begins with a line.
  case exportRides(name: String, head: String)
  /// Say which tariffs are the reader's own; answered by `tariffs`.
  case listTariffs
  /// Keep a tariff of the reader's own: its note and its file; answered by `tariffs`.
  case keepTariff(id: String, note: String, text: String)
  /// Throw one away; answered by `tariffs`.
  case deleteTariff(id: String)
  /// Keep a text under a name for the next visit; only the answers ask for it.
  case keepText(name: String, text: String)
  /// Say what was kept under a name; answered by `recalled`.
  case recall(name: String)
  /// Ask the browser to install the app.
  case install
  /// Start the version that waits.
  case startNewVersion
  /// Begin the page anew.
  case reload
}

/// A sound of the meter.
package enum Sound: String, Sendable, Hashable {
  /// A key is pressed.
  case click
  /// The fare goes on by a step.
  case tick
}
