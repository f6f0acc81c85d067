/// A short message over a page.
public struct ToastDisplayState: Hashable, Sendable {
  public var message: String
  public var tone: Tone
  /// The title of the action, such as `Undo`.
  public var action: String?
  public var isVisible: Bool

  public init(message: String, tone: Tone = .neutral, action: String? = nil, isVisible: Bool = true) {
    self.message = message
    self.tone = tone
    self.action = action
    self.isVisible = isVisible
  }
}
