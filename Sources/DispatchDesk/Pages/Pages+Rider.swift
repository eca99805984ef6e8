import Offers
import Server
import Units

extension Pages {
  /// What a rider fills in; it is not made anew, so that nothing that was typed is lost.
  ///
  /// An end of the ride is a place of the town, or a point with whatever words help to find it.
  func form(_ html: inout PageHTML, _ strings: PageStrings) {
    let map = TownMap(town.places.map(\.place))
    html.element("form", [("class", "card"), ("id", "ask"), ("data-wrong", strings[.formWrong])]) { html in
      for (name, phrase) in [("from", PagePhrase.formFrom), ("to", .formTo)] {
        end(&html, name, strings[phrase], hasMap: map != nil, strings)
      }
      html.element("datalist", [("id", "places")]) { html in
        for place in town.places {
          html.open(
            "option", [("value", place.name(in: strings.language)), ("data-point", TownMap.degrees(place.place))])
        }
      }
      html.element("label") { html in
        html.element("span", text: strings[.formWhen])
        html.open("input", [("name", "when"), ("type", "datetime-local"), ("autocomplete", "off")])
        html.element("small", text: strings[.formNow])
      }
      html.element("p", [("class", "sum"), ("id", "estimate"), ("role", "status"), ("hidden", "")], text: "")
      html.element("button", [("type", "submit"), ("class", "key main")], text: strings[.formAsk])
    }
    if let map { chooser(&html, map, strings) }
  }

  private func end(_ html: inout PageHTML, _ name: String, _ legend: String, hasMap: Bool, _ strings: PageStrings) {
    html.element("fieldset", [("data-end", name)]) { html in
      html.element("legend", text: legend)
      html.element("label") { html in
        html.element("span", text: strings[.formPlace])
        var attributes: [(StaticString, String)] = [
          ("name", name), ("type", "text"), ("autocomplete", "off"), ("maxlength", "200"), ("list", "places"),
        ]
        if name == "from" { attributes.append(("required", "")) }
        html.open("input", attributes)
        if name == "from" { html.element("small", text: strings[.formHint]) }
      }
      html.element("p", [("class", "point"), ("hidden", ""), ("data-words", strings[.formPoint])], text: "")
      html.element("div", [("class", "row")]) { html in
        html.element(
          "button", [("type", "button"), ("class", "key quiet"), ("data-here", name)], text: strings[.formHere])
        if hasMap {
          html.element(
            "button", [("type", "button"), ("class", "key quiet"), ("data-map", name)], text: strings[.formMap])
        }
      }
    }
  }

  /// The map on which a point is chosen.
  private func chooser(_ html: inout PageHTML, _ map: TownMap, _ strings: PageStrings) {
    html.element("dialog", [("id", "map"), ("class", "card"), ("aria-label", strings[.formMap])]) { html in
      html.element("p", [("class", "quiet")], text: strings[.mapPress])
      map.draw(&html, town, [], strings, label: strings[.mapTown], canBeChosen: true)
      html.element("p", [("class", "chosen"), ("role", "status"), ("hidden", "")], text: "")
      html.element("div", [("class", "row")]) { html in
        for (step, phrase) in [("closer", PagePhrase.mapCloser), ("farther", .mapFarther)] {
          html.element(
            "button", [("type", "button"), ("class", "key quiet"), ("data-zoom", step)], text: strings[phrase])
        }
        html.element(
          "button", [("type", "button"), ("class", "key main"), ("data-close", "")], text: strings[.mapDone])
      }
      for owner in town.attribution { html.element("small", text: owner) }
    }
  }

  /// What a ride would cost, before it is asked for.
  func estimated(_ request: Request, _ strings: PageStrings) -> Response {
    guard let from = Self.point(request.query("from")), let to = Self.point(request.query("to")),
      let sum = estimate(from, to, strings.language)
    else { return Self.page(PageHTML(), status: 204) }
    var html = PageHTML()
    html.text(strings.text(.rideEstimate, "sum", sum))
    return Self.page(html)
  }

  private static func point(_ text: String?) -> Coordinate? {
    guard let parts = text?.split(separator: ","), parts.count == 2,
      let north = Decimal.scaled(parts[0].utf8.filter { $0 != 32 }, digits: 9),
      let east = Decimal.scaled(parts[1].utf8.filter { $0 != 32 }, digits: 9)
    else { return nil }
    return Coordinate(latitude: north, longitude: east)
  }

  /// Browsers open six connections to one server, and each stream keeps one for itself.
  private static let streams = 2

