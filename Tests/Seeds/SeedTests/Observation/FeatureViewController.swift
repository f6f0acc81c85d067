import HeadlessUIKit

class FeatureViewController: UIViewController {
  @UIBindable var model: FeatureModel
  let countLabel = UILabel()
  let factLabel = UILabel()
  let activityIndicator = UIActivityIndicatorView(style: .medium)
  private(set) var renderings = 0

  init(model: FeatureModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    observe { [weak self] in
      guard let self else { return }

      renderings += 1
      countLabel.text = "Count: \(model.count)"
      factLabel.isHidden = model.fact == nil
      if let fact = model.fact {
        factLabel.text = fact
      }
      activityIndicator.isHidden = !model.isLoadingFact
    }
  }
}
