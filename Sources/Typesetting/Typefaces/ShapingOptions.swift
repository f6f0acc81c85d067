/// What else shaping needs to know about a stretch of text.
public struct ShapingOptions: Hashable, Sendable {
  public var direction: TextDirection
  public var features: [FontFeature]
  /// A BCP 47 tag such as `sr`; nil for none.
  public var language: String?

  public init(
    direction: TextDirection = .leftToRight, features: [FontFeature] = [], language: String? = nil
  ) {
    self.direction = direction
    self.features = features
    self.language = language
  }
}
