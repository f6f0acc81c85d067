import Synchronization

/// The different errors or warnings of a function, in the order in which they first occurred.
///
/// A task inherits the collection, and may outlive the function. So the collection is closed when the function ends, and
/// what comes later is reported in another way.
final class UsageCollection<Element: Equatable & Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var isOpen = true
  }

  private let state = Mutex(State())

  /// Adds an element unless the collection has an equal one, and returns whether the collection is open.
  func append(_ element: Element) -> Bool {
    state.withLock { state in
      guard state.isOpen else { return false }
      if !state.elements.contains(element) { state.elements.append(element) }
      return true
    }
  }

  /// Closes the collection, and returns its elements.
  func close() -> [Element] {
    state.withLock { state in
      state.isOpen = false
      return state.elements
    }
  }
}
