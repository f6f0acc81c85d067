import Foundation
import HeadlessUIKit

/// A box with a diagonal gradient.
final class GradientView: UIView {
  private let gradientLayer = CAGradientLayer()

  var colors: [UIColor] = [] {
    didSet { setNeedsLayout() }
  }

  /// The corner radius in points.
  var radius: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradientLayer)
    clipsToBounds = true
    gradientLayer.startPoint = .zero
    gradientLayer.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = radius
    gradientLayer.frame = bounds
    gradientLayer.colors = colors.map(\.cgColor)
  }
}
