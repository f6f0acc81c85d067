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
    #expect(log.events.isEmpty && window.isHidden)
    window.makeKeyAndVisible()
    #expect(
      log.events == [
        "a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing", "a.viewWillLayoutSubviews",
        "a.viewDidLayoutSubviews", "a.viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds && controller.view.window === window)
    #expect(window.isKeyWindow && UIApplication.shared.keyWindow === window)
  }

  @Test func viewsHearOfTheirWindow() {
    let (window, outer, view) = (UIWindow(), UIView(), WindowedView())
    outer.addSubview(view)
    #expect(view.events.isEmpty)
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(view.events == ["will true", "did true", "will false", "did false"])
  }
}
