import FirstFrameLayoutTree
public import Foundation

/// A presentation: its presenting and its presented controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presented controller. The reference is weak, since that controller retains its presentation controller.
  open private(set) weak var presentedViewController: UIViewController!
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  var seldom = SeldomProperties()
  private weak var presenter: UIViewController?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The presenting controller; before the presentation, the one that the initializer was given. Without one, it is a
  /// controller of its own.
  open var presentingViewController: UIViewController {
    presentedViewController?.presentingViewController ?? presenter ?? lonelyPresenter
  }
  private lazy var lonelyPresenter = UIViewController()
  open var presentationStyle: UIModalPresentationStyle { presentedViewController?.modalPresentationStyle ?? .custom }
  open var presentedView: UIView? { presentedViewController?.viewIfLoaded }
  /// The view that contains the presented view, from presentation to dismissal.
  open var containerView: UIView? { presentedViewController?.relations.presentation }
  /// The frame of the presented view, in points; by default the bounds of the container. Only custom presentations use
  /// it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  /// The style that the delegate chooses for the current traits; `.none` if it leaves the style as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController?.traitCollection ?? .current)
  }

  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let chosen = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return chosen == .automatic ? .none : chosen
  }

  /// The traits that the presented controller overrides.
  open var traitOverrides: UITraitOverrides {
    get { presentedViewController?.traitOverrides ?? UITraitOverrides() }
    set { presentedViewController?.traitOverrides = newValue }
  }

  open var overrideTraitCollection: UITraitCollection? {
    get { presentedViewController?.collectedOverrides }
    set { presentedViewController?.collectedOverrides = newValue }
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController?.preferredContentSize ?? .zero }
  /// Lays the presentation out with the new preferred size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child, in points: that of its container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {}

