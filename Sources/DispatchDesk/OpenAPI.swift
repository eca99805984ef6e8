import JSON
import Offers
import Shift

/// The description of the API, written from the endpoints themselves.
enum OpenAPI {
  /// [OpenAPI 3.1](https://spec.openapis.org/oas/v3.1.0).
  static func document(_ endpoints: [Endpoint]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("openapi", string: "3.1.0")
    writer.object("info") { writer in
      writer.member("title", string: "Flagfall dispatch")
      writer.member("version", string: "1")
      writer.member(
        "description",
        string: "Riders ask, the server offers, one driver gets it. Times are milliseconds since 1970 in UTC. Commands "
          + "carry an Idempotency-Key: the same command with the same key is done once and answered alike.")
    }
    writer.object("paths") { writer in
      var paths: [String] = []
      for endpoint in endpoints where !paths.contains(endpoint.path) { paths.append(endpoint.path) }
      for path in paths {
        writer.object(path) { writer in
          for endpoint in endpoints where endpoint.path == path {
            writer.object(endpoint.method.lowercased()) { $0.operation(endpoint) }
          }
        }
      }
    }
    writer.object("components") { writer in
      writer.object("securitySchemes") { writer in
        writer.object("token") { writer in
          writer.member("type", string: "http")
          writer.member("scheme", string: "bearer")
        }
      }
      writer.object("schemas") { writer in
        for (name, schema) in schemas {
          writer.key(name)
          schema.write(to: &writer)
        }
      }
    }
    writer.endObject()
    return writer.finish()
  }

  private static let count = Schema.integer(0...Int64(Int32.max))
  private static let text = Schema.text(most: 400)
  private static let offerName = Schema.text(most: 80)

  private static let ride: [Schema.Field] = [
    .needed("ride", .name), .needed("state", .word(RideState.allCases.map(\.rawValue))), .needed("revision", count),
    .needed("sequence", count), .needed("rider", .text(most: 64)), .needed("from", .place), .optional("to", .place),
    .needed("requested", .told), .optional("scheduled", .told), .optional("driver", .name),
    .optional("driver_name", text), .optional("arrived_at", .told), .optional("search_ends", .told),
  ]

  private static let offer: [Schema.Field] = [
    .needed("offer", offerName), .needed("ride", .name), .needed("driver", .name),
    .needed("state", .word(OfferState.allCases.map(\.rawValue))), .needed("sent", .told),
    .needed("deadline", .told), .needed("revision", count), .optional("from", .place), .optional("to", .place),
  ]

  private static let driver: [Schema.Field] = [
    .needed("driver", .name), .needed("name", text), .needed("state", .word(VehicleState.allCases.map(\.rawValue))),
    .needed("sequence", count), .needed("accepted", count), .needed("refused", count), .optional("ride", .name),
  ]

  private static let schemas: [(String, Schema)] = [
    ("Health", .object([.needed("status", .word(["ok", "no_database"])), .needed("time", .told)])),
    ("Session", .object([.needed("role", .word(Role.allCases.map(\.rawValue))), .needed("owner", .name)])),
    ("Done", .object([.needed("answer", .word(["won", "done"]))])),
    ("Refusal", .object([.needed("answer", .text(most: 40)), .needed("message", .text(most: 1000))])),
    ("RideName", .object([.needed("answer", .word(["done"])), .needed("ride", .name)])),
    (
      "Ride",
      .object(ride + [.needed("time", .told), .optional("driver_place", .place)])
    ),
    ("ListedRide", .object(ride)),
    ("Rides", .object([.needed("rides", .list(.named("ListedRide")))])),
    ("Offer", .object(offer)),
    (
      "Driver",
      .object(
        driver + [
          .needed("time", .told), .optional("holds", .named("ListedRide")), .optional("offer", .named("Offer")),
        ]
      )
    ),
    (
      "Events",
      .object([
        .needed(
          "events",
          .list(
            .object([
              .needed("id", count), .needed("event", .word(["offer", "ride", "vehicle"])), .needed("at", .told),
              .needed("data", .text(most: 4000)),
            ])))
      ])
    ),
    (
      "Overview",
      .object([
        .needed("time", .told),
        .needed("drivers", .list(.object(driver + [.optional("place", .place), .optional("place_at", .told)]))),
        .needed("offers", .list(.named("Offer"))), .needed("rides", .list(.named("ListedRide"))),
        .needed("ride_counts", .object(RideState.allCases.map { .optional($0.rawValue, count) })),
        .needed("offer_counts", .object(OfferState.allCases.map { .optional($0.rawValue, count) })),
      ])
    ),
    (
      "NewToken",
      .object([.needed("token", .text(most: 80)), .needed("name", .name), .needed("link", .text(most: 120))])
    ),
    (
      "Tokens",
      .object([
        .needed(
          "tokens",
          .list(
            .object([
              .needed("name", .name), .needed("role", .word(Role.allCases.map(\.rawValue))), .needed("owner", .name),
              .needed("label", text), .needed("issued", .told), .optional("revoked", .told),
            ])))
      ])
    ),
  ]
}

