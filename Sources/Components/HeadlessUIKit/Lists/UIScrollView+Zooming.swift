import Foundation

extension UIScrollView {
  /// The view that zooming scales.
  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Scales the zoomed view, with the middle of the visible content in the middle.
  func applyZoom(_ scale: CGFloat) {
    guard let view = zoomedView, !scale.isNaN else { return }
    let limited = max(minimumZoomScale, min(max(maximumZoomScale, minimumZoomScale), scale))
    let old = zoomScale
    guard limited > 0, limited.isFinite, old > 0, limited != old else { return }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    let middle = CGPoint(x: (bounds.midX - view.frame.minX) / old, y: (bounds.midY - view.frame.minY) / old)
    resize(view, to: limited)
    contentOffset = CGPoint(
      x: offset(showing: middle.x * limited, length: bounds.width, content: contentSize.width),
      y: offset(showing: middle.y * limited, length: bounds.height, content: contentSize.height))
    scrollDelegate?.scrollViewDidZoom(self)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: limited)
  }

  /// Scales the zoomed view so that a rectangle of it fills the visible part, and scrolls to it.
  func applyZoom(to rect: CGRect) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    applyZoom(min(visible.width / rect.width, visible.height / rect.height))
    let scale = zoomScale
    contentOffset = CGPoint(
      x: offset(showing: view.frame.minX + rect.midX * scale, length: bounds.width, content: contentSize.width),
      y: offset(showing: view.frame.minY + rect.midY * scale, length: bounds.height, content: contentSize.height))
  }

  /// Scales a view around its origin, and sets the size of the content to its size.
  func resize(_ view: UIView, to scale: CGFloat) {
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    view.center = CGPoint(
      x: origin.x + size.width * view.layer.anchorPoint.x, y: origin.y + size.height * view.layer.anchorPoint.y)
    contentSize = size
  }

  /// Returns the offset with a point of the content in the middle, within the content.
  private func offset(showing point: CGFloat, length: CGFloat, content: CGFloat) -> CGFloat {
    max(0, min(point - length / 2, content - length))
  }
}
