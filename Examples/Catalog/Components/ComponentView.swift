public import Foundation
public import HeadlessUIKit
import OpenCombine

/// The base class of components: a surface, and subscriptions that end when the view model is replaced.
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

  /// Builds the view hierarchy without content.
  func setUp() {}

  public func prepareForReuse() {
    cancellables.removeAll()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    surface.apply(to: self)
  }
}
