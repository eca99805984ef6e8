import JSON
import Thermal

extension PrintDesk {
  /// What is kept of it: `{"darkness":5,"speed":5,"media":"roll","models":[{"id":"…","model":"M220"}]}`.
  var memory: String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("darkness", int64: Int64(settings.darkness))
    writer.member("speed", int64: Int64(settings.speed))
    writer.member("media", string: settings.media.rawValue)
    writer.member("models", objects: models) { writer, said in
      writer.member("id", string: said.id)
      writer.member("model", string: said.model)
    }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// A desk as it was kept.
  ///
  /// - Throws: A ``JSONError`` for anything else.
  init(memory: String) throws(JSONError) {
    let node = try JSONReader.read(Array(memory.utf8))
    let settings = PrintSettings(
      darkness: Int(clamping: try node.member("darkness").int64), speed: Int(clamping: try node.member("speed").int64),
      media: try node.member("media").choice(Media.allCases.map { ($0.rawValue, $0) }))
    var models: [(id: String, model: String)] = []
    for said in try node.member("models").elements {
      models.append((try said.member("id").string, try said.member("model").string))
    }
    self.init(settings: settings, models: models)
  }
}
