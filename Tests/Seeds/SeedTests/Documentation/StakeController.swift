import HeadlessUIKit

final class StakeController: UIViewController, DemoController {
  let slip = BetSlip()
  let stakeLabel = UILabel()

  required init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      stakeLabel.text = "Stake: \(slip.stake)"
    }
  }
}
