import Foundation

/// The dimensions of an element that its content determines.
struct FlexibleAxes: OptionSet, Hashable {
  let rawValue: UInt8

  static let horizontal = FlexibleAxes(rawValue: 1 << 0)
  static let vertical = FlexibleAxes(rawValue: 1 << 1)
  static let both: FlexibleAxes = [.horizontal, .vertical]
}

extension FlexibleAxes {
  init(_ axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}

extension SizeProposal {
  /// Proposes a size without limits in the dimensions that content determines.
  init(_ size: CGSize, flexible axes: FlexibleAxes) {
    self.init(
      width: axes.contains(.horizontal) ? nil : size.width, height: axes.contains(.vertical) ? nil : size.height)
  }
}

/// The measured sizes of elements.
struct MeasuredSizes {
  private var sizes: [CollectionElement: CGSize] = [:]

  subscript(element: CollectionElement) -> CGSize? {
    get { sizes[element] }
    set { sizes[element] = newValue }
  }

  mutating func removeAll() {
    sizes = [:]
  }

  /// Moves the sizes of items to their new index paths. Other elements are measured again.
  mutating func move(to destinations: [IndexPath: IndexPath]) {
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in sizes where element.category == .cell {
      if let path = destinations[element.path] { moved[element.moved(to: path)] = size }
    }
    sizes = moved
  }
}
