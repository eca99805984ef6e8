import Motion
import Screens
import ShiftScreens
import Units

/// Where the sheet over the map stands while a finger holds it, and until it has come to rest.
package struct SheetStand: Sendable, Hashable {
  /// How high it is, in points.
  package var height: Double
  /// How much the map behind it is blurred, in points.
  package var blur: Double
  /// How far its content is scrolled; nil where the finger has not moved that.
  package var scrolled: Double?
}

extension Session {
  /// Enters a room of the shift.
  func open(_ room: ShiftRoom, _ task: RoomTask) {
    city = task.city
    openShift(room)
  }

  func openShift(_ room: ShiftRoom) {
    drive(
      .open(
        ShiftEvent.Opening(
          room: room, window: Session.window(state.device), language: state.language, city: city, host: deskHost)))
  }

  /// Nothing of a shift goes on by itself when its room was left, but for what a dispatcher waits for: it is reckoned when
  /// it is entered again.
  func closeShift() {
    guard shift != nil else { return }
    shift = nil
    sheet = nil
    if !shiftLasts { devices.shift.beat(0) {} }
    devices.shift.frames(0) {}
    stayAwake(shift: false)
  }

  /// The window as the shift is told of it.
  static func window(_ device: Device) -> ShiftEvent.Window {
    ShiftEvent.Window(width: device.width, height: device.height, hasReducedMotion: device.hasReducedMotion)
  }

  /// A key of the shift was pressed.
  package func press(_ key: ShiftKey) { drive(.key(key)) }

  /// A field of the shift was changed.
  package func fill(_ field: ShiftField, _ value: String) { drive(.input(field, value: value)) }

  /// Performs an effect of the shift.
  func perform(_ effect: ShiftEffect) {
    switch effect {
    case .load(let path):
      let own = Session.tariff(path).flatMap { devices.storage.tariffs.read($0) }
      drive(.loaded(path: path, text: own ?? files.file(path)))
    case .keep(let name, let text):
      do throws(Storage.Refusal) {
        try devices.storage.keepText(name, Array(text.utf8))
      } catch {
        drive(.unkept)
      }
    case .recall(let name): drive(.recalled(name: name, text: devices.storage.text(name)))
    case .navigate(let room): go(to: .module(.shift(room.hash)))
    case .ticks(let rate, let lasts):
      shiftLasts = lasts && rate > 0
      devices.shift.beat(rate) { [weak self] in self?.drive(.tick) }
    case .announce(let text): devices.system.announce(text)
    case .speak(let text, let language): speak(text, language)
    case .vibrate(let milliseconds): devices.system.shake(milliseconds)
    case .sound(.click): devices.system.sound(.click)
    case .sound(.offer): devices.shift.tones([(hertz: 880, milliseconds: 600)])
    case .sound(.warning): devices.shift.tones([(hertz: 220, milliseconds: 250)])
    case .save(let name, _, let bytes): devices.system.share(System.File(name: name, bytes: bytes)) { _ in }
    case .letters:
      driver.fonts = fonts
      drive(.lettered(fonts != nil))
    case .wakeLock(let isOn): stayAwake(shift: isOn)
    case .ask(let ask): self.ask(ask)
    case .listen(let since): listen(since: since)
    case .follow(let isOn): follow(isOn)
    // A view of another screen begins at its top by itself, a field shows what the engine says, and the system puts the focus.
    case .top, .fill, .focus: break
    }
  }

  // MARK: - The sheet under a finger

  /// So many pictures of a gliding sheet in a second.
  package static var frameRate: Int64 { 60 }

  /// A finger takes hold of the sheet.
  ///
  /// - Parameters:
  ///   - strip: How high its strip is.
  ///   - scrolled: How far its content is scrolled.
  ///   - content: How high its content is.
  package func grabSheet(strip: Double, scrolled: Double, content: Double) {
    guard !driver.isLocked else { return }
    devices.shift.frames(0) {}
    driver.grabSheet(strip: strip, scrolled: scrolled, content: content, at: instant)
    stand()
  }

  /// The finger went up by some points.
  package func pullSheet(up points: Double) {
    guard sheet != nil else { return }
    driver.pullSheet(up: points, at: instant)
    stand()
  }

  /// The finger lets go: the spring, then the detent; at once for a reader who wants little motion.
  package func dropSheet() {
    guard sheet != nil else { return }
    driver.dropSheet(at: instant)
    guard driver.sheet.isGoing(at: instant), !state.device.hasReducedMotion else { return rest() }
    stand()
    devices.shift.frames(Session.frameRate) { [weak self] in self?.glide() }
  }

  private var instant: Double { Double(devices.now().milliseconds) }

  private func stand() {
    let (motion, now) = (driver.sheet, instant)
    sheet = SheetStand(height: motion.height(at: now), blur: motion.blur(at: now), scrolled: motion.scrolled)
  }

  private func glide() {
    if driver.sheet.isGoing(at: instant) { stand() } else { rest() }
  }

  private func rest() {
    devices.shift.frames(0) {}
    sheet = nil
    drive(.sheet(driver.sheet.detent))
  }
}
