/// A color space. Colors and pixels of every space are those of sRGB; the spaces differ only in their models.
public final class CGColorSpace: Sendable, Hashable {
  /// The number of components without the opacity.
  public let numberOfComponents: Int
  public let name: String?
  public let model: CGColorSpaceModel
  /// The space of the colors of a pattern; `nil` for other spaces.
  public let baseColorSpace: CGColorSpace?

  init(numberOfComponents: Int, name: String = CGColorSpace.sRGB) {
    self.numberOfComponents = numberOfComponents
    self.name = name
    model = numberOfComponents == 1 ? .monochrome : numberOfComponents == 4 ? .cmyk : .rgb
    baseColorSpace = nil
  }

  /// Creates the space of patterns without colors of their own, or, with `nil`, of patterns with colors.
  public init?(patternBaseSpace: CGColorSpace?) {
    numberOfComponents = patternBaseSpace?.numberOfComponents ?? 0
    name = nil
    model = .pattern
    baseColorSpace = patternBaseSpace
  }

  /// Creates a space by its name; `nil` for a name that this type does not have.
  public convenience init?(name: String) {
    guard Self.names.contains(name) else { return nil }
    self.init(numberOfComponents: name.contains("Gray") ? 1 : name.contains("CMYK") ? 4 : 3, name: name)
  }

  public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedSRGB }
  public var supportsOutput: Bool { model != .pattern }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  public static let dcip3 = "kCGColorSpaceDCIP3"
  public static let itur_2020 = "kCGColorSpaceITUR_2020"

  private static let names: Set<String> = [
    sRGB, displayP3, extendedSRGB, linearSRGB, extendedLinearSRGB, genericRGBLinear, genericGrayGamma2_2, linearGray,
    extendedGray, adobeRGB1998, genericCMYK, extendedDisplayP3, extendedLinearDisplayP3, extendedLinearGray, dcip3,
    itur_2020,
  ]

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.numberOfComponents == right.numberOfComponents && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The components of a color space.
public enum CGColorSpaceModel: Int32, CaseIterable, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(numberOfComponents: 1, name: CGColorSpace.genericGrayGamma2_2)
}

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(numberOfComponents: 4, name: CGColorSpace.genericCMYK)
}
