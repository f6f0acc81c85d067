import Foundation

extension UIView {
  /// A layer of the class that the view names.
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    layer.delegate = self
    return layer
  }

  /// Puts the layer of a subview among the sublayers: below that of the next subview, or above all of them.
  func placeLayer(of subview: UIView) {
    let next = subviews.drop { $0 !== subview }.dropFirst().first
    if let next {
      layer.insertSublayer(subview.layer, below: next.layer)
    } else {
      layer.addSublayer(subview.layer)
    }
  }
}
