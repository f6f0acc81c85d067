import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIGestureRecognizerTests {
  private let view = TappedView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func aTapCallsItsActionOnceWhenItEnds() {
    let tap = UITapGestureRecognizer(target: view, action: TappedView.recognized)
    view.addGestureRecognizer(tap)
    tap.state = .began
    #expect(view.calls.isEmpty)
    tap.state = .ended
    #expect(view.calls == ["ended"])
    #expect(tap.state == .possible)
    tap.isEnabled = false
    tap.state = .ended
    #expect(view.calls.count == 1)
  }

  @Test func aPanCallsItsActionForEveryChange() {
    let pan = UIPanGestureRecognizer(target: view, action: TappedView.recognized)
    view.addGestureRecognizer(pan)
    pan.state = .began
    pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
    pan.state = .changed
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    pan.state = .cancelled
    #expect(view.calls == ["began", "changed", "cancelled"])
    #expect(pan.translation(in: view) == .zero)
  }

  @Test func aViewCanPreventAGesture() {
    let preventing = PreventingView()
    let tap = UITapGestureRecognizer(target: view, action: TappedView.recognized)
    preventing.addGestureRecognizer(tap)
    tap.state = .ended
    #expect(view.calls.isEmpty)
    view.addGestureRecognizer(tap)
    #expect(preventing.gestureRecognizers?.isEmpty == true)
    #expect(tap.view === view)
    tap.state = .ended
    #expect(view.calls == ["ended"])
  }

  @Test func locationsAreConverted() {
    let superview = UIView()
    superview.addSubview(view)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(tap.location(in: view) == CGPoint(x: 50, y: 25))
    tap.setLocation(CGPoint(x: 1, y: 2))
    #expect(tap.location(in: superview) == CGPoint(x: 11, y: 22))
  }
}

/// A view that prevents all gestures.
final class PreventingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
