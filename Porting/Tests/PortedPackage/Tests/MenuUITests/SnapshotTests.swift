import SnapshotTesting
import UIKit
import XCTest

@testable import MenuUI

final class SnapshotTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .never, diffTool: .ksdiff) { super.invokeTest() }
  }

  private func card() -> DishCardView {
    let card = DishCardView()
    card.configure(name: "Soup", note: "With bread and a slice of lemon")
    return card
  }

  func testCard() {
    assertSnapshot(of: card(), as: .image(size: CGSize(width: 220, height: 180)))
    assertSnapshot(
      of: card(), as: .image(precision: 0.99, perceptualPrecision: 0.98, size: CGSize(width: 180, height: 200)),
      named: "narrow", record: false)
    assertSnapshot(
      of: card(),
      as: .image(
        drawHierarchyInKeyWindow: true, size: CGSize(width: 220, height: 180),
        traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark")
    assertSnapshot(of: card(), as: .recursiveDescription(size: CGSize(width: 220, height: 180)))
  }

  func testMenu() {
    let navigation = UINavigationController(rootViewController: DishListViewController())
    Appearance.style(navigation.navigationBar)
    assertSnapshots(
      of: navigation, as: ["phone": .image(on: .iPhoneSe), "landscape": .image(on: .iPhoneX(.landscape))])
    assertSnapshots(of: DishListViewController(), as: [.hierarchy, .recursiveDescription(on: .iPhone8)], record: false)
    isRecording = false
    assertSnapshot(of: LegacyFormViewController(), as: .image(on: .iPhone13), record: .never)
  }

  func testDrawings() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    gradient.colors = [UIColor.white.cgColor, UIColor.systemBlue.cgColor]
    assertSnapshot(of: gradient as CALayer, as: .image)
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 6)
    assertSnapshot(of: path, as: .image)
    assertSnapshot(of: path, as: .elementsDescription)
    assertSnapshot(of: path.cgPath, as: .image)
    assertSnapshot(of: UIImage.receipt, as: .image)
  }

  func testValues() throws {
    assertSnapshot(of: Dish.samples, as: .dump)
    assertSnapshot(of: Dish.samples[0], as: .json)
    assertSnapshot(of: "Soup\nBread", as: .lines)
    var request = URLRequest(url: URL(string: "https://example.com/orders?table=7")!)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = Data(#"{"dish":"Soup"}"#.utf8)
    assertSnapshot(of: request, as: .raw)
    assertSnapshot(of: request, as: .curl)
    XCTAssertNil(verifySnapshot(of: 7, as: .description, named: "seven"))
  }

  func testFunctions() {
    enum Size: CaseIterable { case small, large }
    assertSnapshot(
      of: { size in size == .small ? 1 : 2 }, as: Snapshotting<Size, String>.func(into: .description))
  }

  func testOwnStrategies() {
    let titles = Snapshotting<UIView, String>(pathExtension: "txt", diffing: .lines) { view in
      Async { callback in callback(view.accessibilityLabel ?? "-") }
    }
    assertSnapshot(of: card(), as: titles)
    assertSnapshot(of: card(), as: .wait(for: 0.01, on: titles), named: "waiting")
    assertSnapshot(
      of: card(), as: Snapshotting<String, String>.lines.pullback { $0.accessibilityHint ?? "-" }, named: "hint")
  }

  func testMissingReferencesAreNotRecorded() {
    let message = verifySnapshot(of: "nobody wrote this down", as: .lines, named: "missing")
    XCTAssertTrue(message?.contains("There is no reference") == true, message ?? "no message")
  }
}
