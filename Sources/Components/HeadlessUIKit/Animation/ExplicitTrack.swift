import FirstFrameGeometry
import FirstFrameImaging
import Foundation

/// An animation that was added to a layer.
@MainActor
final class ExplicitTrack {
  let layer: CALayer
  let key: String
  let animation: CAAnimation
  /// The time of the clock at which the animation begins, in seconds.
  let begin: Double
  var layerIdentifier: ObjectIdentifier { ObjectIdentifier(layer) }

  init(_ animation: CAAnimation, key: String, on layer: CALayer, begin: Double) {
    (self.animation, self.key, self.layer, self.begin) = (animation, key, layer, begin)
  }

  /// The duration of an animation of which none is set, in seconds.
  static let standardDuration = 0.25

  /// The time from the start to the end, in seconds; infinite for an endless animation.
  var totalDuration: Double { AnimationClock(animation, within: Self.standardDuration).total }

  func isActive(at time: Double) -> Bool { localTime(at: time) != nil }

  /// The time within the animation; `nil` if it has no effect at a time.
  private func localTime(at time: Double) -> Double? {
    let clock = AnimationClock(animation, within: Self.standardDuration)
    return clock.localTime(at: time - begin, isKeptAtEnd: !animation.isRemovedOnCompletion)
  }

  /// Changes the values of the layer to those at a time.
  func apply(to values: inout LayerValues, at time: Double) {
    guard let local = localTime(at: time) else { return }
    for value in animatedProperties(of: animation, at: local, within: Self.standardDuration) {
      guard let model = values.value(forKeyPath: value.keyPath) else { continue }
      if let animated = value.animation.value(at: value.time, from: model) {
        values.set(animated, forKeyPath: value.keyPath)
      }
    }
  }

  /// Replaces properties that only the class of the layer has, such as the path of a shape, by those at a time. Returns a
  /// closure that sets them back; `nil` if there are none.
  func replaceValue(at time: Double) -> (() -> Void)? {
    guard let local = localTime(at: time) else { return nil }
    var restorations: [() -> Void] = []
    for value in animatedProperties(of: animation, at: local, within: Self.standardDuration) {
      guard let property = layer.ownProperty(forKeyPath: value.keyPath), let model = property.animatedValue,
        let animated = value.animation.value(at: value.time, from: model)
      else { continue }
      property.set(animated.object)
      restorations.append { property.set(property.value) }
    }
    return restorations.isEmpty ? nil : { for restore in restorations.reversed() { restore() } }
  }

  private struct AnimatedProperty {
    let animation: CAPropertyAnimation
    let keyPath: String
    /// The time within the animation, in seconds.
    let time: PropertyTime
  }

  /// Returns the animations of properties in an animation, with their times.
  private func animatedProperties(of animation: CAAnimation, at time: Double, within duration: Double)
    -> [AnimatedProperty]
  {
    let clock = AnimationClock(animation, within: duration)
    if let property = animation as? CAPropertyAnimation {
      guard let keyPath = property.keyPath else { return [] }
      return [AnimatedProperty(animation: property, keyPath: keyPath, time: clock.propertyTime(at: time))]
    }
    guard let group = animation as? CAAnimationGroup else { return [] }
    let own = clock.easedTime(at: time)
    return (group.animations ?? []).flatMap { child -> [AnimatedProperty] in
      let inner = AnimationClock(child, within: clock.duration)
      guard let local = inner.localTime(at: own - child.beginTime, isKeptAtEnd: true) else { return [] }
      return animatedProperties(of: child, at: local, within: clock.duration)
    }
  }
}

/// A time within an animation of a property.
struct PropertyTime {
  /// In seconds.
  let seconds: Double
  /// The fraction of the duration, after the timing function.
  let eased: Double
}

/// The time of an animation: its duration, repetitions and timing function.
@MainActor
struct AnimationClock {
  private let animation: CAAnimation
  let duration: Double

  /// - Parameter standard: The duration of an animation of which none is set, in seconds.
  init(_ animation: CAAnimation, within standard: Double) {
    self.animation = animation
    duration = animation.duration > 0 && animation.duration.isFinite ? animation.duration : standard
  }

  private var cycle: Double { animation.autoreverses ? 2 * duration : duration }
  private var speed: Double { animation.speed > 0 ? Double(animation.speed) : 1 }

  /// The length of all runs within the animation, in seconds.
  private var activeDuration: Double {
    if animation.repeatDuration > 0 { return animation.isEndless ? .infinity : animation.repeatDuration }
    if animation.isEndless { return .infinity }
    return cycle * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
  }

  /// The length of all runs, in seconds.
  var total: Double { activeDuration / speed }

  /// Returns the time within one run; `nil` if the animation has no effect.
  ///
  /// - Parameter isKeptAtEnd: Whether the animation stays when it has ended, so that its fill mode matters.
  func localTime(at time: Double, isKeptAtEnd: Bool) -> Double? {
    var active = time * speed + animation.timeOffset
    let fill = animation.fillMode
    if active < 0 {
      guard fill == .backwards || fill == .both else { return nil }
      active = 0
    }
    if active >= activeDuration {
      guard isKeptAtEnd, fill == .forwards || fill == .both else { return nil }
      let rest = activeDuration - (activeDuration / cycle).rounded(.down) * cycle
      return mirrored(rest == 0 ? cycle : rest)
    }
    return mirrored(active - (active / cycle).rounded(.down) * cycle)
  }

  private func mirrored(_ time: Double) -> Double {
    animation.autoreverses && time > duration ? 2 * duration - time : time
  }

  func propertyTime(at time: Double) -> PropertyTime {
    PropertyTime(seconds: time, eased: easedTime(at: time) / duration)
  }

