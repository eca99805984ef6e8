private import CPostgres
import Glibc
import Synchronization

/// A connection to a PostgreSQL server.
///
/// Statements that are run together go out together (the protocol's pipeline), so that a whole transaction costs two
/// ways to the server and back.
final class PostgresDatabase: Database {
  private struct State {
    /// The address of the connection.
    var connection: UInt
    /// The names of statements that the server has compiled, by their texts.
    var compiled: [String: String] = [:]
    /// How many names were given; one is never given twice.
    var named = 0
  }

  let dialect = Dialect.postgres
  private let state: Mutex<State>

  /// How many statements go out before their answers are read: more could fill the buffers of both sides.
  private static let most = 100

  /// Connects by a URL such as `postgresql://host/name` or by words such as `host=/run dbname=name`.
  init(_ address: String) throws(DatabaseError) {
    guard let connection = PQconnectdb(address) else { throw .unreachable("out of memory") }
    guard PQstatus(connection) == CONNECTION_OK else {
      let reason = Self.line(PQerrorMessage(connection))
      PQfinish(connection)
      throw .unreachable(reason)
    }
    state = Mutex(State(connection: UInt(bitPattern: connection)))
    _ = try run([
      Statement("SET synchronous_commit = on"), Statement("SET client_min_messages = warning"),
      // A connection that died with its server must not hold its locks for ever.
      Statement("SET idle_in_transaction_session_timeout = 10000"), Statement("SET statement_timeout = 30000"),
    ])
  }

  deinit { state.withLock { PQfinish(OpaquePointer(bitPattern: $0.connection)) } }

  var isBroken: Bool {
    state.withLock { PQstatus(OpaquePointer(bitPattern: $0.connection)) != CONNECTION_OK }
  }

  func run(_ statements: [Statement]) throws(DatabaseError) -> [[Row]] {
    let outcome = state.withLock { state -> Result<[[Row]], DatabaseError> in
      var all: [[Row]] = []
      for start in stride(from: 0, to: statements.count, by: Self.most) {
        let part = Array(statements[start..<min(start + Self.most, statements.count)])
        switch Self.run(part, &state) {
        case .success(let rows): all += rows
        case .failure(let error): return .failure(error)
        }
      }
      return .success(all)
    }
    return try outcome.get()
  }

  /// Waits at most so long for notices of other servers and returns their texts.
  func notices(within milliseconds: Int32) throws(DatabaseError) -> [String] {
    let outcome = state.withLock { state -> Result<[String], DatabaseError> in
      let connection = OpaquePointer(bitPattern: state.connection)
      var waiting = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, milliseconds)
      guard PQconsumeInput(connection) == 1 else {
        return .failure(.unreachable(Self.line(PQerrorMessage(connection))))
      }
      var texts: [String] = []
      while let notice = PQnotifies(connection) {
        texts.append(String(cString: notice.pointee.extra))
        PQfreemem(notice)
      }
      return .success(texts)
    }
    return try outcome.get()
  }

  private static func run(_ statements: [Statement], _ state: inout State) -> Result<[[Row]], DatabaseError> {
    let connection = OpaquePointer(bitPattern: state.connection)
    guard PQenterPipelineMode(connection) == 1 else { return .failure(.unreachable(line(PQerrorMessage(connection)))) }
    var prepares: [Bool] = []
    var fresh: [String] = []
    for statement in statements {
      var name = state.compiled[statement.text]
      prepares.append(name == nil)
      if name == nil {
        state.named += 1
        let made = "s\(state.named)"
        state.compiled[statement.text] = made
        fresh.append(statement.text)
        PQsendPrepare(connection, made, statement.text, 0, nil)
        name = made
      }
      send(statement, as: name ?? "", over: connection)
    }
    PQpipelineSync(connection)
    var all: [[Row]] = []
    var failure: DatabaseError?
    for isPrepared in prepares {
      if isPrepared { _ = take(from: connection, &failure) }
      let rows = take(from: connection, &failure)
      if failure == nil { all.append(rows) }
    }
    // The end of the pipeline.
    if let end = PQgetResult(connection) { PQclear(end) }
    PQexitPipelineMode(connection)
    guard let failure else { return .success(all) }
    // What was to be compiled after the refusal was not.
    for text in fresh { state.compiled[text] = nil }
    if PQstatus(connection) != CONNECTION_OK { return .failure(.unreachable(failure.message)) }
    return .failure(failure)
  }

  private static func send(_ statement: Statement, as name: String, over connection: OpaquePointer?) {
    let texts: [UnsafeMutablePointer<CChar>?] = statement.values.map { value in
      switch value {
      case .null: nil
      case .integer(let number): strdup(String(number))
      case .text(let text): strdup(text)
      }
    }
    defer { for text in texts { free(text) } }
    let constant = texts.map { $0.map { UnsafePointer($0) } }
    PQsendQueryPrepared(connection, name, Int32(texts.count), constant, nil, nil, 0)
  }

  /// The rows of one statement; the first refusal of a run is kept, the others follow from it.
  private static func take(from connection: OpaquePointer?, _ failure: inout DatabaseError?) -> [Row] {
    var rows: [Row] = []
    while let result = PQgetResult(connection) {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_TUPLES_OK: rows = read(result)
      case PGRES_COMMAND_OK, PGRES_PIPELINE_ABORTED, PGRES_PIPELINE_SYNC: break
      default: if failure == nil { failure = error(result, connection) }
      }
    }
    if PQstatus(connection) != CONNECTION_OK, failure == nil {
      failure = .unreachable(line(PQerrorMessage(connection)))
    }
    return rows
  }

  private static func read(_ result: OpaquePointer) -> [Row] {
    let columns = PQnfields(result)
    return (0..<PQntuples(result)).map { row in
      Row(
        values: (0..<columns).map { column in
          if PQgetisnull(result, row, column) == 1 { return .null }
          return .text(PQgetvalue(result, row, column).map { String(cString: $0) } ?? "")
        })
    }
  }

  /// [SQLSTATE](https://www.postgresql.org/docs/15/errcodes-appendix.html) as one of ours.
  private static func error(_ result: OpaquePointer, _ connection: OpaquePointer?) -> DatabaseError {
    let reason = line(PQresultErrorMessage(result))
    let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
    switch state {
    case "23505": return .notUnique(reason)
    case "40001", "40P01", "55P03", "25P03": return .conflict(reason)
    case "", "53300", "57P01", "57P02", "57P03", "53100", "57014": return .unreachable(reason)
    case let state where state.hasPrefix("08"): return .unreachable(reason)
    default: return .refused(reason)
    }
  }

  private static func line(_ text: UnsafePointer<CChar>?) -> String {
    let text = text.map { String(cString: $0) } ?? "no reason given"
    return text.split(separator: "\n").joined(separator: " ")
  }
}
