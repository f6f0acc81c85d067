/// The appearance of a view under a pointer or gaze. No pointer or gaze is shown.
@preconcurrency @MainActor
public struct UIHoverStyle {
  public var effect: any UIHoverEffect
  /// The outline of the effect; `nil` for that of the view.
  public var shape: UIShape?
  public var isEnabled = true

  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public init(shape: UIShape? = nil) {
    self.init(effect: UIHoverAutomaticEffect(), shape: shape)
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// An effect of a pointer or gaze on the view below it.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

public struct UIHoverAutomaticEffect: UIHoverEffect {
  public nonisolated init() {}
}

public struct UIHoverHighlightEffect: UIHoverEffect {
  public nonisolated init() {}
}

public struct UIHoverLiftEffect: UIHoverEffect {
  public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
