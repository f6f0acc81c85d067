import HeadlessUIKit

/// Writes down the calls of its methods.
final class TappedView: UIView {
  var calls: [String] = []

  func tapped() { calls.append("tapped") }
  func tapped(by button: UIButton) { calls.append("tapped by \(button.currentTitle ?? "")") }
  func changed(_ control: UIControl, _ event: UIEvent?) { calls.append("changed \(event == nil)") }
  func traitsChanged() { calls.append("traits") }
  func recognized(_ recognizer: UIGestureRecognizer) { calls.append("\(recognizer.state)") }
}
