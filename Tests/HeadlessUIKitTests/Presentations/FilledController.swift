import Foundation
import HeadlessUIKit

/// A controller of one colour, with a label that says its name.
final class FilledController: UIViewController {
  private let color: UIColor
  let label = UILabel()

  init(_ name: String, _ color: UIColor) {
    self.color = color
    label.text = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    label.frame = CGRect(x: 20, y: 60, width: 200, height: 30)
    view.addSubview(label)
  }
}
