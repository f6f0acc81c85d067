import Foundation
import HeadlessUIKit

/// Shows a model's count as of its last layout.
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
