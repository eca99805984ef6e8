/// The pictures of the receipt that the page has drawn, by their addresses.
package struct DrawnReceipt: Sendable, Hashable {
  /// What they are drawn of; another ride, language or number makes others.
  var source = ""
  /// The picture for the screen; nil until it has come.
  var screen: String?
  /// The picture for paper.
  var paper: String?
  /// Whether its street map did not come.
  var lacksMap = false
}
