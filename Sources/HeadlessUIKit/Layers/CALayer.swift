public import Foundation

/// The decoration of a view's box: corners, border, shadow and opacity.
@preconcurrency @MainActor
open class CALayer {
  /// In points.
  open var cornerRadius: CGFloat = 0
  /// The corners that the radius rounds; all of them unless said otherwise.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the line inside the edge, in points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var masksToBounds = false
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points.
  open var shadowRadius: CGFloat = 3

  weak var view: UIView?
  /// Kept as the view's type, so that 0.3 is read back as 0.3.
  var alpha: CGFloat = 1

  public init() {}

  /// From 0 to 1; the same value as the view's `alpha`.
  open var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  open var backgroundColor: CGColor? {
    get { view?.resolvedBackgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
}
