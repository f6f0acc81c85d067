import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct DeviceTests {
  @Test func theFixedSpaceOfTheScreenIsInPortrait() {
    RenderingEnvironment(screenSize: CGSize(width: 844, height: 390)).performAsCurrent {
      #expect(UIScreen.main.fixedCoordinateSpace.bounds.size == CGSize(width: 390, height: 844))
      #expect(UIScreen.main.coordinateSpace.bounds.size == CGSize(width: 844, height: 390))
    }
  }

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
    #expect(config.traits.displayScale == scale)
    #expect(config.safeArea == safe)
  }

  @Test func theEnvironmentHasTheTraitsOfTheConfig() {
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

/// Views have the traits of the device.
@MainActor struct DeviceTraitTests {
  private func traits(_ config: ViewImageConfig) -> UITraitCollection {
    let view = UIView()
    _ = view.layoutTree(in: config.renderingEnvironment)
    return view.traitCollection
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular], [UIUserInterfaceSizeClass.compact, .regular])
  func sizeClassesOfTheConfigOverrideTheScreen(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
  {
    let config = ViewImageConfig.iPhone15.with(
      traits: UITraitCollection {
        $0.horizontalSizeClass = horizontal
        $0.verticalSizeClass = vertical
      })
    #expect(traits(config).horizontalSizeClass == horizontal)
    #expect(traits(config).verticalSizeClass == vertical)
  }

  @Test(arguments: UIUserInterfaceIdiom.allCases) func theIdiomOfTheConfigOverridesTheScreen(
    idiom: UIUserInterfaceIdiom
  ) {
    let config = ViewImageConfig(
      size: CGSize(width: 400, height: 400), traits: UITraitCollection { $0.userInterfaceIdiom = idiom })
    #expect(traits(config).userInterfaceIdiom == (idiom == .unspecified ? .phone : idiom))
  }

  @Test func viewsHaveTheContrastAndBoldTextOfTheConfig() {
    let config = ViewImageConfig.iPhone15.with(
      traits: UITraitCollection {
        $0.accessibilityContrast = .high
        $0.legibilityWeight = .bold
      })
    #expect(traits(config).accessibilityContrast == .high)
    #expect(traits(config).legibilityWeight == .bold)
    #expect(traits(.iPhone15).accessibilityContrast == .normal)
    #expect(traits(.iPhone15).legibilityWeight == .regular)
  }

  @Test func aDeviceHasItsSizeClassesAtADifferentSize() {
    var config = ViewImageConfig.iPhone15
    config.size = CGSize(width: 1000, height: 1000)
    #expect(traits(config).horizontalSizeClass == .compact)
    #expect(traits(config).userInterfaceIdiom == .phone)
    config.traits = UITraitCollection()
    #expect(traits(config).horizontalSizeClass == .regular)
    #expect(traits(config).userInterfaceIdiom == .pad)
  }
}
