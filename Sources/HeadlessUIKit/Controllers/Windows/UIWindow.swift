public import Foundation

/// The root of a tree of views that a controller fills.
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

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  open var windowScene: UIWindowScene? { .shared }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open var screen: UIScreen { .main }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  /// Shows the window; the root controller's view is loaded, laid out at the window's size, and has appeared when the
  /// call returns.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    showRoot()
  }

  open func makeKey() {
    UIApplication.shared.adopt(keyWindow: self)
  }

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

  /// How far in front of other windows a window lies.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}

/// The one scene that windows are in.
@preconcurrency @MainActor
open class UIWindowScene: UIResponder {
  public static let shared = UIWindowScene()

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var traitCollection: UITraitCollection { .current }

  /// Landscape where the key window is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = keyWindow?.bounds.size, size.width > size.height else { return .portrait }
    return .landscapeRight
  }
}

extension UIView {
  /// A view that is hidden, nearly invisible or deaf hides what lies within it from touches, as UIKit documents.
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Tells a view that moves, and all views in it, of the window that they come to.
  func announceWindow(_ window: UIWindow?, isComing: Bool) {
    if isComing { willMove(toWindow: window) } else { didMoveToWindow() }
    for view in subviews { view.announceWindow(window, isComing: isComing) }
  }
}