/// Responds to interactive dismissal. Not called, since there are no gestures; tests may call its methods.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: DelegateObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Returns the style in a compact width: `.none` for the style that the presented controller has.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  /// Leaves the style to the system.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// The source of a popover. In a compact width, as on phones, a popover is a sheet.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  /// The source rectangle, in points in the space of ``sourceView``. If not set, it is the bounds of that view.
  open var sourceRect = CGRect.null
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var passthroughViews: [UIView]?

  /// Returns the frame of a popover of a size: below its source if it fits there, otherwise above or beside it, and inside
  /// the screen.
  func frame(of size: CGSize, in container: UIView) -> CGRect {
    let source =
      sourceView.map { container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0) }
      ?? sourceItem?.frame(in: container) ?? barButtonItem?.frame(in: container)
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    guard let source else {
      return CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
    }
    // An arrow that points up is at the top of a popover below its source.
    let candidates: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: source.midX - size.width / 2, y: source.maxY + Self.gap)),
      (.down, CGPoint(x: source.midX - size.width / 2, y: source.minY - Self.gap - size.height)),
      (.left, CGPoint(x: source.maxX + Self.gap, y: source.midY - size.height / 2)),
      (.right, CGPoint(x: source.minX - Self.gap - size.width, y: source.midY - size.height / 2)),
    ]
    let permitted = candidates.filter { permittedArrowDirections.contains($0.0) }
    let fitting = permitted.first { direction, origin in
      direction == .up || direction == .down
        ? origin.y >= area.minY && origin.y + size.height <= area.maxY
        : origin.x >= area.minX && origin.x + size.width <= area.maxX && size.height <= area.height
    }
    if fitting == nil, !canOverlapSourceViewRect,
      let place = smallerFrame(of: size, beside: source, in: area, permitted.map(\.0))
    {
      return place
    }
    let last = permitted.last { $0.0 == .up || $0.0 == .down } ?? permitted.last
    let origin = (fitting ?? last ?? candidates[1]).1
    return CGRect(
      x: min(max(origin.x, area.minX), max(area.maxX - size.width, area.minX)),
      y: min(max(origin.y, area.minY), max(area.maxY - size.height, area.minY)), width: size.width,
      height: size.height)
  }

  /// Returns the frame of a popover that fits nowhere beside its source, on the side with the most room; `nil` if there is
  /// no room.
  private func smallerFrame(
    of size: CGSize, beside source: CGRect, in area: CGRect, _ directions: [UIPopoverArrowDirection]
  ) -> CGRect? {
    func room(_ direction: UIPopoverArrowDirection) -> CGRect {
      var room = area
      if direction == .up { room.origin.y = max(source.maxY + Self.gap, area.minY) }
      if direction == .left { room.origin.x = max(source.maxX + Self.gap, area.minX) }
      room.size.width = (direction == .right ? source.minX - Self.gap : area.maxX) - room.minX
      room.size.height = (direction == .down ? source.minY - Self.gap : area.maxY) - room.minY
      return room
    }
    let rooms = directions.map { (direction: $0, rect: room($0)) }.filter { $0.rect.width > 0 && $0.rect.height > 0 }
    guard
      let best = rooms.max(by: {
        min($0.rect.width, size.width) * min($0.rect.height, size.height)
          < min($1.rect.width, size.width) * min($1.rect.height, size.height)
      })
    else { return nil }
    let (width, height) = (min(size.width, best.rect.width), min(size.height, best.rect.height))
    var x = min(max(source.midX - width / 2, best.rect.minX), best.rect.maxX - width)
    var y = min(max(source.midY - height / 2, best.rect.minY), best.rect.maxY - height)
    if best.direction == .up { y = best.rect.minY }
    if best.direction == .down { y = best.rect.maxY - height }
    if best.direction == .left { x = best.rect.minX }
    if best.direction == .right { x = best.rect.maxX - width }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The length of the arrow, in points. Arrows are not drawn.
  private static let gap: CGFloat = 13

  // MARK: Arrow, background and margins

  /// The direction of the arrow. Popovers are drawn without an arrow.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// The class of the view around a popover, which is not used.
  open var popoverBackgroundViewClass: AnyClass? {
    get { seldom["popoverBackgroundViewClass"] }
    set {
      seldom["popoverBackgroundViewClass"] = newValue
      guard newValue != nil else { return }
      UsageWarnings.warnOfNoEffect(
        "UIPopoverPresentationController.popoverBackgroundViewClass", "popovers are drawn in the look of the system")
    }
  }

  /// The sheet that the popover is in a compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = adaptedSheet { return sheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    seldom["adaptiveSheet"] = sheet
    return sheet
  }

  /// The color of the popover; `nil` for that of its content.
  open var backgroundColor: UIColor? {
    get { seldom["backgroundColor"] }
    set {
      seldom["backgroundColor"] = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// Whether a popover that fits nowhere beside its source covers it, and is not made smaller.
  open var canOverlapSourceViewRect: Bool {
    get { seldom["canOverlapSourceViewRect"] ?? false }
    set {
      seldom["canOverlapSourceViewRect"] = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// The margins of the screen that a popover keeps, in points.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { seldom["popoverLayoutMargins"] ?? UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
    set {
      seldom["popoverLayoutMargins"] = newValue
      containerView?.setNeedsLayout()
    }
  }
}

/// The possible sides of the arrow of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension UIViewController {
  var plainPresentationController: UIPresentationController {
    controller { UIPresentationController(presentedViewController: $0, presenting: nil) }
  }

  /// The presentation controller that the transitioning delegate made for the current presentation, if any.
  var customPresentationController: UIPresentationController? {
    modalPresentationStyle == .custom ? relations.presentationController : nil
  }

  /// Asks the transitioning delegate for a presentation controller, if the style is custom.
  func makeCustomPresentationController(presenting presenter: UIViewController) {
    guard modalPresentationStyle == .custom,
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter)
    else { return }
    relations.presentationController = made
  }

  /// The sheet; `nil` if it has not been accessed yet.
  var sheet: UISheetPresentationController? {
    relations.presentationController as? UISheetPresentationController
      ?? (relations.presentationController as? UIPopoverPresentationController)?.adaptedSheet
  }

  func controller<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
    if let known = relations.presentationController as? Kind { return known }
    let made = make(self)
    relations.presentationController = made
    return made
  }
}
