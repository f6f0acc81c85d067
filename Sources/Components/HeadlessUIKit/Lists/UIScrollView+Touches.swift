import Foundation

/// What the gestures of a scroll view change.
struct ScrollTouchState {
  var isDragging = false
  var isZooming = false
  /// The offset and the scale at the beginning of the gesture.
  var offset = CGPoint.zero
  var scale: CGFloat = 1
  /// Whether the actions of the recognizers were added.
  var isConnected = false
}

extension UIScrollView {
  /// The recognizers that a gesture uses now.
  var touchRecognizers: [UIGestureRecognizer] {
    if !touchState.isConnected {
      touchState.isConnected = true
      panGestureRecognizer.viewHandle = handle
      panGestureRecognizer.actions.insert(TargetAction(self, UIScrollView.follow(pan:)), at: 0)
    }
    var found: [UIGestureRecognizer] = []
    if canZoom, let pinchGestureRecognizer { found.append(pinchGestureRecognizer) }
    if isScrollEnabled, canScroll { found.append(panGestureRecognizer) }
    return found
  }

  private var canZoom: Bool { zoomedView != nil && maximumZoomScale > minimumZoomScale }

  private var canScroll: Bool {
    let visible = bounds.inset(by: adjustedContentInset)
    return contentSize.width > visible.width || contentSize.height > visible.height
  }

  func makePinchRecognizer() -> UIPinchGestureRecognizer {
    let pinch = UIPinchGestureRecognizer()
    pinch.viewHandle = handle
    pinch.addTarget(self, action: UIScrollView.follow(pinch:))
    return pinch
  }

  // MARK: Scrolling

  /// Scrolls with a finger, within the content: content that is pulled farther is not shown.
  private func follow(pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      touchState.offset = contentOffset
      touchState.isDragging = true
      scrollDelegate?.scrollViewWillBeginDragging(self)
      scroll(by: pan.translation(in: self))
    case .changed: scroll(by: pan.translation(in: self))
    case .ended, .cancelled: endDragging()
    case .possible, .failed: break
    }
  }

  private func scroll(by translation: CGPoint) {
    contentOffset = limited(
      CGPoint(x: touchState.offset.x - translation.x, y: touchState.offset.y - translation.y))
  }

  private func endDragging() {
    touchState.isDragging = false
    let page = isPagingEnabled ? limited(nearestPage) : contentOffset
    var target = page
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    contentOffset = target
  }

  private var nearestPage: CGPoint {
    func nearest(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    return CGPoint(x: nearest(contentOffset.x, bounds.width), y: nearest(contentOffset.y, bounds.height))
  }

  /// Returns the nearest offset that shows no space beyond the content and its insets.
  private func limited(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let last = CGPoint(
      x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
    return CGPoint(x: max(-inset.left, min(offset.x, last.x)), y: max(-inset.top, min(offset.y, last.y)))
  }

  // MARK: Zooming

  /// Zooms with two fingers. The point of the content between them stays there, as far as the content reaches.
  private func follow(pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      touchState.scale = zoomScale
      touchState.isZooming = true
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      zoom(view, with: pinch)
    case .changed: zoom(view, with: pinch)
    case .ended, .cancelled:
      touchState.isZooming = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    case .possible, .failed: break
    }
  }

  private func zoom(_ view: UIView, with pinch: UIPinchGestureRecognizer) {
    let old = zoomScale
    let scale = max(minimumZoomScale, min(touchState.scale * pinch.scale, maximumZoomScale))
    guard scale > 0, scale.isFinite, old > 0, scale != old else { return }
    let fingers = pinch.location(in: self)
    let point = CGPoint(x: (fingers.x - view.frame.minX) / old, y: (fingers.y - view.frame.minY) / old)
    let offset = contentOffset
    resize(view, to: scale)
    contentOffset = limited(
      CGPoint(
        x: view.frame.minX + point.x * scale - (fingers.x - offset.x),
        y: view.frame.minY + point.y * scale - (fingers.y - offset.y)))
    scrollDelegate?.scrollViewDidZoom(self)
  }
}
