import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Each version of iOS has looks of its own, which controls read from their traits.
@MainActor struct SystemLookTests {
  private func traits(_ version: SystemVersion) -> UITraitCollection {
    UITraitCollection(environment: RenderingEnvironment(systemVersion: version))
  }

  @Test func eachVersionHasOneLook() {
    let looks = SystemVersion.allCases.map { traits($0).look }
    #expect(Set(looks).count == SystemVersion.allCases.count)
    #expect(looks == SystemVersion.allCases.map(SystemLook.of))
  }

  /// The lengths of a look that a control with both kinds has, in points: of iOS 18 as known, of iOS 26 as measured.
  @Test(
    arguments: [
      (.iOS18, [44, 10, 32, 44, 56, 270, 10]), (.iOS26, [52, 26, 44, 54, 60, 320, 38]),
    ] as [(SystemVersion, [CGFloat])]) func looksHaveTheLengthsOfTheirVersion(
      version: SystemVersion, lengths: [CGFloat]
    )
  {
    let look = traits(version).look
    #expect(
      [
        look.list.rowHeight, look.list.groupRadius, look.navigationBar.compactRowHeight, look.toolbar.height,
        look.searchBar.height, look.alert.width, look.sheet.radius,
      ] == lengths)
  }

  @Test(
    arguments: [
      (.iOS18, 375, 16), (.iOS18, 413, 16), (.iOS18, 414, 20), (.iOS26, 375, 16), (.iOS26, 375.5, 20),
      (.iOS26, 393, 20),
    ] as [(SystemVersion, CGFloat, CGFloat)]) func marginsFollowTheWidthOfTheScreen(
      version: SystemVersion, width: CGFloat, margin: CGFloat
    )
  {
    #expect(traits(version).look.margins.side(screenWidth: width) == margin)
  }

  @Test(
    arguments: [
      (CornerShape.capsule, 32, 16), (.capsule, 20, 10), (.radius(9), 32, 9), (.radius(9), 10, 9),
    ] as [(CornerShape, CGFloat, CGFloat)]) func cornersFollowTheHeightOnlyInCapsules(
      corners: CornerShape, height: CGFloat, radius: CGFloat
    )
  {
    #expect(corners.radius(height: height) == radius)
  }

  /// A sheet below a status bar of at most 20 points is lower before iOS 26.
  @Test(
    arguments: [
      (.iOS18, 0, 10), (.iOS18, 20, 20), (.iOS18, 20.5, 10), (.iOS18, 59, 10), (.iOS26, 20, 0), (.iOS26, 59, 0),
    ] as [(SystemVersion, CGFloat, CGFloat)]) func gapsFollowTheStatusBar(
      version: SystemVersion, statusBar: CGFloat, gap: CGFloat
    )
  {
    #expect(traits(version).look.sheet.gap(below: statusBar) == gap)
  }

  @Test(arguments: [(.iOS18, 379.5), (.iOS26, 425)] as [(SystemVersion, CGFloat)]) func mediumDetentsAreAShare(
    version: SystemVersion, height: CGFloat
  ) {
    #expect(traits(version).look.sheet.mediumDetent(of: 759) == height)
  }

  @Test(
    arguments: [
      (.iOS18, "xmark.circle.fill", nil, "plus"), (.iOS26, "xmark", "checkmark", "plus"),
    ] as [(SystemVersion, String, String?, String)]) func itemsOfTheSystemHaveTheSymbolsOfTheVersion(
      version: SystemVersion, close: String, done: String?, add: String
    )
  {
    let symbols = traits(version).look.barItem.symbols
    #expect(symbols[.close] == close)
    #expect(symbols[.done] == done)
    #expect(symbols[.add] == add)
    // Every item of the system has a symbol, except those with a title and spaces.
    let titled: Set<UIBarButtonItem.SystemItem> =
      version == .iOS18 ? [.done, .cancel, .edit, .save, .undo, .redo] : [.edit, .save]
    let missing = Set(UIBarButtonItem.SystemItem.allCases.filter { symbols[$0] == nil })
    #expect(missing == titled.union([.flexibleSpace, .fixedSpace]))
  }
}
