internal import CMicrohttpd

/// A list of fields while it is collected.
private final class Fields {
  var all: [Request.Field] = []
}

/// Called by libmicrohttpd when the header has arrived, for each piece of the body, and when all of it is there.
func answerRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
  uploadSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let url, let method, let uploadSize, let state else { return .NO }
  let conversation = Unmanaged<Conversation>.fromOpaque(context).takeUnretainedValue()
  guard let known = state.pointee else {
    conversation.begin()
    state.pointee = Unmanaged.passRetained(Arrival(limit: conversation.limits.body)).toOpaque()
    return .YES
  }
  let arrival = Unmanaged<Arrival>.fromOpaque(known).takeUnretainedValue()
  if let upload, uploadSize.pointee > 0 {
    arrival.append(UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee))
    uploadSize.pointee = 0
    return .YES
  }
  visit(of: connection)?.listen()
  if arrival.isTooLarge {
    return queue(
      .problem(413, "A body may have \(conversation.limits.body) bytes."), on: connection, conversation)
  }
  if let response = arrival.response { return queue(response, on: connection, conversation) }
  if arrival.isHandedIn { return .YES }
  if let outer = arrival.outer { return queue(outer, on: connection, arrival, conversation) }
  var request = Request(
    method: String(cString: method), path: String(cString: url), query: fields(.GET_ARGUMENT_KIND, of: connection),
    headers: fields(.HEADER_KIND, of: connection), body: arrival.body)
  request.client = client(of: connection, request, conversation)
  guard conversation.answering.waits(request) else {
    return queue(conversation.answering.response(to: request), on: connection, arrival, conversation)
  }
  // The connection sleeps while a worker makes the answer; when it wakes up this is called again.
  let address = UInt(bitPattern: connection)
  arrival.handIn()
  MHD_suspend_connection(connection)
  let isTaken = conversation.workers.add { [request] in
    arrival.deliver(conversation.answering.response(to: request))
    MHD_resume_connection(OpaquePointer(bitPattern: address))
  }
  if !isTaken {
    arrival.deliver(.problem(503, "Too many requests are waiting; try again in a second."))
    MHD_resume_connection(connection)
  }
  return .YES
}

/// Answers, or lets the connection sleep until there is an answer; when it wakes, ``answerRequest`` is called again.
private func queue(
  _ response: Response, on connection: OpaquePointer, _ arrival: Arrival, _ conversation: Conversation
) -> MHD_Result {
  guard case .later(let delivery) = response.body else { return queue(response, on: connection, conversation) }
  arrival.sleep(for: response)
  conversation.remember(delivery)
  guard var answer = delivery.answer(orSleep: connection) else { return .YES }
  answer.headers += response.headers
  return queue(answer, on: connection, conversation)
}

/// The address a request came from: the peer's, or what a proxy on this machine says.
private func client(of connection: OpaquePointer, _ request: Request, _ conversation: Conversation) -> String {
  if conversation.limits.isBehindProxy, let chain = request.header("X-Forwarded-For"),
    let last = chain.split(separator: ",").last
  {
    return String(last.filter { $0 != " " })
  }
  guard let address = flagfall_client_address(connection) else { return "" }
  var name = [CChar](repeating: 0, count: 64)
  guard flagfall_address_text(address, &name, 64) == 0 else { return "" }
  return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Called by libmicrohttpd when a connection begins, and before it is closed.
func noticeConnection(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  code: MHD_ConnectionNotificationCode
) {
  guard let context, let connection, let state else { return }
  let conversation = Unmanaged<Conversation>.fromOpaque(context).takeUnretainedValue()
  if let known = state.pointee {
    let visit = Unmanaged<Visit>.fromOpaque(known)
    conversation.forget(visit.takeUnretainedValue())
    visit.release()
    state.pointee = nil
  } else {
    let visit = Visit(socket: flagfall_socket(connection))
    conversation.remember(visit)
    state.pointee = Unmanaged.passRetained(visit).toOpaque()
  }
}

private func visit(of connection: OpaquePointer) -> Visit? {
  flagfall_socket_context(connection).map { Unmanaged<Visit>.fromOpaque($0).takeUnretainedValue() }
}

/// Called by libmicrohttpd when an answer is sent or its client has gone.
func completeRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
  guard let context, let known = state?.pointee else { return }
  connection.flatMap(visit)?.rest()
  Unmanaged<Arrival>.fromOpaque(known).release()
  state?.pointee = nil
  Unmanaged<Conversation>.fromOpaque(context).takeUnretainedValue().complete()
}

private func fields(_ kind: MHD_ValueKind, of connection: OpaquePointer) -> [Request.Field] {
  let fields = Fields()
  MHD_get_connection_values(connection, kind, collect, Unmanaged.passUnretained(fields).toOpaque())
  return fields.all
}

private func collect(
  context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let context, let name else { return .NO }
  let fields = Unmanaged<Fields>.fromOpaque(context).takeUnretainedValue()
  fields.all.append(.init(name: String(cString: name), value: value.map { String(cString: $0) } ?? ""))
  return .YES
}

private func queue(_ response: Response, on connection: OpaquePointer, _ conversation: Conversation) -> MHD_Result {
  let made: OpaquePointer?
  switch response.body {
  case .bytes(let bytes):
    made = flagfall_response(bytes.count, bytes)
  case .events(let channel):
    let listener = EventListener(connection: connection, channel: channel, conversation: conversation)
    conversation.remember(listener)
    listener.begin()
    made = MHD_create_response_from_callback(
      .max, 1024, readEvents, Unmanaged.passRetained(listener).toOpaque(), releaseListener)
  case .later:
    // A delivery gives bytes or events, never another delivery.
    return .NO
  }
  guard let made else { return .NO }
  defer { MHD_destroy_response(made) }
  for header in response.headers { MHD_add_response_header(made, header.name, header.value) }
  return MHD_queue_response(connection, response.status, made)
}

private func readEvents(
  context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, room: Int
) -> Int {
  // -1 is the end of the stream (MHD_CONTENT_READER_END_OF_STREAM).
  guard let context, let buffer else { return -1 }
  let listener = Unmanaged<EventListener>.fromOpaque(context).takeUnretainedValue()
  return listener.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: room)) ?? -1
}

private func releaseListener(context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  let listener = Unmanaged<EventListener>.fromOpaque(context)
  listener.takeUnretainedValue().leave()
  listener.release()
}
