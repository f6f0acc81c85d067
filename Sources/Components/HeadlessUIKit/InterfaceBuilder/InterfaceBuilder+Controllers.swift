import FirstFrameInterfaceDocuments
import FirstFrameLayoutTree
import Foundation

extension InterfaceBuilder {
  private static let controllerTypes: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "pageViewController": UIPageViewController.self,
  ]

  private func controllerType(of element: InterfaceElement) -> UIViewController.Type {
    if let type = Self.controllerTypes[element.name] { return type }
    let name = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    return classes.type(named: name, module: "HeadlessUIKit") as? UIViewController.Type ?? UIViewController.self
  }

  /// Creates the controller of an element, with its items and the controllers that it contains.
  ///
  /// - Parameter create: Creates the controller of a class with a coder; `nil` lets the class do it.
  func makeController(
    _ element: InterfaceElement, _ create: (UIViewController.Type, NSCoder) -> UIViewController?
  ) -> UIViewController? {
    let type = declaredType(of: element, default: controllerType(of: element))
    let coder = InterfaceCoder(element, self)
    guard let controller = create(type, coder) ?? type.init(coder: coder) else {
      warn(element, "`\(type).init(coder:)` returned nil; the controller is left out")
      return nil
    }
    return controller
  }

  /// Applies the attributes of a controller that is being created.
  func decode(_ controller: UIViewController, _ element: InterfaceElement) {
    registerOwner(controller, as: element.id)
    self.controller = controller
    note(controller, element)
    let interface = controller.relations.interface
    interface.builder = self
    interface.element = element
    interface.storyboard = storyboard
    interface.bundle = bundle
    interface.nibName = element["nibName"]
    interface.segues = element.list("connections").filter { $0.name == "segue" && $0["kind"] != "relationship" }
    decodeSettings(of: controller, element)
    if let source = element.child(named: "navigationItem") { decode(controller.navigationItem, source) }
    if let source = element.child(named: "tabBarItem"), let item = controller.tabBarItem { decode(item, source) }
    let toolbar = (element.child(named: "toolbarItems") ?? element.child(key: "toolbarItems"))?.children ?? []
    if !toolbar.isEmpty { controller.toolbarItems = toolbar.compactMap { make($0) as? UIBarButtonItem } }
  }

  private func decodeSettings(of controller: UIViewController, _ element: InterfaceElement) {
    if let value = text(element, "title") { controller.title = value }
    if let value = element["restorationIdentifier"] { controller.restorationIdentifier = value }
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    if let value = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = value
    }
    if let value = element.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = value
    }
    if let value = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
    if let value = element.flag("definesPresentationContext") { controller.definesPresentationContext = value }
    if let value = element.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = value
    }
    if let value = element.flag("modalInPresentation") { controller.isModalInPresentation = value }
    if let value = element["modalPresentationStyle"].flatMap({ Self.presentationStyles[$0] }) {
      controller.modalPresentationStyle = value
    }
    if let value = element["modalTransitionStyle"].flatMap({ Self.transitionStyles[$0] }) {
      controller.modalTransitionStyle = value
    }
    if let value = size(element, "preferredContentSize") { controller.preferredContentSize = value }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges.reduce(into: []) { result, edge in
        if edges.flag(edge.0) == true { result.formUnion(edge.1) }
      }
    }
    if let value = element.flag("clearsSelectionOnViewWillAppear") {
      (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = value
    }
  }

  /// How the page controller of an element turns its pages.
  static func pageStyle(
    of element: InterfaceElement?
  ) -> (UIPageViewController.TransitionStyle, UIPageViewController.NavigationOrientation) {
    (
      element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
      element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    )
  }

  private static let edges: [(String, UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "custom": .custom,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  /// Finishes a controller of a storyboard, whose view is created later, and creates the controllers that it contains.
  func finishController(_ controller: UIViewController, _ element: InterfaceElement) {
    let relationships = element.list("connections").filter { $0["kind"] == "relationship" }
    func destinations(_ name: String) -> [UIViewController] {
      relationships.filter { $0["relationship"] == name }.compactMap { segue in
        segue["destination"].flatMap { document.elements[$0] }.flatMap { storyboard?.make($0, creator: nil) }
      }
    }
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.child(named: "navigationBar") {
        register(navigation.navigationBar, as: bar.id)
        apply(bar, to: navigation.navigationBar)
      }
      if let value = element.flag("navigationBarHidden") { navigation.isNavigationBarHidden = value }
      let roots = destinations("rootViewController")
      if !roots.isEmpty { navigation.viewControllers = roots }
    case let tabs as UITabBarController:
      if let bar = element.child(named: "tabBar") {
        register(tabs.tabBar, as: bar.id)
        apply(bar, to: tabs.tabBar)
      }
      tabs.viewControllers = destinations("viewControllers")
    case let split as UISplitViewController:
      split.viewControllers = destinations("masterViewController") + destinations("detailViewController")
    default: break
    }
    finish(postponing: controller)
  }

  /// Creates the view of a controller, and connects the controller. Returns whether the document has a view for it.
  func loadView(of controller: UIViewController, _ element: InterfaceElement) -> Bool {
    guard let source = element.child(key: "view") else { return false }
    pendingGuides = element.list("layoutGuides")
    guard let view = makeView(source) else { return false }
    controller.view = view
    // Other objects of the scene, such as gesture recognizers and views beside the main view.
    for scene in document.scenes where scene.contains(where: { $0 === element }) {
      for other in scene where other !== element { _ = make(other) }
    }
    finish(connecting: [(controller, element)])
    return true
  }
}

