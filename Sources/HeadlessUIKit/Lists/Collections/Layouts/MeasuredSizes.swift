import Foundation

/// The sizes that elements have asked for, by their places.
struct MeasuredSizes {
  private var sizes: [CollectionElement: CGSize] = [:]

  subscript(element: CollectionElement) -> CGSize? {
    get { sizes[element] }
    set { sizes[element] = newValue }
  }

  mutating func forget() {
    sizes = [:]
  }

  /// Items go where an update has put them; headers and the like are measured anew.
  mutating func move(to destinations: [IndexPath: IndexPath]) {
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in sizes where element.category == .cell {
      if let path = destinations[element.path] { moved[element.moved(to: path)] = size }
    }
    sizes = moved
  }
}
