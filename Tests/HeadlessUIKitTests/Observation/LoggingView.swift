import Foundation
import HeadlessUIKit

/// Writes down its passes.
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
