import Almanac
import JSON
import Metro
import Server
import Tariffs
import Words

/// The app as a folder of files: what `serve` sends and `site` writes.
///
/// - `*`: the files of Web/ and the modules, `app.wasm` among them;
/// - `data/tariffs`, `data/holidays`: the JSON files of these names, and `data/index.json` which lists them;
/// - `data/strings`: the texts of each language in the order of the phrases;
/// - `data/networks`: the metros, which the index lists with their cities;
/// - `data/tariffs/schema.json`: the JSON Schema of tariff files, for whoever writes one;
/// - `data/fonts`: the letters of receipts, with their licences;
/// - `screenshot-*`: the pictures that a browser shows to whoever installs the app;
/// - `precache.json`: `{"version": ..., "files": [...]}`, what a service worker keeps for later without a network.
enum SiteContents {
  private static let kinds = ["tariffs", "holidays", "strings"]
  private static let worker = "service-worker.js"
  private static let precache = "precache.json"
  /// Pages that only a dispatcher has; ``DispatchOffice`` adds them.
  static let dispatcher = "dispatch/"
  private static let picture = "screenshot-"
  private static let schema = "data/tariffs/\(Resources.schema)"

  /// Gathers all of it; `map` is the street map that a server passes on beside it, `alerts` whether it passes on those.
  static func gathered(map: TileSource? = nil, alerts: Bool = false) throws(CommandError) -> Site {
    var site = Site()
    let web = try Resources.web()
    for path in try Files.list(web) where path != worker && path != precache && !path.hasPrefix(dispatcher) {
      site.add(try Files.read("\(web)/\(path)"), at: path)
    }
    let modules = try Resources.modules()
    for name in try Files.list(modules) where name.hasSuffix(".wasm") {
      // Packing a module as small as can be takes seconds, so the build leaves it beside the module.
      let packed = "\(modules)/\(name)\(ContentCoding.brotli.ending)"
      site.add(
        try Files.read("\(modules)/\(name)"), at: name, brotli: Files.exists(packed) ? try Files.read(packed) : nil)
    }
    try addData(to: &site, map: map, alerts: alerts)

    let version = site.version
    if Files.exists("\(web)/\(worker)") {
      // A browser looks for a new version by comparing this file, so it must change whenever any other does.
      let script = try Files.read("\(web)/\(worker)") + Array("\n// Version \(version)\n".utf8)
      site.add(script, at: worker)
    }
    // The page itself never asks for the schema, and only a browser that offers to install it for its pictures.
    let kept = ["./"] + site.paths.filter { $0 != worker && $0 != schema && !$0.hasPrefix(picture) }
    site.add(Array(#"{"version": "\#(version)", "files": \#(list(kept))}"#.utf8), at: precache)
    return site
  }

  private static func addData(to site: inout Site, map: TileSource?, alerts: Bool) throws(CommandError) {
    let data = try Resources.data()
    var index: [String] = []
    let shelf = try TariffShelf()
    var cities: [Tariff] = []
    for id in try shelf.identifiers() { cities.append(try shelf.tariff(id)) }
    index.append(#""cities": \#(String(decoding: CityIndex.json(cities), as: UTF8.self))"#)
    for kind in kinds {
      var names: [String] = []
      if Files.exists("\(data)/\(kind)") {
        names = try Files.list("\(data)/\(kind)").filter { $0.hasSuffix(".json") && $0 != Resources.schema }
      }
      for name in names where kind != "strings" {
        site.add(try Files.read("\(data)/\(kind)/\(name)"), at: "data/\(kind)/\(name)")
      }
      index.append(#""\#(kind)": \#(list(names.map { "data/\(kind)/\($0)" }))"#)
    }
    index.append(try addNetworks(data, to: &site))
    index.append(#""calendars": \#(try calendars(in: "\(data)/holidays"))"#)
    // A page asks for alerts only where it was told that there are some.
    if alerts { index.append(#""alerts": true"#) }
    if let map { index.append(#""map": \#(String(decoding: offer(map), as: UTF8.self))"#) }
    site.add(try Files.read("\(data)/tariffs/\(Resources.schema)"), at: schema)
    try addStrings(to: &site)
    if Files.exists("\(data)/fonts") {
      // The letters of thermal printers are not yet asked for by the page.
      for name in try Files.list("\(data)/fonts") where !name.hasSuffix(".hex") {
        site.add(try Files.read("\(data)/fonts/\(name)"), at: "data/fonts/\(name)")
      }
    }
    site.add(Array("{\(index.joined(separator: ", "))}".utf8), at: "data/index.json")
  }

  /// The networks, and what the index says of them: identifier and city.
  private static func addNetworks(_ data: String, to site: inout Site) throws(CommandError) -> String {
    var listed: [String] = []
    if Files.exists("\(data)/networks") {
      for name in try Files.list("\(data)/networks") where name.hasSuffix(".json") && name != Resources.schema {
        let bytes = try Files.read("\(data)/networks/\(name)")
        do throws(JSONError) {
          listed.append(String(decoding: try NetworkFile.read(bytes).indexEntry, as: UTF8.self))
        } catch {
          throw .input("\(data)/networks/\(name): \(error.description)")
        }
        site.add(bytes, at: "data/networks/\(name)")
      }
    }
    return "\"networks\": [\(listed.joined(separator: ", "))]"
  }

  /// What the calendars of public holidays are called, as a JSON list.
  private static func calendars(in folder: String) throws(CommandError) -> String {
    guard Files.exists(folder) else { return "[]" }
    var writer = JSONWriter(.compact)
    writer.beginArray()
    for name in try Files.list(folder) where name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      let bytes = try Files.read(path)
      do throws(JSONError) {
        let file = try HolidayFile(bytes)
        writer.beginObject()
        writer.member("id", string: file.calendar.id)
        writer.key("names")
        writer.beginObject()
        for name in file.names { writer.member(name.language, string: name.text) }
        writer.endObject()
        writer.endObject()
      } catch {
        throw .input(error.description(in: path))
      }
    }
    writer.endArray()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func offer(_ map: TileSource) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("host", string: map.host)
    writer.member("attribution", string: map.attribution)
    writer.endObject()
    return writer.finish()
  }

  private static func addStrings(to site: inout Site) throws(CommandError) {
    let folder = "\(try Resources.data())/strings"
    for language in Language.offered where Files.exists("\(folder)/\(language.tag).json") {
      let path = "\(folder)/\(language.tag).json"
      let bytes = try Files.read(path)
      do throws(JSONError) {
        site.add(try Strings.ordered(language, bytes: bytes), at: "data/strings/\(language.tag).json")
      } catch {
        throw .input(error.description(in: path))
      }
    }
  }

  /// Paths as a JSON list; file names of ours need no escapes.
  private static func list(_ paths: [String]) -> String {
    "[" + paths.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
