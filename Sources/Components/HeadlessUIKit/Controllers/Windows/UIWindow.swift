public import Foundation

/// The root of a view hierarchy, filled by the view of a controller.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var windowLevel = Level.normal
  open internal(set) var isKeyWindow = false

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if oldValue?.viewIfLoaded?.superview === self { oldValue?.viewIfLoaded?.removeFromSuperview() }
      if !isHidden { showRoot() }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  /// The scene of the window: by default, the only one.
  open var windowScene: UIWindowScene? {
    get { seldom["windowScene"] ?? .shared }
    set { seldom["windowScene"] = newValue }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open var screen: UIScreen { .main }

  override var uncoveredInsets: UIEdgeInsets { screen.safeArea.covering(frame, within: screen.bounds) }

  open override var window: UIWindow? { self }
  override var isWindow: Bool { true }
  open override var next: UIResponder? { UIApplication.shared }

  /// Shows the window. When the method returns, the root controller's view is loaded, has the size of the window, and
  /// has appeared.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    showRoot()
  }

  open func makeKey() {
    UIApplication.shared.setKeyWindow(self)
    becomeKey()
  }

  /// Called when the window becomes the key window.
  open func becomeKey() {}
  open func resignKey() {}
  open var canBecomeKey: Bool { true }

  /// Delivers the touches of an event to their views.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .moved, .stationary: touch.view?.touchesMoved([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .cancelled: touch.view?.touchesCancelled([touch], with: event)
      case .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
    controller.appear()
    for presented in controller.presentedChain {
      guard let presentation = presented.relations.presentation, presentation.superview == nil else { continue }
      presentation.frame = bounds
      addSubview(presentation)
    }
  }

  override func settleForDescription() {
    if !isHidden, let rootViewController {
      if !rootViewController.isCovered { rootViewController.appear() }
      for presented in rootViewController.presentedChain where !presented.isCovered { presented.appear() }
    }
    super.settleForDescription()
  }

  /// The z position of a window relative to other windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The safe area: on a phone, a window has the proportions of the screen.
  open var safeAreaAspectFitLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

  /// Whether the window of a Mac may be resized to its content.
  open var canResizeToFitContent: Bool {
    get { seldom["canResizeToFitContent"] ?? false }
    set { seldom["canResizeToFitContent"] = newValue }
  }
}

extension UIView {
  /// Returns the deepest view at a point. As UIKit documents, views that are hidden, nearly transparent or disabled
  /// ignore touches, and so do their subviews.
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    guard !subviews.isEmpty else { return self }
    return NestedCalls.run(of: self, or: nil) {
      for view in subviews.reversed() {
        if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
      }
      return self
    }
  }

  /// Calls `willMove(toWindow:)` or `didMoveToWindow()` of the view and all its descendants.
  func notifyWindowChange(_ window: UIWindow?, isComing: Bool) {
    forEachInTree { view in
      if isComing { view.willMove(toWindow: window) } else { view.didMoveToWindow() }
      return true
    }
  }
}
