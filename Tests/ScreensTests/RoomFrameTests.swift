import Screens
import Testing
import Words

/// What the app does about a room that answers: it names it, and sees nothing of it.
struct RoomFrameTests {
  private func told(_ app: App) -> [RoomTask] {
    app.effects.compactMap { if case .room(let task) = $0 { task } else { nil } }
  }

  @Test("A link to a room that answers opens it with the reader's language, units and city")
  func opens() throws {
    let app = App(.polish, city: "es-barcelona", place: .answer(.elsewhere(ride: nil)))
    let task = try #require(told(app).last)
    #expect(task.room == .answer(.elsewhere(ride: nil)))
    #expect(task.language == .polish)
    #expect(task.city == "es-barcelona")
    #expect(app.text.contains("Chwileczkę"))
  }

  @Test("A room that is left is closed, once")
  func closes() {
    var app = App(place: .answer(.tariff("us-nyc")))
    app.send(.route(.meter))
    app.send(.tick)
    #expect(app.effects.count { $0 == .closeRoom } == 1)
  }

  @Test("While its ride goes on a room is told so now and then, and at once when the ride is over")
  func followsTheRide() {
    var app = App()
    app.press(.demo)
    app.send(.route(.answer(.why(ride: nil))))
    let first = told(app).count
    #expect(first == 1)
    app.pass(seconds: 30)
    let during = told(app).count
    #expect((3...7).contains(during))
    app.press(.stop)
    #expect(told(app).count == during + 1)
    app.pass(seconds: 30)
    #expect(told(app).count == during + 1)
  }

  @Test("A room that did not come says so, and is asked for again by a key")
  func fails() {
    var app = App(place: .answer(.overcharged(ride: nil)))
    app.send(.roomFailed(reason: "TypeError: Failed to fetch"))
    #expect(app.text.contains("[Try again = retry-answers]"))
    app.press(.retryAnswers)
    #expect(told(app).count == 2)
    #expect(app.text.contains("One moment"))
  }

  @Test(
    "Every room that answers has an address of its own",
    arguments: [
      AnswerRoom.elsewhere(ride: nil), .elsewhere(ride: "1772641800000-us-nyc"), .why(ride: nil), .why(ride: "a-1"),
      .overcharged(ride: nil), .overcharged(ride: "a-1"), .paper(ride: nil), .paper(ride: "a-1"), .tariff("es-madrid"),
      .own(nil), .own("my-town"),
    ])
  func addresses(room: AnswerRoom) {
    #expect(AnswerRoom(hash: room.hash) == room)
    #expect(Room(hash: room.hash) == .answer(room))
  }

  @Test(
    "What is no address of a room leads to the doors",
    arguments: ["#/tariffs", "#/why/", "#/why/A b", "#/elsewhere/../x", "x/why"])
  func strangers(hash: String) {
    #expect(AnswerRoom(hash: hash) == nil)
    #expect(Room(hash: hash) == .shell)
  }
}
