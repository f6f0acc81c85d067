public import Foundation
public import HeadlessUIKit
public import XCTest

/// An expectation that a property of an object changes.
open class XCTKVOExpectation: XCTestExpectation {
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  public let keyPath: String
  public let observedObject: Any
  public let expectedValue: Any?
  /// Whether a change fulfills the expectation; `nil` for each change, or the one to the expected value.
  open var handler: Handler?
  private let observer = Observer()
  private var isMet = false
  /// Called when the expectation is fulfilled.
  fileprivate var onEnd: (() -> Void)? {
    didSet { if isMet { onEnd?() } }
  }

  /// - Parameter expectedValue: The value that fulfills the expectation; `nil` for each change.
  public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    super.init(description: "the key path \(keyPath) of \(object)")
    observer.action = { [weak self] change in self?.check(change) }
    let options: NSKeyValueObservingOptions = expectedValue == nil ? [.new, .old] : [.new, .old, .initial]
    (object as? NSObject)?.addObserver(observer, forKeyPath: keyPath, options: options)
  }

  private func check(_ change: [NSKeyValueChangeKey: Any]) {
    if let handler {
      let values = change.map { (AnyHashable($0.key), $0.value) }
      if handler(observedObject, Dictionary(uniqueKeysWithValues: values)) { end() }
    } else if let expectedValue {
      let isEqual = (expectedValue as? AnyHashable).map { $0 == change[.newKey] as? AnyHashable } ?? false
      if isEqual { end() }
    } else {
      end()
    }
  }

  private func end() {
    observer.action = nil
    isMet = true
    fulfill()
    onEnd?()
  }

  private final class Observer: NSObject, KeyValueObserver {
    var action: (([NSKeyValueChangeKey: Any]) -> Void)?

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      action?(change ?? [:])
    }
  }
}

extension XCTestCase {
  /// Returns an expectation that a property of an object gets a value; for `nil`, that it changes.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    noted(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
  }

  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler?
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
    expectation.handler = handler
    return noted(expectation)
  }

  /// Returns an expectation for which `waitForExpectations(timeout:)` waits, and which another one fulfills.
  private func noted(_ expectation: XCTKVOExpectation) -> XCTestExpectation {
    let own = self.expectation(description: expectation.expectationDescription)
    expectation.onEnd = { own.fulfill() }
    addTeardownBlock { _ = expectation }
    return own
  }
}
