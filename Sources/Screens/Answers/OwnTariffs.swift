import JSON
import Tariffs

/// A tariff of the reader's own, as the list of them knows it.
package struct OwnTariff: Sendable, Hashable {
  /// Its identifier.
  package let id: String
  /// The city's name.
  package let city: String
  /// The country's code.
  package let country: String
  /// Whether it is kept for the rides that were made with it, and for nothing else.
  package var isRetired = false
  /// The tariff that took its place; nil where it was thrown away.
  package var successor: String?

  /// The same as a city of the list.
  var listed: CityIndex.City {
    CityIndex.City(id: id, name: LocalText([(language: "en", text: city)]), country: country, notOffered: nil)
  }

  init(_ tariff: Tariff, language: String) {
    id = tariff.id
    city = tariff.city.text(in: language)
    country = tariff.country
  }

  init(_ node: JSONNode) throws(JSONError) {
    id = try node.member("id").string
    city = try node.member("city").string
    country = try node.member("country").string
    isRetired = try node.optional("retired")?.bool ?? false
    successor = try node.optional("successor")?.string
    guard Identifier.isOne(id) else { throw node.fail("expected the identifier of a tariff") }
  }

  /// The note that the page keeps with the file, as JSON.
  package var note: String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("id", string: id)
    writer.member("city", string: city)
    writer.member("country", string: country)
    if isRetired { writer.member("retired", bool: true) }
    if let successor { writer.member("successor", string: successor) }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// Reads the notes of a list; one that cannot be read is left out.
  static func list(_ node: JSONNode) throws(JSONError) -> [OwnTariff] {
    var list: [OwnTariff] = []
    for element in try node.elements {
      do throws(JSONError) { list.append(try OwnTariff(element)) } catch { continue }
    }
    return list
  }
}

/// The form that is being filled in.
package struct OwnForm: Sendable {
  /// What was typed.
  package internal(set) var form: TariffForm
  /// What came of it.
  package internal(set) var outcome: TariffForm.Outcome
  /// Whether it is kept as it stands.
  package internal(set) var isSaved: Bool
  /// Whether the reader is asked whether to throw it away.
  var asksToDelete = false
  /// Whether empty fields are shown as wrong.
  var showsAll: Bool
  /// The calendar of public holidays by which it was checked; nil while that has not come.
  var calendar: String?

  /// The address of a form with nothing in it.
  static let new = "new"
  /// The address of a form that was filled from a file.
  static let opened = "opened"
}
