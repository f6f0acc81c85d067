import FirstFrameCatalog
import FirstFrameTextEscaping
import HeadlessUIKit

/// The components with their previews, for lookup by name.
struct CatalogIndex: Sendable {
  /// The components in the order of the gallery, grouped by category.
  let components: [ListedComponent]

  init() {
    let listed = Dictionary(ComponentCatalog.components.map { ($0.name, $0) }) { first, _ in first }
    let swiftUI = Set(ComponentCatalog.twins.flatMap(\.swiftUI).map(\.component))
    var components: [ListedComponent] = []
    for preview in ComponentCatalog.previews {
      if let index = components.firstIndex(where: { $0.name == preview.component }) {
        components[index].previews.append(preview)
      } else {
        let component = listed[preview.component]
        components.append(
          ListedComponent(
            name: preview.component,
            category: component?.category ?? (swiftUI.contains(preview.component) ? "SwiftUI" : "Screens"),
            summary: component?.summary ?? "", previews: [preview]))
      }
    }
    let categories = components.map(\.category).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    self.components = categories.flatMap { category in components.filter { $0.category == category } }
  }

  var previews: [ComponentPreview] { components.flatMap(\.previews) }

  func component(named name: String) throws(CatalogError) -> ListedComponent {
    let match = components.first { $0.name == name } ?? components.first { $0.name.lowercased() == name.lowercased() }
    guard let match else {
      throw .unknownComponent(name, nearest: EditDistance.nearest(to: name, in: components.map(\.name)))
    }
    return match
  }

  /// Returns the components with the given names, in that order, or all components if `names` is empty.
  func components(named names: [String]) throws(CatalogError) -> [ListedComponent] {
    guard !names.isEmpty else { return components }
    var chosen: [ListedComponent] = []
    for name in names { chosen.append(try component(named: name)) }
    return chosen
  }

  /// Returns the preview named `Component/state`, or the first preview of `Component`.
  func preview(named name: String) throws(CatalogError) -> ComponentPreview {
    let parts = name.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "/" || $0 == "." }.map(String.init)
    let component = try component(named: parts[0])
    let states = component.previews.map(\.state)
    guard parts.count > 1 else { return component.previews[0] }
    guard let preview = component.previews.first(where: { $0.state == parts[1] }) else {
      throw .unknownState(parts[1], component: component.name, states: states)
    }
    return preview
  }
}

/// A component in the list of the gallery.
struct ListedComponent: Sendable {
  let name: String
  let category: String
  /// A sentence about the component; can be empty.
  let summary: String
  /// The previews of the component; never empty.
  var previews: [ComponentPreview]
}
