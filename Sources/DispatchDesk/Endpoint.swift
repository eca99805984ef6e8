import JSON
import Server
import Units

/// One thing that the API does, with all that its description says.
struct Endpoint: Sendable {
  let method: String
  /// Such as `/api/v1/rides/{ride}`.
  let path: String
  /// The name of the operation.
  let name: String
  let summary: String
  /// Who may; nobody has to say who he is when it is empty.
  let roles: [Role]
  /// Whether a command is given, which comes with a key.
  var isCommand = false
  var body: Schema?
  var query: [(name: String, schema: Schema)] = []
  let answers: [Reply]
  let answer: @Sendable (Call) throws(Refused) -> Response

  /// What an answer of one status holds.
  struct Reply: Sendable {
    let status: Int
    let meaning: String
    var schema: Schema?
    var type = "application/json"

    static func ok(_ meaning: String, _ schema: Schema) -> Reply {
      Reply(status: 200, meaning: meaning, schema: schema)
    }
  }

  /// The names in the braces of the path.
  var parameters: [String] {
    path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
  }
}

/// A request that was let in.
struct Call: Sendable {
  let request: Request
  let sender: Sender
  let body: JSONNode?
  /// When it arrived.
  let now: Instant
  /// What tells the command from every other.
  let key: String

  /// What a part of the path says.
  func name(_ parameter: String) -> String { request.parameters[parameter] ?? "" }

  /// A number of the query, whose bounds were checked; 0 when it is not there.
  func number(_ name: String) -> Int64 { request.query(name).flatMap { Int64($0) } ?? 0 }

  /// Reads the body, whose shape was checked.
  func read<Value>(_ work: (JSONNode) throws(JSONError) -> Value) throws(Refused) -> Value {
    guard let body else { throw Refused(400, "bad_request", "a body is missing") }
    do throws(JSONError) {
      return try work(body)
    } catch {
      throw Refused(400, "bad_request", error.description)
    }
  }
}

/// Why a request is not answered as it was asked.
struct Refused: Error, Sendable {
  let status: UInt32
  let name: String
  let message: String
  var retryAfter: Int?

  init(_ status: UInt32, _ name: String, _ message: String, retryAfter: Int? = nil) {
    self.status = status
    self.name = name
    self.message = message
    self.retryAfter = retryAfter
  }

  init(_ error: DeskError) {
    self =
      error.isPassing
      ? Refused(503, "unavailable", "the database cannot be reached; send the same again", retryAfter: 1)
      : Refused(500, "failed", "the database refused; the server's log says why")
  }

  var response: Response {
    var response = Response.json(
      Array(
        EventBody.object { writer in
          writer.member("answer", string: name)
          writer.member("message", string: message)
        }.utf8), status: status)
    if let retryAfter { response.headers.append(("Retry-After", String(retryAfter))) }
    if status == 401 { response.headers.append(("WWW-Authenticate", "Bearer realm=\"flagfall\"")) }
    return response
  }
}
