import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Has colours that know one appearance only.
final class CardInFixedColors: OddsCard {
  override func setUp() {
    backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    titleLabel.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    oddsLabel.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  }
}
