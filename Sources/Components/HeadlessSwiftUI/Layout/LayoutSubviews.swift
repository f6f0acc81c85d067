public import HeadlessUIKit

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  let element: LayoutElement
  private let placement: Placement

  /// Where a layout has placed a view.
  @MainActor
  final class Placement {
    var position = CGPoint.zero
    var anchor = UnitPoint.topLeading
    var proposal: ProposedViewSize?
  }

  init(_ element: LayoutElement, _ placement: Placement) { (self.element, self.placement) = (element, placement) }

  public var priority: Double { MainActor.assumeIsolated { element.priority } }
  public var spacing: ViewSpacing { MainActor.assumeIsolated { element.viewSpacing } }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let element = element
    // Views give values to layouts on the main actor, where both are evaluated.
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = element.layoutValue(ObjectIdentifier(key)) }
    return value as? Key.Value ?? Key.defaultValue
  }

  public var containerValues: ContainerValues {
    let element = element
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = element.layoutValue(ObjectIdentifier(ContainerValues.self)) }
    return value as? ContainerValues ?? ContainerValues()
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { element.size(for: proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: element)
  }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      placement.position = position
      placement.anchor = anchor
      placement.proposal = proposal
    }
  }

  public static func == (left: Self, right: Self) -> Bool { left.element === right.element }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Index = Int
  public typealias Element = LayoutSubview

  public var layoutDirection: LayoutDirection
  private let subviews: ArraySlice<LayoutSubview>

  init(_ subviews: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
    (self.subviews, layoutDirection) = (subviews, direction)
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(subviews[bounds], layoutDirection) }
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(ArraySlice(indices.map { subviews[$0] }), layoutDirection)
  }
}
