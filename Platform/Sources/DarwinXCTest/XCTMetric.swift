public import Foundation
public import XCTest

/// What a performance test measures. Code is run once here, and nothing is measured.
public protocol XCTMetric: NSObjectProtocol {}

public final class XCTClockMetric: NSObject, XCTMetric {}

public final class XCTCPUMetric: NSObject, XCTMetric {}

public final class XCTMemoryMetric: NSObject, XCTMetric {}

public final class XCTStorageMetric: NSObject, XCTMetric {}

/// How a performance test measures. It has no effect.
open class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  open var iterationCount = 5
  open var invocationOptions: InvocationOptions = []
}

extension XCTestCase {
  /// Runs code that a performance test measures, once.
  public func measure(metrics: [any XCTMetric], block: () -> Void) { block() }

  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { block() }

  public func measure(options: XCTMeasureOptions, block: () -> Void) { block() }
}
