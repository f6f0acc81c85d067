import Foundation

extension UIView {
  /// The view's own preferred size: the intrinsic content size or, in dimensions without one, `sizeThatFits(_:)`.
  func wishedSize(fitting proposal: SizeProposal) -> CGSize {
    let intrinsic = intrinsicContentSize
    if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
    isBeingMeasured = true
    defer { isBeingMeasured = false }
    let fitted = sizeThatFits(proposal.size)
    // A subclass that fills the available space returns the proposal, which may be unlimited.
    func limited(_ length: CGFloat) -> CGFloat { length.isFinite && length < 1e7 ? max(length, 0) : 0 }
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : limited(fitted.width),
      height: intrinsic.height >= 0 ? intrinsic.height : limited(fitted.height))
  }

  /// The view's size with some dimensions fixed.
  func layoutSize(keeping fixed: SizeProposal) -> CGSize {
    let size = layoutSize(fitting: fixed)
    return CGSize(width: fixed.width ?? size.width, height: fixed.height ?? size.height)
  }

  private func sizeForContainer(in proposal: SizeProposal) -> CGSize {
    MeasurementMemo.size(of: self, as: .whole, in: proposal) {
      constrainedSize(for: .measuring(proposal)) ?? layoutSize(fitting: proposal)
    }
  }

  /// The view's size for a container, recorded so that the container's layout is invalidated when the size changes.
  func measured(in proposal: SizeProposal) -> CGSize {
    let size = sizeForContainer(in: proposal)
    answers.record(size, for: proposal)
    return size
  }

  /// Invalidates the container's layout if a size that it was given has changed.
  func reviewAnswers() {
    guard answers.isStale else { return }
    answers.isStale = false
    guard let superview else { return }
    for answer in answers.given where sizeForContainer(in: answer.proposal) != answer.size {
      answers.forget()
      superview.setNeedsLayout()
      return
    }
  }
}
