import Synchronization

/// A group of examples, such as `describe` declares, with its hooks.
final class ExampleGroup: Sendable {
  enum Hook: Sendable {
    case plain(ExampleBody)
    case metadata(@MainActor (ExampleMetadata) throws -> Void)

    var isAsynchronous: Bool { if case .plain(let body) = self { body.isAsynchronous } else { false } }
  }

  /// A hook around an example, which calls the example.
  enum Around: Sendable {
    case synchronous(@MainActor (ExampleMetadata, @escaping @MainActor () -> Void) throws -> Void)
    case asynchronous(@MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void)

    var isAsynchronous: Bool { if case .asynchronous = self { true } else { false } }
  }

  private struct State {
    var before: [Hook] = []
    var justBefore: [Hook] = []
    var after: [Hook] = []
    var around: [Around] = []
  }

  let name: String
  /// Why the examples of the group do not run; `nil` if they do.
  let reasonNotToRun: String?
  let isFocused: Bool
  private let state = Mutex(State())

  init(name: String, reasonNotToRun: String? = nil, isFocused: Bool = false) {
    self.name = name
    self.reasonNotToRun = reasonNotToRun
    self.isFocused = isFocused
  }

  var before: [Hook] { state.withLock { $0.before } }
  var justBefore: [Hook] { state.withLock { $0.justBefore } }
  var after: [Hook] { state.withLock { $0.after } }
  var around: [Around] { state.withLock { $0.around } }

  func addBefore(_ hook: Hook) { state.withLock { $0.before.append(hook) } }
  func addJustBefore(_ hook: Hook) { state.withLock { $0.justBefore.append(hook) } }
  func addAfter(_ hook: Hook) { state.withLock { $0.after.append(hook) } }
  func addAround(_ hook: Around) { state.withLock { $0.around.append(hook) } }
}
