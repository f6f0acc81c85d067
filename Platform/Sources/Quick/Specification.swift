import Synchronization

/// The examples of one class.
final class Specification: Sendable {
  let root: ExampleGroup
  let examples: [Example]

  init(root: ExampleGroup, examples: [Example]) {
    self.root = root
    self.examples = examples
  }

  /// Collects the examples that a closure declares.
  ///
  /// - Parameter configurations: Closures that register shared examples and hooks of all examples, once in a process.
  init(configurations: [(QuickConfiguration.Type)], declaredBy body: () -> Void) {
    SpecificationRecord.shared.configure(configurations)
    let group = ExampleGroup(name: "")
    examples = SpecificationRecord.shared.collect(in: group, body)
    root = group
  }

  /// Whether only focused examples run.
  var hasFocus: Bool { examples.contains(where: \.isFocused) }
}

/// What specifications declare, while they do, and what they share.
final class SpecificationRecord: Sendable {
  static let shared = SpecificationRecord()

  private struct State {
    var path: [ExampleGroup] = []
    var examples: [Example] = []
    /// The call of `itBehavesLike` whose examples are declared.
    var site: Callsite?
    var sharedExamples: [String: @Sendable (@escaping SharedExampleContext) -> Void] = [:]
    var configured: Set<ObjectIdentifier> = []
    var hasStarted = false
    var runCount = 0
    var beforeSuite: [ExampleBody] = []
    var afterSuite: [ExampleBody] = []
  }

  /// The hooks of all examples.
  let configuration = Configuration()
  private let state = Mutex(State())

  // MARK: Declaring

  func collect(in root: ExampleGroup, _ body: () -> Void) -> [Example] {
    state.withLock {
      $0.path = [root]
      $0.examples = []
    }
    body()
    return state.withLock { state in
      defer { (state.path, state.examples) = ([], []) }
      return state.examples
    }
  }

  /// The group whose closure runs; `nil` outside of a specification.
  var group: ExampleGroup? { state.withLock { $0.path.last } }

  func add(_ group: ExampleGroup, _ body: () -> Void) {
    guard state.withLock({ !$0.path.isEmpty }) else { return }
    state.withLock { $0.path.append(group) }
    body()
    state.withLock { _ = $0.path.popLast() }
  }

  func addExample(
    _ name: String, at callsite: Callsite, file: StaticString, body: ExampleBody, reasonNotToRun: String? = nil,
    isFocused: Bool = false
  ) {
    state.withLock { state in
      guard !state.path.isEmpty else { return }
      state.examples.append(
        Example(
          name: name, callsite: callsite, site: state.site ?? callsite, isSharedExample: state.site != nil,
          path: Array(state.path.dropFirst()), body: body,
          reasonNotToRun: reasonNotToRun ?? state.path.lazy.compactMap(\.reasonNotToRun).first,
          isFocused: isFocused || state.path.contains(where: \.isFocused), file: file))
    }
  }

  /// Declares the examples of a closure as those of one call.
  func sharing(at site: Callsite, _ body: () -> Void) {
    let isOutermost = state.withLock { state in
      guard state.site == nil else { return false }
      state.site = site
      return true
    }
    body()
    if isOutermost { state.withLock { $0.site = nil } }
  }

  // MARK: Sharing

  func register(_ name: String, _ body: @escaping @Sendable (@escaping SharedExampleContext) -> Void) {
    state.withLock { $0.sharedExamples[name] = body }
  }

  func sharedExamples(_ name: String) -> (@Sendable (@escaping SharedExampleContext) -> Void)? {
    state.withLock { $0.sharedExamples[name] }
  }

  func configure(_ configurations: [QuickConfiguration.Type]) {
    for type in configurations {
      if state.withLock({ $0.configured.insert(ObjectIdentifier(type)).inserted }) { type.configure(configuration) }
    }
  }

  // MARK: Suites

  func addBeforeSuite(_ body: ExampleBody) { state.withLock { $0.beforeSuite.append(body) } }
  func addAfterSuite(_ body: ExampleBody) { state.withLock { $0.afterSuite.append(body) } }

  /// Notes a run of an example. Returns the number of runs before, and the hooks to call first.
  func start() -> (index: Int, hooks: [ExampleBody]) {
    state.withLock { state in
      defer {
        state.runCount += 1
        state.hasStarted = true
      }
      return (state.runCount, state.hasStarted ? [] : state.beforeSuite)
    }
  }

  var hooksAfterSuite: [ExampleBody] { state.withLock { $0.afterSuite } }
}
