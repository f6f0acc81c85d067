import Ingredients
import UIKit
import XCTest

@testable import MenuUI

/// What Objective-C does for classes of several modules.
final class CourseTests: XCTestCase {
  private let index = IndexPath(row: 0, section: 0)

  func testSubclassesImplementOptionalMethodsOfProtocolsOfUIKit() throws {
    let course = CourseListController()
    course.loadViewIfNeeded()
    let delegate: UITableViewDelegate = try XCTUnwrap(course.table.delegate)
    XCTAssertEqual(delegate.tableView?(course.table, heightForRowAt: index), 77)
    course.table.sectionHeaderHeight = 12
    XCTAssertEqual(delegate.tableView?(course.table, heightForHeaderInSection: 0), 12)
    course.table.contentOffset.y = 5
    XCTAssertGreaterThan(course.scrollCount, 0)
    let dessert: UITableViewDelegate = DessertListController()
    XCTAssertEqual(dessert.tableView?(course.table, heightForRowAt: index), 78)
    XCTAssertEqual(dessert.tableView?(course.table, heightForHeaderInSection: 0), 33)
  }

  func testSubclassesImplementOptionalMethodsOfOwnProtocols() {
    let steps: PreparationSteps = CourseListController()
    XCTAssertEqual(steps.preparation?(of: "leek"), "wash the leek")
    let none: CookingSteps = BaseListController()
    XCTAssertNil(none.preparation?(of: "leek"))
    XCTAssertNil(none.serve?())
    XCTAssertTrue(none.serve == nil)
    XCTAssertTrue(steps.preparation != nil)
  }

  func testMembersOfExtensionsInOtherModulesAreOverridden() {
    let label: UIView = CourseLabel()
    XCTAssertEqual(label.garnish(2), "parsley on plain!!")
    XCTAssertEqual(UIView().garnish(), "plain!")
    let type: UIView.Type = CourseLabel.self
    XCTAssertEqual(type.course, "main, not any")
    XCTAssertEqual(UIView.course, "any")
  }

  func testObjectsOfGenericClasses() {
    XCTAssertEqual(Kitchen.view(CourseTile.self).initializer, "frame")
    XCTAssertEqual(Kitchen.view(UILabel.self).frame.width, 10)
    XCTAssertEqual(CourseTile.create().initializer, "frame")
    let cell: DessertCell = Kitchen.cell()
    XCTAssertEqual(cell.style, .value1)
    XCTAssertEqual(cell.reuseIdentifier, "cell")
    let controller: DessertListController = Kitchen.controller()
    XCTAssertEqual(controller.scrollCount, 0)
  }

  func testObserversThatAreNoViews() {
    let scrollView = UIScrollView()
    let observer = ScrollObserver()
    observer.observe(scrollView)
    scrollView.contentOffset.y = 7
    scrollView.removeObserver(observer, forKeyPath: "contentOffset")
    scrollView.contentOffset.y = 9
    XCTAssertEqual(observer.offsets, [7])
  }

  func testMembersUnderConditions() {
    let recipe: Recipe = SoupRecipe()
    XCTAssertEqual(recipe.summary(), "soup, a recipe")
    XCTAssertEqual((SoupRecipe.self as Recipe.Type).kind(), "SoupRecipe")
  }

  func testProtocolsOfObjectiveCHaveOnlyClasses() {
    let tasting = Tasting()
    var critic: Critic? = Critic()
    tasting.taster = critic
    tasting.guests = [Critic()]
    tasting.rate(4)
    XCTAssertEqual(tasting.guests.map(\.rating), [4])
    XCTAssertTrue(critic.map(tasting.isHost) ?? false)
    critic = nil
    XCTAssertNil(tasting.taster)
  }
}
