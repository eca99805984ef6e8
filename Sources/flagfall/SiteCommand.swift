import Server

extension Command {
  /// The app as files for any web host.
  static let site = Command(
    name: "site", summary: "write the app as files for any web host",
    description: [
      "Writes the whole app as a folder of static files. Any web server that speaks https can carry it, under any path: "
        + "all addresses in it are relative. Nothing runs on the server.",
      "Files in the folder that belong to an older version are replaced, others are left alone.",
    ],
    options: [
      Option(name: "out", value: "FOLDER", help: "Where to write; made when it is not there. Must be given."),
      Option(
        name: "packed", value: nil,
        help: "Write FILE.br and FILE.gz beside each file too, for a host that sends those (nginx: brotli_static)."),
      Option(name: "quiet", value: nil, help: "Print nothing."),
    ],
    examples: [
      Example(line: "flagfall site --out public", meaning: "A folder to copy to a static host.")
    ]
  ) { arguments throws(CommandError) in
    guard let out = arguments.value("out") else { throw .usage("--out FOLDER is missing") }
    guard !out.isEmpty else { throw .usage("--out has no name: say which folder, such as public, or . for this one") }
    let site = try SiteContents.gathered()
    var bytes = 0
    var packed = 0
    for path in site.paths {
      guard let file = site.file(at: path) else { continue }
      try Files.write(file.bytes, to: "\(out)/\(path)", makesFolders: true)
      if arguments.has("packed") {
        for (coding, packed) in file.packed {
          try Files.write(packed, to: "\(out)/\(path)\(coding.ending)", makesFolders: true)
        }
      }
      bytes += file.bytes.count
      packed += file.packed[.brotli]?.count ?? file.bytes.count
    }
    if !arguments.has("quiet") {
      Terminal.complain(
        "\(site.paths.count) files, \(bytes) bytes (\(packed) in brotli) in \(out), version \(site.version)")
    }
    return .done
  }
}
