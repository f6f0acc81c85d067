import FirstFrameInterfaceDocuments
import FirstFrameLayoutTree
public import Foundation

/// A `.storyboard` file: controllers and the segues between them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  let document: InterfaceDocument?

  /// Reads the file `name.storyboard` of a bundle: the one for the current language, or the one of the base language.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its type.
  ///   - storyboardBundleOrNil: The bundle; `nil` for the main one, which in a test process stands for those of all
  ///     targets.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let file = InterfaceFiles.file(named: name, type: "storyboard", in: storyboardBundleOrNil)
    self.name = name
    bundle = file?.bundle ?? storyboardBundleOrNil
    document = file.flatMap { InterfaceFiles.document(at: $0.path) }
    super.init()
    if file == nil { InterfaceFiles.reportMissing("storyboard", named: name, in: storyboardBundleOrNil) }
  }

  /// Creates the initial controller; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    document?.initialController.flatMap { make($0, creator: nil) }
  }

  /// Creates the initial controller by a closure, which passes the coder to an initializer of the controller. If the
  /// closure returns `nil`, the controller is created by `init(coder:)`.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    document?.initialController.flatMap { make($0, creator: creator) } as? Controller
  }

  /// Creates the controller with an identifier. If there is none, an error is reported, and the controller is empty.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = document?.controller(identifiedBy: identifier).flatMap({ make($0, creator: nil) }) {
      return controller
    }
    reportMissing(identifier)
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// Creates the controller with an identifier by a closure, which passes the coder to an initializer of the controller.
  /// If the closure returns `nil`, the controller is created by `init(coder:)`.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = document?.controller(identifiedBy: identifier).flatMap { make($0, creator: creator) }
    if let controller = made as? Controller { return controller }
    if made == nil {
      reportMissing(identifier)
    } else {
      UsageErrors.report(
        UsageError(
          "The controller \(identifier) of the storyboard \(name) is not a \(Controller.self).",
          advice: "Write the class \(Controller.self) and its module into the storyboard."))
    }
    // As in UIKit, there is no controller to return.
    guard let substitute = UIViewController(nibName: nil, bundle: nil) as? Controller else {
      preconditionFailure("\(name).storyboard has no \(Controller.self) with the identifier \(identifier)")
    }
    return substitute
  }

  private func reportMissing(_ identifier: String) {
    guard document != nil else { return }
    UsageErrors.report(
      UsageError(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'",
        advice: "Write the identifier into the field Storyboard ID of the controller."))
  }

  /// Creates the controller of an element, or the one of another storyboard that a reference stands for.
  func make(_ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document else { return nil }
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
    let builder = InterfaceBuilder(document, bundle: bundle)
    builder.storyboard = self
    let controller = builder.makeController(element) { _, coder in creator?(coder) }
    guard let controller else { return nil }
    builder.finishController(controller, element)
    return controller
  }

  /// Creates the controller of another storyboard.
  private func makeReferenced(_ element: InterfaceElement) -> UIViewController? {
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
    let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    if let identifier = element["referencedIdentifier"] {
      return other.instantiateViewController(withIdentifier: identifier)
    }
    return other.instantiateInitialViewController()
  }
}
