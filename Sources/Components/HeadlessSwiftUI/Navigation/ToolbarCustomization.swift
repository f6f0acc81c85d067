public import HeadlessUIKit

/// Whether people can move an item of a bar.
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

/// How people begin to arrange items.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// An item that a bar has by itself.
public typealias ToolbarDefaultItemKind = DefaultToolbarItem.Kind

extension CustomizableToolbarContent {
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

extension ToolbarItemPlacement {
  public static let title = ToolbarItemPlacement(place: .principal)
  public static let subtitle = ToolbarItemPlacement(place: .principal, substituted: "subtitle")
  public static let largeTitle = ToolbarItemPlacement(place: .principal, substituted: "largeTitle")
}

/// The menu of a title, which is closed in a frame.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent, ToolbarEntries {
  public typealias Body = Never

  let entries = [ToolbarEntry(placement: .titleMenu, view: EmptyView())]

  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
}

extension View {
  /// Removes an item that a bar has by itself: its title. The other ones are not drawn anyway.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationSetting { scope, _ in
      if defaultItemKind == .title { scope.isTitleRemoved = true }
    }
  }
}

extension NavigationPath {
  /// The path as data; `nil` if a value cannot be written as data.
  ///
  /// The types of the values are not known from data on this platform, so a path is never written.
  public struct CodableRepresentation: Codable, Equatable {
    public init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the types of a path's values are not known"))
    }
    public func encode(to encoder: any Encoder) throws {}
  }

  public var codable: CodableRepresentation? { nil }

  public init(_ codable: CodableRepresentation) { self.init() }
}
