import Drawing
import Offers
import Server
import Shift
import Units

extension Pages {
  /// Links for drivers and riders; not made anew.
  func links(_ html: inout PageHTML, _ strings: PageStrings) {
    html.element("form", [("class", "card"), ("id", "link")]) { html in
      html.element("h2", text: strings[.officeNewLink])
      html.element("label") { html in
        html.element("span", text: strings[.officeName])
        html.open(
          "input",
          [("name", "owner"), ("required", ""), ("pattern", "[A-Za-z0-9_\\-]{1,64}"), ("autocomplete", "off")])
      }
      html.element("div", [("class", "row")]) { html in
        for (role, phrase) in [("driver", PagePhrase.titleDriver), ("rider", .titleRider)] {
          html.element("label", [("class", "choice")]) { html in
            var attributes: [(StaticString, String)] = [("type", "radio"), ("name", "role"), ("value", role)]
            if role == "driver" { attributes.append(("checked", "")) }
            html.open("input", attributes)
            html.element("span", text: strings[phrase])
          }
        }
      }
      html.element("button", [("type", "submit"), ("class", "key main")], text: strings[.officeIssue])
      html.element("p", [("class", "quiet"), ("id", "issued-note"), ("hidden", "")], text: strings[.officeOnce])
      html.element("output", [("id", "issued")], text: "")
      html.element("div", [("id", "code")], text: "")
    }
  }

  /// A link as a picture that phones read, drawn for whoever has just been told it.
  func code(_ request: Request, _ strings: PageStrings) -> Response {
    guard let code = QRCode(request.body) else { return Self.page(PageHTML(), status: 400) }
    var html = PageHTML()
    html.code(code, label: strings[.officeCode])
    return Self.page(html)
  }

  /// What goes on.
  func office(_ html: inout PageHTML, _ strings: PageStrings, at time: Instant) throws(Refused) {
    let overview = try api.ask { () throws(DeskError) in try api.desk.overview(since: time - .seconds(86_400)) }
    let tokens = try api.ask { () throws(DeskError) in try api.desk.tokens() }
    let names = Dictionary(overview.drivers.map { ($0.id, $0.name) }) { first, _ in first }
    let free = overview.drivers.filter { $0.vehicle.state == .available }
    html.element("div", [("data-stream", "../api/v1/events?as=operator"), ("class", "board")]) { html in
      section(
        &html, strings[.officeRequests], overview.rides.filter { $0.ride.state == .searching }, .officeNoRequests,
        strings
      ) {
        html, kept in
        let asked = overview.offers.filter { $0.id.ride == kept.ride.id }
        for offer in asked {
          html.element(
            "p", [("class", "quiet")],
            text: strings.text(.officeOffered, "driver", names[offer.driver] ?? offer.driver.text))
        }
        if !free.isEmpty { assign(&html, kept, free, strings) }
      }
      whereabouts(&html, overview, strings, at: time)
      section(
        &html, strings[.officeUnderWay], overview.rides.filter { $0.ride.state.isHeld }, .officeNoneUnderWay, strings
      ) {
        html, kept in
        html.element(
          "p", [("class", "state")],
          text: state(kept, kept.ride.driver.flatMap { names[$0] }, strings, at: time))
      }
      html.element("section", [("class", "card")]) { html in
        html.element("h2", text: strings[.officeDrivers])
        if overview.drivers.isEmpty { html.element("p", [("class", "quiet")], text: strings[.officeNoDrivers]) }
        html.element("ul", [("class", "list")]) { html in
          for driver in overview.drivers {
            html.element("li", [("class", driver.vehicle.state.rawValue)]) { html in
              html.element("strong", text: driver.name)
              html.element("span", text: strings.word("vehicle", driver.vehicle.state.rawValue))
            }
          }
        }
      }
      figures(&html, overview, strings)
      issued(&html, tokens, strings)
    }
  }

  /// Where drivers are and passengers wait.
  private func whereabouts(_ html: inout PageHTML, _ overview: Overview, _ strings: PageStrings, at time: Instant) {
    var marks: [TownMap.Mark] = []
    for kept in overview.rides where [.searching, .assigned, .arrived].contains(kept.ride.state) {
      marks.append(
        .init(place: kept.ride.pickUp, kind: "from", label: place(kept.ride.pickUp, kept.details.pickUp, strings)))
    }
    for driver in overview.drivers where driver.vehicle.state != .removed {
      guard let position = api.desk.positions.position(of: driver.id), time - position.time < Self.seen else {
        continue
      }
      marks.append(.init(place: position.place, kind: "car \(driver.vehicle.state.rawValue)", label: driver.name))
    }
    guard let map = TownMap(marks.map(\.place)) else { return }
    html.element("section", [("class", "card"), ("data-again", "")]) { html in
      html.element("h2", text: strings[.mapTown])
      map.draw(&html, town, marks, strings, label: strings[.mapTown])
      for owner in town.attribution { html.element("small", text: owner) }
    }
  }

  /// Who is not heard of for so long is on no map.
  private static let seen = Elapsed.seconds(300)

  /// The links that are good, each with a way to end it.
  private func issued(_ html: inout PageHTML, _ tokens: [TokenRecord], _ strings: PageStrings) {
    html.element("details", [("class", "card"), ("id", "links")]) { html in
      html.element("summary", text: strings[.officeLinks])
      html.element("ul", [("class", "list")]) { html in
        for token in tokens.filter({ $0.revoked == nil }).prefix(100) {
          html.element("li") { html in
            html.element("span") { html in
              html.element("strong", text: token.label)
              html.text(" · " + strings[token.sender.role.title])
            }
            html.element(
              "button",
              [("type", "button"), ("class", "key quiet"), ("data-delete", "../api/v1/tokens/\(token.name)")],
              text: strings[.officeRevoke])
          }
        }
      }
    }
  }

  private func figures(_ html: inout PageHTML, _ overview: Overview, _ strings: PageStrings) {
    html.element("section", [("class", "card figures")]) { html in
      html.element("h2", text: strings[.officeDay])
      html.element("dl") { html in
        for state in [RideState.ended, .cancelled, .noDriver, .expired, .noShow] {
          html.element("div") { html in
            html.element("dt", text: strings.word("ride", state.rawValue))
            html.element(
              "dd", text: String(overview.rideCounts.first { $0.state == state.rawValue }?.count ?? 0))
          }
        }
      }
    }
  }

  private func section(
    _ html: inout PageHTML, _ title: String, _ rides: [KeptRide], _ none: PagePhrase, _ strings: PageStrings,
    _ fill: (inout PageHTML, KeptRide) -> Void
  ) {
    html.element("section", [("class", "card")]) { html in
      html.element("h2", text: title)
      if rides.isEmpty { html.element("p", [("class", "quiet")], text: strings[none]) }
      for kept in rides.prefix(50) {
        html.element("article") { html in
          booked(&html, kept)
          way(&html, kept, strings)
          fill(&html, kept)
        }
      }
    }
  }

  private func assign(_ html: inout PageHTML, _ kept: KeptRide, _ free: [KeptDriver], _ strings: PageStrings) {
    html.element("form", [("class", "row"), ("data-assign", "../api/v1/rides/\(kept.ride.id.text)/assign")]) { html in
      html.element(
        "select", [("name", "driver"), ("aria-label", strings[.officeChoose]), ("id", "for-\(kept.ride.id.text)")]
      ) {
        html in
        for driver in free { html.element("option", [("value", driver.id.text)], text: driver.name) }
      }
      html.element("button", [("type", "submit"), ("class", "key quiet")], text: strings[.officeAssign])
    }
  }
}
