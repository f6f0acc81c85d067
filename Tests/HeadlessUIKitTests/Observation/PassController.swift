import Foundation
import HeadlessUIKit

/// Reads a model's count in one of a controller's passes.
final class PassController: UIViewController {
  private let pass: TrackedPass
  private let model: Counter
  private(set) var runs = 0
  private(set) var seen: Int?

  init(_ pass: TrackedPass, of model: Counter) {
    self.pass = pass
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func run(_ pass: TrackedPass) {
    guard pass == self.pass else { return }
    runs += 1
    seen = model.count
  }

  override func updateProperties() {
    super.updateProperties()
    run(.controllerUpdateProperties)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    run(.viewWillLayoutSubviews)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    run(.viewDidLayoutSubviews)
  }
}
