import HeadlessUIKit

/// Writes down its windows' comings and goings.
final class WindowedView: UIView {
  var events: [String] = []

  override func willMove(toWindow newWindow: UIWindow?) { events.append("will \(newWindow != nil)") }
  override func didMoveToWindow() { events.append("did \(window != nil)") }
}
