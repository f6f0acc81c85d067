import HeadlessUIKit

enum BetSlipPreviews {
  static let preview = ComponentPreview(component: "BetSlipView", state: "filled") {
    let vc = UIViewController()
    let slip = BetSlipView(slip: BetSlip())
    slip.translatesAutoresizingMaskIntoConstraints = false
    vc.view.addSubview(slip)
    NSLayoutConstraint.activate([
      slip.leadingAnchor.constraint(equalTo: vc.view.leadingAnchor),
      slip.trailingAnchor.constraint(equalTo: vc.view.trailingAnchor),
      slip.topAnchor.constraint(equalTo: vc.view.safeAreaLayoutGuide.topAnchor),
    ])
    return vc
  }
}
