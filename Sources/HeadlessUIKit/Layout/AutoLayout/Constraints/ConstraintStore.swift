import Foundation

/// The state of a view for Auto Layout.
@MainActor
final class ConstraintStore {
  /// The active constraints whose items have this view as nearest common ancestor.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The guides that subclasses add, such as those of a scroll view's content and frame.
  var contentGuides: [UILayoutGuide] = []
  /// The engine that solves the tree below, if the view is the root of one.
  var engine: LayoutEngine?
  /// The engine that measures the view.
  var measuringEngine: LayoutEngine?
  /// The ``LayoutRevision/current`` revision at the end of the last solution.
  var solvedRevision = -1
  /// The ``LayoutRevision/content`` revision of the last solution.
  var solvedContent = -1
  /// The ``LayoutScope/inputs`` of the last solution.
  var givens: [CGRect] = []
  /// Descriptions of constraints that could not be activated because their items have no common ancestor.
  var orphans: [String] = []

  nonisolated init() {}

  /// All guides, those of the view itself first.
  var allGuides: [UILayoutGuide] {
    [marginsGuide, safeAreaGuide, readableGuide].compactMap { $0 } + contentGuides + guides
  }
}
