import Foundation
import HeadlessUIKit

/// Tells when it goes.
final class CountedView: UIView {
  private let counter: DropCounter

  init(_ counter: DropCounter) {
    self.counter = counter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  deinit { counter.drop(1) }
}
