import FirstFrameLayoutTree
import Foundation

/// Stands in a ported package for code that does not compile here. Warns that it ran (see `UsageWarnings`).
///
/// - Parameter description: What is left out: its file and line, and the first error of the compiler.
public func firstFrameLeftOut(_ description: String) {
  UsageWarnings.warn(description)
}

/// Returns a neutral value in place of that of code that does not compile in a ported package: `nil`, zero, `false`, an
/// empty collection or string, or an empty view, color, font or image. Warns that it ran (see `UsageWarnings`).
///
/// Ends the process if the type has no neutral value.
///
/// - Parameter description: What is left out: its file and line, and the first error of the compiler.
public func firstFrameLeftOutValue<Value>(_ description: String) -> Value {
  UsageWarnings.warn(description)
  guard let value = NeutralValue.of(Value.self) as? Value else {
    fatalError("\(description) A value of the type \(Value.self) cannot replace it.")
  }
  return value
}

/// Values without information.
private enum NeutralValue {
  static func of(_ type: Any.Type) -> Any? {
    switch type {
    case is Void.Type: ()
    case let type as any ExpressibleByNilLiteral.Type: none(type)
    case is Bool.Type: false
    case let type as any AdditiveArithmetic.Type: zero(type)
    case let type as any RangeReplaceableCollection.Type: empty(type)
    case let type as any ExpressibleByArrayLiteral.Type: empty(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    case is CGRect.Type: CGRect.zero
    case is CGPoint.Type: CGPoint.zero
    case is CGSize.Type: CGSize.zero
    case is CGAffineTransform.Type: CGAffineTransform.identity
    case is UIEdgeInsets.Type: UIEdgeInsets.zero
    default: object(type)
    }
  }

  private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }

  private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Value { .zero }

  private static func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Value { Value() }

  private static func empty<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }

  private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value { [:] }

  /// Only classes of UIKit itself: a subclass may need more than its initializer gets.
  private static func object(_ type: Any.Type) -> Any? {
    guard Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated { () -> (any Sendable)? in
      switch type {
      case is UIView.Type where type == UIView.self: UIView()
      case is UILabel.Type where type == UILabel.self: UILabel()
      case is UIImageView.Type where type == UIImageView.self: UIImageView()
      case is UIViewController.Type where type == UIViewController.self: UIViewController()
      case is UIColor.Type: UIColor.clear
      case is UIFont.Type: UIFont.systemFont(ofSize: UIFont.systemFontSize)
      case is UIImage.Type: UIImage()
      default: nil
      }
    }
  }
}
