import Foundation

/// What a view holds for Auto Layout.
@MainActor
final class ConstraintStore {
  /// The active constraints between items of which this view is the nearest that contains them all.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The guides of a scroll view's content and frame, or of what a stack arranges.
  var contentGuides: [UILayoutGuide] = []
  /// The solver of the tree below, if the view is the root of one.
  var engine: LayoutEngine?
  /// The solver that was asked last how large the view is.
  var measuringEngine: LayoutEngine?
  /// What had changed by the end of the last solution.
  var solvedRevision = -1
  /// What had changed before it, besides what only moved.
  var solvedContent = -1
  /// What it was given of what it does not move itself.
  var givens: [CGRect] = []
  /// Constraints that could not be activated, as their items share no view.
  var orphans: [String] = []

  nonisolated init() {}

  /// All guides, those that come with the view first.
  var allGuides: [UILayoutGuide] {
    [marginsGuide, safeAreaGuide, readableGuide].compactMap { $0 } + contentGuides + guides
  }
}
