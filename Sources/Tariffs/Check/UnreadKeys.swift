import JSON

/// Names keys that are allowed where they stand and that nothing reads, because another key decides.
struct UnreadKeys {
  let node: JSONNode

  func warn(_ keys: [String], because reason: String, _ findings: inout Findings) throws(JSONError) {
    for key in keys {
      guard let value = try node.optional(key) else { continue }
      findings.error(at: value, "nothing reads the key \"\(key)\" here: \(reason); remove it")
    }
  }
}
