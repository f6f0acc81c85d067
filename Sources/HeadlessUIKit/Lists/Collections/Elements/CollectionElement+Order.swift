import Foundation

extension CollectionElement {
  /// By section and item, decorations before cells before supplementary views.
  func precedes(_ other: CollectionElement) -> Bool {
    if depth != other.depth { return depth < other.depth }
    if path != other.path { return path < other.path }
    return (kind ?? "") < (other.kind ?? "")
  }
}
