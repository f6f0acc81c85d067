extension UIViewController {
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { relations.presentationStyle }
    set { relations.presentationStyle = newValue }
  }

  public var modalTransitionStyle: UIModalTransitionStyle {
    get { relations.transitionStyle }
    set { relations.transitionStyle = newValue }
  }

  public var isModalInPresentation: Bool {
    get { relations.isModalInPresentation }
    set { relations.isModalInPresentation = newValue }
  }

  /// The controller that this one, or one that contains it, presents.
  public var presentedViewController: UIViewController? {
    relations.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one that contains it.
  public var presentingViewController: UIViewController? {
    relations.presenting ?? parent?.presentingViewController
  }

  /// The outermost controller around this one: it presents for those that it contains.
  var presenter: UIViewController { parent?.presenter ?? self }

  func record(_ controller: UIViewController, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.relations.presented == nil, controller !== presenter else { return }
    presenter.relations.presented = controller
    controller.relations.presenting = presenter
    controller.loadViewIfNeeded()
    controller.appear()
    completion?()
  }

  func endPresentation(completion: (() -> Void)?) {
    // A controller dismisses what it presents, else itself, as UIKit documents.
    let presenter = presenter
    guard let holder = presenter.relations.presented == nil ? presenter.relations.presenting : presenter else {
      completion?()
      return
    }
    let gone = holder.relations.presented
    gone?.disappear()
    holder.relations.presented = nil
    gone?.relations.presenting = nil
    completion?()
  }
}
