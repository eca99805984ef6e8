import JSON
import Offers
import Server
import Units

extension API {
  /// What the office does.
  var officeEndpoints: [Endpoint] {
    [
      Endpoint(
        method: "GET", path: "/api/v1/overview", name: "overview",
        summary: "Drivers, live offers, rides and the figures since a time; of the last day without one.",
        roles: [.office], query: [("since", .instant)], answers: [.ok("As it stands.", .named("Overview"))]
      ) { [self] call throws(Refused) in
        let since = call.number("since")
        let start = since > 0 ? Instant(milliseconds: since) : call.now - .seconds(86_400)
        let overview = try ask { () throws(DeskError) in try desk.overview(since: start) }
        return API.json { $0.overview(overview, desk.positions, at: call.now) }
      },
      Endpoint(
        method: "POST", path: "/api/v1/rides/{ride}/assign", name: "assign",
        summary: "Gives a ride to a driver without asking him.", roles: [.office], isCommand: true,
        body: .object([.needed("driver", .name)]), answers: [.ok("It is his.", .named("Done"))] + Self.refusals
      ) { [self] call throws(Refused) in
        let driver = try call.read { node throws(JSONError) in try node.member("driver").string }
        return try decide(.assign(RideID(call.name("ride")), DriverID(driver)), call)
      },
      Endpoint(
        method: "POST", path: "/api/v1/tokens", name: "issueToken",
        summary: "Issues a token; a driver becomes known by it. The secret is told here and never again.",
        roles: [.office],
        body: .object([
          .needed("role", .word(Role.allCases.map(\.rawValue))), .needed("owner", .name),
          .optional("label", .text(most: 100)),
        ]), answers: [.init(status: 201, meaning: "The token.", schema: .named("NewToken"))]
      ) { [self] call throws(Refused) in
        let (word, owner, label) = try call.read { node throws(JSONError) in
          let owner = try node.member("owner").string
          return (try node.member("role").string, owner, try node.optional("label")?.string ?? owner)
        }
        guard let role = Role(rawValue: word) else { throw Refused(400, "bad_request", "no such role") }
        let token = try ask { () throws(DeskError) in
          try desk.issue(Sender(role, owner), label: label, at: call.now)
        }
        log("issued token \(token.name) to \(role.rawValue) \(owner)")
        return API.json(status: 201) { writer in
          writer.member("token", string: token.text)
          writer.member("name", string: token.name)
          writer.member("link", string: PagePath.link(role, token))
        }
      },
      Endpoint(
        method: "GET", path: "/api/v1/tokens", name: "tokens", summary: "The tokens that were issued, without secrets.",
        roles: [.office], answers: [.ok("From the newest.", .named("Tokens"))]
      ) { [self] _ throws(Refused) in
        let tokens = try ask { () throws(DeskError) in try desk.tokens() }
        return API.json { writer in
          writer.key("tokens")
          writer.beginArray()
          for token in tokens { writer.token(token) }
          writer.endArray()
        }
      },
      Endpoint(
        method: "DELETE", path: "/api/v1/tokens/{name}", name: "revokeToken",
        summary: "Revokes a token by its name; other servers follow within two seconds.", roles: [.office],
        answers: [
          .ok("It is good no more.", .named("Done")),
          .init(status: 404, meaning: "There is no such token that is still good.", schema: .named("Refusal")),
        ]
      ) { [self] call throws(Refused) in
        let name = call.name("name")
        guard try ask({ () throws(DeskError) in try desk.revoke(name, at: call.now) }) else {
          throw Refused(404, "unknown_token", "there is no such token that is still good")
        }
        door.forget(name)
        log("revoked token \(name)")
        return API.json { $0.member("answer", string: "done") }
      },
    ]
  }
}

/// Where the pages are.
package enum PagePath {
  /// The page that a token is for, a driver's in the app; what follows # is never sent to a server, so the secret stands
  /// in no log.
  package static func link(_ role: Role, _ token: Token) -> String {
    switch role {
    case .driver: "/#/shift/link/\(token.text)"
    case .rider: "/dispatch/ride#\(token.text)"
    case .office: "/dispatch/office#\(token.text)"
    }
  }
}
