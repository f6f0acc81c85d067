import UIKit

/// A view whose subclasses lay themselves out in `setUp`.
open class BaseView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  @objc open dynamic func setUp() {}
}

extension BaseView {
  /// The name of the view for logs.
  @objc open var nameForLogs: String { "view" }
}
