import HeadlessUIKit

/// A property whose value comes from outside of its view.
@MainActor @preconcurrency
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// How a property finds its value.
@MainActor
struct PropertyConnection {
  let graph: ViewGraph
  let path: String
  let environment: EnvironmentValues
}

@MainActor
protocol GraphProperty {
  func connect(_ connection: PropertyConnection)
}
