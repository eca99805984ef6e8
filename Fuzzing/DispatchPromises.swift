import DispatchDesk
import JSON
import Server
import Units

/// What must hold for whatever request the dispatcher's API is given.
///
/// The first line says who sends it, the method, the path and the query; the second the key; the rest is the body.
enum DispatchPromises {
  /// A dispatcher in memory, with somebody of each role.
  private struct Town: Sendable {
    let answering: Answering
    let tokens: [String: String]

    init() {
      do throws(DeskError) {
        let desk = try Desk(.file(":memory:"))
        var tokens: [String: String] = [:]
        for (name, sender) in [
          ("driver", Sender(.driver, "anna")), ("rider", Sender(.rider, "ben")),
          ("operator", Sender(.office, "office")),
        ] {
          tokens[name] = try desk.issue(sender, label: name, at: Town.time).text
        }
        self.tokens = tokens
        answering = Answering(site: Site(), routes: API(desk, rate: 0, now: { Town.time }).routes)
      } catch {
        preconditionFailure("There is no dispatcher: \(error.message)")
      }
    }

    static let time = Instant(seconds: 1_796_000_000)
  }

  private static let town = Town()

  static func check(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    let words = lines[0].split(separator: UInt8(ascii: " "), maxSplits: 2).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3 else { return }
    let target = words[2].split(separator: "?", maxSplits: 1).map(String.init)
    // A stream never ends.
    guard let path = target.first, !path.hasSuffix("/events") else { return }
    var headers: [Request.Field] = []
    if let token = town.tokens[words[0]] { headers.append(.init(name: "Authorization", value: "Bearer \(token)")) }
    if lines.count > 1 {
      headers.append(.init(name: "Idempotency-Key", value: String(decoding: lines[1], as: UTF8.self)))
    }
    let query = target.dropFirst().flatMap { $0.split(separator: "&") }.map { part in
      let parts = part.split(separator: "=", maxSplits: 1).map(String.init)
      return Request.Field(name: parts.first ?? "", value: parts.count > 1 ? parts[1] : "")
    }
    let request = Request(
      method: words[1], path: path, query: query, headers: headers, body: lines.count > 2 ? Array(lines[2]) : [])
    judge(town.answering.response(to: request), path)
  }

  private static func judge(_ response: Response, _ path: String) {
    precondition((200..<500).contains(response.status), "The request is answered or refused, never failed on")
    let type = response.headers.first { $0.name == "Content-Type" }?.value
    guard type == "application/json", case .bytes(let body) = response.body else { return }
    do throws(JSONError) {
      let node = try JSONReader.read(body)
      guard response.status >= 400 else { return }
      let (name, sentence) = (try node.member("answer").string, try node.member("message").string)
      precondition(!name.isEmpty && !sentence.isEmpty, "A refusal has a name and a sentence")
    } catch {
      preconditionFailure("The answer at \(path) is no JSON: \(error.description)")
    }
  }
}
