public import Foundation

/// An effect that moves a view when the device is tilted. The device is at rest.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that interpolates a property.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  open private(set) var keyPath: String
  open private(set) var type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// The axis along which the device is tilted.
  public enum EffectType: Int, CaseIterable, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }
}

/// Several effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  func standardExchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (lower, upper) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insertSubview(upper, at: min(index1, index2))
    insertSubview(lower, at: max(index1, index2))
  }

  public func exerciseAmbiguityInLayout() {}

  /// Begins a group of changes that are animated. They are applied at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

  /// The object that is notified of groups of changes. They are applied at once, so that it is not called.
  public class func setAnimationDelegate(_ delegate: Any?) {}
  public class func setAnimationWillStart(_ selector: Selector?) {}
  public class func setAnimationDidStop(_ selector: Selector?) {}

  /// The transition of a group of changes. It is not shown.
  public enum AnimationTransition: Int, CaseIterable, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }
}
