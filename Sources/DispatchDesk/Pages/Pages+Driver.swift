import Offers
import Shift
import Units

extension Pages {
  /// The driver's screen: the ride he holds, or the offer, or what he does.
  func driver(_ html: inout PageHTML, _ sender: Sender, _ strings: PageStrings, at time: Instant) throws(Refused) {
    let id = DriverID(sender.owner)
    guard let (kept, offer) = try api.ask({ () throws(DeskError) in try api.desk.driver(id) }) else {
      throw Refused(404, "unknown_driver", "")
    }
    let held = try (kept.ride ?? offer?.id.ride).flatMap { id throws(Refused) in
      try api.ask { () throws(DeskError) in try api.desk.ride(id) }
    }
    if let held { follow(&html, held, by: id, strings) }
    html.element(
      "section",
      [
        ("class", "card driver"), ("data-stream", "../api/v1/events?as=driver"), ("data-since", String(kept.sequence)),
        ("data-watch", kept.vehicle.state == .removed ? "" : "../api/v1/driver/place"),
      ]
    ) { html in
      if let held, kept.ride != nil {
        stage(&html, held, held.ride.state, strings, at: time)
      } else if let held, let offer {
        self.offer(&html, held, offer, strings, at: time)
      } else {
        html.element("p", [("class", "state")], text: strings.word("vehicle", kept.vehicle.state.rawValue))
        duty(&html, kept.vehicle, strings)
      }
    }
    // What the driver does counts at once: without a connection the page goes on with these.
    guard let held, kept.ride != nil else { return }
    for state in RideState.allCases where state.isHeld || [.ended, .cancelled, .noShow].contains(state) {
      html.element("template", [("data-stage", state.rawValue)]) { html in
        stage(&html, held, state, strings, at: time)
      }
    }
  }

  /// A ride that the driver holds, as far as it has come.
  private func stage(
    _ html: inout PageHTML, _ held: KeptRide, _ state: RideState, _ strings: PageStrings, at time: Instant
  ) {
    html.element("p", [("class", "state")], text: strings.word("stage", state.rawValue))
    guard state.isHeld else { return }
    waiting(&html, held, state, strings, at: time)
    way(&html, held, strings)
    let goal = [.assigned, .arrived].contains(state) ? held.ride.pickUp : held.details.destination
    if let goal {
      let point = TownMap.degrees(goal).filter { $0 != " " }
      html.element("a", [("class", "key quiet"), ("href", "geo:\(point)")], text: strings[.driverMaps])
    }
    html.element("div", [("class", "keys")]) { html in
      for action in state.actions {
        let isMain = [RideAction.arrive, .start, .stop, .end].contains(action)
        html.act(
          strings.word("driver", action.rawValue), "../api/v1/rides/\(held.ride.id.text)/act",
          body: "{\"action\":\"\(action.rawValue)\"}", kind: isMain ? "main drive" : "quiet",
          then: action.goal.rawValue)
      }
    }
  }

  private func offer(
    _ html: inout PageHTML, _ held: KeptRide, _ offer: Offer, _ strings: PageStrings, at time: Instant
  ) {
    html.element("p", [("class", "state")], text: strings[.driverOffer])
    html.element(
      "p",
      [
        ("class", "count"), ("role", "timer"), ("data-from", String(offer.sent.milliseconds)),
        ("data-until", String(offer.deadline.milliseconds)),
      ],
      text: String(max(0, ((offer.deadline - time).milliseconds + 999) / 1000)))
    way(&html, held, strings)
    if let to = held.details.destination, let sum = estimate(held.ride.pickUp, to, strings.language) {
      html.element("p", [("class", "sum")], text: strings.text(.rideEstimate, "sum", sum))
    }
    html.element("div", [("class", "keys")]) { html in
      html.command(
        strings[.driverAccept], "../api/v1/offers/\(offer.id.text)/accept", body: "{\"revision\":\(offer.revision)}",
        kind: "main drive")
      html.command(strings[.driverDecline], "../api/v1/offers/\(offer.id.text)/decline", kind: "quiet")
    }
  }

  private func duty(_ html: inout PageHTML, _ vehicle: Vehicle, _ strings: PageStrings) {
    let path = "../api/v1/driver/vehicle"
    switch vehicle.state {
    case .removed:
      // Two steps of the vehicle that are one for the driver.
      html.command(
        strings[.driverOnline], path, body: "[{\"event\":\"maintenance_end\"},{\"event\":\"service_start\"}]",
        kind: "main drive")
    case .nonOperational:
      html.command(strings[.driverOnline], path, body: "{\"event\":\"service_start\"}", kind: "main drive")
    case .available:
      html.element("p", [("class", "quiet")], text: strings[.driverWaiting])
      html.command(strings[.driverOffline], path, body: "{\"event\":\"service_end\"}", kind: "quiet")
    default: break
    }
  }
}

extension RideAction {
  /// Where a ride stands after it, unless something came between.
  var goal: RideState {
    switch self {
    case .arrive: .arrived
    case .start, .resume: .onTrip
    case .stop: .stopped
    case .end: .ended
    case .cancel: .cancelled
    case .noShow: .noShow
    }
  }
}
