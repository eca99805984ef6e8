/// A request while its body arrives; only the server's thread touches it.
final class Arrival {
  var body: [UInt8] = []
  var isTooLarge = false
  /// What was answered before the connection slept, with the delivery that it sleeps for.
  var outer: Response?

  func append(_ bytes: UnsafeRawBufferPointer) {
    if body.count + bytes.count > Conversation.bodyLimit {
      isTooLarge = true
    } else {
      body += bytes
    }
  }
}
