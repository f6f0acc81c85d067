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
