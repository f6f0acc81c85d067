public import XCTest

// On iOS, a test case is an object of Objective-C.

extension XCTestCase {
  public var classForCoder: AnyClass { type(of: self) }

  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
