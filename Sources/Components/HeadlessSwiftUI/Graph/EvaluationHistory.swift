import HeadlessUIKit

/// What a view was evaluated with, by which evaluations are counted that SwiftUI needs, too.
///
/// The views of a graph are evaluated together. SwiftUI evaluates those whose properties, values of the environment or
/// observed objects have changed.
@MainActor
final class EvaluationHistory {
  fileprivate var values: [ViewValue]
  /// Whether an object has changed that the view observes.
  var isInvalid = false

  fileprivate init(_ values: [ViewValue]) { self.values = values }
}

extension BuildContext {
  /// The body of a view at this place, whose properties are connected.
  func body<Content: View>(of view: Content) -> Content.Body { evaluating(view) { view.body } }

  /// Evaluates the body of a view, modifier or style at this place.
  func evaluating<Body>(_ owner: Any, _ body: () -> Body) -> Body {
    // The evaluation of a graph observes what all its views read.
    guard EvaluationLog.isActive else { return body() }
    graph.recordEvaluation(of: owner, at: node)
    return graph.observing(as: typeName(type(of: owner)), at: node, body)
  }
}

extension ViewGraph {
  /// Records that a view is evaluated, unless SwiftUI would not evaluate it.
  fileprivate func recordEvaluation(of owner: Any, at node: GraphNode) {
    let values = ViewValue.list(of: owner)
    let history = node.history
    let isCounted = history.map { $0.isInvalid || (!changes.last.isEmpty && $0.values != values) } ?? true
    node.history = EvaluationHistory(values)
    use(node)
    guard isCounted else { return }
    EvaluationLog.recordEvaluation(of: typeName(type(of: owner)), at: node, after: changes.last)
  }
}

/// The value of a view's property, for comparing it with that of the last evaluation.
private enum ViewValue: Equatable {
  case known(any Equatable)
  case object(ObjectIdentifier)
  case parts([ViewValue])
  /// A closure or another value that cannot be compared; SwiftUI takes it for a new one, too.
  case unknown

  /// The values of a view's properties.
  @MainActor
  static func list(of owner: Any) -> [ViewValue] { Mirror(reflecting: owner).children.map { value($0.value, 0) } }

  @MainActor
  private static func value(_ value: Any, _ depth: Int) -> ViewValue {
    if let property = value as? any ComparedProperty { return self.value(property.comparedValue, depth + 1) }
    if let value = value as? any Equatable { return .known(value) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return .object(ObjectIdentifier(value as AnyObject)) }
    guard mirror.displayStyle != nil, depth < 6 else { return .unknown }
    // The children of an enumeration do not tell cases without values apart.
    let name = mirror.displayStyle == .enum ? mirror.children.first?.label ?? String(describing: value) : ""
    return .parts([.known(name)] + mirror.children.map { self.value($0.value, depth + 1) })
  }

  static func == (left: ViewValue, right: ViewValue) -> Bool {
    switch (left, right) {
    case (.known(let left), .known(let right)): equals(left, right)
    case (.object(let left), .object(let right)): left == right
    case (.parts(let left), .parts(let right)): left == right
    default: false
    }
  }
}

/// A property whose value is compared, and not the property itself.
@MainActor
protocol ComparedProperty {
  var comparedValue: Any { get }
}

extension State: ComparedProperty {
  var comparedValue: Any { wrappedValue }
}

extension Binding: ComparedProperty {
  var comparedValue: Any { wrappedValue }
}

extension Environment: ComparedProperty {
  var comparedValue: Any { wrappedValue }
}

extension ObservedObject: ComparedProperty {
  var comparedValue: Any { wrappedValue }
}

extension StateObject: ComparedProperty {
  var comparedValue: Any { wrappedValue }
}

extension EnvironmentObject: ComparedProperty {
  var comparedValue: Any { wrappedValue }
}
