import SnapshotTesting
import SwiftUI
import UIKit
import XCTest
import _SnapshotTesting_SwiftUI

/// Snapshots of SwiftUI views, as a team writes them for iOS.
final class ViewSnapshotTests: XCTestCase {
  /// The size of the picture of a view, in pixels, at one pixel per point.
  private func size<Content: View>(of view: Content, _ layout: SwiftUISnapshotLayout) throws -> CGSize {
    let traits = UITraitCollection(displayScale: 1)
    var image: UIImage?
    Snapshotting<Content, UIImage>.image(layout: layout, traits: traits).snapshot(view).run { image = $0 }
    return try XCTUnwrap(image).size
  }

  func testAViewHasItsIdealSize() throws {
    XCTAssertEqual(try size(of: Color.red.frame(width: 30, height: 20), .sizeThatFits), CGSize(width: 30, height: 20))
    XCTAssertEqual(
      try size(of: Color.red.frame(width: 30, height: 20).padding(5), .sizeThatFits), CGSize(width: 40, height: 30))
  }

  func testClosuresThatAreNotIsolatedMakeViews() throws {
    XCTAssertEqual(try size(of: Theme.standard.view(1), .fixed(width: 60, height: 50)), CGSize(width: 60, height: 50))
    XCTAssertEqual(try size(of: Theme.standard.line, .fixed(width: 60, height: 5)), CGSize(width: 60, height: 5))
  }

  func testAViewHasTheSizeOfItsLayout() throws {
    XCTAssertEqual(try size(of: Color.red, .fixed(width: 50, height: 40)), CGSize(width: 50, height: 40))
    XCTAssertEqual(try size(of: Color.red, .device(config: .iPhone8)), CGSize(width: 375, height: 667))
  }

  func testAFailureNamesTheReference() throws {
    let view = Text("Hello").padding()
    let folder = NSTemporaryDirectory() + "ViewSnapshots-\(UUID())"
    let strategies: [Snapshotting<AnyView, UIImage>] = [
      .image, .image(precision: 0.9, perceptualPrecision: 0.98, layout: .fixed(width: 100, height: 50)),
      .image(drawHierarchyInKeyWindow: true, layout: .sizeThatFits, traits: .init(userInterfaceStyle: .dark)),
      .wait(for: 0, on: .image),
    ]
    for strategy in strategies {
      let message = verifySnapshot(of: AnyView(view), as: strategy, named: "a", snapshotDirectory: folder)
      XCTAssertTrue(try XCTUnwrap(message).contains("There is no reference"), message ?? "")
    }
  }
}

/// A strategy of a team's own for every view.
extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  static func card(_ style: UIUserInterfaceStyle = .light) -> Self {
    let traits = UITraitCollection(traitsFrom: [.init(displayScale: 1), .init(userInterfaceStyle: style)])
    return .image(layout: .fixed(width: 400, height: 400), traits: traits)
  }
}

/// A theme of closures, which Swift 5 does not isolate: they make views all the same.
struct Theme {
  private let make: (Int) -> AnyView
  var line = AnyView(Divider())

  init<Content: View>(@ViewBuilder make: @escaping (Int) -> Content) { self.make = { AnyView(make($0)) } }

  static let standard = Theme { count in
    VStack(alignment: .leading, spacing: 0) {
      ScrollView(.horizontal) { Text("\(count)").padding() }
      Divider().overlay(Color.red)
    }
  }

  func view(_ count: Int) -> AnyView { make(count) }
}

/// Calls that must compile. They are never run, because their references do not exist.
enum Calls {
  @MainActor static func assertions(view: some View) {
    assertSnapshot(of: view, as: .image)
    assertSnapshot(of: view.colorScheme(.dark), as: .image(layout: .device(config: .iPhone13)), named: "dark")
    assertSnapshots(of: view, as: ["Light": .card(), "Dark": .card(.dark)])
    assertSnapshots(matching: view, as: [.image, .image(layout: .sizeThatFits)], record: false)
    assertSnapshot(of: UIHostingController(rootView: view), as: .image(on: .iPhoneSe))
    withSnapshotTesting(record: .missing) { assertSnapshot(of: view, as: .image(perceptualPrecision: 0.98)) }
  }
}
