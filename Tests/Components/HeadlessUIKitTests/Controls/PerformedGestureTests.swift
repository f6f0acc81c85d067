import Foundation
import HeadlessUIKit
import Testing

/// Gestures that are performed on views: two fingers, edges, taps in succession, and what they do to scroll views.
@MainActor struct PerformedGestureTests {
  private let log = GestureLog()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(log, action: GestureLog.note(_:))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func aPinchReportsItsScaleAndItsTouches() {
    let pinch = add(UIPinchGestureRecognizer())
    log.value = { [unowned pinch, view] in
      // The fingers begin 40 points to both sides of the middle.
      "\(pinch.scale) \(pinch.numberOfTouches) \(pinch.location(ofTouch: 1, in: view).x)"
    }
    view.performPinch(scale: 3)
    #expect(log.entries == ["began 2.0 2 180.0", "changed 3.0 2 220.0", "ended 3.0 2 220.0"])
    #expect(pinch.scale == 1)
  }

  @Test func codeMayResetTheScaleAfterEachChange() {
    let pinch = add(UIPinchGestureRecognizer())
    var product: CGFloat = 1
    log.value = { [unowned pinch] in
      product *= pinch.scale
      pinch.scale = 1
      return ""
    }
    view.performPinch(scale: 4)
    #expect(abs(product - 4) < 1e-9)
  }

  @Test func aRotationReportsItsAngle() {
    let rotation = add(UIRotationGestureRecognizer())
    log.value = { [unowned rotation, view] in
      let second = rotation.location(ofTouch: 1, in: view)
      return "\(rotation.rotation / .pi) \(second.x.rounded()) \(second.y.rounded())"
    }
    view.performRotation(angle: .pi / 2)
    // After a quarter of a turn, clockwise, the right finger is 40 points below the middle.
    #expect(log.entries.last == "ended 0.5 100.0 90.0")
    #expect(log.entries.first?.hasPrefix("began 0.25 ") == true)
  }

  @Test func oneGestureWinsUnlessTheDelegateAllowsBoth() {
    _ = add(UIPinchGestureRecognizer())
    let rotation = add(UIRotationGestureRecognizer())
    view.performTwoFingerGesture(scale: 2, rotation: 1)
    #expect(log.entries == ["began ", "changed ", "ended "])
    log.entries = []
    let delegate = SimultaneousGestures()
    rotation.delegate = delegate
    view.performTwoFingerGesture(scale: 2, rotation: 1)
    #expect(log.entries == ["began ", "began ", "changed ", "changed ", "ended ", "ended "])
  }

  @Test(arguments: [
    (UIRectEdge.left, 5, 60, true), (.left, 40, 100, false), (.right, 195, 100, true), (.right, 5, 60, false),
  ])
  func anEdgePanBeginsAtItsEdge(edge: UIRectEdge, start: CGFloat, end: CGFloat, isRecognized: Bool) {
    let pan = add(UIScreenEdgePanGestureRecognizer())
    pan.edges = edge
    view.performPan(from: CGPoint(x: start, y: 50), to: CGPoint(x: end, y: 50))
    #expect(log.entries.isEmpty != isRecognized)
  }

