import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A layer that fills and strokes a path in its own space.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  /// The limit of the miter length, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The alternating lengths of dashes and gaps, in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  /// The start of the stroke along the path, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke along the path, from 0 to 1.
  open var strokeEnd: CGFloat = 1

  public required init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func describeContent(in node: inout LayoutNode) {
    super.describeContent(in: &node)
    for content in pathContents { node.children.append(LayoutNode(frame: node.bounds, path: content)) }
  }

  /// The fill and the stroke, combined if both use the whole path.
  private var pathContents: [PathContent] {
    guard let path else { return [] }
    let shape = path.shape.transformed(by: .translation(x: -bounds.minX, y: -bounds.minY))
    let fill = fillColor.flatMap { color in
      color.alpha > 0
        ? PathContent.Fill(paint: .color(color.straightComponents.color), rule: nodeFillRule) : nil
    }
    let isTrimmed = strokeStart > 0 || strokeEnd < 1
    guard let stroke else { return fill.map { [PathContent(path: shape, fill: $0)] } ?? [] }
    guard isTrimmed else { return [PathContent(path: shape, fill: fill, stroke: stroke)] }
    let filled = fill.map { PathContent(path: shape, fill: $0) }
    let line = PathContent(path: shape.trimmed(from: strokeStart, to: strokeEnd), stroke: stroke)
    return [filled, line].compactMap { $0 }
  }

  var nodeFillRule: FillRule { fillRule == .evenOdd ? .evenodd : .nonzero }

  private var stroke: PathContent.Stroke? {
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return nil }
    let style = StrokeStyle(
      width: lineWidth, cap: LineCap(rawValue: lineCap.rawValue) ?? .butt,
      join: LineJoin(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    return PathContent.Stroke(color: strokeColor.straightComponents.color, style: style)
  }

  /// Sets the property of a key path that animations of shapes use. Returns whether there is one.
  func setValueOfShape(_ value: Any, _ number: CGFloat?, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "path": (value as? CGPath).map { path = $0 }
    case "strokeStart": number.map { strokeStart = $0 }
    case "strokeEnd": number.map { strokeEnd = $0 }
    case "lineWidth": number.map { lineWidth = $0 }
    case "lineDashPhase": number.map { lineDashPhase = $0 }
    case "fillColor": (value as? CGColor).map { fillColor = $0 }
    case "strokeColor": (value as? CGColor).map { strokeColor = $0 }
    default: return false
    }
    return true
  }
}

/// The rule for the inside of a self-intersecting path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The shape of the ends of open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The shape of the corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
