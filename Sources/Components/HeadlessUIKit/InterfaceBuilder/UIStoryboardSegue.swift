import FirstFrameInterfaceDocuments
import FirstFrameLayoutTree
public import Foundation

/// A transition between two controllers of a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: () -> Void

  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
    super.init()
  }

  /// Creates a segue that performs a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Shows the destination. Subclasses override it.
  open func perform() {
    handler()
  }
}

/// The source and the method of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  open private(set) var unwindAction: Selector
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

/// A segue as a document describes it.
@MainActor
struct SegueTemplate {
  private let element: InterfaceElement
  private weak var controller: UIViewController?

  init(_ element: InterfaceElement, controller: UIViewController?) {
    self.element = element
    self.controller = controller
  }

  /// Performs the segue, after the source was asked and has prepared the destination.
  ///
  /// - Parameter asks: Whether the source can prevent the segue: only if a view started it, not code.
  func perform(sender: Any?, asks: Bool) {
    guard let source = controller else { return }
    let identifier = element["identifier"]
    if asks, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
    if element["kind"] == "unwind" { return unwind(from: source, sender: sender) }
    guard let destination = makeDestination(of: source, sender: sender) else { return }
    if let value = element["modalPresentationStyle"].flatMap({ InterfaceBuilder.presentationStyles[$0] }) {
      destination.modalPresentationStyle = value
    }
    if let value = element["modalTransitionStyle"].flatMap({ InterfaceBuilder.transitionStyles[$0] }) {
      destination.modalTransitionStyle = value
    }
    if element["kind"] == "popoverPresentation" { destination.modalPresentationStyle = .popover }
    let segue = makeSegue(from: source, to: destination, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeDestination(of source: UIViewController, sender: Any?) -> UIViewController? {
    let interface = source.relations.interface
    guard let storyboard = interface.storyboard, let id = element["destination"] else { return nil }
    guard let name = element["destinationCreationSelector"] else { return storyboard.makeDestination(id, creator: nil) }
    _ = InterfaceClasses(preferred: InterfaceClasses.modules(of: interface.bundle)).connections(of: source)
    let method = Selector(name).implementation(for: source)
    return storyboard.makeDestination(id) { coder in
      method?.perform(on: source, [coder, sender]).flatMap { $0 as? UIViewController }
    }
  }

  private func makeSegue(
    from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    if let name = element["customClass"] {
      let modules = InterfaceClasses.modules(of: source.relations.interface.bundle)
      let type: AnyClass? = InterfaceClasses(preferred: modules).type(named: name, module: element["customModule"])
      if let type = type as? UIStoryboardSegue.Type {
        return type.init(identifier: identifier, source: source, destination: destination)
      }
      UsageWarnings.warn(
        "Unknown class \(name) of the segue \(identifier ?? element.id ?? "-"); it shows its destination.")
    }
    let kind = element["kind"]
    let isAnimated = element.flag("animates") ?? true
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      switch kind {
      case "presentation", "modal", "popoverPresentation": source.present(destination, animated: isAnimated)
      case "push": source.navigationController?.pushViewController(destination, animated: isAnimated)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
      default: source.show(destination, sender: sender)
      }
    }
  }

  /// Adds the destination as a child, whose view fills a container view.
  func embed(in container: UIView) {
    guard let source = controller, let destination = makeDestination(of: source, sender: nil) else { return }
    let segue = UIStoryboardSegue(identifier: element["identifier"], source: source, destination: destination) {
      source.addChild(destination)
      guard let view = destination.view else { return }
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(view)
      destination.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: nil)
    segue.perform()
  }

  // MARK: Unwinding

  /// Returns to the nearest controller that has the segue's method.
  private func unwind(from source: UIViewController, sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = Selector(name)
    guard let destination = unwindDestination(of: source, action, sender: sender) else {
      UsageWarnings.warn(
        "No controller before \(type(of: source)) has the method \(name) of an unwind segue; it does nothing.")
      return
    }
    let segue = UIStoryboardSegue(identifier: element["identifier"], source: source, destination: destination) {}
    source.prepare(for: segue, sender: sender)
    destination.perform(action, with: segue)
    destination.unwind(for: segue, towards: destination)
    for presenter in sequence(first: destination, next: \.parent)
    where presenter.presentedViewController?.isOrContains(source) == true {
      presenter.dismiss(animated: true)
    }
    if let stack = destination.navigationController, let index = stack.viewControllers.firstIndex(of: destination) {
      stack.setViewControllers(Array(stack.viewControllers[...index]), animated: true)
    }
  }

  private func unwindDestination(of source: UIViewController, _ action: Selector, sender: Any?) -> UIViewController? {
    var candidates: [UIViewController] = []
    var current: UIViewController? = source
    while let step = current {
      if let stack = step as? UINavigationController { candidates += stack.viewControllers.reversed() }
      candidates += [step] + step.children
      current = step.parent ?? step.presentingViewController
    }
    return candidates.first { candidate in
      guard candidate !== source else { return false }
      _ = InterfaceClasses(preferred: InterfaceClasses.modules(of: candidate.relations.interface.bundle))
        .connections(of: candidate)
      return action.isImplemented(by: candidate)
        && candidate.canPerformUnwindSegueAction(action, from: source, sender: sender as Any)
    }
  }
}

extension UIViewController {
  func startSegue(_ identifier: String, sender: Any?) {
    let template = relations.interface.segues.first { $0["identifier"] == identifier }
    guard let template else {
      UsageErrors.report(
        UsageError(
          "Receiver (\(UIKitClassName(type(of: self)))) has no segue with identifier '\(identifier)'",
          advice: "Write the identifier into the segue of the storyboard, and load the view before."))
      return
    }
    SegueTemplate(template, controller: self).perform(sender: sender, asks: false)
  }

  fileprivate func isOrContains(_ other: UIViewController) -> Bool {
    sequence(first: other, next: { $0.parent ?? $0.presentingViewController }).contains { $0 === self }
  }
}

extension UIStoryboard {
  /// Creates the destination of a segue.
  func makeDestination(_ id: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    document?.elements[id].flatMap { make($0, creator: creator) }
  }
}

extension InterfaceBuilder {
  /// Lets a view, an item or a gesture start a segue of the controller.
  func addSegue(_ segue: InterfaceElement, to object: AnyObject) {
    guard !(object is UIViewController), let controller else { return }
    let interface = controller.relations.interface
    if !interface.segues.contains(where: { $0 === segue }) { interface.segues.append(segue) }
    let template = SegueTemplate(segue, controller: controller)
    switch object {
    case let view as UIView where segue["kind"] == "embed":
      if let id = segue.id { interface.containers[id] = view }
    case let control as UIControl:
      control.addAction(
        UIAction { action in template.perform(sender: action.sender, asks: true) },
        for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { action in template.perform(sender: action.sender, asks: true) }
    case let gesture as UIGestureRecognizer:
      gesture.addTarget(controller) { (_: UIViewController) in
        { [weak gesture] in template.perform(sender: gesture, asks: true) }
      }
    default: break
    }
  }
}
