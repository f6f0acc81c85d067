@_exported public import Foundation

// What Foundation has only on Apple's systems. UIKit re-exports this module.

/// Where a function stores its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The largest number of type `Float`, as the C library of Apple's systems calls it.
public let HUGE = Float.greatestFiniteMagnitude

/// Where a method of Objective-C stores an object.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The largest finite number of type `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The result of a function of the system; 0 for success.
public typealias OSStatus = Int32

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBooleanTrue: Bool! = true
public let kCFBooleanFalse: Bool! = false

extension NSString {
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: String(describing: format), locale: .current, arguments: args))
  }
}

extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }

  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }
}

extension FileManager {
  /// Returns `nil`: there is no iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

/// Values that are shared by the devices of a person. They are only in memory.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Protected by `lock`.
  private var values: [String: Any] = [:]
  private let lock = NSLock()
  private static let shared = NSUbiquitousKeyValueStore()

  public class var `default`: NSUbiquitousKeyValueStore { shared }
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// An error in a program. Raising it ends the process.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "no reason was given")")
  }
}

extension NSExceptionName {
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
}
