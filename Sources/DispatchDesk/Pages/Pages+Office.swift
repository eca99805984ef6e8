import Offers
import Shift
import Units

extension Pages {
  /// Links for drivers and riders; not made anew.
  static func links(_ html: inout PageHTML, _ strings: PageStrings) {
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
    }
  }

  /// What goes on.
  func office(_ html: inout PageHTML, _ strings: PageStrings, at time: Instant) throws(Refused) {
    let overview = try api.ask { () throws(DeskError) in try api.desk.overview(since: time - .seconds(86_400)) }
    let names = Dictionary(overview.drivers.map { ($0.id, $0.name) }) { first, _ in first }
    let free = overview.drivers.filter { $0.vehicle.state == .available }
    html.element("div", [("data-stream", "../api/v1/events"), ("class", "board")]) { html in
      figures(&html, overview, strings)
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
      section(
        &html, strings[.officeUnderWay], overview.rides.filter { $0.ride.state.isHeld }, .officeNoneUnderWay, strings
      ) {
        html, kept in
        html.element("p", [("class", "state")], text: state(kept, kept.ride.driver.flatMap { names[$0] }, strings))
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
          way(&html, kept)
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
