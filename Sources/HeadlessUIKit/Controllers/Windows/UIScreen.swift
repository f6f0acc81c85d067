public import Foundation

/// The screen that there would be: a current phone's.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// In points. The frames of snapshots are as large as their environment says.
  public var bounds: CGRect { CGRect(origin: .zero, size: UIViewController.screenSize) }

  /// Pixels per point, in the environment that is being laid out.
  public var scale: CGFloat { UITraitCollection.current.displayScale }

  public var nativeScale: CGFloat { scale }

  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var traitCollection: UITraitCollection { .current }
}
