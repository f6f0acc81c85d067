import FirstFrameLayoutTree
public import Foundation

/// The images of an animation. Views show the first one.
struct ImageFrames: Hashable, Sendable {
  var images: [UIImage]
  /// The time for all images, in seconds.
  var duration: TimeInterval
}

extension UIImage {
  /// The images of an animated image; `nil` for other images.
  public var images: [UIImage]? { values.frames?.images }
  /// The time for all images of an animated image, in seconds.
  public var duration: TimeInterval { values.frames?.duration ?? 0 }

  /// Returns an animated image; `nil` without images. Views show its first image.
  ///
  /// - Parameter duration: The time for all images, in seconds; 0 for 30 images in a second.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let time = duration > 0 ? duration : TimeInterval(images.count) / 30
    return first.changed { $0.frames = ImageFrames(images: images, duration: time) }
  }

  /// Returns the animated image of the files `name0`, `name1` and so on; `nil` if the first one does not exist.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numberedImages(name), duration: duration)
  }

  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = numberedImages(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: images, duration: duration)
  }

  private static func numberedImages(_ name: String) -> [UIImage] {
    var images: [UIImage] = []
    while images.count <= 1024, let image = UIImage(named: "\(name)\(images.count)") { images.append(image) }
    return images
  }

  /// The distance from the lower edge to the baseline of texts beside the image, in points; `nil` for an image without a
  /// baseline. A symbol has one.
  public var baselineOffsetFromBottom: CGFloat? {
    if let offset = values.baselineOffset { return offset }
    guard !values.lacksBaseline, case .symbol(let symbol) = values.content, symbol.custom == nil else { return nil }
    return symbol.baselineOffset(height: size.height)
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { ($0.baselineOffset, $0.lacksBaseline) = (baselineOffset, false) }
  }

  public func imageWithoutBaseline() -> UIImage { changed { ($0.baselineOffset, $0.lacksBaseline) = (nil, true) } }

  /// Returns the image as a PNG, since JPEG is not written here; `nil` for images without an area.
  ///
  /// - Parameter compressionQuality: Has no effect.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    UsageWarnings.warnOfNoEffect("UIImage.jpegData(compressionQuality:)", "the data is a PNG with all colors")
    return pngData()
  }

  public func heicData() -> Data? {
    UsageWarnings.warnOfNoEffect("UIImage.heicData()", "the data is a PNG")
    return pngData()
  }
}
