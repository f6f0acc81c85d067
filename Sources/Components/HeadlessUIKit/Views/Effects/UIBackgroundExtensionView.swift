import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A view that extends its content beneath bars: the content is mirrored at its edges, and blurred there.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content is placed in the safe area.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
  }

  /// The standard deviation of the blur, in points. Its strength on devices is not known.
  private static let blur: CGFloat = 10

  /// Adds the mirrored parts behind the content.
  override func finishDescription(of node: inout LayoutNode) {
    guard let frame = contentView?.frame, !frame.isEmpty,
      let index = node.children.firstIndex(where: { $0.frame == frame })
    else { return }
    let content = node.children[index].withoutTexts
    let (width, height) = (node.frame.width, node.frame.height)
    let strips = [
      CGRect(x: 0, y: frame.minY, width: frame.minX, height: frame.height),
      CGRect(x: frame.maxX, y: frame.minY, width: width - frame.maxX, height: frame.height),
      CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.minY),
      CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: height - frame.maxY),
    ]
    let parts = strips.filter { $0.size.width > 0 && $0.size.height > 0 }.map { extended(content, into: $0) }
    node.children.insert(contentsOf: parts, at: index)
  }

  /// Returns the content, mirrored at the edge that it shares with a strip, in the area of the strip.
  private func extended(_ content: LayoutNode, into strip: CGRect) -> LayoutNode {
    let frame = content.frame
    var mirrored = content
    let isBeside = strip.maxX <= frame.minX || strip.minX >= frame.maxX
    let origin = CGPoint(
      x: isBeside ? strip.minX < frame.minX ? frame.minX - frame.width : frame.maxX : frame.minX,
      y: isBeside ? frame.minY : strip.minY < frame.minY ? frame.minY - frame.height : frame.maxY)
    mirrored.frame.origin = CGPoint(x: origin.x - strip.minX, y: origin.y - strip.minY)
    mirrored.transform = mirrored.transform.followed(by: .scale(x: isBeside ? -1 : 1, y: isBeside ? 1 : -1))
    let area = CGRect(origin: .zero, size: strip.size)
    return LayoutNode(
      name: "extension", frame: strip, clips: true,
      children: [mirrored, LayoutNode(name: "blur", frame: area, backdrop: Backdrop(blur: Self.blur))])
  }
}

extension LayoutNode {
  /// The node without its texts and its accessibility, which describe it once already.
  fileprivate var withoutTexts: LayoutNode {
    var node = self
    node.text = nil
    node.accessibility = nil
    node.children = children.map(\.withoutTexts)
    return node
  }
}
