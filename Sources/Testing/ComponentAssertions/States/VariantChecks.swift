import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Checks that the dark picture differs from the light one.
@MainActor
enum AppearanceCheck {
  static func findings(light: StateScene, dark: StateScene) throws -> [StateFinding] {
    guard try light.frame.looksLike(dark.frame) else { return [] }
    var painted = light.frame.tree.paintedNodes
    if painted.isEmpty { painted = [light.frame.tree.name ?? "box"] }
    return [.sameInDark(state: light.state, nodes: painted)]
  }
}

extension LayoutNode {
  /// The names of nodes with colors of their own, in pre-order, without repetitions.
  fileprivate var paintedNodes: [String] {
    let isPainted = background != nil || text?.string.isEmpty == false || path != nil || border != nil
    let own = isPainted ? [name].compactMap { $0 } : []
    return children.reduce(into: own) { names, child in
      names += child.paintedNodes.filter { !names.contains($0) }
    }
  }
}

/// Checks that the layout is mirrored from right to left.
@MainActor
enum MirroringCheck {
  /// The tolerance, in points, for frames rounded to pixels.
  private static let tolerance = 1.0

  static func findings(leftToRight: StateScene, rightToLeft: StateScene) -> [StateFinding] {
    positionFindings(leftToRight.view, rightToLeft.view, state: leftToRight.state)
      + alignmentFindings(leftToRight.view, state: leftToRight.state)
  }

  private static func positionFindings(_ one: UIView, _ other: UIView, state: String) -> [StateFinding] {
    let views = (one.inspectedViews(), other.inspectedViews())
    guard views.0.count == views.1.count else { return [] }
    return zip(views.0.dropFirst(), views.1.dropFirst()).compactMap { one, other in
      guard one.isVisible, other.isVisible, let container = one.view.superview, container.isLaidOutByComponent,
        let otherContainer = other.view.superview, !otherContainer.isForcedLeftToRight
      else { return nil }
      let leading = one.view.frame.minX - container.bounds.minX
      let mirrored = otherContainer.bounds.maxX - other.view.frame.maxX
      guard abs(leading - mirrored) > tolerance else { return nil }
      return .notMirrored(state: state, node: one.name, leftToRight: leading, rightToLeft: mirrored)
    }
  }

  /// Finds labels aligned left or right. In a label as wide as its text, alignment has no effect.
  private static func alignmentFindings(_ view: UIView, state: String) -> [StateFinding] {
    view.inspectedViews().compactMap { inspected in
      guard inspected.isVisible, let label = inspected.view as? UILabel, label.text?.isEmpty == false,
        label.textAlignment == .left || label.textAlignment == .right,
        label.bounds.width > label.intrinsicContentSize.width + tolerance
      else { return nil }
      return .alignedToSide(state: state, node: inspected.name)
    }
  }
}

extension UIView {
  /// Whether the view's contents run from left to right in every language, such as digits.
  fileprivate var isForcedLeftToRight: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: true
    case .unspecified, .forceRightToLeft: false
    }
  }

  /// Whether the component itself positions the subviews, rather than a control or a scroll view.
  fileprivate var isLaidOutByComponent: Bool {
    if self is UIControl || self is UIScrollView { return false }
    let isFrameworkView = String(reflecting: type(of: self)).hasPrefix(Self.modulePrefix)
    return !isFrameworkView || type(of: self) == UIView.self || self is UIStackView
  }

  private static let modulePrefix = String(reflecting: UIView.self).prefix { $0 != "." } + "."
}
