import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// Whole screens of collection views and tables.
@MainActor struct ListScreenTests {
  private static let size = CGSize(width: 390, height: 560)

  private func check(
    _ controller: UIViewController, _ variant: ScreenVariant, _ name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    let config = ViewImageConfig(size: Self.size, traits: variant.traits)
    assertSnapshot(
      of: controller, as: .image(on: config), named: [name, variant.rawValue].compactMap { $0 }.joined(separator: "-"),
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  }

  @Test(arguments: ScreenVariant.allCases) func grid(_ variant: ScreenVariant) { check(GridScreen(), variant) }

  @Test(arguments: ScreenVariant.allCases) func store(_ variant: ScreenVariant) { check(StoreScreen(), variant) }

  @Test(arguments: ScreenVariant.allCases) func settings(_ variant: ScreenVariant) { check(SettingsScreen(), variant) }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped]) func table(_ style: UITableView.Style) {
    for variant in ScreenVariant.allCases where variant != .dark || style == .insetGrouped {
      check(TableScreen(style: style), variant, "\(style)")
    }
  }
}

/// The environments in which every list screen is drawn.
enum ScreenVariant: String, CaseIterable {
  case light, dark, rightToLeft

  var traits: UITraitCollection {
    switch self {
    case .light: UITraitCollection(userInterfaceStyle: .light)
    case .dark: UITraitCollection(userInterfaceStyle: .dark)
    case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
    }
  }
}
