import HeadlessUIKit

/// A call of a component with random values.
@MainActor
struct RandomCall<Target> {
  let name: String
  let make: @MainActor (Target, RandomValues) -> Void

  init(_ name: String, _ make: @escaping @MainActor (Target, RandomValues) -> Void) {
    self.name = name
    self.make = make
  }
}

/// A component with the calls that can be made at it.
@MainActor
struct CallTarget {
  let name: String
  let view: UIView
  private let callCount: Int
  private let call: @MainActor (Int, RandomValues) -> Void
  private let callNames: [String]

  init<Target: UIView>(_ target: Target, _ calls: [RandomCall<Target>]) {
    name = "\(Target.self)"
    view = target
    callNames = calls.map(\.name)
    callCount = calls.count
    call = { index, values in calls[index].make(target, values) }
  }

  /// Makes a random call, after its name was passed to a function.
  func callAny(_ values: RandomValues, willCall: (String) -> Void) {
    let index = values.below(callCount)
    willCall("\(name).\(callNames[index])")
    call(index, values)
  }
}
