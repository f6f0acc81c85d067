import Foundation
import HeadlessUIKit

/// A view whose content has whatever size it is told.
final class GrowingView: UIView {
  var contentSize = CGSize(width: 30, height: 20)

  override var intrinsicContentSize: CGSize { contentSize }
}
