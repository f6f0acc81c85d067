public import Foundation
public import HeadlessUIKit
import OpenCombine

/// The base class of components that are a single control.
public class ComponentControl: UIControl, ReusableView {
  let wording = Wording.current
  var cancellables = Set<AnyCancellable>()

  var surface = Surface.clear {
    didSet { if surface != oldValue { setNeedsLayout() } }
  }

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addTarget(self, action: ComponentControl.touched, for: .touchUpInside)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Builds the view hierarchy without content.
  func setUp() {}

  /// Reports a tap to the view model.
  func touched() {}

  public func prepareForReuse() {
    cancellables.removeAll()
  }

  public override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? StyleProvider.Opacity.pressed : 1 }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    surface.apply(to: self)
  }
}
