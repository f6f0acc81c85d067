import HeadlessUIKit

/// What modifiers of a view tell the container that shows it.
struct ContainerTraits {
  /// The identity in a collection, or that of `id(_:)`.
  var identity: AnyHashable?
  /// The offset of the element in the outermost collection around the view; `nil` outside of collections.
  private(set) var elementOffset: Int?
  /// The identity of `id(_:)`, to which a list scrolls.
  var scrollIdentity: AnyHashable?
  /// The value of `tag(_:)`, which is selected with the view.
  var tag: AnyHashable?
  var section: SectionContent?
  var tabItem: (any View)?
  var badge: Text?
  var row = RowTraits()
  /// The values of `containerValue(_:_:)`.
  var containerValues = ContainerValues()

  /// The value that selects the view in a picker, a list or a tab view.
  var selectionValue: AnyHashable? { tag ?? identity }

  /// Sets which element of a collection the view is made from.
  mutating func setElement(_ identity: some Hashable, at offset: Int) {
    self.identity = self.identity ?? AnyHashable(identity)
    elementOffset = offset
  }
}

/// What modifiers of a row tell its list.
struct RowTraits {
  var insets = RowInsets()
  var background: (any View)?
  var topSeparator: Visibility?
  var bottomSeparator: Visibility?
  var topSeparatorTint: Color?
  var bottomSeparatorTint: Color?
  var leadingActions: (any View)?
  var trailingActions: (any View)?
  /// Removes the row from its collection; `nil` if it cannot be removed.
  var delete: (() -> Void)?
  var isDeleteDisabled = false
  var canDelete: Bool { delete != nil && !isDeleteDisabled }
  /// Moves the row by a number of rows; `nil` if it cannot be moved.
  var move: ((Int) -> Void)?
  var isMoveDisabled = false
  var isSelectionDisabled = false
}

/// The distances of a row's content from its edges, in points; `nil` for those of the look.
struct RowInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
}

/// A section of a list: its rows, and the views above and below.
struct SectionContent {
  var header: any View
  var footer: any View
  var content: any View
  /// The rows after the content; `nil` for none.
  var actions: (any View)?
  var isExpanded: Binding<Bool>?
}

/// A view with traits for its container. They have no effect elsewhere.
struct TraitView<Content: View>: PrimitiveView, ContainedViews {
  let content: Content
  /// Sets what the content has not set itself.
  let change: @MainActor (inout ContainerTraits) -> Void

  func containedItems(in context: BuildContext) -> [ContainedItem] {
    content.containedItems(in: context.child("trait")).map { item in
      item.mapViews { change(&$0.traits) }
    }
  }
}

extension View {
  /// Tells the container of the view something, unless a modifier within the view has already.
  func containerTrait(_ change: @escaping @MainActor (inout ContainerTraits) -> Void) -> some View {
    TraitView(content: self, change: change)
  }

  /// Sets a trait, unless a modifier within the view has.
  func containerTrait<Value>(
    _ keyPath: WritableKeyPath<ContainerTraits, Value?>, _ value: Value?
  ) -> some View {
    containerTrait { $0[keyPath: keyPath] = $0[keyPath: keyPath] ?? value }
  }

  /// Identifies the view among those of a picker, a list or a tab view.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    containerTrait(\.tag, AnyHashable(tag))
  }
}
