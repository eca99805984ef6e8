import Almanac
import JSON
import Metro
import Tariffs
import Track
import Units
import Words

extension MetroState {
  /// Takes a file that was opened: a network, or what someone measured.
  mutating func take(_ name: String, _ text: [UInt8], _ turn: inout MetroTurn) {
    do throws(JSONError) {
      // An import is a line with its report and the network behind it.
      if text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "\n")) {
        let report = try MetroState.report(JSONReader.read(text, in: 0..<end))
        bring(try NetworkFile.read(Array(text[(end + 1)...])), report: report, &turn)
        return
      }
      let root = try JSONReader.read(text)
      if try root.optional("hops") != nil {
        var wasMended = false
        let other = try LearnedTimes(text, wasMended: &wasMended)
        learned.merge(other)
        keepLearned(&turn)
        notify(.merged)
        return
      }
      bring(try NetworkFile.read(text), &turn)
    } catch {
      notify(.refused(name: name, reason: error.description))
    }
  }

  private static func report(_ list: JSONNode) throws(JSONError) -> [String] {
    var lines: [String] = []
    for note in try list.elements {
      let count = try note.member("count").int64
      lines.append(
        try note.member("kind").string + ": " + note.member("text").string
          + (count > 1 ? " (and \(count - 1) more)" : ""))
    }
    return lines
  }

  /// Keeps a network of the reader's own and uses it.
  mutating func bring(_ brought: Network, report: [String] = [], _ turn: inout MetroTurn) {
    var network = brought
    network.id = shelf.free(network.id)
    shelf.put(NetworkShelf.Entry(id: network.id, city: network.city, isOwn: true))
    keep(NetworkShelf.name(of: network.id), String(decoding: network.json(.compact), as: UTF8.self), &turn)
    choices.network = network.id
    keepChoices(&turn)
    guard ride == nil else { return }
    self.network = LoadedNetwork(network)
    trip = TripChoice()
    calibration.begin(nil)
    notify(.imported(city: network.city.text(in: language.tag), report: report))
  }

  mutating func saveLine(_ turn: inout MetroTurn) {
    form.showsFaults = true
    let date = CivilDateTime(utc: now).date
    guard let network = form.network(id: shelf.freeOfAll("line"), on: date) else {
      if let fault = form.faults.first { turn.perform(.focus(id: MetroState.field(of: fault).name)) }
      return
    }
    bring(network, &turn)
    let zone = form.zone
    form = LineForm()
    form.zone = zone
    turn.perform(.navigate(.home))
  }

  private static func field(of fault: LineForm.Fault) -> MetroField {
    switch fault {
    case .name: .lineName
    case .stopName(let place): .stopName(place)
    case .minutes(let place): .stopMinutes(place)
    }
  }

  // MARK: - Measuring

  mutating func calibrate(_ key: MetroKey, _ turn: inout MetroTurn) {
    switch key {
    case .untap: calibration.undo()
    case .retap: calibration.begin(calibration.way ?? trip.way)
    default:
      if let measured = calibration.tap(at: now) { learn(measured, &turn) }
    }
  }

  /// A position is about the ride that goes on, else about the taps at every stop.
  mutating func locate(_ fix: Fix, _ turn: inout MetroTurn) {
    guard ride == nil else { return tell(.fix(fix), &turn) }
    for measured in calibration.take(fix, at: now) { learn(measured, &turn) }
  }

  private mutating func learn(_ measured: Calibration.Measured, _ turn: inout MetroTurn) {
    let part = DayPart(secondsOfDay: secondsOfDay)
    if learned.add(measured.kind, measured.value, at: measured.key, part: part, official: measured.official) {
      keepLearned(&turn)
    }
  }

  var secondsOfDay: Int64 {
    guard let clock = network?.network.clock else { return 0 }
    return clock.seconds(of: now, on: clock.serviceDay(at: now))
  }
}

extension NetworkShelf {
  /// An identifier that no network has.
  func freeOfAll(_ id: String) -> String {
    guard entry(id) != nil else { return id }
    var number = 2
    while entry("\(id)-\(number)") != nil { number += 1 }
    return "\(id)-\(number)"
  }
}
