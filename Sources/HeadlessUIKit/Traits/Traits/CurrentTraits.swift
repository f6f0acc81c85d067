import Foundation

/// The storage of the current traits, which colours may read on any thread.
final class CurrentTraits: @unchecked Sendable {
  private let lock = NSLock()
  private var traits = UITraitCollection.unhosted

  var value: UITraitCollection {
    get { lock.withLock { traits } }
    set { lock.withLock { traits = newValue } }
  }
}
