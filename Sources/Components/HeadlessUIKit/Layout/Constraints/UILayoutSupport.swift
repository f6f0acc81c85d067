public import Foundation

/// A layout guide at the top or bottom of a controller's view. It is the predecessor of the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the part that bars cover, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide between the top or bottom edge of a view and the safe area.
@MainActor
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge: String {
    case top = "topLayoutGuide"
    case bottom = "bottomLayoutGuide"
  }

  private let edge: Edge

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init()
    identifier = edge.rawValue
    viewHandle = view.handle
    insets = { view in
      switch edge {
      case .top: UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
      case .bottom: UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
      }
    }
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }
}

extension UIView {
  func edgeGuide(_ edge: EdgeLayoutGuide.Edge) -> EdgeLayoutGuide {
    let guides = constraintStore.contentGuides.lazy.compactMap { $0 as? EdgeLayoutGuide }
    if let guide = guides.first(where: { $0.identifier == edge.rawValue }) { return guide }
    let guide = EdgeLayoutGuide(edge, of: self)
    constraintStore.contentGuides.append(guide)
    return guide
  }
}

/// A guide that follows the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  /// Whether the guide is above the bottom safe area while no keyboard is shown.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }
  open var keyboardDismissPadding: CGFloat = 0
}
