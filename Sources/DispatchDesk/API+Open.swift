import JSON
import Server
import Units

extension API {
  /// What needs no token.
  var openEndpoints: [Endpoint] {
    [
      Endpoint(
        method: "GET", path: "/health", name: "health", summary: "Whether the server and its database answer.",
        roles: [],
        answers: [
          .ok("All is well.", .named("Health")),
          .init(status: 503, meaning: "The database does not answer.", schema: .named("Health")),
        ]
      ) { [desk, now] _ throws(Refused) in
        let isWell = desk.isWell
        return API.json(status: isWell ? 200 : 503) { writer in
          writer.member("status", string: isWell ? "ok" : "no_database")
          writer.member("time", int64: now().milliseconds)
        }
      },
      Endpoint(
        method: "GET", path: "/metrics", name: "metrics", summary: "Counters and gauges for Prometheus.", roles: [],
        answers: [.init(status: 200, meaning: "The text format of Prometheus.", type: "text/plain")]
      ) { [desk] _ throws(Refused) in
        let text = desk.metrics.text(gauges: [
          ("streams", "Open streams of events.", desk.hub.count),
          ("positions", "Drivers whose position is known.", desk.positions.count),
        ])
        return Response(
          status: 200, headers: [("Content-Type", "text/plain; version=0.0.4; charset=utf-8")],
          body: .bytes(Array(text.utf8)))
      },
      Endpoint(
        method: "GET", path: "/api/v1/openapi.json", name: "description", summary: "This description.", roles: [],
        answers: [.init(status: 200, meaning: "OpenAPI 3.1.")]
      ) { [self] _ throws(Refused) in .json(OpenAPI.document(endpoints)) },
      Endpoint(
        method: "POST", path: "/api/v1/session", name: "beginSession",
        summary:
          "Keeps the token of the header in a cookie of its role that scripts cannot read, for this server's pages.",
        roles: Role.allCases, answers: [.ok("The cookie is set.", .named("Session"))]
      ) { [isSecure] call throws(Refused) in
        var response = API.json { writer in
          writer.member("role", string: call.sender.role.rawValue)
          writer.member("owner", string: call.sender.owner)
        }
        if let header = call.request.header("Authorization"), let token = header.split(separator: " ").last {
          let isSecure = isSecure || call.request.header("X-Forwarded-Proto") == "https"
          response.headers.append(
            (
              "Set-Cookie",
              "\(Doorkeeper.cookie(of: call.sender.role))=\(token); Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
                + (isSecure ? "; Secure" : "")
            ))
        }
        return response
      },
      Endpoint(
        method: "DELETE", path: "/api/v1/session", name: "endSession",
        summary: "Takes the cookie away; the token stays as good as it is.", roles: Role.allCases,
        answers: [.ok("The cookie is gone.", .named("Done"))]
      ) { call throws(Refused) in
        var response = API.json { $0.member("answer", string: "done") }
        response.headers.append(
          ("Set-Cookie", "\(Doorkeeper.cookie(of: call.sender.role))=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0"))
        return response
      },
    ]
  }
}
