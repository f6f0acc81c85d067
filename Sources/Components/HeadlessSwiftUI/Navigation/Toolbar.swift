import HeadlessUIKit

/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(type(of: self)) has no body") }
}

/// Items of bars that the user can rearrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// An item of a bar with its place.
@MainActor
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: any View
  /// The length of a space in place of a view; `nil` for a view.
  var spacing: SpacerSizing?
  /// Whether the item has no part in the glass of its neighbors.
  var hidesSharedBackground = false
}

/// Content of bars without a body.
@MainActor @preconcurrency
protocol ToolbarEntries {
  var entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The items, from the leading edge.
  var allEntries: [ToolbarEntry] { (self as? any ToolbarEntries)?.entries ?? body.allEntries }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, ToolbarEntries {
  public typealias Body = Never

  let entries: [ToolbarEntry]
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entries = [ToolbarEntry(placement: placement, view: content())]
  }
}

extension ToolbarItem where ID == String {
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entries = [ToolbarEntry(placement: placement, view: content())]
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    entries = showsByDefault ? [ToolbarEntry(placement: placement, view: content())] : []
  }
}

/// Items of a bar with the same place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarEntries {
  public typealias Body = Never

  let entries: [ToolbarEntry]

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entries = [ToolbarEntry(placement: placement, view: content())]
  }

  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    entries = [ToolbarEntry(placement: placement, view: content())]
  }
}

/// The content of a group of items with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

/// A space between the items of a bar, since iOS 26.
public struct ToolbarSpacer: CustomizableToolbarContent, ToolbarEntries {
  public typealias Body = Never

  let entries: [ToolbarEntry]

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    entries = [ToolbarEntry(placement: placement, view: EmptyView(), spacing: sizing)]
  }
}

/// The length of a space between the items of a bar.
public struct SpacerSizing: Hashable, Sendable {
  private enum Kind { case flexible, fixed }

  private let kind: Kind
  public static let flexible = SpacerSizing(kind: .flexible)
  public static let fixed = SpacerSizing(kind: .fixed)
}

/// The standard items of a bar for search. The bar places them by itself.
public struct DefaultToolbarItem: ToolbarContent, ToolbarEntries {
  public typealias Body = Never

  /// What the item is.
  public struct Kind: Hashable, Sendable {
    private enum Value { case search, sidebarToggle, title }

    private let value: Value
    public static let search = Kind(value: .search)
    public static let sidebarToggle = Kind(value: .sidebarToggle)
    public static let title = Kind(value: .title)
  }

  let entries: [ToolbarEntry] = []

  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
}

/// Where an item is.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable { case leading, trailing, principal, bottom, keyboard, overflow, titleMenu }

  let place: Place
  /// Whether the item ends the task of the page, and is bold.
  var isConfirmation = false
  /// Whether the item is in the middle of its bar.
  var isCentered = false
  /// The name of a place whose items are drawn in place of the title; `nil` for other places.
  var substituted: String?
  static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .overflow)
  public static let status = ToolbarItemPlacement(place: .bottom, isCentered: true)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isConfirmation: true)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let largeSubtitle = ToolbarItemPlacement(place: .principal, substituted: "largeSubtitle")
}
