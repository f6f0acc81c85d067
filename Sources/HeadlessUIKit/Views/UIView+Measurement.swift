import Foundation

extension UIView {
  /// The size that the view wants of a container, which is told when the answer changes.
  func measured(in proposal: SizeProposal) -> CGSize {
    let size = layoutSize(fitting: proposal)
    answers.record(size, for: proposal)
    return size
  }

  /// Asks the container to lay out again if an answer that it was given is no longer true.
  func reviewAnswers() {
    guard answers.isStale else { return }
    answers.isStale = false
    guard let superview else { return }
    for answer in answers.given where layoutSize(fitting: answer.proposal) != answer.size {
      answers.forget()
      superview.setNeedsLayout()
      return
    }
  }
}
