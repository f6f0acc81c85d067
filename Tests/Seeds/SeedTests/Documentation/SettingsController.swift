import Foundation
import HeadlessUIKit

/// A page of rows that presents other controllers.
final class SettingsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let stack = UIStackView(arrangedSubviews: ["Notifications", "Appearance", "Odds format", "Limits"].map(row))
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func row(_ title: String) -> UIView {
    let label = UILabel()
    label.text = "   " + title
    label.backgroundColor = .secondarySystemGroupedBackground
    label.heightAnchor.constraint(equalToConstant: 48).isActive = true
    return label
  }
}
