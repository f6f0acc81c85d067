import FirstFrameLayoutTree
import Foundation

extension UIStepper {
  /// Sets the image behind the signs, in place of the gray background.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    store(image, "background", state)
  }

  public func backgroundImage(for state: State) -> UIImage? { image("background", state) }

  /// Sets the image in place of the plus.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    store(image, "increment", state)
  }

  public func incrementImage(for state: State) -> UIImage? { image("increment", state) }

  /// Sets the image in place of the minus.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    store(image, "decrement", state)
  }

  public func decrementImage(for state: State) -> UIImage? { image("decrement", state) }

  /// Sets the image between the buttons. The image for two normal buttons is shown.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    seldom["divider \(leftState.rawValue) \(rightState.rawValue)"] = image
  }

  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { seldom["divider \(leftState.rawValue) \(rightState.rawValue)"] }

  private func store(_ image: UIImage?, _ name: String, _ state: State) {
    var images: StateValues<UIImage> = seldom[name] ?? StateValues()
    images[exactly: state] = image
    seldom[name] = images
  }

  private func image(_ name: String, _ state: State) -> UIImage? {
    (seldom[name] as StateValues<UIImage>?)?[exactly: state]
  }

  /// Returns the image of a part in a state; `nil` for the standard part.
  func shownImage(_ name: String, isEnabled: Bool = true) -> UIImage? {
    let images: StateValues<UIImage>? = seldom[name]
    return images?[isEnabled && self.isEnabled ? .normal : .disabled]
  }

  /// Returns an image in the middle of a frame, or stretched to it.
  func node(_ name: String, of image: UIImage, in frame: CGRect, isStretched: Bool = false) -> LayoutNode {
    let size = isStretched ? frame.size : image.size
    var node = LayoutNode(
      name: name,
      frame: CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height))
    image.describe(in: &node, as: ImageAppearance(tint: tintColor, traits: traitCollection))
    return node
  }
}
