public import Foundation

/// Reads images from files and data.
public final class UIImageReader: NSObject, Sendable {
  public let configuration: Configuration

  public static var `default`: UIImageReader { UIImageReader(configuration: Configuration()) }

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  public func image(contentsOf url: URL) -> UIImage? {
    UIImage(contentsOfFile: url.path).flatMap(sized)
  }

  public func image(data: Data) -> UIImage? {
    UIImage(data: data).flatMap(sized)
  }

  /// Reads an image, and calls the closure before returning.
  public func image(contentsOf url: URL, completion: @escaping (UIImage?) -> Void) {
    completion(image(contentsOf: url))
  }

  public func image(data: Data, completion: @escaping (UIImage?) -> Void) {
    completion(image(data: data))
  }

  /// Returns an image as large as the configuration prefers.
  private func sized(_ image: UIImage) -> UIImage? {
    let size = configuration.preferredThumbnailSize
    return size.width > 0 && size.height > 0 ? image.preparingThumbnail(of: size) : image
  }

  /// How images are read.
  public struct Configuration: Hashable, Sendable {
    /// Whether images are brighter than white. They are never.
    public var prefersHighDynamicRange = false
    /// Whether images are decoded at once. They always are.
    public var preparesImagesForDisplay = false
    /// The size of images, in points; zero for their own size.
    public var preferredThumbnailSize = CGSize.zero
    public var pixelsPerInch: CGFloat = 0

    public init() {}
  }
}
