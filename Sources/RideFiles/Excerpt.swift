/// Foreign text made fit for an error: at most 40 characters, controls as `?`.
func excerpt(_ bytes: some Collection<UInt8>) -> String {
  let limit = 40
  var text = ""
  for scalar in String(decoding: bytes.prefix(4 * limit), as: UTF8.self).unicodeScalars {
    if text.unicodeScalars.count == limit { return text + "..." }
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    text.unicodeScalars.append(isControl ? "?" : scalar)
  }
  return text
}
