import HeadlessUIKit

/// Writes down what a scroll view tells.
final class ScrollLog: UIScrollViewDelegate {
  var events: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("\(scrollView.contentOffset.y)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("end") }
}
