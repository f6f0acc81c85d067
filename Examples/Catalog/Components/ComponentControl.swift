public import Foundation
public import HeadlessUIKit
import OpenCombine

/// What the library's components that are touched as a whole have in common.
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

  /// Builds the view hierarchy, blank.
  func setUp() {}

  /// Tells the view model that the component was touched.
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
