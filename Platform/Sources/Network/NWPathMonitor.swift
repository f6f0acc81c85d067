private import FirstFramePlaceholders
@_exported public import Foundation

/// The way to the network.
public struct NWPath: Hashable, Sendable {
  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }

  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
}

public enum NWInterface {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
}

/// Reports changes of the network. There is none: the handler is never called.
public final class NWPathMonitor: @unchecked Sendable {
  // Set before `start(queue:)`, as documented.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public func start(queue: DispatchQueue) {
    MissingEffect.warn("NWPathMonitor.start(queue:)", "the network is not used here; its handler is not called.")
  }
  public func cancel() {}
}
