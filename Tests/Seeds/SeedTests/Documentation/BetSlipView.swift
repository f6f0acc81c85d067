#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The view from the page about the component runtime.
final class BetSlipView: UIView {
  private let slip: BetSlip
  let stakeLabel = UILabel()
  let returnLabel = UILabel()
  let confirmButton = UIButton(type: .system)
  let clearButton = UIButton(type: .system)
  private(set) var confirmations = 0
  private(set) var taps = 0
  private var token: (any NSObjectProtocol)?

  init(slip: BetSlip) {
    self.slip = slip
    super.init(frame: .zero)
    addSubview(stakeLabel)
    addSubview(returnLabel)
    confirmButton.addTarget(self, action: BetSlipView.confirm, for: .touchUpInside)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: BetSlipView.tapped))
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    token = NotificationCenter.default.addObserver(forName: .oddsChanged, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.setNeedsLayout() }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    stakeLabel.text = "Stake: \(slip.stake)"
  }

  override func updateProperties() {
    super.updateProperties()
    returnLabel.text = "Return: \(slip.stake * slip.odds)"
  }

  private func confirm() { confirmations += 1 }
  private func tapped() { taps += 1 }
  private func clear() { slip.stake = 0 }
}

extension Notification.Name {
  static let oddsChanged = Notification.Name("oddsChanged")
}
