import Foundation

/// A cache of sizes for the duration of the outermost measurement.
///
/// Nested stacks and their constraints measure the same views repeatedly. Without a cache, each level of nesting would
/// multiply the measurements of the level below.
@MainActor
enum MeasurementMemo {
  private static var depth = 0
  private static var sizes: [Question: CGSize] = [:]

  /// Returns the cached size of a view, measuring it if necessary.
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

  /// Begins a measurement. Until `close()`, every size is measured once.
  static func open() {
    depth += 1
  }

  /// Ends a measurement. The outermost one clears the cache, since views may change before the next.
  static func close() {
    depth -= 1
    if depth == 0 { forget() }
  }

  /// Clears the cache, because a view changed while it was measured.
  static func forget() {
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }
}
