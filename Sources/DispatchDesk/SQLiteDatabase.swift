private import CSQLite
import Synchronization

/// A file that SQLite keeps, in this process.
final class SQLiteDatabase: Database {
  private struct State {
    /// The address of the connection.
    var connection: UInt
    /// The addresses of statements that were compiled, by their texts.
    var compiled: [String: UInt] = [:]
  }

  let dialect = Dialect.sqlite
  private let state: Mutex<State>

  /// How long a writer waits for the one before, in milliseconds.
  private static let patience: Int32 = 10_000

  /// Opens a file, or makes it; `:memory:` is one that is gone at the end.
  init(path: String) throws(DatabaseError) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(
      path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw .refused("cannot be opened as a database: \(reason)")
    }
    sqlite3_busy_timeout(opened, Self.patience)
    state = Mutex(State(connection: UInt(bitPattern: opened)))
    // A database of another program is left as it is, down to its kind of journal.
    let tables = try run([Statement("SELECT name FROM sqlite_master WHERE type = 'table'")])[0].map { $0.text(0) }
    guard tables.isEmpty || tables.contains("migration") else {
      throw .refused("the database is another program's, and stays as it is; name another file")
    }
    // With FULL every commit is on the disk before it is acknowledged.
    for text in ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"] {
      _ = try run([Statement(text)])
    }
  }

  deinit {
    state.withLock { state in
      for statement in state.compiled.values { sqlite3_finalize(OpaquePointer(bitPattern: statement)) }
      sqlite3_close_v2(OpaquePointer(bitPattern: state.connection))
    }
  }

  var isBroken: Bool { false }

  func run(_ statements: [Statement]) throws(DatabaseError) -> [[Row]] {
    let outcome = state.withLock { state -> Result<[[Row]], DatabaseError> in
      var all: [[Row]] = []
      for statement in statements {
        switch Self.run(statement, &state) {
        case .success(let rows): all.append(rows)
        case .failure(let error): return .failure(error)
        }
      }
      return .success(all)
    }
    return try outcome.get()
  }

  private static func run(_ statement: Statement, _ state: inout State) -> Result<[Row], DatabaseError> {
    let connection = OpaquePointer(bitPattern: state.connection)
    guard let compiled = compiled(statement.text, &state) else {
      return .failure(error(sqlite3_extended_errcode(connection), connection, statement.text))
    }
    defer {
      sqlite3_reset(compiled)
      sqlite3_clear_bindings(compiled)
    }
    for (offset, value) in statement.values.enumerated() {
      let place = sqlite3_bind_parameter_index(compiled, "$\(offset + 1)")
      guard place > 0 else { continue }
      switch value {
      case .null: sqlite3_bind_null(compiled, place)
      case .integer(let number): sqlite3_bind_int64(compiled, place, number)
      case .text(let text): flagfall_bind_text(compiled, place, text, Int32(text.utf8.count))
      }
    }
    var rows: [Row] = []
    while true {
      switch sqlite3_step(compiled) {
      case SQLITE_ROW: rows.append(row(compiled))
      case SQLITE_DONE: return .success(rows)
      case let code: return .failure(error(code, connection, statement.text))
      }
    }
  }

  private static func compiled(_ text: String, _ state: inout State) -> OpaquePointer? {
    if let known = state.compiled[text] { return OpaquePointer(bitPattern: known) }
    var made: OpaquePointer?
    guard
      sqlite3_prepare_v3(
        OpaquePointer(bitPattern: state.connection), text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
        == SQLITE_OK, let made
    else { return nil }
    state.compiled[text] = UInt(bitPattern: made)
    return made
  }

  private static func row(_ statement: OpaquePointer) -> Row {
    Row(
      values: (0..<sqlite3_column_count(statement)).map { column in
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
        case SQLITE_NULL: .null
        default: .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
        }
      })
  }

  private static func error(_ code: Int32, _ connection: OpaquePointer?, _ text: String) -> DatabaseError {
    let reason = String(cString: sqlite3_errmsg(connection))
    switch code & 0xFF {
    case SQLITE_CONSTRAINT:
      // SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY, which are expressions that Swift does not import.
      let isUnique = code == SQLITE_CONSTRAINT | 8 << 8 || code == SQLITE_CONSTRAINT | 6 << 8
      return isUnique ? .notUnique(reason) : .refused("\(reason): \(text)")
    case SQLITE_BUSY, SQLITE_LOCKED: return .conflict(reason)
    case SQLITE_NOTADB: return .refused("this is no database (\(reason)); name another file")
    case SQLITE_CORRUPT: return .refused("the database is damaged (\(reason)); put back a copy, or begin a new one")
    case SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_READONLY:
      return .unreachable(reason)
    default: return .refused("\(reason): \(text)")
    }
  }
}
