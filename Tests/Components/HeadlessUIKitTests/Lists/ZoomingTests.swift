import Foundation
import HeadlessUIKit
import Testing

@MainActor struct ZoomingTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let zoomed = ZoomedView()

  init() {
    zoomed.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.addSubview(zoomed.view)
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.maximumZoomScale = 4
    scroll.delegate = zoomed
  }

  @Test func zoomingScalesTheViewAndTheContentAroundTheMiddle() {
    #expect(scroll.zoomScale == 1)
    scroll.zoomScale = 2
    #expect(zoomed.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(zoomed.view.bounds.size == CGSize(width: 100, height: 100))
    #expect(scroll.contentSize == CGSize(width: 200, height: 200))
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
    #expect(zoomed.events == ["begin", "zoom", "end 2.0"])
  }

  @Test(arguments: [(9.0, 4.0), (0.1, 1), (.nan, 1)]) func scalesAreLimited(_ set: CGFloat, _ expected: CGFloat) {
    scroll.zoomScale = set
    #expect(scroll.zoomScale == expected)
  }

  @Test func zoomingToARectangleFillsTheVisiblePart() {
    scroll.zoom(to: CGRect(x: 50, y: 25, width: 25, height: 50), animated: false)
    // 100 / 50 is less than 100 / 25.
    #expect(scroll.zoomScale == 2)
    // The middle of the rectangle, (62.5, 50), is at (125, 100) of the scaled content.
    #expect(scroll.contentOffset == CGPoint(x: 75, y: 50))
  }

  @Test func withoutAZoomedViewNothingChanges() {
    scroll.delegate = nil
    scroll.zoomScale = 3
    #expect(scroll.zoomScale == 1)
    #expect(scroll.contentSize == CGSize(width: 100, height: 100))
  }
}

private final class ZoomedView: UIScrollViewDelegate {
  let view = UIView()
  var events: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { events.append("begin") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("zoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    events.append("end \(scale)")
  }
}
