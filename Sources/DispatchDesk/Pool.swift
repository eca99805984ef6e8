import Dispatch
import Synchronization

/// A few connections that are lent to whoever has work for one; one that broke is replaced.
final class Pool: Sendable {
  let dialect: Dialect
  private let idle: Mutex<[any Database]>
  private let free: DispatchSemaphore
  private let connect: @Sendable () throws(DatabaseError) -> any Database

  /// Opens the first connection, so that a wrong address is told at once, and the others when they are wanted.
  init(_ count: Int, connect: @escaping @Sendable () throws(DatabaseError) -> any Database) throws(DatabaseError) {
    let first = try connect()
    dialect = first.dialect
    idle = Mutex([first])
    free = DispatchSemaphore(value: count)
    self.connect = connect
  }

  /// Does work over a connection that nobody else uses meanwhile.
  func with<Value>(_ work: (any Database) throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
    free.wait()
    defer { free.signal() }
    let connection: any Database
    if let known = idle.withLock({ $0.popLast() }) { connection = known } else { connection = try connect() }
    defer {
      // When one is broken the others hardly are not: a database that was restarted closed them all.
      idle.withLock { idle in if connection.isBroken { idle = [] } else { idle.append(connection) } }
    }
    return try work(connection)
  }

  /// Does work in one transaction: it reads, and then returns what is to be written together with its result.
  ///
  /// What is to be written goes out with the end of the transaction. Where others were in the way it is all done again.
  func transaction<Value>(
    _ work: (any Database) throws(DatabaseError) -> (write: [Statement], value: Value)
  ) throws(DatabaseError) -> Value {
    var attempts = 0
    while true {
      do throws(DatabaseError) {
        return try with { database throws(DatabaseError) in
          do throws(DatabaseError) {
            let (write, value) = try work(database)
            _ = try database.run(write + [Statement("COMMIT")])
            return value
          } catch {
            if !database.isBroken { try Self.rollBack(database) }
            throw error
          }
        }
      } catch {
        attempts += 1
        guard error.mayPass, attempts < Self.attempts else { throw error }
      }
    }
  }

  private static func rollBack(_ database: any Database) throws(DatabaseError) {
    do throws(DatabaseError) {
      _ = try database.run([Statement("ROLLBACK")])
    } catch {
      // Without a transaction there is nothing to undo; a connection that broke has undone it.
      guard case .refused = error else { throw error }
    }
  }

  /// More often than that nobody is in the way by chance.
  private static let attempts = 8
}
