import Offers
import Units

extension Pages {
  /// What a rider fills in; it is not made anew, so that nothing that was typed is lost.
  static func form(_ html: inout PageHTML, _ strings: PageStrings) {
    html.element("form", [("class", "card"), ("id", "ask"), ("data-wrong", strings[.formWrong])]) { html in
      for (name, phrase) in [("from", PagePhrase.formFrom), ("to", .formTo)] {
        html.element("fieldset") { html in
          html.element("legend", text: strings[phrase])
          input(&html, "\(name)-name", strings[.formPlace], "text", isNeeded: false)
          input(&html, "\(name)-place", strings[.formCoordinates], "text", isNeeded: name == "from")
          if name == "from" {
            html.element(
              "button", [("type", "button"), ("class", "key quiet"), ("data-here", "from-place")],
              text: strings[.formHere])
          }
        }
      }
      input(&html, "when", strings[.formWhen], "datetime-local", isNeeded: false, hint: strings[.formNow])
      html.element("button", [("type", "submit"), ("class", "key main")], text: strings[.formAsk])
    }
  }

  static func input(
    _ html: inout PageHTML, _ name: String, _ label: String, _ type: String, isNeeded: Bool, hint: String = ""
  ) {
    html.element("label") { html in
      html.element("span", text: label)
      var attributes: [(StaticString, String)] = [("name", name), ("type", type), ("autocomplete", "off")]
      if isNeeded { attributes.append(("required", "")) }
      html.open("input", attributes)
      if !hint.isEmpty { html.element("small", text: hint) }
    }
  }

  /// The rider's rides, from the newest.
  func rider(_ html: inout PageHTML, _ sender: Sender, _ strings: PageStrings, at time: Instant) throws(Refused) {
    let rides = try api.ask { () throws(DeskError) in try api.desk.rides(of: sender.owner) }
    html.element("h2", text: strings[.ridesYours])
    if rides.isEmpty { html.element("p", [("class", "quiet")], text: strings[.ridesNone]) }
    for kept in rides {
      let driver = try kept.ride.driver.flatMap { id throws(Refused) in
        try api.ask { () throws(DeskError) in try api.desk.driver(id) }
      }
      var attributes: [(StaticString, String)] = [("class", "card ride \(kept.ride.state.rawValue)")]
      if !kept.ride.state.isOver {
        attributes.append(("data-stream", "../api/v1/rides/\(kept.ride.id.text)/events"))
        attributes.append(("data-since", String(kept.sequence)))
      }
      html.element("section", attributes) { html in
        html.element("p", [("class", "state")], text: state(kept, driver?.driver.name, strings))
        way(&html, kept)
        if !kept.ride.state.isOver, let to = kept.details.destination,
          let sum = estimate(kept.ride.pickUp, to, strings.language)
        {
          html.element("p", [("class", "sum")], text: strings.text(.rideEstimate, "sum", sum))
        }
        if [.searching, .assigned, .arrived].contains(kept.ride.state) {
          html.command(strings[.rideCancel], "../api/v1/rides/\(kept.ride.id.text)/cancel", kind: "quiet")
        }
      }
    }
  }

  /// Where a ride stands, in words.
  func state(_ kept: KeptRide, _ driver: String?, _ strings: PageStrings) -> String {
    strings.word("ride", kept.ride.state.rawValue).replacing("{driver}", with: driver ?? "…")
  }

  /// Where a ride begins and ends.
  func way(_ html: inout PageHTML, _ kept: KeptRide) {
    html.element("ol", [("class", "way")]) { html in
      html.element("li", text: Self.place(kept.ride.pickUp, kept.details.pickUp))
      if let to = kept.details.destination { html.element("li", text: Self.place(to, kept.details.destinationName)) }
    }
  }

  static func place(_ place: Coordinate, _ name: String) -> String {
    guard name.isEmpty else { return name }
    let north = Decimal.text(place.latitude / 100_000, digits: 4)
    return "\(north), \(Decimal.text(place.longitude / 100_000, digits: 4))"
  }
}
