import UIKit
import XCTest

@testable import MenuUI

final class KeyValueTests: XCTestCase {
  func testPropertiesAreSetByTheirNames() {
    let waiter = Waiter()
    waiter.update(with: ["name": "Grace", "tables": 5])
    XCTAssertEqual(waiter.name, "Grace")
    XCTAssertEqual(waiter.tables, 5)
    XCTAssertEqual(waiter.value(forKey: "tables") as? Int, 5)
    waiter.setValue(6, forKey: #keyPath(Waiter.tables))
    XCTAssertEqual(waiter.history, [2, 5])
  }

  func testObserversAreCalledAfterThePropertysOwn() {
    let waiter = Waiter()
    var histories: [[Int]] = []
    let observation = waiter.observe(\.tables) { waiter, _ in histories.append(waiter.history) }
    waiter.tables = 3
    observation.invalidate()
    XCTAssertEqual(histories, [[2]])
  }

  func testAnExpectationWaitsForAProperty() {
    let waiter = Waiter()
    keyValueObservingExpectation(for: waiter, keyPath: #keyPath(Waiter.name), expectedValue: "Grace")
    DispatchQueue.main.async { waiter.name = "Grace" }
    waitForExpectations(timeout: 5)
  }

  func testStepsAndIssuesOfXCTest() {
    let sum = XCTContext.runActivity(named: "add") { _ in 1 + 2 }
    XCTAssertEqual(sum, 3)
    let issue = XCTIssue(type: .assertionFailure, compactDescription: "late")
    XCTAssertEqual(issue.compactDescription, "late")
  }
}
