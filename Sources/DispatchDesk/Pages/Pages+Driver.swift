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
    html.element(
      "section",
      [
        ("class", "card driver"), ("data-stream", "../api/v1/events"), ("data-since", String(kept.sequence)),
        ("data-watch", kept.vehicle.state == .removed ? "" : "../api/v1/driver/place"),
      ]
    ) { html in
      html.element("p", [("class", "state")], text: strings.word("vehicle", kept.vehicle.state.rawValue))
      if let held, kept.ride != nil {
        way(&html, held)
        for action in held.ride.state.actions {
          let isMain = [RideAction.arrive, .start, .stop, .end].contains(action)
          html.command(
            strings.word("driver", action.rawValue), "../api/v1/rides/\(held.ride.id.text)/act",
            body: "{\"action\":\"\(action.rawValue)\"}", kind: isMain ? "main" : "quiet", isAct: true)
        }
      } else if let held, let offer {
        html.element(
          "p",
          [
            ("class", "count"), ("data-until", String(offer.deadline.milliseconds)),
            ("data-now", String(time.milliseconds)),
          ],
          text: String(max(0, ((offer.deadline - time).milliseconds + 999) / 1000)))
        way(&html, held)
        if let to = held.details.destination, let sum = estimate(held.ride.pickUp, to, strings.language) {
          html.element("p", [("class", "sum")], text: strings.text(.rideEstimate, "sum", sum))
        }
        html.command(
          strings[.driverAccept], "../api/v1/offers/\(offer.id.text)/accept", body: "{\"revision\":\(offer.revision)}",
          kind: "main drive")
        html.command(strings[.driverDecline], "../api/v1/offers/\(offer.id.text)/decline", kind: "quiet")
      } else {
        duty(&html, kept.vehicle, strings)
      }
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
