import FirstFrameLayoutTree
public import Foundation

// Images and adjustments of buttons as in iOS 5. They are stored, and not drawn.

extension UIBarButtonItem {
  // MARK: Buttons

  // MARK: Back buttons

  // MARK: Storage

  func store<Value>(_ value: Value?, _ name: String, _ metrics: UIBarMetrics) {
    seldom["\(name) \(metrics.rawValue)"] = value
  }

  func stored<Value>(_ name: String, _ metrics: UIBarMetrics) -> Value? {
    seldom["\(name) \(metrics.rawValue)"]
  }

  func warn(_ name: String) {
    seldom.list(name, drawn: "the button has the look of its bar")
  }
}
