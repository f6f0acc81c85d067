@_exported public import CoreGraphics
private import FirstFramePlaceholders
@_exported public import Foundation
public import HeadlessUIKit

/// An image with the filters that were applied to it. Filters are not computed: the image is drawn without them.
open class CIImage: NSObject, @unchecked Sendable {
  let content: CGImage?
  private let area: CGRect

  init(content: CGImage?, extent: CGRect) {
    self.content = content
    area = extent
    super.init()
  }

  public convenience init(cgImage image: CGImage) {
    self.init(content: image, extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  public convenience init?(image: UIImage) {
    guard let content = image.cgImage else { return nil }
    self.init(cgImage: content)
  }

  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    self.init(data: data)
  }

  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }

  /// Creates an image of one color, which has no pixels here.
  public convenience init(color: CIColor) {
    self.init(
      content: nil, extent: CGRect(x: -CGFloat.infinity, y: -CGFloat.infinity, width: .infinity, height: .infinity))
  }

  public class func empty() -> CIImage { CIImage(content: nil, extent: .null) }

  /// The area of the image, in pixels.
  open var extent: CGRect { area }
  open var cgImage: CGImage? { content }
  open var properties: [String: Any] { [:] }

  open func cropped(to rect: CGRect) -> CIImage {
    let visible = area.intersection(rect)
    let part = content?.cropping(
      to: CGRect(
        x: visible.minX - area.minX, y: area.maxY - visible.maxY, width: visible.width, height: visible.height))
    return CIImage(content: part, extent: visible)
  }

  open func clampedToExtent() -> CIImage { self }
  open func settingAlphaOne(in extent: CGRect) -> CIImage { unfiltered("settingAlphaOne") }
  open func composited(over dest: CIImage) -> CIImage { unfiltered("composited(over:)") }

  /// Returns an image with the transformed extent. Translations and enlargements keep their pixels; others are not drawn.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    if matrix.b != 0 || matrix.c != 0 { return unfiltered("transformed(by:)") }
    return CIImage(content: content, extent: area.applying(matrix))
  }

  open func oriented(forExifOrientation orientation: Int32) -> CIImage { unfiltered("oriented") }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { unfiltered("applyingGaussianBlur(sigma:)") }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    unfiltered("applyingFilter(\(filterName))")
  }

  func unfiltered(_ member: String) -> CIImage {
    MissingEffect.warn("CIImage.\(member)", "filters are not computed here; the image is drawn without them.")
    return self
  }
}

/// An option of an image. None has an effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A color.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color with the components of another one in sRGB.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(color: UIColor(cgColor: cgColor))
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }
}

extension UIImage {
  /// Creates an image without the filters. An image without pixels is empty.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let image = ciImage.content {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// `nil`: images are always in the form of `cgImage`.
  public var ciImage: CIImage? { nil }
}
