import HeadlessUIKit

/// A view whose own layer is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
  }
}
