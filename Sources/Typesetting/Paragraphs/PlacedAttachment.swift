public import Foundation

/// The room that a line reserved for a picture.
public struct PlacedAttachment: Hashable, Sendable {
  /// The index of the text run that asked for it.
  public var textRun: Int
  /// In points from the top left of the text.
  public var rect: CGRect
}
