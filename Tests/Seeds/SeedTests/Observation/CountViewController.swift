import HeadlessUIKit

class CountViewController: UIViewController {
  let model = CountModel()
  let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()

    observe { [weak self] in
      guard let self else { return }
      countLabel.text = "\(model.count)"
    }
  }
}