/// The interface document from which a controller was created.
@MainActor
final class ControllerInterface {
  var nibName: String?
  var bundle: Bundle?
  var storyboard: UIStoryboard?
  /// The builder of the view, until it is loaded.
  var builder: InterfaceBuilder?
  var element: InterfaceElement?
  /// The segues of the controller, and those of its views once they are loaded.
  var segues: [InterfaceElement] = []

  /// Loads the view of a controller from its scene or its nib. Returns whether there is one.
  func loadView(of controller: UIViewController) -> Bool {
    if let builder, let element {
      self.builder = nil
      if builder.loadView(of: controller, element) {
        embed(in: controller)
        return true
      }
    }
    return loadNib(of: controller)
  }

  /// Loads the nib with the given name, or else one named after the class: for `MenuViewController`, `MenuView` and
  /// `MenuViewController`, as UIKit documents for `nibName`.
  private func loadNib(of controller: UIViewController) -> Bool {
    let type = UIKitClassName(Swift.type(of: controller))
    let parts = type.split(separator: ".").map(String.init)
    var names: [String] = []
    if let nibName {
      names = [nibName]
    } else if parts.count == 2, let name = parts.last {
      names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    }
    for name in names {
      guard let file = InterfaceFiles.file(named: name, type: "xib", in: bundle, module: parts.first),
        let document = InterfaceFiles.document(at: file.path)
      else { continue }
      // A nib found by the class's name is one for the controller only if it sets the controller's view.
      let owner = document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
      let setsView = owner?.list("connections").contains { $0["property"] == "view" } ?? false
      if nibName == nil, !setsView { continue }
      _ = UINib.instantiate(document, in: file.bundle, owner: controller)
      return controller.viewIfLoaded != nil
    }
    if let nibName { InterfaceFiles.reportMissing("nib", named: nibName, in: bundle) }
    return false
  }

  /// Performs the embed segues of the views that were loaded.
  private func embed(in controller: UIViewController) {
    for segue in segues where segue["kind"] == "embed" {
      guard let segueID = segue.id, let container = containers[segueID] else { continue }
      SegueTemplate(segue, controller: controller).embed(in: container)
    }
    containers = [:]
  }

  /// The views of embed segues, by the segues' identifiers, until the controllers are embedded.
  var containers: [String: UIView] = [:]
}
