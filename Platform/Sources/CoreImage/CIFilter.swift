private import FirstFramePlaceholders
public import Foundation
@_spi(Porting) public import HeadlessUIKit

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIOutputImageKey = "outputImage"

/// A filter. It keeps its values, and returns its input image unchanged, with a warning.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  init(filter name: String) {
    self.name = name
    super.init()
  }

  public convenience init?(name: String) {
    self.init(filter: name)
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(filter: name)
    values = params ?? [:]
  }

  open func setDefaults() {}
  open var inputKeys: [String] { values.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The input image, without the filter; `nil` for filters that create images.
  open var outputImage: CIImage? {
    guard let input = values[kCIInputImageKey] as? CIImage else {
      MissingEffect.warn("CIFilter(\(name))", "filters are not computed here; there is no image.")
      return nil
    }
    return input.unfiltered("filtered by \(name)")
  }
}

@_spi(Porting) extension CIFilter: KeyedValueStore {
  public func keyedValue(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  public func setKeyedValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// Draws images.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public init(options: [CIContextOption: Any]?) {
    super.init()
  }

  /// Returns the part of an image without its filters; `nil` if the image has no pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.content : image.cropped(to: fromRect).content
  }
}

/// An option of a context. None has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public init(rawValue: String) { self.rawValue = rawValue }
}
