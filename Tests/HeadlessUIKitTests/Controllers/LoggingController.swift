import Foundation
import HeadlessUIKit

/// Writes down what it hears.
final class LoggingController: UIViewController {
  let log: LifecycleLog
  let name: String

  init(_ name: String, log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func hear(_ event: String) { log.events.append("\(name).\(event)") }

  override func loadView() {
    hear("loadView")
    super.loadView()
  }

  override func viewDidLoad() { hear("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { hear("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { hear("viewIsAppearing") }
  override func viewWillLayoutSubviews() { hear("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { hear("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { hear("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { hear("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { hear("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) { hear("willMove") }
  override func didMove(toParent parent: UIViewController?) { hear("didMove") }
}