extension JSONWriter {
  fileprivate mutating func operation(_ endpoint: Endpoint) {
    member("operationId", string: endpoint.name)
    member("summary", string: endpoint.summary)
    parameters(of: endpoint)
    if let body = endpoint.body {
      object("requestBody") { writer in
        writer.member("required", bool: true)
        writer.content("application/json", body)
      }
    }
    object("responses") { writer in
      var replies = endpoint.answers
      let wrong = endpoint.isCommand || endpoint.body != nil || !endpoint.query.isEmpty || !endpoint.parameters.isEmpty
      if wrong { replies.append(Self.refusal(400, "The request is not as described; the message says where.")) }
      if !endpoint.roles.isEmpty {
        replies += [
          Self.refusal(401, "There is no token, or it is unknown or revoked."),
          Self.refusal(403, "The token is one of another role, or the ride another driver's."),
          Self.refusal(429, "Too many requests, or too many wrong tokens from this address."),
        ]
      }
      if endpoint.path != "/metrics" && !endpoint.answers.contains(where: { $0.status == 503 }) {
        replies.append(Self.refusal(503, "The database cannot be reached; the same may be sent again."))
      }
      for reply in replies.sorted(by: { $0.status < $1.status }) {
        writer.object(String(reply.status)) { writer in
          writer.member("description", string: reply.meaning)
          if let schema = reply.schema { writer.content(reply.type, schema) } else { writer.content(reply.type, nil) }
        }
      }
    }
    if !endpoint.roles.isEmpty {
      key("security")
      beginArray()
      beginObject()
      key("token")
      beginArray()
      endArray()
      endObject()
      endArray()
    }
  }

  private static func refusal(_ status: Int, _ meaning: String) -> Endpoint.Reply {
    .init(status: status, meaning: meaning, schema: .named("Refusal"))
  }

  private mutating func content(_ type: String, _ schema: Schema?) {
    object("content") { writer in
      writer.object(type) { writer in
        guard let schema else { return }
        writer.key("schema")
        schema.write(to: &writer)
      }
    }
  }

  private mutating func parameters(of endpoint: Endpoint) {
    guard endpoint.isCommand || !endpoint.parameters.isEmpty || !endpoint.query.isEmpty else { return }
    key("parameters")
    beginArray()
    for name in endpoint.parameters {
      let pattern = name == "offer" ? "^[A-Za-z0-9_-]{1,64}\\.[1-9][0-9]{0,8}$" : "^[A-Za-z0-9_-]{1,64}$"
      parameter(name, in: "path", isNeeded: true) { writer in
        writer.member("type", string: "string")
        writer.member("pattern", string: pattern)
      }
    }
    for (name, schema) in endpoint.query {
      beginObject()
      member("name", string: name)
      member("in", string: "query")
      key("schema")
      schema.write(to: &self)
      endObject()
    }
    if endpoint.isCommand {
      parameter("Idempotency-Key", in: "header", isNeeded: true) { writer in
        writer.member("type", string: "string")
        writer.member("pattern", string: "^[!-~]{1,128}$")
      }
    }
    endArray()
  }

  private mutating func parameter(
    _ name: String, in place: String, isNeeded: Bool, _ schema: (inout JSONWriter) -> Void
  ) {
    beginObject()
    member("name", string: name)
    member("in", string: place)
    member("required", bool: isNeeded)
    object("schema", schema)
    endObject()
  }
}
