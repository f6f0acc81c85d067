import UIKit

/// A courier, whose name arrives after the first frame.
final class CourierView: UIView {
  private let nameLabel = UILabel()
  private let symbolView = UIImageView(image: UIImage(systemName: "person.circle.fill"))

  init(name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 64))
    backgroundColor = .systemBackground
    symbolView.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    symbolView.tintColor = .systemIndigo
    nameLabel.frame = CGRect(x: 68, y: 20, width: 216, height: 24)
    nameLabel.text = "Looking for a courier"
    addSubview(symbolView)
    addSubview(nameLabel)
    DispatchQueue.main.async { self.nameLabel.text = name }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

#Preview("Assigned") {
  CourierView(name: "Ana is on her way")
}
