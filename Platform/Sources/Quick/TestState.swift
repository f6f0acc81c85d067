/// A property of a specification that has its value again before each example.
@propertyWrapper
public struct TestState<Value> {
  private final class Box: @unchecked Sendable {
    var value: Value?

    init(_ value: Value?) { self.value = value }
  }

  private let box: Box

  public var wrappedValue: Value! {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public init() {
    box = Box(nil)
    resetAfterExamples()
  }

  public init(wrappedValue: @escaping @autoclosure @MainActor @Sendable () -> Value?) {
    let box = Box(nil)
    self.box = box
    beforeEach { box.value = wrappedValue() }
    resetAfterExamples()
  }

  private func resetAfterExamples() {
    let box = box
    afterEach { box.value = nil }
  }
}
