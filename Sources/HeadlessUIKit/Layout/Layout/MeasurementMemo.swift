import Foundation

/// What was measured since the outermost question was asked.
///
/// Stacks in stacks and constraints in both ask for the same sizes over and over: without a memory, each level of
/// nesting would multiply the questions of the level below.
@MainActor
enum MeasurementMemo {
  private static var depth = 0
  private static var sizes: [Question: CGSize] = [:]

  /// The size that was measured before, or is now.
  static func size(
    of view: UIView, as subject: Question.Subject, in proposal: SizeProposal, measure: () -> CGSize
  ) -> CGSize {
    let question = Question(view: ObjectIdentifier(view), subject: subject, proposal: proposal)
    if let known = sizes[question] { return known }
    open()
    defer { close() }
    let size = measure()
    sizes[question] = size
    return size
  }

  /// Begins a question: what is measured until `close()` is measured once.
  static func open() {
    depth += 1
  }

  /// An answer does not outlive the question in which it was given: any view may change until the next one.
  static func close() {
    depth -= 1
    if depth == 0 { forget() }
  }

  /// For what changes while it is measured: a view that lays itself out to tell its size.
  static func forget() {
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }
}
