import Foundation

/// Receives the events of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
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

  public var canOverlapSourceViewRect: Bool {
    get { seldom["canOverlapSourceViewRect"] ?? false }
    set { seldom["canOverlapSourceViewRect"] = newValue }
  }

  /// The margins of the screen that a popover keeps, in points. It keeps 10 points.
  public var popoverLayoutMargins: UIEdgeInsets {
    get { seldom["popoverLayoutMargins"] ?? UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
    set { seldom["popoverLayoutMargins"] = newValue }
  }
}
