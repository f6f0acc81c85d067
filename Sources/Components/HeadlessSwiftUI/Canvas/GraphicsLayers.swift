import FirstFrameLayoutTree
public import HeadlessUIKit

extension GraphicsContext {
  /// How drawings and what is below them are combined.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public static let normal = BlendMode(.normal)
    public static let multiply = BlendMode(.multiply)
    public static let screen = BlendMode(.screen)
    public static let overlay = BlendMode(.overlay)
    public static let darken = BlendMode(.darken)
    public static let lighten = BlendMode(.lighten)
    public static let colorDodge = BlendMode(.colorDodge)
    public static let colorBurn = BlendMode(.colorBurn)
    public static let softLight = BlendMode(.softLight)
    public static let hardLight = BlendMode(.hardLight)
    public static let difference = BlendMode(.difference)
    public static let exclusion = BlendMode(.exclusion)
    public static let hue = BlendMode(.hue)
    public static let saturation = BlendMode(.saturation)
    public static let color = BlendMode(.color)
    public static let luminosity = BlendMode(.luminosity)
    public static let clear = BlendMode(.clear)
    public static let copy = BlendMode(.copy)
    public static let sourceIn = BlendMode(.sourceIn)
    public static let sourceOut = BlendMode(.sourceOut)
    public static let sourceAtop = BlendMode(.sourceAtop)
    public static let destinationOver = BlendMode(.destinationOver)
    public static let destinationIn = BlendMode(.destinationIn)
    public static let destinationOut = BlendMode(.destinationOut)
    public static let destinationAtop = BlendMode(.destinationAtop)
    public static let xor = BlendMode(.xor)
    public static let plusDarker = BlendMode(.plusDarker)
    public static let plusLighter = BlendMode(.plusLighter)

    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }
    public init(rawValue: Int32) { self.rawValue = rawValue }

    var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }
  }

  /// A change of the pixels of drawings. Drawings are not filtered.
  public struct Filter {
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let linearColor = FilterOptions(rawValue: 1)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    UsageWarnings.warnOfNoEffect("GraphicsContext.addFilter", "drawings of a canvas are not filtered")
  }

  /// Draws a group, which gets the opacity and the blend mode as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    (layer.opacity, layer.blendMode) = (1, .normal)
    context.saveGState()
    context.setAlpha(opacity)
    context.setBlendMode(blendMode.mode)
    context.beginTransparencyLayer()
    defer {
      context.endTransparencyLayer()
      context.restoreGState()
    }
    try content(&layer)
  }

  /// Draws in an area that drawings are opaque in. Here, drawings do not limit others.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    UsageWarnings.warnOfNoEffect("GraphicsContext.clipToLayer", "drawings do not limit the area of others")
  }

  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(transform)
    context.setAlpha(opacity)
    context.setBlendMode(blendMode.mode)
    try content(context)
  }
}
