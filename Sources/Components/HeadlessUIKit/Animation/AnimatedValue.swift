import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// A value of an explicit animation.
@MainActor
enum AnimatedValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(Color)
  case path(Path)
  case numbers([CGFloat])
  case colors([Color])

  /// Converts a value of code; `nil` for a value of a type that is not animated.
  init?(_ value: Any?) {
    switch value {
    case nil: return nil
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform: self = .transform(CATransform3D(transform.affine))
    case let color as CGColor: self = .color(color.straightComponents.color)
    case let color as UIColor: self = .color(color.cgColor.straightComponents.color)
    case let path as CGPath: self = .path(path.shape)
    case let path as UIBezierPath: self = .path(path.shape)
    case let colors as [CGColor]: self = .colors(colors.map { $0.straightComponents.color })
    case let list as [Any]:
      let numbers = list.compactMap { CGFloat(attribute: $0) }
      guard numbers.count == list.count else { return nil }
      self = .numbers(numbers)
    case let value as NSValue where !(value is NSNumber):
      guard let structure = value.animatedStructure, !(structure is NSValue) else { return nil }
      self.init(structure)
    default:
      guard let number = value.flatMap({ CGFloat(attribute: $0) }) else { return nil }
      self = .number(number)
    }
  }

  /// The value as an object of Core Animation; `nil` for kinds that no property of a layer's class has.
  var object: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .color(let color): CGColor(ColorComponents(color))
    case .path(let path): CGPath(path)
    case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
    case .colors(let colors): colors.map { CGColor(ColorComponents($0)) }
    case .size, .rect, .transform: nil
    }
  }

  /// Returns a value on the way to another one; the other one if it is of another kind.
  func mixed(with other: AnimatedValue, at progress: Double) -> AnimatedValue {
    let mix = Interpolation(progress)
    switch (self, other) {
    case (.number(let start), .number(let end)): return .number(mix(start, end))
    case (.point(let start), .point(let end)): return .point(mix(start, end))
    case (.size(let start), .size(let end)):
      return .size(CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height)))
    case (.rect(let start), .rect(let end)): return .rect(mix(start, end))
    case (.transform(let start), .transform(let end)): return .transform(mix(start, end))
    case (.color(let start), .color(let end)): return .color(mix(start, end))
    case (.path(let start), .path(let end)): return .path(mix(start, end))
    case (.numbers(let start), .numbers(let end)) where start.count == end.count:
      return .numbers(zip(start, end).map { mix($0, $1) })
    case (.colors(let start), .colors(let end)) where start.count == end.count:
      return .colors(zip(start, end).map { mix($0, $1) })
    default: return progress < 0.5 ? self : other
    }
  }

  /// Returns the sum with another value, or the difference if `sign` is -1; `nil` for kinds without one.
  func adding(_ other: AnimatedValue, sign: CGFloat = 1) -> AnimatedValue? {
    switch (self, other) {
    case (.number(let first), .number(let second)): .number(first + sign * second)
    case (.point(let first), .point(let second)):
      .point(CGPoint(x: first.x + sign * second.x, y: first.y + sign * second.y))
    case (.size(let first), .size(let second)):
      .size(CGSize(width: first.width + sign * second.width, height: first.height + sign * second.height))
    case (.transform(let first), .transform(let second)) where sign == 1: .transform(second.followed(by: first))
    default: nil
    }
  }

  /// The distance from another value, for key frames of equal speed.
  func distance(from other: AnimatedValue) -> Double {
    switch (self, other) {
    case (.number(let first), .number(let second)): return Double(abs(first - second))
    case (.point(let first), .point(let second)):
      let (x, y) = (first.x - second.x, first.y - second.y)
      return Double((x * x + y * y).squareRoot())
    default: return 1
    }
  }
}

