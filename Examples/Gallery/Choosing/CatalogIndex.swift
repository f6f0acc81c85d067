import FirstFrameCatalog
import HeadlessUIKit

/// The components with their previews, found by name.
struct CatalogIndex: Sendable {
  /// In the order of the gallery; those of one category follow each other.
  let components: [ListedComponent]

  init() {
    let listed = Dictionary(ComponentCatalog.components.map { ($0.name, $0) }) { first, _ in first }
    var components: [ListedComponent] = []
    for preview in ComponentCatalog.previews {
      if let index = components.firstIndex(where: { $0.name == preview.component }) {
        components[index].previews.append(preview)
      } else {
        let component = listed[preview.component]
        components.append(
          ListedComponent(
            name: preview.component, category: component?.category ?? "Screens", summary: component?.summary ?? "",
            previews: [preview]))
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

  /// The components of these names, in the order of the names; all for none.
  func components(named names: [String]) throws(CatalogError) -> [ListedComponent] {
    guard !names.isEmpty else { return components }
    var chosen: [ListedComponent] = []
    for name in names { chosen.append(try component(named: name)) }
    return chosen
  }

  /// The preview that `Component/state` names, or the component's first one for `Component`.
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
