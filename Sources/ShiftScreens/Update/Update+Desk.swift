import JSON
import Motion
import Offers
import Shift
import Track
import Units
import Words

extension ShiftState {
  /// How long nothing is answered before the dispatcher is out of reach.
  static var lossTime: Elapsed { .seconds(3) }
  /// After a failure it is asked again so much later.
  private static var pause: Elapsed { Elapsed(milliseconds: 1500) }
  /// So often the place is told.
  private static var placing: Elapsed { .seconds(4) }
  /// So long nothing may come before the dispatcher is asked whether he is there.
  private static var silence: Elapsed { .seconds(10) }
  /// From this speed on the car drives, in millimetres a second.
  private static var driving: Int64 { 3000 }

  /// The day that the dispatcher knows of.
  private var deskDay: Workday? { day?.desk?.owner == link?.owner ? day : nil }

  /// Whether a dispatcher may have rides for the driver now.
  var isAtDesk: Bool { link?.isRevoked == false && deskDay?.duty.phase == .onDuty }

  /// Whether the car moves, as far as its receiver says.
  var isMoving: Bool { isAtDesk && (link?.fix?.speed?.millimetresPerSecond ?? 0) >= ShiftState.driving }

  /// Whether something is to be sent or asked although the day is not on the road.
  var hasErrands: Bool {
    entering != nil || (link?.isRevoked == false && (link?.mustLook == true || deskDay?.desk?.waiting.isEmpty == false))
  }

  /// Whether what the last day did is all told.
  var isToldOff: Bool { link?.isRevoked != false || (deskDay?.desk?.waiting.isEmpty ?? true) }

  // MARK: - What is asked

  /// Asks and tells the dispatcher what is due.
  mutating func attendDesk(_ effects: inout [ShiftEffect]) {
    if let token = entering, !isEntering, now >= enterAt {
      isEntering = true
      effects.append(.ask(DeskAsk(name: .enter, method: "POST", path: "session", token: token)))
    }
    // A day that is still to be taken up may have something to send first.
    guard hasRecalled, journal.isEmpty || day != nil else { return }
    guard let link, !link.isRevoked else {
      if isFollowing { effects.append(.follow(false)) }
      isFollowing = false
      return
    }
    if let since = link.lostSince, isAtDesk, day?.desk?.isLost == false, now - since >= ShiftState.lossTime {
      _ = enter(.reach(false), &effects)
    }
    follow(&effects)
    listen(&effects)
    guard now >= link.retryAt else { return }
    askInTurn(&effects)
    guard isAtDesk, let fix = link.fix, !link.asked.contains(.place), now - link.placed >= ShiftState.placing else {
      return
    }
    self.link?.placed = now
    ask(DeskAsk(name: .place, method: "PUT", path: "driver/place", body: ShiftState.body(fix, link)), &effects)
  }

  /// Commands go in their order, and nothing is looked up that one of them may change.
  private mutating func askInTurn(_ effects: inout [ShiftEffect]) {
    guard let link, !link.asked.contains(.command), !link.asked.contains(.look), !link.asked.contains(.ride) else {
      return
    }
    if let day = deskDay, let first = day.desk?.waiting.first {
      // What goes out at once happened now.
      let time = now - first.at >= .seconds(2) ? link.there(first.at) : nil
      ask(
        DeskAsk(
          name: .command, method: "POST", path: first.path, key: "\(day.begun.milliseconds)-\(first.number)",
          body: first.body(at: time)), &effects)
    } else if let ride = link.missed {
      ask(DeskAsk(name: .ride, method: "GET", path: "rides/" + ride), &effects)
    } else if link.mustLook || (isAtDesk && now - link.contact >= ShiftState.silence) {
      ask(DeskAsk(name: .look, method: "GET", path: "driver"), &effects)
    }
  }

  private mutating func ask(_ ask: DeskAsk, _ effects: inout [ShiftEffect]) {
    link?.asked.append(ask.name)
    effects.append(.ask(ask))
  }

  private static func body(_ fix: Fix, _ link: DeskLink) -> String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("lat", decimal: Decimal.shortest(fix.place.latitude, digits: 9))
    writer.member("lon", decimal: Decimal.shortest(fix.place.longitude, digits: 9))
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private mutating func follow(_ effects: inout [ShiftEffect]) {
    let phase = deskDay?.duty.phase
    let wants = phase == .called || phase == .onDuty
    guard wants != isFollowing else { return }
    isFollowing = wants
    effects.append(.follow(wants))
  }

  private mutating func listen(_ effects: inout [ShiftEffect]) {
    let wants = isAtDesk
    guard let link, wants != link.isListening else { return }
    if wants {
      guard let sequence = link.sequence, !link.mustLook else { return }
      effects.append(.listen(since: sequence))
    } else {
      effects.append(.listen(since: nil))
    }
    self.link?.isListening = wants
  }

