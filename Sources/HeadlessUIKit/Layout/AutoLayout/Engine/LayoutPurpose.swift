import Foundation

/// The purpose of a solution.
enum LayoutPurpose {
  /// Frames, with the root's size fixed.
  case placing
  /// The root's size, as near to a target as the priorities allow.
  case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  /// The smallest size of the root that contains its content, within a proposal.
  case measuring(SizeProposal)

  var isPlacing: Bool {
    if case .placing = self { true } else { false }
  }
}
