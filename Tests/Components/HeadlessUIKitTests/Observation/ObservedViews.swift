import Foundation
import HeadlessUIKit
import Observation

/// A model with two properties.
@Observable @MainActor
final class Counter {
  var count = 0
  var title = "none"
}

/// A view that stores a counter's count during layout and the counter's title in `updateProperties()`.
final class CounterView: UIView {
  var counter: Counter?
  var shownCount: Int?
  var shownTitle: String?
  var layouts = 0
  var log: [String] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    log.append("layout")
    shownCount = counter?.count
  }

  override func updateProperties() {
    super.updateProperties()
    log.append("properties")
    shownTitle = counter?.title
  }
}

/// A label that shows a counter's title.
final class CounterLabel: UILabel {
  var counter: Counter?
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    text = counter?.title
  }
}

/// A model with several states.
@Observable @MainActor
final class MatchModel {
  var state = State.empty
  var scores: [String] = []

  enum State {
    case loading, display, empty
  }
}

/// A component that reads its model during layout, as Apple's documentation does, and replaces its labels.
final class MatchView: UIView {
  var viewModel: MatchModel?
  let stack = UIStackView()
  let indicator = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
    addSubview(indicator)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func configure(with viewModel: MatchModel) {
    self.viewModel = viewModel
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let viewModel else { return }
    if viewModel.state == .loading { indicator.startAnimating() } else { indicator.stopAnimating() }
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard viewModel.state == .display else { return }
    for score in viewModel.scores {
      let label = UILabel()
      label.text = score
      stack.addArrangedSubview(label)
    }
  }
}

/// A model that can be changed on any thread.
@Observable
final class ThreadSafeModel: @unchecked Sendable {
  @ObservationIgnored private let lock = NSLock()
  @ObservationIgnored private var value = 0

  var count: Int {
    get {
      access(keyPath: \.count)
      return lock.withLock { value }
    }
    set {
      withMutation(keyPath: \.count) { lock.withLock { value = newValue } }
    }
  }
}

/// A view that stores a model's count during layout.
final class ModelView: UIView {
  private let model: ThreadSafeModel
  var shownCount: Int?

  init(model: ThreadSafeModel) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    shownCount = model.count
  }
}

/// A view that logs its passes.
final class LoggingView: UIView {
  private let name: String
  private let log: LifecycleLog

  init(_ name: String, log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func layoutSubviews() { log.events.append("\(name).layout") }
  override func updateProperties() { log.events.append("\(name).properties") }
}
