import UIKit
import XCTest

@testable import MenuUI

final class KeyValueTests: XCTestCase {
  func testPropertiesAreSetByTheirNames() {
    let attendant = Attendant()
    attendant.update(with: ["name": "Grace", "tables": 5])
    XCTAssertEqual(attendant.name, "Grace")
    XCTAssertEqual(attendant.tables, 5)
    XCTAssertEqual(attendant.value(forKey: "tables") as? Int, 5)
    attendant.setValue(6, forKey: #keyPath(Attendant.tables))
    XCTAssertEqual(attendant.history, [2, 5])
  }

  func testObserversAreCalledAfterThePropertysOwn() {
    let attendant = Attendant()
    var histories: [[Int]] = []
    let observation = attendant.observe(\.tables) { attendant, _ in histories.append(attendant.history) }
    attendant.tables = 3
    observation.invalidate()
    XCTAssertEqual(histories, [[2]])
  }

  func testAnExpectationWaitsForAProperty() {
    let attendant = Attendant()
    keyValueObservingExpectation(for: attendant, keyPath: #keyPath(Attendant.name), expectedValue: "Grace")
    DispatchQueue.main.async { attendant.name = "Grace" }
    waitForExpectations(timeout: 5)
  }

  func testStepsAndIssuesOfXCTest() {
    let sum = XCTContext.runActivity(named: "add") { _ in 1 + 2 }
    XCTAssertEqual(sum, 3)
    let issue = XCTIssue(type: .assertionFailure, compactDescription: "late")
    XCTAssertEqual(issue.compactDescription, "late")
  }
}
