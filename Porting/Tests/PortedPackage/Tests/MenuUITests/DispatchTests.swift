import Ingredients
import UIKit
import XCTest

@testable import MenuUI

/// Members that Objective-C dispatches.
final class DispatchTests: XCTestCase {
  func testOverridesInExtensions() {
    let tile = PlainTileView(frame: .zero)
    XCTAssertEqual(tile.caption, "plain tile")
    UIView().addSubview(tile)
    XCTAssertEqual(tile.tag, 42)
    let described: PlainTileView = SpicyTileView(frame: .zero)
    XCTAssertEqual(described.describe(), "a spicy version of a tile")
  }

  func testOverridesOfMembersOfExtensionsOfOtherModules() {
    let view: UIView = StripedTileView(frame: .zero)
    view.applyStyle()
    XCTAssertEqual(view.layer.borderWidth, 2)
    XCTAssertEqual(view.backgroundColor, .sauce)
    let card: BaseView = DishCardView()
    XCTAssertEqual(card.nameForLogs, "card in a view")
  }

  func testViewsAndCellsFromMetatypes() {
    let tiles = Tiles.make([PlainTileView.self, StripedTileView.self])
    XCTAssertTrue(tiles[0] is PlainTileView)
    XCTAssertTrue(tiles[1] is StripedTileView)
    XCTAssertEqual(tiles[1].frame.width, 10)
    let table = UITableView()
    table.register(DishCell.self)
    XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "DishCell") as? DishCell)
  }

  func testOptionalRequirements() {
    final class Silent: NSObject, MenuDelegate {
      func menu(_ menu: DishListViewController, didSelect name: String) {}
    }
    let controller = DishListViewController()
    let silent = Silent()
    controller.delegate = silent
    controller.loadViewIfNeeded()
    controller.close()
    XCTAssertNil(controller.tableView(controller.tableView, titleForHeaderInSection: 1))
    XCTAssertEqual(controller.navigationItem.largeTitleDisplayMode, .never)
    let listener = MenuListener()
    let other = DishListViewController()
    other.delegate = listener
    other.loadViewIfNeeded()
    other.close()
    XCTAssertTrue(listener.isClosed)
    XCTAssertEqual(other.tableView(other.tableView, titleForHeaderInSection: 1), "Section 1")
    XCTAssertEqual(other.navigationItem.largeTitleDisplayMode, .always)
  }

  func testKeyValueObserving() {
    let badge = BadgeView()
    var captions: [String] = []
    let observation = badge.observe(\.caption, options: [.initial, .new]) { _, change in
      captions.append(change.newValue ?? "-")
    }
    badge.count = 3
    observation.invalidate()
    badge.count = 4
    XCTAssertEqual(captions, ["0", "3"])
  }

  func testAViewOfAGenericClass() {
    let controller = ScrollingViewController()
    controller.content.contentSize.height = 420
    XCTAssertEqual(controller.contentHeight, 420)
    XCTAssertEqual(controller.content.frame, UIScreen.main.bounds)
  }

  func testAProxyAsksAnotherObject() {
    let (proxy, other) = (ListProxy(), ListProxy())
    proxy.other = other
    let scrollView = UIScrollView()
    scrollView.delegate = proxy
    scrollView.contentOffset.y = 12
    XCTAssertEqual(proxy.offsets, [12])
    XCTAssertEqual(other.offsets, [12])
    XCTAssertTrue(proxy.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
    XCTAssertFalse(UIView().responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
  }

  func testNibLifeCycleWithoutNibs() {
    let badge = BadgeView()
    XCTAssertFalse(badge.wokeUp)
    badge.awakeFromNib()
    badge.prepareForInterfaceBuilder()
    XCTAssertTrue(badge.wokeUp)
    XCTAssertEqual(badge.count, 7)
  }

  func testAssociatedObjects() {
    let (first, second) = (UIView(), UIView())
    first.reservation = "Ada"
    XCTAssertEqual(first.reservation, "Ada")
    XCTAssertNil(second.reservation)
    first.reservation = nil
    XCTAssertNil(first.reservation)
  }

  func testConditions() {
    XCTAssertEqual(Platform.system, "iOS")
    XCTAssertTrue(Platform.isSimulated)
    XCTAssertEqual(Platform.Color.white, UIColor.white)
    XCTAssertTrue(Platform.isCompact(UITraitCollection(horizontalSizeClass: .compact)))
    let control = RatingControl()
    control.roundCorners(by: 3)
    XCTAssertEqual(control.layer.cornerRadius, 3)
  }
}

private final class MenuListener: NSObject, MenuDelegate {
  private(set) var isClosed = false

  func menu(_ menu: DishListViewController, didSelect name: String) {}
  func menuDidClose(_ menu: DishListViewController) { isClosed = true }
  func menu(_ menu: DishListViewController, titleForSection section: Int) -> String { "Section \(section)" }
  var prefersLargeTitles: Bool { true }
}
