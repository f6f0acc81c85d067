public import Foundation

/// What happens when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action, in the dictionary ``CALayer/actions``.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// The timing of an animation or a layer. It has no effect outside of a filmstrip.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {
}

extension CALayer: CAMediaTiming {
}

extension CALayer {
  /// Returns the action of the delegate, of ``actions`` or of the class; if there is none, the animation with which a
  /// layer without a view changes in a filmstrip.
  func standardAction(forKey event: String) -> (any CAAction)? {
    if let action = (delegate as? any CALayerDelegate)?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] ?? type(of: self).defaultAction(forKey: event) { return action }
    guard AnimationTimeline.current != nil, LayerValues.Part.allActionNames.contains(event) else { return nil }
    return CABasicAnimation(keyPath: event)
  }
}

/// Takes part in the drawing and the layout of a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
