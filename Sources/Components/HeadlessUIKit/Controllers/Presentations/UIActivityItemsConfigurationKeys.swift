/// What can be done with items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let share = Self(rawValue: "UIActivityItemsConfigurationInteractionShare")
  public static let copy = Self(rawValue: "UIActivityItemsConfigurationInteractionCopy")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A description of items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let title = Self("Title")
  public static let messageBody = Self("MessageBody")
  public static let linkPresentationMetadata = Self("LinkPresentationMetadata")
  public static let shareRecipients = Self("ShareRecipients")
  public static let collaborationModeRestrictions = Self("CollaborationModeRestrictions")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    self.init(rawValue: "UIActivityItemsConfigurationMetadataKey\(name)")
  }
}

/// What a preview of an item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let fullSize = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize")
  public static let thumbnail = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
