package import Foundation

/// A `.xib` or `.storyboard` file.
package struct InterfaceDocument: Sendable {
  /// The path of the file, for messages.
  package let path: String
  package let root: InterfaceElement
  /// The elements with an identifier.
  package let elements: [String: InterfaceElement]

  package init(contentsOf path: String) throws(InterfaceDocumentError) {
    guard FileManager.default.fileExists(atPath: path) else { throw .missingFile(path: path) }
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    try self.init(data: data, path: path)
  }

  /// - Parameter path: The path of the file, for messages.
  package init(data: Data, path: String) throws(InterfaceDocumentError) {
    var parser = InterfaceParser(Array(data), path: path)
    let root = try parser.parse()
    guard root.name == "document" else { throw .otherFormat(path: path, root: root.name) }
    // Documents of Xcode 5 and 6 call the system `iOS.CocoaTouch` or `iOS.CocoaTouch.iPad`.
    if let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS.") {
      throw .otherSystem(path: path, runtime: runtime)
    }
    self.path = path
    self.root = root
    var elements: [String: InterfaceElement] = [:]
    root.visitTree { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    self.elements = elements
  }

  /// The name of the document, which is also the name of its strings files.
  package var name: String { (path as NSString).lastPathComponent.split(separator: ".").first.map(String.init) ?? "" }

  /// The objects of a nib.
  package var objects: [InterfaceElement] { root.list("objects") }

  /// The scenes of a storyboard, each with the objects at its top.
  package var scenes: [[InterfaceElement]] { root.list("scenes").map { $0.list("objects") } }

  /// The controller that a storyboard starts with; `nil` if there is none.
  package var initialController: InterfaceElement? {
    root["initialViewController"].flatMap { elements[$0] }
  }

  /// Returns the controller of a storyboard with an identifier.
  package func controller(identifiedBy identifier: String) -> InterfaceElement? {
    scenes.joined().first { $0["storyboardIdentifier"] == identifier }
  }

  /// Returns a resource such as a named color; `nil` if the document lists none.
  package func resource(_ kind: String, named name: String) -> InterfaceElement? {
    root.list("resources").first { $0.name == kind && $0["name"] == name }
  }

  /// The custom classes of objects that are neither views nor controllers.
  package var objectClasses: Set<String> {
    var result: Set<String> = []
    root.visitTree { element in
      guard element.name == "customObject" || element.name.hasSuffix("GestureRecognizer") else { return }
      if let name = element["customClass"] { result.insert(name) }
    }
    return result
  }

  /// The classes that the document names, with the module of each; `nil` if it names none.
  package var customClasses: [(name: String, module: String?)] {
    var result: [(name: String, module: String?)] = []
    root.visitTree { element in
      guard let name = element["customClass"] else { return }
      if !result.contains(where: { $0.name == name && $0.module == element["customModule"] }) {
        result.append((name, element["customModule"]))
      }
    }
    return result
  }
}
