import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The order in which assistive technology reads the nodes of a tree.
///
/// Elements are compared by their own positions: a container is transparent, unless it groups its elements.
struct ReadingOrder {
  /// The elements in reading order.
  let elements: [ReadElement]

  init(of tree: LayoutNode, isRightToLeft: Bool) {
    guard !tree.isNested(deeperThan: SceneCheck.maximumDepth) else {
      elements = []
      return
    }
    var items: [Item] = []
    Self.collect(
      tree, in: Surroundings(space: .identity, visible: nil, isRightToLeft: isRightToLeft), into: &items)
    elements = Self.sorted(items, isRightToLeft: isRightToLeft).flatMap(\.elements)
  }

  /// An element, or the elements of a group.
  private struct Item {
    var elements: [ReadElement]
    /// The visible part of the elements, in the space of the tree.
    var box: CGRect
    var accessibility: Accessibility?
    var isHeader: Bool

    /// Before the others, among them, or behind them.
    var rank: Int {
      switch accessibility?.grouping {
      case .first: -1
      case .last: 1
      case .individual, .group, .ordered, .combined, nil: 0
      }
    }

    var priority: Double { accessibility?.details.priority ?? 0 }
  }

  /// The space in which a node is, and the part of it that is visible.
  private struct Surroundings {
    var space: Affine
    var visible: CGRect?
    let isRightToLeft: Bool
    /// Whether a surrounding group reads only elements with an order. Groups between them have no effect.
    var isOrdered = false

    /// Returns the visible part of a box, or the whole box if no part is visible, since it can be scrolled to.
    func visiblePart(of box: CGRect) -> CGRect {
      guard let visible else { return box }
      let part = box.intersection(visible)
      return part.isNull ? box : part
    }
  }

  private static func collect(_ node: LayoutNode, in surroundings: Surroundings, into items: inout [Item]) {
    guard node.opacity >= smallestOpacity else { return }
    let accessibility = node.accessibility
    let space = node.spaceTransform.followed(by: surroundings.space)
    let box = node.bounds.mapped(by: space)
    if node.isReadAsOne {
      let element = ReadElement(node, space: space)
      // An element with a frame or path of its own is there for assistive technology.
      let place = accessibility?.details.outline == nil ? box : element.outline.controlPointBounds ?? box
      items.append(
        Item(
          elements: [element], box: surroundings.visiblePart(of: place),
          accessibility: accessibility, isHeader: accessibility?.traits.contains(.header) == true))
      return
    }
    guard accessibility?.hidesChildren != true else { return }
    var inner = surroundings
    inner.space = space
    if node.clips { inner.visible = surroundings.visible.map { $0.intersection(box) } ?? box }
    guard isGroup(accessibility, in: surroundings) else {
      for child in node.children { collect(child, in: inner, into: &items) }
      return
    }
    let grouping = accessibility?.grouping ?? .individual
    inner.isOrdered = grouping == .ordered
    var grouped: [Item] = []
    for child in node.children { collect(child, in: inner, into: &grouped) }
    if grouping == .ordered { grouped.removeAll { $0.accessibility?.order == nil } }
    let sorted = sorted(grouped, isRightToLeft: surroundings.isRightToLeft)
    var elements = sorted.flatMap(\.elements)
    if grouping == .combined { elements = combined(elements, in: node, space: space) }
    if let container = accessibility?.details.container { elements = contained(elements, in: container) }
    guard !elements.isEmpty else { return }
    let parts = sorted.reduce(sorted.first?.box ?? box) { $0.union($1.box) }
    items.append(
      Item(
        elements: elements, box: inner.visiblePart(of: parts), accessibility: accessibility,
        isHeader: sorted.first?.isHeader == true))
  }

  /// UIKit ignores views that are less opaque.
  private static let smallestOpacity = 0.01

  /// Whether the elements inside of a node are read one after the other.
  private static func isGroup(_ accessibility: Accessibility?, in surroundings: Surroundings) -> Bool {
    guard let accessibility else { return false }
    if accessibility.order != nil || accessibility.grouping == .ordered { return true }
    guard !surroundings.isOrdered else { return false }
    let details = accessibility.details
    return accessibility.grouping != .individual || details.container != nil || details.priority != 0
  }

