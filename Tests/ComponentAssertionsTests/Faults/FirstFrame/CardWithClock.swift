import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows the time of day.
final class CardWithClock: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let seconds = Int(Date().timeIntervalSince1970) % 86_400
    titleLabel.text = String(format: "%02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
  }
}
