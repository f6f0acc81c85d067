import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Adds another clear view with each use.
final class CardThatLeaksViews: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    let marker = UIView()
    marker.isHidden = true
    addSubview(marker)
  }
}
