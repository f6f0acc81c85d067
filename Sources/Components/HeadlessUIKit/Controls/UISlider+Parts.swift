import FirstFrameLayoutTree
import Foundation

extension UISlider {
  // MARK: Images

  /// Sets the image of the thumb, which determines its size.
  func standardSetThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track before the thumb. It is stretched, and its height is the height of the track.
  func standardSetMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track behind the thumb. It is stretched, and its height is the height of the track.
  func standardSetMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[exactly: state] = image
    setNeedsLayout()
  }

  func standardThumbImage(for state: State) -> UIImage? { thumbImages[exactly: state] }
  func standardMinimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[exactly: state] }
  func standardMaximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[exactly: state] }

  /// The height of the track with images, in points; `nil` without images.
  var trackImageHeight: CGFloat? {
    [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max()
  }

  // MARK: Drawing

  /// Adds the track and its filled part, which ends in the middle of the thumb.
  func describeTrack(_ track: CGRect, thumb: CGRect, in node: inout LayoutNode) {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    var filled = track
    if let neutral = trackConfiguration?.neutralValue {
      let start = thumbRect(forBounds: bounds, trackRect: track, value: neutral).midX
      filled.origin.x = min(start, thumb.midX)
      filled.size.width = abs(thumb.midX - start)
    } else {
      if !isLeftToRight { filled.origin.x = thumb.midX }
      filled.size.width =
        value > minimumValue ? max(isLeftToRight ? thumb.midX - track.minX : track.maxX - thumb.midX, 0) : 0
    }
    let trackColor = maximumTrackTintColor ?? traitCollection.look.slider.trackColor
    for (name, frame, image, color) in [
      ("track", track, currentMaximumTrackImage, trackColor),
      ("progress", filled, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor),
    ] as [(String, CGRect, UIImage?, UIColor)] {
      var part = part(name, frame, image: image, color: color)
      if !isEnabled { part.opacity = 0.5 }
      node.children.append(part)
    }
  }

  func describeThumb(_ thumb: CGRect, in node: inout LayoutNode) {
    var part = part("thumb", thumb, image: currentThumbImage, color: thumbTintColor ?? .white)
    if currentThumbImage == nil {
      let look = traitCollection.look.thumb
      part.shadow = look.shadow
      part.border = look.border
    }
    node.children.append(part)
  }

  func describeValueImages(in node: inout LayoutNode) {
    if let minimumValueImage {
      node.children.append(
        part("minimum", minimumValueImageRect(forBounds: node.bounds), image: minimumValueImage, color: tintColor))
    }
    if let maximumValueImage {
      node.children.append(
        part("maximum", maximumValueImageRect(forBounds: node.bounds), image: maximumValueImage, color: tintColor))
    }
  }

  /// Returns an image stretched to a frame, or a capsule if there is no image.
  func part(_ name: String, _ frame: CGRect, image: UIImage?, color: UIColor) -> LayoutNode {
    guard let image else {
      return .box(name, frame, color: color, radius: min(frame.width, frame.height) / 2, in: traitCollection)
    }
    var node = LayoutNode(name: name, frame: frame)
    image.describe(
      in: &node,
      as: ImageAppearance(
        tint: tintColor, traits: traitCollection,
        isRightToLeft: isRightToLeft))
    return node
  }
}
