import Metro
import MetroScreens
import Tariffs
import Testing

/// The addresses of the metro's rooms.
struct RoomTests {
  @Test(
    "Every room has an address of its own",
    arguments: [
      MetroRoom.home, .journal, .calibration, .networks, .line, .choices,
      .link(network: "ua-kyiv", from: "vokzalna", to: "zoloti-vorota"),
      .link(network: "feed", from: "A/1 ü", to: "100%"),
    ])
  func addresses(room: MetroRoom) {
    #expect(MetroRoom(hash: room.hash) == room)
    #expect(room.hash.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }

  @Test(
    "What is no address of a room is the first room",
    arguments: ["#/metro/", "#/metro/ride/a/b", "#/metro/ride/a/b/", "#/metro/ride/a/b/%4", "#/metro/ride/a/b/%FF", ""])
  func strangers(hash: String) {
    #expect(MetroRoom(hash: hash) == .home)
  }
}

/// The signs of lines.
struct LineBadgeTests {
  @Test(
    "What stands on a line's colour can be read: white or black, whichever has more contrast",
    arguments: [
      ("d5202a", "#ffffff"), ("0072bc", "#ffffff"), ("00965e", "#000000"), ("ffb000", "#000000"), ("000000", "#ffffff"),
      ("ffffff", "#000000"),
    ])
  func inks(colour: String, ink: String) {
    let line = MetroLine(
      id: "l", names: LocalText([(language: "en", text: "Line")]), sign: "L", colour: colour)
    #expect(LineBadge(line).ink == ink)
  }
}
