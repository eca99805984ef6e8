import Foundation

/// Many at once, each on a thread of its own, however few cores there are.
package enum Crowd {
  /// Runs work with the numbers from 0 and waits until all of it is done.
  package static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      let thread = Thread {
        work(number)
        group.leave()
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    group.wait()
  }
}
