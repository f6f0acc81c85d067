import FirstFrameLayoutTree
import Foundation

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

  /// Whether what the controller presents leaves nothing of it to be seen.
  var isCovered: Bool { relations.presented?.relations.presentation?.coversAll == true }

  func record(_ controller: UIViewController, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.relations.presented == nil, controller !== presenter else { return }
    presenter.relations.presented = controller
    controller.relations.presenting = presenter
    controller.loadViewIfNeeded()
    let window = presenter.viewIfLoaded?.window
    let frame = window?.bounds ?? presenter.viewIfLoaded?.bounds ?? CGRect(origin: .zero, size: Self.screenSize)
    let presentation = PresentationView(presenting: controller, in: frame)
    controller.relations.presentation = presentation
    window?.addSubview(presentation)
    controller.appear()
    if presenter.isCovered { presenter.disappear { presenter.isBehind = true } }
    completion?()
  }

  func endPresentation(completion: (() -> Void)?) {
    // A controller dismisses what it presents, else itself, as UIKit documents.
    let presenter = presenter
    guard let holder = presenter.relations.presented == nil ? presenter.relations.presenting : presenter else {
      completion?()
      return
    }
    let (gone, wasCovered) = (holder.relations.presented, holder.isCovered)
    // Whatever it presents itself goes with it.
    if gone?.relations.presented != nil { gone?.endPresentation(completion: nil) }
    gone?.disappear { gone?.relations.presentation?.removeFromSuperview() }
    gone?.viewIfLoaded?.removeFromSuperview()
    gone?.relations.presentation = nil
    holder.relations.presented = nil
    gone?.relations.presenting = nil
    if wasCovered, holder.viewIfLoaded != nil {
      holder.isBehind = false
      holder.appear()
    }
    completion?()
  }

  /// Whether a window shows nothing of the controller because something covers it.
  private var isBehind: Bool {
    get { coveredView?.isHidden == true }
    set { coveredView?.isHidden = newValue }
  }

  private var coveredView: UIView? {
    relations.presentation ?? viewIfLoaded.flatMap { $0.superview is UIWindow ? $0 : nil }
  }

  /// The controllers on top of this one, each presented by the one before.
  var presentedChain: [UIViewController] {
    relations.presented.map { [$0] + $0.presentedChain } ?? []
  }

  /// Lays what is presented over the controller's own node; what lies behind is not read.
  func describePresentations(in node: inout LayoutNode, environment: RenderingEnvironment) {
    var environment = environment
    environment.size = node.frame.size
    for controller in presentedChain {
      guard let presentation = controller.relations.presentation, presentation.superview == nil else { continue }
      let shown = presentation.node(in: environment)
      let behind = LayoutNode(
        name: "behind", frame: node.bounds, accessibility: Accessibility(isElement: false, hidesChildren: true),
        children: node.children)
      node.children = presentation.coversAll ? [shown] : [behind, shown]
    }
  }
}

/// How a controller is presented: over all of its presenter, or as a sheet that leaves some of it to be seen.
///
/// A style of an author's own, `custom`, is drawn as `overFullScreen` is.
public enum UIModalPresentationStyle: Int, CaseIterable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// How a controller would come in; kept, as nothing moves.
public enum UIModalTransitionStyle: Int, CaseIterable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
