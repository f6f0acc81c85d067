public import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// The contents that the last layout tree does not show: hidden views, image views without an image, and the views that
  /// leave the root without a size.
  public var frameOmissions: [FrameOmission] {
    let views = inspectedViews()
    return sizeOmissions(of: views) + views.flatMap { $0.omissions(isRoot: $0.view === self) }
  }

  /// The reasons why the root has no width or no height; empty if it has both.
  private func sizeOmissions(of views: [InspectedView]) -> [FrameOmission] {
    guard let root = views.first, bounds.width <= 0 || bounds.height <= 0 else { return [] }
    let axes: [(name: String, edges: String, axis: NSLayoutConstraint.Axis)] = [
      ("width", "leading and its trailing", .horizontal), ("height", "top and its bottom", .vertical),
    ]
    return axes.filter { bounds.size[$0.axis] <= 0 }.map { axis in
      let empty = views.dropFirst().filter { $0.view.superview === self && !$0.view.isHidden }
        .filter { $0.frame.size[axis.axis] <= 0 }
      let reason =
        if subviews.isEmpty {
          "it has no subviews and no intrinsic \(axis.name)"
        } else if empty.isEmpty {
          "no constraints connect its subviews to both its \(axis.edges) edge"
        } else {
          "its contents have none: " + empty.prefix(3).map { "`\($0.name)` (\($0.className))" }.joined(separator: ", ")
        }
      return FrameOmission(root.name, "has no \(axis.name), because \(reason)")
    }
  }
}

extension InspectedView {
  fileprivate var className: String { String(describing: type(of: view)) }

  /// - Parameter isRoot: Whether the view is the root, which is drawn even if it is hidden.
  fileprivate func omissions(isRoot: Bool) -> [FrameOmission] {
    if !isRoot, view.isHidden {
      guard view.superview.map({ !$0.isHiddenInHierarchy }) ?? true, !view.isHiddenByDefault else { return [] }
      return [FrameOmission(name, "(\(className)) is hidden")]
    }
    guard isVisible else { return [] }
    guard let cause = view.missingContent(isRoot: isRoot) else { return [] }
    return [FrameOmission(name, "(\(className)) \(cause)", isEmpty: true)]
  }
}

extension UIView {
  /// Why the view has no contents, as a clause; `nil` if it has some, or if that is not known.
  ///
  /// - Parameter isRoot: Whether the view is the root, which shows nothing without subviews, layers or a drawing.
  fileprivate func missingContent(isRoot: Bool) -> String? {
    switch self {
    case let table as UITableView:
      guard table.dataSource != nil else { return "has no data source" }
      return (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 } ? "has no rows" : nil
    case let collection as UICollectionView:
      guard collection.dataSource != nil else { return "has no data source" }
      let isEmpty = (0..<collection.numberOfSections).allSatisfy { collection.numberOfItems(inSection: $0) == 0 }
      return isEmpty ? "has no items" : nil
    case let imageView as UIImageView:
      if let size = imageView.image?.size, size.width <= 0 || size.height <= 0 { return "has an image without a size" }
      guard imageView.lacksImage else { return nil }
      return "has no image" + (imageView.missingImageName.map { ": there is no image named \"\($0)\"" } ?? "")
    default:
      guard isRoot, type(of: self) == UIView.self, subviews.isEmpty, layer.sublayers?.isEmpty != false else {
        return nil
      }
      return "has no subviews"
    }
  }

  /// Whether the view or one of its ancestors is hidden.
  fileprivate var isHiddenInHierarchy: Bool { isHidden || superview?.isHiddenInHierarchy == true }

  /// Whether the view is a part of a control or bar, which shows and hides it, or hides itself at rest.
  fileprivate var isHiddenByDefault: Bool {
    superview is UIControl || superview is UITextView || superview is UIListContentView || superview is UISearchBar
      || superview is UINavigationBar || self is UIActivityIndicatorView || self is UIRefreshControl
  }
}
