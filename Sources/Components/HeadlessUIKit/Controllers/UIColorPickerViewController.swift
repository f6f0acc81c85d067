public import Foundation

/// A sheet that shows a grid of colors, the opacity, and the selected color.
///
/// There are no touches. A test calls ``select(_:continuously:)``.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white { didSet { picker?.show(selectedColor) } }
  /// Whether there is a slider for the opacity.
  open var supportsAlpha = true { didSet { picker?.setNeedsLayout() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var picker: ColorPickerView? { viewIfLoaded as? ColorPickerView }

  open override func loadView() {
    let picker = ColorPickerView { [weak self] in self?.supportsAlpha ?? true }
    picker.show(selectedColor)
    view = picker
  }

  /// Selects a color and notifies the delegate, as a touch does. For tests; UIKit has no equivalent.
  open func select(_ color: UIColor, continuously: Bool = false) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    if !continuously { delegate?.colorPickerViewControllerDidSelectColor(self) }
  }
}

/// Receives the colors of a picker.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: DelegateObject {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
