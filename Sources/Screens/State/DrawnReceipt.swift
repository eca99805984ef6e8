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

  /// Makes the pictures of a receipt by their addresses; without any none are drawn yet.
  package init(source: String = "", screen: String? = nil, paper: String? = nil, lacksMap: Bool = false) {
    self.source = source
    self.screen = screen
    self.paper = paper
    self.lacksMap = lacksMap
  }
}
