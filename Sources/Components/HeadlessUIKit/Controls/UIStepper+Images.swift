import FirstFrameLayoutTree
import Foundation

extension UIStepper {
  func store(_ image: UIImage?, _ name: String, _ state: State) {
    var images: StateValues<UIImage> = seldom[name] ?? StateValues()
    images[exactly: state] = image
    seldom[name] = images
  }

  func image(_ name: String, _ state: State) -> UIImage? {
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
