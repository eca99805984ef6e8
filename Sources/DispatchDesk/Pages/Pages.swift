import JSON
import Offers
import Server
import Shift
import Units

/// The pages of riders, drivers and the office.
///
/// Each is a frame, and a view that is made anew from what stands whenever something happens. The script shows what it is given, sends what is pressed and knows nothing of rides.
package struct Pages: Sendable {
  /// What a ride would cost, in words; nil where nobody knows.
  package typealias Estimate = @Sendable (_ from: Coordinate, _ to: Coordinate, _ language: String) -> String?

  let api: API
  private let strings: [PageStrings]
  let town: Town
  let estimate: Estimate

  /// Makes the pages; the first language is that of whoever reads none of them.
  package init(
    _ api: API, strings: [PageStrings], town: Town = Town(), estimate: @escaping Estimate = { _, _, _ in nil }
  ) {
    precondition(!strings.isEmpty, "The pages have a language")
    self.api = api
    self.strings = strings
    self.town = town
    self.estimate = estimate
  }

  /// The routes of the server.
  package var routes: [Route] {
    Role.allCases.flatMap { role in
      [
        Route("GET", "/dispatch/\(role.page)") { [self] request in frame(role, strings(for: request)) },
        Route("GET", "/dispatch/\(role.page)/view", waits: true) { [self] request in view(role, request) },
      ]
    } + [
      Route("GET", "/dispatch/ride/estimate", waits: true) { [self] request in
        allowed(.rider, request, estimated)
      },
      Route("POST", "/dispatch/office/code", waits: true) { [self] request in allowed(.office, request, code) },
    ]
  }

  /// What is answered to those alone who have a role.
  private func allowed(
    _ role: Role, _ request: Request, _ answer: (Request, PageStrings) -> Response
  ) -> Response {
    do throws(Refused) {
      guard try api.door.sender(of: request, for: [role], at: api.now()).role == role else {
        throw Refused(403, "forbidden", "")
      }
      return answer(request, strings(for: request))
    } catch {
      return error.response
    }
  }

  private func strings(for request: Request) -> PageStrings {
    var wanted = [request.query("lang") ?? ""]
    wanted += (request.header("Accept-Language") ?? "").split(separator: ",").map { String($0.prefix { $0 != ";" }) }
    for tag in wanted {
      let language = tag.filter { $0 != " " }.lowercased().prefix { $0 != "-" }
      if let found = strings.first(where: { $0.language == language }) { return found }
    }
    return strings[0]
  }

  private func view(_ role: Role, _ request: Request) -> Response {
    let time = api.now()
    let strings = strings(for: request)
    do throws(Refused) {
      let sender = try api.door.sender(of: request, for: [role], at: time)
      guard sender.role == role else { throw Refused(403, "forbidden", "") }
      var html = PageHTML()
      // What was pressed without a connection is kept for him alone, with its time by this clock.
      html.open(
        "meta", [("name", "sender"), ("content", sender.text), ("data-now", String(time.milliseconds))])
      switch role {
      case .rider: try rider(&html, sender, strings, at: time)
      case .driver: try driver(&html, sender, strings, at: time)
      case .office: try office(&html, strings, at: time)
      }
      return Self.page(html)
    } catch {
      var html = PageHTML()
      html.element("section", [("class", "card")]) { $0.element("p", text: strings[.signIn]) }
      return Self.page(html, status: error.status)
    }
  }

  static func page(_ html: PageHTML, status: UInt32 = 200) -> Response {
    Response(
      status: status, headers: [("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store")],
      body: .bytes(html.bytes))
  }

  private func frame(_ role: Role, _ strings: PageStrings) -> Response {
    var html = PageHTML()
    html.literal("<!doctype html>")
    html.element("html", [("lang", strings.language)]) { html in
      html.element("head") { html in
        html.open("meta", [("charset", "utf-8")])
        html.open("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
        html.element("title", text: strings.word("title", role.page))
        html.open("link", [("rel", "icon"), ("href", "../icon.svg")])
        html.open("link", [("rel", "stylesheet"), ("href", "../style.css")])
        html.open("link", [("rel", "stylesheet"), ("href", "dispatch.css")])
        html.element("script", [("type", "module"), ("src", "dispatch.js")], text: "")
      }
      html.element("body", [("data-page", role.page), ("data-as", role.rawValue)]) { html in
        html.element("header", [("class", "bar")]) { html in
          html.element("h1", text: strings.word("title", role.page))
          html.element("nav") { html in
            html.element("a", [("href", "../#/settings")], text: strings[.navSettings])
            html.element("a", [("href", "../#/about")], text: strings[.navAbout])
          }
        }
        html.element(
          "p", [("class", "notice"), ("id", "offline"), ("role", "status"), ("hidden", "")], text: strings[.offline])
        html.element(
          "p", [("class", "notice"), ("id", "unseen"), ("role", "status"), ("hidden", "")],
          text: strings[.driverNoPosition])
        html.element("p", [("class", "notice"), ("id", "refusal"), ("role", "alert"), ("hidden", "")]) { html in
          html.element("span", text: "")
          html.element("button", [("type", "button"), ("class", "key quiet")], text: strings[.noticeSeen])
        }
        html.element("p", [("class", "spoken"), ("id", "said"), ("role", "status")], text: "")
        html.element("main") { html in
          if role == .rider { form(&html, strings) }
          html.element("div", [("id", "view")], text: "")
          if role == .office { links(&html, strings) }
        }
        html.element("template", [("id", "refusals")]) { html in
          for phrase in PagePhrase.allCases where phrase.rawValue.hasPrefix("refusal.") {
            html.element("p", [("data-word", String(phrase.rawValue.dropFirst(8)))], text: strings[phrase])
          }
        }
      }
    }
    return Self.page(html)
  }
}

extension Role {
  /// The last part of the address of its page.
  var page: String {
    switch self {
    case .driver: "driver"
    case .rider: "ride"
    case .office: "office"
    }
  }

  /// What people call whoever has it.
  var title: PagePhrase {
    switch self {
    case .driver: .titleDriver
    case .rider: .titleRider
    case .office: .titleOffice
    }
  }
}