  /// The rider's rides, from the newest.
  func rider(_ html: inout PageHTML, _ sender: Sender, _ strings: PageStrings, at time: Instant) throws(Refused) {
    let rides = try api.ask { () throws(DeskError) in try api.desk.rides(of: sender.owner) }
    html.element("h2", text: strings[.ridesYours])
    if rides.isEmpty { html.element("p", [("class", "quiet")], text: strings[.ridesNone]) }
    var streams = 0
    for kept in rides {
      let driver = try kept.ride.driver.flatMap { id throws(Refused) in
        try api.ask { () throws(DeskError) in try api.desk.driver(id) }
      }
      var attributes: [(StaticString, String)] = [("class", "card ride \(kept.ride.state.rawValue)")]
      if !kept.ride.state.isOver { streams += 1 }
      // A car on its way is looked for again and again; events do not tell where it is.
      if kept.ride.state.isHeld || streams > Self.streams { attributes.append(("data-again", "")) }
      if !kept.ride.state.isOver, streams <= Self.streams {
        attributes.append(("data-stream", "../api/v1/rides/\(kept.ride.id.text)/events?as=rider"))
        attributes.append(("data-since", String(kept.sequence)))
      }
      html.element("section", attributes) { html in
        html.element("p", [("class", "state")], text: state(kept, driver?.driver.name, strings, at: time))
        booked(&html, kept)
        waiting(&html, kept, kept.ride.state, strings, at: time)
        way(&html, kept, strings)
        follow(&html, kept, by: kept.ride.state.isHeld ? kept.ride.driver : nil, strings)
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
  func state(_ kept: KeptRide, _ driver: String?, _ strings: PageStrings, at time: Instant) -> String {
    if kept.ride.state == .searching, time < kept.ride.offeredFrom(api.desk.rules) { return strings[.rideBooked] }
    return strings.word("ride", kept.ride.state.rawValue).replacing("{driver}", with: driver ?? "…")
  }

  /// For when it was booked, in the reader's own time.
  func booked(_ html: inout PageHTML, _ kept: KeptRide) {
    guard let at = kept.ride.scheduled, !kept.ride.state.isOver else { return }
    html.element("p") { html in html.element("time", [("data-local", String(at.milliseconds))], text: "") }
  }

  /// How long the driver has waited, from the server's one stamp for both; without a stamp from when the page shows it.
  func waiting(
    _ html: inout PageHTML, _ kept: KeptRide, _ state: RideState, _ strings: PageStrings, at time: Instant
  ) {
    guard state == .arrived else { return }
    let seconds = kept.ride.waited(at: time).wholeSeconds
    html.element("p", [("class", "waiting")]) { html in
      html.element("span", text: strings[.rideWaiting])
      html.element(
        "b",
        [("role", "timer"), ("data-waits", kept.ride.arrivedAt.map { String($0.milliseconds) } ?? "")],
        text: "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)")
    }
  }

  /// The ride on the map, with the car that is on its way.
  func follow(_ html: inout PageHTML, _ kept: KeptRide, by driver: DriverID?, _ strings: PageStrings) {
    guard !kept.ride.state.isOver else { return }
    var marks = [TownMap.Mark(place: kept.ride.pickUp, kind: "from", label: strings[.formFrom])]
    if let to = kept.details.destination { marks.append(.init(place: to, kind: "to", label: strings[.formTo])) }
    if let driver, let car = api.desk.positions.position(of: driver) {
      marks.append(.init(place: car.place, kind: "car", label: strings[.titleDriver]))
    }
    TownMap(marks.map(\.place))?.draw(&html, town, marks, strings, label: strings[.mapRide])
  }

  /// Where a ride begins and ends.
  func way(_ html: inout PageHTML, _ kept: KeptRide, _ strings: PageStrings) {
    html.element("ol", [("class", "way")]) { html in
      html.element("li", text: place(kept.ride.pickUp, kept.details.pickUp, strings))
      if let to = kept.details.destination {
        html.element("li", text: place(to, kept.details.destinationName, strings))
      }
    }
  }

  /// A place in the words of whoever asked, or by what it lies.
  func place(_ place: Coordinate, _ name: String, _ strings: PageStrings) -> String {
    guard name.isEmpty else { return name }
    if let near = town.nearest(to: place) {
      return strings.text(.placeNear, "place", near.name(in: strings.language))
    }
    let north = Decimal.text(place.latitude / 100_000, digits: 4)
    return "\(north), \(Decimal.text(place.longitude / 100_000, digits: 4))"
  }
}
