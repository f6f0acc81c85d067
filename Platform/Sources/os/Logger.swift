/// A log of the system; messages are dropped.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
}
