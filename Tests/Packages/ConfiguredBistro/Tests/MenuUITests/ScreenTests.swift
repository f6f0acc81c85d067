import UIKit
import XCTest

final class ScreenTests: XCTestCase {
  func testScreen() {
    XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 402, height: 874))
    XCTAssertEqual(UIDevice.current.systemVersion, "18.0")
  }
}
