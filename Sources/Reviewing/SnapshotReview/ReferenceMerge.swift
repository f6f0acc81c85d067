import FirstFrameImaging
package import FirstFrameSnapshots
package import Foundation

/// The result of merging the versions of a reference without its test.
package enum ReferenceMerge: Hashable, Sendable {
  /// Only one side changed the reference, or both changed it in the same way; `nil` if it was removed.
  case resolved(Data?)
  /// The sides changed the reference differently. Only its test can tell what the merged sources draw.
  case unmerged(UnmergedReference)

  /// Merges the versions of a reference; a version is `nil` if it does not exist.
  ///
  /// Pictures with the same pixels count as the same, because the bytes also contain the origin of a picture.
  package init(base: Data?, ours: Data?, theirs: Data?, isPicture: Bool) {
    let comparison = VersionComparison(isPicture: isPicture)
    if comparison.isSame(ours, theirs) || comparison.isSame(base, theirs) {
      self = .resolved(ours)
    } else if comparison.isSame(base, ours) {
      self = .resolved(theirs)
    } else {
      self = .unmerged(Self.unmerged(base: base, ours: ours, theirs: theirs))
    }
  }

  /// The unmerged reference of three versions. If a version was committed without a decision, the version of its own
  /// side takes its place.
  private static func unmerged(base: Data?, ours: Data?, theirs: Data?) -> UnmergedReference {
    let undecided = [base, ours, theirs].map { $0.flatMap(UnmergedReference.init(file:)) }
    return UnmergedReference(
      base: undecided[0].map { $0[.base] } ?? base, ours: undecided[1].map { $0[.ours] } ?? ours,
      theirs: undecided[2].map { $0[.theirs] } ?? theirs)
  }
}

/// Compares versions of a reference.
private struct VersionComparison {
  let isPicture: Bool

  func isSame(_ first: Data?, _ second: Data?) -> Bool {
    if first == second { return true }
    guard isPicture, let first, let second, let pixels = try? Bitmap(pngData: first) else { return false }
    return pixels == (try? Bitmap(pngData: second))
  }
}
