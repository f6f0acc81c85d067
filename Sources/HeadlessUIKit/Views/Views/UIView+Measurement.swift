import Foundation

extension UIView {
  /// What the view itself says of its size: intrinsic where it has one, else what `sizeThatFits` says.
  func wishedSize(fitting proposal: SizeProposal) -> CGSize {
    let intrinsic = intrinsicContentSize
    if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
    isAskedByLayout = true
    defer { isAskedByLayout = false }
    let fitted = sizeThatFits(proposal.size)
    // A subclass that takes all the room there is hands back what it was offered, which may be no limit at all.
    func wish(_ length: CGFloat) -> CGFloat { length.isFinite && length < 1e7 ? max(length, 0) : 0 }
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : wish(fitted.width),
      height: intrinsic.height >= 0 ? intrinsic.height : wish(fitted.height))
  }

  /// The size in which some dimensions are not the view's to choose.
  func layoutSize(keeping fixed: SizeProposal) -> CGSize {
    let size = layoutSize(fitting: fixed)
    return CGSize(width: fixed.width ?? size.width, height: fixed.height ?? size.height)
  }

  private func sizeForContainer(in proposal: SizeProposal) -> CGSize {
    MeasurementMemo.size(of: self, as: .whole, in: proposal) {
      constrainedSize(for: .measuring(proposal)) ?? layoutSize(fitting: proposal)
    }
  }

  /// The size that the view wants of a container, which is told when the answer changes.
  func measured(in proposal: SizeProposal) -> CGSize {
    let size = sizeForContainer(in: proposal)
    answers.record(size, for: proposal)
    return size
  }

  /// Asks the container to lay out again if an answer that it was given is no longer true.
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
