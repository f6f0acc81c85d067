import Foundation

/// The instances of the built-in typeface made so far, one per style.
final class InstanceCache: @unchecked Sendable {
  struct Style: Hashable {
    var weight: FontWeight
    var isMonospaced: Bool
    var isItalic: Bool
  }

  private let lock = NSLock()
  private var instances: [Style: BuiltInTypeface] = [:]

  func instance(of style: Style, make: () -> BuiltInTypeface) -> BuiltInTypeface {
    lock.withLock {
      if let instance = instances[style] { return instance }
      let instance = make()
      instances[style] = instance
      return instance
    }
  }
}