  /// Returns the time after the timing function, which is linear if none is set, in seconds.
  func easedTime(at time: Double) -> Double {
    guard let function = animation.timingFunction else { return time }
    return function.curve.progress(at: time, of: duration) * duration
  }
}

extension CAPropertyAnimation {
  /// Returns the value at a time; `nil` if there is none.
  ///
  /// - Parameter model: The value of the layer.
  func value(at time: PropertyTime, from model: AnimatedValue) -> AnimatedValue? {
    let value =
      switch self {
      case let basic as CABasicAnimation: basic.ownValue(at: time, model)
      case let keyframes as CAKeyframeAnimation: keyframes.ownValue(at: time)
      default: AnimatedValue?.none
      }
    return isAdditive ? value.flatMap { model.adding($0) } : value
  }
}

extension CABasicAnimation {
  fileprivate func ownValue(at time: PropertyTime, _ model: AnimatedValue) -> AnimatedValue? {
    let (from, to, by) = (AnimatedValue(fromValue), AnimatedValue(toValue), AnimatedValue(byValue))
    let start = from ?? by.flatMap { way in to?.adding(way, sign: -1) } ?? model
    guard let end = to ?? by.flatMap({ start.adding($0) }) ?? (from == nil ? nil : model) else { return nil }
    if let spring = self as? CASpringAnimation {
      return start.mixed(with: end, at: spring.dampedSpring.progress(at: time.seconds))
    }
    return start.mixed(with: end, at: time.eased)
  }
}

extension CASpringAnimation {
  var dampedSpring: DampedSpring {
    DampedSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
  }
}

extension CAKeyframeAnimation {
  fileprivate func ownValue(at time: PropertyTime) -> AnimatedValue? {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    if let path {
      return path.shape.point(at: CGFloat(time.eased), isPaced: isPaced).map { .point($0) }
    }
    let values = (values ?? []).compactMap { AnimatedValue($0) }
    guard let first = values.first else { return nil }
    guard values.count > 1 else { return first }
    if calculationMode == .discrete { return discreteValue(values, at: time.eased) }
    let times = isPaced ? Self.pacedTimes(values) : frameTimes(values.count)
    let index = times.lastIndex { $0 <= time.eased } ?? 0
    guard index < values.count - 1 else { return values[values.count - 1] }
    let length = times[index + 1] - times[index]
    var fraction = length > 0 ? (time.eased - times[index]) / length : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      fraction = functions[index].curve.progress(at: fraction, of: 1)
    }
    return values[index].mixed(with: values[index + 1], at: fraction)
  }

  /// The times of the values, as fractions: those that were set, or evenly distributed ones.
  private func frameTimes(_ count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  private static func pacedTimes(_ values: [AnimatedValue]) -> [Double] {
    var sums = [0.0]
    for (first, second) in zip(values, values.dropFirst()) {
      sums.append(sums[sums.count - 1] + second.distance(from: first))
    }
    let total = sums[sums.count - 1]
    return total > 0 ? sums.map { $0 / total } : sums
  }

  /// Each value is shown until the time of the next one; there may be one time more than there are values.
  private func discreteValue(_ values: [AnimatedValue], at fraction: Double) -> AnimatedValue {
    let times = keyTimes?.map(\.doubleValue) ?? (0...values.count).map { Double($0) / Double(values.count) }
    let index = times.lastIndex { $0 <= fraction } ?? 0
    return values[min(index, values.count - 1)]
  }
}

/// A property that only the class of a layer has, such as the path of a shape.
@MainActor
struct OwnLayerProperty {
  let value: Any?
  let set: (Any?) -> Void
  private let isColor: Bool

  fileprivate init<Layer: CALayer, Value>(_ layer: Layer, _ keyPath: ReferenceWritableKeyPath<Layer, Value>) {
    value = layer[keyPath: keyPath]
    set = { if let value = $0 as? Value { layer[keyPath: keyPath] = value } }
    isColor = false
  }

  fileprivate init<Layer: CALayer, Value>(_ layer: Layer, _ keyPath: ReferenceWritableKeyPath<Layer, Value?>) {
    value = layer[keyPath: keyPath]
    set = { layer[keyPath: keyPath] = $0 as? Value }
    isColor = Value.self == CGColor.self
  }

  /// The value of which an animation starts: no color is a clear one.
  var animatedValue: AnimatedValue? { AnimatedValue(value) ?? (isColor ? .color(.clear) : nil) }
}

extension CALayer {
  fileprivate func ownProperty(forKeyPath keyPath: String) -> OwnLayerProperty? {
    if let shape = self as? CAShapeLayer {
      switch keyPath {
      case "path": return OwnLayerProperty(shape, \.path)
      case "strokeStart": return OwnLayerProperty(shape, \.strokeStart)
      case "strokeEnd": return OwnLayerProperty(shape, \.strokeEnd)
      case "lineWidth": return OwnLayerProperty(shape, \.lineWidth)
      case "lineDashPhase": return OwnLayerProperty(shape, \.lineDashPhase)
      case "fillColor": return OwnLayerProperty(shape, \.fillColor)
      case "strokeColor": return OwnLayerProperty(shape, \.strokeColor)
      default: return nil
      }
    }
    guard let gradient = self as? CAGradientLayer else { return nil }
    switch keyPath {
    case "colors": return OwnLayerProperty(gradient, \.colors)
    case "locations": return OwnLayerProperty(gradient, \.locations)
    case "startPoint": return OwnLayerProperty(gradient, \.startPoint)
    case "endPoint": return OwnLayerProperty(gradient, \.endPoint)
    default: return nil
    }
  }
}
