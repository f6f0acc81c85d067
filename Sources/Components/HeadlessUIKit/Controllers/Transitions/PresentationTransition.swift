import Foundation

/// A presentation or a dismissal, as its animator and the animations alongside see it.
@MainActor
final class PresentationTransition: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  let containerView: UIView
  let isAnimated: Bool
  let isInteractive = false
  let targetTransform = CGAffineTransform.identity
  var presentationStyle: UIModalPresentationStyle {
    (to.relations.presentation === containerView ? to : from).modalPresentationStyle
  }
  private(set) var transitionWasCancelled = false
  var isCancelled: Bool { transitionWasCancelled }
  private(set) var transitionDuration: TimeInterval = 0
  private let (from, to): (UIViewController, UIViewController)
  private var ending: ((_ isCompleted: Bool) -> Void)?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  init(from: UIViewController, to: UIViewController, container: UIView, isAnimated: Bool) {
    (self.from, self.to) = (from, to)
    containerView = container
    self.isAnimated = isAnimated
  }

  /// Runs the transition by an animator, or at once without one.
  ///
  /// - Parameters:
  ///   - starting: Called before the animator.
  ///   - ending: Called when the animator has completed the transition, with whether it was not cancelled.
  func run(
    by animator: (any UIViewControllerAnimatedTransitioning)?, starting: () -> Void,
    ending: @escaping (_ isCompleted: Bool) -> Void
  ) {
    self.ending = ending
    self.animator = animator
    for controller in [from, to] where isAnimated { controller.relations.transition = self }
    transitionDuration = animator?.transitionDuration(using: self) ?? 0
    starting()
    guard let animator else { return completeTransition(true) }
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let ending else { return }
    self.ending = nil
    transitionWasCancelled = !didComplete
    for controller in [from, to] { controller.relations.transition = nil }
    ending(didComplete)
    animator?.animationEnded(didComplete)
    for completion in completions { completion(self) }
    completions = []
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  /// Returns the view of the presented or dismissed controller; the other one stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : to
    guard controller.relations.presentation === containerView else { return nil }
    return controller.customPresentationController?.presentedView ?? controller.viewIfLoaded
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? finalFrame(for: vc) : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc.customPresentationController?.frameOfPresentedViewInContainerView ?? containerView.bounds
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() { transitionWasCancelled = true }

  /// Runs the animation at once, and the completion when the transition has ended.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }
}
