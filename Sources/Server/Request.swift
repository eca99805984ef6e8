/// What a client asked for, complete with its body.
package struct Request: Sendable, Equatable {
  /// A name with its value, in the order of arrival.
  package struct Field: Sendable, Equatable {
    /// The name as sent.
    package let name: String
    /// The value, without its percent-encoding.
    package let value: String

    /// Makes a field.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// GET, POST and so on.
  package let method: String
  /// The path without percent-encoding and query, beginning with a slash.
  package let path: String
  /// What followed the question mark.
  package let query: [Field]
  /// The header fields.
  package let headers: [Field]
  /// The body, not larger than the server's limit.
  package let body: [UInt8]
  /// The address that it came from; empty when that is not known.
  package var client = ""
  /// What the braces of the route's pattern stood for.
  package var parameters: [String: String] = [:]

  /// Makes a request.
  package init(method: String, path: String, query: [Field] = [], headers: [Field] = [], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The value of a header field; case does not matter in its name.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The value of a query field.
  package func query(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }
}
