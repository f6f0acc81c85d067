public import Foundation

/// How an item is shown beside other content.
public enum UIPreferredPresentationStyle: Int, CaseIterable, Sendable {
  case unspecified = 0
  case inline = 1
  case attachment = 2
}

/// An item with a preferred size.
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
  /// The size, in points.
  var preferredPresentationSizeForItemProvider: CGSize { get }
}

/// Adds types to those that a class reads.
public protocol UIItemProviderReadingAugmentationProviding: NSObjectProtocol {
  static var additionalLeadingReadableTypeIdentifiersForItemProvider: [String] { get }
  static var additionalTrailingReadableTypeIdentifiersForItemProvider: [String] { get }
  static func object(
    withItemProviderData data: Data, typeIdentifier: String, requestedClass: any NSItemProviderReading.Type
  ) throws -> any NSItemProviderReading
}

extension UIItemProviderReadingAugmentationProviding {
  public static var additionalLeadingReadableTypeIdentifiersForItemProvider: [String] { [] }
  public static var additionalTrailingReadableTypeIdentifiersForItemProvider: [String] { [] }
}
