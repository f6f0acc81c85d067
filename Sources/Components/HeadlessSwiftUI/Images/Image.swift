import FirstFrameLayoutTree
public import HeadlessUIKit

/// A picture at its own size, unless it is resizable.
nonisolated public struct Image: PrimitiveView, Equatable {
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Scale: CaseIterable, Hashable, Sendable { case small, medium, large }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  private enum Source: Equatable {
    case image(UIImage)
    case symbol(String)
  }

  /// How a resizable image fills its space.
  private struct Resizing: Equatable {
    let insets: EdgeInsets
    let mode: ResizingMode
  }

  private let source: Source
  private let label: String?
  private var isDecorative = false
  private var isInterpolated = true
  private var resizing: Resizing?
  private var renderingMode: TemplateRenderingMode?
  private var symbolRenderingMode: SymbolRenderingMode?

  private init(_ source: Source, label: String? = nil, isDecorative: Bool = false) {
    (self.source, self.label, self.isDecorative) = (source, label, isDecorative)
  }

  public init(uiImage: UIImage) { self.init(.image(uiImage)) }
  public init(systemName: String) { self.init(.symbol(systemName)) }
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    Self.warn(ofVariableValue: variableValue)
  }
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.image(Self.named(name, bundle)), label: name)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    Self.warn(ofVariableValue: variableValue)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.image(Self.named(name, bundle)), label: label.string(in: EnvironmentValues()))
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.image(Self.named(name, bundle)), isDecorative: true)
  }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      .image(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.orientation)),
      label: label.string(in: EnvironmentValues()))
  }
  init(_ image: UIImage, label: Text) { self.init(.image(image), label: label.string(in: EnvironmentValues())) }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      .image(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.orientation)), isDecorative: true)
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    fileprivate var orientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }

  private static func warn(ofVariableValue value: Double?) {
    guard value != nil else { return }
    UsageWarnings.warnOfNoEffect("Image.init(variableValue:)", "symbols are drawn with all of their parts")
  }

  private static func named(_ name: String, _ bundle: Bundle?) -> UIImage {
    UIImage(named: name, in: bundle, compatibleWith: nil) ?? UIImage()
  }

  /// Whether the image is a symbol, which has the size of the font.
  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Whether all of the image is drawn in the foreground style: a template, or a symbol without layers.
  private func isFlat(in environment: EnvironmentValues) -> Bool {
    isSymbol ? mode(in: environment).map { $0 == .monochrome } ?? true : renderingMode == .template
  }

  /// How the layers of a symbol are colored; `nil` for the standard mode.
  private func mode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    let original = renderingMode == .original ? SymbolRenderingMode.multicolor : nil
    return symbolRenderingMode ?? original ?? environment.symbolRenderingMode ?? .implied(in: environment)
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.renderingMode = mode } }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolRenderingMode = mode } }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.isInterpolated = interpolation != .none }
  }
  public func antialiased(_ isAntialiased: Bool) -> Image {
    if !isAntialiased { UsageWarnings.warnOfNoEffect("Image.antialiased", "edges are drawn smoothly") }
    return self
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    let paint = context.environment.foregroundPaint(level: 0)
    if paint.needsFilling, context.environment.fillColor == nil, isFlat(in: context.environment),
      !context.environment.isRedacted
    {
      return FilledContent.elements(of: self, filledWith: paint, in: context)
    }
    let view = context.graph.view(in: context) { UIImageView() }
    let image = drawnImage(in: context, foreground: nil)
    view.image = image
    view.contentMode = .scaleToFill
    view.layer.magnificationFilter = isInterpolated ? .linear : .nearest
    if context.environment.isRedacted {
      view.image = nil
      view.backgroundColor = context.environment.foregroundColor(level: 0).opacity(0.16).uiColor
      view.layer.cornerRadius = 4
    } else {
      view.backgroundColor = nil
      view.layer.cornerRadius = 0
    }
    view.tintColor = (context.environment.fillColor ?? context.environment.foregroundColor(level: 0)).uiColor
    view.showEffects(context.environment.symbolEffects)
    let name: String? = if case .symbol(let name) = source { name } else { nil }
    view.isAccessibilityElement = !isDecorative
    view.accessibilityLabel = isDecorative ? nil : label ?? name.map { $0.replacing(".", with: " ") }
    view.accessibilityTraits = .image
    let (size, isResizable) = (image.size, resizing != nil)
    let baseline = isSymbol ? Self.symbolBaseline(in: context) : nil
    return [
      ViewElement(
        view,
        baselines: { _, _, size in baseline.map { size.height / 2 + $0 / 2 } },
        sizing: { isResizable ? $1.replacingUnspecifiedDimensions(by: size) : size })
    ]
  }

  /// The height of capital letters, in whose middle a symbol beside a text is, in points.
  @MainActor private static func symbolBaseline(in context: BuildContext) -> CGFloat {
    (context.environment.font ?? .body).font(compatibleWith: context.canvas.traitCollection).capHeight
  }

  /// The image with its rendering mode and its insets.
  ///
  /// - Parameter foreground: The color of a template that is drawn in a text; `nil` if a view tints it.
  @MainActor func drawnImage(in context: BuildContext, foreground: Color?) -> UIImage {
    var image = image(in: context)
    switch renderingMode {
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    // The own colors of a symbol are those of its multicolor variant.
    case .original: if !isSymbol { image = image.withRenderingMode(.alwaysOriginal) }
    case nil: break
    }
    if let foreground, isSymbol || renderingMode == .template {
      image = image.withTintColor(foreground.uiColor, renderingMode: .alwaysOriginal)
    }
    guard let resizing else { return image }
    let insets = UIEdgeInsets(
      top: resizing.insets.top, left: resizing.insets.leading, bottom: resizing.insets.bottom,
      right: resizing.insets.trailing)
    guard resizing.mode == .tile || insets != .zero else { return image }
    return image.resizableImage(withCapInsets: insets, resizingMode: resizing.mode == .tile ? .tile : .stretch)
  }

  @MainActor private func image(in context: BuildContext) -> UIImage {
    image(in: context.environment, traits: context.canvas.traitCollection)
  }

  /// The picture, or the symbol in the font and variant of an environment.
  @MainActor func image(in environment: EnvironmentValues, traits: UITraitCollection) -> UIImage {
    switch source {
    case .image(let image): return image
    case .symbol(let name):
      let font = (environment.font ?? .body).font(compatibleWith: traits, weight: environment.fontWeight)
      var configuration = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.symbolScale)
      if let mode = mode(in: environment)?.configuration(in: environment) {
        configuration = configuration.applying(mode)
      }
      if environment.symbolColorRenderingMode == .gradient {
        UsageWarnings.warnOfNoEffect("View.symbolColorRenderingMode", "symbols have flat colors")
      }
      let varied = environment.symbolVariants.applied(to: name)
      return UIImage(systemName: varied, withConfiguration: configuration)
        ?? UIImage(systemName: name, withConfiguration: configuration) ?? UIImage()
    }
  }
}

extension Image.Scale {
  fileprivate var symbolScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

/// How content of a fixed ratio fits into a space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}
