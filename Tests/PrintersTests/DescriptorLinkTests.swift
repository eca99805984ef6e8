import Drawing
import Foundation
import PrinterSupport
import Printers
import Testing
import Thermal

@Suite struct DescriptorLinkTests {
  /// A picture with every byte in it, so that a line that is not raw would show.
  static func job(_ printer: PrinterProfile = .m110) throws -> PrintJob {
    let rows: [UInt8] = (0..<48 * 6).map { (at: Int) -> UInt8 in at % 256 == 9 ? 0x0A : UInt8(at % 256) }
    return try PrintJob(#require(Bitmap(width: 384, rows: rows)), on: printer)
  }

  /// Opens a pseudo-terminal by the requests of ioctl_tty(2), TIOCSPTLCK and TIOCGPTN.
  static func terminal() throws -> (master: Int32, path: String) {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(master >= 0)
    var locked: Int32 = 0
    var number: Int32 = 0
    try #require(ioctl(master, 0x4004_5431, &locked) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
    return (master, "/dev/pts/\(number)")
  }

  /// Reads a descriptor to its end.
  static func bytes(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      // A pseudo-terminal whose other side is closed answers EIO.
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  @Test func `a printer in the network receives exactly the job`() throws {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(server) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, length) == 0 && listen(server, 1) == 0 && getsockname(server, $0, &length) == 0
      }
    }
    #expect(bound)
    let reading = Blocking {
      let connection = accept(server, nil, nil)
      defer { close(connection) }
      return Self.bytes(of: connection)
    }
    let job = try Self.job(.escpos80)
    let link = DescriptorLink(host: "127.0.0.1", port: UInt16(bigEndian: address.sin_port))
    #expect(try Printing.run(job, over: link) == .sent)
    #expect(reading.result == job.bytes)
  }

  @Test func `a terminal line is opened raw: 0A stays 0A`() throws {
    let (master, path) = try Self.terminal()
    defer { close(master) }
    let reading = Blocking { Self.bytes(of: master) }
    let job = try Self.job()
    #expect(try Printing.run(job, over: DescriptorLink(device: path)) == .sent)
    let received = reading.result
    #expect(received == job.bytes)
    #expect(job.bytes.filter { $0 == 0x0A }.count >= 2)
  }

  @Test func `a terminal line that is not raw would double a row's 0A`() throws {
    let (master, path) = try Self.terminal()
    defer { close(master) }
    let line = open(path, O_WRONLY | O_NOCTTY)
    var row = [UInt8](repeating: 0x55, count: 48)
    row[20] = 0x0A
    #expect(write(line, row, 48) == 48)
    let reading = Blocking { Self.bytes(of: master) }
    tcdrain(line)
    close(line)
    #expect(reading.result.count == 49)
  }

  @Test func `a file gets its name only when the job is whole`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "out.bin").path()
    let job = try Self.job()
    #expect(try Printing.run(job, over: DescriptorLink(file: path)) == .sent)
    #expect(FileManager.default.contents(atPath: path).map { [UInt8]($0) } == job.bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["out.bin"])
    let begun = DescriptorLink(file: folder.appending(path: "half.bin").path())
    try begun.connect()
    try begun.write([1, 2, 3], isAcknowledged: false)
    try begun.close(keeping: false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["out.bin"])
  }

  @Test func `what is not there or no device is refused with the mend`() throws {
    let job = try Self.job()
    #expect(throws: PrinterError.noDevice("/etc/hostname")) {
      try Printing.run(job, over: DescriptorLink(device: "/etc/hostname"))
    }
    #expect(throws: PrinterError.cannotOpen(path: "/dev/no-printer", reason: "No such file or directory")) {
      try Printing.run(job, over: DescriptorLink(device: "/dev/no-printer"))
    }
    #expect(throws: PrinterError.cannotWrite(path: "/no/folder/x", reason: "No such file or directory")) {
      try Printing.run(job, over: DescriptorLink(file: "/no/folder/x"))
    }
    let reason = "it is no regular file; give a device without file:"
    #expect(throws: PrinterError.cannotWrite(path: "/dev/null", reason: reason)) {
      try Printing.run(job, over: DescriptorLink(file: "/dev/null"))
    }
    #expect(throws: PrinterError.self) { try Printing.run(job, over: DescriptorLink(host: "127.0.0.1", port: 1)) }
  }
}
