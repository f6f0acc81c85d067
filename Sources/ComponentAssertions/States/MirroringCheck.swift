import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Compares where views begin, read from left to right and from right to left.
@MainActor
enum MirroringCheck {
  /// In points: whole pixels are rounded to one side.
  private static let tolerance = 1.0

  static func findings(leftToRight: StateScene, rightToLeft: StateScene) -> [StateFinding] {
    places(leftToRight.view, rightToLeft.view, state: leftToRight.state)
      + alignments(leftToRight.view, state: leftToRight.state)
  }

  private static func places(_ one: UIView, _ other: UIView, state: String) -> [StateFinding] {
    let views = (one.inspectedViews(), other.inspectedViews())
    guard views.0.count == views.1.count else { return [] }
    return zip(views.0.dropFirst(), views.1.dropFirst()).compactMap { one, other in
      guard one.isVisible, other.isVisible, let container = one.view.superview, container.leavesLayoutToAuthor,
        let otherContainer = other.view.superview, !otherContainer.isHeldFromLeftToRight
      else { return nil }
      let leading = one.view.frame.minX - container.bounds.minX
      let mirrored = otherContainer.bounds.maxX - other.view.frame.maxX
      guard abs(leading - mirrored) > tolerance else { return nil }
      return .notMirrored(state: state, node: one.name, leftToRight: leading, rightToLeft: mirrored)
    }
  }

  /// A label that is as wide as its text looks the same however it is aligned.
  private static func alignments(_ view: UIView, state: String) -> [StateFinding] {
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
  /// Whether the author says of the view that its contents run from left to right in every language, as digits do.
  fileprivate var isHeldFromLeftToRight: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: true
    case .unspecified, .forceRightToLeft: false
    }
  }

  /// Whether the places of the subviews are the component's doing, and do not depend on what is scrolled to.
  fileprivate var leavesLayoutToAuthor: Bool {
    if self is UIControl || self is UIScrollView { return false }
    let isOfFramework = String(reflecting: type(of: self)).hasPrefix(Self.modulePrefix)
    return !isOfFramework || type(of: self) == UIView.self || self is UIStackView
  }

  private static let modulePrefix = String(reflecting: UIView.self).prefix { $0 != "." } + "."
}
