import Foundation

/// A property that is set and visible on a device, but not drawn.
///
/// Views and layers list theirs in `undrawnProperties`; snapshots show the list as warnings. The table of properties in the
/// tests requires that each public property is drawn, has no visible effect, or is listed.
struct UndrawnProperty: Hashable {
  /// The property, with the path to it if it belongs to a part of the view: `textContainer.exclusionPaths`.
  let name: String
  /// What is drawn instead, as a clause.
  let substitute: String

  init(_ name: String, drawn substitute: String) {
    self.name = name
    self.substitute = substitute
  }

  /// Returns the property with a path to the part of the view that it belongs to.
  func at(_ path: String) -> UndrawnProperty { UndrawnProperty("\(path).\(name)", drawn: substitute) }

  /// Returns the warning about the property of a view.
  @MainActor func warning(of view: UIView) -> String {
    warning(of: String(describing: type(of: view)), identifier: view.accessibilityIdentifier)
  }

  /// Returns the warning about the property of a layer.
  @MainActor func warning(of layer: CALayer) -> String {
    if let view = layer.view {
      return warning(of: "the layer of \(type(of: view))", identifier: view.accessibilityIdentifier)
    }
    return warning(of: String(describing: type(of: layer)), identifier: layer.name)
  }

  private func warning(of owner: String, identifier: String?) -> String {
    let identifier = identifier.map { " (\($0))" } ?? ""
    return "`\(name)` of \(owner)\(identifier) is not drawn: \(substitute)"
  }
}
