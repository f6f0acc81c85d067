import Foundation

/// What a tree of views is solved for.
enum LayoutPurpose {
  /// Frames, in the size that the root has.
  case placing
  /// The root's size, as near to a target as the priorities let it.
  case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  /// The least size of the root that holds its content, in the room that there is.
  case measuring(SizeProposal)

  var isPlacing: Bool {
    if case .placing = self { true } else { false }
  }
}
