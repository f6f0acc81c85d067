import Foundation

/// A blur, drawn as the flat colour that a blurred plain background would have.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor { style.color }
}