  /// Leaves the dispatcher.
  mutating func leaveDesk(_ effects: inout [ShiftEffect]) {
    guard link?.asked.contains(.leave) == false, canBegin || link?.isRevoked == true else { return }
    ask(DeskAsk(name: .leave, method: "DELETE", path: "session"), &effects)
  }

  // MARK: - What is answered

  mutating func hear(_ told: ShiftEvent.Told, _ effects: inout [ShiftEffect]) {
    if told.name == .enter {
      hearEntry(told, &effects)
      return
    }
    guard link != nil else { return }
    link?.asked.removeAll { $0 == told.name }
    guard told.status > 0, told.status != 429, told.status < 500 else {
      lose()
      return
    }
    reach(&effects)
    if told.status == 401 {
      // Who was let in once and is not any more has had his link revoked.
      if told.name == .leave { forget(&effects) } else { link?.isRevoked = true }
      if link?.isListening == true { effects.append(.listen(since: nil)) }
      link?.isListening = false
      return
    }
    do throws(JSONError) {
      try hearAnswer(told, &effects)
    } catch {
      remark(told.name.rawValue + ": " + error.description)
      lose()
    }
  }

  private mutating func hearAnswer(_ told: ShiftEvent.Told, _ effects: inout [ShiftEffect]) throws(JSONError) {
    switch told.name {
    case .enter, .place: break
    case .leave: forget(&effects)
    case .look: try look(told, &effects)
    case .ride: try lookAfter(told, &effects)
    case .command:
      guard let number = deskDay?.desk?.waiting.first?.number else { return }
      let word = try JSONReader.read(told.text).member("answer").string
      if word != "done", word != "won" { link?.mustLook = true }
      hear(.answered(number, word), &effects)
    }
  }

  private mutating func hearEntry(_ told: ShiftEvent.Told, _ effects: inout [ShiftEffect]) {
    isEntering = false
    guard told.status > 0, told.status != 429, told.status < 500 else {
      enterAt = now + ShiftState.pause
      return
    }
    entering = nil
    do throws(JSONError) {
      let node = try JSONReader.read(told.text)
      guard told.status == 200, try node.member("role").string == "driver" else {
        isTurnedAway = true
        return
      }
      let owner = try node.member("owner").string
      isTurnedAway = false
      link = DeskLink(owner: owner, name: owner)
      effects.append(.keep(name: Kept.desk, text: DeskLink(owner: owner, name: owner).json))
    } catch {
      isTurnedAway = true
    }
  }

  private mutating func forget(_ effects: inout [ShiftEffect]) {
    if isFollowing { effects.append(.follow(false)) }
    isFollowing = false
    effects.append(.listen(since: nil))
    link = nil
    effects.append(.keep(name: Kept.desk, text: ""))
  }

  private mutating func lose() {
    if link?.lostSince == nil { link?.lostSince = now }
    link?.retryAt = now + ShiftState.pause
  }

  private mutating func reach(_ effects: inout [ShiftEffect]) {
    link?.contact = now
    if link?.lostSince != nil {
      link?.lostSince = nil
      link?.mustLook = true
    }
    if isAtDesk, day?.desk?.isLost == true { _ = enter(.reach(true), &effects) }
  }

  // MARK: - What the dispatcher says

  private mutating func look(_ told: ShiftEvent.Told, _ effects: inout [ShiftEffect]) throws(JSONError) {
    let node = try JSONReader.read(told.text)
    let before = link
    link?.compare(try node.member("time").int64, took: told.took, at: now)
    link?.sequence = try node.member("sequence").int64
    let name = try node.member("name").string
    if let before, let after = link, before.name != name || abs(before.ahead - after.ahead) > 1000 {
      link?.name = name
      effects.append(.keep(name: Kept.desk, text: link?.json ?? ""))
    }
    link?.mustLook = false
    guard let link else { return }
    let vehicle = try node.member("state").choice(VehicleState.allCases.map { ($0.rawValue, $0) })
    let held = try node.optional("holds").flatMap { node throws(JSONError) in try ShiftState.stand(node, link) }
    if let ride = deskDay?.desk?.ride, !ride.isOwn, ride.id != held?.ride {
      self.link?.missed = ride.id
      return
    }
    hear(.holds(held, vehicle), &effects)
    if let offer = try node.optional("offer"), try offer.optional("from") != nil {
      hear(.offered(try ShiftState.offer(offer, link)), &effects)
    }
  }

  /// What became of a ride that the driver holds no more.
  private mutating func lookAfter(_ told: ShiftEvent.Told, _ effects: inout [ShiftEffect]) throws(JSONError) {
    guard let ride = link?.missed, let known = link else { return }
    link?.missed = nil
    guard told.status == 200 else {
      hear(.gone(ride, .searching), &effects)
      return
    }
    let node = try JSONReader.read(told.text)
    let isMine = try node.optional("driver")?.string == known.owner
    guard let stand = try ShiftState.stand(node, known) else { return }
    if stand.state == .ended || stand.state == .noShow, isMine {
      hear(.stands(stand), &effects)
    } else if stand.state.isHeld, isMine {
      link?.mustLook = true
    } else {
      hear(.gone(ride, stand.state), &effects)
    }
  }

