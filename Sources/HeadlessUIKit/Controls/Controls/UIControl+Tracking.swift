extension UIControl {
  func startTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isEnabled, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? .touchDownRepeat : .touchDown, event: event)
  }

  func goOnTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTracking else { return }
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: wasInside ? .touchDragExit : .touchDragEnter, event: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  func finishTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTracking else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    stopTracking()
    if isInside { touchUpInside(with: event) } else { sendActions(for: .touchUpOutside, event: event) }
  }

  func abandonTracking(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, event: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
