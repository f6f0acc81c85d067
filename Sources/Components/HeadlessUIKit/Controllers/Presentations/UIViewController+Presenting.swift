import FirstFrameLayoutTree
import Foundation

extension UIViewController {
  /// The root ancestor, which presents on behalf of its descendants.
  var presenter: UIViewController { parent?.presenter ?? self }

  /// Whether the presented controller hides this one.
  var isCovered: Bool { relations.presented?.relations.presentation?.coversAll == true }

  /// Whether the tint colors of the controller's view are dimmed because of a presentation above it.
  var dimsTintBehindPresentation: Bool { relations.presented?.relations.presentation?.dimsTint == true }

  /// Warns of a presentation that covers only a part of the screen on a device.
  private func warn(ofContextOf presented: UIViewController) {
    guard [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle) else { return }
    var context: UIViewController? = self
    while let current = context, !current.definesPresentationContext { context = current.parent }
    guard let context, context !== presenter else { return }
    UsageWarnings.warnOfNoEffect(
      "UIViewController.definesPresentationContext", "a controller that is presented in a context covers the screen")
  }

  /// Returns the controller that the delegate of a popover replaces it with where the popover is a sheet or covers the
  /// screen, such as a navigation controller with it; otherwise the popover's controller.
  ///
  /// The delegate is asked only where the traits are known: in a window, with overrides, or while a picture is drawn.
  private func adaptedController(for controller: UIViewController) -> UIViewController {
    let traits = presenter.traitCollection
    let hasKnownTraits =
      presenter.viewIfLoaded?.window != nil || !presenter.traitOverrides.isEmpty || RenderingEnvironment.current != nil
    guard controller.modalPresentationStyle == .popover, hasKnownTraits, traits.horizontalSizeClass == .compact,
      let popover = controller.popoverPresentationController, let delegate = popover.delegate
    else { return controller }
    let chosen = delegate.adaptivePresentationStyle(for: popover, traitCollection: traits)
    guard chosen != .none else { return controller }
    let style = chosen == .automatic ? UIModalPresentationStyle.pageSheet : chosen
    let other = delegate.presentationController(popover, viewControllerForAdaptivePresentationStyle: style)
    guard let other, other !== controller else { return controller }
    other.modalPresentationStyle = style
    return other
  }

  func startPresentation(of original: UIViewController, isAnimated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.relations.presented == nil else { return }
    let controller = adaptedController(for: original)
    guard controller !== presenter else { return }
    presenter.relations.presented = controller
    controller.relations.presenting = presenter
    warn(ofContextOf: controller)
    if controller.modalPresentationStyle == .popover, let popover = controller.popoverPresentationController {
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
      delegate?.prepareForPopoverPresentation(popover)
    }
    controller.loadViewIfNeeded()
    let window = presenter.viewIfLoaded?.window
    let frame = window?.bounds ?? presenter.viewIfLoaded?.bounds ?? CGRect(origin: .zero, size: Self.screenSize)
    controller.makeCustomPresentationController(presenting: presenter)
    let presentation = PresentationView(presenting: controller, in: frame)
    controller.relations.presentation = presentation
    presentation.place()
    window?.addSubview(presentation)
    let custom = controller.customPresentationController
    let transition = PresentationTransition(
      from: presenter, to: controller, container: presentation, isAnimated: isAnimated)
    transition.run(
      by: isAnimated
        ? controller.transitioningDelegate?.animationController(
          forPresented: controller, presenting: presenter, source: self) : nil,
      starting: {
        custom?.presentationTransitionWillBegin()
        presentation.raisePresentedView()
        presentation.layoutIfNeeded()
        controller.appear()
        if presenter.dimsTintBehindPresentation { presenter.viewIfLoaded?.notifyTintAdjustmentChange() }
        if presenter.isCovered { presenter.disappear { presenter.isBehind = true } }
      },
      ending: { isCompleted in
        presentation.setNeedsLayout()
        if !isCompleted { presenter.remove(controller, thatCovered: presenter.isCovered) }
        custom?.presentationTransitionDidEnd(isCompleted)
        completion?()
      })
  }

  func endPresentation(isAnimated: Bool, completion: (() -> Void)?) {
    // As UIKit documents, a controller dismisses the controller that it presents, or else itself.
    let presenter = presenter
    let isPresenting = presenter.relations.presented != nil
    guard let presentingController = isPresenting ? presenter : presenter.relations.presenting else {
      completion?()
      return
    }
    let (dismissed, wasCovered) = (presentingController.relations.presented, presentingController.isCovered)
    // Controllers that it presents are dismissed, too.
    if dismissed?.relations.presented != nil { dismissed?.endPresentation(isAnimated: false, completion: nil) }
    guard let dismissed, let presentation = dismissed.relations.presentation else {
      completion?()
      return
    }
    let custom = dismissed.customPresentationController
    let transition = PresentationTransition(
      from: dismissed, to: presentingController, container: presentation, isAnimated: isAnimated)
    transition.run(
      by: isAnimated ? dismissed.transitioningDelegate?.animationController(forDismissed: dismissed) : nil,
      starting: { custom?.dismissalTransitionWillBegin() },
      ending: { isCompleted in
        if isCompleted { presentingController.remove(dismissed, thatCovered: wasCovered) }
        custom?.dismissalTransitionDidEnd(isCompleted)
        completion?()
      })
  }

  /// Ends the relations of a presentation, and removes its view.
  private func remove(_ dismissed: UIViewController, thatCovered wasCovered: Bool) {
    let wasDimmed = dimsTintBehindPresentation
    dismissed.disappear { dismissed.relations.presentation?.removeFromSuperview() }
    dismissed.viewIfLoaded?.removeFromSuperview()
    dismissed.relations.presentation = nil
    if dismissed.modalPresentationStyle == .custom { dismissed.relations.presentationController = nil }
    relations.presented = nil
    dismissed.relations.presenting = nil
    if wasDimmed { viewIfLoaded?.notifyTintAdjustmentChange() }
    if wasCovered, viewIfLoaded != nil {
      isBehind = false
      appear()
    }
  }

  /// Whether the controller's view is hidden in its window because a presentation covers it.
  private var isBehind: Bool {
    get { coveredView?.isHidden == true }
    set { coveredView?.isHidden = newValue }
  }

  private var coveredView: UIView? {
    relations.presentation ?? viewIfLoaded.flatMap { $0.superview is UIWindow ? $0 : nil }
  }

  /// The presented controller, the one that it presents, and so on.
  var presentedChain: [UIViewController] {
    relations.presented.map { [$0] + $0.presentedChain } ?? []
  }

  /// Adds presented controllers above the controller's own node, which is hidden from accessibility.
  func describePresentations(in node: inout LayoutNode, environment: RenderingEnvironment) {
    var environment = environment
    environment.size = node.frame.size
    for controller in presentedChain {
      guard let presentation = controller.relations.presentation, presentation.superview == nil else { continue }
      let shown = presentation.node(in: environment)
      if let failure = presentation.layoutFailure { viewIfLoaded?.layoutFailure = failure }
      let behind = LayoutNode(
        name: "behind", frame: node.bounds, accessibility: Accessibility(isElement: false, hidesChildren: true),
        children: node.children)
      node.children = presentation.coversAll ? [shown] : [behind, shown]
    }
  }
}

/// The style of a presentation, such as full screen or a sheet.
///
/// `custom` is drawn like `overFullScreen`.
public enum UIModalPresentationStyle: Int, CaseIterable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// The animation of a presentation. It has no effect, since nothing is animated.
public enum UIModalTransitionStyle: Int, CaseIterable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
