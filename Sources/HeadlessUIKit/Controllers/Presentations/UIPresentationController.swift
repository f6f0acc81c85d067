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
