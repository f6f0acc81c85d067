import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Fades in one state and stays so.
final class CardThatStaysDimmed: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    titleLabel.textColor = state.isLive ? .systemRed : titleLabel.textColor
  }
}
