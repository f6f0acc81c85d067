import FirstFrameLayoutTree
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

extension PreviewCheck {
  /// What the verifier of the tests says to each mismatch: it records, leaves artifacts, and words the failure.
  @MainActor
  func verdicts() -> [(mismatch: Mismatch, verdict: Verdict)] {
    mismatches.map { ($0, verdict(on: $0)) }
  }

  @MainActor
  private func verdict(on mismatch: Mismatch) -> Verdict {
    let cell = Cell.referenced.first { $0.name == mismatch.cell } ?? Cell()
    let environment = cell.environment(for: preview)
    let (verifier, name) = (SnapshotVerifier(), References.name(of: preview, in: cell))
    let view = { preview.makeView() }
    return switch mismatch.kind {
    case .layout:
      verifier.verify(view, as: .layoutTree(in: environment), named: name, at: .previewTest, isOnMainActor: true)
    case .text:
      verifier.verify(view, as: .text(in: environment), named: preview.name, at: .textTest, isOnMainActor: true)
    case .picture, .digest:
      verifier.verify(view, as: .image(in: environment), named: name, at: .previewTest, isOnMainActor: true)
    }
  }
}
