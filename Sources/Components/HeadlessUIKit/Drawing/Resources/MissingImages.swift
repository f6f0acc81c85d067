import Synchronization

/// The name of the last image that was requested and does not exist, so that a view that gets no image can tell why.
enum MissingImages {
  private static let last = Mutex<String?>(nil)

  /// Records the result of a request.
  static func record(_ name: String?) { last.withLock { $0 = name } }

  /// Returns and forgets the name; `nil` if the last request was answered.
  static func take() -> String? {
    last.withLock { name in
      defer { name = nil }
      return name
    }
  }
}
