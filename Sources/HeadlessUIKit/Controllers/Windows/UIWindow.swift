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
}
