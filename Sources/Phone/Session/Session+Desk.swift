import ShiftScreens
import Units
import Words

extension Session {
  private static let kept = "dispatch.server"

  /// The address of the dispatcher's server; nil before the first link.
  private var server: String? { devices.storage.text(Session.kept).map { String(decoding: $0, as: UTF8.self) } }

  /// The name of the dispatcher's server, as the rooms of the shift say it.
  var deskHost: String { server.flatMap { DeskAddress.host($0) } ?? "" }

  /// Enters the shift by a link of a dispatcher's office; false where it is none.
  package func connect(_ link: String) -> Bool {
    guard let address = DeskAddress(link) else { return false }
    do throws(Storage.Refusal) {
      try devices.storage.keepText(Session.kept, Array(address.server.utf8))
    } catch {
      drive(.unkept)
      return true
    }
    openShift(.link(address.token))
    return true
  }

  /// Asks the dispatcher; without a server nobody answers.
  func ask(_ ask: DeskAsk) {
    guard let server else { return drive(.told(ShiftEvent.Told(ask.name, status: 0))) }
    var headers: [String: String] = [:]
    if let token = ask.token { headers["Authorization"] = "Bearer " + token }
    if let key = ask.key { headers["Idempotency-Key"] = key }
    if !ask.body.isEmpty { headers["Content-Type"] = "application/json" }
    let began = devices.now()
    devices.desk.ask(
      DeskDevice.Request(address: server + "api/v1/" + ask.path, method: ask.method, headers: headers, body: ask.body)
    ) { [weak self] status, body in
      guard let self else { return }
      let took = max(0, (devices.now() - began).milliseconds)
      drive(.told(ShiftEvent.Told(ask.name, status: status, text: body, took: took)))
    }
  }

  /// Listens to the dispatcher's stream behind the event of a number, or no more.
  func listen(since: Int64?) {
    stream?.stop()
    stream = nil
    guard let since, let server else { return }
    stream = DeskStream(server + "api/v1/events", since: since, on: devices.desk) { [weak self] news in
      switch news {
      case .open: self?.drive(.stream(.open))
      case .broken: self?.drive(.stream(.broken))
      case .over: self?.drive(.stream(.over))
      case .event(let name, let data): self?.drive(.news(name: name, data: data))
      }
    }
  }

  /// Says where the car is, or no more.
  func follow(_ isOn: Bool) {
    guard isOn else { return devices.desk.positions.stop() }
    devices.desk.positions.watch { [weak self] news in
      if case .fix(let position) = news, let fix = position.fix { self?.drive(.fix(fix)) }
    }
  }

  /// Says a text aloud; a driver who looks elsewhere has it as a notice too.
  func speak(_ text: String, _ language: String) {
    devices.shift.speak(text, language)
    guard !isSeen else { return }
    devices.desk.notify(
      PlannedNotice(id: "shift.offer", title: driver.strings?.text(.appName) ?? "", body: text, at: devices.now()))
  }
}
