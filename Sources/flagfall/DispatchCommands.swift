import DispatchDesk
import Drawing
import Units

extension Command {
  private static let place: [Option] = [
    Option(name: "dispatch", value: "FILE", help: "The file in which the dispatcher keeps everything."),
    Option(name: "postgres", value: "URL", help: "The PostgreSQL database in which it does."),
  ]

  /// A way in.
  static let dispatchToken = Command(
    name: "dispatch token", summary: "issue a token for an office, a driver or a rider",
    description: [
      "Prints a new token, which is kept as a digest alone and cannot be printed again. The first token of an office is made "
        + "this way; with it the others are made over the API or the office's page.",
      "With --link the address of a page is printed that lets its reader in, and with --qr also as a code that a phone's "
        + "camera reads off the terminal. The token stands behind #, which no browser sends to anyone.",
      "Whoever has the token is let in: send it over a way that nobody reads. Revoke one by its name with --revoke.",
    ],
    options: place + [
      Option(name: "role", value: "ROLE", help: "operator, driver or rider. operator without it."),
      Option(name: "owner", value: "NAME", help: "Whose it is: 1 to 64 letters, digits, _ and -."),
      Option(name: "label", value: "TEXT", help: "What people call him. The owner's name without it."),
      Option(
        name: "link", value: "URL", help: "Print the link of the page at this address, such as https://rides.example."),
      Option(name: "qr", value: nil, help: "With --link: print the link as a QR code too."),
      Option(name: "revoke", value: "TOKEN", help: "Revoke the token of this name instead."),
    ],
    examples: [
      Example(line: "flagfall dispatch token --dispatch rides.db --owner office", meaning: "The office's own."),
      Example(
        line: "flagfall dispatch token --dispatch rides.db --role driver --owner anna --label Anna",
        meaning: "A driver, who is known from now on."),
      Example(
        line:
          "flagfall dispatch token --dispatch rides.db --role driver --owner anna --link https://rides.example --qr",
        meaning: "The driver's link, to be read off the screen by the driver's phone."),
    ],
    run: issueToken)

  /// Whether all is right with what was kept.
  static let dispatchCheck = Command(
    name: "dispatch check", summary: "find what must never be in the history of a dispatcher",
    description: [
      "Reads all that was kept and folds it again: no ride with two drivers, no driver with two rides, no event missing, no "
        + "answer without its deed. Each fault is a line; the exit status is 1 when there is one.",
      "Run it while no server writes: what changes meanwhile can look like a fault.",
    ],
    options: place,
    examples: [Example(line: "flagfall dispatch check --dispatch rides.db", meaning: "The history of a file.")],
    run: checkHistory)

  /// Where everything is kept; only a first token makes the file.
  private static func kept(_ arguments: Arguments, isNew: Bool = false) throws(CommandError) -> StorePlace {
    guard let place = try DispatchOffice.place(arguments) else {
      throw .usage("--dispatch or --postgres is missing: say where the dispatcher keeps everything")
    }
    if case .file(let path) = place, !isNew {
      guard Files.exists(path) else {
        throw .input("\(path): there is no such file; name the one that the dispatcher keeps everything in")
      }
      guard try !Files.head(path, count: 1).isEmpty else {
        throw .input("\(path): is empty; name the file that the dispatcher keeps everything in")
      }
    }
    return place
  }

  private static func revoke(_ name: String, _ place: StorePlace) throws(CommandError) -> ExitStatus {
    let desk = try DispatchOffice.open(place)
    do throws(DeskError) {
      if try desk.revoke(name, at: Clock.now) { return .done }
    } catch {
      throw DispatchOffice.complaint(of: error, place)
    }
    Terminal.complain("flagfall dispatch token: there is no token '\(name)' that is still good")
    return .failed
  }

  private static func issueToken(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    if let name = arguments.value("revoke") { return try revoke(name, try kept(arguments)) }
    let word = arguments.value("role") ?? Role.office.rawValue
    guard let role = Role(rawValue: word) else {
      throw .usage("--role \(word): give operator, driver or rider")
    }
    guard let owner = arguments.value("owner") else { throw .usage("--owner is missing: say whose the token is") }
    let address = try arguments.value("link").map { text throws(CommandError) in try linked(text) }
    guard address != nil || !arguments.has("qr") else {
      throw .usage("--qr is a code of a link: say by --link where the pages are, such as https://rides.example")
    }
    guard Sender.isName(owner) else {
      throw .usage("--owner \(owner): give 1 to 64 letters, digits, _ and -")
    }
    let label = arguments.value("label") ?? owner
    let letters = label.unicodeScalars
    guard letters.count <= 100, letters.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw .usage("--label: give at most 100 characters on one line")
    }
    // Nothing is made before all of the command line is right.
    let place = try kept(arguments, isNew: true)
    let desk = try DispatchOffice.open(place)
    do throws(DeskError) {
      let token = try desk.issue(Sender(role, owner), label: label, at: Clock.now)
      guard let address else {
        Terminal.write(token.text + "\n")
        return .done
      }
      let link = address + PagePath.link(role, token)
      Terminal.write(link + "\n")
      if arguments.has("qr"), let code = QRCode(Array(link.utf8)) { Terminal.write(Style.code(code)) }
    } catch {
      throw DispatchOffice.complaint(of: error, place)
    }
    return .done
  }

  /// The address before the path of a page.
  private static func linked(_ text: String) throws(CommandError) -> String {
    let address = text.hasSuffix("/") ? String(text.dropLast()) : text
    let isAddress = address.hasPrefix("https://") || address.hasPrefix("http://")
    // With the path and the token it must fit into a code.
    guard isAddress, address.utf8.count <= 80, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x23 })
    else {
      throw .usage("--link \(text): give an address of at most 80 letters that begins with https:// or http://")
    }
    return address
  }

  private static func checkHistory(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let place = try kept(arguments)
    let desk = try DispatchOffice.open(place)
    do throws(DeskError) {
      let checker = try HistoryChecker(desk)
      for fault in checker.faults { Terminal.write(fault + "\n") }
      Terminal.write(
        "\(checker.rides) rides, \(checker.events) events, \(checker.answers) answers: \(checker.faults.count) faults\n"
      )
      return checker.faults.isEmpty ? .done : .failed
    } catch {
      throw DispatchOffice.complaint(of: error, place)
    }
  }
}
