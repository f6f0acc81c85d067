import UIKit

/// The initial controller of `Checkout.storyboard`.
@objc(BistroCheckoutViewController)
public final class CheckoutViewController: UIViewController {
  @IBOutlet private(set) weak var totalLabel: UILabel!

  public static func make() -> CheckoutViewController? {
    UIStoryboard(name: "Checkout", bundle: Bundle(for: CheckoutViewController.self)).instantiateInitialViewController()
      as? CheckoutViewController
  }

  @IBAction func pay(_ sender: Any) {
    performSegue(withIdentifier: "receipt", sender: sender)
  }
}
