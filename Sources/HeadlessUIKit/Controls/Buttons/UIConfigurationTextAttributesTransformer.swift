public import Foundation

/// A change that a configuration makes to the attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer {
  public typealias Attributes = [NSAttributedString.Key: Any]

  private let change: (Attributes) -> Attributes

  /// - Parameter transform: From the attributes as they are to those that are shown. They are those of attributed
  ///   strings, by key: there are no attribute containers of UIKit's here.
  public init(_ transform: @escaping (Attributes) -> Attributes) {
    change = transform
  }

  public func callAsFunction(_ incoming: Attributes) -> Attributes { change(incoming) }
}
