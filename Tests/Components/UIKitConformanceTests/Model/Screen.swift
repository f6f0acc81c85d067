import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// The screen of a platform, with a root view that cases add their views to.
@MainActor
final class Screen {
  let platform: Platform
  /// The root view. It is as large as the screen.
  let root: UIView

  init(_ platform: Platform) {
    self.platform = platform
    root = UIView(frame: CGRect(origin: .zero, size: platform.size))
    _ = root.layoutTree(in: platform.environment)
  }

  /// The traits of views on the screen.
  var traits: UITraitCollection { root.traitCollection }

  /// Adds a view without layout.
  @discardableResult
  func add<View: UIView>(_ view: View, at frame: CGRect? = nil) -> View {
    if let frame { view.frame = frame }
    root.addSubview(view)
    return view
  }

  /// Adds a view that constraints will place.
  @discardableResult
  func pin<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  /// Runs the pending passes of all views on the screen.
  @discardableResult
  func layOut() -> LayoutNode { root.layoutTree(in: platform.environment) }

  /// Returns the first frame of a controller that fills the screen.
  @discardableResult
  func show(_ controller: UIViewController) -> LayoutNode { controller.layoutTree(in: platform.environment) }

  // MARK: Parts

  /// Lays out, and returns the node of a view on the screen.
  func node(of view: UIView) -> LayoutNode? {
    let identifier = view.accessibilityIdentifier ?? "subject \(ObjectIdentifier(view))"
    view.accessibilityIdentifier = identifier
    return layOut().first { $0.name == identifier }
  }

  /// Returns the frame of a part of a view, in the view's coordinates.
  func part(_ names: String..., of view: UIView) -> CGRect? {
    node(of: view)?.frame(ofPart: { names.contains($0.name ?? "") })
  }

  /// Returns the color of a part of a view.
  func color(of names: String..., in view: UIView) -> Quantity {
    Quantity.color(of: node(of: view)?.first { names.contains($0.name ?? "") })
  }

  // MARK: Pixels

  /// Draws a view at the origin of a white screen, and returns the colors of pixels at points of it.
  func pixels(of view: UIView, at points: [CGPoint], over background: UIColor = .white) throws -> [Quantity] {
    root.backgroundColor = background
    if view.superview == nil { root.addSubview(view) }
    return try Self.pixels(of: layOut(), at: points, scale: platform.scale)
  }

  static func pixels(of node: LayoutNode, at points: [CGPoint], scale: CGFloat) throws -> [Quantity] {
    let bitmap = try Rasterizer(scale: scale).bitmap(of: node)
    return points.map { point in
      let (x, y) = (Int(point.x * scale), Int(point.y * scale))
      guard (0..<bitmap.size.width).contains(x), (0..<bitmap.size.height).contains(y) else {
        return .missing("a pixel outside")
      }
      return Quantity(bitmap[x, y].straight)
    }
  }
}

extension Quantity {
  init(_ color: Color) {
    self = .color(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) / 255)
  }

  static func color(of node: LayoutNode?) -> Quantity {
    guard let node else { return .missing("no such part") }
    guard case .color(let color)? = node.background else { return .missing("no color") }
    return Quantity(color)
  }
}

extension LayoutNode {
  /// The frame as it is drawn: scaled by the node's transform around the center.
  var displayFrame: CGRect {
    let center = CGPoint(x: frame.midX + transform.tx, y: frame.midY + transform.ty)
    let size = CGSize(width: frame.width * transform.a, height: frame.height * transform.d)
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the first descendant for which a condition holds, or the node itself.
  func first(where condition: (LayoutNode) -> Bool) -> LayoutNode? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// Returns the descendants for which a condition holds, in drawing order.
  func all(where condition: (LayoutNode) -> Bool) -> [LayoutNode] {
    children.flatMap { (condition($0) ? [$0] : []) + $0.all(where: condition) }
  }

  /// Returns the frame of the first descendant for which a condition holds, in this node's coordinates.
  func frame(ofPart condition: (LayoutNode) -> Bool) -> CGRect? {
    for child in children {
      if condition(child) { return child.frame }
      if let inner = child.frame(ofPart: condition) {
        return inner.offsetBy(dx: child.frame.minX, dy: child.frame.minY)
      }
    }
    return nil
  }
}
