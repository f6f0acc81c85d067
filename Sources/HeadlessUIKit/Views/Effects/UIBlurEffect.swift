import Foundation

/// A blur, drawn as the flat colour of a blurred plain background.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor { style.color }
}
