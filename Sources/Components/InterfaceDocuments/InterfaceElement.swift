/// An element of an interface document, with its attributes and children.
package final class InterfaceElement: Sendable {
  /// The most levels of elements that a document may have. Views may have 150 levels, with two elements for each.
  package static let depthLimit = 400

  package let name: String
  /// The attributes in the order of the document.
  package let attributes: [(name: String, value: String)]
  package let children: [InterfaceElement]
  /// The text between the tags, without that of children.
  package let text: String
  /// The line of the start tag. The first line is 1.
  package let line: Int

  package init(
    name: String, attributes: [(name: String, value: String)], children: [InterfaceElement], text: String, line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// Returns the value of an attribute; `nil` if the element has none of the name.
  package subscript(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The identifier of the object that the element describes.
  package var id: String? { self["id"] }
  /// The name of the property of the parent that the element is the value of.
  package var key: String? { self["key"] }

  /// Returns an attribute that is `YES` or `NO`; `nil` if it is missing.
  package func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// Returns an attribute that is a number; `nil` if it is missing or not finite.
  package func number(_ attribute: String) -> Double? {
    guard let value = self[attribute].flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  /// Returns an attribute that is a whole number; `nil` if it is missing.
  package func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded()) } }

  package func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }
  package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }
  package func children(named name: String) -> [InterfaceElement] { children.filter { $0.name == name } }

  /// Returns the children of a container such as `subviews`; none if it is missing.
  package func list(_ name: String) -> [InterfaceElement] { child(named: name)?.children ?? [] }

  /// Calls a closure for the element and everything below it, parents before children.
  package func visitTree(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visitTree(body) }
  }
}
