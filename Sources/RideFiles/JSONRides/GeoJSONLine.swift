import JSON

/// One line of positions out of a GeoJSON document.
struct GeoJSONLine {
  /// A position, whose first two numbers are longitude and latitude.
  struct Position {
    let node: JSONNode
    let longitude: JSONNode
    let latitude: JSONNode
  }

  /// The array of positions.
  let node: JSONNode
  let positions: [Position]
  /// The times beside the positions; nil without any.
  let times: [JSONNode]?
  /// The name among the feature's properties.
  let name: String?

  /// The lines of a document: a collection, a feature, or a bare geometry.
  static func all(in root: JSONNode) throws(JSONError) -> [GeoJSONLine] {
    switch try root.member("type").string {
    case "FeatureCollection":
      var lines: [GeoJSONLine] = []
      for feature in try root.member("features").elements { lines += try all(ofFeature: feature) }
      return lines
    case "Feature": return try all(ofFeature: root)
    default: return try all(ofGeometry: root, properties: nil)
    }
  }

  private static func all(ofFeature feature: JSONNode) throws(JSONError) -> [GeoJSONLine] {
    let geometry = try feature.member("geometry")
    if geometry.isNull { return [] }
    let properties = try feature.optional("properties")
    return try all(ofGeometry: geometry, properties: properties?.kind == .object ? properties : nil)
  }

  private static func all(
    ofGeometry geometry: JSONNode, properties: JSONNode?
  ) throws(JSONError) -> [GeoJSONLine] {
    let name = try properties?.optional("name").flatMap { node throws(JSONError) in
      node.kind == .string ? try node.string : nil
    }
    let times = try times(in: properties)
    switch try geometry.member("type").string {
    case "LineString":
      return [try GeoJSONLine(try geometry.member("coordinates"), times: times, name: name)]
    case "MultiLineString":
      var parts: [JSONNode?] = []
      if let times { for part in try times.elements { parts.append(part) } }
      var lines: [GeoJSONLine] = []
      for part in try geometry.member("coordinates").elements {
        lines.append(try GeoJSONLine(part, times: lines.count < parts.count ? parts[lines.count] : nil, name: name))
      }
      return lines
    default: return []
    }
  }

  private static func times(in properties: JSONNode?) throws(JSONError) -> JSONNode? {
    guard let properties else { return nil }
    if let times = try properties.optional("coordTimes") { return times }
    guard let beside = try properties.optional("coordinateProperties"), beside.kind == .object else { return nil }
    return try beside.optional("times")
  }

  private init(_ node: JSONNode, times: JSONNode?, name: String?) throws(JSONError) {
    self.node = node
    self.name = name
    var positions: [Position] = []
    for position in try node.elements {
      var numbers = try position.elements.makeIterator()
      guard let longitude = numbers.next(), let latitude = numbers.next() else {
        throw position.fail("expected a position of longitude and latitude, such as [13.405,52.52]")
      }
      positions.append(Position(node: position, longitude: longitude, latitude: latitude))
    }
    self.positions = positions
    var all: [JSONNode]?
    if let times, !times.isNull {
      all = []
      for time in try times.elements { all?.append(time) }
    }
    self.times = all
  }
}
