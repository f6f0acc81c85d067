/// How far a controller's view has come on its way to the screen.
enum AppearanceState: Sendable {
  case disappeared, appearing, appeared
}

extension UIViewController {
  /// The controllers that a frame shows: this one, and the children whose views are in its view.
  private var shown: [UIViewController] {
    [self]
      + children.filter { child in
        guard let view, let childView = child.viewIfLoaded else { return false }
        return childView.isDescendant(of: view)
      }.flatMap(\.shown)
  }

  /// Tells the controllers that were on the screen that they leave it, around what takes them away.
  func disappear(by removal: () -> Void = {}) {
    let leaving = shown.filter { $0.appearance == .appeared }
    for controller in leaving { controller.viewWillDisappear(false) }
    removal()
    for controller in leaving {
      controller.appearance = .disappeared
      controller.viewDidDisappear(false)
    }
  }

  /// Takes the controller's view out of its container's.
  func hideView() {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    disappear { view.removeFromSuperview() }
  }

  /// Lays out the first frame, with the calls that a controller hears around it, in UIKit's order.
  ///
  /// Children that come in during the layout have theirs too, before the frame is done.
  func appear() {
    for _ in 0..<LayoutCycle.passLimit {
      let coming = shown.filter { $0.appearance == .disappeared }
      for controller in coming {
        controller.appearance = .appearing
        controller.traitCollection.performAsCurrent { controller.viewWillAppear(false) }
      }
      for controller in coming {
        controller.traitCollection.performAsCurrent { controller.viewIsAppearing(false) }
      }
      view.layoutIfNeeded()
      let arrived = shown.filter { $0.appearance == .appearing }
      for controller in arrived {
        controller.appearance = .appeared
        controller.traitCollection.performAsCurrent { controller.viewDidAppear(false) }
      }
      view.layoutIfNeeded()
      if !shown.contains(where: { $0.appearance != .appeared }) { return }
    }
  }
}