  /// Returns the texts as one element, followed by the other elements.
  private static func combined(_ elements: [ReadElement], in node: LayoutNode, space: Affine) -> [ReadElement] {
    let texts = elements.filter(\.isPlainText)
    let others = elements.filter { !$0.isPlainText }
    guard !texts.isEmpty || node.accessibility?.label != nil else { return others }
    return [ReadElement(combining: texts, in: node, space: space)] + others
  }

  /// Returns the elements of a container with what it adds to them.
  private static func contained(_ elements: [ReadElement], in container: Accessibility.Container) -> [ReadElement] {
    guard !elements.isEmpty else { return [] }
    var elements = elements
    switch container.kind {
    case .tabBar, .series:
      for index in elements.indices where elements[index].position == nil {
        elements[index].position = (index + 1, elements.count)
        elements[index].isTab = container.kind == .tabBar
      }
    case .dataTable:
      var rows: Set<Int> = []
      for index in elements.indices {
        guard let cell = elements[index].accessibility.details.cell else { continue }
        elements[index].beginsRow = rows.insert(cell.row).inserted
      }
    case .list, .landmark, .semanticGroup: break
    }
    elements[0].begun.insert(container, at: 0)
    elements[elements.count - 1].ended.append(container)
    return elements
  }

  private static func sorted(_ items: [Item], isRightToLeft: Bool) -> [Item] {
    let explicit = items.filter { $0.accessibility?.order != nil }
      .sorted { ($0.accessibility?.order ?? 0) < ($1.accessibility?.order ?? 0) }
    let others = items.filter { $0.accessibility?.order == nil }
    return [-1, 0, 1].reduce(explicit) { result, rank in
      let ranked = others.filter { $0.rank == rank }
      let priorities = Set(ranked.map(\.priority)).sorted(by: >)
      return priorities.reduce(result) { result, priority in
        result
          + rows(ranked.filter { $0.priority == priority }).flatMap { isRightToLeft ? $0.reversed() : $0 }
      }
    }
  }

  /// Groups items into rows, each sorted from left to right. An item is in a row if its top is above the middle of the
  /// row's first item, and it does not overlap the row's other items horizontally. Headers precede items with the same
  /// top.
  private static func rows(_ items: [Item]) -> [[Item]] {
    var rows: [[Item]] = []
    var middle: CGFloat = 0
    let order = items.indices.sorted {
      let (one, other) = (items[$0], items[$1])
      if one.box.minY != other.box.minY { return one.box.minY < other.box.minY }
      return one.isHeader != other.isHeader ? one.isHeader : $0 < $1
    }
    for index in order {
      let item = items[index]
      if !rows.isEmpty, item.box.minY < middle, let place = place(of: item, in: rows[rows.count - 1]) {
        rows[rows.count - 1].insert(item, at: place)
      } else {
        rows.append([item])
        middle = item.box.midY
      }
    }
    return rows
  }

  /// Returns the index of an item in a row, or `nil` if it overlaps one of the row's items horizontally.
  private static func place(of item: Item, in row: [Item]) -> Int? {
    var (low, high) = (0, row.count)
    while low < high {
      let middle = (low + high) / 2
      if row[middle].box.midX <= item.box.midX { low = middle + 1 } else { high = middle }
    }
    let neighbors = [low - 1, low].filter(row.indices.contains)
    return neighbors.contains { overlap(row[$0].box, item.box) } ? nil : low
  }

  private static func overlap(_ box: CGRect, _ other: CGRect) -> Bool {
    min(box.maxX, other.maxX) - max(box.minX, other.minX) > 0.5
  }
}

extension LayoutNode {
  /// Whether the node specifies that it is an element, or specifies no accessibility and has text.
  fileprivate var isReadAsOne: Bool {
    accessibility?.isElement ?? (text?.string.unicodeScalars.contains { !$0.isWhiteSpace } ?? false)
  }
}
