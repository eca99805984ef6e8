import DispatchSupport
import Foundation
import Synchronization

/// Each driver of a file takes the ride that he is offered, as fast as the threads can send it.
///
/// `DispatchRace accepts --port N --tokens FILE --threads N`; a line of the file is a token and the name of an offer.
enum AcceptLoad {
  static func run(_ words: [String]) {
    func value(_ name: String) -> String? {
      words.firstIndex(of: name).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    guard let port = value("--port").flatMap({ UInt16($0) }), let file = value("--tokens"),
      let data = FileManager.default.contents(atPath: file)
    else { return print("accepts --port N --tokens FILE --threads N") }
    let threads = value("--threads").flatMap { Int($0) } ?? 16
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let times = Mutex<[Double]>([])
    let refused = Mutex(0)
    let next = Mutex(0)
    let begun = ContinuousClock.now
    Crowd.run(threads) { _ in
      let client = HTTPClient(port: port)
      var own: [Double] = []
      while let index = next.withLock({ next -> Int? in
        guard next < lines.count else { return nil }
        next += 1
        return next - 1
      }) {
        let parts = lines[index].split(separator: " ")
        let start = ContinuousClock.now
        let reply = client.ask(
          "POST", "/api/v1/offers/\(parts[1])/accept", token: String(parts[0]), key: "bench", body: "{\"revision\":0}")
        own.append(seconds(start.duration(to: .now)))
        if reply?.member("answer") != "won" { refused.withLock { $0 += 1 } }
      }
      times.withLock { $0 += own }
    }
    let whole = seconds(begun.duration(to: .now))
    let sorted = times.withLock { $0.sorted() }
    guard !sorted.isEmpty else { return }
    let middle = sorted[sorted.count / 2] * 1000
    let late = sorted[sorted.count * 99 / 100] * 1000
    print(
      "{\"accepts\":\(sorted.count),\"refused\":\(refused.withLock { $0 }),\"seconds\":\(whole),\"p50_ms\":\(middle),\"p99_ms\":\(late)}"
    )
  }

  private static func seconds(_ duration: Duration) -> Double {
    let (whole, part) = duration.components
    return Double(whole) + Double(part) / 1e18
  }
}
