/// The progress of a controller's view from off screen to on screen.
enum AppearanceState: Sendable {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// The controllers on screen: this one, and the children whose views are in its view, unless it calls their appearance
  /// methods itself.
  private var shown: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [self] }
    return [self]
      + children.filter { child in
        guard let view, let childView = child.viewIfLoaded else { return false }
        return childView.isDescendant(of: view)
      }.flatMap(\.shown)
  }

  /// Calls the disappearance methods of the controllers on screen, before and after a removal.
  func disappear(by removal: () -> Void = {}) {
    let leaving = shown.filter { $0.appearance == .appeared }
    for controller in leaving {
      controller.appearance = .disappearing
      controller.viewWillDisappear(false)
    }
    removal()
    for controller in leaving {
      controller.appearance = .disappeared
      controller.viewDidDisappear(false)
    }
  }

  /// Removes the controller's view from its superview.
  func hideView() {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    disappear { view.removeFromSuperview() }
  }

  /// Lays out the first frame, and calls the appearance methods in UIKit's order.
  ///
  /// Children added during layout appear before the method returns, too.
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

extension UIViewController {
  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)`, unless the controller is already in this state.
  func beginManualTransition(isAppearing: Bool, isAnimated: Bool) {
    if isAppearing {
      guard appearance == .disappeared else { return }
      appearance = .appearing
      seldom["isTransitionAnimated"] = isAnimated
      traitCollection.performAsCurrent {
        viewWillAppear(isAnimated)
        viewIsAppearing(isAnimated)
      }
    } else {
      guard appearance == .appeared else { return }
      appearance = .disappearing
      seldom["isTransitionAnimated"] = isAnimated
      viewWillDisappear(isAnimated)
    }
  }

  /// Calls `viewDidAppear(_:)` or `viewDidDisappear(_:)`, if a transition is in progress.
  func endManualTransition() {
    let isAnimated = seldom["isTransitionAnimated", default: false]
    switch appearance {
    case .appearing:
      view.layoutIfNeeded()
      appearance = .appeared
      traitCollection.performAsCurrent { viewDidAppear(isAnimated) }
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAnimated)
    case .appeared, .disappeared: break
    }
  }
}
