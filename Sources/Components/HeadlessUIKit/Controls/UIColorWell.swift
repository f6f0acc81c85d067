import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A control that shows a color in a ring of all hues, 28 by 28 points.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  override var isOpaqueByDefault: Bool { false }

  /// The title of the picker that a touch opens.
  open var title: String?
  /// Whether the picker has a slider for the opacity.
  open var supportsAlpha = true
  /// The color; `nil` for none.
  open var selectedColor: UIColor?

  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 3

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if bounds.isEmpty { bounds.size = intrinsicContentSize }
    isAccessibilityElement = true
    accessibilityTraits = .button
    for axis in NSLayoutConstraint.Axis.allCases { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? "Color" }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describeContent(in node: inout LayoutNode) {
    let side = min(node.frame.width, node.frame.height)
    guard side > 0 else { return }
    var well = LayoutNode(
      name: "well",
      frame: CGRect(x: (node.frame.width - side) / 2, y: (node.frame.height - side) / 2, width: side, height: side),
      opacity: isEnabled ? 1 : 0.5)
    well.children = [ring(side)]
    let inset = Self.ringWidth + 2
    let inner = CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)
    if let selectedColor, inner.width > 0 {
      if selectedColor.components(in: traitCollection).alpha < 1 {
        well.children.append(checkers(in: inner))
      }
      well.children.append(
        .box("color", inner, color: selectedColor, radius: inner.width / 2, in: traitCollection))
    }
    node.children.append(well)
  }

  /// Returns the ring, with the hues clockwise from the top.
  private func ring(_ side: CGFloat) -> LayoutNode {
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let stops = (0...6).map { index in
      let position = Double(index) / 6
      let color = UIColor(hue: CGFloat(position), saturation: 0.9, brightness: 1, alpha: 1)
      return GradientStop(position: position, color: color.components(in: traitCollection).color)
    }
    let path = Path {
      $0.addEllipse(in: box)
      $0.addEllipse(in: box.insetBy(dx: Self.ringWidth, dy: Self.ringWidth))
    }
    return LayoutNode(
      name: "hues", frame: box, background: .conic(ConicGradient(center: CGPoint(x: 0.5, y: 0.5), stops: stops)),
      clipPath: ClipPath(path: path, rule: .evenodd))
  }

  /// Returns the halves behind a translucent color: white and gray.
  private func checkers(in frame: CGRect) -> LayoutNode {
    var box = LayoutNode.box("checkers", frame, color: .white, radius: frame.width / 2, in: traitCollection)
    box.clips = true
    box.children = [
      .box(
        "half", CGRect(x: frame.width / 2, y: 0, width: frame.width / 2, height: frame.height),
        color: UIColor(white: 0.8, alpha: 1), in: traitCollection)
    ]
    return box
  }
}
