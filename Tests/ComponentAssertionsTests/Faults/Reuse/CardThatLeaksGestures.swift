import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Adds another recognizer with each use.
final class CardThatLeaksGestures: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    addGestureRecognizer(UIPanGestureRecognizer())
  }
}
