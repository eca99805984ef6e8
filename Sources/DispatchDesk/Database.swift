/// A connection to where the desk keeps everything; used by one thread at a time.
protocol Database: Sendable {
  /// What it says otherwise than others.
  var dialect: Dialect { get }
  /// Runs statements one after the other and returns the rows of each.
  ///
  /// When one is refused the rest is not run; what was begun is then still to be rolled back.
  func run(_ statements: [Statement]) throws(DatabaseError) -> [[Row]]
  /// Whether a refusal means that this connection is of no more use.
  var isBroken: Bool { get }
}

extension Database {
  /// Runs one statement.
  func rows(_ text: String, _ values: SQLValue...) throws(DatabaseError) -> [Row] {
    try run([Statement(text, values)]).first ?? []
  }
}

/// A statement with its values for `$1`, `$2` and so on.
struct Statement: Sendable, Equatable {
  let text: String
  let values: [SQLValue]

  init(_ text: String, _ values: [SQLValue] = []) {
    self.text = text
    self.values = values
  }
}

/// A value that goes into a statement or comes out of it.
enum SQLValue: Sendable, Equatable {
  case null
  case integer(Int64)
  case text(String)

  init(_ text: String?) {
    self = text.map(SQLValue.text) ?? .null
  }

  init(_ number: Int64?) {
    self = number.map(SQLValue.integer) ?? .null
  }

  init(_ number: Int) {
    self = .integer(Int64(number))
  }
}

/// One row of an answer.
struct Row: Sendable, Equatable {
  let values: [SQLValue]

  /// The text of a column; empty when it is null.
  func text(_ column: Int) -> String { optionalText(column) ?? "" }

  func optionalText(_ column: Int) -> String? {
    switch values[column] {
    case .null: nil
    case .integer(let number): String(number)
    case .text(let text): text
    }
  }

  /// The whole number of a column; 0 when it is null.
  func integer(_ column: Int) -> Int64 { optionalInteger(column) ?? 0 }

  func optionalInteger(_ column: Int) -> Int64? {
    switch values[column] {
    case .null: nil
    case .integer(let number): number
    case .text(let text): Int64(text)
    }
  }

  func int(_ column: Int) -> Int { Int(integer(column)) }
}

/// What SQLite and PostgreSQL say differently.
///
/// Sentences are written once, with these words in braces.
enum Dialect: String, Sendable, Hashable {
  case sqlite
  case postgres

  /// `{begin}`, `{lock}`, `{skip}`, `{number}`, `{list 1}`, `{volatile}` in the words of this one.
  func spelled(_ text: String) -> String {
    var text = text
    for (word, sqlite, postgres) in Self.words {
      text = text.replacing(word, with: self == .sqlite ? sqlite : postgres)
    }
    return text
  }

  private static let words: [(String, String, String)] = [
    // SQLite has one writer: who begins to write waits for the one before, so rows need no locks.
    ("{begin}", "BEGIN IMMEDIATE", "BEGIN"),
    ("{lock}", "", "FOR UPDATE"),
    ("{skip}", "", "FOR UPDATE SKIP LOCKED"),
    ("{number}", "INTEGER", "BIGINT"),
    ("{list 1}", "SELECT value FROM json_each($1)", "SELECT jsonb_array_elements_text(CAST($1 AS jsonb))"),
    ("{list 2}", "SELECT value FROM json_each($2)", "SELECT jsonb_array_elements_text(CAST($2 AS jsonb))"),
    ("{strict}", "STRICT", ""),
    // Positions are worth nothing after a crash, and are written more often than everything else together.
    ("{volatile}", "", "UNLOGGED"),
  ]
}
