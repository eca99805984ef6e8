import Glibc
import Server

extension Command {
  /// The app on this machine.
  static let serve = Command(
    name: "serve", summary: "serve the app to a browser",
    description: [
      "Serves the app over HTTP until it is stopped by Ctrl-C. The page works in any browser of this machine; it does all "
        + "its work there and sends nothing back.",
      "With --dispatch, --postgres or --demo it also answers riders, drivers and an office under /api/v1: see "
        + "docs/dispatch.md.",
      "A browser gives a page the position only over https or on localhost. To use it on a phone, serve with a certificate, "
        + "or see 'flagfall site'.",
      "With --tiles receipts can have a street map behind the route, where the reader wants one: a setting that is off until "
        + "then and says what leaves the device. The page asks this server for the squares around the route, and this server "
        + "asks the map's: two at a time, each kept for a week in memory, 64 MiB of them at most. What stands in URL, such "
        + "as a key, is told to nobody. Use a server whose operators allow it. A site of 'flagfall site' has no map.",
    ],
    options: [
      Option(name: "port", value: "N", help: "The port to listen at; 0 takes any free one. 8080 without it."),
      Option(
        name: "host", value: "HOST",
        help: "The address to listen at. 127.0.0.1, this machine alone, without it; 0.0.0.0 is every network."),
      Option(name: "tls-cert", value: "FILE", help: "Serve https with this certificate, with its chain, in PEM."),
      Option(name: "tls-key", value: "FILE", help: "The private key of the certificate, in PEM."),
      Option(
        name: "alerts", value: "URL",
        help: "Pass the air-raid alerts of this address on to the metro's page, once a minute. Off without it."),
      Option(
        name: "tiles", value: "URL",
        help: "Pass a street map on: the address of its squares, with {z}, {x} and {y} in it. Without it there is none."
      ),
      Option(
        name: "tiles-attribution", value: "TEXT",
        help: "Who made that map, as they want to be named; known of openstreetmap.org."),
    ] + DispatchOffice.options + [
      Option(name: "quiet", value: nil, help: "Print nothing but errors.")
    ],
    examples: [
      Example(line: "flagfall serve", meaning: "The app at http://127.0.0.1:8080/."),
      Example(
        line: "flagfall serve --host 0.0.0.0 --tls-cert cert.pem --tls-key key.pem",
        meaning: "The app for the phones in the same network."),
      Example(line: "flagfall serve --demo", meaning: "The app and a dispatcher with simulated drivers and riders."),
      Example(
        line: "flagfall serve --dispatch rides.db --port 8080",
        meaning: "The app and a dispatcher that keeps everything in a file."),
      Example(
        line: "flagfall serve --postgres postgresql://localhost/rides --port 8081",
        meaning: "One of many servers on one database."),
      Example(
        line: "flagfall serve --tiles 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'",
        meaning: "The app with a street map on receipts."),
    ],
    run: serve)

  private static func serve(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let host = arguments.value("host") ?? "127.0.0.1"
    let port = try arguments.integer("port", in: 0...65_535) ?? 8080
    let certificate = try certificate(arguments)
    let tiles = try tiles(arguments)
    let alerts = try arguments.value("alerts").map { address throws(CommandError) in try AlertRelay(address) }
    var site = try SiteContents.gathered(map: tiles, alerts: alerts != nil)
    let limits = try DispatchOffice.limits(arguments)
    let service = try DispatchOffice(arguments)
    try service?.addFiles(to: &site)
    var routes = service?.routes ?? []
    if let alerts { routes.append(alerts.route) }
    if let tiles { routes.append(TileProxy(tiles).route) }

    // Blocked before the server's thread starts, which inherits it: the signals wait for us below.
    let signals = StopSignals()
    let server: HTTPServer
    do throws(ServerError) {
      server = try HTTPServer(
        Answering(site: site, routes: routes), host: host, port: UInt16(clamping: port), certificate: certificate,
        limits: limits)
    } catch {
      switch error {
      case .unknownHost, .addressElsewhere, .badCertificate: throw .input(error.message)
      case .portInUse, .portForbidden, .refused: throw .failure(error.message)
      }
    }
    if !arguments.has("quiet") {
      announce(host: host, port: server.port, secure: certificate != nil)
      service?.announce(port: server.port)
      if let tiles { Terminal.write("Receipts can have a street map from \(tiles.host): \(tiles.attribution)\n") }
    }
    service?.begin()
    alerts?.refresh()
    while !signals.wait(seconds: 15) {
      server.ping()
      alerts?.refresh()
    }
    server.stop()
    service?.stop()
    return .done
  }

  private static func tiles(_ arguments: Arguments) throws(CommandError) -> TileSource? {
    let attribution = arguments.value("tiles-attribution")
    guard let template = arguments.value("tiles") else {
      guard attribution == nil else { throw .usage("--tiles-attribution is for --tiles: give both") }
      return nil
    }
    do throws(TileSourceError) {
      return try TileSource(template, attribution: attribution)
    } catch {
      throw .usage("--tiles: \(error.message)")
    }
  }

  private static func certificate(_ arguments: Arguments) throws(CommandError) -> HTTPServer.Certificate? {
    switch (arguments.value("tls-cert"), arguments.value("tls-key")) {
    case (nil, nil): return nil
    case (.some(let chain), .some(let key)):
      return .init(
        chain: try Files.givenText(chain), key: try Files.givenText(key), chainPath: chain, keyPath: key)
    default: throw .usage("--tls-cert and --tls-key belong together: give both or neither")
    }
  }

  private static func announce(host: String, port: UInt16, secure: Bool) {
    let everywhere = host == "0.0.0.0" || host == "::"
    let name = everywhere ? "localhost" : host.contains(":") ? "[\(host)]" : host
    Terminal.write("Flagfall is at \(secure ? "https" : "http")://\(name):\(port)/ (stop it with Ctrl-C)\n")
    if !secure, !["127.0.0.1", "::1", "localhost"].contains(host) {
      Terminal.complain(
        "Browsers give positions only over https or on localhost: on other devices the meter runs without them. "
          + "See 'flagfall serve --help'.")
    }
  }
}

/// The two signals that ask a program to end, waited for instead of handled.
private struct StopSignals {
  private var set = sigset_t()

  init() {
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    // A client that leaves in the middle of an answer is no reason to end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether a signal came within so many seconds.
  func wait(seconds: Int) -> Bool {
    var limit = timespec(tv_sec: seconds, tv_nsec: 0)
    var set = set
    return sigtimedwait(&set, nil, &limit) > 0
  }
}
