import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// That what a device's traits say reaches the views.
@MainActor struct DeviceTraitTests {
  private func traits(_ config: ViewImageConfig) -> UITraitCollection {
    let view = UIView()
    _ = view.layoutTree(in: config.renderingEnvironment)
    return view.traitCollection
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular], [UIUserInterfaceSizeClass.compact, .regular])
  func sizeClassesOfTheConfigOutrankTheScreen(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
  {
    let config = ViewImageConfig.iPhone15.with(
      traits: UITraitCollection {
        $0.horizontalSizeClass = horizontal
        $0.verticalSizeClass = vertical
      })
    #expect(traits(config).horizontalSizeClass == horizontal && traits(config).verticalSizeClass == vertical)
  }

  @Test(arguments: UIUserInterfaceIdiom.allCases) func theIdiomOfTheConfigOutranksTheScreen(idiom: UIUserInterfaceIdiom)
  {
    let config = ViewImageConfig(
      size: CGSize(width: 400, height: 400), traits: UITraitCollection { $0.userInterfaceIdiom = idiom })
    #expect(traits(config).userInterfaceIdiom == (idiom == .unspecified ? .phone : idiom))
  }

  @Test func contrastAndBoldTextReachTheViews() {
    let config = ViewImageConfig.iPhone15.with(
      traits: UITraitCollection {
        $0.accessibilityContrast = .high
        $0.legibilityWeight = .bold
      })
    #expect(traits(config).accessibilityContrast == .high && traits(config).legibilityWeight == .bold)
    #expect(traits(.iPhone15).accessibilityContrast == .normal && traits(.iPhone15).legibilityWeight == .regular)
  }

  @Test func aDeviceKeepsItsClassesAtAnotherSize() {
    var config = ViewImageConfig.iPhone15
    config.size = CGSize(width: 1000, height: 1000)
    #expect(traits(config).horizontalSizeClass == .compact && traits(config).userInterfaceIdiom == .phone)
    config.traits = UITraitCollection()
    #expect(traits(config).horizontalSizeClass == .regular && traits(config).userInterfaceIdiom == .pad)
  }
}
