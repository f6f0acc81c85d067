public import Foundation

/// How high a sheet is, and how it looks.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet may take; it takes the first, unless ``selectedDetentIdentifier`` names another.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  /// In points; nil for 10, as sheets have on phones.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }

  open func animateChanges(_ changes: () -> Void) { changes() }

  open func invalidateDetents() { containerView?.setNeedsLayout() }

  var selectedDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  var isDimming: Bool {
    largestUndimmedDetentIdentifier == nil || largestUndimmedDetentIdentifier != selectedDetent.identifier
  }
}
