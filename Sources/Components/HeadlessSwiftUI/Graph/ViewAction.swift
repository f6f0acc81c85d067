/// What a modifier runs when its view has appeared or changed; it may change the state of views.
@MainActor
final class ViewAction {
  /// The action that the caller is in, or that started the task that the caller is in; `nil` elsewhere.
  @TaskLocal static var current: ViewAction?

  /// The modifier, such as `onAppear`.
  let modifier: String
  /// Whether the action is running. Tasks that it starts inherit it, and outlast it.
  private(set) var isRunning = false
  /// The number of changes that led to the action within the same frame.
  private(set) var depth = 0
  private let body: @MainActor () -> Void

  init(_ modifier: String, _ body: @escaping @MainActor () -> Void = {}) {
    (self.modifier, self.body) = (modifier, body)
  }

  func run(depth: Int) { perform(depth: depth, body) }

  /// Runs a function as a part of the action, for example when a publisher has a value.
  func perform(_ function: @MainActor () -> Void) {
    let outer = Self.current
    perform(depth: outer?.isRunning == true ? outer?.depth ?? 0 : 0, function)
  }

  private func perform(depth: Int, _ function: @MainActor () -> Void) {
    let last = (self.depth, isRunning)
    (self.depth, isRunning) = (depth, true)
    defer { (self.depth, isRunning) = last }
    Self.$current.withValue(self) { function() }
  }
}
