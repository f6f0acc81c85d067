import Foundation
import HeadlessUIKit

/// Reads its model in a layout callback and in an observation.
final class CounterController: UIViewController {
  private let counter: Counter
  private lazy var titleLabel = UILabel()
  var seenCounts: [Int] = []
  var observedTitles: [String] = []

  init(counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    observe { [weak self] in
      guard let self else { return }
      titleLabel.text = counter.title
      observedTitles.append(counter.title)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    seenCounts.append(counter.count)
  }
}
