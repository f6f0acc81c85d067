import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// The accessories of cells in both looks, from right to left and with large text.
@MainActor struct AccessoryScreenTests {
  @Test(arguments: SheetVariant.allCases) func accessories(_ variant: SheetVariant) {
    var config = variant.config(CGSize(width: 360, height: variant == .large18 ? 1100 : 760))
    config.safeArea = .zero
    assertSnapshot(of: AccessoryScreen(), as: .image(on: config), named: variant.rawValue)
  }
}
