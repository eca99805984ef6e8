private import CSQLite

/// A file of SQLite, opened by nobody's rules but its own.
package enum RawFile {
  /// Runs statements over a connection of their own; nil when they were done, else why not.
  package static func run(_ statements: String, in path: String) -> String? {
    var connection: OpaquePointer?
    defer { sqlite3_close_v2(connection) }
    guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == SQLITE_OK,
      sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK
    else { return String(cString: sqlite3_errmsg(connection)) }
    return nil
  }
}
