/// A part of an interface document that has no effect here.
package struct InterfaceFinding: Hashable, Sendable, CustomStringConvertible {
  /// The path of the document.
  package let file: String
  package let line: Int
  /// The identifier of the object in the document; `nil` outside of objects.
  package let objectID: String?
  package let element: String
  /// The attribute that has no effect; `nil` if it is the whole element.
  package let attribute: String?

  /// What has no effect, with the object.
  package var reason: String {
    let object = objectID.map { " of the object \($0)" } ?? ""
    guard let attribute else { return "The element `\(element)`\(object) is not supported; it is left out." }
    return "The attribute `\(attribute)` of `\(element)`\(object) is not supported; it has no effect."
  }

  package var remedy: String {
    attribute == nil ? "Create the object in code, or remove it." : "Set the property in code, or remove the attribute."
  }

  package var description: String { "\(file):\(line): \(reason) \(remedy)" }
}

extension InterfaceDocument {
  /// The elements and attributes that have no effect, in the order of the document.
  package var findings: [InterfaceFinding] {
    var result: [InterfaceFinding] = []
    for child in root.children where !InterfaceVocabulary.designTimeElements.contains(child.name) {
      // The resources repeat what the system and the asset catalogs have.
      if child.name != "resources" { collect(child, in: nil, &result) }
    }
    return result
  }

  private func collect(
    _ element: InterfaceElement, in object: String?, _ result: inout [InterfaceFinding]
  ) {
    guard !InterfaceVocabulary.designTimeElements.contains(element.name) else { return }
    let object = InterfaceVocabulary.parts.contains(element.name) ? object : element.id ?? object
    guard let known = InterfaceVocabulary.attributes(of: element.name) else {
      result.append(
        InterfaceFinding(file: path, line: element.line, objectID: object, element: element.name, attribute: nil))
      return
    }
    for (name, _) in element.attributes where !known.contains(name) {
      guard !InterfaceVocabulary.ineffectiveAttributes.contains(name) else { continue }
      result.append(
        InterfaceFinding(file: path, line: element.line, objectID: object, element: element.name, attribute: name))
    }
    for child in element.children { collect(child, in: object, &result) }
  }
}
