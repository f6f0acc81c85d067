import Foundation
import HeadlessUIKit

/// Measures what can be tapped.
@MainActor
enum TargetSizeCheck {
  /// In points (Apple, Human Interface Guidelines, Buttons).
  private static let least: CGFloat = 44

  static func findings(in scene: StateScene) -> [StateFinding] {
    scene.view.inspectedViews().compactMap { inspected in
      guard inspected.isVisible, inspected.view.isTarget else { return nil }
      let area = inspected.view.reachableSize(within: least)
      guard area.width < least || area.height < least else { return nil }
      return .smallTarget(state: scene.state, node: inspected.name, width: area.width, height: area.height)
    }
  }
}

extension UIView {
  /// Whether a finger is meant to find the view; controls that Apple draws at sizes of its own are left aside.
  fileprivate var isTarget: Bool {
    guard isUserInteractionEnabled, !isPartOfControl else { return false }
    if let control = self as? UIControl {
      return control.isEnabled
        && !(control is UISwitch || control is UISlider || control is UISegmentedControl
          || control is UIPageControl || control is UIStepper || control is UITextField)
    }
    return gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } == true
  }

  private var isPartOfControl: Bool {
    superview.map { $0 is UIControl || $0.isPartOfControl } ?? false
  }

  /// The size of the area around the middle that answers touches: `point(inside:with:)` may make it larger than the
  /// view, and only as much as is asked for is measured.
  fileprivate func reachableSize(within limit: CGFloat) -> CGSize {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let reach = limit / 2 - 0.01
    func answers(_ x: CGFloat, _ y: CGFloat) -> Bool {
      point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
    }
    let isWide = answers(-reach, 0) && answers(reach, 0)
    let isHigh = answers(0, -reach) && answers(0, reach)
    return CGSize(
      width: isWide ? max(limit, bounds.width) : bounds.width,
      height: isHigh ? max(limit, bounds.height) : bounds.height)
  }
}
