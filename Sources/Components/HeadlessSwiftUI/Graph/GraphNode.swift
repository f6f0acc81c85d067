import FirstFrameLayoutTree
import HeadlessUIKit

/// A place in the tree of views, with what remains there between two evaluations.
///
/// A node exists as long as its graph, so it identifies its place. What is kept there is removed after an evaluation that
/// does not use it.
@MainActor
final class GraphNode {
  /// What distinguishes a place from the other ones in the same place.
  enum Key: Hashable {
    case name(String)
    case property(String)
    case index(Int)
    /// A view that is another one when its type changes.
    case type(ObjectIdentifier)
    /// A view with an identity of its own, such as an identifier of a collection.
    case identity(AnyHashable)
    /// A place of another graph, whose state this one keeps.
    case place(GraphNode)
  }

  private let key: Key
  /// The number of places around this one.
  private let depth: Int
  private var children: [GraphNode] = []
  /// The index after the child that was asked for last: views come in the same order in each evaluation.
  private var next = 0
  /// The children by their keys, if there are many.
  private var index: [Key: GraphNode] = [:]
  private static let scanLimit = 12

  // What is kept at the place.
  var view: UIView?
  var controller: UIViewController?
  var coordinator: Any?
  /// The storage of a property or of a modifier.
  var storage: AnyObject?
  var hasAppeared = false
  var disappearance: ViewAction?
  var history: EvaluationHistory?
  /// The change of the property that is at the place.
  var cause = EvaluationCause.layout

  /// The number of the last evaluation that used what is kept.
  var lastUse = 0
  /// Whether the graph knows that something may be kept at the place.
  var isListed = false

  init(_ key: Key = .name(""), depth: Int = 0) {
    self.key = key
    self.depth = depth
  }

  /// The largest number of places around one. Evaluations and layouts call themselves for each, and on a device, too, they
  /// exhaust the call stack.
  private static let depthLimit = 1_000

  /// Whether a view can be at this place; if not, the error is reported.
  func admitsView() -> Bool {
    if depth <= Self.depthLimit { return true }
    UsageErrors.report(
      UsageError(
        "views of SwiftUI are nested more than \(Self.depthLimit) levels deep.",
        advice: "Put views that belong side by side into one stack, and let no view contain itself without end."))
    return false
  }

  /// Returns a place within this one, and creates it at first.
  func child(_ key: Key) -> GraphNode {
    if next >= children.count { next = 0 }
    if next < children.count, children[next].key == key {
      next += 1
      return children[next - 1]
    }
    return found(key) ?? added(key)
  }

  private func found(_ key: Key) -> GraphNode? {
    if !index.isEmpty { return index[key] }
    guard let position = children.firstIndex(where: { $0.key == key }) else { return nil }
    next = position + 1
    return children[position]
  }

  private func added(_ key: Key) -> GraphNode {
    let child = GraphNode(key, depth: depth + 1)
    children.append(child)
    next = children.count
    if !index.isEmpty {
      index[key] = child
    } else if children.count > Self.scanLimit {
      index = Dictionary(uniqueKeysWithValues: children.map { ($0.key, $0) })
    }
    return child
  }

  /// Removes what is kept, and returns what is to be done because the view has disappeared.
  func clear() -> ViewAction? {
    view?.removeFromSuperview()
    if let controller {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    (view, controller, coordinator, storage, history) = (nil, nil, nil, nil, nil)
    hasAppeared = false
    defer { disappearance = nil }
    return disappearance
  }
}

extension GraphNode: Hashable {
  nonisolated static func == (left: GraphNode, right: GraphNode) -> Bool { left === right }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
