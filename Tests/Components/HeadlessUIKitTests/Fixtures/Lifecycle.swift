import Foundation
import HeadlessUIKit

/// A log of calls, in order.
@MainActor
final class LifecycleLog {
  var events: [String] = []
}

/// Receives the number of deallocated views, on one thread only.
final class DropCounter: @unchecked Sendable {
  let drop: (Int) -> Void

  init(drop: @escaping (Int) -> Void) {
    self.drop = drop
  }
}

/// A view that reports when it is deallocated.
final class CountedView: UIView {
  private let counter: DropCounter

  init(_ counter: DropCounter) {
    self.counter = counter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  deinit { counter.drop(1) }
}