  @Test func aPanReportsItsTranslation() {
    let pan = add(UIPanGestureRecognizer())
    log.value = { [unowned pan] in "\(pan.translation(in: nil).x) \(pan.translation(in: nil).y)" }
    view.performPan(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 50))
    #expect(log.entries == ["began 10.0 20.0", "changed 20.0 40.0", "ended 20.0 40.0"])
    pan.minimumNumberOfTouches = 2
    view.performPan(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 50))
    #expect(log.entries.count == 3)
  }

  @Test func aDoubleTapPrecedesASingleTapThatWaits() {
    let single = add(UITapGestureRecognizer())
    let double = add(UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    log.value = { [unowned single, unowned double] in
      single.state == .ended ? "single" : double.state == .ended ? "double" : ""
    }
    view.performTap(count: 2)
    #expect(log.entries == ["ended single", "ended double"])
    log.entries = []
    single.require(toFail: double)
    view.performTap(count: 2)
    #expect(log.entries == ["ended double"])
    view.performTap()
    #expect(log.entries == ["ended double", "ended single"])
  }

  @Test func aTapTouchesAButtonAndAGestureCancelsIt() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    view.performTap(at: CGPoint(x: 20, y: 20))
    #expect(taps == 1)
    view.performTap(at: CGPoint(x: 150, y: 20))
    #expect(taps == 1)
    _ = add(UITapGestureRecognizer())
    view.performTap(at: CGPoint(x: 20, y: 20))
    #expect(taps == 1)
    #expect(log.entries.count == 1)
  }

  @Test func aLongPressHasToLastLongEnough() {
    let press = add(UILongPressGestureRecognizer())
    view.performLongPress(duration: 0.4)
    #expect(log.entries.isEmpty)
    view.performLongPress()
    #expect(log.entries == ["began ", "changed ", "ended "])
    press.isEnabled = false
    view.performLongPress()
    #expect(log.entries.count == 3)
  }

  @Test(arguments: [(UISwipeGestureRecognizer.Direction.left, 1), (.right, 0)])
  func aSwipeHasADirection(direction: UISwipeGestureRecognizer.Direction, count: Int) {
    let swipe = add(UISwipeGestureRecognizer())
    swipe.direction = direction
    view.performPan(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 20, y: 60))
    #expect(log.entries.count == count)
  }
}

/// Scroll views that fingers zoom and scroll.
@MainActor struct ScrollGestureTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let delegate = PinchedView()

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    delegate.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.addSubview(delegate.view)
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.maximumZoomScale = 4
    scroll.delegate = delegate
  }

  @Test func aPinchZoomsAroundTheFingers() {
    scroll.performPinch(scale: 3, at: CGPoint(x: 20, y: 50))
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentSize == CGSize(width: 300, height: 300))
    // The point (20, 50) of the content is at (60, 150) of the scaled one, and still 20 and 50 points from the corner.
    #expect(scroll.contentOffset == CGPoint(x: 40, y: 100))
    #expect(delegate.events == ["begin", "zoom", "zoom", "end 3.0"])
    #expect(!scroll.isZooming)
  }

  @Test(arguments: [(10, 4), (0.5, 1)] as [(CGFloat, CGFloat)]) func pinchesAreLimited(scale: CGFloat, result: CGFloat)
  {
    scroll.performPinch(scale: scale)
    #expect(scroll.zoomScale == result)
  }

  @Test func withoutARangeOrAViewNothingIsZoomed() {
    scroll.maximumZoomScale = 1
    scroll.performPinch(scale: 2)
    #expect(delegate.events.isEmpty)
    scroll.maximumZoomScale = 4
    scroll.delegate = nil
    scroll.performPinch(scale: 2)
    #expect(scroll.zoomScale == 1)
  }

  @Test func aPanScrollsWithinTheContent() {
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.performPan(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 60))
    #expect(delegate.events == ["drag", "scroll", "scroll", "drop"])
    scroll.performPan(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: -300))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 200))
    scroll.isScrollEnabled = false
    scroll.performPan(from: CGPoint(x: 50, y: 210), to: CGPoint(x: 50, y: 290))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 200))
  }
}

@MainActor
private final class GestureLog {
  var entries: [String] = []
  var value: () -> String = { "" }

  func note(_ recognizer: UIGestureRecognizer) {
    entries.append("\(recognizer.state) \(value())")
  }
}

private final class SimultaneousGestures: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private final class PinchedView: UIScrollViewDelegate {
  let view = UIView()
  var events: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { events.append("begin") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("zoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    events.append("end \(scale)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging { events.append("scroll") }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { events.append("drop") }
}
