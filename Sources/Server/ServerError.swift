/// Why the server could not start; each says what to do about it.
package enum ServerError: Error, Sendable, Equatable {
  /// No such host name or address.
  case unknownHost(String)
  /// Another program listens there.
  case portInUse(host: String, port: UInt16)
  /// Ports below 1024 belong to root.
  case portForbidden(UInt16)
  /// The address belongs to another machine.
  case addressElsewhere(String)
  /// The certificate or its key is not what TLS wants.
  case badCertificate(certificate: String, key: String)
  /// Any other refusal of the system.
  case refused(String)

  /// One sentence with the mend.
  package var message: String {
    switch self {
    case .unknownHost(let host):
      "there is no host '\(host)': give a name or an address of this machine, as in --host 0.0.0.0"
    case .portInUse(let host, let port):
      "port \(port) of \(host) is in use: end the program that has it, or choose another as in --port \(Self.next(port))"
    case .portForbidden(let port):
      "port \(port) is for root alone: choose one from 1024 up, as in --port 8080"
    case .addressElsewhere(let host):
      "this machine has no address \(host): use 127.0.0.1 for this machine alone or 0.0.0.0 for every network it is on"
    case .badCertificate(let certificate, let key):
      "\(certificate) and \(key) are not a certificate and its private key: both must be PEM files and belong together"
    case .refused(let reason):
      "the server could not start: \(reason)"
    }
  }

  private static func next(_ port: UInt16) -> UInt16 { port < .max ? port + 1 : 8080 }
}
