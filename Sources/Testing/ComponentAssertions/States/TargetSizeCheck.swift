import Foundation
import HeadlessUIKit

/// Measures touch targets.
@MainActor
enum TargetSizeCheck {
  /// The minimum side in points (Apple, Human Interface Guidelines, Buttons).
  private static let minimum: CGFloat = 44

  static func findings(in scene: StateScene) -> [StateFinding] {
    scene.view.inspectedViews().compactMap { inspected in
      guard inspected.isVisible, inspected.view.isTarget else { return nil }
      let area = inspected.view.touchableSize(upTo: minimum)
      guard area.width < minimum || area.height < minimum else { return nil }
      return .smallTarget(state: scene.state, node: inspected.name, width: area.width, height: area.height)
    }
  }
}

extension UIView {
  /// Whether the view is a touch target, except controls with a size that Apple defines.
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

  /// Returns the size of the area around the center that receives touches. Areas larger than the limit are not
  /// measured. Overrides of `point(inside:with:)` can make the area larger than the view.
  fileprivate func touchableSize(upTo limit: CGFloat) -> CGSize {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let distance = limit / 2 - 0.01
    func receivesTouch(_ x: CGFloat, _ y: CGFloat) -> Bool {
      point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
    }
    let isWide = receivesTouch(-distance, 0) && receivesTouch(distance, 0)
    let isHigh = receivesTouch(0, -distance) && receivesTouch(0, distance)
    return CGSize(
      width: isWide ? max(limit, bounds.width) : bounds.width,
      height: isHigh ? max(limit, bounds.height) : bounds.height)
  }
}
