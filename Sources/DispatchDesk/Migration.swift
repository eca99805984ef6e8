/// A step by which the database comes to its present form; it is never changed once it was released, only followed.
struct Migration: Sendable {
  let number: Int
  let name: String
  let statements: [String]

  /// A name for these very statements: a step that was changed afterwards is noticed.
  var checksum: String { Digest.text(of: statements.joined(separator: ";")) }
}

/// Brings a database to its present form, forward only.
enum Migrator {
  /// Runs the steps that are missing, each in a transaction of its own.
  ///
  /// - Throws: A ``DatabaseError`` when a step that was run is not the one known here, or when the database is newer.
  static func run(_ pool: Pool, steps: [Migration] = Migration.all) throws(DatabaseError) {
    let dialect = pool.dialect
    try pool.with { database throws(DatabaseError) in
      _ = try database.rows(
        dialect.spelled(
          "CREATE TABLE IF NOT EXISTS migration (number {number} PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL) {strict}"
        ))
    }
    for step in steps {
      try pool.transaction { database throws(DatabaseError) in
        _ = try database.rows(dialect.spelled("{begin}"))
        // Of servers that start together one goes first.
        if dialect == .postgres { _ = try database.rows("LOCK TABLE migration IN EXCLUSIVE MODE") }
        let known = try database.rows("SELECT number, checksum FROM migration ORDER BY number")
        try check(known, steps)
        guard !known.contains(where: { $0.int(0) == step.number }) else { return ([], ()) }
        let note = Statement(
          "INSERT INTO migration (number, name, checksum) VALUES ($1, $2, $3)",
          [SQLValue(step.number), .text(step.name), .text(step.checksum)])
        return (step.statements.map { Statement(dialect.spelled($0)) } + [note], ())
      }
    }
  }

  private static func check(_ known: [Row], _ steps: [Migration]) throws(DatabaseError) {
    for row in known {
      guard let step = steps.first(where: { $0.number == row.int(0) }) else {
        throw .refused(
          "the database has step \(row.int(0)), which this program does not know: it was used by a newer one; run that")
      }
      guard step.checksum == row.text(1) else {
        throw .refused(
          "step \(step.number) (\(step.name)) of the database is another than this program's: restore the database, or run the program that made it"
        )
      }
    }
  }
}
