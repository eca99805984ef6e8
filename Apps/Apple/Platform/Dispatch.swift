import Foundation
import Phone

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A dispatcher's server over HTTP.
///
/// A driver's link is kept as the server's own cookie, which the system stores and no word of the app holds.
@MainActor
package final class Dispatch {
  /// The seconds after which nobody answers, and those after which a stream on which nothing comes is broken: the server
  /// says something every fifteen.
  private nonisolated static let (patience, silence) = (10.0, 45.0)

  private let configuration: URLSessionConfiguration
  private let session: URLSession

  /// Prepares requests; none is made.
  package init(configuration: URLSessionConfiguration = .default) {
    // What was kept of a stream or an answer would be old.
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    self.configuration = configuration
    session = URLSession(configuration: configuration)
  }

  /// Asks; tells the status, 0 where there was no answer, and the answer.
  package func ask(
    _ request: DeskDevice.Request, _ told: @escaping @MainActor (_ status: Int64, _ body: [UInt8]) -> Void
  ) {
    guard let request = Dispatch.request(request, patience: Dispatch.patience) else { return told(0, []) }
    let session = session
    Task {
      let (status, body) = await Dispatch.answer(session, request)
      told(status, body)
    }
  }

  /// Opens a stream; answers what closes it.
  package func open(
    _ request: DeskDevice.Request, _ tell: @escaping @MainActor (DeskDevice.Piece) -> Void
  ) -> @MainActor () -> Void {
    guard let request = Dispatch.request(request, patience: Dispatch.silence) else {
      tell(.end)
      return {}
    }
    let (pieces, hose) = AsyncStream.makeStream(of: DeskDevice.Piece.self)
    let streams = URLSession(configuration: configuration, delegate: Hose(hose), delegateQueue: nil)
    let task = streams.dataTask(with: request)
    let hearing = Task {
      for await piece in pieces where !Task.isCancelled { tell(piece) }
    }
    task.resume()
    streams.finishTasksAndInvalidate()
    return {
      hearing.cancel()
      task.cancel()
    }
  }

  private static func request(_ wanted: DeskDevice.Request, patience: TimeInterval) -> URLRequest? {
    guard let url = URL(string: wanted.address) else { return nil }
    var request = URLRequest(url: url, timeoutInterval: patience)
    request.httpMethod = wanted.method
    for (name, value) in wanted.headers { request.setValue(value, forHTTPHeaderField: name) }
    if !wanted.body.isEmpty { request.httpBody = Data(wanted.body.utf8) }
    return request
  }

  private nonisolated static func answer(_ session: URLSession, _ request: URLRequest) async -> (Int64, [UInt8]) {
    do {
      let (data, response) = try await session.data(for: request)
      return (Int64((response as? HTTPURLResponse)?.statusCode ?? 0), [UInt8](data))
    } catch {
      return (0, [])
    }
  }
}

/// Passes on what comes of one stream.
private final class Hose: NSObject, URLSessionDataDelegate {
  private let pieces: AsyncStream<DeskDevice.Piece>.Continuation

  init(_ pieces: AsyncStream<DeskDevice.Piece>.Continuation) { self.pieces = pieces }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    pieces.yield(.status(Int64((response as? HTTPURLResponse)?.statusCode ?? 0)))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    pieces.yield(.bytes([UInt8](data)))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    pieces.yield(.end)
    pieces.finish()
  }
}
