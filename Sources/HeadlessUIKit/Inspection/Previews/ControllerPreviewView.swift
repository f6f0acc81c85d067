import FirstFrameLayoutTree
import Foundation

/// A view that contains a controller's view, as a window does.
final class ControllerPreviewView: UIView {
  private let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    let preferred = controller.preferredContentSize
    let size = preferred.width > 0 && preferred.height > 0 ? preferred : UIViewController.screenSize
    super.init(frame: CGRect(origin: .zero, size: size))
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  override func settleForDescription() {
    controller.appear()
    super.settleForDescription()
  }
}
