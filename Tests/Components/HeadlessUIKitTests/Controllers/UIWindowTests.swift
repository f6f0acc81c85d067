import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIWindowTests {
  private let log = LifecycleLog()

  @Test func aWindowShowsItsController() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = LoggingController("a", log: log)
    window.rootViewController = controller
    #expect(log.events.isEmpty)
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(
      log.events == [
        "a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing", "a.viewWillLayoutSubviews",
        "a.viewDidLayoutSubviews", "a.viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)
    #expect(window.isKeyWindow)
    #expect(UIApplication.shared.keyWindow === window)
  }

  @Test func viewsAreNotifiedOfTheirWindow() {
    let (window, outer, view) = (UIWindow(), UIView(), WindowedView())
    outer.addSubview(view)
    #expect(view.events.isEmpty)
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(view.events == ["will true", "did true", "will false", "did false"])
  }
}

/// A view that records changes of its window.
final class WindowedView: UIView {
  var events: [String] = []

  override func willMove(toWindow newWindow: UIWindow?) { events.append("will \(newWindow != nil)") }
  override func didMoveToWindow() { events.append("did \(window != nil)") }
}

@MainActor
struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let below = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let above = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
  private let inner = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 5))

  init() {
    root.addSubview(below)
    root.addSubview(above)
    above.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func theDeepestAndFrontmostViewIsHit() {
    #expect(hit(5, 5) === root)
    #expect(hit(15, 15) === below)
    #expect(hit(35, 35) === above)
    #expect(hit(72, 72) === inner)
    // A subview is not hit outside its superview.
    #expect(hit(85, 72) === root)
    #expect(hit(100, 50) == nil)
  }

  @Test(arguments: [0, 1, 2])
  func viewsThatIgnoreTouchesAreSkipped(_ way: Int) {
    switch way {
    case 0: above.isHidden = true
    case 1: above.alpha = 0.005
    default: above.isUserInteractionEnabled = false
    }
    #expect(hit(35, 35) === below)
    #expect(hit(72, 72) === root)
  }

  @Test func scrolledContentIsHitAtItsPosition() {
    above.bounds.origin.y = 30
    #expect(hit(72, 42) === inner)
  }
}
