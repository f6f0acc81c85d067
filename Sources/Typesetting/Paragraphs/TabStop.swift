public import Foundation

/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// What comes to lie at the stop: the start, the middle or the end of the text up to the next tab.
  public enum Alignment: String, CaseIterable, Codable, Sendable {
    case left, center, right
  }

  /// From the side on which lines begin, in points.
  public var location: CGFloat
  public var alignment: Alignment

  public init(location: CGFloat, alignment: Alignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
