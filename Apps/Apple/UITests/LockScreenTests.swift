import XCTest

#if canImport(XCUIAutomation)
  import XCUIAutomation
#endif

/// Photographs the card on the Lock Screen of the simulator: only the system lays a timer out by the longest time.
final class LockScreenTests: XCTestCase {
  /// Starts the demo ride, locks the phone, and keeps the picture with the result.
  @MainActor
  func testTheCardFitsTheLockScreen() {
    let app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(en)"]
    app.launch()
    for key in ["door-meter", "key-demo", "key-notify-fare"] {
      let button = app.buttons[key]
      if button.waitForExistence(timeout: 10) { button.tap() }
    }
    XCUIDevice.shared.press(.home)
    let board = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    XCTAssertTrue(board.waitForExistence(timeout: 5))
    // The cover that is pulled down from the upper edge is the Lock Screen without its lock.
    let top = board.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0))
    top.press(forDuration: 0.1, thenDragTo: board.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.9)))
    let picture = XCTAttachment(
      data: XCUIScreen.main.screenshot().pngRepresentation, uniformTypeIdentifier: "public.png")
    picture.lifetime = .keepAlways
    add(picture)
  }
}
