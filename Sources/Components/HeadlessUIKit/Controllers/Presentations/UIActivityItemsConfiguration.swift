public import Foundation

/// The items of a responder that can be shared.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]?
}

extension UIActivityItemsConfigurationReading {
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  public func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? { nil }
}

/// Provides the items that can be shared.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding, UIUserActivityRestoring {}

/// A list of items that can be shared.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  open var localObject: Any?
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  open var applicationActivitiesProvider: (() -> [UIActivity]?)?

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }

  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  open func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? { applicationActivitiesProvider?() }
}
