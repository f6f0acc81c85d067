import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Nibs with an owner: controllers, placeholders, and documents that cannot be read.
@MainActor struct NibOwnerTests {
  @Test func aControllerLoadsTheNibWithItsName() {
    let controller = OwnedController(nibName: nil, bundle: InterfaceFixtures.bundle)
    #expect(controller.view.frame.size == CGSize(width: 200, height: 100))
    #expect(controller.titleLabel?.text == "Owned")
    #expect(controller.titleLabel?.superview === controller.view)
  }

  @Test func aControllerLoadsANamedNib() {
    let controller = OwnedController(nibName: "OwnedController", bundle: InterfaceFixtures.bundle)
    #expect(controller.nibName == "OwnedController")
    #expect(controller.nibBundle === InterfaceFixtures.bundle || controller.nibBundle != nil)
    controller.view.frame.size.width = 300
    // The label keeps its distance from the right edge: 10 + (300 - 200).
    #expect(controller.titleLabel?.frame == CGRect(x: 110, y: 10, width: 80, height: 20))
  }

  @Test func otherControllersHaveAnEmptyView() {
    final class Plain: UIViewController {}
    let controller = Plain(nibName: nil, bundle: InterfaceFixtures.bundle)
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func aMissingNibIsAnError() {
    let (objects, errors) = UsageErrors.collecting {
      UINib(nibName: "Absent", bundle: InterfaceFixtures.bundle).instantiate(withOwner: nil)
    }
    #expect(objects.isEmpty)
    #expect(errors.count == 1)
    #expect(errors.first.map { "\($0)" }?.contains("Could not load the nib named 'Absent'") == true)
    #expect(errors.first.map { "\($0)" }?.contains("Absent.xib") == true)
  }

  @Test func aMissingControllerIsAnError() {
    let storyboard = UIStoryboard(name: "Menu", bundle: InterfaceFixtures.bundle)
    let (controller, errors) = UsageErrors.collecting {
      storyboard.instantiateViewController(withIdentifier: "absent")
    }
    #expect(type(of: controller) == UIViewController.self)
    #expect(errors.first.map { "\($0)" }?.contains("'absent'") == true)
  }

  /// A document is read once, and each snapshot whose component loads it has its warnings.
  @Test func eachLoadWarnsOfWhatHasNoEffect() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = "<document type=\"x\"><device id=\"d\"/><objects><view id=\"v\" glow=\"YES\"/></objects></document>"
    try document.write(to: folder.appendingPathComponent("Glowing.xib"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    for _ in 0..<2 {
      var warnings: [String] = []
      UsageWarnings.collecting(into: &warnings) {
        _ = UINib(nibName: "Glowing", bundle: bundle).instantiate(withOwner: nil)
      }
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("The attribute `glow` of `view`") == true, "\(warnings)")
    }
  }

  @Test(arguments: [
    ("<document><objects>", "does not end"), ("<archive/>", "Xcode 5"), ("not XML", "outside of the root element"),
    ("<document targetRuntime=\"MacOSX.Cocoa\"/>", "MacOSX.Cocoa"),
  ])
  func damagedDocumentsAreErrors(text: String, reason: String) {
    let (objects, errors) = UsageErrors.collecting {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    }
    #expect(objects.isEmpty)
    #expect(errors.first.map { "\($0)" }?.contains(reason) == true)
  }
}
