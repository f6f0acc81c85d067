/// What a view does under a gaze or a pointer, which never come here.
public struct UIHoverStyle: Hashable, Sendable {
  public var effect: Effect
  public var isEnabled = true

  public init(effect: Effect = .automatic) {
    self.effect = effect
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle() }

  public enum Effect: Hashable, Sendable {
    case automatic, highlight, lift
  }
}
