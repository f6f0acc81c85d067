import Foundation
import HeadlessUIKit

/// Reads a model's count in one pass, and counts how often each pass runs.
final class PassView: UIView {
  private let pass: TrackedPass
  private let model: Counter
  private(set) var runs: [TrackedPass: Int] = [:]
  private(set) var seen: Int?

  init(_ pass: TrackedPass, of model: Counter) {
    self.pass = pass
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  private func run(_ pass: TrackedPass) {
    runs[pass, default: 0] += 1
    if pass == self.pass { seen = model.count }
  }

  override func updateProperties() {
    super.updateProperties()
    run(.updateProperties)
  }

  override func updateConstraints() {
    super.updateConstraints()
    run(.updateConstraints)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    run(.layoutSubviews)
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    run(.draw)
  }
}
