import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

/// A ring of spokes that indicates an activity, always drawn in the first state of its rotation.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  override var isOpaqueByDefault: Bool { false }

  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var color: UIColor! {
    get { customColor ?? .activityIndicator }
    set { customColor = newValue }
  }

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open private(set) var isAnimating = false
  private var customColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
    coder.decodeAttributes(of: self)
  }

  /// Whether the indicator is an element; it is one unless set otherwise.
  open override var isAccessibilityElement: Bool {
    get { isElement }
    set { isElement = newValue }
  }

  private var isElement = true

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describeContent(in node: inout LayoutNode) {
    let size = node.frame.size
    let origin = CGPoint(
      x: ((size.width - style.side) / 2).rounded(.down), y: ((size.height - style.side) / 2).rounded(.down))
    node.children.append(
      ActivitySpokes(style: style, color: color.components(in: traitCollection).color).node(at: origin))
  }
}

extension UIActivityIndicatorView {
  /// The size of an activity indicator.
  public enum Style: Int, CaseIterable, Sendable {
    case medium = 100
    case large = 101

    /// The side of the square that the indicator fills, in points.
    var side: CGFloat { self == .medium ? 20 : 37 }
  }
}

/// The eight spokes of an activity indicator, which taper towards the center and fade counterclockwise from the left.
///
/// Sizes and opacities are measured on Mac Catalyst.
struct ActivitySpokes {
  var style: UIActivityIndicatorView.Style
  var color: Color

  /// The cosines and sines of the eight directions, counterclockwise from the left: 0.7071 is half the square root of
  /// two.
  private static let directions: [(x: CGFloat, y: CGFloat)] = [
    (-1, 0), (-0.7071, 0.7071), (0, 1), (0.7071, 0.7071), (1, 0), (0.7071, -0.7071), (0, -1), (-0.7071, -0.7071),
  ]

  private static let alphas: [Double] = [217, 180, 143, 106, 69, 69, 69, 69]

  /// Returns the indicator at a point of its parent, with a node for each spoke.
  func node(at origin: CGPoint) -> LayoutNode {
    let frame = CGRect(origin: origin, size: CGSize(width: style.side, height: style.side))
    let bounds = CGRect(origin: .zero, size: frame.size)
    let spokes = zip(Self.directions, Self.alphas).map { direction, alpha in
      LayoutNode(
        name: "spoke", frame: bounds, opacity: alpha / 255,
        path: PathContent(path: outline(towards: direction), fill: .init(paint: .color(color))))
    }
    return LayoutNode(name: "graphic", frame: frame, children: spokes)
  }

  /// Returns the outline of the spoke in a direction: half circles at both ends, joined by straight lines.
  private func outline(towards direction: (x: CGFloat, y: CGFloat)) -> Path {
    let (length, width, radius): (CGFloat, CGFloat, CGFloat) = style == .medium ? (6.5, 2.5, 6.75) : (12, 5, 11.5)
    let (outer, inner) = (width / 2, width * 0.4)
    let (start, end) = (radius - length / 2 + inner, radius + length / 2 - outer)
    // The factor for the control points of a quarter of a circle.
    let handle: CGFloat = 0.5523
    let center = style.side / 2
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: center + direction.x * along - direction.y * across, y: center + direction.y * along + direction.x * across)
    }
    return Path { path in
      path.move(to: point(start, -inner))
      path.addLine(to: point(end, -outer))
      path.addCurve(
        to: point(end + outer, 0), control1: point(end + outer * handle, -outer),
        control2: point(end + outer, -outer * handle))
      path.addCurve(
        to: point(end, outer), control1: point(end + outer, outer * handle),
        control2: point(end + outer * handle, outer))
      path.addLine(to: point(start, inner))
      path.addCurve(
        to: point(start - inner, 0), control1: point(start - inner * handle, inner),
        control2: point(start - inner, inner * handle))
      path.addCurve(
        to: point(start, -inner), control1: point(start - inner, -inner * handle),
        control2: point(start - inner * handle, -inner))
      path.closeSubpath()
    }
  }
}

extension UIColor {
  fileprivate static let activityIndicator = UIColor {
    UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }
}
