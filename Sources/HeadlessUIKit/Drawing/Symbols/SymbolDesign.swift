import FirstFrameGeometry
import Foundation

/// The drawing of a symbol on a grid 24 units high, y down: lines whose width is the symbol's weight, and areas.
///
/// Paths are SVG path data.
struct SymbolDesign: Sendable {
  static let height: CGFloat = 24

  /// Of the grid, in units.
  var width: CGFloat
  var strokes: String
  /// Areas, whose edges reach as far out as lines along them would.
  var fills: String
  /// What is cut out of the areas.
  var holes: [SymbolHole]
  /// The centres of dots.
  var dots: [CGPoint]
  var isSlashed = false

  init(
    width: CGFloat = 24, strokes: String = "", fills: String = "", holes: [SymbolHole] = [],
    dots: [(CGFloat, CGFloat)] = []
  ) {
    self.width = width
    self.strokes = strokes
    self.fills = fills
    self.holes = holes
    self.dots = dots.map { CGPoint(x: $0.0, y: $0.1) }
  }

  /// What is drawn for a symbol that there is not.
  static let placeholder = SymbolDesign(
    strokes: "M4 7 V4 H7 M10.5 4 H13.5 M17 4 H20 V7 M20 10.5 V13.5 M20 17 V20 H17 M13.5 20 H10.5 M7 20 H4 V17 "
      + "M4 13.5 V10.5 M9.2 9.7 C9.4 8 10.5 7.2 12 7.2 C13.7 7.2 14.9 8.2 14.9 9.7 C14.9 11.7 12 11.8 12 13.8",
    dots: [(12, 16.7)])

  /// The width of lines, in units.
  static func strokeWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.3
    case .unspecified, .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.65
    case .heavy: 3
    case .black: 3.4
    }
  }
}
