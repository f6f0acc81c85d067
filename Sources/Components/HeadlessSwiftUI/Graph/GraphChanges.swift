import HeadlessUIKit

/// The changes of state that make a graph evaluate its views again, and whether they ever end.
///
/// SwiftUI shows no frame between an evaluation and the changes that its actions make synchronously. So all of them belong
/// to one frame, unless each leads to the next one without end.
@MainActor
final class GraphChanges {
  /// The number of changes in a row, each made by an action of the evaluation before, after which views do not settle.
  static let limit = 32

  /// The number of changes in a row that led to the last evaluation within the same frame.
  private(set) var depth = 0
  private var nextDepth = 0
  private var next: [StateChange] = []
  /// Whether another evaluation is needed.
  private(set) var isPending = false
  /// The changes before the last evaluation.
  private(set) var last: [StateChange] = []
  /// Those before the evaluations of the same frame, of which the last ones are kept.
  private var recent: [[StateChange]] = []
  var isLayingOut = false
  /// Why the views do not settle; `nil` if they do.
  private(set) var failure: String?

  /// Notes why the next evaluation is needed.
  ///
  /// - Parameter isWithinFrame: Whether the change was made by an evaluation or by a layout of the views.
  func add(_ cause: EvaluationCause, isWithinFrame: Bool) {
    if let change = cause.change { next.add(change) }
    isPending = true
    let action = ViewAction.current.flatMap { $0.isRunning ? $0 : nil }
    nextDepth = max(nextDepth, action.map { $0.depth + 1 } ?? (isWithinFrame ? depth + 1 : 0))
    if nextDepth > Self.limit { failure = failureMessage }
  }

  /// Notes that the evaluation of the views around has replaced the views of this graph.
  func follow(_ outer: GraphChanges) {
    for change in outer.last { next.add(change) }
    nextDepth = max(nextDepth, outer.depth)
  }

  func beginEvaluation() {
    (depth, last) = (nextDepth, next)
    (nextDepth, next, isPending) = (0, [], false)
    recent = depth == 0 ? [last] : recent.suffix(7) + [last]
  }

  private var failureMessage: String {
    let all = (recent + [next]).flatMap { $0 }
    let unique = all.reduce(into: [StateChange]()) { if !$0.contains($1) { $0.append($1) } }
    let names =
      unique.isEmpty ? "the layout changes what views read" : unique.map(\.clause).joined(separator: ", and ")
    return
      "the views do not settle: after \(Self.limit) evaluations, \(names); on a device, frame follows frame without "
      + "end. Compute one value from the other one, or change it only if it differs"
  }
}

extension StateChange {
  /// The change as a clause.
  fileprivate var clause: String {
    guard let modifier else { return "\(subject) still changes while `body` is evaluated or laid out" }
    return "`\(modifier)` still changes \(subject)"
  }
}

private struct SurroundingChangesKey: EnvironmentKey {
  static var defaultValue: GraphChanges? { nil }
}

extension EnvironmentValues {
  /// The changes of the graph that evaluates the views.
  var surroundingChanges: GraphChanges? {
    get { self[SurroundingChangesKey.self] }
    set { self[SurroundingChangesKey.self] = newValue }
  }
}
