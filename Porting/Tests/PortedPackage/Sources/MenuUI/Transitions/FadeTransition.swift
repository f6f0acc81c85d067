import UIKit

/// Fades a controller in and out.
final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var steps: [String] = []

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let shown = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    steps.append("animate")
    shown.frame = transitionContext.containerView.bounds
    transitionContext.containerView.addSubview(shown)
    shown.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseOut]) {
      shown.alpha = 1
    } completion: { _ in
      self.steps.append("complete")
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Covers three quarters of the screen.
final class DrawerPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 4, width: bounds.width, height: bounds.height * 3 / 4)
  }
}

final class DrawerViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let transition = FadeTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { transition }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
