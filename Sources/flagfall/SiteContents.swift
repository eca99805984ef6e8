import Server
import Tariffs

/// The app as a folder of files: what `serve` sends and `site` writes.
///
/// - `*`: the files of Web/ and the modules, `app.wasm` among them;
/// - `data/tariffs`, `data/holidays`, `data/strings`: the JSON files of these names, and `data/index.json` which lists them;
/// - `data/tariffs/schema.json`: the JSON Schema of tariff files, for whoever writes one;
/// - `data/fonts`: the letters of receipts, with their licences;
/// - `precache.json`: `{"version": ..., "files": [...]}`, what a service worker keeps for later without a network.
enum SiteContents {
  private static let kinds = ["tariffs", "holidays", "strings"]
  private static let worker = "service-worker.js"
  private static let precache = "precache.json"
  private static let schema = "data/tariffs/\(Resources.schema)"

  /// Gathers all of it.
  static func gathered() throws(CommandError) -> Site {
    var site = Site()
    let web = try Resources.web()
    for path in try Files.list(web) where path != worker && path != precache {
      site.add(try Files.read("\(web)/\(path)"), at: path)
    }
    let modules = try Resources.modules()
    for name in try Files.list(modules) where name.hasSuffix(".wasm") {
      site.add(try Files.read("\(modules)/\(name)"), at: name)
    }
    try addData(to: &site)

    let version = site.version
    if Files.exists("\(web)/\(worker)") {
      // A browser looks for a new version by comparing this file, so it must change whenever any other does.
      let script = try Files.read("\(web)/\(worker)") + Array("\n// Version \(version)\n".utf8)
      site.add(script, at: worker)
    }
    // The page itself never asks for the schema.
    let kept = ["./"] + site.paths.filter { $0 != worker && $0 != schema }
    site.add(Array(#"{"version": "\#(version)", "files": \#(list(kept))}"#.utf8), at: precache)
    return site
  }

  private static func addData(to site: inout Site) throws(CommandError) {
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
      for name in names { site.add(try Files.read("\(data)/\(kind)/\(name)"), at: "data/\(kind)/\(name)") }
      index.append(#""\#(kind)": \#(list(names.map { "data/\(kind)/\($0)" }))"#)
    }
    site.add(try Files.read("\(data)/tariffs/\(Resources.schema)"), at: schema)
    if Files.exists("\(data)/fonts") {
      // The letters of thermal printers are not yet asked for by the page.
      for name in try Files.list("\(data)/fonts") where !name.hasSuffix(".hex") {
        site.add(try Files.read("\(data)/fonts/\(name)"), at: "data/fonts/\(name)")
      }
    }
    site.add(Array("{\(index.joined(separator: ", "))}".utf8), at: "data/index.json")
  }

  /// Paths as a JSON list; file names of ours need no escapes.
  private static func list(_ paths: [String]) -> String {
    "[" + paths.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
