import Almanac
import JSON
import Motion
import Shift
import Tariffs
import Units
import Words

/// Changes the state of the shift's rooms by an event and says what the page is to do.
package func update(_ state: inout ShiftState, _ event: ShiftEvent) -> [ShiftEffect] {
  var effects: [ShiftEffect] = []
  state.now = max(state.now, event.now)
  state.day?.advance(to: state.now)
  let before = state.stage
  switch event.kind {
  case .open(let opening): state.open(opening, &effects)
  case .loaded(let path, let text): state.shelve(path, text, &effects)
  case .recalled(let name, let text): state.recall(name, text, &effects)
  case .key(let key): state.press(key, &effects)
  case .input(let field, let value): state.fill(field, value, &effects)
  case .resize(let window): state.window = window
  case .tick: break
  case .sheet(let detent): state.sheet.rest(at: state.isLocked ? 0 : detent)
  case .lettered(let isThere):
    if !isThere { state.isSaving = false }
    if state.isSaving { state.savePDF(&effects) }
  case .unkept: state.isUnkept = true
  case .told(let told): state.hear(told, &effects)
  case .news(let name, let data): state.hearEvent(name, data, &effects)
  case .stream(let stream): state.hear(stream, &effects)
  case .fix(let fix): state.hear(fix, &effects)
  }
  state.resume(&effects)
  state.attendDesk(&effects)
  state.attend(&effects)
  // What comes next is read from its beginning.
  if state.stage != before, state.room == .day { effects.append(.top) }
  return effects
}

extension ShiftState {
  static let stringsFolder = "data/strings/"
  static let tariffFolder = "data/tariffs/"
  static let holidayFolder = "data/holidays/"

  /// The names under which things are kept.
  enum Kept {
    static let profile = "shift/profile"
    static let day = "shift/day"
    static let past = "shift/past"
    static let desk = "shift/desk"
    static let trip = "shift/trip"
    static let all = [profile, past, day, desk, trip]
    static func record(_ number: Int64) -> String { "shift/record/\(number)" }
  }

  /// The city whose tariff the next day's meter has: that on the meter, else one where the language is spoken.
  var nextCity: String {
    if let city, !missing.contains(ShiftState.tariffFolder + city + ".json") { return city }
    switch language {
    case .japanese: return "jp-tokyo"
    case .german: return "de-berlin"
    case .spanish: return "es-madrid"
    case .polish: return "pl-warszawa"
    case .english, .ukrainian, .pseudo: return "gb-london"
    }
  }

  /// Which of the day's screens is shown; another is read from its beginning.
  fileprivate var stage: Int {
    guard let day else { return -1 }
    return (Duty.Phase.allCases.firstIndex(of: day.duty.phase) ?? 0) * 2 + (day.isHome ? 1 : 0)
  }

  /// The sheet stays low while the car drives, and nothing lies over the map.
  package var isLocked: Bool {
    day?.isDriving == true || day?.offer != nil || day?.desk?.offer != nil || isMoving
  }

  fileprivate mutating func open(_ opening: ShiftEvent.Opening, _ effects: inout [ShiftEffect]) {
    if room != opening.room {
      dialog = nil
      refused = nil
      opened = nil
    }
    if language != opening.language { strings = nil }
    room = opening.room
    host = opening.host
    if case .link(let token) = opening.room {
      // The token is used once and stands in no address.
      (entering, enterAt, room) = (token, now, .day)
    }
    if link != nil, day?.desk == nil || day?.duty.phase != .onDuty { link?.mustLook = true }
    window = opening.window
    language = opening.language
    city = opening.city
    // A room that was left beats no more.
    (beat, isAwake) = (0, false)
    load(ShiftState.stringsFolder + language.tag + ".json", again: strings == nil, &effects)
    for name in Kept.all where !asked.contains(name) {
      asked.append(name)
      effects.append(.recall(name: name))
    }
    if case .record(let number?) = opening.room, number != day?.setting.number {
      effects.append(.recall(name: Kept.record(number)))
    }
  }

  mutating func load(_ path: String, again: Bool = false, _ effects: inout [ShiftEffect]) {
    guard again || !asked.contains(path) else { return }
    asked.append(path)
    effects.append(.load(path: path))
  }

  fileprivate mutating func shelve(_ path: String, _ text: [UInt8]?, _ effects: inout [ShiftEffect]) {
    do throws(JSONError) {
      guard let text else { throw JSONError(line: 0, column: 0, path: path, message: "it did not come") }
      if path.utf8.starts(with: ShiftState.tariffFolder.utf8) {
        let tariff = try TariffFile.read(text)
        tariffs.append(tariff)
        if let id = tariff.holidays { load(ShiftState.holidayFolder + id + ".json", &effects) }
      } else if path.utf8.starts(with: ShiftState.holidayFolder.utf8) {
        calendars.append(try HolidayFile(text).calendar)
      } else if path == ShiftState.stringsFolder + language.tag + ".json" {
        strings = try Strings(language, ordered: text)
      } else if strings == nil, path == ShiftState.stringsFolder + "en.json" {
        strings = try Strings(.english, ordered: text)
      }
    } catch {
      remark(path + ": " + error.description)
      missing.append(path)
      if path == ShiftState.stringsFolder + language.tag + ".json" {
        load(ShiftState.stringsFolder + "en.json", again: true, &effects)
      }
    }
  }

  /// The tariff of a city with its holidays; nil inside while it has not come, nil outside where it is not to be had.
  func ready(_ city: String) -> (tariff: Tariff, calendar: Bool)? {
    guard let tariff = tariffs.first(where: { $0.id == city }) else { return nil }
    guard let id = tariff.holidays else { return (tariff, true) }
    let path = ShiftState.holidayFolder + id + ".json"
    return (tariff, calendars.contains { $0.id == id } || missing.contains(path))
  }

  func isMissing(_ city: String) -> Bool { missing.contains(ShiftState.tariffFolder + city + ".json") }

  fileprivate mutating func recall(_ name: String, _ text: [UInt8]?, _ effects: inout [ShiftEffect]) {
    if !recalled.contains(name) { recalled.append(name) }
    guard let text, !text.isEmpty else { return }
    do throws(JSONError) {
      switch name {
      case Kept.profile: profile = try Profile(json: text)
      case Kept.past: past = try PastDay.read(text)
      case Kept.day: journal = text
      case Kept.desk: if link == nil { link = try DeskLink(json: text) }
      case Kept.trip: trip = text
      default: try openRecord(name, text)
      }
    } catch {
      remark(name + ": " + error.description)
    }
  }

  private mutating func openRecord(_ name: String, _ text: [UInt8]) throws(JSONError) {
    guard case .record(let number?) = room, name == Kept.record(number) else { return }
    do throws(DutyLogError) {
      opened = try DutyLog.read(text)
    } catch {
      throw JSONError(line: error.line, column: 0, path: name, message: error.message)
    }
  }
}
