import UIKit
import XCTest

@testable import MenuUI

final class ResourceTests: XCTestCase {
  func testImagesAreFoundInEveryBundle() throws {
    XCTAssertEqual(Assets.logo.size, CGSize(width: 12, height: 8))
    XCTAssertEqual(Assets.logoByBundle?.size, Assets.logo.size)
    XCTAssertEqual(Assets.logoInMainBundle?.size, Assets.logo.size)
    XCTAssertEqual(Assets.logoByMember.size, Assets.logo.size)
    XCTAssertNil(UIImage(named: "no such image"))
  }

  func testScales() throws {
    XCTAssertEqual(try color("logo", UITraitCollection(displayScale: 1)), [200, 30, 30])
    XCTAssertEqual(try color("logo", UITraitCollection(displayScale: 2)), [30, 160, 60])
    XCTAssertEqual(try color("logo", UITraitCollection(displayScale: 3)), [30, 60, 200])
  }

  func testAppearancesOfImages() throws {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let contrast = UITraitCollection(accessibilityContrast: .high)
    XCTAssertEqual(try color("hero", light), [230, 180, 20])
    XCTAssertEqual(try color("hero", dark), [30, 60, 200])
    XCTAssertEqual(try color("hero", UITraitCollection(traitsFrom: [light, contrast])), [200, 30, 30])
    XCTAssertEqual(try color("hero", UITraitCollection(traitsFrom: [dark, contrast])), [30, 160, 60])
  }

  func testIdioms() {
    XCTAssertEqual(Assets.image("table", UITraitCollection(userInterfaceIdiom: .phone))?.size.width, 10)
    XCTAssertEqual(Assets.image("table", UITraitCollection(userInterfaceIdiom: .pad))?.size.width, 20)
  }

  func testFileTypes() throws {
    XCTAssertEqual(UIImage.photo.size, CGSize(width: 20, height: 10))
    let photo = try color("photo", UITraitCollection())
    for (channel, expected) in zip(photo, [40, 120, 200]) { XCTAssertLessThanOrEqual(abs(channel - expected), 3) }
    XCTAssertEqual(UIImage.receipt.size, CGSize(width: 18, height: 24))
    XCTAssertEqual(Assets.leaf.size, CGSize(width: 16, height: 16))
    XCTAssertEqual(Assets.leaf.renderingMode, .alwaysTemplate)
    XCTAssertGreaterThan(Assets.steam.size.width, 0)
    XCTAssertTrue(Assets.steam.isSymbolImage)
  }

  func testSlicingAndAlignment() throws {
    let bubble = try XCTUnwrap(Assets.image("bubble", UITraitCollection(displayScale: 2)))
    XCTAssertEqual(bubble.capInsets, UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    XCTAssertEqual(bubble.resizingMode, .stretch)
    XCTAssertEqual(bubble.alignmentRectInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  func testNamespacesAndGeneratedNames() {
    XCTAssertEqual(Assets.tea.size.width, 6)
    XCTAssertEqual(Assets.teaByName.size.width, 6)
    XCTAssertEqual(Assets.soup.size.width, 7)
    XCTAssertNil(UIImage(named: "tea", in: Bundle(for: RatingControl.self), with: nil))
  }

  func testColorsInEveryNotation() throws {
    XCTAssertEqual(rgba(try XCTUnwrap(Assets.color("brand"))), [200, 30, 30, 255])
    XCTAssertEqual(rgba(try XCTUnwrap(Assets.color("ink"))), [26, 51, 77, 128])
    XCTAssertEqual(rgba(try XCTUnwrap(Assets.color("paper"))), [250, 245, 235, 255])
    XCTAssertEqual(rgba(try XCTUnwrap(Assets.color("mist"))), [204, 204, 204, 255])
    XCTAssertEqual(rgba(try XCTUnwrap(Assets.color("glow"))), [188, 188, 188, 255])
    XCTAssertEqual(rgba(try XCTUnwrap(Assets.color("vivid"))), [279, -58, -38, 255])
    XCTAssertEqual(rgba(try XCTUnwrap(Assets.color("alert"))), rgba(.systemRed))
    XCTAssertNil(Assets.color("no such color"))
  }

  func testAppearancesOfColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(rgba(UIColor(resource: .brand).resolvedColor(with: dark)), [255, 138, 128, 255])
    let contrast = UITraitCollection(accessibilityContrast: .high)
    XCTAssertEqual(rgba(Assets.brand.resolvedColor(with: contrast)), [128, 0, 0, 255])
  }

  func testStrings() {
    XCTAssertEqual(Wording.welcome, "Welcome to \"Bistro\"")
    XCTAssertEqual(Wording.farewell, "Good night")
    XCTAssertEqual(Wording.missing, "a default")
    XCTAssertEqual(Wording.welcome(in: "de"), "Willkommen")
    XCTAssertEqual(Wording.welcome(in: "xx"), "no xx")
    let controller = DishListViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.title, "Menu")
  }

  func testPluralForms() {
    XCTAssertEqual(Wording.dishes(1), "1 dish")
    XCTAssertEqual(Wording.dishes(3), "3 dishes")
    XCTAssertEqual((0...2).map(Wording.guests), ["Nobody", "1 guest", "2 guests"])
  }

  func testDataAndFiles() throws {
    XCTAssertEqual(try JSONDecoder().decode([String: [String]].self, from: XCTUnwrap(Assets.menu))["dishes"]?.count, 2)
    XCTAssertEqual(try JSONDecoder().decode([String].self, from: XCTUnwrap(Assets.fixture)), ["Soup", "Bread"])
    let url = try XCTUnwrap(Bundle.module.url(forResource: "table", withExtension: "json"))
    XCTAssertEqual(try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url)), ["table": 7])
  }

  func testFonts() {
    let font = Fonts.blocks(ofSize: 20)
    XCTAssertEqual(font.familyName, "Bistro Blocks")
    XCTAssertEqual(font.fontName, "BistroBlocks-Regular")
    XCTAssertEqual(("soup" as NSString).size(withAttributes: [.font: font]).width, 40)
    XCTAssertTrue(UIFont.familyNames.contains("Bistro Blocks"))
  }

  func testDrawnImagesHavePixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      UIImage.photo.draw(at: CGPoint(x: 2, y: 0))
    }
    XCTAssertEqual(drawn.cgImage?.width, 8)
    XCTAssertEqual(drawn.cgImage?.height, 6)
    let png = try XCTUnwrap(drawn.pngData())
    XCTAssertEqual(UIImage(data: png, scale: 2)?.size, drawn.size)
    XCTAssertEqual(try pixel(of: drawn), [255, 0, 0])
  }

  /// Red, green and blue of the first pixel.
  private func color(_ name: String, _ traits: UITraitCollection) throws -> [Int] {
    try pixel(of: XCTUnwrap(Assets.image(name, traits)))
  }

  private func pixel(of image: UIImage) throws -> [Int] {
    let pixels = try XCTUnwrap(image.cgImage?.dataProvider?.data as Data?)
    return pixels.prefix(3).map(Int.init)
  }

  private func rgba(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }
}
