public import Foundation

/// What is known of a presentation: who presents, and who is presented.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Held weakly, as the presented controller keeps its presentation controller.
  open private(set) weak var presentedViewController: UIViewController!
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  open var presentingViewController: UIViewController? { presentedViewController?.presentingViewController }
  open var presentedView: UIView? { presentedViewController?.viewIfLoaded }
  /// The view that the presented one lies in, from the presentation to the dismissal.
  open var containerView: UIView? { presentedViewController?.relations.presentation }
}

/// Hears of a presentation that a person ended, which here only a test does.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Where a popover comes from. In a compact width it is a sheet, as on phones.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  /// In the source view's space; its bounds where nothing is set.
  open var sourceRect = CGRect.null
  open weak var sourceItem: UIBarButtonItem?
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var passthroughViews: [UIView]?

  /// The place of a popover of a size: below what it comes from where there is room, else above, and on the screen.
  func frame(of size: CGSize, in container: UIView) -> CGRect {
    let source = sourceView.map { container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0) }
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    guard let source else {
      return CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
    let below = source.maxY + Self.gap
    let y = below + size.height <= room.maxY ? below : max(source.minY - Self.gap - size.height, room.minY)
    let x = min(max(source.midX - size.width / 2, room.minX), max(room.maxX - size.width, room.minX))
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The arrow's length, in points. Arrows are not drawn.
  private static let gap: CGFloat = 13
}

/// The sides of a popover that its arrow may be on.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension UIViewController {
  /// The presentation controller of the style; made when it is asked for.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    case .popover: popoverPresentationController
    default: controller { UIPresentationController(presentedViewController: $0, presenting: nil) }
    }
  }

  /// How high a sheet is; nil for a style that is no sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      controller { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
    default: nil
    }
  }

  /// Where a popover comes from; nil for another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return controller { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
  }

  /// The sheet that somebody asked for, without making one.
  var sheet: UISheetPresentationController? { relations.presentationController as? UISheetPresentationController }

  private func controller<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
    if let known = relations.presentationController as? Kind { return known }
    let made = make(self)
    relations.presentationController = made
    return made
  }
}