extension LayerValues {
  /// Returns the value of a key path; `nil` if it is not one of those that are animated.
  func value(forKeyPath keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "opacity": return .number(CGFloat(node.opacity))
    case "position": return .point(geometry.position)
    case "position.x": return .number(geometry.position.x)
    case "position.y": return .number(geometry.position.y)
    case "bounds": return .rect(geometry.bounds)
    case "bounds.size": return .size(geometry.bounds.size)
    case "bounds.size.width": return .number(geometry.bounds.width)
    case "bounds.size.height": return .number(geometry.bounds.height)
    case "bounds.origin": return .point(geometry.bounds.origin)
    case "bounds.origin.x": return .number(geometry.bounds.minX)
    case "bounds.origin.y": return .number(geometry.bounds.minY)
    case "anchorPoint": return .point(geometry.anchorPoint)
    case "transform": return .transform(transform)
    case "transform.rotation", "transform.rotation.z": return .number((transformParts?.degrees ?? 0) * .pi / 180)
    case "transform.rotation.x", "transform.rotation.y": return .number(0)
    case "transform.scale", "transform.scale.x": return .number(transformParts?.scale.x ?? 0)
    case "transform.scale.y": return .number(transformParts?.scale.y ?? 0)
    case "transform.translation": return .size(CGSize(width: transform.m41, height: transform.m42))
    case "transform.translation.x": return .number(transform.m41)
    case "transform.translation.y": return .number(transform.m42)
    case "backgroundColor":
      guard case .color(let color)? = node.background else { return .color(.clear) }
      return .color(color)
    case "cornerRadius": return .number(node.cornerRadii.clockwise.max() ?? 0)
    case "borderWidth": return .number(node.border?.width ?? 0)
    case "borderColor": return .color(node.border?.color ?? .clear)
    case "shadowOpacity": return .number(CGFloat(node.shadow?.color.alpha ?? 0) / 255)
    case "shadowRadius": return .number((node.shadow?.blur ?? 0) / 2)
    case "shadowOffset": return .size(node.shadow?.offset ?? .zero)
    case "shadowColor": return .color(node.shadow?.color ?? .clear)
    default: return nil
    }
  }

  private var transformParts: TransformParts? { TransformParts(transform.affine) }

  /// Sets the value of a key path, if it is one of those that are animated.
  mutating func set(_ value: AnimatedValue, forKeyPath keyPath: String) {
    if keyPath.hasPrefix("transform") { return setTransform(value, keyPath) }
    switch (keyPath, value) {
    case ("opacity", .number(let number)): node.opacity = Double(max(0, min(1, number)))
    case ("position", .point(let point)): geometry.position = point
    case ("position.x", .number(let number)): geometry.position.x = number
    case ("position.y", .number(let number)): geometry.position.y = number
    case ("bounds", .rect(let rect)): geometry.resize(to: rect)
    case ("bounds.size", .size(let size)): resize { $0.size = size }
    case ("bounds.size.width", .number(let number)): resize { $0.size.width = max(0, number) }
    case ("bounds.size.height", .number(let number)): resize { $0.size.height = max(0, number) }
    case ("bounds.origin", .point(let point)): resize { $0.origin = point }
    case ("bounds.origin.x", .number(let number)): resize { $0.origin.x = number }
    case ("bounds.origin.y", .number(let number)): resize { $0.origin.y = number }
    case ("anchorPoint", .point(let point)): geometry.anchorPoint = point
    case ("backgroundColor", .color(let color)): node.background = .color(color)
    case ("cornerRadius", .number(let number)): node.cornerRadii = CornerRadii(max(0, number))
    case ("borderWidth", .number(let number)):
      node.border = Border(width: max(0, number), color: node.border?.color ?? .black)
    case ("borderColor", .color(let color)): node.border?.color = color
    case ("shadowOpacity", .number(let number)):
      changeShadow { $0.color.alpha = UInt8((max(0, min(1, number)) * 255).rounded()) }
    case ("shadowRadius", .number(let number)): changeShadow { $0.blur = max(0, number) * 2 }
    case ("shadowOffset", .size(let size)): changeShadow { $0.offset = size }
    case ("shadowColor", .color(let color)): changeShadow { $0.color = color }
    default: break
    }
  }

  private mutating func resize(_ change: (inout CGRect) -> Void) {
    var bounds = geometry.bounds
    change(&bounds)
    geometry.resize(to: bounds)
  }

  private mutating func changeShadow(_ change: (inout Shadow) -> Void) {
    var shadow = node.shadow ?? Shadow(color: .black, offset: CGSize(width: 0, height: -3), blur: 6)
    change(&shadow)
    node.shadow = shadow
  }

  private mutating func setTransform(_ value: AnimatedValue, _ keyPath: String) {
    if case .transform(let matrix) = value, keyPath == "transform" {
      transform = matrix
    } else if case .number(let angle) = value, keyPath == "transform.rotation.x" {
      transform = CATransform3DMakeRotation(angle, 1, 0, 0).followed(by: transform)
    } else if case .number(let angle) = value, keyPath == "transform.rotation.y" {
      transform = CATransform3DMakeRotation(angle, 0, 1, 0).followed(by: transform)
    } else {
      setAffinePart(value, keyPath)
    }
    geometry.transform = transform.affine
  }

  private mutating func setAffinePart(_ value: AnimatedValue, _ keyPath: String) {
    var parts = transformParts ?? .identity
    switch (keyPath, value) {
    case ("transform.rotation", .number(let angle)), ("transform.rotation.z", .number(let angle)):
      parts.degrees = angle * 180 / .pi
    case ("transform.scale", .number(let scale)): parts.scale = CGPoint(x: scale, y: scale)
    case ("transform.scale.x", .number(let scale)): parts.scale.x = scale
    case ("transform.scale.y", .number(let scale)): parts.scale.y = scale
    case ("transform.translation", .size(let size)): parts.translation = CGPoint(x: size.width, y: size.height)
    case ("transform.translation", .point(let point)): parts.translation = point
    case ("transform.translation.x", .number(let number)): parts.translation.x = number
    case ("transform.translation.y", .number(let number)): parts.translation.y = number
    default: return
    }
    transform = CATransform3D(parts.affine)
  }
}
