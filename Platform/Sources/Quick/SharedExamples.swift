import XCTest

public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = (@escaping SharedExampleContext) -> Void

/// Declares examples that several groups have.
public func sharedExamples(_ name: String, closure: @escaping () -> Void) {
  sharedExamples(name) { (_: @escaping SharedExampleContext) in closure() }
}

public func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {
  let stored = MainThreadClosure(body: closure)
  SpecificationRecord.shared.register(name) { stored.body($0) }
}

/// `@unchecked Sendable`: specifications are declared on one thread.
private struct MainThreadClosure: @unchecked Sendable {
  let body: SharedExampleClosure
}

/// Declares the shared examples of a name in this group.
public func itBehavesLike(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
  itBehavesLike(name, file: file, line: line) { [:] }
}

public func itBehavesLike(
  _ name: String, file: StaticString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext
) {
  let site = Callsite(file: "\(file)", line: line)
  guard let body = SpecificationRecord.shared.sharedExamples(name) else {
    SpecificationRecord.shared.addExample(
      name, at: site, file: file,
      body: .synchronous { XCTFail("No shared examples are named \"\(name)\".", file: file, line: line) })
    return
  }
  SpecificationRecord.shared.sharing(at: site) { describe(name) { body(sharedExampleContext) } }
}

public func fitBehavesLike(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
  fdescribe("") { itBehavesLike(name, file: file, line: line) }
}

public func fitBehavesLike(
  _ name: String, file: StaticString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext
) {
  fdescribe("") { itBehavesLike(name, file: file, line: line, sharedExampleContext: sharedExampleContext) }
}

public func xitBehavesLike(
  _ name: String, file: StaticString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
  xdescribe("") { itBehavesLike(name, file: file, line: line, sharedExampleContext: sharedExampleContext) }
}

/// A class that declares examples for a context, which several groups have.
open class Behavior<Context> {
  open class var name: String { "\(self)" }

  open class func spec(_ aContext: @escaping () -> Context) {}
}

public func itBehavesLike<Context>(
  _ behavior: Behavior<Context>.Type, file: StaticString = #filePath, line: UInt = #line,
  context: @escaping () -> Context
) {
  SpecificationRecord.shared.sharing(at: Callsite(file: "\(file)", line: line)) {
    describe(behavior.name) { behavior.spec(context) }
  }
}

public func fitBehavesLike<Context>(
  _ behavior: Behavior<Context>.Type, file: StaticString = #filePath, line: UInt = #line,
  context: @escaping () -> Context
) {
  fdescribe("") { itBehavesLike(behavior, file: file, line: line, context: context) }
}

public func xitBehavesLike<Context>(
  _ behavior: Behavior<Context>.Type, file: StaticString = #filePath, line: UInt = #line,
  context: @escaping () -> Context
) {
  xdescribe("") { itBehavesLike(behavior, file: file, line: line, context: context) }
}
