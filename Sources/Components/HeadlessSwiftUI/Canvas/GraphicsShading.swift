public import HeadlessUIKit

extension GraphicsContext {
  /// What a path is filled with.
  public struct Shading {
    let paint: (EnvironmentValues) -> CanvasPaint

    public static func color(_ color: Color) -> Shading { Shading { _ in .color(color) } }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style(_ style: some ShapeStyle) -> Shading { Shading { .color(style.color(in: $0)) } }
    public static var foreground: Shading { Shading { .color($0.foregroundColor(level: 0)) } }
    public static var backdrop: Shading { .color(.clear) }
    /// Several shadings, of which symbols use more than the first.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading { _ in .linear(gradient, startPoint, endPoint) } }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading { _ in .radial(gradient, center, startRadius, endRadius) } }
    /// A gradient around a point, which is drawn as 120 sectors.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading { _ in .conic(gradient, center, angle) } }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading { _ in .tiles(image, origin, scale) } }

    func resolved(in environment: EnvironmentValues) -> CanvasPaint { paint(environment) }
  }

  /// How a gradient continues beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Which side of a path is drawn in.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let inverse = ClipOptions(rawValue: 1)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  func paint(_ outline: UIBezierPath, with shading: Shading) {
    switch shading.resolved(in: environment) {
    case .color(let color):
      self.color(of: color).setFill()
      outline.fill()
    case let paint:
      context.saveGState()
      outline.addClip()
      context.concatenate(transform)
      draw(paint)
      context.restoreGState()
    }
  }

  /// Draws a paint in the area that is clipped to.
  private func draw(_ paint: CanvasPaint) {
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch paint {
    case .color: break
    case .linear(let gradient, let start, let end):
      guard let colors = colors(of: gradient) else { return }
      context.drawLinearGradient(colors, start: start, end: end, options: options)
    case .radial(let gradient, let center, let start, let end):
      guard let colors = colors(of: gradient) else { return }
      context.drawRadialGradient(
        colors, startCenter: center, startRadius: start, endCenter: center, endRadius: end, options: options)
    case .conic(let gradient, let center, let angle): drawSectors(gradient, center, angle)
    case .tiles(let image, let origin, let scale): drawTiles(image, origin, scale)
    }
  }

  private func colors(of gradient: Gradient) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: gradient.stops.map { color(of: $0.color).cgColor },
      locations: gradient.stops.map(\.location))
  }

  private func drawSectors(_ gradient: Gradient, _ center: CGPoint, _ angle: Angle) {
    let area = context.boundingBoxOfClipPath
    let radius = (area.width + area.height) + abs(center.x - area.midX) + abs(center.y - area.midY)
    let count = 120
    for index in 0..<count {
      let start = angle.radians + 2 * .pi * Double(index) / Double(count)
      let sector = UIBezierPath()
      sector.move(to: center)
      // Neighbors overlap, so that no line is left between them.
      sector.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: start + 2.5 * .pi / Double(count),
        clockwise: true)
      sector.close()
      color(of: gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(count))).setFill()
      sector.fill()
    }
  }

  private func drawTiles(_ image: Image, _ origin: CGPoint, _ scale: CGFloat) {
    let picture = image.image(in: environment, traits: traits)
    let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    guard size.width > 0, size.height > 0 else { return }
    let area = context.boundingBoxOfClipPath
    let (left, top) = ((area.minX - origin.x) / size.width, (area.minY - origin.y) / size.height)
    var y = origin.y + top.rounded(.down) * size.height
    while y < area.maxY {
      var x = origin.x + left.rounded(.down) * size.width
      while x < area.maxX {
        picture.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size), blendMode: .normal, alpha: opacity)
        x += size.width
      }
      y += size.height
    }
  }
}

/// A shading in an environment.
enum CanvasPaint {
  case color(Color)
  case linear(Gradient, CGPoint, CGPoint)
  case radial(Gradient, CGPoint, CGFloat, CGFloat)
  case conic(Gradient, CGPoint, Angle)
  case tiles(Image, CGPoint, CGFloat)
}

extension Gradient {
  /// The color at a location.
  fileprivate func color(at location: CGFloat) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (left, right) = (stops[next - 1], stops[next])
    let length = right.location - left.location
    return left.color.mix(with: right.color, by: length > 0 ? Double((location - left.location) / length) : 1)
  }
}
