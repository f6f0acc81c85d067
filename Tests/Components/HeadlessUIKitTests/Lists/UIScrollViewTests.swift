import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIScrollViewTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let sized = RenderingEnvironment(size: CGSize(width: 100, height: 200))

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let content = UIView(frame: CGRect(x: 0, y: 150, width: 20, height: 20))
    scrollView.addSubview(content)
    scrollView.contentSize = CGSize(width: 100, height: 500)
    #expect(scrollView.clipsToBounds)
    scrollView.contentOffset = CGPoint(x: 0, y: 140)
    #expect(scrollView.bounds == CGRect(x: 0, y: 140, width: 100, height: 200))
    let node = scrollView.layoutTree(in: sized)
    #expect(node.children.first?.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(node.clips)
    #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
  }

  @Test func theDelegateIsNotifiedOfScrolling() {
    let log = ScrollLog()
    scrollView.delegate = log
    scrollView.contentOffset = CGPoint(x: 0, y: 5)
    scrollView.contentOffset = CGPoint(x: 0, y: 5)
    scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    #expect(log.events == ["5.0", "9.0", "end"])
  }

  @Test func rectanglesAreScrolledIntoViewByTheShortestDistance() {
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 20)
  }

  @Test(
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 500, 52, -52), (.automatic, 100, 5, -5),
      (.never, 500, 5, -5), (.always, 100, 52, -52),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat, CGFloat)])
  func theSafeAreaIsAdded(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ height: CGFloat, _ top: CGFloat, _ offset: CGFloat
  ) {
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = CGSize(width: 100, height: height)
    scrollView.contentInset.top = 5
    var environment = sized
    environment.safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    _ = scrollView.layoutTree(in: environment)
    #expect(scrollView.adjustedContentInset.top == top)
    #expect(scrollView.contentOffset.y == offset)
  }

  /// The bar is 44 points high, below a safe area of 47 points.
  @Test(
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, true, 0, 91), (.automatic, false, 0, 0),
      (.automatic, true, 1, 0), (.scrollableAxes, true, 0, 0), (.always, true, 1, 91), (.never, true, 0, 0),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, Bool, Int, CGFloat)])
  func shortContentOfAControllerInANavigationControllerIsBelowTheBar(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ adjusts: Bool, _ index: Int, _ top: CGFloat
  ) {
    let controller = UIViewController()
    controller.automaticallyAdjustsScrollViewInsets = adjusts
    for _ in 0..<index { controller.view.addSubview(UIView()) }
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 100)
    controller.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: controller)
    _ = navigation.layoutTree(in: ViewImageConfig.iPhone13.inLook(.iOS18).renderingEnvironment)
    #expect(scrollView.adjustedContentInset.top == top)
    #expect(scrollView.contentOffset.y == -top)
  }

  @Test func constraintsToTheContentGuideDetermineTheContentSize() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let (guide, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    _ = scrollView.layoutTree(in: sized)
    #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 300))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 330))
    scrollView.contentOffset.y = 50
    _ = scrollView.layoutTree(in: sized)
    #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 300))
    #expect(frame.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 200))
    #expect(scrollView.constraintWarnings.isEmpty)
  }

  @Test func constraintsToItsEdgesReferToTheContent() {
    let content = FixedView(40, 700)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -8),
    ])
    _ = scrollView.layoutTree(in: sized)
    #expect(content.frame == CGRect(x: 8, y: 0, width: 40, height: 700))
    #expect(scrollView.contentSize == CGSize(width: 56, height: 700))
    #expect(scrollView.bounds.size == CGSize(width: 100, height: 200))
  }
}

/// A delegate that records scrolling.
final class ScrollLog: UIScrollViewDelegate {
  var events: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("\(scrollView.contentOffset.y)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("end") }
}
