public import Foundation

/// The appearance of a pointer over a view. There is no real pointer: a test calls ``style(at:)``.
@preconcurrency @MainActor
open class UIPointerInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func invalidate() {}

  /// Returns the style of a pointer at a point in the view. For tests; UIKit has no equivalent.
  open func style(at point: CGPoint) -> UIPointerStyle? {
    guard isEnabled, let view, view.bounds.includes(point) else { return nil }
    let defaultRegion = UIPointerRegion(rect: view.bounds)
    guard let delegate,
      let region = delegate.pointerInteraction(
        self, regionFor: UIPointerRegionRequest(location: point), defaultRegion: defaultRegion)
    else { return nil }
    return delegate.pointerInteraction(self, styleFor: region)
  }
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: DelegateObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

/// Receives what changes together with a pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// A part of a view with one pointer style.
@preconcurrency @MainActor
public final class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  /// The axes along which a pressed pointer stays in the region.
  public var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The location of a pointer in the interaction's view.
@preconcurrency @MainActor
public final class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  /// The modifier keys that are pressed: none.
  public var modifiers: UIKeyModifierFlags { [] }

  init(location: CGPoint) {
    self.location = location
  }
}

/// The shape of a pointer and its effect on the view below it.
@preconcurrency @MainActor
public final class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?
  /// Shapes around the pointer.
  public var accessories: [UIPointerAccessory] = []

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
  }

  /// - Parameter axes: Has no effect.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis) {
    effect = nil
    self.shape = shape
  }

  private override init() {
    effect = nil
    shape = nil
  }

  /// Returns the style that hides the pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }

  /// Returns the style of the system.
  public static func system() -> UIPointerStyle { UIPointerStyle() }
}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The radius of corners unless another one is given, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// The effect of a pointer on the view below it.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where an effect draws its tint.
  public enum TintMode: Int, CaseIterable, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}
