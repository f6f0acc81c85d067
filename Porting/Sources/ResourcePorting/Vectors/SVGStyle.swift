import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// The properties of an SVG element, most of which it inherits.
struct SVGStyle {
  /// A change of the style by a property that an element declares.
  typealias Change = (inout SVGStyle) -> Void

  enum Paint {
    case none
    case color(Color)
    case currentColor
    case gradient(SVGElement)
    /// The paint of an element that is not supported.
    case omitted(feature: String)
  }

  var matrix: Affine
  var fill = Paint.color(.black)
  var stroke = Paint.none
  var color = Color.black
  var fillRule = FillRule.nonzero
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var pen = StrokeStyle(width: 1, miterLimit: 4)
  var isVisible = true
  /// The product of the opacities of the enclosing groups.
  var opacity = 1.0
  var clips: [ClipPath] = []

  init(matrix: Affine) {
    self.matrix = matrix
  }

  /// Returns the changes that an element declares.
  ///
  /// - Parameter paint: Converts the text of a paint.
  static func changes(of element: SVGElement, paint: (String) -> Paint) -> [Change] {
    var changes: [Change] = []
    if let transform = element.property("transform").map(Affine.init(svgTransform:)) {
      changes.append { $0.matrix = transform.followed(by: $0.matrix) }
    }
    func add<Value>(_ target: WritableKeyPath<SVGStyle, Value>, _ name: String, _ convert: (String) -> Value?) {
      guard let text = element.property(name), text != "inherit", let value = convert(text) else { return }
      changes.append { $0[keyPath: target] = value }
    }
    add(\.color, "color") { SVGColor.color($0) ?? .black }
    add(\.fill, "fill", paint)
    add(\.stroke, "stroke", paint)
    add(\.fillRule, "fill-rule") { FillRule(rawValue: $0) }
    add(\.fillOpacity, "fill-opacity", opacity)
    add(\.strokeOpacity, "stroke-opacity", opacity)
    add(\.pen.width, "stroke-width") { SVGElement.length($0, of: 0) }
    add(\.pen.cap, "stroke-linecap") { LineCap(rawValue: $0) }
    add(\.pen.join, "stroke-linejoin") { LineJoin(rawValue: $0) }
    add(\.pen.miterLimit, "stroke-miterlimit") { SVGElement.length($0, of: 0) }
    add(\.pen.dash, "stroke-dasharray") { $0 == "none" ? [] : SVGElement.numbers($0) }
    add(\.pen.dashPhase, "stroke-dashoffset") { SVGElement.length($0, of: 0) }
    add(\.isVisible, "visibility") { $0 == "visible" }
    if let own = element.property("opacity").flatMap(opacity) { changes.append { $0.opacity *= own } }
    return changes
  }

  static func opacity(_ text: String) -> Double? {
    SVGElement.length(text, of: 1).map { min(max(Double($0), 0), 1) }
  }
}
