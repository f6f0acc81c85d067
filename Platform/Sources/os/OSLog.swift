/// A log with a subsystem and a category that drops all messages.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}

  public var signpostsEnabled: Bool { false }
  public func isEnabled(type: OSLogType) -> Bool { false }

  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
    public static let dynamicTracing = Category()
    public static let dynamicStackTracing = Category()
  }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {}
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}
@_disfavoredOverload
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}

/// A source of signposts, which are not recorded.
public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public func beginInterval(_ name: StaticString) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func emitEvent(_ name: StaticString) {}
}

public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// The kind of an entry of `os_signpost`.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
  public static let exclusive = OSSignpostID()
  public init() {}
  public init(log: OSLog) {}
}

public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
