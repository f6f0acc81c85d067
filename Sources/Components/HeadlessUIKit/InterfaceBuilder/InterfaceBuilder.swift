import FirstFrameInterfaceDocuments
import FirstFrameLayoutTree
import Foundation

/// Creates the objects of an interface document, as UIKit reads a compiled nib: objects by `init(coder:)` or `init()`,
/// then runtime attributes, connections, and `awakeFromNib()`.
@MainActor
final class InterfaceBuilder {
  let document: InterfaceDocument
  let bundle: Bundle?
  let classes: InterfaceClasses
  /// The storyboard of the document; `nil` for nibs.
  var storyboard: UIStoryboard?
  /// The controller whose scene is built; `nil` for nibs.
  weak var controller: UIViewController?
  /// The objects by their identifiers.
  private(set) var objects: [String: AnyObject] = [:]
  /// Objects of the scene around a prototype, which do not belong to the builder.
  fileprivate(set) var outerObjects: [String: WeakObject] = [:]
  /// The objects that were created and are not yet connected, with their elements, in the order of their creation.
  private var created: [(object: AnyObject, element: InterfaceElement)] = []
  /// The views with attributes or constraints that depend on size classes.
  var varying: [VaryingView] = []
  /// The guides of a controller at the top and bottom of its view, which are made known before the view's constraints.
  var pendingGuides: [InterfaceElement] = []
  /// The constraints by their identifiers.
  var constraints: [String: NSLayoutConstraint] = [:]
  /// The folder with the strings file of the document in the current language.
  private lazy var translations = InterfaceFiles.translations(of: document, in: bundle)

  /// All objects that are known, without retaining them.
  var weakObjects: [String: WeakObject] {
    outerObjects.merging(objects.mapValues { WeakObject(object: $0) }) { $1 }
  }

  struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ document: InterfaceDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
    let modules = document.customClasses.compactMap(\.module)
    var preferred: [String] = []
    for module in modules + InterfaceClasses.modules(of: bundle) where !preferred.contains(module) {
      preferred.append(module)
    }
    classes = InterfaceClasses(preferred: preferred)
  }

  /// The objects that exist now, for prototypes and variations that refer to them later.
  var sceneObjects: SceneObjects { SceneObjects(self) }

  /// Returns a text of the document in the current language: the one of the strings file with the document's name.
  func localized(_ text: String, key: String) -> String {
    let translated = firstFrameLocalizedString(key, table: document.name, bundle: bundle, value: text)
    guard translated == text else { return translated }
    return translations?.localizedString(forKey: key, value: text, table: document.name) ?? text
  }

  // MARK: Objects

  /// Sets the object that a placeholder stands for.
  func setPlaceholder(_ identifier: String, _ object: AnyObject) {
    for (id, element) in document.elements where element["placeholderIdentifier"] == identifier {
      objects[id] = object
    }
  }

  /// Makes an object known that owns the builder, and that the builder must not retain.
  func registerOwner(_ owner: AnyObject, as id: String?) {
    if let id { outerObjects[id] = WeakObject(object: owner) }
  }

  func register(_ object: AnyObject, as id: String?) {
    if let id { objects[id] = object }
  }

  /// Returns the object with an identifier; `nil` if it was not created.
  func object(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    return objects[id] ?? outerObjects[id]?.object
  }

  /// Creates the objects of a document, and finishes them.
  func instantiate(_ elements: [InterfaceElement]) -> [AnyObject] {
    let result = elements.compactMap { $0.name == "placeholder" ? nil : make($0) }
    finish()
    return result
  }

  /// Creates the object of an element.
  func make(_ element: InterfaceElement) -> AnyObject? {
    if let id = element.id, let known = objects[id] { return known }
    switch element.name {
    case "placeholder", "exit", "viewControllerPlaceholder": return nil
    case "customObject": return makeCustomObject(element)
    case "barButtonItem", "navigationItem", "tabBarItem": return makeItem(element)
    case _ where element.name.hasSuffix("GestureRecognizer"): return makeGesture(element)
    case _ where element.name.hasSuffix("ontroller"):
      return makeController(element) { type, coder in type.init(coder: coder) }
    default: return makeView(element)
    }
  }

  private func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
    let name = element["customClass"] ?? "NSObject"
    let object: AnyObject
    if name == "NSObject" {
      object = NSObject()
    } else if let made = classes.makeObject(named: name, module: element["customModule"]) {
      object = made
    } else if let type = classes.type(named: name, module: element["customModule"]),
      let made = Self.object(of: type, InterfaceCoder(element, self))
    {
      object = made
    } else {
      warnOfClass(name, element)
      return nil
    }
    note(object, element)
    return object
  }

  /// Creates an object of a class with a required initializer.
  private static func object(of type: AnyClass, _ coder: InterfaceCoder) -> AnyObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init()
    default: nil
    }
  }

  /// Returns the class of an element: the custom class, if it is a subclass of the base.
  func declaredType<Base: AnyObject>(of element: InterfaceElement, default base: Base.Type) -> Base.Type {
    guard let name = element["customClass"] else { return base }
    if let found = classes.type(named: name, module: element["customModule"]) as? Base.Type { return found }
    warnOfClass(name, element)
    return base
  }

  func warnOfClass(_ name: String, _ element: InterfaceElement) {
    let module = element["customModule"].map { " in the module \($0)" } ?? ""
    UsageWarnings.warn(
      "Unknown class \(name)\(module) in the interface document \(document.name), object \(element.id ?? "-"): "
        + "write the class and the module that declare it into the document.")
  }

  /// Reports a part of the document that has no effect.
  func warn(_ element: InterfaceElement, _ reason: String) {
    UsageWarnings.warn("\(document.path):\(element.line): \(reason) (object \(element.id ?? "-"))")
  }

  /// Remembers an object that was created, so that it is connected.
  func note(_ object: AnyObject, _ element: InterfaceElement) {
    guard !created.contains(where: { $0.object === object }) else { return }
    created.append((object, element))
    if element.id.flatMap({ outerObjects[$0]?.object }) !== object { register(object, as: element.id) }
  }

  /// Whether an object was created, or is being created.
  func isKnown(_ element: InterfaceElement) -> Bool { element.id.map { objects[$0] != nil } ?? false }

  // MARK: Connections

  /// Sets the runtime attributes of the objects that were created since the last call, connects them, and wakes them.
  ///
  /// - Parameters:
  ///   - others: Objects that existed before, with their elements, such as the owner.
  ///   - controller: A controller that is connected when its view is created, because most of its outlets are views.
  func finish(
    connecting others: [(object: AnyObject, element: InterfaceElement)] = [],
    postponing controller: UIViewController? = nil
  ) {
    let placeholders = document.objects.filter { $0.name == "placeholder" }
      .compactMap { element in element.id.flatMap { objects[$0] }.map { (object: $0, element: element) } }
    let new = created
    created = []
    for (object, element) in placeholders + others + new { setRuntimeAttributes(of: object, element) }
    for (object, element) in placeholders + others + new where object !== controller { connect(object, element) }
    for view in varying { view.startVarying() }
    varying = []
    for (object, _) in new {
      (object as? UIView)?.awakeFromNib()
      (object as? UIViewController)?.awakeFromNib()
    }
  }

  private func connect(_ object: AnyObject, _ element: InterfaceElement) {
    var collections: [(name: String, objects: [AnyObject])] = []
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet":
        guard let name = connection["property"], let destination = self.object(connection["destination"]) else {
          continue
        }
        connect(object, name, to: destination, connection)
      case "outletCollection":
        guard let name = connection["property"], let member = self.object(connection["destination"]) else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].objects.append(member)
        } else {
          collections.append((name, [member]))
        }
      case "action": addAction(connection, to: object)
      case "segue": addSegue(connection, to: object)
      default: break
      }
    }
    for (name, members) in collections where !setStandardCollection(name, of: object, to: members) {
      if !set(name, of: object, to: members) { warnOfMember(name, of: object, element) }
    }
  }

  private func connect(_ object: AnyObject, _ name: String, to destination: AnyObject, _ connection: InterfaceElement) {
    if set(name, of: object, to: destination) || setStandardOutlet(name, of: object, to: destination) { return }
    warnOfMember(name, of: object, connection)
  }

  private func warnOfMember(_ name: String, of object: AnyObject, _ element: InterfaceElement) {
    warn(
      element,
      "`\(type(of: object))` has no property `\(name)` that the document can set; declare it with `@IBOutlet` in a "
        + "port, or in `interfaceConnections`")
  }

  /// Sets a property that a class declares for documents. Returns whether there is one.
  func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    for connection in classes.connections(of: object) where connection.name == name && !connection.isAction {
      if connection.set(object, value) { return true }
    }
    return false
  }
}

/// The objects of a scene that its prototypes refer to. It does not retain them.
@MainActor
struct SceneObjects {
  private let document: InterfaceDocument
  private let bundle: Bundle?
  private let storyboard: UIStoryboard?
  private weak var controller: UIViewController?
  private let owners: [String: InterfaceBuilder.WeakObject]

  init(_ builder: InterfaceBuilder) {
    document = builder.document
    bundle = builder.bundle
    storyboard = builder.storyboard
    controller = builder.controller
    owners = builder.weakObjects
  }

  /// Creates the views of a prototype.
  func makePrototype<View: UIView>(_ element: InterfaceElement, _ type: View.Type) -> View? {
    makeBuilder().instantiate([element]).first as? View
  }

  func makeBuilder() -> InterfaceBuilder {
    let builder = InterfaceBuilder(document, bundle: bundle)
    builder.storyboard = storyboard
    builder.controller = controller
    builder.outerObjects = owners
    return builder
  }
}
