import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

/// A ring of dots that indicates an activity, always drawn in the first state of its rotation.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var color: UIColor! {
    get { customColor ?? .secondaryLabel }
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
    node.children +=
      ActivityDots(
        center: CGPoint(x: node.frame.size.width / 2, y: node.frame.size.height / 2), side: style.side,
        color: color.components(in: traitCollection).color
      ).nodes
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

/// The eight dots of an activity indicator, fading counterclockwise from the top.
struct ActivityDots {
  var center: CGPoint
  /// The side of the square around the ring, in points.
  var side: CGFloat
  var color: Color

  /// The eight directions, clockwise from the top: 0.7071 is half the square root of two.
  private static let directions: [(x: CGFloat, y: CGFloat)] = [
    (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071),
  ]

  private static let opacities: [Double] = [1, 0.2, 0.25, 0.35, 0.45, 0.55, 0.7, 0.85]

  var nodes: [LayoutNode] {
    let diameter = side * 0.2
    let radius = (side - diameter) / 2
    return zip(Self.directions, Self.opacities).map { direction, opacity in
      let frame = CGRect(
        x: center.x + direction.x * radius - diameter / 2, y: center.y + direction.y * radius - diameter / 2,
        width: diameter, height: diameter)
      let dot = Path { $0.addEllipse(in: CGRect(origin: .zero, size: frame.size)) }
      return LayoutNode(
        frame: frame, opacity: opacity,
        path: PathContent(path: dot, fill: PathContent.Fill(paint: .color(color))))
    }
  }
}
