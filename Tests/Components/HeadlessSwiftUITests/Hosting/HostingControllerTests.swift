import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Controllers of SwiftUI views among those of UIKit.
@MainActor struct HostingControllerTests {
  @Test func theViewHasTheBackgroundOfTheSystem() {
    let controller = UIHostingController(rootView: Text(verbatim: "a"))
    #expect(controller.view.backgroundColor == .systemBackground)
    controller.view.backgroundColor = .clear
    _ = controller.layoutTree(in: RenderingEnvironment(size: CGSize(width: 200, height: 100)))
    #expect(controller.view.backgroundColor == .clear)
  }

  @Test func theSafeAreaCanBeDisabled() {
    let controller = UIHostingController(rootView: Color.red)
    #expect(!controller._disableSafeArea)
    controller._disableSafeArea = true
    #expect(controller.safeAreaRegions == [])
    controller._disableSafeArea = false
    #expect(controller.safeAreaRegions == .all)
  }
}
