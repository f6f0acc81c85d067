import FirstFrameLayoutTree
import Foundation

/// A tree of views and layers with more levels than are laid out and drawn.
///
/// Passes and descriptions call themselves for each level of a tree, and code of components runs in between. So a tree
/// with thousands of levels would exhaust the call stack. Each layout and each frame begins with a search for such a tree.
package struct ExcessiveDepth: Hashable, Sendable, CustomStringConvertible {
  /// The number of levels, of which the root is the first.
  package var levels: Int
  /// The names of the outermost view and of the last ones on the way to the deepest view or layer.
  package var path: String

  /// The largest number of levels, as for drawing. Deeper trees are unknown in practice.
  static let limit = 150

  /// Returns `nil` if the tree is not too deep.
  @MainActor init?(of root: UIView) {
    guard root.isNested(deeperThan: Self.limit) || root.layer.isNested(deeperThan: Self.limit) else { return nil }
    self.init(treeBelow: root)
  }

  /// Returns `nil` if the tree is not too deep.
  @MainActor init?(of root: CALayer) {
    guard root.isNested(deeperThan: Self.limit) else { return nil }
    self.init(treeBelow: root.view ?? root)
  }

  @MainActor private init(treeBelow root: AnyObject) {
    let (levels, last) = Self.longestPath(from: root)
    self.levels = levels
    path = ([Self.name(of: root), "…"] + last.map(Self.name)).joined(separator: "/")
  }

  package var description: String {
    "views or layers are nested \(levels) levels deep (\(path)), and at most \(Self.limit) levels are laid out and drawn; "
      + "add views that belong side by side to one superview, instead of each to the one before it"
  }

  /// Returns the number of levels, and the last views or layers on the way to the deepest one.
  @MainActor private static func longestPath(from root: AnyObject) -> (levels: Int, last: [AnyObject]) {
    var (levels, last): (Int, [AnyObject]) = (0, [])
    var path: [AnyObject] = []
    var pending: [(node: AnyObject, level: Int)] = [(root, 0)]
    while let (node, level) = pending.popLast() {
      path.removeSubrange(level...)
      path.append(node)
      if path.count > levels { (levels, last) = (path.count, Array(path.suffix(3))) }
      for child in children(of: node) { pending.append((child, level + 1)) }
    }
    return (levels, last)
  }

  /// The views in a view, and the layers that are not those of these views.
  @MainActor private static func children(of node: AnyObject) -> [AnyObject] {
    if let view = node as? UIView {
      let masks = [view.mask, view.layer.mask].compactMap { $0 as AnyObject? }
      return view.subviews + view.layer.children.filter { $0.view?.superview !== view } + masks
    }
    guard let layer = node as? CALayer else { return [] }
    return layer.children.map { $0.view ?? $0 } + [layer.mask].compactMap { $0 }
  }

  @MainActor private static func name(of node: AnyObject) -> String {
    let ownName = (node as? UIView)?.accessibilityIdentifier ?? (node as? CALayer)?.name
    return ownName ?? String(describing: type(of: node))
  }
}

extension UIView {
  /// Whether the view and its subviews have more than a number of levels.
  fileprivate func isNested(deeperThan levels: Int) -> Bool {
    guard levels > 0 else { return true }
    for view in subviews where view.isNested(deeperThan: levels - 1) { return true }
    return false
  }
}

extension CALayer {
  /// Whether the layer, its sublayers and its masks have more than a number of levels.
  fileprivate func isNested(deeperThan levels: Int) -> Bool {
    guard levels > 0 else { return true }
    for layer in children where layer.isNested(deeperThan: levels - 1) { return true }
    if let mask, mask.isNested(deeperThan: levels - 1) { return true }
    return view?.mask?.layer.isNested(deeperThan: levels - 1) ?? false
  }
}

/// The calls that run inside each other because a function of a view calls the same function of its subviews, which
/// subclasses may override.
@MainActor
final class NestedCalls {
  /// The number of calls after which an app ends on a device, whose main thread has a stack of a megabyte.
  private static let limit = 1000
  private var count = 0

  /// Runs a function of a view for its subviews. If too many run inside each other, an error is reported, and the result
  /// is the default.
  static func run<Value>(of view: UIView, or standard: Value, _ body: () -> Value) -> Value {
    LayoutContext.run { context in context.calls.run(of: view, or: standard, body) }
  }

  private func run<Value>(of view: UIView, or standard: Value, _ body: () -> Value) -> Value {
    guard count < Self.limit else {
      UsageErrors.report(
        UsageError(
          "the call stack overflows, because more than \(Self.limit) views are nested inside each other, the last one in "
            + "\(type(of: view)).", advice: "Add views that belong side by side to one superview."))
      return standard
    }
    count += 1
    defer { count -= 1 }
    return body()
  }
}
