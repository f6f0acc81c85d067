import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Activates another constraint with each use.
final class CardThatLeaksConstraints: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    titleLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
  }
}
