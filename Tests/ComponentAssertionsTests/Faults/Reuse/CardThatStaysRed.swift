import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Turns red in one state and stays so.
final class CardThatStaysRed: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    guard state.isLive else { return }
    titleLabel.textColor = UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(red: isDark ? 1 : 0.6, green: isDark ? 0.6 : 0, blue: 0, alpha: 1)
    }
  }
}
