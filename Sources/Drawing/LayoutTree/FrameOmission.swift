/// A content that a component's frame does not show, and why.
///
/// A toolkit reports what it knows and the layout tree does not tell: views that are hidden, images that are missing. The
/// message about a blank frame contains it.
public struct FrameOmission: Hashable, Sendable, CustomStringConvertible {
  /// The name of the content in layout trees.
  public let name: String
  /// Why it is not shown, as the end of a sentence: `is hidden`.
  public let reason: String
  /// Whether the content is empty, so that it would show something with a later state.
  public let isEmpty: Bool

  public init(_ name: String, _ reason: String, isEmpty: Bool = false) {
    self.name = name
    self.reason = reason
    self.isEmpty = isEmpty
  }

  public var description: String { "`\(name)` \(reason)." }
}
