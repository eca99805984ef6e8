/// What is at which address: routes first, then the files of the site.
package struct Answering: Sendable {
  /// The files.
  package let site: Site
  /// The addresses that are answered by code.
  package let routes: [Route]

  /// Puts files and routes together.
  package init(site: Site, routes: [Route] = []) {
    self.site = site
    self.routes = routes
  }

  /// The whole answer to a request, with the headers that every answer has.
  package func response(to request: Request) -> Response {
    var response = bare(request)
    response.headers.append(contentsOf: Self.protection)
    return response
  }

  /// Whether the answer to a request waits for something.
  func waits(_ request: Request) -> Bool {
    routes.contains { $0.waits && $0.method == request.method && $0.parameters(of: request.path) != nil }
  }

  private func bare(_ request: Request) -> Response {
    var methods: [String] = []
    for route in routes {
      guard let parameters = route.parameters(of: request.path) else { continue }
      guard route.method == request.method else {
        methods.append(route.method)
        continue
      }
      var request = request
      request.parameters = parameters
      return route.answer(request)
    }
    if let file = site.file(at: String(request.path.dropFirst())) {
      if request.method == "GET" || request.method == "HEAD" { return Self.response(file, to: request) }
      methods += ["GET", "HEAD"]
    }
    if methods.isEmpty { return .problem(404, "There is nothing at \(request.path).") }
    var refusal = Response.problem(405, "\(request.path) does not answer \(request.method).")
    refusal.headers.append(("Allow", methods.joined(separator: ", ")))
    return refusal
  }

  private static func response(_ file: Site.File, to request: Request) -> Response {
    // A browser may keep a file but asks every time whether it is still the same.
    let lasting = [("ETag", file.tag), ("Cache-Control", "no-cache"), ("Vary", "Accept-Encoding")]
    if let known = request.header("If-None-Match"), names(known, file.tag) {
      return Response(status: 304, headers: lasting)
    }
    let headers = [("Content-Type", file.type.name)] + lasting
    let accepted = request.header("Accept-Encoding") ?? ""
    for coding in ContentCoding.allCases where coding.isAccepted(by: accepted) {
      guard let packed = file.packed[coding] else { continue }
      return Response(
        status: 200, headers: headers + [("Content-Encoding", coding.rawValue)], body: .bytes(packed))
    }
    return Response(status: 200, headers: headers, body: .bytes(file.bytes))
  }

  private static func names(_ list: String, _ tag: String) -> Bool {
    list.split(separator: ",").contains { entry in
      let entry = entry.drop { $0 == " " }
      return entry == "*" || entry == tag || entry == "W/" + tag
    }
  }

  /// What a page of ours may load and tell: nothing but its own.
  private static let protection: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:; media-src 'self' blob:"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
  ]
}
