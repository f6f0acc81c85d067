import Foundation
import HeadlessUIKit

/// Notes when its constraints are updated.
final class UpdatingView: UIView {
  private let name: String
  private let log: LifecycleLog

  init(_ name: String, _ log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func updateConstraints() {
    super.updateConstraints()
    log.events.append(name)
  }
}
