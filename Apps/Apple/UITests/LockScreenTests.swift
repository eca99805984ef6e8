import XCTest

#if canImport(XCUIAutomation)
  import XCUIAutomation
#endif

/// Photographs the cards on the Lock Screen of the simulator: only the system lays a timer out by the longest time.
///
/// The simulator has been erased: each test goes the whole way from the doors.
final class LockScreenTests: XCTestCase {
  /// Starts the demo ride of a city, and keeps the picture of its card.
  @MainActor
  func testTheMetersCardFitsTheLockScreen() {
    continueAfterFailure = false
    let app = launched()
    // Without a city the meter's door leads to the list of them.
    for key in ["door-meter", "key-city-us-nyc", "key-demo", "key-notify-fare-true"] { tap(app.buttons[key], key) }
    photograph("meter-card")
  }

  /// Starts a ride along a whole line, and keeps the picture of its card.
  @MainActor
  func testTheMetrosCardFitsTheLockScreen() {
    continueAfterFailure = false
    let app = launched()
    for key in [
      "door-metro", "metro-edit-from", "metro-station-vokzalna", "metro-edit-to", "metro-station-lisova", "metro-start",
    ] { tap(app.buttons[key], key) }
    allow()
    photograph("metro-card")
  }

  @MainActor
  private func launched() -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(en)"]
    app.launch()
    return app
  }

  /// Presses what must come.
  @MainActor
  private func tap(_ button: XCUIElement, _ name: String) {
    XCTAssertTrue(button.waitForExistence(timeout: 20), name + " does not come")
    button.tap()
  }

  /// Answers what the system asks at the first ride: notices, alarms, motion, positions, as far as it knows them.
  @MainActor
  private func allow() {
    for _ in 0..<4 {
      let answers = ["Allow", "Allow While Using App", "OK"].map { board.alerts.buttons[$0] }
      guard board.alerts.buttons.firstMatch.waitForExistence(timeout: 5) else { return }
      guard let answer = answers.first(where: { $0.exists }) else {
        return XCTFail("a question without a known answer")
      }
      answer.tap()
    }
  }

  /// Keeps the picture of the Lock Screen, on which the card stands.
  @MainActor
  private func photograph(_ card: String) {
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(board.waitForExistence(timeout: 5), "the home screen does not come")
    // The cover that is pulled down from the upper edge is the Lock Screen without its lock.
    let top = board.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0))
    top.press(forDuration: 0.1, thenDragTo: board.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.9)))
    XCTAssertTrue(
      board.descendants(matching: .any)[card].firstMatch.waitForExistence(timeout: 10),
      card + " is not on the Lock Screen")
    let picture = XCTAttachment(
      data: XCUIScreen.main.screenshot().pngRepresentation, uniformTypeIdentifier: "public.png")
    picture.name = card
    picture.lifetime = .keepAlways
    add(picture)
    // The cover goes up again, for the next test.
    XCUIDevice.shared.press(.home)
  }

  @MainActor private var board: XCUIApplication { XCUIApplication(bundleIdentifier: "com.apple.springboard") }
}
