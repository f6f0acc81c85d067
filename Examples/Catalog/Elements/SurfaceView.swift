import Foundation
import HeadlessUIKit

/// A part of a component that has its own surface.
class SurfaceView: UIView {
  var surface: Surface {
    didSet { if surface != oldValue { setNeedsLayout() } }
  }

  init(_ surface: Surface) {
    self.surface = surface
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    surface = .clear
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.apply(to: self)
  }
}
