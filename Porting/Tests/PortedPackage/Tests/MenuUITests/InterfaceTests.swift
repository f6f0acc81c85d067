import SnapshotTesting
import UIKit
import XCTest

@testable import MenuUI

/// Objects of Interface Builder's documents.
final class InterfaceTests: XCTestCase {
  func testACellOfANibIsConnected() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(SpecialCell.nib, forCellReuseIdentifier: "special")
    let cell = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "special") as? SpecialCell)
    XCTAssertEqual(cell.summary, "Risotto**, vegan")
    XCTAssertEqual(cell.stars, 2)
    XCTAssertEqual(cell.priceWidth?.constant, 64)
    XCTAssertEqual(cell.bar?.backgroundColor, .systemRed)
    XCTAssertEqual(cell.bar?.layer.cornerRadius, 3)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    cell.layoutIfNeeded()
    // An eighth of the height of 56 points.
    XCTAssertEqual(cell.bar?.frame, CGRect(x: 0, y: 0, width: 7, height: 56))
    let button = try XCTUnwrap(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
    XCTAssertEqual(button.frame.maxX, 304)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(cell.orders, ["9.50"])
  }

  func testObjectsOfANib() throws {
    let objects = Bundle(for: SpecialCell.self).loadNibNamed("SpecialCell", owner: nil, options: nil)
    let pricing = try XCTUnwrap(objects?.last as? SpecialPricing)
    XCTAssertTrue(pricing.cell === objects?.first as? SpecialCell)
  }

  func testAControllerOfAStoryboard() throws {
    let controller = try XCTUnwrap(CheckoutViewController.make())
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.totalLabel.text, "Total: 9.50")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let button = try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.presentedViewController?.title, "Receipt")
  }

  func testACellLooksAsDesigned() throws {
    let cell = try XCTUnwrap(SpecialCell.nib.instantiate(withOwner: nil, options: nil).first as? SpecialCell)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    cell.backgroundColor = .systemBackground
    assertSnapshot(of: cell, as: .image)
  }
}
