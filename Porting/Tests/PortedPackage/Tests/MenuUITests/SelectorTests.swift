import UIKit
import XCTest

@testable import MenuUI

final class SelectorTests: XCTestCase {
  func testControlsCallTheirTargets() {
    let control = RatingControl()
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    control.stars[2].sendActions(for: .touchUpInside)
    XCTAssertEqual(control.rating, 3)
    XCTAssertEqual(changes, 1)
    XCTAssertEqual(
      control.stars[0].actions(forTarget: control, forControlEvent: .touchUpInside), ["starTapped:"])
    control.freeze()
    control.stars[4].sendActions(for: .touchUpInside)
    XCTAssertEqual(control.rating, 3)
  }

  func testBarButtonsGesturesAndKeyCommands() throws {
    let controller = DishListViewController()
    controller.loadViewIfNeeded()
    let left = try XCTUnwrap(controller.navigationItem.leftBarButtonItem)
    let right = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
    XCTAssertEqual(left.action, #selector(DishListViewController.close))
    XCTAssertNotEqual(left.action, right.action)
    _ = UIApplication.shared.sendAction(try XCTUnwrap(left.action), to: left.target, from: left, for: nil)
    (right.target as? NSObject)?.perform(try XCTUnwrap(right.action), with: right)
    let commands = try XCTUnwrap(controller.keyCommands)
    XCTAssertEqual(commands.map(\.input), ["r", UIKeyCommand.inputEscape])
    controller.perform(try XCTUnwrap(commands[0].action))
    controller.tableView.refreshControl?.sendActions(for: .valueChanged)
    XCTAssertEqual(controller.events, ["close", "sort", "reload", "reload"])
    XCTAssertEqual(controller.view.gestureRecognizers?.count, 2)
    XCTAssertEqual(controller.dishes.map(\.name), ["Bread", "Lemon tart", "Tomato soup"])
  }

  func testNotificationsCallSelectorsUntilTheObserverIsGone() {
    let controller = DishListViewController()
    controller.loadViewIfNeeded()
    NotificationCenter.default.post(name: .menuChanged, object: "the cook")
    XCTAssertEqual(controller.events, ["changed by the cook"])
    NotificationCenter.default.removeObserver(controller)
    NotificationCenter.default.post(name: .menuChanged, object: nil)
    XCTAssertEqual(controller.events.count, 1)
  }

  func testTimersAndDisplayLinksCallSelectors() {
    let ticker = Ticker()
    ticker.start()
    ticker.callLater()
    XCTAssertEqual(ticker.callNow(), "42")
    XCTAssertEqual(ticker.calls, ["now"])
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(ticker.calls.sorted(), ["later", "now", "tick soup"])
    ticker.displayLink?.invalidate()
  }

  func testSelectorsAreEqualByName() {
    let ticker = Ticker()
    XCTAssertTrue(ticker.responds(to: #selector(Ticker.frame(link:))))
    XCTAssertFalse(ticker.responds(to: #selector(DishListViewController.reload)))
    XCTAssertEqual(#selector(Ticker.frame(link:)), Selector(("frameWithLink:")))
    XCTAssertEqual(NSStringFromSelector(#selector(DishListViewController.sort(by:))), "sortBy:")
    XCTAssertEqual(
      #selector(DishListViewController.menuChanged(_:)), NSSelectorFromString("menuChangedWithNotification:"))
    XCTAssertEqual(#keyPath(DishListViewController.title), "title")
    XCTAssertTrue(UIView().responds(to: #selector(UIView.layoutSubviews)))
    XCTAssertTrue(UIView().responds(to: #selector(getter: UIView.isHidden)))
  }
}
