import UIKit

/// Presents a controller as a drawer over the left two thirds of the screen, above a dimmed background.
public final class DrawerPresentation: UIPresentationController {
  private let dimming = UIView()

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  public override var frameOfPresentedViewInContainerView: CGRect {
    let whole = containerView?.bounds.size ?? .zero
    return CGRect(
      origin: .zero, size: size(forChildContentContainer: presentedViewController, withParentContainerSize: whole))
  }

  public override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width * 2 / 3, height: parentSize.height)
  }

  public override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
  }

  public override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  public override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  @objc private func close() { presentingViewController.dismiss(animated: true) }
}

/// Shows controllers in drawers.
public final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }
}
