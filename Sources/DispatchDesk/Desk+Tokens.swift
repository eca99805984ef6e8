import Units

/// What the office sees of a token.
package struct TokenRecord: Sendable, Hashable {
  /// The first digits of the digest.
  package let name: String
  /// Whom it speaks for.
  package let sender: Sender
  /// What the office calls it.
  package let label: String
  /// When it was issued.
  package let issued: Instant
  /// When it was revoked.
  package let revoked: Instant?
}

extension Desk {
  /// Issues a token, and makes a driver known; the secret is told here and never again.
  package func issue(_ sender: Sender, label: String, at time: Instant) throws(DeskError) -> Token {
    let token = Token.random()
    do throws(DatabaseError) {
      try pool.transaction { database throws(DatabaseError) in
        _ = try database.run([sentences.begin])
        var statements: [Statement] = []
        if sender.role == .driver {
          statements.append(
            Statement(
              "INSERT INTO driver (id, name, state) VALUES ($1, $2, 'removed') ON CONFLICT (id) DO NOTHING",
              [.text(sender.owner), .text(label)]))
        }
        statements.append(
          Statement(
            "INSERT INTO token (digest, role, owner, label, issued) VALUES ($1, $2, $3, $4, $5)",
            [
              .text(token.digest), .text(sender.role.rawValue), .text(sender.owner), .text(label),
              .integer(time.milliseconds),
            ]))
        return (statements, ())
      }
    } catch {
      throw DeskError(error)
    }
    return token
  }

  /// Whom a token speaks for; nil when there is no such token or it was revoked.
  package func sender(of token: Token) throws(DeskError) -> Sender? {
    try reading { database throws(DatabaseError) in
      let rows = try database.rows(
        "SELECT role, owner FROM token WHERE digest = $1 AND revoked IS NULL", .text(token.digest))
      guard let row = rows.first, let role = Role(rawValue: row.text(0)) else { return nil }
      return Sender(role, row.text(1))
    }
  }

  /// Ends a token by its name; false when there is none that is still good.
  package func revoke(_ name: String, at time: Instant) throws(DeskError) -> Bool {
    guard name.utf8.count == 16, name.utf8.allSatisfy({ $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "_") }) else {
      return false
    }
    return try reading { database throws(DatabaseError) in
      try !database.rows(
        "UPDATE token SET revoked = $2 WHERE digest LIKE $1 AND revoked IS NULL RETURNING digest", .text(name + "%"),
        .integer(time.milliseconds)
      ).isEmpty
    }
  }

  /// Every token that was issued, from the newest.
  package func tokens() throws(DeskError) -> [TokenRecord] {
    try reading { database throws(DatabaseError) in
      try database.rows("SELECT digest, role, owner, label, issued, revoked FROM token ORDER BY issued DESC LIMIT 1000")
        .compactMap { row in
          guard let role = Role(rawValue: row.text(1)) else { return nil }
          return TokenRecord(
            name: String(row.text(0).prefix(16)), sender: Sender(role, row.text(2)), label: row.text(3),
            issued: Instant(milliseconds: row.integer(4)),
            revoked: row.optionalInteger(5).map { Instant(milliseconds: $0) })
        }
    }
  }
}
