import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct DeviceTests {
  @Test(
    arguments: [
      (ViewImageConfig.iPhoneSe3, 375, 667, 2, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      (.iPhone16Pro, 402, 874, 3, UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)),
      (.iPhone16Pro(.landscape), 874, 402, 3, UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62)),
      (.iPhone17ProMax, 440, 956, 3, UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)),
      (.iPadMini, 744, 1133, 2, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      (.iPadPro13(.landscape), 1376, 1032, 2, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ] as [(ViewImageConfig, CGFloat, CGFloat, CGFloat, UIEdgeInsets)])
  func screens(_ config: ViewImageConfig, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ safe: UIEdgeInsets) {
    #expect(config.size == CGSize(width: width, height: height))
    #expect(config.traits.displayScale == scale && config.safeArea == safe)
  }

  @Test func traitsReachTheEnvironment() {
    let config = ViewImageConfig.iPadMini.with(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(config.renderingEnvironment.contentSize == .accessibilityLarge)
    let view = UIView()
    _ = view.layoutTree(in: config.renderingEnvironment)
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(view.traitCollection.userInterfaceIdiom == .pad)
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone13.renderingEnvironment.contentSize == .large)
  }
}
