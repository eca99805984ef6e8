import Drawing
import JSON
import Screens
import Units

extension Session {
  /// So many starts in a row that never got through the log are the log's fault, not that of a closed app.
  private static let deadStarts: Int64 = 3
  private static let starts = "starts"
  private static let settings = "settings"

  /// Starts the app on what was kept.
  package func begin(device: Device, languages: [String], place: Room = .shell) {
    loadFonts()
    devices.printer.listen { [weak self] news in self?.hear(news) }
    let (bytes, aside) = readLog()
    log = bytes.map { $0.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } } ?? []
    let abilities = Abilities(
      notifications: devices.cards.areAllowed() ? .granted : .denied, staysAwake: true, fillsScreen: false)
    send(
      .boot(
        Boot(
          device: device, languages: languages, settings: keptSettings, log: bytes, place: place,
          abilities: abilities)))
    tellTariffs()
    if let aside { send(.recovered(dropped: aside)) }
    count(0)
  }

  private func loadFonts() {
    guard let medium = files.file("data/fonts/mono-medium.ttf"),
      let bold = files.file("data/fonts/mono-extrabold.ttf"), let gothic = files.file("data/fonts/gothic.ttf")
    else { return }
    do throws(FontError) {
      fonts = try Fonts(medium: medium, extraBold: bold, gothic: gothic)
      asked.fonts = fonts
    } catch {
      send(.receiptFailed(reason: error.message))
    }
  }

  /// The log; what was set aside where the app died of it too often.
  private func readLog() -> (log: [UInt8]?, aside: String?) {
    let dead =
      devices.storage.text(Session.starts).map { String(decoding: $0, as: UTF8.self) }.flatMap { Int64($0) } ?? 0
    let bytes = devices.storage.log()
    count(dead + 1)
    guard dead >= Session.deadStarts, let bytes else { return (bytes, nil) }
    do throws(Storage.Refusal) {
      try devices.storage.setAside()
      return (nil, String(decoding: bytes, as: UTF8.self))
    } catch {
      return (bytes, nil)
    }
  }

  private func count(_ starts: Int64) {
    do throws(Storage.Refusal) {
      try devices.storage.keepText(Session.starts, Array(String(starts).utf8))
    } catch {
      // Then a start that dies is not counted; nothing is lost.
    }
  }

  /// What was kept of the settings.
  var keptSettings: Settings {
    guard let bytes = devices.storage.text(Session.settings) else { return Settings() }
    do throws(JSONError) { return Settings(try JSONReader.read(bytes)) } catch { return Settings() }
  }

  /// Keeps one setting beside the others.
  func keep(_ setting: Setting) throws(Storage.Refusal) {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    if let bytes = devices.storage.text(Session.settings) {
      do throws(JSONError) {
        for member in try JSONReader.read(bytes).members where member.key != setting.key {
          writer.key(member.key)
          writer.value(member.value)
        }
      } catch {
        // A file that cannot be read is written anew.
      }
    }
    writer.key(setting.key)
    setting.write(to: &writer)
    writer.endObject()
    try devices.storage.keepText(Session.settings, writer.finish())
  }
}
