import FirstFrameGeometry
import FirstFrameTypesetting
package import Foundation

/// A number of a layout node that must be within limits, so that the node can be drawn.
package struct NodeMeasure {
  /// The name of the number in messages.
  package let name: String
  package let value: CGFloat
  private let allowedSign: AllowedSign
  private let maximum: CGFloat

  /// The allowed signs of a number. Only `positive` has no upper limit.
  enum AllowedSign {
    case any
    case notNegative
    case positive
  }

  init(_ name: String, _ value: CGFloat, _ sign: AllowedSign = .notNegative, maximum: Double = SceneLimits.length) {
    self.name = name
    self.value = value
    allowedSign = sign
    self.maximum = CGFloat(maximum)
  }

  package var isValid: Bool {
    switch allowedSign {
    case .any: value.isFinite && abs(value) <= maximum
    case .notNegative: value >= 0 && value <= maximum
    case .positive: value > 0
    }
  }
}

extension [NodeMeasure] {
  mutating func append(frame: CGRect) {
    append(NodeMeasure("frame x", frame.origin.x, .any))
    append(NodeMeasure("frame y", frame.origin.y, .any))
    append(NodeMeasure("frame width", frame.size.width))
    append(NodeMeasure("frame height", frame.size.height))
  }

  mutating func append(transform: Affine) {
    guard transform != .identity else { return }
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      append(NodeMeasure("transform", number, .any))
    }
  }

  mutating func append(_ paint: Paint?) {
    guard let paint else { return }
    let numbers: [CGFloat]
    let stops: [GradientStop]
    switch paint {
    case .color: return
    case .linear(let gradient):
      (numbers, stops) = ([gradient.from.x, gradient.from.y, gradient.to.x, gradient.to.y], gradient.stops)
    case .radial(let gradient):
      (numbers, stops) = ([gradient.center.x, gradient.center.y, gradient.radius], gradient.stops)
    case .conic(let gradient):
      (numbers, stops) = ([gradient.center.x, gradient.center.y, CGFloat(gradient.angle)], gradient.stops)
    }
    for number in numbers { append(NodeMeasure("gradient", number, .any)) }
    for stop in stops { append(NodeMeasure("gradient stop", CGFloat(stop.position), .any)) }
  }

  mutating func append(_ shadow: Shadow?) {
    guard let shadow else { return }
    append(NodeMeasure("shadow blur", shadow.blur))
    for number in [shadow.offset.width, shadow.offset.height, shadow.spread] {
      append(NodeMeasure("shadow", number, .any))
    }
    if case .path(let path) = shadow.silhouette { append(path: path) }
  }

  mutating func append(_ backdrop: Backdrop?) {
    guard let backdrop else { return }
    append(NodeMeasure("backdrop blur", backdrop.blur))
    append(NodeMeasure("backdrop saturation", CGFloat(backdrop.saturation), maximum: Backdrop.maximumSaturation))
    guard let lens = backdrop.lens else { return }
    append(NodeMeasure("lens bevel", lens.bevel))
    append(NodeMeasure("lens depth", lens.depth))
    append(NodeMeasure("lens light", CGFloat(lens.light), maximum: 1))
  }

  mutating func append(_ filters: [PictureFilter]) {
    for filter in filters {
      switch filter {
      case .blur(let deviation, _): append(NodeMeasure("blur", deviation))
      case .colors(let colors):
        for weight in colors.weights { append(NodeMeasure("color weight", CGFloat(weight), .any)) }
      case .projection(let map): for number in map.numbers { append(NodeMeasure("projection", number, .any)) }
      }
    }
  }

  mutating func append(path: Path?) {
    guard let bounds = path?.controlPointBounds else { return }
    for number in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] {
      append(NodeMeasure("path coordinate", number, .any))
    }
  }

  mutating func append(_ content: PathContent?) {
    guard let content else { return }
    append(path: content.path)
    append(content.fill?.paint)
    guard let style = content.stroke?.style else { return }
    append(NodeMeasure("stroke width", style.width))
    for length in style.dash { append(NodeMeasure("dash", length)) }
    append(NodeMeasure("dash phase", style.dashPhase, .any))
  }

  mutating func append(_ image: ImageContent?) {
    guard let image else { return }
    let insets = image.capInsets
    append(NodeMeasure("image scale", image.scale, .positive))
    for number in [image.scale, insets.top, insets.left, insets.bottom, insets.right] {
      append(NodeMeasure("image", number))
    }
  }

  mutating func append(_ text: TextContent?) {
    guard let text else { return }
    for run in text.runs {
      append(NodeMeasure("font size", run.font.size, maximum: SceneLimits.fontSize))
      append(NodeMeasure("kern", run.kern, .any))
      append(NodeMeasure("leading", run.leading, maximum: SceneLimits.fontSize))
      append(NodeMeasure("baseline offset", run.baselineOffset, .any))
      guard let attachment = run.attachment else { continue }
      append(NodeMeasure("attachment width", attachment.width))
      append(NodeMeasure("attachment height", attachment.height))
    }
    append(NodeMeasure("minimum scale", text.minimumScale))
    append(text.style)
  }

  private mutating func append(_ style: ParagraphStyle) {
    append(NodeMeasure("line height multiple", style.lineHeightMultiple))
    append(NodeMeasure("minimum line height", style.minimumLineHeight))
    append(NodeMeasure("maximum line height", style.maximumLineHeight))
    append(NodeMeasure("line spacing", style.lineSpacing))
    append(NodeMeasure("paragraph spacing", style.paragraphSpacing))
    append(NodeMeasure("paragraph spacing before", style.paragraphSpacingBefore))
    append(NodeMeasure("first line indent", style.firstLineIndent, .any))
    append(NodeMeasure("head indent", style.headIndent, .any))
    append(NodeMeasure("tail indent", style.tailIndent, .any))
    append(NodeMeasure("tab interval", style.defaultTabInterval))
    for stop in style.tabStops { append(NodeMeasure("tab stop", stop.location, .any)) }
  }
}
