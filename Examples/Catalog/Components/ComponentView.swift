public import Foundation
public import HeadlessUIKit
import OpenCombine

/// What the library's components have in common: a surface, and subscriptions that end with the view model.
public class ComponentView: UIView, ReusableView {
  let wording = Wording.current
  var cancellables = Set<AnyCancellable>()

  var surface = Surface.clear {
    didSet { if surface != oldValue { setNeedsLayout() } }
  }

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Builds the view hierarchy, blank.
  func setUp() {}

  public func prepareForReuse() {
    cancellables.removeAll()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    surface.apply(to: self)
  }
}
