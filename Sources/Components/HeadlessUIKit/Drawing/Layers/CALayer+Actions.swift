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
  /// The preferred frames of the screen in a second. There is no screen.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { seldom["preferredFrameRateRange"] ?? .default }
    set { seldom["preferredFrameRateRange"] = newValue }
  }
}

extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { seldom["beginTime"] ?? 0 }
    set { seldom["beginTime"] = newValue }
  }

  public var duration: CFTimeInterval {
    get { seldom["duration"] ?? .infinity }
    set { seldom["duration"] = newValue }
  }

  /// The speed of the layer's animations: 0 pauses them.
  public var speed: Float {
    get { seldom["speed"] ?? 1 }
    set {
      seldom["speed"] = newValue
      seldom.list("speed", if: newValue == 0, drawn: "a paused layer has the values that were set")
    }
  }

  public var timeOffset: CFTimeInterval {
    get { seldom["timeOffset"] ?? 0 }
    set { seldom["timeOffset"] = newValue }
  }

  public var repeatCount: Float {
    get { seldom["repeatCount"] ?? 0 }
    set { seldom["repeatCount"] = newValue }
  }

  public var repeatDuration: CFTimeInterval {
    get { seldom["repeatDuration"] ?? 0 }
    set { seldom["repeatDuration"] = newValue }
  }

  public var autoreverses: Bool {
    get { seldom["autoreverses"] ?? false }
    set { seldom["autoreverses"] = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { seldom["fillMode"] ?? .removed }
    set { seldom["fillMode"] = newValue }
  }

  /// The actions of changes by the names of properties. In a filmstrip, changes of a property with `NSNull` are seen at
  /// once; other actions are not run.
  public var actions: [String: any CAAction]? {
    get { seldom["actions"] }
    set { seldom["actions"] = newValue }
  }

  public var style: [AnyHashable: Any]? {
    get { seldom["style"] }
    set { seldom["style"] = newValue }
  }
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
