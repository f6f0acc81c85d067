@_spi(Porting) import HeadlessUIKit

// Functions of the Objective-C runtime. Without it, classes have no list of methods: code that looks methods up or
// exchanges them compiles and has no effect.

/// A method of a class. There are none.
public struct Method: Sendable {}

/// The implementation of a method.
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Any) -> Method? {
  RuntimeWarnings.warn("class_getInstanceMethod", "there is no Objective-C runtime that lists methods")
  return nil
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Any) -> Method? {
  RuntimeWarnings.warn("class_getClassMethod", "there is no Objective-C runtime that lists methods")
  return nil
}

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  RuntimeWarnings.warn("method_exchangeImplementations", "there is no Objective-C runtime that exchanges methods")
}

public func method_getImplementation(_ m: Method) -> IMP? { nil }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Any, _ imp: IMP?, _ types: UnsafePointer<CChar>?) -> Bool {
  RuntimeWarnings.warn("class_addMethod", "there is no Objective-C runtime that adds methods")
  return false
}

@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Any, _ imp: IMP?, _ types: UnsafePointer<CChar>?) -> IMP? {
  RuntimeWarnings.warn("class_replaceMethod", "there is no Objective-C runtime that replaces methods")
  return nil
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

private enum RuntimeWarnings {
  /// Warns that a function has no effect.
  static func warn(_ name: String, _ reason: String) {
    PlatformWarning.warn("`\(name)` has no effect here: \(reason).")
  }
}
