import FirstFramePreviewGallery
import HeadlessUIKit

/// The previews of some modules, in the order of the page: those of libraries by category, then the others by module.
@MainActor
struct PreviewList {
  private(set) var previews: [(listed: ListedPreview, preview: ComponentPreview)] = []
  private(set) var omissions: [GalleryOmission] = []
  private var names: Set<String> = []

  /// Reads the properties, those of libraries first, because they have categories.
  ///
  /// - Parameters:
  ///   - skipped: The properties that ended the program before, as `willRead` names them.
  ///   - willRead: Is called before a property is read, with its name.
  init(_ properties: [PreviewProperty], skipping skipped: Set<String>, willRead: (String) throws -> Void) rethrows {
    omissions = properties.compactMap { property in
      property.obstacle.map { GalleryOmission(property: "\(property.module).\(property.name)", reason: $0) }
    }
    // The list of a whole library comes before parts of it.
    let libraries = properties.filter { $0.kind == .components }
    let whole = libraries.filter { $0.name.hasSuffix(".components") }
    let parts = libraries.filter { !$0.name.hasSuffix(".components") }
    for property in whole + parts + properties.filter({ $0.kind != .components }) where property.obstacle == nil {
      let work = "\(property.module).\(property.name)"
      guard !skipped.contains(work) else { continue }
      try willRead(work)
      guard add(property) else {
        omissions.append(GalleryOmission(property: work, reason: "it threw an error"))
        continue
      }
    }
    sortByCategory()
  }

  private mutating func add(_ property: PreviewProperty) -> Bool {
    if let components = property.components() {
      for component in components {
        for preview in component.previews {
          add(preview, category: component.category, summary: component.summary, of: property)
        }
      }
      return true
    }
    guard let found = property.previews() else { return false }
    for preview in found {
      // A library may list a component without all of its previews.
      let known = previews.first { $0.listed.component == preview.component }?.listed
      add(preview, category: known?.category ?? property.module, summary: known?.summary ?? "", of: property)
    }
    return true
  }

  /// Adds a preview, unless one of this name is in the list: libraries list the previews of their types again.
  private mutating func add(
    _ preview: ComponentPreview, category: String, summary: String, of property: PreviewProperty
  ) {
    let listed = ListedPreview(
      component: preview.component, state: preview.state, category: category, summary: summary, module: property.module)
    guard names.insert(listed.name).inserted else { return }
    previews.append((listed, preview))
  }

  /// Puts the previews of a category together, and within it those of a component.
  private mutating func sortByCategory() {
    var places: [String: Int] = [:]
    for (listed, _) in previews {
      for key in [listed.category, "\(listed.category)/\(listed.component)"] where places[key] == nil {
        places[key] = places.count
      }
    }
    func order(_ listed: ListedPreview) -> (Int, Int) {
      (places[listed.category] ?? 0, places["\(listed.category)/\(listed.component)"] ?? 0)
    }
    previews = previews.enumerated().sorted { one, other in
      (order(one.element.listed), one.offset) < (order(other.element.listed), other.offset)
    }.map(\.element)
  }
}

private func < (one: ((Int, Int), Int), other: ((Int, Int), Int)) -> Bool {
  (one.0.0, one.0.1, one.1) < (other.0.0, other.0.1, other.1)
}