  /// An event of the stream.
  mutating func hearEvent(_ name: String, _ data: [UInt8], _ effects: inout [ShiftEffect]) {
    guard let link else { return }
    reach(&effects)
    do throws(JSONError) {
      let node = try JSONReader.read(data)
      switch name {
      case "offer":
        let state = try DeskLine.offerState(node.member("state"))
        if state == .sent {
          hear(.offered(try ShiftState.offer(node, link)), &effects)
        } else {
          hear(.over(try node.member("offer").string, state), &effects)
        }
      case "ride":
        // While something is not answered yet, the whole is looked at after it.
        if deskDay?.desk?.waiting.isEmpty == false { self.link?.mustLook = true }
        if let stand = try ShiftState.stand(node, link) { hear(.stands(stand), &effects) }
      default: break
      }
    } catch {
      remark(name + ": " + error.description)
    }
  }

  mutating func hear(_ stream: ShiftEvent.Stream, _ effects: inout [ShiftEffect]) {
    guard link?.isListening == true else { return }
    switch stream {
    case .open: reach(&effects)
    case .broken: lose()
    case .over:
      lose()
      // What is told meanwhile is in how things stand.
      link?.isListening = false
      link?.mustLook = true
    }
  }

  /// Takes in what the dispatcher says, and writes into the record what the driver must know.
  private mutating func hear(_ news: DeskNews, _ effects: inout [ShiftEffect]) {
    guard let before = deskDay, before.isNews(news), enter(.heard(news), &effects) else { return }
    guard let strings, let after = day else { return }
    for trouble in (after.desk?.troubles ?? []).dropFirst(before.desk?.troubles.count ?? 0) where trouble != .given {
      let words = ShiftWords(strings, after.tariff)
      _ = enter(.incident(troubleWords(trouble, words)), &effects)
    }
    if let trouble = after.desk?.troubles.last, trouble != before.desk?.troubles.last {
      effects.append(.sound(.warning))
      effects.append(.announce(troubleWords(trouble, ShiftWords(strings, after.tariff))))
    }
  }

  private static func offer(_ node: JSONNode, _ link: DeskLink) throws(JSONError) -> DeskOffer {
    DeskOffer(
      id: try node.member("offer").string, ride: try node.member("ride").string,
      revision: try node.member("revision").int64,
      countdown: Countdown(
        start: link.here(try DeskLine.time(node, "sent")), deadline: link.here(try DeskLine.time(node, "deadline"))),
      from: try DeskLine.place(node.member("from")), to: try DeskLine.goal(node))
  }

  private static func stand(_ node: JSONNode, _ link: DeskLink) throws(JSONError) -> DeskStand? {
    DeskStand(
      ride: try node.member("ride").string, state: try DeskLine.rideState(node.member("state")),
      from: try DeskLine.place(node.member("from")), to: try DeskLine.goal(node),
      arrived: try node.optional("arrived_at") == nil ? nil : link.here(try DeskLine.time(node, "arrived_at")))
  }

  // MARK: - Positions

  /// The receiver has seen the car.
  mutating func hear(_ fix: Fix, _ effects: inout [ShiftEffect]) {
    guard link != nil else { return }
    link?.fix = fix
    day?.fixed(fix)
    guard day?.desk?.ride?.state == .onTrip else { return }
    trip += ShiftState.line(fix).utf8
    guard now - tripKept >= .seconds(5) else { return }
    tripKept = now
    effects.append(.keep(name: Kept.trip, text: String(decoding: trip, as: UTF8.self)))
  }

  private static func line(_ fix: Fix) -> String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("at", int64: fix.time.milliseconds)
    writer.member("lat", int64: fix.place.latitude)
    writer.member("lon", int64: fix.place.longitude)
    if let accuracy = fix.accuracy { writer.member("accuracy", int64: accuracy.millimetres) }
    if let speed = fix.speed { writer.member("speed", int64: speed.millimetresPerSecond) }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self) + "\n"
  }

  /// The positions of the trip that goes on, as they were kept.
  var tripFixes: [Fix] {
    var fixes: [Fix] = []
    var start = 0
    while let end = trip[start...].firstIndex(of: UInt8(ascii: "\n")) {
      do throws(JSONError) {
        let node = try JSONReader.read(trip, in: start..<end)
        let place = Coordinate(latitude: try node.member("lat").int64, longitude: try node.member("lon").int64)
        if let place {
          fixes.append(
            Fix(
              time: Instant(milliseconds: try node.member("at").int64), place: place,
              accuracy: try node.optional("accuracy").map { node throws(JSONError) in
                Distance(millimetres: try node.int64)
              },
              speed: try node.optional("speed").map { node throws(JSONError) in
                Speed(millimetresPerSecond: try node.int64)
              }))
        }
      } catch {
        // A line that was not written to its end tells nothing.
        return fixes
      }
      start = end + 1
    }
    return fixes
  }
}
