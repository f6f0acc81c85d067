import FirstFrameLayoutTree
public import Foundation

/// Receives the events of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
  ) {}
}

/// Something at which a popover can be shown.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame in the space of a view, in points; `nil` if the item is not on the screen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    (self as? UIBarButtonItem)?.shownView.map { referenceView.convert($0.bounds, from: $0) }
  }
}

extension UIPopoverPresentationControllerSourceItem where Self: UIView {
  public func frame(in referenceView: UIView) -> CGRect? { referenceView.convert(bounds, from: self) }
}

/// Receives the changes of the detent of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIPopoverPresentationController {
  /// The direction of the arrow. Popovers are drawn without an arrow.
  public var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// The class of the view around a popover, which is not used.
  public var popoverBackgroundViewClass: AnyClass? {
    get { seldom["popoverBackgroundViewClass"] }
    set {
      seldom["popoverBackgroundViewClass"] = newValue
      guard newValue != nil else { return }
      UsageWarnings.warnOfNoEffect(
        "UIPopoverPresentationController.popoverBackgroundViewClass", "popovers are drawn in the look of the system")
    }
  }

  /// The sheet that the popover is in a compact width.
  public var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = adaptedSheet { return sheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    seldom["adaptiveSheet"] = sheet
    return sheet
  }

  /// The sheet; `nil` if it has not been accessed yet.
  var adaptedSheet: UISheetPresentationController? { seldom["adaptiveSheet"] }

  /// The color of the popover; `nil` for that of its content.
  public var backgroundColor: UIColor? {
    get { seldom["backgroundColor"] }
    set {
      seldom["backgroundColor"] = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// Whether a popover that fits nowhere beside its source covers it, and is not made smaller.
  public var canOverlapSourceViewRect: Bool {
    get { seldom["canOverlapSourceViewRect"] ?? false }
    set {
      seldom["canOverlapSourceViewRect"] = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// The margins of the screen that a popover keeps, in points.
  public var popoverLayoutMargins: UIEdgeInsets {
    get { seldom["popoverLayoutMargins"] ?? UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
    set {
      seldom["popoverLayoutMargins"] = newValue
      containerView?.setNeedsLayout()
    }
  }
}
