import Foundation

/// The dimensions of an element that its content decides.
struct FlexibleAxes: OptionSet, Hashable {
  let rawValue: UInt8

  static let horizontal = FlexibleAxes(rawValue: 1 << 0)
  static let vertical = FlexibleAxes(rawValue: 1 << 1)
  static let both: FlexibleAxes = [.horizontal, .vertical]

  init(_ axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}

extension SizeProposal {
  /// A size without a limit in the dimensions that content decides.
  init(_ size: CGSize, flexible axes: FlexibleAxes) {
    self.init(
      width: axes.contains(.horizontal) ? nil : size.width, height: axes.contains(.vertical) ? nil : size.height)
  }
}

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
